### The browser client. Card names, texts, sets, types and kingdoms come from the game's own files.

## Everywhere

skip = Skip to the content
menu = Pages
guide = How to play
cards = Cards
theme-dark = Candlelight (dark)
home = Home
close = Close
help = Help
shortcut = Key: { $key }
nothing = nothing
all = all
offline = The server does not answer. Is it running?
connecting = Connecting…
connection-lost = The connection is lost. Trying again…
retry = Try now
table-damaged = This game is damaged
table-damaged-why = It cannot be played on: what is stored of it does not fit this version of the program. Nothing of it is lost: the record holds everything that was played. As it also holds what is hidden, it can be downloaded once the game has been given up.
give-up-damaged = Give the game up
table-gone = There is no such table
no-watching = This table may not be watched
default-name = Player
not-found = There is nothing here
not-found-text = The address may be mistyped, or what was here is gone.
no-network = No connection. Your games are shown as they were last seen; to play them, to start new ones and to watch others takes a connection. The cards and the guide work as far as they were opened before.
needs-network = Needs a connection.
announcement = Message from the operator:
closed-to-new-tables = No new tables are taken at the moment. Games in progress go on.
unloaded = This page could not be loaded
unloaded-text = It was never opened here before, and it takes a connection to fetch it.

## What screen readers say

say-coins =
    { $amount ->
        [1] { $amount } coin
       *[other] { $amount } coins
    }
say-points =
    { $amount ->
        [1] { $amount } point
       *[other] { $amount } points
    }
say-cost = costs { $cost }
say-left = { $count } left
say-chosen = chosen: { $count }

## Home

hero = Build a deck. Rule a realm.
hero-text = A deck-building card game for 2 to 6 players: against bots, or with friends by link.
play-now = Play now
play-now-note = One click: you against a steady bot. Kingdom: { $kingdom }.
play-now-peaceful = One click: you against a steady bot. Kingdom: { $kingdom }, in your first game without Attacks.
play-now-another = Another kingdom
first-time = First time? Here is how to play.
new-game = New game
your-name = Your name
continue = Continue
public-tables = Public tables
no-public-tables = No public table right now.
records = Finished games
no-records = Your finished games will be here, to look at and to replay.
open-record = Replay a record from a file
credits = Credits and licences
free-seat = free seat
see-result = Result
join = Join
watch = Watch
own-kingdom = A kingdom of its own
kingdom-picked = The kingdom is picked by the players
table-lobby = waiting for players
table-picking = picking the kingdom
table-playing = turn { $turn }
table-over = finished
quiet-games =
    { $count ->
        [one] { $count } game left long ago
       *[other] { $count } games left long ago
    }
won-by-you = You won
won-by = Won by { $who }
gave-up = { $who } resigned
end-resigned = { $who } resigned.
your-move = your move
all-wait = everybody waits for you
come-back = Back to the table
remove-from-list = Remove from the list
remove-game = Remove from the list: { $names }
remove-title = Remove this table?
remove-alone = Nobody else sits there: the table is deleted for good, with its games and their replays.
remove-resigns = You resign this game, and the table leaves your list.
remove-over = The table leaves your list. The others keep it, and a bot takes your seat in their next game.
remove-lobby = Your seat is free for somebody else, and the table leaves your list.
remove-yes = Remove
delete = Delete
keep = Keep it

## New game

opponents = Opponents
seat = Seat { $number }
person-by-link = A person, by link
bot-level = Bot: { $level }
remove-seat = Remove seat { $number }
add-seat = Add an opponent
kingdom = Kingdom
how-recommended = Recommended
how-random = Random
how-cards = By hand
how-text = As text
how-picked = Picked in turn
edition = Edition
edition-1 = 1st
edition-2 = 2nd
favourite = Favourite
favourites = Favourites
favourite-name = My kingdom { $number }
kingdom-cards = The kingdom, { $count } of 10 cards
kingdom-full = the kingdom is full: take a card out to put another one in
empty-kingdom = Take all out
empty-kingdom-locked = Take out all but the locked
kingdom-hint = Click a card of the kingdom to lock, replace, ban or read it.

