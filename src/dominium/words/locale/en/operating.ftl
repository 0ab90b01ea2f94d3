### Running a server: the commands "admin", "backup", "restore" and "doctor".

## Databases

database-older = the games at { $place } were written by an older version of Dominium; start this one on them once with “dominium serve” (make a backup first)
database-none = there are no games at { $place }; name the place with --database

## Backups

help-backup = write everything that is kept to a file, also while servers run
help-backup-file = the file to write
help-backup-overwrite = replace the file if there is one
help-restore = put everything of a backup into an empty store, of whatever kind
help-restore-file = the file of a backup
help-restore-replace = delete the tables that are there, and put those of the backup in their place
backup-no-file = name the file of the backup, as in: dominium backup games.backup
backup-exists = there is a file { $file } already; choose another name, or add --overwrite
backup-done = { $file } holds all: tables { $tables }, games { $games }, moves { $moves }
backup-other = { $file } is not a backup; “dominium backup FILE” makes one
backup-damaged = { $file } is damaged or not whole; nothing was restored from it
backup-newer = { $file } was made by a newer version of Dominium; update it to restore from it
restore-done = restored at { $place }: tables { $tables }, games { $games }, moves { $moves }
restore-not-empty =
    { $count ->
        [one] there is { $count } table at { $place } already
       *[other] there are { $count } tables at { $place } already
    }; choose an empty place with --database, or add --replace, which deletes them

## The doctor

help-doctor = look whether all is well, and whether every stored game plays with this version
help-doctor-backup = look at a backup instead of the games of a server
doctor-either = look either at a backup or at a database
doctor-well = well: { $text }
doctor-warning = CARE: { $text }
doctor-bad = BAD: { $text }
doctor-program = Dominium { $version }
doctor-files = { $count } files may be open at once
doctor-files-few = only { $count } files may be open at once, which is as many connections at most; raise the limit to { $least } or more (LimitNOFILE, ulimit -n)
doctor-writable = { $place } can be written to
doctor-not-writable = { $place } cannot be written to: { $why }
doctor-read-only = { $place } is read-only
doctor-space = { $count } MB are free on the disk (to be safe: { $least })
doctor-backup = { $file } is whole
doctor-schema = schema version { $version }
doctor-schema-older = schema version { $version }; the server brings it to { $known } when it starts
doctor-progress = games played again: { $done } of { $of }
doctor-document = table { $table }: who sits there cannot be read
doctor-game = table { $table }, game { $game }: move { $number } cannot be made
doctor-gap = table { $table }, game { $game }: move { $number } is missing
doctor-missing = table { $table }, game { $game }: the game is not stored
doctor-result = table { $table }, game { $game }: it does not end as it did
doctor-games = every game plays again: tables { $tables }, games { $games }, moves { $moves }
doctor-sum =
    { $bad ->
        [0] Nothing is bad.
        [one] { $bad } thing is bad.
       *[other] { $bad } things are bad.
    } { $warnings ->
        [0] { "" }
        [one] { $warnings } thing needs care.
       *[other] { $warnings } things need care.
    }

## Administration

help-admin = look after running servers: tables, bans, announcements
help-admin-list = list the tables touched last
help-admin-list-deleted = those that were deleted and can be restored
help-admin-list-address = only those made from an address
help-admin-list-limit = how many at most (50)
help-admin-show = look at a table
help-admin-table = the name of a table, or its address
help-admin-delete = delete tables: nobody sees them any more, and for some days they can be restored
help-admin-restore = restore tables that were deleted
help-admin-ban = keep an address out for a time
help-admin-address = an address, or a network like 192.0.2.0/24
help-admin-ban-for = for how long: 30m, 12h, 7d … (1d)
help-admin-unban = let an address in again
help-admin-announce = show a message on everybody’s page
help-admin-announce-text = the message
help-admin-announce-for = for how long: 30m, 12h, 7d … (until --end)
help-admin-announce-end = end the announcement
help-admin-close = take no new tables; those that are there play on
help-admin-close-for = for how long: 30m, 12h, 7d … (until “open”)
help-admin-open = take new tables again
help-admin-orders = what holds now: bans, the announcement, whether new tables are taken
error-duration = “{ $text }” is not a time; write it like 30m, 12h or 7d
admin-command = say what to do: { $commands }
admin-no-end = without end
admin-no-table = name a table; “dominium admin list” lists them
admin-unknown = there is no table “{ $name }”; “dominium admin list” lists them
admin-limit = “{ $text }” is not a number of tables from 1 to { $most }
admin-no-tables = There are no such tables.
admin-line = { $table }  { $phase }  { $who }  (games { $games }, moves { $moves }, last touched { $time }, made from { $place })
admin-phase-lobby = waiting
admin-phase-picking = picking
admin-phase-shuffling = shuffling
admin-phase-playing = playing
admin-phase-over = over
admin-bot = { $name } (bot)
admin-free = (free)
admin-damaged = (cannot be read)
admin-show-table = Table { $table }
admin-show-phase = It is { $phase }, turn { $number } when last noted.
admin-show-people = At the table: { $who }
admin-show-cards = Kingdom: { $cards }
admin-show-none = not chosen yet
admin-show-result = Game { $number }: { $text }
admin-show-counts = Stored: games { $games }, moves { $moves }
admin-show-times = Made { $made } from { $place }, last touched { $touched }
admin-show-public = Everybody sees it in the list of tables.
admin-show-private = Only those who have its link know of it.
admin-show-old = Marked as old since { $time }.
admin-show-away = Deleted { $time }; it can be restored.
admin-deleted = Table { $table } is deleted. “dominium admin restore { $table }” brings it back.
admin-deleted-already = Table { $table } was deleted already.
admin-restored = Table { $table } is back.
admin-not-deleted = Table { $table } was not deleted.
admin-no-address = name an address, as in: dominium admin ban 192.0.2.7
admin-address-unknown = “{ $text }” is not an address; write it like 192.0.2.7, 192.0.2.0/24 or 2001:db8::1
admin-address-wide = { $text } is too many addresses at once
admin-address-own = { $text } is this machine itself; behind a proxy that would keep everybody out
admin-banned = { $text } stays out until { $time }.
admin-unbanned = { $text } may come in again.
admin-not-banned = { $text } is not banned; “dominium admin orders” says who is
admin-no-text = say what to announce, as in: dominium admin announce "The server restarts at ten."
admin-text-long = the message has { $count } characters; { $most } are allowed
admin-announced = Everybody is shown “{ $text }” ({ $time }).
admin-announced-no-more = The announcement has ended.
admin-no-announcement = There was no announcement.
admin-closed = No new tables are taken ({ $time }).
admin-opened = New tables are taken again.
admin-not-closed = New tables were taken all the time.
admin-no-orders = Nothing: nobody is banned, nothing is announced, new tables are taken.
admin-order-announcement = announced ({ $time }): { $text }
admin-order-closed = no new tables are taken ({ $time })
admin-order-ban = { $text } stays out until { $time }
