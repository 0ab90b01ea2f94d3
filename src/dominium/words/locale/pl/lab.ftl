### Laboratorium: symulacje i to, co z nich wynika.

## Help

help-lab = sprawdź, która strategia wygrywa
help-lab-run = rozegraj wiele gier między strategiami lub botami i policz wyniki
help-lab-tournament = każdy z każdym: rankingi i tabela krzyżowa
help-lab-explain = opowiedz, co się działo w jednej grze
help-lab-explain-long = Opowiada tura po turze, co się działo w jednej grze: zapisanej albo (z --game) jednej z gier serii o tych samych graczach, ziarnie i stole.
help-lab-strategies = wymień boty i strategie dołączone do programu
help-lab-check = porównaj to, co gra silnik, ze znanymi wynikami
help-lab-sweep = rozegraj losowe gry ze wszystkimi kartami i sprawdź, co zawsze musi się zgadzać
help-lab-player = od 2 do 6 graczy: bot, strategia dołączona do programu, plik ze strategią albo program: i polecenie własnego programu
help-lab-field = katalogi z plikami strategii, gracze po kolei albo „{ $name }”: wszystkie strategie dołączone do programu
help-lab-explain-what = zapisana gra, a z --game gracze serii
help-lab-games = ile gier ({ $count }; z --precision tyle, ile potrzeba)
help-lab-pair-games = ile gier rozgrywa każda para ({ $count })
help-lab-check-games = ile gier na każde sprawdzenie ({ $count })
help-lab-sweep-games = ile gier ({ $count })
help-lab-sweep-start = numer pierwszej gry
help-lab-sweep-deep = sprawdzaj co N-tą grę dokładnie, przy każdej decyzji
help-lab-precision = zakończ, gdy każdy odsetek wygranych jest znany z dokładnością ± P punktów procentowych
help-lab-every = po pierwszych 1000 gier licz tura po turze co N-tą ({ $count })
help-lab-kingdom = polecane królestwo (zob. dominium kingdoms) albo dziesięć kart po przecinku; bez tej opcji złożone z kart strategii
help-lab-projects = Projekty po przecinku
help-lab-seats = alternating (domyślnie): zaczynają wszyscy na zmianę; fixed: zawsze w podanej kolejności
help-lab-answer-within = ile sekund ma program na odpowiedź
help-lab-forfeit = błąd kosztuje program całą grę, nie tylko decyzję
help-lab-seed = liczba, która wyznacza wszystkie gry (1)
help-lab-game = numer gry w serii, od 0
help-lab-workers = ile procesów (wszystkie rdzenie tej maszyny)
help-lab-cluster = graj na klastrze Ray: HOST:PORT, ray://HOST:PORT albo auto
help-lab-json = zapisz wszystko jako JSON
help-lab-csv = zapisz liczby jako CSV
help-lab-parquet = zapisz liczby jako Parquet
help-lab-plot = zapisz wykresy w katalogu
help-lab-format = format wykresów (png)
help-lab-report = zapisz raport z tabelami i wykresami, jeden plik HTML w obu językach

## Errors

lab-error-command = podaj polecenie laboratorium: { $commands }
lab-error-amount = { $option } musi wynosić co najmniej 1, nie { $text }
lab-error-precision = „{ $text }” to nie dokładność: punkty procentowe między 0 a 100, na przykład 0,5
lab-error-seats = nie ma sposobu sadzania graczy „{ $text }”; są: alternating, fixed
lab-error-seats-number = liczba graczy { $count }: podaj od { $least } do { $most }
lab-error-format = nie ma formatu wykresów „{ $text }”; są: png, svg
lab-error-player-unknown = nie ma gracza „{ $name }”; są: { $names }, pliki ze strategiami oraz to, co wymienia: dominium lab strategies
lab-error-player-several = w pliku { $name } jest kilka strategii; podaj po znaku # nazwę jednej z nich: { $names }
lab-error-player-foreign = { $name } to nie strategia: to nie jest tekst (UTF-8)
lab-error-player-nameless = { $name } nie podaje programu: po program: napisz polecenie, które go uruchamia, na przykład "program:./mojbot"
lab-error-player-absent = nie ma programu { $name }
lab-error-player-unrunnable = nie można uruchomić { $name }: nadaj plikowi prawo wykonywania (chmod +x) albo podaj, co go uruchamia, na przykład "program:python3 { $name }"
lab-error-seconds = „{ $text }” to nie liczba sekund (ponad 0, najwyżej 3600)
lab-error-table-missing = { $name }: tej strategii brakuje w królestwie kart: { $cards }
lab-error-table-crowded = { $name } potrzebują razem { $count } kart Królestwa, a królestwo ma ich 10: { $cards }
lab-error-field = liczba graczy, którzy mogą tu zagrać: { $count }; turniej wymaga co najmniej 2
lab-error-cluster = nie można się połączyć z klastrem Ray pod adresem { $name }: { $why }
lab-error-extra = do tego potrzebna jest biblioteka { $name }; zainstaluj ją poleceniem: pip install "{ $text }"
lab-error-failed = gry przerwano po { $count }: { $why }
lab-error-explain = podaj jedną zapisaną grę albo graczy serii i --game
lab-error-game = nie ma gry o numerze { $text }; numery zaczynają się od 0

