### The lab: simulations and what they find out.

## Help

help-lab = find out which strategy wins
help-lab-run = play many games among strategies or bots, and count
help-lab-tournament = everyone against everyone: ratings and a cross table
help-lab-explain = tell what happened in one game
help-lab-explain-long = Tell what happened in one game, turn by turn: that of a record, or (with --game) one of a run with the same players, seed and table.
help-lab-strategies = list the bots and the strategies that come with the program
help-lab-check = compare what the engine plays with results that are known
help-lab-sweep = play random games with all cards and check what must always hold
help-lab-player = 2 to 6 players: a bot, a strategy that comes with the program, a strategy file, or program: and the command of a program of your own
help-lab-field = folders with strategy files, players one by one, or “{ $name }”: all strategies that come with the program
help-lab-explain-what = a recorded game, or with --game the players of a run
help-lab-games = how many games ({ $count }; with --precision as many as it takes)
help-lab-pair-games = how many games each pair plays ({ $count })
help-lab-check-games = how many games for each check ({ $count })
help-lab-sweep-games = how many games ({ $count })
help-lab-sweep-start = the number of the first game
help-lab-sweep-deep = check every N-th game closely, at every decision
help-lab-precision = stop as soon as every win rate is known to ± P points of per cent
help-lab-every = after the first 1,000 games, count every N-th turn by turn ({ $count })
help-lab-kingdom = a recommended kingdom (see: dominium kingdoms) or ten cards separated by commas; without it, one made of the strategies’ cards
help-lab-projects = Projects separated by commas
help-lab-seats = alternating (the default): all take turns to begin; fixed: always in the order named
help-lab-answer-within = seconds that a program has for an answer
help-lab-forfeit = a mistake costs a program the game, not only the decision
help-lab-seed = a number that determines all the games (1)
help-lab-game = the number of the game in the run, from 0
help-lab-workers = how many processes (all cores of this machine)
help-lab-cluster = play on a Ray cluster: HOST:PORT, ray://HOST:PORT or auto
help-lab-json = write everything as JSON
help-lab-csv = write the figures as CSV
help-lab-parquet = write the figures as Parquet
help-lab-plot = write pictures into a folder
help-lab-format = the format of the pictures (png)
help-lab-report = write a report with tables and pictures, one HTML file in both languages

## Errors

lab-error-command = name a command of the lab: { $commands }
lab-error-amount = { $option } must be at least 1, not { $text }
lab-error-precision = “{ $text }” is not a precision: points of per cent between 0 and 100, such as 0.5
lab-error-seats = “{ $text }” is no way to seat players; there are: alternating, fixed
lab-error-seats-number =
    { $count ->
        [one] { $count } player: name { $least } to { $most }
       *[other] { $count } players: name { $least } to { $most }
    }
lab-error-format = “{ $text }” is no format for pictures; there are: png, svg
lab-error-player-unknown = there is no player “{ $name }”; there are: { $names }, strategy files, and those of: dominium lab strategies
lab-error-player-several = { $name } has several strategies; put one of their names after a #: { $names }
lab-error-player-foreign = { $name } is no strategy: it is not text (UTF-8)
lab-error-player-nameless = { $name } names no program: write program: and the command that starts it, as in "program:./mybot"
lab-error-player-absent = there is no program { $name }
lab-error-player-unrunnable = { $name } cannot be run: make it executable (chmod +x), or name what runs it, as in "program:python3 { $name }"
lab-error-seconds = “{ $text }” is no number of seconds (above 0, at most 3600)
lab-error-table-missing = { $name }: this strategy needs what the kingdom does not have: { $cards }
lab-error-table-crowded = together { $name } need { $count } Kingdom cards, and a kingdom has 10: { $cards }
lab-error-field =
    { $count ->
        [one] { $count } player who can play here; a tournament takes at least 2
       *[other] { $count } players who can play here; a tournament takes at least 2
    }
lab-error-cluster = there is no Ray cluster to be reached at { $name }: { $why }
lab-error-extra = this needs { $name }; install it with: pip install "{ $text }"
lab-error-failed = the games stopped after { $count }: { $why }
lab-error-explain = name one recorded game, or the players of a run and --game
lab-error-game = there is no game number { $text }; they count from 0

## Results