explain-kingdom = How to play this kingdom
explain-about = Which ways to play it win, which cards matter, how long games last and how to begin, found out by some thousands of games. It takes a minute or so, and is kept.
explain-start = Explain this kingdom
explain-length = With two players a game lasts { $number } rounds on average, and most of them from { $low } to { $high }.
explain-ways = Which ways win
explain-money = money alone
explain-ways-note = What the row wins against the column, in per cent of { $count } games; the best way is A. Marked is what is surely more or less than half.
explain-openings = How to begin
explain-coins = Coins
explain-first = First
explain-second = Second
explain-wins = wins, %
explain-cards = Which cards matter
explain-none-matters = No card is missed by more than can be told from chance.
explain-others = Nothing lost without:
explain-cards-note = What the best way found without the card wins less than half of the games against the best one, in per cent with half of the 95 % interval.
locked = locked
lock-card = Lock
unlock-card = Unlock
replace-card = Replace
ban-card = Ban
take-out = Take out
read-card = Read
re-roll = Deal anew
copy-text = Copy as text
copy-link = Copy link
ban-by-click = Clicks ban cards
banned-card = { $card }, banned
allow-card = Allow { $card } again
banned = Banned cards
banned-none = none
search-cards = Name or text of a card
picked-note = Before the game everybody names a card in turn until there are ten; what is left open is drawn from these sets.
first-set = Five cards from
second-set = and five from
no-split = no such split
projects-number = Projects
projects-chance = as they fall, two at most
search-card = Name in English or Polish
remove-card = Remove { $card }
kingdom-text-label = Names between commas, a link of the randomizer, or a link of ours
kingdom-read = Use it
text-supply = For the randomizer
text-link = Our link
options-more = More options
aid-points = Point counter
aid-deck = Deck tracker
aid-counts = Everybody's deck and discard pile are counted (the rules hide this)
choose-top = Choose the top card of the discard pile at Clean-up
poker-face = Poker face: what needs no thought takes a moment, too
hints-allowed = The master’s hints are allowed (against bots alone they always are)
public = Public table
spectators = Others may watch
clock-option = Time for a decision
clock-none = no limit
clock = { $seconds } s
bot-speed = Bots think
speed-instant = not at all
speed-quick = quickly
speed-normal = at ease
speed-slow = slowly
seed = Seed (games against bots)
seed-none = secret, at random
seed-number = A seed is a whole number of at most 15 digits.
open-table = Open the table
start-game = Start the game
ten-needed = { $count } of { $needed } cards

## Lobby

