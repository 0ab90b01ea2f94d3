### The terminal and the command line.

## The table

ui-supply = Zasoby
supply-end = Prowincje { $provinces } · puste stosy { $empty } z { $limit }
supply-trash = Śmietnisko { $count }
pile-empty = –
pile-tokens = ⊘{ $count }
ui-projects = Projekty
ui-artifacts = Artefakty
ui-owners = ({ $names })
ui-hand = Ręka ({ $count })
status-turn = { $who }, tura { $count }
status-extra = { $who }, dodatkowa tura
status-numbers = Akcje { $actions } · Zakupy { $buys } · ¤{ $coins }
phase-start = początek tury
phase-action = faza akcji
phase-buy = faza zakupu
phase-clean_up = faza porządków
phase-over = koniec gry
area-hand = ręka { $count }
area-deck = talia { $count }
area-discard = odrzucone:
area-coffers = Fundusze: { $count }
area-villagers = Wieśniacy: { $count }
area-tokens = { $name } { $count }
zone-play = w grze:
zone-durations = Następstwa:
zone-revealed = odkryte:
zone-looking = podglądasz:
zone-aside = na boku:
zone-aside-hidden = zakryte na boku: { $count }
zone-mat = podkładka { $name } ({ $count }):

letter-action = A
letter-treasure = S
letter-victory = Z
letter-curse = K
letter-attack = !
letter-reaction = R
letter-duration = N
letter-project = P
letter-artifact = F

default-name = Gracz
bot-name-1 = Bona
bot-name-2 = Kazimierz
bot-name-3 = Jadwiga
bot-name-4 = Zygmunt
bot-name-5 = Dobrawa
bot-name-6 = Mieszko

## Asking

input-mark = >
hint-treasures = Enter: zagraj Skarby
hint-enter-play = Enter: do fazy zakupu
hint-enter-treasure = Enter: do zakupów
hint-enter-buy = Enter: koniec tury
hint-enter-none = Enter: nic
hint-several = kilka: 1 2 2
hint-end = e: koniec tury
hint-always = u: cofnij · ? 1: karta 1 · h: pomoc
log-cut =
    { $count ->
        [one] … i { $count } wcześniejszy wiersz (l: cały dziennik)
        [few] … i { $count } wcześniejsze wiersze (l: cały dziennik)
       *[many] … i { $count } wcześniejszych wierszy (l: cały dziennik)
    }
explain-how = Wpisz ? i numer albo nazwę, na przykład: ? 1  albo  ? fosa
ui-cost = ¤{ $cost }
ui-cost-now = teraz ¤{ $cost } (na karcie ¤{ $printed })
ui-saved = Zapisano w { $file }
ui-left = Gra jest zapisana. Ciąg dalszy: dominium play --continue { $file }
ui-finished = Zapis gry: { $file }

undo-nothing = Nie ma czego cofnąć.
undo-revealed = Za późno: od tego czasu widać było nowe karty, więc tak już zostaje.
undo-others = Za późno: od tego czasu działał inny gracz.

bad-line = „{ $line }” to ani numer, ani klawisz, ani karta; h pokazuje klawisze.
bad-card = „{ $line }” nie jest teraz do wyboru.
bad-number =
    { $count ->
        [0] Nie ma opcji { $number }: nie ma tu nic do wyboru.
        [1] Nie ma opcji { $number }: jest tylko opcja 1.
       *[many] Nie ma opcji { $number }: wybierz od 1 do { $count }.
    }
bad-count = Wybrano { $count }: wybierz od { $min } do { $max }.
bad-count-exact = Wybrano { $count }: wybierz dokładnie { $max }.
bad-copies =
    { $count ->
        [1] Opcja { $number } ({ $option }) jest tylko jedna.
       *[many] Opcję { $number } ({ $option }) można wybrać najwyżej { $count } razy.
    }
bad-treasures = Teraz nie ma Skarbów do zagrania.
bad-end = Najpierw odpowiedz na to pytanie, potem można zakończyć turę.