## Results

lab-language = polski
lab-games-unit = gier
lab-against = { " " }przeciw{ " " }
lab-tournament = Turniej
lab-about-kingdom = Królestwo: { $cards }
lab-about-kingdoms = Każda para gra w królestwie złożonym z kart jej strategii.
lab-about-projects = Projekty: { $cards }
lab-about-run = Liczba gier: { $text }, { $name }, ziarno { $id }
lab-about-tournament = Gracze: { $players }, pary: { $number }, gry: { $text }, ziarno { $id }
lab-about-endings = { $text } % gier skończyła ostatnia Prowincja, { $other } % puste stosy.
lab-about-cut =
    { $count ->
        [one] { $count } grę przerwano, bo nikt jej nie kończył.
        [few] { $count } gry przerwano, bo nikt ich nie kończył.
       *[many] { $count } gier przerwano, bo nikt ich nie kończył.
    }
lab-seats-alternating = miejsca na zmianę
lab-seats-fixed = miejsca stałe
lab-ending-stopped = Przerwano, liczba rozegranych gier: { $text }. Oto, co wiadomo do tej pory.
lab-ending-interrupted = Przerwano. Oto, co wiadomo do tej pory.
lab-ending-precision = Dokładność osiągnięta, liczba rozegranych gier: { $text }.
lab-nothing = Przerwano, zanim skończyła się choć jedna gra.
lab-left-out = Pominięto: { $name } (potrzebne karty: { $cards })
lab-impossible = Nie rozegrano, za dużo kart Królestwa jak na jedno królestwo: { $names }

lab-results = Wyniki
lab-player = Gracz
lab-win-rate = Wynik %
lab-wins = Wygrane %
lab-ties = Remisy %
lab-points = Punkty
lab-turns = Tury
lab-games = Gry
lab-by-turn = Tura po turze
lab-turn = Tura
lab-short-lead = prow. %
lab-short-points = punkty
lab-short-provinces = Prow.
lab-short-money = monety
lab-buys = Zakupy
lab-card = Karta
lab-copies = sztuk
lab-when = tura
lab-copies-when = sztuk (tura)
lab-ratings = Rankingi
lab-rating = Ranking
lab-cross-table = Tabela krzyżowa
lab-level = równo
lab-mean = średnia { $text }
lab-note-win-rate = Remis liczy się jako wspólna wygrana. Odsetek ± połowa przedziału 95 %; punkty ± odchylenie standardowe.
lab-note-by-turn = Średnie z { $count } gier na koniec każdej rundy; monety na początku kupowania.
lab-note-buys = Liczba sztuk kupionych w grze, średnia tura i tury, między którymi kupiono osiem dziesiątych z nich.
lab-note-buys-short = Liczba sztuk kupionych w grze i średnia tura.
lab-note-ratings = Rankingi Bradleya i Terry’ego w skali Elo, średnia 1500, ± połowa przedziału 95 %.
lab-note-cross-table = Jak często gracz z wiersza wygrywa z graczem z kolumny, w procentach.

## Pictures