lobby = The table is set
seats = Seats
bot = bot
waiting-for-player = waiting for somebody
ready = ready
here = here
away = away
sit-here = Sit here
ready-when = Look at the kingdom, then say that you are ready.
starts-when-ready = The game starts by itself when everybody is ready.
not-ready = Not ready after all
i-am-ready = I am ready
leave-seat = Leave the seat
invite = Invite
invite-text = Give this link to the others. It holds no secret.
seat-link-text = Your own seat link opens this seat on any device. Keep it to yourself.
copy = Copy
copied = Copied
copy-seat-link = Copy my seat link
watching =
    { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
pick-yours = Name a card for the kingdom.
pick-of = { $who } names a card.
pick-label = Your card
pick-this = Name this card
pick-none = No more wishes

## The table

table = Table
supply = Supply
in-play = In play
hand =
    { $count ->
        [one] Your hand, { $count } card
       *[other] Your hand, { $count } cards
    }
hand-empty = Your hand is empty.
panes = Parts of the table
question = What is asked
numbers = Actions, Buys, coins
options = Options
stage = Choice
stage-you-see = You see:
stage-shown-by = { $who } shows:
choose-from = Choose from these cards
order = In this order:
log = Log
tracker = Deck tracker
side = Log and tracker
autoplay = Play plain Treasures for me
table-options = At this table
table-options-short = Options
actions =
    { $count ->
        [one] Action
       *[other] Actions
    }
buys =
    { $count ->
        [one] Buy
       *[other] Buys
    }
coins =
    { $count ->
        [one] coin
       *[other] coins
    }
coffers =
    { $count ->
       *[other] Coffers
    }
villagers =
    { $count ->
        [one] Villager
       *[other] Villagers
    }
coffers-short =
    { $count ->
       *[other] Coffers
    }
villagers-short =
    { $count ->
        [one] Villager
       *[other] Villagers
    }
spend-coffers = Spend a Coffers token (you have { $count })
spend-villagers = Spend a Villager (you have { $count })
their-coffers = Coffers
letter-coffers = C
their-villagers = Villagers
letter-villagers = V
their-mat = { $name } mat
mat = { $name } mat: { $count }
their-aside = set aside
short-aside = aside
hand-size =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
piles-long = Deck: { $deck }, discard pile: { $discard }
piles-short = deck { $deck } · disc. { $discard }
discard-short = Discard
deck-short = deck
deck =
    { $count ->
        [one] Your deck, { $count } card
       *[other] Your deck, { $count } cards
    }
on-top = On top:
revealed = Revealed:
points-title = Victory points, by counting along
nobody = nobody
ending = Provinces { $provinces } · empty piles { $empty } of { $limit }
trash = Trash ({ $count })
pile-tokens = Embargo tokens: { $count }
your-play = You have in play
their-play = In play: { $who }
durations = Durations
your-durations = Yours
nothing-played = Nothing played yet.
aside = Set aside
plays-now = Playing now…
stays-in-play = In play
recap-played = Played
recap-gained = Gained
phase-start = start of the turn
phase-action = Action phase
phase-buy = Buy phase
phase-clean_up = Clean-up
phase-over = the game is over
turn-yours = Your turn { $turn }
turn-of = Turn of { $who }
turn-extra = Extra turn of { $who }
waits-for = { $who } decides
waits-for-card = { $who } decides ({ $card })
wait = One moment…
chosen-of =
    { $min ->
        [0] { $count } chosen, { $max } at most
       *[other] { $count } of { $max } chosen
    }
deck-top = top
deck-bottom = bottom
name-search = Search a card by name
name-click = Or click a pile of the Supply.
say = Say…
give-to-bot = Let a bot play
bot-plays = A bot plays for you.
take-back = Play again myself
back-to-result = Back to the result

undo = Undo
undo-free = Take back the last move (U)
undo-open = Take back the last move (U). New cards were seen: the game will not count
undo-ask = Ask the others to let you take back the last move (U)
undo-nothing = There is nothing to take back.
undo-revealed = Too late: new cards have been seen since.
undo-others = Too late: others have moved since.
undo-asked = The others are asked whether you may take back your move.
undo-wish = { $who } would like to take back a move.
agree = Agree
refuse = Refuse

## What the button does

n-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
clear = Clear
end-turn = End turn
do-end-actions = On to buying
do-treasures =
    { $count ->
        [one] Play { $count } Treasure for { $coins }
       *[other] Play { $count } Treasures for { $coins }
    }
do-to-buying = On to buying
do-buy = Buy { $card } for { $cost }
do-end-turn = End turn
skip-discard = Keep them
skip-trash = Keep them all
skip-gain = Gain nothing
skip-put_back = Leave it there
skip-set_aside = Keep it in hand
skip-take = Take nothing
skip-play_card = Play nothing
skip-react = Not this time
skip-reveal = Reveal nothing
skip-return = Keep them
skip-star = Just shuffle
skip-top = As it comes
skip-choose = Skip
end-anyway = End the turn
end-never-ask = End, never ask
play-on = Go on playing
leaving-treasures =
    { $count ->
        [one] You still have a Treasure in your hand. End the turn without playing it?
       *[other] You still have { $count } Treasures in your hand. End the turn without playing them?
    }
leaving-coins =
    { $coins ->
        [one] You still have { $coins } coin to spend. End the turn without buying?
       *[other] You still have { $coins } coins to spend. End the turn without buying?
    }
do-choose = Choose this
do-discard = Discard { $cards }
do-trash = Trash { $cards }
do-gain = Gain { $cards }
do-put_back = Put back { $cards }
do-set_aside = Set aside { $cards }
do-take = Take { $cards }
do-play_card = Play { $cards }
do-react = Use { $cards }
do-order = Next: { $name }
do-name = Name { $cards }
do-pass = Pass { $cards }
do-reveal = Reveal { $cards }
do-pile = Choose { $name }
do-give = Hand out { $cards }
do-return = Return { $cards }
do-star = Put { $cards } on top
do-top = Put { $cards } on top

## The deck tracker

card = Card
copies = Copies
next-one = Next card
next-five = Next 5
deck-left =
    { $count ->
        [one] { $count } card left in your deck
       *[other] { $count } cards left in your deck
    }
in-discard = In your discard pile
owned-by = { $who } owns

## Settings

settings = Settings
settings-looks = Looks
settings-play = Play
settings-signs = Signs
language = Language
theme = Theme
theme-auto = as the system
theme-daylight = Daylight
theme-candlelight = Candlelight
text-size = Text size
animation = Movements
animation-off = none
animation-quick = quick
animation-normal = usual
animation-slow = slow
bot-speed-owner = The pace at this table is its host's.
setting-quick = One click buys
setting-careful = Ask before a turn ends that leaves something unused
setting-hotkeys = Keys choose cards, and cards show their keys
sound = Sound
sounds-when = It sounds
sounds-turn = when it is my move
sounds-all = at every question
volume = Volume
setting-notify = A message of the system when it is my move and I look elsewhere
notify-refused = The browser does not allow messages from this page.

## The people at a table

leave-table = Leave the table
leave-for-now = To the front page
leave-for-now-game = The game waits; it stays in your list.
leave-for-now-table = Your seat stays yours.
resign = Resign
resign-two = The game is over, and the other player wins.
resign-more = A bot plays your cards to the end; you cannot win any more.
resign-bots = The game is over, and the best of the bots wins.
leave-for-good = Leave for good
leave-for-good-game = You resign, and the table leaves your list.
leave-for-good-table = Your seat is given up, and the table leaves your list.
delete-table = Delete the table
delete-table-text = Nobody else sits here: the table is gone for good, with its games and their replays.
you-watch = You are watching.
you-watched = You watched this game.
is-away =
    { $count ->
        [one] { $who } is away.
       *[other] { $who } are away.
    }
has-resigned =
    { $count ->
        [one] { $who } has resigned; a bot plays on.
       *[other] { $who } have resigned; bots play on.
    }
you-resigned = You have resigned; a bot plays on for you.
rematch-wish = { $who } would like another game
waits-for-answer = { $who } has been asked for another game.

## Keys

keys-title = Keys
keys-choose = choose the card or option with that sign
keys-enter = do what the main button says
keys-t = play all Treasures
keys-e = end the turn
keys-u = undo
keys-space = press the focused button; with Shift, look at the focused card
keys-l = open or fold the log
keys-hint = ask the master what to do
master-ask = Ask the master what to do
master-hint = What the master would do
master-thinks = The master is thinking…
keys-arrows = move between cards
keys-esc = close, or clear what is chosen
keys-help = this help
keys-touch = With the mouse: rest on a card or right-click it to read it. By touch: press it for a moment. Where one card is chosen, a second click confirms it.
space = Space

## The end

you-won = You won!
somebody-won = { $who } wins
shared-win = A shared victory: { $who }
end-provinces = The last Province is gone.
end-piles =
    { $count ->
        [one] { $count } pile is empty.
       *[other] { $count } piles are empty.
    }
revised = Moves were taken back after new cards had been seen: this game does not count.
rematch = Rematch
rematch-waits = Waiting for the others…
replay = Replay
look-at-table = Look at the table
download-record = Download the record
share-replay = Copy the replay link
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
points-word = Points
turns-taken =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
winner = winner
points-by-card = Points by card
rest-of-deck = The rest of the deck
bought = Bought
score-by-round = Score by round
round-axis = Rounds
story = The game in numbers
coins-by-round = Coins to spend by round
deck-by-round = The deck by round
deck-counted = Count
deck-all = all cards
deck-action = Actions
deck-treasure = Treasures
deck-points = Victory cards and Curses
purchases = Purchases by round
round = Round
story-coins = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
story-gained = also gained:
story-went = gone:
shuffle-by-shuffle = Shuffle by shuffle
shuffle-line = Turn { $turn }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } shuffled
shuffle-none = never shuffled
came = new:
shuffles = Check the shuffles
shuffles-text = All shuffles follow from one number that nobody could choose alone. The server had a secret and showed its fingerprint; the players’ browsers each committed to something random; only then did they reveal it. The number is made of all of it. Now the secret is open, and everybody can check it and run the game again.
shuffles-alone = All shuffles follow from one secret number. Its fingerprint was fixed before the first card was dealt, so the server did not change it during the game. That the server did not choose it is not proved: no player’s browser added anything.
shuffles-given = All shuffles of this game follow from a number that was given from the start, not from a secret.
seal = Fingerprint of the server’s secret, from the start
shuffles-secret = The server’s secret
shuffles-added = Added by { $who }
shuffles-nothing = nothing
shuffles-withheld = committed to something and did not reveal it in time: it does not count
shuffles-elsewhere = Your browser checked the numbers, this server the moves. To trust nobody, download the record and run: dominium verify FILE
shuffles-left-out = What your browser added to the shuffles is missing: it came too late, or the server left it out.
shuffles-other-seal = The server changed its secret after your browser had added to the shuffles.
shuffling = The cards are being shuffled…
check-seal = The fingerprint is the one this browser saw at the start.
check-seal-not = The fingerprint is not the one this browser saw at the start!
check-secret = The server’s secret fits its fingerprint.
check-secret-not = The server’s secret does not fit its fingerprint!
check-contributions = What was added is what had been committed to.
check-contributions-not = Something that was added is not what had been committed to!
check-seed = The number follows from the secret and what was added.
check-seed-not = The number does not follow from the secret and what was added!
check-mine = What your browser added is part of it.
check-mine-not = What your browser added is not part of it!
seal-none = none: the seed was known from the start
seed-now = The number
check-shuffles = Run the game again and check
seal-matches = The fingerprint fits.
seal-differs = The fingerprint does not fit!