lab-language = English
lab-games-unit = games
lab-against = { " " }against{ " " }
lab-tournament = Tournament
lab-about-kingdom = Kingdom: { $cards }
lab-about-kingdoms = Each pair plays on a kingdom made of its strategies’ cards.
lab-about-projects = Projects: { $cards }
lab-about-run = { $text } games, { $name }, seed { $id }
lab-about-tournament = { $players } players, { $number } pairs, { $text } games, seed { $id }
lab-about-endings = { $text } % ended with the last Province, { $other } % with empty piles.
lab-about-cut =
    { $count ->
        [one] { $count } game was cut off because nobody ended it.
       *[other] { $count } games were cut off because nobody ended them.
    }
lab-seats-alternating = seats alternating
lab-seats-fixed = seats fixed
lab-ending-stopped = Stopped after { $text } games: this is what is known so far.
lab-ending-interrupted = Stopped: this is what is known so far.
lab-ending-precision = Precise enough after { $text } games.
lab-nothing = Stopped before any game was over.
lab-left-out = Left out: { $name } (needs { $cards })
lab-impossible = Not played, too many Kingdom cards for one kingdom: { $names }

lab-results = Results
lab-player = Player
lab-win-rate = Win rate %
lab-wins = Won %
lab-ties = Tied %
lab-points = Points
lab-turns = Turns
lab-games = Games
lab-by-turn = Turn by turn
lab-turn = Turn
lab-short-lead = leads %
lab-short-points = points
lab-short-provinces = Prov.
lab-short-money = coins
lab-buys = Buys
lab-card = Card
lab-copies = copies
lab-when = turn
lab-copies-when = copies (turn)
lab-ratings = Ratings
lab-rating = Rating
lab-cross-table = Cross table
lab-level = level
lab-mean = mean { $text }
lab-note-win-rate = A tie counts as a shared win. Win rate ± half of the 95 % interval; points ± standard deviation.
lab-note-by-turn = Means of { $count } games at the end of each round; coins at the beginning of buying.
lab-note-buys = Copies bought in a game, the mean turn, and the turns between which eight tenths of them were bought.
lab-note-buys-short = Copies bought in a game, and the mean turn.
lab-note-ratings = Bradley-Terry ratings on the scale of Elo, mean 1500, ± half of the 95 % interval.
lab-note-cross-table = How often the player of the row wins against that of the column, in per cent.

## Pictures

lab-picture-score = Points by turn
lab-picture-provinces = Provinces by turn
lab-picture-money = Money by turn
lab-picture-leads = Who leads
lab-picture-length = Length of the games
lab-picture-buys = What is bought when
lab-picture-ratings = Ratings
lab-picture-heat-map = Who beats whom
lab-axis-score = points (mean ± standard deviation)
lab-axis-provinces = Provinces owned (mean)
lab-axis-money = coins to spend (mean ± standard deviation)
lab-axis-leads = % of games
lab-axis-rounds = rounds
lab-axis-games = % of games
lab-axis-buys = copies per game
lab-axis-heat-map = wins of the row, %
lab-file-game-length = Length of the games
lab-file-score-by-turn = Points by turn
lab-file-leads-by-turn = Who leads
lab-file-provinces-by-turn = Provinces by turn
lab-file-money-by-turn = Money by turn
lab-file-buy-timing = What is bought when
lab-file-ratings = Ratings
lab-file-heat-map = Who beats whom

## One game

lab-standings = { "   " }Points: { $text }
lab-final-deck = { $name } ({ $count } cards): { $cards }
lab-winners =
    { $count ->
        [one] Winner: { $names }
       *[other] Shared victory: { $names }
    }
lab-bots = Bots: { $names }
lab-strategy-line = { "  " }{ $id }: { $name } ({ $cards })

## Checks

lab-checks = Checks
lab-check = Check
lab-figure = Figure
lab-expected = Expected
lab-found = Found
lab-distance = Errors
lab-holds = Holds
lab-yes = yes
lab-no = NO
lab-check-basic-mirror = plain money against itself
lab-check-ultimate-mirror = Money Ultimate against itself
lab-check-never-losing-mirror = Money Ultimate, never losing, against itself
lab-check-basic-alone = plain money alone
lab-check-smithy-alone = one Smithy alone
lab-check-smithies-ultimate = Smithies against Money Ultimate
lab-figure-first = first wins, %
lab-figure-second = second wins, %
lab-figure-ties = ties, %
lab-figure-turn = Province { $count }: turn
lab-figure-deviation = Province { $count }: deviation
lab-note-check = A figure holds if it is at most 3 standard errors from what two other engines agree on.
lab-check-result = { $count } figures, { $number } of them wrong.
lab-sweep-result = { $text } games, { $other } turns, { $words } decisions checked closely; { $count } cards and Projects, { $number } kinds of questions.
lab-faults =
    { $count ->
        [0] No faults.
        [one] { $count } fault.
       *[other] { $count } faults.
    }