lab-picture-score = Punkty w kolejnych turach
lab-picture-provinces = Prowincje w kolejnych turach
lab-picture-money = Pieniądze w kolejnych turach
lab-picture-leads = Kto prowadzi
lab-picture-length = Długość gier
lab-picture-buys = Co i kiedy jest kupowane
lab-picture-ratings = Rankingi
lab-picture-heat-map = Kto z kim wygrywa
lab-axis-score = punkty (średnia ± odchylenie)
lab-axis-provinces = posiadane Prowincje (średnia)
lab-axis-money = monety do wydania (średnia ± odchylenie)
lab-axis-leads = % gier
lab-axis-rounds = rundy
lab-axis-games = % gier
lab-axis-buys = sztuk na grę
lab-axis-heat-map = wygrane wiersza, %
lab-file-game-length = Długość gier
lab-file-score-by-turn = Punkty w kolejnych turach
lab-file-leads-by-turn = Kto prowadzi
lab-file-provinces-by-turn = Prowincje w kolejnych turach
lab-file-money-by-turn = Pieniądze w kolejnych turach
lab-file-buy-timing = Co i kiedy jest kupowane
lab-file-ratings = Rankingi
lab-file-heat-map = Kto z kim wygrywa

## One game

lab-standings = { "   " }Punkty: { $text }
lab-final-deck =
    { $count ->
        [one] { $name } ({ $count } karta): { $cards }
        [few] { $name } ({ $count } karty): { $cards }
       *[many] { $name } ({ $count } kart): { $cards }
    }
lab-winners =
    { $count ->
        [one] Wygrywa: { $names }
       *[other] Wspólne zwycięstwo: { $names }
    }
lab-bots = Boty: { $names }
lab-strategy-line = { "  " }{ $id }: { $name } ({ $cards })

## Checks

lab-checks = Sprawdzenia
lab-check = Sprawdzenie
lab-figure = Wielkość
lab-expected = Oczekiwano
lab-found = Jest
lab-distance = Błędy
lab-holds = Zgadza się
lab-yes = tak
lab-no = NIE
lab-check-basic-mirror = same pieniądze przeciw sobie
lab-check-ultimate-mirror = Money Ultimate przeciw sobie
lab-check-never-losing-mirror = Money Ultimate, nigdy na przegraną, przeciw sobie
lab-check-basic-alone = same pieniądze w pojedynkę
lab-check-smithy-alone = jedna Kuźnia w pojedynkę
lab-check-smithies-ultimate = Kuźnie przeciw Money Ultimate
lab-figure-first = wygrywa pierwszy, %
lab-figure-second = wygrywa drugi, %
lab-figure-ties = remisy, %
lab-figure-turn = Prowincja { $count }: tura
lab-figure-deviation = Prowincja { $count }: odchylenie
lab-note-check = Wielkość się zgadza, jeśli dzielą ją najwyżej 3 błędy standardowe od tego, co zgodnie podają dwa inne silniki.
lab-check-result = Sprawdzone wielkości: { $count }, w tym błędne: { $number }.
lab-sweep-result = Gry: { $text }, tury: { $other }, decyzje sprawdzone dokładnie: { $words }; karty i Projekty: { $count }, rodzaje pytań: { $number }.
lab-faults =
    { $count ->
        [0] Bez błędów.
        [one] { $count } błąd.
        [few] { $count } błędy.
       *[many] { $count } błędów.
    }

## Szukanie strategii

