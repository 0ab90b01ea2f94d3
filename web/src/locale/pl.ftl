### Klient w przeglądarce. Nazwy i teksty kart, zestawy, typy i królestwa są w plikach samej gry.

## Wszędzie

skip = Przejdź do treści
menu = Strony
guide = Jak grać
cards = Karty
theme-dark = Przy świecy (ciemny)
home = Strona główna
close = Zamknij
help = Pomoc
shortcut = Klawisz: { $key }
nothing = nic
all = wszystkie
offline = Serwer nie odpowiada. Czy jest uruchomiony?
connecting = Łączę…
connection-lost = Utracono połączenie. Próbuję ponownie…
retry = Spróbuj teraz
table-damaged = Ta gra jest uszkodzona
table-damaged-why = Nie da się jej kontynuować: to, co o niej zapisano, nie pasuje do tej wersji programu. Nic nie przepadło: zapis zawiera wszystko, co zagrano. Są w nim także zakryte karty, dlatego można go pobrać dopiero po rezygnacji z gry.
give-up-damaged = Zrezygnuj z gry
table-gone = Nie ma takiego stołu
no-watching = Tego stołu nie można oglądać
default-name = Gracz
not-found = Tu nic nie ma
not-found-text = Może w adresie jest literówka, a może tego, co tu było, już nie ma.
no-network = Brak połączenia. Twoje gry widać tak, jak wyglądały ostatnio; żeby grać, zaczynać nowe gry i oglądać cudze, potrzebne jest połączenie. Karty i zasady działają, o ile były już wcześniej otwierane.
needs-network = Potrzebne jest połączenie.
announcement = Wiadomość od operatora:
closed-to-new-tables = Nowe stoły nie są teraz przyjmowane. Rozpoczęte gry trwają dalej.
unloaded = Nie udało się wczytać tej strony
unloaded-text = Nie była tu jeszcze otwierana, a żeby ją pobrać, potrzebne jest połączenie.

## Dla czytników ekranu

say-coins = monety: { $amount }
say-points = punkty: { $amount }
say-cost = koszt { $cost }
say-left = zostało { $count }
say-chosen = wybrane: { $count }

## Strona główna

hero = Zbuduj talię. Rządź krainą.
hero-text = Gra karciana dla 2–6 osób, w której budujesz własną talię. Zagraj z botami albo wyślij link znajomym.
play-now = Graj
play-now-note = Jedno kliknięcie i grasz z solidnym botem. Królestwo: { $kingdom }.
play-now-peaceful = Jedno kliknięcie i grasz z solidnym botem. Królestwo: { $kingdom }, w pierwszej grze bez Ataków.
play-now-another = Inne królestwo
first-time = Pierwszy raz? Zobacz, jak grać.
new-game = Nowa gra
your-name = Twoje imię
continue = Graj dalej
public-tables = Stoły publiczne
no-public-tables = Nie ma teraz żadnego stołu publicznego.
records = Zakończone gry
no-records = Tu znajdziesz swoje zakończone gry, do obejrzenia i odtworzenia.
open-record = Odtwórz zapis z pliku
credits = Autorzy i licencje
free-seat = wolne miejsce
see-result = Wynik
join = Dołącz
watch = Oglądaj
own-kingdom = Własne królestwo
kingdom-picked = Królestwo wybierają gracze
table-lobby = czeka na graczy
table-picking = wybór królestwa
table-playing = tura { $turn }
table-over = zakończona
quiet-games =
    { $count ->
        [one] { $count } gra porzucona dawno temu
        [few] { $count } gry porzucone dawno temu
       *[many] { $count } gier porzuconych dawno temu
    }
won-by-you = Twoje zwycięstwo
won-by = Zwycięstwo: { $who }
gave-up = poddanie: { $who }
end-resigned = Grę poddaje { $who }.
your-move = twój ruch
all-wait = wszyscy czekają na ciebie
come-back = Wróć do stołu
remove-from-list = Usuń z listy
remove-game = Usuń z listy: { $names }
remove-title = Usunąć ten stół?
remove-alone = Nikt inny przy nim nie siedzi: stół zniknie na zawsze razem ze swoimi grami i ich zapisami.
remove-resigns = Poddasz tę grę, a stół zniknie z twojej listy.
remove-over = Stół zniknie z twojej listy. Pozostałym zostanie, a w ich następnej grze twoje miejsce zajmie bot.
remove-lobby = Zwolnisz miejsce dla kogoś innego, a stół zniknie z twojej listy.
remove-yes = Usuń
delete = Usuń na zawsze
keep = Zostaw

## Nowa gra

opponents = Przeciwnicy
seat = Miejsce { $number }
person-by-link = Ktoś z zaproszeniem
bot-level = Bot: { $level }
remove-seat = Usuń miejsce { $number }
add-seat = Dodaj przeciwnika
kingdom = Królestwo
how-recommended = Polecane
how-random = Losowe
how-cards = Ręcznie
how-text = Jako tekst
how-picked = Wybierane po kolei
edition = Edycja
edition-1 = 1.
edition-2 = 2.
favourite = Ulubione
favourites = Ulubione
favourite-name = Moje królestwo { $number }
kingdom-cards = Królestwo, { $count } z 10 kart
kingdom-full = królestwo jest pełne: żeby włożyć kartę, najpierw wyjmij inną
empty-kingdom = Wyjmij wszystkie
empty-kingdom-locked = Wyjmij wszystkie poza zablokowanymi
kingdom-hint = Kliknij kartę królestwa, żeby ją zablokować, wymienić, wykluczyć albo przeczytać.

