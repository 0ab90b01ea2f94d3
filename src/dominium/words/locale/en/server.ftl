### The server: what it says to players, and the commands "serve" and "verify".

## Refusals

server-error-alone = This is played by one person alone, against its own bots.
server-error-answer = That is no answer to this question.
server-error-banned = You cannot come in from this address at the moment.
server-error-busy = The table is very busy. Try again.
server-error-host = This server does not go by that name.
server-error-card = There is no card called “{ $name }”.
server-error-closed = This server is about to restart or is closed for a while: no new tables are taken now. Games in progress go on.
server-error-challenge = There is no such challenge.
server-error-contribution = That is not what your seat committed to for the shuffles: it does not count.
server-error-connections = Too many connections. Close a window first.
server-error-damaged = This game cannot be played on: what is stored of it does not fit this version of the program, or is damaged. Its record can be downloaded.
server-error-decent = Somebody else’s seat goes only to a bot that plays well.
server-error-early = Nothing is revealed yet: not everybody has committed to something for the shuffles.
server-error-hello = The connection did not begin as it should.
server-error-hint = Hints are given in games against bots alone, or where the table allows them.
server-error-hint-challenge = A challenge of the campaign is played without hints.
server-error-illegal = The rules do not allow that.
server-error-kingdom = No game can be played with this kingdom. It takes ten different Kingdom cards.
server-error-level = There is no bot of the level “{ $name }”.
server-error-malformed = The server did not understand that.
server-error-method = That cannot be done here.
server-error-name = Choose a name that can be read.
server-error-no-game = There is no game to do that in.
server-error-no-seat = That seat cannot be taken.
server-error-no-table = There is no such table.
server-error-not-found = There is nothing here.
server-error-lesson = There is no such lesson.
server-error-late = The shuffles of this game are settled already.
server-error-not-kingdom = “{ $name }” cannot be chosen for a kingdom.
server-error-not-over = The game is not over yet.
server-error-not-picking = Nobody is picking cards now.
server-error-not-ready = Not everybody is ready yet.
server-error-nothing-asked = Nobody asked you for that.
server-error-nothing-played = There is nothing to analyse: the game was given up before anybody played.
server-error-only-just-gone = That player has only just gone. Wait a little.
server-error-owner = Only the owner of the table can do that.
server-error-people = There are more people at the table than seats for them.
server-error-phrase = There is no such phrase.
server-error-picked = That card has been picked already.
server-error-projects = A kingdom has two Projects at most.
server-error-rate = Too much at once. Take a breath and try again.
server-error-record =
    This cannot be replayed: { $reason ->
        [damaged] { record-damaged }
        [foreign] { record-foreign }
        [version] { record-version }
        [card] { record-card }
        [setup] { record-setup }
        [mismatch] { record-mismatch }
        [illegal] { record-illegal }
        [surplus] { record-surplus }
       *[result] { record-result }
    }.
server-error-record-own = That game was played with cards of somebody's own, from { $name }, which this server does not have.
server-error-resigned = You have given this game up.
server-error-seat = That seat is not yours.
server-error-seated = You have a seat already.
server-error-seats-free = There are free seats yet.
server-error-seed-people = A seed of your own goes only with games against bots: whoever knows it knows the shuffles.
server-error-server = Something went wrong in the server. Nothing was changed.
server-error-set = There is no set “{ $name }”.
server-error-size = That is too large.
server-error-too-much = That takes too long or too much memory.
server-error-spectator = You are watching: take a seat to play.
server-error-stale = The game has moved on.
server-error-stand-in = A bot plays for you. Take your seat back first.
server-error-started = The game has begun already.
server-error-study-none = This server does not analyse games or explain kingdoms.
server-error-study-died = The work broke off before it was done. You can start it again.
server-error-study-busy = The server has much to find out already. Try again in a few minutes.
server-error-tables = Too many new tables. Wait a little.
server-error-there = That player is here.
server-error-token = This seat link is not valid any more. You are watching.
server-error-turn = It is not your decision.
server-error-undo-disagreed = Not everybody agrees to the undo.
server-error-undo-nothing = There is nothing to take back.

## Bots

level-beginner = Beginner
level-steady = Steady
level-strong = Strong
level-master = Master

## Quick phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-back-again = I am back.
phrase-your-turn = It is your turn.
phrase-wow = Wow!
phrase-good-game = Good game!
phrase-rematch = Another game?
phrase-bye = Goodbye!

## Invitations: what a messenger shows under the link to a table

invite-title = { $who } invites you to a game of Dominium
invite-title-nobody = An invitation to a game of Dominium
invite-text = The kingdom: { $cards }.
invite-text-open = Deck-building for 2 to 6 players, right in the browser.
page-kingdom = { $kingdom }: a kingdom for Dominium
page-kingdom-own = A kingdom for Dominium
page-card = { $card }: a card of Dominium

## Checking shuffles

verify-ok = The game plays again exactly as recorded.
verify-seal = The seed is not the one that was sealed at the start.
verify-unfinished =
    { $count ->
        [one] The first answer plays again exactly as recorded; the game is not over.
       *[other] The first { $count } answers play again exactly as recorded; the game is not over.
    }
verify-scores = Result: { $text }
verify-sealed = Seal of its seed: { $text }
verify-no-seal = The seed of this game was given, not secret: whoever knew it knew the shuffles.
verify-seal-ok = The seal is the one that was shown at the start.
verify-agreed = Nobody chose the shuffles alone: the seed follows from the server's secret, which was sealed before, and from what the players' programs added:
verify-server-alone = The seed is the server's alone: the seal proves that it was not changed during the game, not that it was not chosen.
verify-added = { $name } added { $text }, as committed before
verify-added-nothing = { $name } added nothing
verify-withheld = { $name } had committed to something and did not reveal it in time: it does not count
verify-added-yours = Your contribution is among them.
verify-not-added = Your contribution is not among those the seed was made from.
verify-contribution = What a player added is not what that player had committed to.
verify-agreed-seed = The seed is not the one that follows from the server's secret and what the players added.

## Commands

help-serve = play in the browser, alone or with others
help-serve-host = the address to listen at (127.0.0.1: only this machine)
help-serve-host-name = a name by which the server is reached, besides its own address; may be given several times
help-serve-port = the port (8000, or a free one if it is taken)
help-serve-database = where the games are kept: a file, or postgresql://…
help-serve-no-browser = do not open the browser
help-serve-workers = processes in which bots think
help-serve-drain = seconds to wait, when asked to stop, until people have gone (5); 0 stops at once
help-serve-access-log = write a line for each request to a file (-: the standard error)
help-verify = play a recorded game again and check its shuffles
help-verify-file = the file of a recorded game
help-verify-seal = the seal that was shown at the start of the game
help-verify-contribution = what your browser added to the shuffles: see that it is part of the seed
serve-at = Dominium is at { $text } (stop with Ctrl+C)
serve-port-taken = port { $text } is taken; choose another one with --port
serve-port-range = a port is a number from 0 to 65535, not { $text }
serve-drain = “{ $text }” is not a number of seconds from 0 to 3600
serve-address = cannot listen at { $place }: { $why }
serve-database-kind = games are kept in a file or at postgresql://…, not at { $text }://…
serve-limits = DOMINIUM_LIMITS cannot be read: { $text }
serve-missing = this needs { $name }; install it with: pip install "{ $text }"
serve-database = the games cannot be kept at { $place }: { $why }
serve-database-occupied = another server uses the games at { $place }; stop it first, or give this one another file
serve-database-newer = the games at { $place } were written by a newer version of Dominium; update it to play them
