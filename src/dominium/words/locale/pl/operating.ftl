### Prowadzenie serwera: polecenia „admin”, „backup”, „restore” i „doctor”.

## Bazy danych

database-older = gry w { $place } zapisała starsza wersja Dominium; uruchom na nich raz tę wersję poleceniem „dominium serve” (najpierw zrób kopię zapasową)
database-none = w { $place } nie ma gier; wskaż miejsce, dodając --database

## Kopie zapasowe

help-backup = zapisuje w pliku wszystko, co jest przechowywane, także gdy serwery działają
help-backup-file = plik do zapisania
help-backup-overwrite = zastąp plik, jeśli już jest
help-restore = odtwarza wszystko z kopii zapasowej w pustym magazynie dowolnego rodzaju
help-restore-file = plik z kopią zapasową
help-restore-replace = usuń stoły, które tam są, i wstaw w ich miejsce te z kopii
backup-no-file = podaj plik kopii zapasowej, na przykład: dominium backup gry.backup
backup-exists = plik { $file } już istnieje; wybierz inną nazwę albo dodaj --overwrite
backup-done = w { $file } jest wszystko: stoły { $tables }, gry { $games }, ruchy { $moves }
backup-other = { $file } nie jest kopią zapasową; tworzy ją „dominium backup PLIK”
backup-damaged = plik { $file } jest uszkodzony albo niepełny; niczego z niego nie odtworzono
backup-newer = plik { $file } zapisała nowsza wersja Dominium; zaktualizuj program, żeby go odtworzyć
restore-done = odtworzono w { $place }: stoły { $tables }, gry { $games }, ruchy { $moves }
restore-not-empty =
    { $count ->
        [one] w { $place } jest już { $count } stół
        [few] w { $place } są już { $count } stoły
       *[other] w { $place } jest już { $count } stołów
    }; wskaż puste miejsce, dodając --database, albo dodaj --replace, co je usunie

## Badanie

help-doctor = sprawdza, czy wszystko jest w porządku i czy każdą zapisaną grę da się rozegrać w tej wersji
help-doctor-backup = zbadaj kopię zapasową zamiast gier serwera
doctor-either = zbadaj albo kopię zapasową, albo bazę danych
doctor-well = dobrze: { $text }
doctor-warning = UWAGA: { $text }
doctor-bad = ŹLE: { $text }
doctor-program = Dominium { $version }
doctor-files = jednocześnie można otworzyć { $count } plików
doctor-files-few = jednocześnie można otworzyć tylko { $count } plików, a więc przyjąć najwyżej tyle połączeń; podnieś limit do { $least } lub więcej (LimitNOFILE, ulimit -n)
doctor-writable = w { $place } można zapisywać
doctor-not-writable = w { $place } nie można zapisywać: { $why }
doctor-read-only = { $place } jest tylko do odczytu
doctor-space = na dysku wolne jest { $count } MB (dla bezpieczeństwa: { $least })
doctor-backup = plik { $file } jest cały
doctor-schema = wersja schematu { $version }
doctor-schema-older = wersja schematu { $version }; serwer przy starcie podniesie ją do { $known }
doctor-progress = rozegrane ponownie gry: { $done } z { $of }
doctor-document = stół { $table }: nie można odczytać, kto przy nim siedzi
doctor-game = stół { $table }, gra { $game }: ruchu { $number } nie można wykonać
doctor-gap = stół { $table }, gra { $game }: brakuje ruchu { $number }
doctor-missing = stół { $table }, gra { $game }: gra nie jest zapisana
doctor-result = stół { $table }, gra { $game }: kończy się inaczej niż wtedy
doctor-games = każdą grę da się rozegrać ponownie: stoły { $tables }, gry { $games }, ruchy { $moves }
doctor-sum =
    { $bad ->
        [0] Nic nie jest źle.
        [one] { $bad } rzecz jest źle.
        [few] { $bad } rzeczy są źle.
       *[other] { $bad } rzeczy jest źle.
    } { $warnings ->
        [0] { "" }
        [one] { $warnings } rzecz wymaga uwagi.
        [few] { $warnings } rzeczy wymagają uwagi.
       *[other] { $warnings } rzeczy wymaga uwagi.
    }

## Zarządzanie