explain-kingdom = Jak grać w tym królestwie
explain-about = Które sposoby gry wygrywają, które karty są ważne, jak długo trwają partie i jak zacząć, ustalone w kilku tysiącach partii. Trwa to około minuty, a wynik zostaje.
explain-start = Objaśnij to królestwo
explain-length = Dwuosobowa partia trwa średnio { $number } rundy, a większość od { $low } do { $high }.
explain-ways = Które sposoby wygrywają
explain-money = same pieniądze
explain-ways-note = Ile procent z { $count } partii wygrywa wiersz przeciw kolumnie; najlepszy sposób to A. Zaznaczono to, co na pewno jest więcej lub mniej niż połową.
explain-openings = Jak zacząć
explain-coins = Monety
explain-first = Najpierw
explain-second = Potem
explain-wins = wygrane, %
explain-cards = Które karty są ważne
explain-none-matters = Żadnej karty nie brakuje bardziej, niż może to sprawić przypadek.
explain-others = Bez straty można pominąć:
explain-cards-note = O ile mniej niż połowę partii wygrywa najlepszy znaleziony sposób bez tej karty przeciw najlepszemu z nią; w procentach, z połową 95-procentowego przedziału.
locked = zablokowana
lock-card = Zablokuj
unlock-card = Odblokuj
replace-card = Wymień
ban-card = Wyklucz
take-out = Wyjmij
read-card = Przeczytaj
re-roll = Losuj na nowo
copy-text = Kopiuj jako tekst
copy-link = Kopiuj link
ban-by-click = Kliknięcie wyklucza kartę
banned-card = { $card }, wykluczona
allow-card = Przywróć: { $card }
banned = Karty wykluczone
banned-none = brak
search-cards = Nazwa lub tekst karty
picked-note = Przed grą każdy po kolei wskazuje kartę, aż będzie ich dziesięć; resztę losuje się z tych zestawów.
first-set = Pięć kart z zestawu
second-set = i pięć z zestawu
no-split = bez podziału
projects-number = Projekty
projects-chance = losowo, najwyżej dwa
search-card = Nazwa polska lub angielska
remove-card = Usuń: { $card }
kingdom-text-label = Nazwy po przecinku, link z randomizera albo nasz link
kingdom-read = Wczytaj
text-supply = Dla randomizera
text-link = Nasz link
options-more = Więcej opcji
aid-points = Licznik punktów
aid-deck = Podgląd talii
aid-counts = Widać, ile kart każdy ma w talii i na stosie kart odrzuconych (według zasad to tajne)
choose-top = W fazie porządków wybieram kartę na wierzch stosu kart odrzuconych
poker-face = Pokerowa twarz: także to, co nie wymaga namysłu, trwa chwilę
hints-allowed = Podpowiedzi mistrza są dozwolone (przeciw samym botom zawsze)
public = Stół publiczny
spectators = Inni mogą oglądać
clock-option = Czas na decyzję
clock-none = bez limitu
clock = { $seconds } s
bot-speed = Tempo botów
speed-instant = natychmiast
speed-quick = szybko
speed-normal = spokojnie
speed-slow = powoli
seed = Ziarno losowania (gry z botami)
seed-none = tajne, losowe
seed-number = Ziarno to liczba całkowita, najwyżej piętnastocyfrowa.
open-table = Otwórz stół
start-game = Zacznij grę
ten-needed = { $count } z { $needed } kart

## Przed grą

lobby = Stół czeka
seats = Miejsca
bot = bot
waiting-for-player = czeka na gracza
ready = gotowość
here = przy stole
away = nie ma przy stole
sit-here = Usiądź tutaj
ready-when = Obejrzyj królestwo i daj znać, że możemy zaczynać.
starts-when-ready = Gra zacznie się sama, gdy wszyscy będą gotowi.
not-ready = Jeszcze nie zaczynajmy
i-am-ready = Możemy zaczynać
leave-seat = Zwolnij miejsce
invite = Zaproszenie
invite-text = Podaj ten link pozostałym. Nie zawiera żadnych tajemnic.
seat-link-text = Twój własny link otwiera to miejsce na dowolnym urządzeniu. Zachowaj go dla siebie.
copy = Kopiuj
copied = Skopiowano
copy-seat-link = Kopiuj link do mojego miejsca
watching =
    { $count ->
        [0] Nikt nie ogląda.
        [one] Ogląda jedna osoba.
        [few] Oglądają { $count } osoby.
       *[many] Ogląda { $count } osób.
    }
pick-yours = Wskaż kartę do królestwa.
pick-of = Kartę wskazuje { $who }.
pick-label = Twoja karta
pick-this = Wskaż tę kartę
pick-none = Niczego więcej nie wskazuję

## Stół

table = Stół
supply = Zasoby
in-play = W grze
hand =
    { $count ->
        [one] Twoja ręka, { $count } karta
        [few] Twoja ręka, { $count } karty
       *[many] Twoja ręka, { $count } kart
    }