## Replay

turn-back = Previous turn
turn-on = Next turn
step-back = One step back
step-on = One step on
step = Step
pause = Pause
replay-speed = Speed
replay-keys = ← and → go step by step, with Shift turn by turn; Space plays, + and - change the speed. A click in the log goes there.

analysis = Analysis
analysis-about = What decided this game: everybody’s chances after every decision, what would have been better, and what was luck. It takes a minute or so, and is kept with the game.
analysis-start = Analyse the game
analysis-prepares = Getting to know the kingdom…
analysis-chart = Chances of winning after every decision
analysis-turns = turn
analysis-turn = Turn { $number }
analysis-turning = The turning point: from here on the winner was ahead.
analysis-better = Better: { $better } ({ $gain }).
analysis-nothing-here = Nothing was lost here that can be told from chance.
analysis-marks = What would have been better
analysis-played = Play and luck
analysis-player = Player
analysis-mistakes = Marks
analysis-lost = Lost by play
analysis-luck = Luck
analysis-in-replay = Press the chart or a mark to see the moment in the replay.
mark-back = The mark before
mark-on = The next mark
replay-mark-keys = , and . go from mark to mark.
study-waits =
    { $count ->
        [0] It is next.
        [one] Waiting: one piece of work goes before it.
       *[other] Waiting: { $count } pieces of work go before it.
    }
