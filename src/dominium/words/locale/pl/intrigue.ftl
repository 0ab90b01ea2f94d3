### The words of Intrigue; how they are written stands in basic.ftl.

set-intrigue-1e = Intryga, 1. edycja
set-intrigue-2e = Intryga, 2. edycja

## Both editions

courtyard = Dziedziniec
    .acc = Dziedziniec
    .text =
        +3 karty
        Odłóż kartę z ręki na wierzch swojej talii.
rulings-courtyard =
    Odłożyć możesz dowolną kartę z ręki, nie tylko świeżo dobraną.
ask-courtyard-put_back = Odłóż kartę z ręki na wierzch talii.

pawn = Giermek
    .acc = Giermka
    .other = Sługa
    .text =
        Wybierz dwie różne opcje: +1 karta; +1 akcja; +1 zakup; +¤1.
rulings-pawn =
    Wybierasz obie opcje, zanim wykonasz którąkolwiek.
    Wykonujesz je w dowolnej kolejności.
ask-pawn-choose = Wybierz dwie różne opcje w kolejności, w jakiej chcesz je wykonać.
word-pawn-cards = +1 karta
word-pawn-actions = +1 akcja
word-pawn-buys = +1 zakup
word-pawn-coins = +¤1

masquerade = Maskarada
    .acc = Maskaradę
    .text =
        +2 karty
        Gracze, którzy mają karty na ręce, jednocześnie przekazują po jednej następnemu takiemu graczowi po lewej.
        Potem możesz wyrzucić na Śmietnisko kartę z ręki.
-rulings-masquerade =
    Każdy wybiera, zanim zobaczy, co dostanie, a przekazaną kartę znają tylko dwie osoby.
    To nie Atak, więc Fosa i podobne karty nie pomogą.
    Przekazanie nie jest ani odrzuceniem, ani wyrzuceniem, ani dodaniem karty.
rulings-masquerade =
    { -rulings-masquerade }
    Graczy bez kart na ręce się pomija; jeśli karty ma tylko jeden, nikt nic nie przekazuje. Na koniec tylko ty możesz wyrzucić kartę.
ask-masquerade-pass = Wybierz kartę, którą przekażesz w lewo.
ask-masquerade-trash = Możesz wyrzucić na Śmietnisko kartę z ręki.

masquerade-1e = Maskarada
    .acc = Maskaradę
    .text =
        +2 karty
        Wszyscy gracze jednocześnie przekazują po jednej karcie z ręki sąsiadowi po lewej.
        Potem możesz wyrzucić na Śmietnisko kartę z ręki.
rulings-masquerade-1e =
    { -rulings-masquerade }
    Kto nie ma kart na ręce, nic nie przekazuje, ale i tak dostaje kartę. Na koniec tylko ty możesz wyrzucić kartę.

shanty_town = Rudera
    .acc = Ruderę
    .other = Dzielnica slumsów
    .text =
        +2 akcje
        Odkryj swoją rękę.
        Jeśli nie ma na niej kart Akcji, +2 karty.
rulings-shanty_town =
    Dwie akcje dostajesz bez względu na to, co masz na ręce.
    Dobierasz obie karty, nawet jeśli pierwsza okaże się Akcją.
    Akcja, która jest też kartą Zwycięstwa, liczy się jako Akcja.

steward = Zarządca
    .acc = Zarządcę
    .text =
        Wybierz jedną opcję: +2 karty; +¤2; albo wyrzuć na Śmietnisko 2 karty z ręki.
rulings-steward =
    Jeśli wybierzesz wyrzucanie, musisz wyrzucić dokładnie dwie karty; mając tylko jedną, wyrzucasz tę jedną.
ask-steward-choose = Wybierz jedną opcję: karty, monety albo wyrzucanie kart.
ask-steward-trash = Wyrzuć na Śmietnisko 2 karty z ręki.
word-steward-cards = +2 karty
word-steward-coins = +¤2
word-steward-trash = Wyrzuć na Śmietnisko 2 karty z ręki

