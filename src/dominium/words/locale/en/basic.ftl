### The basic cards; and how the words of all cards are written.
###
### Each family of sets has a file with the words of its cards; those of one card stand together:
###
### - Its name is the value of the message with its id; `.text` is the text, one effect per line.
### - `rulings-<card>` is what is good to know about it beyond its text, one note per line; `-rulings-<card>` is what
###   both versions of a card share.
### - `ask-<card>-<kind>` and `word-<card>-<word>` are what it asks, where the general words of prompts.ftl would be
###   unclear.
###
### In texts and notes ¤ is the coin and ★ the victory point; in texts a line with just --- is the dividing line.
### An id ending in -1e is for the first-edition version of the card before it.
### Both languages have the same messages and the same notes in the same order.

set-basic = Basic cards
set-own = Your own cards

copper = Copper
    .text =
        ¤1
rulings-copper =
    It costs ¤0, so a Buy you have left over can always take one while the pile lasts.
    The 7 Coppers each player starts with come out of this pile.

silver = Silver
    .text =
        ¤2
rulings-silver =
    Play all the Treasures you want before you buy: after your first purchase it is too late.

gold = Gold
    .text =
        ¤3
rulings-gold =
    You need not play every Treasure, but one you leave in your hand gives no coins.

estate = Estate
    .text =
        ★1
rulings-estate =
    The three Estates you start with are not taken from this pile.
    At the end its point counts wherever the card is: in your deck, hand or discard pile, in play, set aside or on a mat.

duchy = Duchy
    .text =
        ★3
rulings-duchy =
    The pile has 8 cards with 2 players and 12 with more.

province = Province
    .text =
        ★6
rulings-province =
    Once this pile is empty, the game is over at the end of that turn.
    The pile has 8 cards with 2 players, 12 with 3 or 4, 15 with 5 and 18 with 6.

curse = Curse
    .text =
        ★-1
rulings-curse =
    It is not a Victory card, so whatever looks for Victory cards passes it over.
    You may buy it for ¤0, and once empty its pile counts towards the end of the game like any other.