study-runs = { $number } % done
study-stop = Stop
study-again = Start again
run = Play
game-over = The game is over.

## The card browser

search = Search
set = Set
type = Type
cost = Cost
sort = Sort
by-name = by name
by-cost = by cost
card-page = This card's page
rulings = Rulings
copy-card-link = Copy the link to this card
other-versions = Other versions
older-version = 1st edition
version-of-today = as printed today
card-kingdoms = Recommended kingdoms with it
cards-found =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

about-action = An Action is played in your Action phase and uses up an Action.
about-treasure = A Treasure is played in your Buy phase for its coins.
about-victory = A Victory card counts points at the end.
about-curse = A Curse takes points away at the end.
about-attack = An Attack affects the other players; some cards protect from it.
about-reaction = A Reaction can be used from the hand at the moment it names.
about-duration = A Duration stays in play and goes on working on your next turn.
about-project = A Project is bought once by each player and works for the rest of the game. It is not a card of your deck.
about-artifact = An Artifact lies with one player at a time and works for that player.

## Credits

credits-game = Dominium is free software under the MIT licence. It is a fan project with its own words and drawings, and has nothing to do with the publishers of the board game.
credits-icons = The emblems on the cards are by the artists of
credits-changes = They are recoloured.
credits-fonts = Fonts:

## How to play