hand-empty = Nie masz kart na ręce.
panes = Części stołu
question = Pytanie
numbers = Akcje, Zakupy, monety
options = Opcje
stage = Wybór
stage-you-see = Widzisz:
stage-shown-by = { $who } pokazuje:
choose-from = Wybierz spośród tych kart
order = W tej kolejności:
log = Dziennik
tracker = Podgląd talii
side = Dziennik i podgląd talii
autoplay = Zagrywaj za mnie zwykłe Skarby
table-options = Przy tym stole
table-options-short = Opcje
actions =
    { $count ->
        [one] Akcja
        [few] Akcje
       *[many] Akcji
    }
buys =
    { $count ->
        [one] Zakup
        [few] Zakupy
       *[many] Zakupów
    }
coins =
    { $count ->
        [one] moneta
        [few] monety
       *[many] monet
    }
coffers =
    { $count ->
        [one] Fundusz
        [few] Fundusze
       *[many] Funduszy
    }
villagers =
    { $count ->
        [one] Wieśniak
        [few] Wieśniacy
       *[many] Wieśniaków
    }
coffers-short =
    { $count ->
        [one] Fundusz
        [few] Fundusze
       *[many] Funduszy
    }
villagers-short =
    { $count ->
       *[other] Wieśn.
    }
spend-coffers = Wydaj Fundusz (masz ich { $count })
spend-villagers = Wydaj Wieśniaka (masz ich { $count })
their-coffers = Fundusze
letter-coffers = F
their-villagers = Wieśniacy
letter-villagers = W
their-mat = podkładka „{ $name }”
mat = Podkładka „{ $name }”: { $count }
their-aside = odłożone na bok
short-aside = bok
hand-size =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
piles-long = Talia: { $deck }, stos kart odrzuconych: { $discard }
piles-short = talia { $deck } · odrz. { $discard }
discard-short = Odrzucone
deck-short = talia
deck =
    { $count ->
        [one] Twoja talia, { $count } karta
        [few] Twoja talia, { $count } karty
       *[many] Twoja talia, { $count } kart
    }
on-top = Na wierzchu:
revealed = Odkryte:
points-title = Punkty zwycięstwa, liczone na bieżąco
nobody = nikt
ending = Prowincje { $provinces } · puste stosy { $empty } z { $limit }
trash = Śmietnisko ({ $count })
pile-tokens = Żetony embarga: { $count }
your-play = Twoje karty w grze
their-play = W grze: { $who }
durations = Następstwa
your-durations = Twoje
nothing-played = Jeszcze nic nie zagrano.
aside = Odłożone na bok
plays-now = Wykonuje ruch…
stays-in-play = W grze
recap-played = Zagrane
recap-gained = Dodane
phase-start = początek tury
phase-action = faza akcji
phase-buy = faza zakupu
phase-clean_up = faza porządków
phase-over = koniec gry
turn-yours = Twoja tura { $turn }
turn-of = Tura: { $who }
turn-extra = Dodatkowa tura: { $who }
waits-for = Decyduje { $who }
waits-for-card = Decyduje { $who } ({ $card })
wait = Chwileczkę…
chosen-of =
    { $min ->
        [0] wybrano { $count } z najwyżej { $max }
       *[other] wybrano { $count } z { $max }
    }
deck-top = wierzch
deck-bottom = spód
name-search = Szukaj karty po nazwie
name-click = Możesz też kliknąć stos w Zasobach.
say = Powiedz…
give-to-bot = Niech zagra bot
bot-plays = Za ciebie gra teraz bot.
take-back = Wracam do gry
back-to-result = Wróć do wyniku

undo = Cofnij
undo-free = Cofnij ostatni ruch (U)
undo-open = Cofnij ostatni ruch (U). Od tego ruchu pokazały się nowe karty: gra nie będzie się liczyć
undo-ask = Poproś pozostałych o zgodę na cofnięcie ruchu (U)
undo-nothing = Nie ma czego cofnąć.
undo-revealed = Za późno: od tego ruchu pokazały się nowe karty.
undo-others = Za późno: od tego ruchu grali już inni.
undo-asked = Czekamy na zgodę pozostałych na cofnięcie ruchu.
undo-wish = { $who } prosi o zgodę na cofnięcie ruchu.
agree = Zgoda
refuse = Nie

## Co robi przycisk

