### The terminal and the command line.

## The table

ui-supply = Supply
supply-end = Provinces { $provinces } · empty piles { $empty } of { $limit }
supply-trash = trash { $count }
pile-empty = –
pile-tokens = ⊘{ $count }
ui-projects = Projects
ui-artifacts = Artifacts
ui-owners = ({ $names })
ui-hand = Hand ({ $count })
status-turn = { $who }, turn { $count }
status-extra = { $who }, extra turn
status-numbers = Actions { $actions } · Buys { $buys } · ¤{ $coins }
phase-start = start of turn
phase-action = Action phase
phase-buy = Buy phase
phase-clean_up = Clean-up
phase-over = the game is over
area-hand = hand { $count }
area-deck = deck { $count }
area-discard = discard:
area-coffers = Coffers { $count }
area-villagers = Villagers { $count }
area-tokens = { $name } { $count }
zone-play = in play:
zone-durations = Durations:
zone-revealed = revealed:
zone-looking = you look at:
zone-aside = set aside:
zone-aside-hidden = set aside face down: { $count }
zone-mat = mat { $name } ({ $count }):

letter-action = A
letter-treasure = T
letter-victory = V
letter-curse = C
letter-attack = !
letter-reaction = R
letter-duration = D
letter-project = P
letter-artifact = F

default-name = Player
bot-name-1 = Agnes
bot-name-2 = Bertram
bot-name-3 = Cecily
bot-name-4 = Edmund
bot-name-5 = Matilda
bot-name-6 = Oswin

## Asking

input-mark = >
hint-treasures = Enter: play all Treasures
hint-enter-play = Enter: to the Buy phase
hint-enter-treasure = Enter: on to buying
hint-enter-buy = Enter: end the turn
hint-enter-none = Enter: none
hint-several = several: 1 2 2
hint-end = e: end the turn
hint-always = u: undo · ? 1: card 1 · h: help
log-cut = … { $count } more lines before these (l: the whole log)
explain-how = Type ? and a number or a name, for example: ? 1  or  ? moat
ui-cost = ¤{ $cost }
ui-cost-now = ¤{ $cost } now (printed ¤{ $printed })
ui-saved = Saved in { $file }
ui-left = The game is saved. To go on: dominium play --continue { $file }
ui-finished = The record of the game: { $file }

undo-nothing = There is nothing to take back.
undo-revealed = Too late: you have seen new cards since, so it stays.
undo-others = Too late: another player has acted since.

bad-line = “{ $line }” is neither a number, a key nor a card; h shows the keys.
bad-card = “{ $line }” is not on offer now.
bad-number =
    { $count ->
        [0] There is no option { $number }: there is nothing to choose here.
        [1] There is no option { $number }: there is only option 1.
       *[other] There is no option { $number }: choose from 1 to { $count }.
    }
bad-count = That is { $count }: take { $min } to { $max }.
bad-count-exact = That is { $count }: take exactly { $max }.
bad-copies =
    { $count ->
        [1] There is only one of number { $number } ({ $option }).
       *[other] There are only { $count } of number { $number } ({ $option }).
    }
bad-treasures = There are no Treasures to play now.
bad-end = Answer this question first, then you can end the turn.

ui-help =
    Numbers     choose: 3 takes option 3; 1 3 3 or 1,3,3 takes several, a number again for a copy
    a name      chooses a card, too: silver
    Enter       goes on: takes nothing, ends the phase, or plays all Treasures
    0           takes nothing
    t           plays all Treasures
    e           ends the turn
    u           takes back your last choice, as long as nothing new was seen
    ? moat      explains a card; ? 2 explains option 2; ? explains the card that asks
    l           the whole log
    m           what the master would do, and how often it wins
    r           shows the table again
    s FILE      saves a copy of the game
    q           leaves; the game is always saved
    h           this help
    Letters: A Action · T Treasure · V Victory · C Curse · ! Attack · R Reaction · D Duration · P Project
    Signs: ¤ coin · ★ victory point · ⊘ Embargo token · ▶ whose turn it is

## The end

result-line =
    { $turns ->
        [one] { $who }: ★{ $points } in { $turns } turn
       *[other] { $who }: ★{ $points } in { $turns } turns
    }
result-winner = { $names } wins.
result-tie = A tie: { $names } share the victory.