help-admin = opieka nad działającymi serwerami: stoły, blokady, ogłoszenia
help-admin-list = lista ostatnio używanych stołów
help-admin-list-deleted = te, które usunięto i można przywrócić
help-admin-list-address = tylko założone z danego adresu
help-admin-list-limit = ile najwyżej (50)
help-admin-show = pokazuje stół
help-admin-table = nazwa stołu albo jego adres
help-admin-delete = usuwa stoły: nikt ich już nie widzi, a przez kilka dni można je przywrócić
help-admin-restore = przywraca usunięte stoły
help-admin-ban = nie wpuszcza adresu przez pewien czas
help-admin-address = adres albo sieć, na przykład 192.0.2.0/24
help-admin-ban-for = na jak długo: 30m, 12h, 7d … (1d)
help-admin-unban = znów wpuszcza adres
help-admin-announce = pokazuje wiadomość na stronie u wszystkich
help-admin-announce-text = wiadomość
help-admin-announce-for = na jak długo: 30m, 12h, 7d … (do --end)
help-admin-announce-end = kończy ogłoszenie
help-admin-close = nie przyjmuje nowych stołów; te, które są, grają dalej
help-admin-close-for = na jak długo: 30m, 12h, 7d … (do „open”)
help-admin-open = znów przyjmuje nowe stoły
help-admin-orders = co teraz obowiązuje: blokady, ogłoszenie, czy przyjmowane są nowe stoły
error-duration = „{ $text }” to nie czas; napisz na przykład 30m, 12h albo 7d
admin-command = powiedz, co zrobić: { $commands }
admin-no-end = bez końca
admin-no-table = podaj stół; wypisuje je „dominium admin list”
admin-unknown = nie ma stołu „{ $name }”; stoły wypisuje „dominium admin list”
admin-limit = „{ $text }” to nie liczba stołów od 1 do { $most }
admin-no-tables = Nie ma takich stołów.
admin-line = { $table }  { $phase }  { $who }  (gry { $games }, ruchy { $moves }, ostatnio używany { $time }, założony z { $place })
admin-phase-lobby = czeka
admin-phase-picking = wybieranie kart
admin-phase-shuffling = tasowanie
admin-phase-playing = gra
admin-phase-over = koniec
admin-bot = { $name } (bot)
admin-free = (wolne)
admin-damaged = (nie można odczytać)
admin-show-table = Stół { $table }
admin-show-phase = Stan: { $phase }, tura { $number } według ostatniej notatki.
admin-show-people = Przy stole: { $who }
admin-show-cards = Królestwo: { $cards }
admin-show-none = jeszcze nie wybrane
admin-show-result = Gra { $number }: { $text }
admin-show-counts = Zapisano: gry { $games }, ruchy { $moves }
admin-show-times = Założony { $made } z { $place }, ostatnio używany { $touched }
admin-show-public = Wszyscy widzą go na liście stołów.
admin-show-private = Wiedzą o nim tylko ci, którzy mają odnośnik.
admin-show-old = Oznaczony jako stary od { $time }.
admin-show-away = Usunięty { $time }; można go przywrócić.
admin-deleted = Stół { $table } usunięto. Przywraca go „dominium admin restore { $table }”.
admin-deleted-already = Stół { $table } był już usunięty.
admin-restored = Stół { $table } wrócił.
admin-not-deleted = Stół { $table } nie był usunięty.
admin-no-address = podaj adres, na przykład: dominium admin ban 192.0.2.7
admin-address-unknown = „{ $text }” to nie adres; napisz na przykład 192.0.2.7, 192.0.2.0/24 albo 2001:db8::1
admin-address-wide = { $text } to za dużo adresów naraz
admin-address-own = { $text } to ten komputer; za pośrednikiem nie wszedłby wtedy nikt
admin-banned = { $text } nie wejdzie do { $time }.
admin-unbanned = { $text } może znów wchodzić.
admin-not-banned = { $text } nie jest zablokowany; „dominium admin orders” mówi, kto jest
admin-no-text = powiedz, co ogłosić, na przykład: dominium admin announce "O dziesiątej serwer uruchomi się ponownie."
admin-text-long = wiadomość ma { $count } znaków, a dozwolone jest { $most }
admin-announced = Wszyscy widzą „{ $text }” ({ $time }).
admin-announced-no-more = Ogłoszenie zakończono.
admin-no-announcement = Nie było ogłoszenia.
admin-closed = Nowe stoły nie są przyjmowane ({ $time }).
admin-opened = Nowe stoły są znów przyjmowane.
admin-not-closed = Nowe stoły były przyjmowane cały czas.
admin-no-orders = Nic: nikt nie jest zablokowany, nic nie jest ogłoszone, nowe stoły są przyjmowane.
admin-order-announcement = ogłoszono ({ $time }): { $text }
admin-order-closed = nowe stoły nie są przyjmowane ({ $time })
admin-order-ban = { $text } nie wejdzie do { $time }