swindler = Kanciarz
    .acc = Kanciarza
    .other = Oszust
    .text =
        +¤2
        Każdy inny gracz wyrzuca na Śmietnisko kartę z wierzchu swojej talii.
        Dodaje wybraną przez ciebie kartę o takim samym koszcie.
rulings-swindler =
    Możesz dać kopię wyrzuconej karty, a w zamian za Miedziaki nawet Klątwę.
    Jeśli w Zasobach nie ma karty o tym koszcie, gracz niczego nie dodaje; pustego stosu nie można wskazać, dopóki pasuje inny.
    Działa w kolejności rozgrywki; kto nie ma kart do wyrzucenia, temu nic się nie dzieje.
ask-swindler-give = { $other } traci kartę: { $trashed }. Wybierz kartę o tym samym koszcie, którą dostanie w zamian.

wishing_well = Studnia życzeń
    .acc = Studnię życzeń
    .text =
        +1 karta
        +1 akcja
        Podaj nazwę karty, a potem odkryj kartę z wierzchu swojej talii.
        Jeśli to wymieniona karta, weź ją na rękę.
rulings-wishing_well =
    Najpierw dobierasz, potem podajesz nazwę karty, a nie typ.
    Wolno wymienić dowolną kartę, ale karta spoza tej rozgrywki to zawsze pudło, więc do wyboru są tylko karty z tej rozgrywki.
    Jeśli nie trafisz, karta zostaje na wierzchu talii.
ask-wishing_well-name = Podaj nazwę karty; jeśli leży ona na wierzchu talii, weźmiesz ją na rękę.

baron = Baron
    .acc = Barona
    .text =
        +1 zakup
        Możesz odrzucić Posiadłość, aby otrzymać +¤4.
        Jeśli tego nie zrobisz, dodaj Posiadłość.
rulings-baron =
    Nie musisz odrzucać Posiadłości, ale wtedy musisz dodać kolejną.
ask-baron-discard = Możesz odrzucić Posiadłość, aby otrzymać +¤4; inaczej dodasz Posiadłość.

bridge = Most
    .acc = Most
    .text =
        +1 zakup
        +¤1
        W tej turze karty kosztują o ¤1 mniej, ale nie mniej niż ¤0.
rulings-bridge =
    Kilka Mostów się sumuje, podobnie jak dwa zagrania jednego.
    Tanieją wszystkie karty, gdziekolwiek są: po Moście Warsztat może dodać Powiat.

conspirator = Spiskowiec
    .acc = Spiskowca
    .text =
        +¤2
        Jeśli to co najmniej trzecia Akcja zagrana przez ciebie w tej turze, +1 karta i +1 akcja.
rulings-conspirator =
    Akcje liczy się w chwili zagrania, nigdy później.
    Sala tronowa liczy się jako jedna Akcja, a każde zagranie wybranej karty jako następna.
    Liczą się także Akcje, które są zarazem kartami Zwycięstwa.

ironworks = Huta żelaza
    .acc = Hutę żelaza
    .other = Zakład hutniczy
    .text =
        Dodaj kartę kosztującą do ¤4.
        Jeśli to Akcja, +1 akcja.
        Jeśli to Skarb, +¤1.
        Jeśli to karta Zwycięstwa, +1 karta.
rulings-ironworks =
    Karta o dwóch typach daje obie premie.
ask-ironworks-gain = Dodaj kartę kosztującą do ¤4.

mining_village = Osada górnicza
    .acc = Osadę górniczą
    .other = Wioska górnicza
    .text =
        +1 karta
        +2 akcje
        Możesz wyrzucić tę kartę na Śmietnisko, aby otrzymać +¤2.