## Replays and lists

replay-players = Players: { $names }
replay-kingdom = Kingdom: { $cards }
replay-projects = Projects: { $cards }
replay-unfinished = The record ends here; the game is not over.
kingdom-line = { "  " }{ $name } [{ $id }]: { $cards }
kingdom-random = random

## What cards still lack

# A line for each lack: the card, what it lacks, the file and the line to add there.
check-line = { $card }: { $what } → { $file }: { $line }
check-fault = { $card }: { $what } ({ $file })
tongue-en = English
tongue-pl = Polish
lack-class = it has words but no class
lack-register = its class is not registered
lack-set = its set “{ $detail }” is not among the sets
lack-failure = a random game with it stopped: { $detail }
lack-test = no test
lack-printed = no line in the table of what is printed
lack-set_name = its set “{ $detail }” has no name in { $tongue }
lack-name = no name in { $tongue }, so it is shown as “{ $detail }”
lack-text = no text in { $tongue }
lack-acc = no accusative in { $tongue }
lack-rulings = no rulings in { $tongue }
lack-question = it asks “{ $detail }”, for which there is no sentence in { $tongue }
lack-option = it offers “{ $detail }”, for which there are no words in { $tongue }
lack-bots = bots do not know it
lack-drawing = no drawing
lack-drawn_twice = its drawing “{ $detail }” is another card's too
check-not-here-test = Tests cannot be checked here: they come with the sources only.
check-not-here-drawing = Drawings cannot be checked here: they come with the sources only.
check-own-bots =
    { $count ->
        [one] Bots play this card by general judgement, from its cost and types.
       *[other] Bots play these cards by general judgement, from their costs and types.
    }
check-games =
    { $count ->
        [one] What cards ask was learned from { $count } random game.
       *[other] What cards ask was learned from { $count } random games.
    }
check-complete =
    { $cards ->
        [0] No cards.
        [one] { $cards } card: nothing is missing.
       *[other] { $cards } cards: nothing is missing.
    }
check-missing =
    { $count ->
        [one] { $count } thing is missing.
       *[other] { $count } things are missing.
    }

## Help of the command line

help-program = The deck-building game of kingdoms. Without a command it opens the game in the browser.
help-usage = usage:
help-arguments = arguments
help-options = options
help-commands = commands
help-help = show this help
help-version = show the version, and whether the engine is compiled
help-lang = the language; otherwise that of the system
help-play = play against bots in the terminal
help-terminal = play in the terminal
help-players = how many players, bots included (2 to 6)
help-bots = the bots, separated by commas ({ $bots }, or program: and a command); one name stands for all
help-kingdom = a recommended kingdom (see: dominium kingdoms), ten cards separated by commas, or random
help-sets = draw the kingdom from these sets ({ $sets })
help-projects = Projects separated by commas, or how many to draw
help-seed = a number that determines the shuffles
help-name = your name
help-continue = go on with a saved game
help-replay = tell a recorded game turn by turn
help-replay-file = the record
help-delay = seconds to wait before each turn
help-kingdoms = list the recommended kingdoms
help-cards = list all cards, or explain one
help-cards-name = a card by its id or by a name in English or Polish
help-cards-check = say what cards still lack: class, test, words, what bots know, drawing
help-cards-own = a Python file with cards of your own, which is run as a program; may be given several times
help-cards-drawings = name the drawings that cards of your own can have

ui-version = Dominium { $version } ({ $build })
build-compiled = engine: compiled
build-interpreted = engine: interpreted

## Errors

error-usage = { $problem }
error-bare = { $option } needs a value
error-surplus = not understood: { $words }
error-command = there is no command “{ $name }”; there are: { $commands }
error-lang = there is no language “{ $name }”; there are: { $languages }
error-number = “{ $text }” is not a whole number
error-delay = “{ $text }” is not a number of seconds
error-no-file = name the file of a recorded game
error-read = { $file } cannot be read: { $why }
error-write = { $file } cannot be written: { $why }
system-missing = there is no such file or folder
system-forbidden = that is not allowed
system-folder = it is a folder
system-no-folder = a file stands where a folder should be
system-long-name = the name is too long
system-full = there is no space left
system-read-only = nothing can be written there
error-players = { $count } players: a game has { $least } to { $most }
error-bot = there is no bot “{ $name }”; there are: { $bots }
error-bots-players =
    { $bots ->
        [one] { $bots } bot for { $players } players: name one bot for all, or one less than players
       *[other] { $bots } bots for { $players } players: name one bot for all, or one less than players
    }