guide-lead = Everybody starts with the same ten poor cards. Who ends with the most victory points wins.
guide-deck-title = Your deck
guide-deck = You begin with seven Coppers and three Estates, shuffled, five in hand. What you buy goes to your discard pile. When your deck runs out, you shuffle the discard pile into a new deck: that is how new cards come to your hand.
guide-turn-title = Your turn
guide-turn-1 = Action phase: you may play one Action from your hand. Cards with “+1 Action” let you play more.
guide-turn-2 = Buy phase: play your Treasures, then buy one card you can pay for. “+1 Buy” lets you buy another.
guide-turn-3 = Clean-up: everything you played and everything left in your hand goes to your discard pile, and you draw five new cards.
guide-card-title = Reading a card
guide-card = Top: the name. Bottom left, in the coin: the cost. Along the bottom: its types, each with a shape and a colour of its own. In between: what it does, read from the top.
guide-kinds-title = What is worth buying
guide-kinds = Silver and Gold buy more than Copper. Actions draw cards, give coins or gain cards. Estates, Duchies and Provinces are the points, but do nothing in your hand: buy them late.
guide-end-title = The end
guide-end = The game ends after the turn in which the last Province is taken, or when three piles are empty (four with five or six players). Everybody counts all own cards. At a tie, fewer turns wins.
guide-more-title = Further ideas
guide-attacks = Attacks bother the others: they give out Curses, or make them discard. Moat protects from them.
guide-durations = Durations stay in front of you and help again on your next turn.
guide-renaissance = Coffers are coins you keep for later, Villagers are Actions you keep for later. Projects are bought once and work all game; Artifacts wander from player to player.
guide-game-title = A guided first game
guide-game = Play a few turns on an easy kingdom. A coach says what matters, step by step.
guide-game-start = Start the guided game
coach = Coach
coach-off = Thanks, I know how it goes
coach-welcome = These cards are your hand: Coppers are money, Estates count only at the end.
coach-treasure = It is your Buy phase: play your Treasures with the main button.
coach-buy-silver = Silver is a good start: it gives 2 coins each time you draw it. Click its pile.
coach-buy-action = Try { $card }: rest the mouse on it, or press it long, to read what it does.
coach-buy-gold = Gold, the best Treasure, is within reach.
coach-buy-province = A Province, six points! That is what you are here for.
coach-buy-duchy = The Provinces are running out: a Duchy is three points.
coach-buy-estate = The end is near: even an Estate counts now.
coach-buy-nothing = There is nothing good for that: press “End turn”.
coach-coins =
    { $coins ->
        [0] You have no coins.
        [one] You have { $coins } coin.
       *[other] You have { $coins } coins.
    }
coach-action = You have an Action in hand. Click it to play it; it does what it says, from top to bottom.
coach-others = Now the other plays. The log at the side and the line under the name tell what happened.
coach-choose = A card asks you something. What can be clicked glows; the button says what will happen.

## Lessons

lessons = Five short lessons
lessons-text = At a real table, with cards dealt for the purpose. Each takes a few minutes, and anything can be taken back.
lesson-begin = Begin
lesson-again = Once more
lesson-is-done = done
lesson-next = Next lesson
lesson-last = All lessons
lesson-progress = { $name } ({ $reached }/{ $of })
lesson-missed = Not this time. Take your moves back, or try once more.

lesson-turn = The turn
lesson-turn-goal = Buy a Silver, then a Gold.
lesson-turn-treasure = First play your Treasures with the main button.
lesson-turn-buy = One purchase a turn. A Silver costs 3 and gives 2 coins each time you draw it; a Gold costs 6 and gives 3.
lesson-turn-done = Well done! What you buy goes to your discard pile and comes back after the next shuffle: that is how a deck grows rich.

lesson-chains = Chains of Actions
lesson-chains-goal = Buy a Province on your first turn.
lesson-chains-play = You may play one Action a turn, but a Village gives two more. First what gives Actions, then what ends the chain.
lesson-chains-treasure = Now play all the Treasures that you drew.
lesson-chains-buy = A Province costs 8.
lesson-chains-done = Well done! Cards that give Actions come first, then those that draw: a whole deck can be played in one turn.

lesson-trashing = A smaller deck
lesson-trashing-goal = Trash 6 cards and buy a Gold.
lesson-trashing-play = A Chapel takes up to four cards out of your deck for good.
lesson-trashing-trash = Estates first, then Coppers, but keep enough coins to buy something.
lesson-trashing-buy = The fewer weak cards you own, the sooner your good ones come back.
lesson-trashing-done = Well done! In a small deck every hand is a good one.

lesson-attacks = Attacks and Reactions
lesson-attacks-goal = Stop the Militia with your Moat, then play your own.
lesson-attacks-react = An Attack! Reveal your Moat: it stays in your hand, and nothing happens to you.
lesson-attacks-play = Now it is your turn: the Militia gives 2 coins, and the other player keeps only 3 cards.
lesson-attacks-done = Well done! Attacks slow others down; a Reaction in your hand protects you, and costs you nothing.