help-lab-find = szukaj najmocniejszej strategii na dane królestwo
help-lab-find-long = Szuka najmocniejszej strategii na dane królestwo, rozgrywając gry. Wynikiem jest plik strategii z dowodami. Ctrl-C kończy szukanie i zachowuje to, co znaleziono; --resume je wznawia.
help-lab-find-kingdom = królestwo: identyfikator polecanego albo dziesięć kart rozdzielonych przecinkami
help-lab-find-players = ilu gra (2)
help-lab-find-seconds = jak długo szukać, razem z dowodami ({ $count })
help-lab-find-generations = zakończ na tym pokoleniu: to samo ziarno i ta sama liczba wszędzie dają tę samą strategię
help-lab-find-seed = liczba, która wyznacza szukanie (1)
help-lab-find-games = gier przeciw każdemu z przeciwników w dowodach
help-lab-find-save = plik strategii do zapisania (identyfikator królestwa albo found.txt); obok niego zapisuje się samo szukanie
help-lab-find-resume = wznów szukanie zapisane obok pliku
help-lab-find-name = jak nazwać strategię
lab-error-find-kingdom = podaj królestwo do przeszukania: --kingdom z identyfikatorem, na przykład base2-first-game, albo z dziesięcioma kartami
lab-error-find-exists = w { $file } jest już szukanie: wznów je (--resume) albo zapisz do innego pliku (--save)
lab-error-find-store = { $file } to nie szukanie, które można wznowić
lab-error-find-other = szukanie w { $file } dotyczy innego królestwa albo innej liczby graczy
lab-find-seeds = próby strategii, od których zacznie się szukanie
lab-find-note = pokolenie { $generation }, gry: { $games }, najlepsza { $rate } % przeciw stawce, archiwum { $archive }
lab-find-summary = Pokolenia: { $generation }, gry: { $games }, czas: { $seconds } s, strategie w archiwum: { $archive }.
lab-find-name = Znaleziona: { $kingdom }
lab-find-about = Znaleziona przez dominium lab find: graczy { $players }, ziarno { $seed }, pokolenie { $generation }, gier { $games }.
lab-find-evidence = Odsetek wygranych (gry z każdym: { $games }), ± połowa przedziału 95 %
lab-find-row = { $name }: { $rate } %
lab-find-opponent = Przeciwnik
lab-find-saved = Zapisano w { $file }; dalsze szukanie: --resume (szukanie jest w { $search }).
lab-ultimate = Money Ultimate

## Drabina

help-lab-ladder = zmierz siłę poziomów
help-lab-ladder-long = Zmierz siłę wszystkich poziomów w grach między nimi: po dwóch graczy w polecanych królestwach i w stu losowych, po trzech i czterech w niektórych z nich. Rozegrane gry są zapisywane w pliku; przerwany pomiar można dokończyć.
help-lab-ladder-shipped = pokaż drabinę zmierzoną dla tego programu, bez rozgrywania gier
help-lab-ladder-games = liczba gier przy każdym stole dla dwojga ({ $count })
help-lab-ladder-kingdoms = najwyżej N królestw każdego rodzaju, rzetelna próbka
help-lab-ladder-players = kto jest mierzony, po przecinkach (wszystkie poziomy)
help-lab-ladder-with = jeszcze jeden gracz: bot, strategia lub plik; można podać kilka razy
help-lab-ladder-store = plik, w którym zapisywane są rozegrane gry ({ $file })
help-lab-ladder-markdown = zapisz tabele jako stronę w formacie Markdown
lab-error-ladder = { $file } nie zawiera drabiny o tej liczbie gier i tym ziarnie, więc nie można jej dokończyć: { $why }
lab-ladder = Drabina
lab-about-ladder = Liczba gier: { $text }, królestwa polecane: { $count }, losowe: { $number }, ziarno { $id }
lab-ladder-recommended = Polecane królestwa: wygrane gracza z wiersza z graczem z kolumny, % (liczba gier)
lab-ladder-random = Losowe królestwa: wygrane gracza z wiersza z graczem z kolumny, % (liczba gier)
lab-ladder-larger = Trzech i czterech graczy: wygrane każdego, % (liczba gier)
lab-milliseconds = ms na decyzję
lab-preparing = s raz na królestwo
lab-tables-unit = stołów
lab-note-ladder = Rankingi jak w szachach, ze wszystkich gier dwuosobowych (Bradley i Terry), z połową 95-procentowego przedziału; kto ma 400 punktów więcej, wygrywa dziesięć gier na jedną przegraną. Czas procesora na decyzję to średnia ze wszystkich decyzji, bez tego, co gracz ustala raz, przed pierwszą grą na danym królestwie, i zachowuje.

## Programy

lab-lost-decisions =
    { $count ->
        [one] { $name } stracił { $count } decyzję na rzecz bota Solidnego: { $text }. To była: { $detail }
        [few] { $name } stracił { $count } decyzje na rzecz bota Solidnego: { $text }. Pierwsza: { $detail }
       *[many] { $name } stracił { $count } decyzji na rzecz bota Solidnego: { $text }. Pierwsza: { $detail }
    }
lab-lost-late = spóźnione { $count }
lab-lost-crashed = po awarii { $count }
lab-lost-unclear = niezrozumiałe { $count }
lab-lost-illegal = niedozwolone { $count }