ui-help =
    Numery      wybierają: 3 to opcja 3; 1 3 3 albo 1,3,3 to kilka, ten sam numer znów to kopia
    nazwa       też wybiera kartę: srebrniki
    Enter       dalej: nic nie wybiera, kończy fazę albo zagrywa wszystkie Skarby
    0           nic nie wybiera
    t           zagrywa wszystkie Skarby
    e           kończy turę
    u           cofa ostatni wybór, dopóki nie widać było niczego nowego
    ? fosa      objaśnia kartę; ? 2 objaśnia opcję 2; ? objaśnia kartę, która pyta
    l           cały dziennik
    m           co zrobiłby mistrz i jak często to wygrywa
    r           pokazuje stół jeszcze raz
    s PLIK      zapisuje kopię gry
    q           wychodzi; gra jest zawsze zapisana
    h           ta pomoc
    Litery: A Akcja · S Skarb · Z Zwycięstwo · K Klątwa · ! Atak · R Reakcja · N Następstwo · P Projekt
    Znaki: ¤ moneta · ★ punkt zwycięstwa · ⊘ żeton Embarga · ▶ czyja tura

## The end

result-line =
    { $turns ->
        [one] { $who }: ★{ $points } w { $turns } turze
       *[many] { $who }: ★{ $points } w { $turns } turach
    }
result-winner = Wygrywa { $names }.
result-tie = Remis, wspólne zwycięstwo: { $names }.

## Replays and lists

replay-players = Gracze: { $names }
replay-kingdom = Królestwo: { $cards }
replay-projects = Projekty: { $cards }
replay-unfinished = Tu kończy się zapis; gra nie jest zakończona.
kingdom-line = { "  " }{ $name } [{ $id }]: { $cards }
kingdom-random = losowe

## What cards still lack

# A line for each lack: the card, what it lacks, the file and the line to add there.
check-line = { $card }: { $what } → { $file }: { $line }
check-fault = { $card }: { $what } ({ $file })
tongue-en = po angielsku
tongue-pl = po polsku
lack-class = ma słowa, ale nie ma klasy
lack-register = klasa nie jest zarejestrowana
lack-set = zestawu „{ $detail }” nie ma na liście zestawów
lack-failure = losowa rozgrywka z tą kartą została przerwana: { $detail }
lack-test = brak testu
lack-printed = brak wiersza w tabeli tego, co jest na niej wydrukowane
lack-set_name = zestaw „{ $detail }” nie ma nazwy { $tongue }
lack-name = brak nazwy { $tongue }, więc karta nazywa się „{ $detail }”
lack-text = brak tekstu { $tongue }
lack-acc = brak biernika { $tongue }
lack-rulings = brak objaśnień { $tongue }
lack-question = karta zadaje pytanie „{ $detail }”, na które nie ma zdania { $tongue }
lack-option = karta daje do wyboru „{ $detail }”, a nie ma na to słów { $tongue }
lack-bots = boty jej nie znają
lack-drawing = brak rysunku
lack-drawn_twice = rysunek „{ $detail }” ma już inna karta
check-not-here-test = Testów nie można tu sprawdzić: są tylko w źródłach.
check-not-here-drawing = Rysunków nie można tu sprawdzić: są tylko w źródłach.
check-own-bots =
    { $count ->
        [one] Boty grają tą kartą według ogólnej oceny, na podstawie jej kosztu i typów.
       *[many] Boty grają tymi kartami według ogólnej oceny, na podstawie ich kosztu i typów.
    }
check-games =
    { $count ->
        [one] O co pytają karty, pokazała { $count } losowa rozgrywka.
        [few] O co pytają karty, pokazały { $count } losowe rozgrywki.
       *[many] O co pytają karty, pokazało { $count } losowych rozgrywek.
    }
check-complete =
    { $cards ->
        [0] Nie ma tu kart.
        [one] { $cards } karta: niczego nie brakuje.
        [few] { $cards } karty: niczego nie brakuje.
       *[many] { $cards } kart: niczego nie brakuje.
    }
check-missing = Braki: { $count }.

## Help of the command line