lesson-points = When to buy points
lesson-points-goal = Win this game: you are 3 points behind, and two Provinces are left.
lesson-points-buy = What you buy now is hardly drawn again. Take points: a Province, or else a Duchy, or else an Estate.
lesson-points-done = Well done! Early on, points clog your deck; near the end nothing else counts.

## The campaign

campaign = The first campaign
campaign-text = Ten games from the easiest to the hardest, each on a kingdom where your rival's way of playing shines. Whole games with cards dealt by chance: what counts is winning alone. A game in which you took back a move after seeing new cards does not count.
challenge-begin = Challenge
challenge-again = Try again
challenge-is-done =
    { $turns ->
        [one] won in { $turns } turn
       *[other] won in { $turns } turns
    }
challenge-goal = Win this game.
challenge-next = Next challenge
challenge-last = All challenges
challenge-missed = Not this time. Now you know how it is done: try again.
challenge-stood-in = The game is won, but a bot has played for you: that does not count here.
challenge-revised = You won, but after taking back moves with new cards in sight: that does not count here.

rival-banker = { $name } the Banker
rival-banker-manner = Polite, patient, counts every coin twice.
rival-witch = { $name } the Witch
rival-witch-manner = Sweet as honey, and never comes without a present.
rival-gardener = { $name } the Gardener
rival-gardener-manner = Always in a good mood, always in a hurry.
rival-abbess = { $name } the Abbess
rival-abbess-manner = Gentle and strict; owns next to nothing.
rival-sailor = { $name } the Sailor
rival-sailor-manner = Loud, generous, thinks of tomorrow today.
rival-builder = { $name } the Master Builder
rival-builder-manner = Slow to speak; what he builds stays.
rival-innkeeper = { $name } the Innkeeper
rival-innkeeper-manner = Saves for weeks and gives it all away in one night.
rival-captain = { $name } the Captain
rival-captain-manner = Proud, fair, has never asked for mercy.
rival-queen = { $name }, Queen of the Isles
rival-queen-manner = Smiles, and plans ten turns ahead.

challenge-purse = The full purse
challenge-purse-goal = { $who } buys Silver, Gold and two Smithies: simple, and hard to outrun.
challenge-purse-done = Well done! Money alone is steady; a few good Actions make it faster.
challenge-curses = The cauldron
challenge-curses-goal = { $who } has two Witches before you know it: every Curse costs a point and a place in your hand.
challenge-curses-done = Well done! Against Curses you need answers early: Witches of your own, or a deck that bears them.
challenge-gardens = Before the harvest
challenge-gardens-goal = { $who } empties three piles with Workshops and scores with Gardens, long before the Provinces are gone.
challenge-gardens-done = Well done! Whoever rushes has to be overtaken or robbed of the piles: watch them all the time.
challenge-broom = The clean cell
challenge-broom-goal = { $who } trashes with a Chapel at once; then a small deck of Laboratories and Gold runs by itself.
challenge-broom-done = Well done! What leaves your deck makes every other card come back sooner.
challenge-tides = Ebb and flow
challenge-tides-goal = { $who } lays out Fishing Villages and Wharves: Durations work on the next turn, too.
challenge-tides-done = Well done! Durations begin your next turn with more than five cards: it pays to prepare.
challenge-gate = The City Gate
challenge-gate-goal = { $who } buys a Project early: it is no card in the deck, and works on every turn.
challenge-gate-done = Well done! A Project helps the longer, the earlier it is bought.
challenge-feast = One great night
challenge-feast-goal = { $who } hoards Bridges on the Native Village mat, and buys everything in a single turn.
challenge-feast-done = Well done! Great turns take time to prepare: be finished before they come.
challenge-company = Old acquaintances
challenge-company-goal = This time both: { $who }. One hurries, the other one builds.
challenge-company-done = Well done! Among three, piles and turns run out differently: you kept an eye on everybody.
challenge-flag = The flag
challenge-flag-goal = { $who } plays the best that was found for this kingdom: Pageant, Lackeys and Flag Bearers.
challenge-flag-done = Well done! You have beaten the best strategy known here.
challenge-throne = The throne
challenge-throne-goal = { $who } has the strongest deck of the isles: Wharves, Fishing Villages and an Ambassador for what is too much.
challenge-throne-done = The campaign is won, and the throne is yours! Whoever wins here can win anywhere.