rulings-mining_village =
    O jej wyrzuceniu decydujesz od razu, zanim zrobisz cokolwiek innego.
    Z Salą tronową można ją wyrzucić dla monet tylko raz.
ask-mining_village-trash = Możesz wyrzucić tę Osadę górniczą na Śmietnisko, aby otrzymać +¤2.

duke = Książę
    .acc = Księcia
    .other = Starosta
    .text =
        Wart ★1 za każdy twój Powiat.
rulings-duke =
    Liczy się każdy twój Powiat, gdziekolwiek jest na koniec gry.
    Każdy z kilku Książąt liczy wszystkie Powiaty od nowa.

minion = Sługus
    .acc = Sługusa
    .other = Faworyt
    .text =
        +1 akcja
        Wybierz jedną opcję: +¤2;
        albo odrzuć rękę, +4 karty, a każdy inny gracz, który ma na ręce co najmniej 5 kart, odrzuca rękę i dobiera 4 karty.
rulings-minion =
    Reakcje odkrywa się, zanim wybierzesz, a więc także wtedy, gdy weźmiesz tylko monety, i przy dowolnej liczbie kart na ręce.
    Kto jest chroniony, ani nie odrzuca, ani nie dobiera.
ask-minion-choose = Wybierz jedną opcję: monety albo wymianę ręki.
word-minion-coins = +¤2
word-minion-discard = Odrzuć rękę, +4 karty; inni gracze, którzy mają co najmniej 5 kart, robią to samo

torturer = Oprawca
    .acc = Oprawcę
    .text =
        +3 karty
        Każdy inny gracz wybiera jedną opcję: odrzuca 2 karty; albo dodaje Klątwę na rękę.
rulings-torturer =
    Można wybrać nawet opcję, której nie da się wykonać: gdy nie ma już Klątw albo kart do odrzucenia.
    Pozostali wybierają w kolejności rozgrywki.
ask-torturer-choose = Odrzucić 2 karty czy dodać Klątwę na rękę?
ask-torturer-discard = Odrzuć 2 karty.
word-torturer-discard = Odrzuć 2 karty
word-torturer-curse = Dodaj Klątwę na rękę

trading_post = Punkt handlowy
    .acc = Punkt handlowy
    .other = Faktoria
    .text =
        Wyrzuć na Śmietnisko 2 karty z ręki.
        Jeśli wyrzucisz dwie, dodaj na rękę kartę Srebrników.
rulings-trading_post =
    Mając na ręce co najmniej dwie karty, musisz wyrzucić dwie.
    Mając tylko jedną, wyrzucasz ją i nie dostajesz Srebrników.
    Jeśli stos Srebrników jest pusty, wyrzucasz dwie karty na darmo.
ask-trading_post-trash = Wyrzuć na Śmietnisko 2 karty z ręki: dodasz na rękę kartę Srebrników.

upgrade = Rozbudowa
    .acc = Rozbudowę
    .text =
        +1 karta
        +1 akcja
        Wyrzuć na Śmietnisko kartę z ręki.
        Dodaj kartę kosztującą dokładnie o ¤1 więcej od niej.
rulings-upgrade =
    Najpierw dobierasz, więc możesz wyrzucić właśnie dobraną kartę.
    Jeśli nic nie kosztuje dokładnie o ¤1 więcej, i tak wyrzucasz kartę, ale niczego nie dodajesz.
ask-upgrade-trash = Wyrzuć na Śmietnisko kartę z ręki: dodasz inną, droższą dokładnie o ¤1.
ask-upgrade-gain = Dodaj kartę kosztującą dokładnie o ¤1 więcej niż { $trashed }.

harem = Harem
    .acc = Harem
    .text =
        ¤2
        ★2
rulings-harem =
    Jest zarazem Skarbem i kartą Zwycięstwa, więc stosują się do niego zasady obu typów.

nobles = Szlachta
    .acc = Szlachtę
    .text =
        Wybierz jedną opcję: +3 karty; albo +2 akcje.
        ★2