help-program = Gra o budowaniu królestwa z kart. Bez polecenia otwiera grę w przeglądarce.
help-usage = użycie:
help-arguments = argumenty
help-options = opcje
help-commands = polecenia
help-help = pokaż tę pomoc
help-version = pokaż wersję i to, czy silnik jest skompilowany
help-lang = język; bez tej opcji język systemu
help-play = zagraj z botami w terminalu
help-terminal = graj w terminalu
help-players = ilu graczy razem z botami (od 2 do 6)
help-bots = boty, oddzielone przecinkami ({ $bots } albo program: i polecenie); jedna nazwa oznacza wszystkie
help-kingdom = polecane królestwo (zob. dominium kingdoms), dziesięć kart po przecinku albo losowe
help-sets = wylosuj królestwo z tych zestawów ({ $sets })
help-projects = Projekty po przecinku albo ile ich wylosować
help-seed = liczba, która wyznacza tasowania
help-name = twoje imię
help-continue = wróć do zapisanej gry
help-replay = opowiedz zapisaną grę tura po turze
help-replay-file = zapis gry
help-delay = ile sekund czekać przed każdą turą
help-kingdoms = wymień polecane królestwa
help-cards = wymień wszystkie karty albo objaśnij jedną
help-cards-name = karta: identyfikator albo nazwa polska lub angielska
help-cards-check = powiedz, czego kartom jeszcze brakuje: klasy, testu, słów, wiedzy botów, rysunku
help-cards-own = plik Pythona z własnymi kartami, który jest uruchamiany jak program; można podać kilka razy
help-cards-drawings = wymień rysunki, które mogą mieć własne karty

ui-version = Dominium { $version } ({ $build })
build-compiled = silnik: skompilowany
build-interpreted = silnik: interpretowany

## Errors

error-usage = { $problem }
error-bare = opcja { $option } wymaga wartości
error-surplus = niezrozumiałe: { $words }
error-command = nie ma polecenia „{ $name }”; są: { $commands }
error-lang = nie ma języka „{ $name }”; są: { $languages }
error-number = „{ $text }” to nie liczba całkowita
error-delay = „{ $text }” to nie liczba sekund
error-no-file = podaj plik z zapisem gry
error-read = nie można odczytać { $file }: { $why }
error-write = nie można zapisać { $file }: { $why }
system-missing = nie ma takiego pliku ani folderu
system-forbidden = brak uprawnień
system-folder = to jest folder
system-no-folder = tam, gdzie powinien być folder, jest plik
system-long-name = nazwa jest za długa
system-full = brak wolnego miejsca
system-read-only = można stamtąd tylko czytać
error-players = liczba graczy { $count }: w grze bierze udział od { $least } do { $most }
error-bot = nie ma bota „{ $name }”; są: { $bots }
error-bots-players = liczba botów { $bots } przy liczbie graczy { $players }: podaj jednego bota dla wszystkich miejsc albo o jednego mniej niż graczy
error-kingdom-size =
    { $count ->
        [one] { $count } karta Królestwa: królestwo ma dokładnie 10
        [few] { $count } karty Królestwa: królestwo ma dokładnie 10
       *[many] { $count } kart Królestwa: królestwo ma dokładnie 10
    }
error-kingdom-unknown = nie ma królestwa „{ $name }”; zob. dominium kingdoms
error-kingdom-ambiguous = „{ $name }” może oznaczać: { $kingdoms }
error-sets-kingdom = wybierz królestwo albo zestawy, z których ma być wylosowane
error-projects-number = liczbę Projektów podaje się przy losowym królestwie; tu podaj ich nazwy
error-few-cards = za mało kart Królestwa w zestawach: { $sets }
error-set = nie ma zestawu „{ $name }”; są: { $sets }
error-twice = { $card }: ta karta jest wymieniona dwa razy
error-not-kingdom = { $card }: to nie jest karta Królestwa
error-not-project = { $card }: to nie jest Projekt
error-cards-name = opcja --cards wymaga pliku: --cards moje_karty.py
error-no-drawings = rysunki są częścią strony, która nie jest tu zbudowana: make web
error-continue-only = zapisana gra toczy się dalej tak, jak była przygotowana; pomiń inne opcje
error-continue-programs =
    { $count ->
        [one] w tej grze grał jeden program
        [few] w tej grze grały { $count } programy
       *[many] w tej grze grało { $count } programów
    }, a tu podano { $number }; podaj tyle samo, w kolejności miejsc przy stole
