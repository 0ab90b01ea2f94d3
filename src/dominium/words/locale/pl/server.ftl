### Serwer: co mówi graczom, oraz polecenia "serve" i "verify".

## Odmowy

server-error-alone = Tu gra jedna osoba przeciwko wyznaczonym botom.
server-error-answer = To nie jest odpowiedź na to pytanie.
server-error-banned = Z tego adresu nie można teraz wejść.
server-error-busy = Serwer ma teraz dużo pracy. Spróbuj ponownie za chwilę.
server-error-host = Ten serwer nie jest dostępny pod tą nazwą.
server-error-card = Nie ma karty „{ $name }”.
server-error-closed = Serwer za chwilę uruchomi się ponownie albo jest na pewien czas zamknięty: nowych stołów teraz nie przyjmuje. Rozpoczęte gry trwają dalej.
server-error-challenge = Nie ma takiego wyzwania.
server-error-contribution = To nie jest wkład w tasowania, do którego zobowiązało się twoje miejsce: nie liczy się.
server-error-connections = Za dużo połączeń. Najpierw zamknij któreś okno.
server-error-damaged = Tej gry nie da się kontynuować: jej zapis nie pasuje do tej wersji programu albo jest uszkodzony. Zapis można pobrać.
server-error-decent = Cudze miejsce można oddać tylko dobrze grającemu botowi.
server-error-early = Jeszcze niczego się nie odsłania: nie wszyscy złożyli zobowiązania do tasowań.
server-error-hello = Nie udało się połączyć ze stołem.
server-error-hint = Podpowiedzi są tylko w grze przeciw samym botom albo tam, gdzie pozwala na nie stół.
server-error-hint-challenge = Wyzwania kampanii rozgrywa się bez podpowiedzi.
server-error-illegal = Zasady na to nie pozwalają.
server-error-kingdom = Z tym królestwem nie da się zagrać. Potrzeba dziesięciu różnych kart Królestwa.
server-error-level = Nie ma bota na poziomie „{ $name }”.
server-error-malformed = Serwer tego nie zrozumiał.
server-error-method = Tutaj nie można tego zrobić.
server-error-name = Wybierz imię, które da się przeczytać.
server-error-no-game = Nie ma gry, w której można by to zrobić.
server-error-no-seat = Tego miejsca nie można zająć.
server-error-no-table = Nie ma takiego stołu.
server-error-not-found = Tu nic nie ma.
server-error-lesson = Nie ma takiej lekcji.
server-error-late = Tasowania tej gry są już ustalone.
server-error-not-kingdom = „{ $name }” nie może wejść do królestwa.
server-error-not-over = Gra jeszcze się nie skończyła.
server-error-not-picking = Nikt teraz nie wybiera kart.
server-error-not-ready = Nie wszyscy są jeszcze gotowi.
server-error-nothing-asked = Nikt cię o to nie prosił.
server-error-nothing-played = Nie ma czego analizować: partię poddano, zanim ktokolwiek zagrał.
server-error-only-just-gone = Ten gracz dopiero co odszedł. Poczekaj chwilę.
server-error-owner = Może to zrobić tylko gospodarz stołu.
server-error-people = Przy stole jest więcej osób niż miejsc dla nich.
server-error-phrase = Nie ma takiego zwrotu.
server-error-picked = Tę kartę już wybrano.
server-error-projects = W królestwie są najwyżej dwa Projekty.
server-error-rate = Za dużo naraz. Odetchnij i spróbuj ponownie.
server-error-record =
    Nie da się tego odtworzyć: { $reason ->
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
server-error-record-own = W tej grze były własne karty z pliku { $name }, których ten serwer nie ma.
server-error-resigned = Ta gra jest już poddana.
server-error-seat = To nie jest twoje miejsce.
server-error-seated = Masz już miejsce.
server-error-seats-free = Są jeszcze wolne miejsca.
server-error-seed-people = Własne ziarno można podać tylko w grze z botami: kto je zna, zna wszystkie tasowania.
server-error-server = Coś poszło nie tak na serwerze. Nic się nie zmieniło.
server-error-set = Nie ma zestawu „{ $name }”.
server-error-size = To jest za duże.
server-error-too-much = To zajmuje zbyt dużo czasu albo pamięci.
server-error-spectator = Tylko oglądasz: zajmij miejsce, żeby grać.
server-error-stale = Gra poszła już dalej.
server-error-stand-in = Gra za ciebie bot. Najpierw odbierz mu miejsce.
server-error-started = Gra już się zaczęła.
server-error-study-none = Ten serwer nie analizuje partii ani nie objaśnia królestw.
server-error-study-died = Praca urwała się przed końcem. Możesz zacząć ją od nowa.
server-error-study-busy = Serwer ma już wiele do zbadania. Spróbuj ponownie za kilka minut.
server-error-tables = Za dużo nowych stołów. Poczekaj chwilę.
server-error-there = Ten gracz jest obecny.
server-error-token = Ten link do miejsca już nie działa. Możesz oglądać.
server-error-turn = To nie twoja decyzja.
server-error-undo-disagreed = Nie wszyscy zgadzają się na cofnięcie.
server-error-undo-nothing = Nie ma czego cofnąć.

## Boty

level-beginner = Początkujący
level-steady = Solidny
level-strong = Mocny
level-master = Mistrz

## Zwroty

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobrze zagrane!
phrase-thanks = Dziękuję!
phrase-sorry = Przepraszam!
phrase-one-moment = Chwileczkę.
phrase-back-again = Już jestem.
phrase-your-turn = Twoja kolej.
phrase-wow = No, no!
phrase-good-game = Dzięki za grę!
phrase-rematch = Jeszcze raz?
phrase-bye = Do zobaczenia!

## Zaproszenia: co pokazuje komunikator pod linkiem do stołu

invite-title = { $who } zaprasza do gry w Dominium
invite-title-nobody = Zaproszenie do gry w Dominium
invite-text = Królestwo: { $cards }.
invite-text-open = Gra karciana dla 2–6 osób, prosto w przeglądarce.
page-kingdom = { $kingdom } – królestwo do gry w Dominium
page-kingdom-own = Królestwo do gry w Dominium
page-card = { $card } – karta Dominium

## Sprawdzanie tasowań

verify-ok = Gra odtwarza się dokładnie tak, jak ją zapisano.
verify-seal = To nie jest ziarno, które zapieczętowano na początku.
verify-unfinished =
    { $count ->
        [one] Pierwsza odpowiedź odtwarza się dokładnie tak, jak ją zapisano; gra się nie skończyła.
        [few] Pierwsze { $count } odpowiedzi odtwarzają się dokładnie tak, jak je zapisano; gra się nie skończyła.
       *[other] Pierwszych { $count } odpowiedzi odtwarza się dokładnie tak, jak je zapisano; gra się nie skończyła.
    }
verify-scores = Wynik: { $text }
verify-sealed = Pieczęć ziarna: { $text }
verify-no-seal = Ziarno tej gry było podane, nie tajne: kto je znał, ten znał tasowania.
verify-seal-ok = To pieczęć, którą pokazano na początku.
verify-agreed = Nikt nie wybrał tasowań sam: ziarno wynika z sekretu serwera, zapieczętowanego wcześniej, i z tego, co dołożyły programy graczy:
verify-server-alone = Ziarno pochodzi od samego serwera: pieczęć dowodzi, że nie zmieniono go w trakcie gry, ale nie tego, że go nie wybrano.
verify-added = { $name }: dołożono { $text }, zgodnie z wcześniejszym zobowiązaniem
verify-added-nothing = { $name }: nic nie dołożono
verify-withheld = { $name }: było zobowiązanie, ale nie odsłonięto go na czas; nie liczy się
verify-added-yours = Twój wkład jest wśród nich.
verify-not-added = Twojego wkładu nie ma wśród tych, z których powstało ziarno.
verify-contribution = Wkład jednego z graczy nie zgadza się z jego wcześniejszym zobowiązaniem.
verify-agreed-seed = To nie jest ziarno, które wynika z sekretu serwera i z wkładów graczy.

## Polecenia

help-serve = gra w przeglądarce, samemu lub z innymi
help-serve-host = adres, pod którym serwer słucha (127.0.0.1: tylko ten komputer)
help-serve-host-name = nazwa, pod którą serwer jest dostępny, oprócz jego własnego adresu; można podać kilka razy
help-serve-port = port (8000 albo wolny, jeśli ten jest zajęty)
help-serve-database = gdzie są przechowywane gry: plik albo postgresql://…
help-serve-no-browser = nie otwieraj przeglądarki
help-serve-workers = liczba procesów, w których myślą boty
help-serve-drain = ile sekund po prośbie o zatrzymanie czekać, aż gracze wyjdą (5); 0 zatrzymuje od razu
help-serve-access-log = zapisuje w pliku wiersz o każdym żądaniu (-: standardowe wyjście błędów)
help-verify = odtwarza zapisaną grę i sprawdza jej tasowania
help-verify-file = plik z zapisaną grą
help-verify-seal = pieczęć pokazana na początku gry
help-verify-contribution = wkład twojej przeglądarki w tasowania: sprawdza, czy jest częścią ziarna
serve-at = Dominium jest pod adresem { $text } (koniec: Ctrl+C)
serve-port-taken = port { $text } jest zajęty; wybierz inny, dodając --port
serve-port-range = port to liczba od 0 do 65535, a nie { $text }
serve-drain = „{ $text }” to nie liczba sekund od 0 do 3600
serve-address = nie można nasłuchiwać pod adresem { $place }: { $why }
serve-database-kind = gry można przechowywać w pliku albo w postgresql://…, a nie w { $text }://…
serve-limits = nie można odczytać DOMINIUM_LIMITS: { $text }
serve-missing = potrzebne jest { $name }; zainstaluj: pip install "{ $text }"
serve-database = gier nie można przechowywać w { $place }: { $why }
serve-database-occupied = gier w { $place } używa już inny serwer; zatrzymaj go albo podaj temu inny plik
serve-database-newer = gry w { $place } zapisała nowsza wersja Dominium; zaktualizuj program, żeby w nie zagrać