n-cards =
    { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
clear = Wyczyść
end-turn = Zakończ turę
do-end-actions = Przejdź do zakupów
do-treasures =
    { $count ->
        [one] Zagraj { $count } Skarb: +{ $coins }
        [few] Zagraj { $count } Skarby: +{ $coins }
       *[many] Zagraj { $count } Skarbów: +{ $coins }
    }
do-to-buying = Dalej do zakupów
do-buy = Kup { $card } za { $cost }
do-end-turn = Zakończ turę
skip-discard = Nie odrzucaj
skip-trash = Nie wyrzucaj
skip-gain = Nie dodawaj
skip-put_back = Zostaw bez zmian
skip-set_aside = Zostaw na ręce
skip-take = Nie bierz
skip-play_card = Nie zagrywaj
skip-react = Tym razem nie
skip-reveal = Nie odkrywaj
skip-return = Nie zwracaj
skip-star = Tylko potasuj
skip-top = Obojętnie która
skip-choose = Pomiń
end-anyway = Zakończ turę
end-never-ask = Zakończ, nie pytaj
play-on = Gram dalej
leaving-treasures =
    { $count ->
        [1] Masz jeszcze na ręce Skarb. Zakończyć turę bez zagrywania go?
        [one] Masz jeszcze na ręce { $count } Skarb. Zakończyć turę bez zagrywania go?
        [few] Masz jeszcze na ręce { $count } Skarby. Zakończyć turę bez zagrywania ich?
       *[many] Masz jeszcze na ręce { $count } Skarbów. Zakończyć turę bez zagrywania ich?
    }
leaving-coins =
    { $coins ->
        [one] Masz jeszcze { $coins } monetę do wydania. Zakończyć turę bez zakupu?
        [few] Masz jeszcze { $coins } monety do wydania. Zakończyć turę bez zakupu?
       *[many] Masz jeszcze { $coins } monet do wydania. Zakończyć turę bez zakupu?
    }
do-choose = Potwierdź wybór
do-discard = Odrzuć { $cards }
do-trash = Wyrzuć { $cards }
do-gain = Dodaj { $cards }
do-put_back = Odłóż na wierzch talii { $cards }
do-set_aside = Odłóż na bok { $cards }
do-take = Weź { $cards }
do-play_card = Zagraj { $cards }
do-react = Użyj: { $name }
do-order = Najpierw: { $name }
do-name = Wskaż { $cards }
do-pass = Przekaż { $cards }
do-reveal = Odkryj { $cards }
do-pile = Wybierz: { $name }
do-give = Rozdaj { $cards }
do-return = Zwróć { $cards }
do-star = Połóż na wierzchu { $cards }
do-top = Połóż na wierzchu { $cards }

## Podgląd talii

card = Karta
copies = Sztuki
next-one = Następna
next-five = W następnych 5
deck-left =
    { $count ->
        [one] W twojej talii została { $count } karta
        [few] W twojej talii zostały { $count } karty
       *[many] W twojej talii zostało { $count } kart
    }
in-discard = Na twoim stosie kart odrzuconych
owned-by = Karty: { $who }

## Ustawienia

settings = Ustawienia
settings-looks = Wygląd
settings-play = Gra
settings-signs = Sygnały
language = Język
theme = Motyw
theme-auto = jak w systemie
theme-daylight = Dzień (jasny)
theme-candlelight = Świeca (ciemny)
text-size = Wielkość tekstu
animation = Ruch kart
animation-off = bez ruchu
animation-quick = szybki
animation-normal = zwykły
animation-slow = powolny
bot-speed-owner = Tempo przy tym stole ustala gospodarz.
setting-quick = Jedno kliknięcie kupuje
setting-careful = Pytaj przed końcem tury, w której coś zostaje niewykorzystane
setting-hotkeys = Klawisze wybierają karty i są na nich widoczne
sound = Dźwięk
sounds-when = Kiedy
sounds-turn = gdy przychodzi mój ruch
sounds-all = przy każdym pytaniu
volume = Głośność
setting-notify = Powiadomienie systemowe, gdy przychodzi mój ruch, a patrzę gdzie indziej
notify-refused = Przeglądarka nie pozwala tej stronie na powiadomienia.

## Ludzie przy stole

leave-table = Odejdź od stołu
leave-for-now = Na stronę główną
leave-for-now-game = Gra poczeka; znajdziesz ją na swojej liście.
leave-for-now-table = Miejsce pozostanie twoje.
resign = Poddaj grę
resign-two = Gra się skończy, a wygra przeciwnik.
resign-more = Twoimi kartami do końca zagra bot, ale to miejsce już nie wygra.
resign-bots = Gra się skończy, a wygra najlepszy z botów.
leave-for-good = Odejdź na dobre
leave-for-good-game = Poddasz grę, a stół zniknie z twojej listy.
leave-for-good-table = Zwolnisz miejsce, a stół zniknie z twojej listy.
delete-table = Usuń stół
delete-table-text = Nikt inny tu nie siedzi: stół zniknie na zawsze razem ze swoimi grami i ich zapisami.
you-watch = Oglądasz tę grę.
you-watched = Oglądasz wynik cudzej gry.
is-away =
    { $count ->
        [one] Nie ma przy stole: { $who }.
       *[other] Nie ma przy stole: { $who }.
    }
has-resigned =
    { $count ->
        [one] { $who }: gra poddana, dalej gra bot.
       *[other] { $who }: gra poddana, dalej grają boty.
    }
you-resigned = Ta gra jest poddana; za ciebie gra bot.
rematch-wish = { $who } proponuje rewanż
waits-for-answer = Propozycja rewanżu czeka na odpowiedź: { $who }.

## Klawisze

keys-title = Klawisze
keys-choose = wybór karty lub opcji z tym znakiem
keys-enter = to, co mówi główny przycisk
keys-t = zagraj wszystkie Skarby
keys-e = zakończ turę
keys-u = cofnij
keys-space = naciśnij wskazany przycisk; z klawiszem Shift powiększ wskazaną kartę
keys-l = otwórz lub zwiń dziennik
keys-hint = zapytaj mistrza, co zrobić
master-ask = Zapytaj mistrza, co zrobić
master-hint = Co zrobiłby mistrz
master-thinks = Mistrz się zastanawia…
keys-arrows = przechodź między kartami
keys-esc = zamknij albo wyczyść wybór
keys-help = ta pomoc
keys-touch = Mysz: zatrzymaj ją na karcie albo kliknij kartę prawym przyciskiem, żeby ją przeczytać. Dotyk: przytrzymaj kartę palcem. Gdy wybiera się jedną kartę, drugie kliknięcie ją potwierdza.
space = Spacja

## Koniec gry

you-won = Zwycięstwo!
somebody-won = Wygrywa { $who }
shared-win = Wspólne zwycięstwo: { $who }
end-provinces = Zabrano ostatnią Prowincję.
end-piles =
    { $count ->
        [one] Opustoszał { $count } stos.
        [few] Opustoszały { $count } stosy.
       *[many] Opustoszało { $count } stosów.
    }
revised = Cofano ruchy po zobaczeniu nowych kart: ta gra się nie liczy.
rematch = Rewanż
rematch-waits = Czekamy na pozostałych…
replay = Odtwórz
look-at-table = Obejrzyj stół
download-record = Pobierz zapis
share-replay = Kopiuj link do odtworzenia
points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
points-word = Punkty
turns-taken =
    { $count ->
        [one] { $count } tura
        [few] { $count } tury
       *[many] { $count } tur
    }
winner = zwycięstwo
points-by-card = Punkty według kart
rest-of-deck = Reszta talii
bought = Zakupy
score-by-round = Punkty runda po rundzie
round-axis = Rundy
story = Gra w liczbach
coins-by-round = Monety do wydania runda po rundzie
deck-by-round = Talia runda po rundzie
deck-counted = Licz
deck-all = wszystkie karty
deck-action = Akcje
deck-treasure = Skarby
deck-points = karty Zwycięstwa i Klątwy
purchases = Zakupy runda po rundzie
round = Runda
story-coins = { $count ->
        [one] { $count } moneta
        [few] { $count } monety
       *[many] { $count } monet
    }
story-gained = dodano też:
story-went = ubyło:
shuffle-by-shuffle = Tasowanie po tasowaniu
shuffle-line = Tura { $turn }: potasowano { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
shuffle-none = bez tasowania
came = nowe:
shuffles = Sprawdź tasowanie
shuffles-text = Całe tasowanie wynika z jednej liczby, której nikt nie mógł wybrać sam. Serwer miał sekret i pokazał jego odcisk; przeglądarki graczy zobowiązały się do losowych wkładów i dopiero potem je odsłoniły. Liczba powstała z tego wszystkiego. Teraz sekret jest jawny i każdy może to sprawdzić i rozegrać grę jeszcze raz, karta po karcie.
shuffles-alone = Całe tasowanie wynika z jednej tajnej liczby. Jej odcisk ustalono przed rozdaniem pierwszej karty, więc serwer nie zmienił jej w trakcie gry. Tego, że jej nie wybrał, nic nie dowodzi: żadna przeglądarka niczego nie dołożyła.
shuffles-given = Całe tasowanie w tej grze wynika z liczby podanej na początku, a nie z sekretu.
seal = Odcisk sekretu serwera z początku gry
shuffles-secret = Sekret serwera
shuffles-added = Wkład: { $who }
shuffles-nothing = brak
shuffles-withheld = było zobowiązanie, ale wkładu nie odsłonięto na czas; nie liczy się
shuffles-elsewhere = Liczby sprawdziła twoja przeglądarka, ruchy ten serwer. Kto nie ufa nikomu, może pobrać zapis i wywołać: dominium verify PLIK
shuffles-left-out = Brakuje wkładu twojej przeglądarki w tasowanie: dotarł za późno albo serwer go pominął.
shuffles-other-seal = Serwer zmienił swój sekret po tym, jak twoja przeglądarka dołożyła się do tasowania.
shuffling = Trwa tasowanie kart…
check-seal = To odcisk, który ta przeglądarka widziała na początku.
check-seal-not = To nie jest odcisk, który ta przeglądarka widziała na początku!
check-secret = Sekret serwera zgadza się z odciskiem.
check-secret-not = Sekret serwera nie zgadza się z odciskiem!
check-contributions = Wkłady zgadzają się z wcześniejszymi zobowiązaniami.
check-contributions-not = Któryś wkład nie zgadza się z wcześniejszym zobowiązaniem!
check-seed = Liczba wynika z sekretu i z wkładów.
check-seed-not = Liczba nie wynika z sekretu i z wkładów!
check-mine = Wkład twojej przeglądarki jest jej częścią.
check-mine-not = Wkład twojej przeglądarki nie jest jej częścią!
seal-none = brak: liczba była znana od początku
seed-now = Liczba
check-shuffles = Rozegraj grę ponownie i sprawdź
seal-matches = Odcisk się zgadza.
seal-differs = Odcisk się nie zgadza!

## Odtwarzanie

turn-back = Poprzednia tura
turn-on = Następna tura
step-back = Krok wstecz
step-on = Krok naprzód
step = Krok
pause = Pauza
replay-speed = Tempo
replay-keys = ← i → idą krok po kroku, z klawiszem Shift tura po turze; spacja odtwarza, + i − zmieniają tempo. Kliknięcie w dzienniku przenosi do tego miejsca.

analysis = Analiza
analysis-about = Co rozstrzygnęło tę partię: szanse wszystkich po każdej decyzji, co byłoby lepsze i co było szczęściem. Trwa to około minuty, a wynik zostaje przy partii.
analysis-start = Przeanalizuj partię
analysis-prepares = Poznawanie królestwa…
analysis-chart = Szanse na wygraną po każdej decyzji
analysis-turns = tura
analysis-turn = Tura { $number }
analysis-turning = Punkt zwrotny: od tej chwili zwycięzca był na prowadzeniu.
analysis-better = Lepiej: { $better } ({ $gain }).
analysis-nothing-here = Nie stracono tu niczego, co dałoby się odróżnić od przypadku.
analysis-marks = Co byłoby lepsze
analysis-played = Gra i szczęście
analysis-player = Gracz
analysis-mistakes = Oceny
analysis-lost = Strata w grze
analysis-luck = Szczęście
analysis-in-replay = Naciśnij wykres lub ocenę, aby zobaczyć tę chwilę w odtwarzanej partii.
mark-back = Poprzednia ocena
mark-on = Następna ocena
replay-mark-keys = Klawisze , i . prowadzą od oceny do oceny.
study-waits =
    { $count ->
        [0] Już następna w kolejce.
        [one] W kolejce: wcześniej jest jeszcze jedna praca.
        [few] W kolejce: wcześniej są jeszcze { $count } prace.
       *[many] W kolejce: wcześniej jest jeszcze { $count } prac.
    }
study-runs = Gotowe w { $number } %
study-stop = Przerwij
study-again = Zacznij od nowa
run = Odtwarzaj
game-over = Koniec gry.

## Przegląd kart

search = Szukaj
set = Zestaw
type = Typ
cost = Koszt
sort = Kolejność
by-name = według nazwy
by-cost = według kosztu
card-page = Strona tej karty
rulings = Wyjaśnienia
copy-card-link = Kopiuj link do tej karty
other-versions = Inne wersje
older-version = 1. edycja
version-of-today = obecne wydanie
card-kingdoms = Polecane królestwa z tą kartą
cards-found =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }

about-action = Kartę Akcji zagrywa się w fazie akcji; zużywa to jedną akcję.
about-treasure = Skarb zagrywa się w fazie zakupu: daje monety.
about-victory = Karta Zwycięstwa daje punkty na koniec gry.
about-curse = Klątwa odbiera punkty na koniec gry.
about-attack = Atak szkodzi pozostałym graczom; niektóre karty przed nim chronią.
about-reaction = Reakcji można użyć z ręki w chwili, którą sama określa.
about-duration = Następstwo zostaje w grze i działa dalej w twojej następnej turze.
about-project = Projekt każdy gracz kupuje najwyżej raz i działa on do końca gry. Nie jest kartą twojej talii.
about-artifact = Artefakt ma zawsze tylko jeden gracz i tylko dla niego działa.

## Autorzy

credits-game = Dominium to wolne oprogramowanie na licencji MIT. Jest projektem fanowskim z własnymi tekstami i rysunkami i nie ma nic wspólnego z wydawcami gry planszowej.
credits-icons = Emblematy na kartach są dziełem autorów z
credits-changes = Zmieniono ich kolory.
credits-fonts = Kroje pisma:

## Jak grać

guide-lead = Wszyscy zaczynają z tymi samymi dziesięcioma słabymi kartami. Wygrywa ten, kto na końcu ma najwięcej punktów zwycięstwa.
guide-deck-title = Twoja talia
guide-deck = Zaczynasz z siedmioma Miedziakami i trzema Posiadłościami: są potasowane, pięć masz na ręce. Kupione karty trafiają na stos kart odrzuconych. Gdy talia się skończy, tasujesz ten stos i powstaje nowa talia: tak nowe karty trafiają na twoją rękę.
guide-turn-title = Twoja tura
guide-turn-1 = Faza akcji: możesz zagrać z ręki jedną Akcję. Karty z „+1 akcja” pozwalają zagrać następne.
guide-turn-2 = Faza zakupu: zagraj Skarby, potem kup jedną kartę, na którą cię stać. „+1 zakup” pozwala kupić jeszcze jedną.
guide-turn-3 = Faza porządków: wszystko, co zagrano, i wszystko, co zostało na ręce, idzie na stos kart odrzuconych, a ty dobierasz pięć nowych kart.
guide-card-title = Jak czytać kartę
guide-card = Na górze nazwa. Na dole po lewej, w monecie, koszt. Wzdłuż dolnego brzegu typy, każdy z własnym kształtem i kolorem. Pośrodku działanie karty, czytane od góry.
guide-kinds-title = Co warto kupować
guide-kinds = Srebrniki i Złoto dają więcej niż Miedziaki. Akcje pozwalają dobierać karty, dają monety albo nowe karty. Posiadłości, Powiaty i Prowincje to punkty, ale na ręce nic nie dają: kupuj je późno.
guide-end-title = Koniec gry
guide-end = Gra kończy się po turze, w której zabrakło Prowincji albo opustoszały trzy stosy (cztery przy pięciu i sześciu graczach). Każdy liczy wszystkie swoje karty. Przy remisie wygrywa ten, kto miał mniej tur.
guide-more-title = Co jeszcze
guide-attacks = Ataki dokuczają innym: rozdają Klątwy albo każą odrzucać karty. Chroni przed nimi Fosa.
guide-durations = Następstwa zostają przed tobą i pomagają jeszcze raz w twojej następnej turze.
guide-renaissance = Fundusze to monety odłożone na później, Wieśniacy to Akcje odłożone na później. Projekt kupuje się raz i działa całą grę; Artefakty wędrują między graczami.
guide-game-title = Pierwsza gra z przewodnikiem
guide-game = Zagraj pierwszą grę z łatwym królestwem. Przewodnik krok po kroku powie, co jest ważne.
guide-game-start = Zacznij grę z przewodnikiem
coach = Przewodnik
coach-off = Dziękuję, już wiem
coach-welcome = Te karty to twoja ręka: Miedziaki to pieniądze, a Posiadłości liczą się dopiero na koniec.
coach-treasure = Trwa faza zakupu: zagraj Skarby głównym przyciskiem.
coach-buy-silver = Srebrniki to dobry początek: dają 2 monety za każdym razem, gdy je dobierzesz. Kliknij ich stos.
coach-buy-action = Spróbuj kupić { $card }: żeby przeczytać kartę, zatrzymaj na niej mysz albo przytrzymaj ją palcem.
coach-buy-gold = Wystarczy na Złoto, najlepszy Skarb.
coach-buy-province = Prowincja, sześć punktów! Po to tu jesteś.
coach-buy-duchy = Prowincji ubywa: Powiat to trzy punkty.
coach-buy-estate = Koniec jest blisko: teraz liczy się nawet Posiadłość.
coach-buy-nothing = Nie ma za to nic dobrego: naciśnij „Zakończ turę”.
coach-coins =
    { $coins ->
        [0] Nie masz monet.
        [one] Masz { $coins } monetę.
        [few] Masz { $coins } monety.
       *[many] Masz { $coins } monet.
    }
coach-action = Masz na ręce Akcję. Kliknij ją, żeby ją zagrać; robi to, co na niej napisano, od góry do dołu.
coach-others = Teraz ruch przeciwnika. Co zrobił, zobaczysz przy jego imieniu i w dzienniku.
coach-choose = Karta o coś pyta. Świeci to, co można kliknąć; przycisk mówi, co się stanie.

## Lekcje

lessons = Pięć krótkich lekcji
lessons-text = Przy prawdziwym stole, z kartami rozdanymi na tę okazję. Każda trwa kilka minut, a każdy ruch można cofnąć.
lesson-begin = Zacznij
lesson-again = Jeszcze raz
lesson-is-done = ukończona
lesson-next = Następna lekcja
lesson-last = Wszystkie lekcje
lesson-progress = { $name } ({ $reached }/{ $of })
lesson-missed = Tym razem się nie udało. Cofnij ruchy albo spróbuj jeszcze raz.

lesson-turn = Tura
lesson-turn-goal = Kup Srebrniki, a potem Złoto.
lesson-turn-treasure = Najpierw zagraj Skarby głównym przyciskiem.
lesson-turn-buy = W turze kupujesz jedną kartę. Srebrniki kosztują 3 i dają 2 monety za każdym razem, gdy je dobierzesz; Złoto kosztuje 6 i daje 3.
lesson-turn-done = Świetnie! Kupione karty trafiają na stos kart odrzuconych i wracają po tasowaniu: tak talia się bogaci.

lesson-chains = Łańcuchy Akcji
lesson-chains-goal = Kup Prowincję już w pierwszej turze.
lesson-chains-play = W turze możesz zagrać jedną Akcję, ale Wioska daje dwie następne. Najpierw to, co daje Akcje, potem to, co kończy łańcuch.
lesson-chains-treasure = Teraz zagraj wszystkie dobrane Skarby.
lesson-chains-buy = Prowincja kosztuje 8.
lesson-chains-done = Świetnie! Najpierw karty, które dają Akcje, potem te, które pozwalają dobierać: w jednej turze można zagrać całą talię.

lesson-trashing = Mniejsza talia
lesson-trashing-goal = Wyrzuć na Śmietnisko 6 kart i kup Złoto.
lesson-trashing-play = Kaplica na zawsze usuwa z talii do czterech kart.
lesson-trashing-trash = Najpierw Posiadłości, potem Miedziaki, ale zostaw sobie dość monet na zakupy.
lesson-trashing-buy = Im mniej słabych kart w talii, tym szybciej wracają dobre.
lesson-trashing-done = Świetnie! W małej talii każda ręka jest dobra.

lesson-attacks = Ataki i Reakcje
lesson-attacks-goal = Zatrzymaj Milicję Fosą, a potem zagraj własną.
lesson-attacks-react = Atak! Odkryj Fosę: zostaje na ręce, a Atak cię omija.
lesson-attacks-play = Teraz twoja kolej: Milicja daje 2 monety, a przeciwnik zostaje z 3 kartami.
lesson-attacks-done = Świetnie! Ataki spowalniają innych; Reakcja na ręce chroni i nic nie kosztuje.

lesson-points = Kiedy kupować punkty
lesson-points-goal = Wygraj tę grę: masz o 3 punkty mniej, a zostały dwie Prowincje.
lesson-points-buy = Tego, co teraz kupisz, już prawie nie zdążysz dobrać. Bierz punkty: Prowincję, a jeśli nie, to Powiat albo choć Posiadłość.
lesson-points-done = Świetnie! Na początku punkty zapychają talię; pod koniec nic innego się nie liczy.

## Kampania

campaign = Pierwsza kampania
campaign-text = Dziesięć gier od najłatwiejszej do najtrudniejszej, każda w królestwie, w którym sposób gry przeciwnika sprawdza się najlepiej. To całe gry, a karty rozdaje los: liczy się samodzielna wygrana. Gra, w której cofniesz ruch po zobaczeniu nowych kart, nie zalicza wyzwania.
challenge-begin = Zagraj
challenge-again = Spróbuj ponownie
challenge-is-done =
    { $turns ->
        [one] wygrana w { $turns } turze
       *[other] wygrana w { $turns } turach
    }
challenge-goal = Wygraj tę grę.
challenge-next = Następne wyzwanie
challenge-last = Wszystkie wyzwania
challenge-missed = Tym razem się nie udało. Znasz już ten sposób gry: spróbuj ponownie.
challenge-stood-in = Partia wygrana, ale grał w niej za ciebie bot: to się tu nie liczy.
challenge-revised = Wygrywasz, ale po cofaniu ruchów z odkrytymi już kartami: tutaj to się nie liczy.

rival-banker = { $name }, bankier
rival-banker-manner = Uprzejmy, cierpliwy, każdą monetę liczy dwa razy.
rival-witch = { $name }, wiedźma
rival-witch-manner = Słodka jak miód i nigdy nie przychodzi bez prezentu.
rival-gardener = { $name }, ogrodnik
rival-gardener-manner = Zawsze pogodny, zawsze w pośpiechu.
rival-abbess = { $name }, ksieni
rival-abbess-manner = Łagodna i surowa; prawie nic nie posiada.
rival-sailor = { $name }, żeglarz
rival-sailor-manner = Głośny, hojny, już dziś myśli o jutrze.
rival-builder = { $name }, budowniczy
rival-builder-manner = Mówi niewiele; co postawi, to stoi.
rival-innkeeper = { $name }, karczmarka
rival-innkeeper-manner = Zbiera tygodniami, a wydaje wszystko w jedną noc.
rival-captain = { $name }, kapitan
rival-captain-manner = Dumna, honorowa, nigdy nie prosi o litość.
rival-queen = { $name }, królowa wysp
rival-queen-manner = Uśmiecha się i planuje dziesięć tur naprzód.

challenge-purse = Pełna sakiewka
challenge-purse-goal = { $who } kupuje Srebrniki, Złoto i dwie Kuźnie: proste, a trudno za tym nadążyć.
challenge-purse-done = Świetnie! Same Skarby grają równo; kilka dobrych Akcji sprawia, że grają szybciej.
challenge-curses = Kocioł
challenge-curses-goal = { $who } szybko zdobywa dwie Wiedźmy, a każda Klątwa to stracony punkt i miejsce na ręce.
challenge-curses-done = Świetnie! Na Klątwy trzeba odpowiedzieć wcześnie: własną Wiedźmą albo talią, która je udźwignie.
challenge-gardens = Przed żniwami
challenge-gardens-goal = { $who } opróżnia Warsztatami trzy stosy i punktuje Ogrodami, zanim skończą się Prowincje.
challenge-gardens-done = Świetnie! Kto się tak spieszy, tego trzeba wyprzedzić albo zabrać mu karty ze stosów: cały czas je obserwuj.
challenge-broom = Czysta cela
challenge-broom-goal = { $who } od razu wyrzuca Kaplicą słabe karty na Śmietnisko; potem mała talia Laboratoriów i Złota gra sama.
challenge-broom-done = Świetnie! Im mniej słabych kart w talii, tym szybciej wracają wszystkie pozostałe.
challenge-tides = Przypływ i odpływ
challenge-tides-goal = { $who } wykłada Wioski rybackie i Nabrzeża: Następstwa działają także w następnej turze.
challenge-tides-done = Świetnie! Dzięki Następstwom zaczynasz turę z więcej niż pięcioma kartami: przygotowania się opłacają.
challenge-gate = Brama miejska
challenge-gate-goal = { $who } wcześnie kupuje Projekt: nie zajmuje on miejsca w talii, a działa w każdej turze.
challenge-gate-done = Świetnie! Im wcześniej kupisz Projekt, tym dłużej ci służy.
challenge-feast = Jedna wielka noc
challenge-feast-goal = { $who } zbiera Mosty na podkładce Wioski tubylców, a potem wykupuje wszystko w jednej turze.
challenge-feast-done = Świetnie! Wielką turę długo się przygotowuje: trzeba skończyć, zanim nadejdzie.
challenge-company = Starzy znajomi
challenge-company-goal = Tym razem obaj: { $who }. Jeden się spieszy, drugi buduje.
challenge-company-done = Świetnie! We trójkę stosy i tury kończą się inaczej: trzeba mieć oko na wszystkich.
challenge-flag = Chorągiew
challenge-flag-goal = { $who } gra najlepszą znaną tu strategią: Przedstawienie, Służba i Chorąży.
challenge-flag-done = Świetnie! To była najlepsza znana strategia w tym królestwie.
challenge-throne = Tron
challenge-throne-goal = { $who } ma najsilniejszą talię na wyspach: Nabrzeża, Wioski rybackie i Ambasadora, który odsyła zbędne karty.
challenge-throne-done = Kampania wygrana, tron jest twój! Kto wygrywa tutaj, wygra wszędzie.