rulings-nobles =
    To jednocześnie Akcja i karta Zwycięstwa; punkty liczą się dopiero na koniec gry.
    Możesz wybrać każdą z opcji, nawet jeśli nic ci nie da.
ask-nobles-choose = Wybierz jedną opcję: karty albo akcje.
word-nobles-cards = +3 karty
word-nobles-actions = +2 akcje

## 1st edition only

secret_chamber = Sekretna komnata
    .acc = Sekretną komnatę
    .other = Tajna komnata
    .text =
        Odrzuć dowolną liczbę kart: +¤1 za każdą z nich.
        ---
        Gdy inny gracz zagrywa Atak, możesz najpierw odkryć tę kartę z ręki.
        Jeśli to zrobisz, dobierz 2 karty, a potem odłóż 2 karty z ręki na wierzch swojej talii.
rulings-secret_chamber =
    Użyta jako Reakcja, może sama być jedną z dwóch odkładanych kart.
    Możesz odkryć ją ponownie albo użyć kolejnej Reakcji, na przykład właśnie dobranej Fosy.
    Atak natrafi już na odłożone przez ciebie karty; możesz jej użyć nawet wtedy, gdy Atak i tak by cię nie dotknął.
    Zagrywając ją jako Akcję, możesz nie odrzucić żadnej karty.
ask-secret_chamber-discard = Odrzuć dowolną liczbę kart: +¤1 za każdą z nich.
ask-secret_chamber-put_back = Odłóż 2 karty z ręki na wierzch talii; pierwsza znajdzie się na samej górze.
use-secret_chamber = Możesz odkryć Sekretną komnatę: dobierzesz 2 karty, a potem odłożysz 2 z ręki na wierzch talii.

great_hall = Sala reprezentacyjna
    .acc = Salę reprezentacyjną
    .other = Westybul
    .text =
        +1 karta
        +1 akcja
        ★1
rulings-great_hall =
    To jednocześnie Akcja i karta Zwycięstwa; punkt liczy się dopiero na koniec gry.

coppersmith = Pracownia miedzi
    .acc = Pracownię miedzi
    .other = Mennica
    .text =
        W tej turze każda karta Miedziaków daje o ¤1 więcej.
rulings-coppersmith =
    Efekt się sumuje: po dwóch takich kartach albo po jednej z Salą tronową każda karta Miedziaków daje ¤3.

scout = Zwiadowca
    .acc = Zwiadowcę
    .text =
        +1 akcja
        Odkryj 4 karty z wierzchu swojej talii.
        Karty Zwycięstwa weź na rękę.
        Resztę odłóż z powrotem w dowolnej kolejności.
rulings-scout =
    Musisz wziąć na rękę wszystkie znalezione karty Zwycięstwa, także te mające jeszcze inny typ.
    Klątwy nie są kartami Zwycięstwa. Inni nie wiedzą, w jakiej kolejności odkładasz resztę.
ask-scout-put_back =
    { $max ->
        [1] Odłóż tę kartę na wierzch talii.
        [one] Odłóż tę { $max } kartę na wierzch talii; pierwsza znajdzie się na samej górze.
        [few] Odłóż te { $max } karty na wierzch talii; pierwsza znajdzie się na samej górze.
       *[many] Odłóż te { $max } kart na wierzch talii; pierwsza znajdzie się na samej górze.
    }

saboteur = Sabotażysta
    .acc = Sabotażystę
    .text =
        Każdy inny gracz odkrywa karty z wierzchu swojej talii, aż odkryje kartę kosztującą co najmniej ¤3.
        Wyrzuca ją na Śmietnisko i może dodać kartę tańszą od niej o co najmniej ¤2.
        Pozostałe odkryte karty odrzuca.