## Finding strategies

help-lab-find = search for the strongest strategy on a kingdom
help-lab-find-long = Search for the strongest strategy on a kingdom by playing. The result is a strategy file with its evidence. Ctrl-C ends the search and keeps what was found; --resume goes on with it.
help-lab-find-kingdom = the kingdom: the id of a recommended one, or ten cards separated by commas
help-lab-find-players = how many play (2)
help-lab-find-seconds = how long to search, evidence included ({ $count })
help-lab-find-generations = stop at this generation: the same seed and number find the same strategy everywhere
help-lab-find-seed = a number that determines the search (1)
help-lab-find-games = games against each opponent of the evidence
help-lab-find-save = the strategy file to write (the kingdom’s id, or found.txt); the search itself is kept beside it
help-lab-find-resume = go on with the search kept beside the file
help-lab-find-name = what to call the strategy
lab-error-find-kingdom = name a kingdom to search on: --kingdom with an id such as base2-first-game, or with ten cards
lab-error-find-exists = there is a search already in { $file }: go on with it (--resume), or save to another file (--save)
lab-error-find-store = { $file } is not a search that can be gone on with
lab-error-find-other = the search in { $file } is for another kingdom or number of players
lab-find-seeds = trying out what to start from
lab-find-note = generation { $generation }, { $games } games, best { $rate } % against the field, archive { $archive }
lab-find-summary = { $generation } generations, { $games } games in { $seconds } s, { $archive } strategies in the archive.
lab-find-name = Found for { $kingdom }
lab-find-about = Found by dominium lab find: { $players } players, seed { $seed }, generation { $generation }, { $games } games.
lab-find-evidence = Win rate in { $games } games against each, ± half of the 95 % interval
lab-find-row = { $name }: { $rate } %
lab-find-opponent = Opponent
lab-find-saved = Written to { $file }; to go on searching: --resume (the search is in { $search }).
lab-ultimate = Money Ultimate

## The ladder

help-lab-ladder = measure how strong the levels are
help-lab-ladder-long = Measure all levels against each other: two players on the recommended kingdoms and on a hundred random ones, three and four on some of them. What was played is kept in a file, and a ladder that was interrupted goes on with it.
help-lab-ladder-shipped = show the ladder that was measured for this program, and play nothing
help-lab-ladder-games = how many games at each table of two ({ $count })
help-lab-ladder-kingdoms = on at most N kingdoms of either kind, a fair sample
help-lab-ladder-players = who is measured, separated by commas (all levels)
help-lab-ladder-with = one more player: a bot, a strategy or a file; may be given several times
help-lab-ladder-store = where it is kept what was played ({ $file })
help-lab-ladder-markdown = write the tables as a page in Markdown
lab-error-ladder = { $file } holds no ladder with these games and this seed, so it cannot be gone on with: { $why }
lab-ladder = The ladder
lab-about-ladder = { $text } games, { $count } recommended and { $number } random kingdoms, seed { $id }
lab-ladder-recommended = Recommended kingdoms: wins of the row against the column, % (games)
lab-ladder-random = Random kingdoms: wins of the row against the column, % (games)
lab-ladder-larger = Three and four players: wins of each, % (games)
lab-milliseconds = ms for a decision
lab-preparing = s once for a kingdom
lab-tables-unit = tables
lab-note-ladder = Ratings as in chess, from all games of two (Bradley and Terry), with half of the 95 % interval; whoever is 400 ahead wins ten games for each one lost. The processor’s time for a decision is an average over all decisions, without what a player finds out once, before the first game on a kingdom, and keeps.

## Programs

lab-lost-decisions =
    { $count ->
        [one] { $name } lost { $count } decision to the steady bot: { $text }. It was: { $detail }
       *[other] { $name } lost { $count } decisions to the steady bot: { $text }. The first: { $detail }
    }
lab-lost-late = late { $count }
lab-lost-crashed = crashed { $count }
lab-lost-unclear = unclear { $count }
lab-lost-illegal = illegal { $count }