continue-without-programs =
    { $count ->
        [one] Za program, który tu grał, gra dalej bot „steady”; aby grał program, podaj go
       *[other] Za programy, które tu grały, gra dalej bot „steady”; aby grały programy, podaj je
    }: --bots program:POLECENIE
error-card-unknown =
    { $hints ->
        [0] nie ma karty „{ $name }”
       *[many] nie ma karty „{ $name }”; może chodzi o: { $near }?
    }
error-card-ambiguous = „{ $name }” może oznaczać: { $cards }; użyj słowa z nawiasu

record-damaged =
    { $number ->
        [0] zapis jest uszkodzony
       *[many] zapis jest uszkodzony przy odpowiedzi { $number }
    }: { $part ->
        [json] to nie jest JSON
        [text] to nie jest tekst w UTF-8
        [kingdom] „{ $part }” powinno być listą identyfikatorów kart
        [projects] „{ $part }” powinno być listą identyfikatorów Projektów
        [names] „{ $part }” powinno być listą z imieniem każdego gracza
        [agents] „{ $part }” powinno być listą mówiącą, kto decyduje za każdego gracza
        [seed] „{ $part }” powinno być liczbą całkowitą
        [first] „{ $part }” powinno być numerem miejsca albo -1
        [players] „{ $part }” powinno być liczbą całkowitą
        [sealed] „{ $part }” powinno być równe true albo false
        [choose_top] „{ $part }” powinno być równe true albo false
        [position] „{ $part }” powinno mówić, gdzie leżały karty na początku
        [agreement] „{ $part }” powinno mówić, z czego powstało zapieczętowane ziarno
        [own] „{ $part }” powinno wymieniać pliki i SHA-256 każdego z nich
        [answers] „{ $part }” powinno być listą wszystkich odpowiedzi
        [answer] powinna mieć postać [miejsce, odcisk, [opcje]]
        [scores] „{ $part }” powinno być listą liczb całkowitych, po jednej na gracza
        [winners] „{ $part }” powinno być listą miejsc zwycięzców
        [resigned] „{ $part }” powinno być listą miejsc graczy, którzy się poddali
       *[other] „{ $part }” powinno mieć postać {"{"}"scores": […], "winners": […]{"}"}
    }
record-foreign = to nie jest zapis gry Dominium
record-version = zapis ma inny format niż ten, który czyta ta wersja, czyli format { $part }
record-card = w zapisie jest karta, której tu nie ma: { $part }
record-setup =
    zapis nie opisuje dozwolonej gry: { $part ->
        [players] przy stole gra od 2 do 6 graczy
        [first] tego, kto zaczyna, nie ma przy stole
        [seed] zapieczętowane ziarno ma najwyżej 256 bitów
        [position] karty nie mogą leżeć tak, jak podano
       *[other] królestwo ma dziesięć różnych stosów i najwyżej dwa Projekty, a każda karta swoje miejsce
    }
record-mismatch =
    zapis nie pasuje do tej gry: przy odpowiedzi { $number } pada inne pytanie niż zapisane{ $part ->
        [none] {""}
       *[other] {""} w wersji { $part }
    }
record-illegal = odpowiedź { $number } w zapisie jest niedozwolona
record-surplus = zapis ciągnie się po końcu gry, od odpowiedzi { $number }
record-own-missing = grano własnymi kartami z pliku { $part }: podaj ten plik opcją --cards
record-own-changed = grano własnymi kartami z innej wersji tego pliku: { $part } teraz
record-result =
    wynik w zapisie nie jest wynikiem tej gry: { $part ->
        [open] po ostatniej odpowiedzi gra jeszcze trwa
        [scores] gracze mają inne punkty
       *[other] wygrał kto inny
    }