rulings-saboteur =
    Jeśli żadna karta nie kosztuje co najmniej ¤3, wszystkie odkryte są odrzucane i nic więcej się nie dzieje.
    Odkrytych już kart nie wtasowuje się do talii.
    Most i podobne karty zmieniają koszty, więc wpływają też na to, która karta przepadnie.
ask-saboteur-gain = Tracisz kartę: { $trashed }. Możesz dodać kartę tańszą co najmniej o ¤2.

tribute = Danina
    .acc = Daninę
    .text =
        Gracz po twojej lewej odkrywa, a potem odrzuca 2 karty z wierzchu swojej talii.
        Każda z tych kart (dwie kopie liczą się raz) daje ci:
        Akcja: +2 akcje;
        Skarb: +¤2;
        Zwycięstwo: +2 karty.
rulings-tribute =
    Dwie kopie tej samej karty liczą się raz, ale karta o dwóch typach daje obie premie.
    Klątwa nic nie daje.
    To nie Atak.

## 2nd edition only

lurker = Intrygant
    .acc = Intryganta
    .text =
        +1 akcja
        Wybierz jedną opcję: wyrzuć na Śmietnisko kartę Akcji z Zasobów; albo dodaj kartę Akcji ze Śmietniska.
rulings-lurker =
    Nadaje się każda karta Akcji, nawet jeśli ma jeszcze inne typy.
    Wyrzucenie z Zasobów uruchamia to, co karta robi przy wyrzuceniu na Śmietnisko.
    Dodana karta trafia na stos kart odrzuconych.
ask-lurker-choose = Wybierz jedną opcję: wyrzuć kartę Akcji na Śmietnisko albo dodaj kartę Akcji ze Śmietniska.
ask-lurker-trash = Wyrzuć na Śmietnisko kartę Akcji z Zasobów.
ask-lurker-gain = Dodaj kartę Akcji ze Śmietniska.
word-lurker-trash = Wyrzuć na Śmietnisko kartę Akcji z Zasobów
word-lurker-gain = Dodaj kartę Akcji ze Śmietniska

diplomat = Dyplomata
    .acc = Dyplomatę
    .text =
        +2 karty
        Jeśli masz teraz na ręce najwyżej 5 kart, +2 akcje.
        ---
        Gdy inny gracz zagrywa Atak, a masz na ręce co najmniej 5 kart, możesz najpierw odkryć z niej tę kartę.
        Jeśli to zrobisz, dobierz 2 karty, a potem odrzuć 3.
rulings-diplomat =
    Zagrany, gdy masz na ręce pięć kart, nie daje akcji: po dobraniu masz ich sześć.
    Może być wśród trzech odrzucanych kart.
    Przy tym samym Ataku możesz go odkryć ponownie, dopóki masz co najmniej pięć kart; Fosy możesz użyć przed nim lub po nim.
ask-diplomat-discard = Odrzuć 3 karty: dwie dobrał ci Dyplomata.
use-diplomat = Możesz odkryć Dyplomatę: dobierzesz 2 karty, a potem odrzucisz 3.

mill = Młyn
    .acc = Młyn
    .text =
        +1 karta
        +1 akcja
        Możesz odrzucić 2 karty, aby otrzymać +¤2.
        ★1
rulings-mill =
    Mając na ręce jedną kartę, możesz ją odrzucić, ale nie dostaniesz monet.
ask-mill-discard =
    { $max ->
        [1] Możesz odrzucić ostatnią kartę, ale nic za nią nie otrzymasz.
       *[many]
            { $min ->
                [0] Możesz odrzucić 2 karty, aby otrzymać +¤2.
               *[many] Odrzuć dokładnie 2 karty, aby otrzymać +¤2.
            }
    }

secret_passage = Tajne przejście
    .acc = Tajne przejście
    .text =
        +2 karty
        +1 akcja
        Włóż kartę z ręki w dowolne miejsce swojej talii.
