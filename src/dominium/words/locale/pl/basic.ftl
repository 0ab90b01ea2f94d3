### The basic cards; and how the words of all cards are written.
###
### Each family of sets has a file with the words of its cards; those of one card stand together:
###
### - Its name is the value of the message with its id, `.acc` the name in the accusative ("zagrywa Milicję"),
###   `.other` the older Polish names for look-up, separated by "; ", and `.text` the text, one effect per line.
### - `rulings-<card>` is what is good to know about it beyond its text, one note per line; `-rulings-<card>` is what
###   both versions of a card share.
### - `ask-<card>-<kind>` and `word-<card>-<word>` are what it asks, where the general words of prompts.ftl would be
###   unclear.
###
### In texts and notes ¤ is the coin and ★ the victory point; in texts a line with just --- is the dividing line.
### An id ending in -1e is for the first-edition version of the card before it.
### Both languages have the same messages and the same notes in the same order.

set-basic = Karty podstawowe
set-own = Własne karty

copper = Miedziaki
    .acc = Miedziaki
    .other = Miedziak
    .text =
        ¤1
rulings-copper =
    Kosztują ¤0, więc dopóki są w Zasobach, możesz na nie przeznaczyć każdy niewykorzystany zakup.
    7 kart Miedziaków, z którymi każdy zaczyna grę, bierze się z tego stosu.

silver = Srebrniki
    .acc = Srebrniki
    .other = Srebrnik; Srebro
    .text =
        ¤2
rulings-silver =
    Zagraj wszystkie potrzebne Skarby, zanim coś kupisz: po pierwszym zakupie jest już za późno.

gold = Złoto
    .acc = Złoto
    .text =
        ¤3
rulings-gold =
    Nie musisz zagrywać wszystkich Skarbów, ale te pozostawione na ręce nie dają monet.

estate = Posiadłość
    .acc = Posiadłość
    .text =
        ★1
rulings-estate =
    Trzy Posiadłości, z którymi zaczynasz grę, nie pochodzą z tego stosu.
    Na koniec gry jej punkt liczy się bez względu na to, gdzie leży: w talii, na ręce, na stosie kart odrzuconych, w grze, odłożona na bok czy na podkładce.

duchy = Powiat
    .acc = Powiat
    .other = Księstwo
    .text =
        ★3
rulings-duchy =
    W grze na 2 osoby stos liczy 8 kart, a na więcej osób 12.

province = Prowincja
    .acc = Prowincję
    .text =
        ★6
rulings-province =
    Gdy ten stos się skończy, gra kończy się wraz z bieżącą turą.
    Stos liczy 8 kart w grze na 2 osoby, 12 na 3 lub 4, 15 na 5 i 18 na 6.

curse = Klątwa
    .acc = Klątwę
    .text =
        ★-1
rulings-curse =
    Nie jest kartą Zwycięstwa, więc efekty dotyczące kart Zwycięstwa jej nie obejmują.
    Można ją kupić za ¤0, a jej pusty stos przybliża koniec gry tak samo jak każdy inny.