error-kingdom-size =
    { $count ->
        [one] { $count } Kingdom card: a kingdom has exactly 10
       *[other] { $count } Kingdom cards: a kingdom has exactly 10
    }
error-kingdom-unknown = there is no kingdom “{ $name }”; see: dominium kingdoms
error-kingdom-ambiguous = “{ $name }” can be: { $kingdoms }
error-sets-kingdom = choose either a kingdom or sets to draw it from
error-projects-number = a number of Projects goes with a random kingdom; here name the Projects
error-few-cards = there are too few Kingdom cards in: { $sets }
error-set = there is no set “{ $name }”; there are: { $sets }
error-twice = { $card } is named twice
error-not-kingdom = { $card } is not a Kingdom card
error-not-project = { $card } is not a Project
error-cards-name = --cards needs a file: --cards my_cards.py
error-no-drawings = the drawings come with the page, which is not built here: make web
error-continue-only = a saved game goes on as it was set up; leave out the other choices
error-continue-programs =
    { $count ->
        [one] one program played in this game
       *[other] { $count } programs played in this game
    }, and { $number } { $number ->
        [one] is
       *[other] are
    } named here; name as many, in the order of their seats
continue-without-programs =
    { $count ->
        [one] The steady bot goes on for the program that played here; to let the program go on, name it
       *[other] The steady bot goes on for the programs that played here; to let the programs go on, name them
    }: --bots program:COMMAND
error-card-unknown =
    { $hints ->
        [0] there is no card “{ $name }”
       *[other] there is no card “{ $name }”; did you mean: { $near }?
    }
error-card-ambiguous = “{ $name }” can be: { $cards }; use the word in brackets

record-damaged =
    { $number ->
        [0] the record is damaged
       *[other] the record is damaged at answer { $number }
    }: { $part ->
        [json] it is not JSON
        [text] it is not text in UTF-8
        [kingdom] “{ $part }” should be a list of the ids of its cards
        [projects] “{ $part }” should be a list of the ids of its Projects
        [names] “{ $part }” should be a list with a name for each player
        [agents] “{ $part }” should be a list with what answers for each player
        [seed] “{ $part }” should be a whole number
        [first] “{ $part }” should be the number of a seat, or -1
        [players] “{ $part }” should be a whole number
        [sealed] “{ $part }” should be true or false
        [choose_top] “{ $part }” should be true or false
        [position] “{ $part }” should say where the cards lay at the beginning
        [agreement] “{ $part }” should say what a sealed seed came from
        [own] “{ $part }” should name files and the SHA-256 of each
        [answers] “{ $part }” should be the list of all answers
        [answer] it should be of the form [seat, fingerprint, [options]]
        [scores] “{ $part }” should be a list of whole numbers, one for each player
        [winners] “{ $part }” should be a list of the seats that won
        [resigned] “{ $part }” should be a list of the seats that resigned
       *[other] “{ $part }” should be of the form {"{"}"scores": […], "winners": […]{"}"}
    }
record-foreign = this is not a record of a Dominium game
record-version = the record is of another format than this version reads, which is format { $part }
record-card = the record names a card that does not exist here: { $part }
record-setup =
    the record does not describe a legal game: { $part ->
        [players] a game has 2 to 6 players
        [first] whoever begins is not at the table
        [seed] a sealed seed has at most 256 bits
        [position] the cards cannot lie as its position says
       *[other] a kingdom has ten different piles and at most two Projects, and every card its place
    }
record-mismatch =
    the record does not fit this game: the question at answer { $number } is another one than was recorded{ $part ->
        [none] {""}
       *[other] {""}, with version { $part }
    }
record-illegal = answer { $number } of the record is not legal
record-surplus = the record goes on after the end of the game, at answer { $number }
record-own-missing = the game was played with cards of somebody's own, from { $part }: name that file with --cards
record-own-changed = the game was played with cards of somebody's own, from another version of this file: { $part } now
record-result =
    the result in the record is not that of its game: { $part ->
        [open] the game is not over after its last answer
        [scores] the points are others
       *[other] the winners are others
    }
