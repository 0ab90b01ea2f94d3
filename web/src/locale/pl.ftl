### Klient w przeglądarce. Nazwy i teksty kart, zestawy, typy i królestwa są w plikach samej gry.

## Wszędzie

skip = Przejdź do treści
menu = Strony
guide = Jak grać
cards = Karty
sound = Dźwięk
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
table-gone = Nie ma takiego stołu
no-watching = Przy tym stole gra się bez widzów
default-name = Gracz

## Dla czytników ekranu

say-coins = monety: { $amount }
say-points = punkty: { $amount }
say-cost = koszt { $cost }
say-left = zostało { $count }
say-chosen = wybrane: { $count }

## Strona główna

hero = Zbuduj talię. Rządź krainą.
hero-text = Karciana gra w budowanie talii dla 2–6 osób: z botami albo ze znajomymi przez link, za dnia albo przy świecy.
play-now = Graj
play-now-note = Jedno kliknięcie: solidny bot i przyjazne królestwo.
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
game-before = gra nr { $number } przy tym stole
your-move = twój ruch

## Nowa gra

opponents = Przeciwnicy
seat = Miejsce { $number }
person-by-link = Osoba, przez link
bot-level = Bot: { $level }
remove-seat = Usuń miejsce { $number }
add-seat = Dodaj przeciwnika
kingdom = Królestwo
how-recommended = Polecane
how-random = Losowe
how-split = 5 + 5
how-picked = Wybierane po kolei
how-cards = Ręcznie
edition = Edycja
edition-1 = 1.
edition-2 = 2.
recommended = Polecane królestwo
required = Karty wymagane
banned = Karty wykluczone
picked-note = Przed grą każdy po kolei wskazuje kartę, aż będzie ich dziesięć; resztę losuje się z tych zestawów.
first-set = Pięć kart z zestawu
second-set = i pięć z zestawu
by-hand = Karty wybrane ręcznie: { $count } z 10, do tego dowolne Projekty
projects-number = Projekty
projects-chance = losowo, najwyżej dwa
search-card = Nazwa polska lub angielska
remove-card = Usuń: { $card }
kingdom-text = Królestwo jako tekst lub link
kingdom-text-label = Nazwy po przecinku, link z supply= albo nasz link
kingdom-read = Wczytaj
kingdom-write = Zapisz wybrane królestwo
text-names = Nazwy
text-supply = Dla randomizera
text-link = Nasz link
options-more = Więcej opcji
aid-points = Licznik punktów
aid-deck = Podgląd talii
autoplay-long = Podejmuj za mnie decyzje wymuszone i oczywiste
choose-top = W fazie porządków wybieram kartę na wierzch stosu kart odrzuconych
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
open-table = Otwórz stół
start-game = Zacznij grę
ten-needed = { $count } z 10 kart

## Przed grą

lobby = Stół czeka
seats = Miejsca
bot = bot
waiting-for-player = czeka na gracza
ready = gotowe
here = przy stole
away = poza stołem
sit-here = Usiądź tutaj
not-ready = Jednak jeszcze nie
i-am-ready = Możemy grać
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
pick-none = Nie mam więcej życzeń

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
quick-buying = Jedno kliknięcie kupuje
careful-ending = Pytaj, gdy koniec tury coś zmarnuje
pace = Ruch kart
pace-none = bez ruchu
pace-quick = szybki
pace-usual = zwykły
pace-slow = powolny
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
coffers = Fundusze
villagers =
    { $count ->
        [one] Wieśniak
        [few] Wieśniacy
       *[many] Wieśniaków
    }
spend-coffers = Wydaj Fundusz (masz ich { $count })
spend-villagers = Wydaj Wieśniaka (masz ich { $count })
coffers-count = Fundusze: { $count }
villagers-count = Wieśniacy: { $count }
token-pirate_ship = Okręt piracki
mat = Podkładka „{ $name }”: { $count }
aside-count = odłożone na bok: { $count }
hand-size =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
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

## Klawisze

keys-title = Klawisze
keys-choose = wybór karty lub opcji z tym znakiem
keys-enter = to, co mówi główny przycisk
keys-t = zagraj wszystkie Skarby
keys-e = zakończ turę
keys-u = cofnij
keys-space = naciśnij wskazany przycisk; z klawiszem Shift powiększ wskazaną kartę
keys-l = otwórz lub zwiń dziennik
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
rematch-waits = Czekam na pozostałych…
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
score-by-turn = Punkty tura po turze
turn-axis =
    { $count ->
        [one] { $count } tura
        [few] { $count } tury
       *[many] { $count } tur
    }
shuffles = Sprawdź tasowanie
shuffles-text = Całe tasowanie wynika z jednej tajnej liczby. Jej odcisk ustalono przed rozdaniem pierwszej karty; teraz liczba jest jawna i każdy może rozegrać grę jeszcze raz, karta po karcie.
seal = Odcisk z początku gry
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
guide-turn-1 = Faza akcji: możesz zagrać z ręki jedną Akcję. Karty z „+1 Akcja” pozwalają zagrać następne.
guide-turn-2 = Faza zakupu: zagraj Skarby, potem kup jedną kartę, na którą cię stać. „+1 Zakup” pozwala kupić jeszcze jedną.
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
coach-welcome = Te pięć kart to twoja ręka. Miedziaki to pieniądze. Posiadłości dają punkt na koniec, ale teraz nic nie robią.
coach-treasure = To faza zakupu. Zagraj Skarby: naciśnij główny przycisk albo T.
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
coach-others = Teraz gra przeciwnik. Co zrobił, zobaczysz przy jego imieniu i w dzienniku.
coach-choose = Karta o coś pyta. Świeci to, co można kliknąć; przycisk mówi, co się stanie.
