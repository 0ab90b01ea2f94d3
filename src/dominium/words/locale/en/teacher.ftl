### The teacher: games analysed, hints, kingdoms explained.
###
### Chances are rounded before they come here. $who is a player, $deed a sentence made of `teacher-did-...`, $better what
### would have been better, $gain what it would have brought.

help-analyse = say what decided a finished game
help-analyse-long = Analyse a finished game: everybody’s chances of winning after every decision, what would have been better, what was luck and what was play. Ctrl-C stops, and then nothing is written.
help-analyse-file = the file with the record
help-analyse-html = write a page with a chart one can step through
help-analyse-json = write all figures
help-analyse-seconds = about how long it may take; without it, the same record always gives the same analysis
analyse-unfinished = the game was not played to its end: only finished games are analysed
analyse-interrupted = stopped; nothing was written
analyse-written = Written to { $file }.
analyse-unit = decisions
error-file-twice = { $file } is named twice: it would be written over
error-seconds = --seconds is a number from 1 to 3600, not “{ $text }”

teacher-percent = { $number }{"\u00A0"}%
teacher-under = under { $number }{"\u00A0"}%
teacher-over = over { $number }{"\u00A0"}%
teacher-loss = −{ $number }{"\u00A0"}%
teacher-gain = +{ $number }{"\u00A0"}%
teacher-nothing = nothing
teacher-did = { $who } ({ $by }): { $cards }
teacher-did-play =
    { $count ->
        [0] { $who } plays no Action
       *[other] { $who } plays { $cards }
    }
teacher-did-treasure = { $who } plays { $cards }
teacher-did-buy = { $who } buys { $cards }
teacher-did-gain = { $who } gains { $cards }
teacher-did-trash = { $who } trashes { $cards }
teacher-did-discard = { $who } discards { $cards }
teacher-did-react = { $who } uses { $cards }
teacher-better = better: { $better } ({ $gain })

teacher-start = Chances at the beginning: { $chances }.
teacher-end =
    { $count ->
        [one] { $names } won ({ $scores }).
       *[other] { $names } won together ({ $scores }).
    }
teacher-given-up = { $names } won, for the game was given up ({ $scores }).
teacher-ahead = { $who } was ahead from beginning to end.
teacher-turning-point = The turning point came in turn { $turn } ({ $deed }): from then on { $who } was ahead.
teacher-clean = { $who } made no mistake that can be told from chance.
teacher-worst =
    { $count ->
        [one] One decision of { $who } was not the best, turn { $turn }: { $deed }; { $better }.
       *[other] { $count } decisions of { $who } were not the best ({ $total } together), above all turn { $turn }: { $deed }; { $better }.
    }
teacher-luck = Chance favoured { $who }: it was worth about { $number }{"\u00A0"}% of a win.
teacher-no-luck = Chance favoured nobody by more than can be measured.

teacher-title = Analysis
teacher-chart = Chances of winning by decision
teacher-turn = Turn { $turn }
teacher-turns = Turn
teacher-best = Better
teacher-best-and-gain = { $better } ({ $gain })
teacher-decision = Decision
teacher-mark = Mark
teacher-grade-inaccuracy = inaccuracy
teacher-grade-mistake = mistake
teacher-grade-blunder = blunder
teacher-marks = What would have been better
teacher-none-marked = No decision lost more than can be told from chance.
teacher-played = Play and luck
teacher-player = Player
teacher-lost = Lost by play
teacher-lucky = Luck
teacher-figures = Chances are those of somebody who sees every hand and no deck; decisions are judged by what the player could know, in imagined continuations, and what was better was measured again in fresh ones. Luck is the change that was nobody’s play.
teacher-step = Step through the game: the arrow keys, or the slider.
teacher-end-of-game = The end

## Hints

hint-choice = { $better } { $text } (±{"\u00A0"}{ $number })
hint-clear = The master would choose { $better }, which wins most of the games it imagines. Next: { $text }.
hint-unclear = No clear difference: { $text }.
hint-unthinking = The master would choose without thinking: { $better }.
hint-hurried = There was too little time to compare. The master would probably choose: { $better }.
hint-not-ready = The master is still getting to know this kingdom: ask again in a moment. Without thinking it would choose: { $better }.

## A kingdom explained

help-lab-guide = explain a kingdom
help-lab-guide-long = Explain a kingdom for two players: which ways to play it win, which cards matter, how long games last, and how to begin. Ctrl-C stops, and then nothing is written.
help-lab-guide-games = games of each pair ({ $count })
help-lab-guide-all = explain all recommended kingdoms into FILE, beside those that stand in it already
lab-guide-kingdoms = kingdoms
lab-error-guides = { $file } holds no guides to kingdoms
lab-error-guide-kingdom = name a kingdom to explain: an id such as base2-first-game, or ten cards separated by commas
lab-guide-unit = comparisons
lab-guide-lengths = A game lasts { $text } rounds on average, and most of them from { $min } to { $max }.
lab-guide-way = { $number }: { $cards }
lab-guide-money = money alone
lab-guide-ways = Way
lab-guide-table = Wins of the row against the column, %
lab-guide-cards = Which cards matter
lab-guide-card = Without
lab-guide-lost = wins lost, %
lab-guide-note = What the best way found without the card wins less than half of the games against the best way. With half of the 95 % interval.
lab-guide-spared = Nothing is lost without: { $cards }.
lab-guide-openings = How to begin
lab-guide-coins = Coins
lab-guide-first = First
lab-guide-second = Second