rulings-secret_passage =
    Na wierzch, na spód albo gdziekolwiek pośrodku: inni widzą, w które miejsce, ale nie widzą, jaką kartę.
    W pustej talii będzie jedyną kartą.
ask-secret_passage-put_back = Wybierz kartę z ręki, którą włożysz do talii.
ask-secret_passage-place = Wybierz, w którym miejscu talii znajdzie się ta karta.
word-secret_passage-number =
    { $number ->
        [0] Na samej górze
        [one] Pod { $number } kartą
       *[many] Pod { $number } kartami
    }

courtier = Dworzanie
    .acc = Dworzan
    .text =
        Odkryj kartę z ręki.
        Za każdy jej typ wybierz inną opcję:
        +1 akcja; +1 zakup; +¤3; dodaj kartę Złota.
rulings-courtier =
    Liczy się każdy wymieniony na karcie typ, także Atak, Reakcja czy Klątwa, ale opcje są tylko cztery.
    Najpierw wybierasz wszystkie, potem je wykonujesz.
    Bez karty do odkrycia nic nie dostajesz.
ask-courtier-reveal = Odkryj kartę z ręki; za każdy jej typ wybierzesz jedną opcję.
ask-courtier-choose =
    { $max ->
        [1] Wybierz jedną opcję.
        [one] Wybierz { $max } różną opcję.
        [few] Wybierz { $max } różne opcje.
       *[many] Wybierz { $max } różnych opcji.
    }
word-courtier-actions = +1 akcja
word-courtier-buys = +1 zakup
word-courtier-coins = +¤3
word-courtier-gold = Dodaj kartę Złota

patrol = Patrol
    .acc = Patrol
    .text =
        +3 karty
        Odkryj 4 karty z wierzchu swojej talii.
        Karty Zwycięstwa i Klątwy weź na rękę.
        Resztę odłóż z powrotem w dowolnej kolejności.
rulings-patrol =
    Najpierw dobierasz trzy karty, potem odkrywasz.
    Musisz wziąć wszystkie znalezione karty Zwycięstwa i Klątwy.
ask-patrol-put_back =
    { $max ->
        [1] Odłóż tę kartę na wierzch talii.
        [one] Odłóż tę { $max } kartę na wierzch talii; pierwsza znajdzie się na samej górze.
        [few] Odłóż te { $max } karty na wierzch talii; pierwsza znajdzie się na samej górze.
       *[many] Odłóż te { $max } kart na wierzch talii; pierwsza znajdzie się na samej górze.
    }

replace = Podmiana
    .acc = Podmianę
    .text =
        Wyrzuć na Śmietnisko kartę z ręki.
        Dodaj kartę kosztującą najwyżej o ¤2 więcej od niej.
        Jeśli dodana karta to Akcja lub Skarb, odłóż ją na wierzch swojej talii.
        Jeśli to karta Zwycięstwa, każdy inny gracz dodaje Klątwę.
rulings-replace =
    Karta Zwycięstwa, która jest też Akcją lub Skarbem, robi jedno i drugie: trafia na wierzch talii, a pozostali dodają Klątwy.
    Jeśli coś w międzyczasie przeniosło dodaną kartę, zostaje ona tam, gdzie jest; Klątwy i tak są dodawane.
ask-replace-trash = Wyrzuć na Śmietnisko kartę z ręki: dodasz inną, droższą najwyżej o ¤2.
ask-replace-gain = Dodaj kartę kosztującą najwyżej o ¤2 więcej niż { $trashed }; jeśli to karta Zwycięstwa, inni dodadzą Klątwy.

## Recommended kingdoms, 1st edition

intrigue1-victory-dance = Taniec zwycięstwa
intrigue1-secret-schemes = Sekretne plany
intrigue1-best-wishes = Najlepsze życzenia
intrigue1-deconstruction = Dekonstrukcja
intrigue1-hand-madness = Szalona ręka
intrigue1-underlings = Podwładni
