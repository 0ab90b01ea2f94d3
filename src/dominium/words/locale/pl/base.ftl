### The words of Dominion; how they are written stands in basic.ftl.

set-base-1e = Dominion, 1. edycja
set-base-2e = Dominion, 2. edycja

## Both editions

cellar = Piwnica
    .acc = Piwnicę
    .text =
        +1 akcja
        Odrzuć dowolną liczbę kart, a potem dobierz tyle samo.
rulings-cellar =
    Po zagraniu nie ma jej już na ręce, więc nie może odrzucić samej siebie.
    Odrzucasz wszystkie wybrane karty naraz i dopiero potem dobierasz.
    Jeśli trzeba przy tym tasować, tasujesz też karty przed chwilą odrzucone.
    Wszyscy wiedzą, ile kart odrzucasz.
ask-cellar-discard = Możesz odrzucić dowolną liczbę kart; dobierzesz tyle samo.

chapel = Kaplica
    .acc = Kaplicę
    .text =
        Wyrzuć na Śmietnisko do 4 kart z ręki.
rulings-chapel =
    Nie może wyrzucić samej siebie, ale może wyrzucić inną Kaplicę z ręki.

moat = Fosa
    .acc = Fosę
    .text =
        +2 karty
        ---
        Gdy inny gracz zagrywa Atak, możesz najpierw odkryć tę kartę z ręki.
        Jeśli to zrobisz, ten Atak na ciebie nie działa.
rulings-moat =
    Po odkryciu zostaje na ręce i pomoże też przy następnym Ataku.
    Osłania tylko ciebie: Atak działa na pozostałych, a atakujący i tak dostaje to, co daje mu karta.
    Pod jej ochroną nie musisz nawet odkrywać kart z powodu tego Ataku.
use-moat = Możesz odkryć Fosę z ręki: wtedy ten Atak na ciebie nie działa.

village = Wioska
    .acc = Wioskę
    .text =
        +1 karta
        +2 akcje
rulings-village =
    Zużywa jedną akcję, a daje dwie, więc masz o jedną więcej niż przed jej zagraniem.

workshop = Warsztat
    .acc = Warsztat
    .text =
        Dodaj kartę kosztującą do ¤4.
rulings-workshop =
    Nie możesz dopłacić monetami ani Skarbami, żeby dodać droższą kartę.
    Dodana karta trafia na stos kart odrzuconych.
ask-workshop-gain = Dodaj kartę kosztującą do ¤4.

bureaucrat = Urzędnik
    .acc = Urzędnika
    .text =
        Dodaj kartę Srebrników na wierzch swojej talii.
        Każdy inny gracz odkrywa z ręki kartę Zwycięstwa i odkłada ją na wierzch swojej talii.
        Kto takiej nie ma, odkrywa rękę.
rulings-bureaucrat =
    Kto ma kilka kart Zwycięstwa, sam wybiera, którą odkryje.
    Jeśli talia jest pusta, odłożona karta staje się jej jedyną kartą.
ask-bureaucrat-reveal = Odkryj kartę Zwycięstwa: trafi na wierzch twojej talii.

gardens = Ogrody
    .acc = Ogrody
    .text =
        Warte ★1 za każde pełne 10 twoich kart.
rulings-gardens =
    Przy 39 kartach każda karta Ogrodów jest warta ★3: niepełna dziesiątka się nie liczy.
    Liczą się wszystkie twoje karty, także te na podkładkach i odłożone na bok.

militia = Milicja
    .acc = Milicję
    .text =
        +¤2
        Każdy inny gracz odrzuca karty, aż zostaną mu na ręce 3.
rulings-militia =
    Kto ma na ręce najwyżej trzy karty, niczego nie odrzuca.
ask-militia-discard =
    { $max ->
        [one] Zostaw sobie 3 karty: wybierz { $max }, którą odrzucisz.
        [few] Zostaw sobie 3 karty: wybierz { $max }, które odrzucisz.
       *[many] Zostaw sobie 3 karty: wybierz { $max }, które odrzucisz.
    }

moneylender = Lichwiarz
    .acc = Lichwiarza
    .text =
        Możesz wyrzucić na Śmietnisko kartę Miedziaków z ręki.
        Jeśli to zrobisz, +¤3.
rulings-moneylender =
    Bez wyrzucenia Miedziaków nie ma monet.
ask-moneylender-trash = Możesz wyrzucić na Śmietnisko kartę Miedziaków, aby otrzymać +¤3.

moneylender-1e = Lichwiarz
    .acc = Lichwiarza
    .text =
        Wyrzuć na Śmietnisko kartę Miedziaków z ręki.
        Jeśli to zrobisz, +¤3.
rulings-moneylender-1e =
    Jeśli masz na ręce Miedziaki, musisz wyrzucić jedną ich kartę na Śmietnisko.
    { rulings-moneylender }

remodel = Przebudowa
    .acc = Przebudowę
    .text =
        Wyrzuć na Śmietnisko kartę z ręki.
        Dodaj kartę kosztującą najwyżej o ¤2 więcej od niej.
rulings-remodel =
    Nie może wyrzucić samej siebie, ale może wyrzucić inną Przebudowę z ręki.
    Jeśli nie ma czego wyrzucić, nic nie dodajesz.
    Możesz też dodać kartę tańszą albo taką samą jak wyrzucona.
ask-remodel-trash = Wyrzuć na Śmietnisko kartę: dodasz inną, droższą najwyżej o ¤2.
ask-remodel-gain = Dodaj kartę kosztującą najwyżej o ¤2 więcej niż { $trashed }.

smithy = Kuźnia
    .acc = Kuźnię
    .text =
        +3 karty
rulings-smithy =
    Gdy przy dobieraniu zabraknie kart w talii, przetasuj stos kart odrzuconych i dobieraj dalej; jeśli to nie wystarczy, weź tyle, ile jest.

throne_room = Sala tronowa
    .acc = Salę tronową
    .text =
        Możesz dwukrotnie zagrać kartę Akcji z ręki.
rulings-throne_room =
    Drugie zagranie zaczyna się dopiero wtedy, gdy pierwsze jest w całości rozpatrzone.
    Żadne z tych dwóch zagrań nie zużywa akcji.
    Użyta na drugiej Sali tronowej pozwala zagrać dwukrotnie jedną kartę Akcji, a potem dwukrotnie następną; nie jedną cztery razy.
    Karta, która za pierwszym razem sama się wyrzuciła, i tak jest zagrywana drugi raz. Z Następstwem Sala tronowa zostaje w grze tak długo jak ono.
ask-throne_room-play_card = Możesz wybrać kartę Akcji, którą zagrasz dwukrotnie.

throne_room-1e = Sala tronowa
    .acc = Salę tronową
    .text =
        Wybierz kartę Akcji z ręki.
        Zagraj ją dwukrotnie.
rulings-throne_room-1e =
    Jeśli masz na ręce kartę Akcji, musisz jakąś wybrać.
    { rulings-throne_room }
ask-throne_room-1e-play_card = Wybierz kartę Akcji, którą zagrasz dwukrotnie.

council_room = Sala obrad
    .acc = Salę obrad
    .text =
        +4 karty
        +1 zakup
        Każdy inny gracz dobiera kartę.
rulings-council_room =
    Pozostali muszą dobrać kartę, nawet jeśli nie chcą.

festival = Festyn
    .acc = Festyn
    .text =
        +2 akcje
        +1 zakup
        +¤2
rulings-festival =
    Niewykorzystane akcje, zakupy i monety przepadają z końcem tury.

laboratory = Laboratorium
    .acc = Laboratorium
    .text =
        +2 karty
        +1 akcja
rulings-laboratory =
    Oddaje akcję zużytą na jego zagranie, więc możesz zagrywać dalej.

library = Biblioteka
    .acc = Bibliotekę
    .text =
        Dobieraj karty, aż będziesz mieć na ręce 7.
        Każdą dobraną kartę Akcji możesz od razu odłożyć na bok.
        Na koniec odrzuć karty odłożone na bok.
rulings-library =
    O każdej karcie Akcji decydujesz od razu, zanim zobaczysz następną; każdą możesz zatrzymać.
    Kart odłożonych na bok nie wtasowuje się w trakcie dobierania.
    Jeśli masz już na ręce co najmniej siedem kart, nic nie dobierasz.
ask-library-set_aside = Dobierasz { $object }. Możesz odłożyć tę kartę na bok i dobierać dalej.

market = Targowisko
    .acc = Targowisko
    .text =
        +1 karta
        +1 akcja
        +1 zakup
        +¤1
rulings-market =
    Z dodatkowego zakupu nie musisz korzystać; za wszystkie zakupy płacisz z tych samych monet.

mine = Kopalnia
    .acc = Kopalnię
    .text =
        Możesz wyrzucić na Śmietnisko Skarb z ręki.
        Jeśli to zrobisz, dodaj na rękę Skarb kosztujący najwyżej o ¤3 więcej od niego.
rulings-mine =
    Nowy Skarb masz od razu na ręce, więc możesz go zagrać jeszcze w tej turze.
    Może kosztować tyle samo lub mniej i mieć też inny typ: ze Srebrników można zrobić Harem.
    Bez wyrzucenia Skarbu nie dodajesz nowego.
ask-mine-trash = Możesz wyrzucić na Śmietnisko Skarb: dodasz na rękę inny, droższy najwyżej o ¤3.
ask-mine-gain = Dodaj na rękę Skarb kosztujący najwyżej o ¤3 więcej niż { $trashed }.

mine-1e = Kopalnia
    .acc = Kopalnię
    .text =
        Wyrzuć na Śmietnisko Skarb z ręki.
        Dodaj na rękę Skarb kosztujący najwyżej o ¤3 więcej od niego.
rulings-mine-1e =
    Jeśli masz na ręce Skarb, musisz jakiś wyrzucić.
    { rulings-mine }
ask-mine-1e-trash = Wyrzuć na Śmietnisko Skarb: dodasz na rękę inny, droższy najwyżej o ¤3.

witch = Wiedźma
    .acc = Wiedźmę
    .text =
        +2 karty
        Każdy inny gracz dodaje Klątwę.
rulings-witch =
    Gdy Klątw nie starcza dla wszystkich, gracze dodają je w kolejności rozgrywki, aż się skończą.
    Nawet gdy Klątw już nie ma, dobierasz swoje dwie karty.

## 1st edition only

chancellor = Kanclerz
    .acc = Kanclerza
    .text =
        +¤2
        Możesz, nie podglądając, przełożyć całą swoją talię na stos kart odrzuconych.
rulings-chancellor =
    Decydujesz od razu, zanim wydarzy się cokolwiek innego.
    Odkładanej talii nie wolno przeglądać.
ask-chancellor-choose = Przełożyć talię na stos kart odrzuconych?

woodcutter = Drwal
    .acc = Drwala
    .text =
        +1 zakup
        +¤2
rulings-woodcutter =
    Na oba zakupy masz wspólne monety; drugim możesz też wziąć kartę za ¤0.

feast = Uczta
    .acc = Ucztę
    .text =
        Wyrzuć tę kartę na Śmietnisko.
        Dodaj kartę kosztującą do ¤5.
rulings-feast =
    Z Salą tronową dodajesz kartę dwa razy, choć Uczta trafia na Śmietnisko tylko raz.
    Nie możesz dopłacić monetami, żeby dodać droższą kartę.
ask-feast-gain = Dodaj kartę kosztującą do ¤5.

spy = Szpieg
    .acc = Szpiega
    .text =
        +1 karta
        +1 akcja
        Każdy gracz, zaczynając od ciebie, odkrywa kartę z wierzchu swojej talii.
        Ty decydujesz, czy ją odrzuca, czy odkłada z powrotem.
rulings-spy =
    Najpierw dobierasz swoją kartę, dopiero potem wszyscy odkrywają.
    Zaczynasz ty, potem pozostali w kolejności rozgrywki.
    Kto ma pustą talię, najpierw tasuje. Kto jest chroniony, nic nie odkrywa.
ask-spy-discard =
    { $about ->
        [other] { $other } odkrywa { $object }. Możesz kazać tę kartę odrzucić; inaczej wróci na wierzch talii.
       *[own] Odkrywasz { $object }. Możesz tę kartę odrzucić; inaczej wróci na wierzch talii.
    }

thief = Złodziej
    .acc = Złodzieja
    .text =
        Każdy inny gracz odkrywa 2 karty z wierzchu swojej talii.
        Jeden odkryty Skarb, wybrany przez ciebie, wyrzuca na Śmietnisko, a resztę odrzuca.
        Potem możesz dodać dowolną liczbę wyrzuconych w ten sposób kart.
rulings-thief =
    Każdy traci najwyżej jeden Skarb.
    O tym, co bierzesz, decydujesz, gdy wszyscy już wyrzucili, i tylko spośród kart wyrzuconych tym zagraniem; trafiają na twój stos kart odrzuconych.
    Kto ma za mało kart, odkrywa tyle, ile ma.
ask-thief-trash = { $other } odkrywa te karty. Wybierz Skarb, który trafi na Śmietnisko.
ask-thief-gain = Możesz dodać dowolne z wyrzuconych właśnie Skarbów.

adventurer = Odkrywca
    .acc = Odkrywcę
    .other = Podróżnik
    .text =
        Odkrywaj karty z wierzchu swojej talii, aż odkryjesz 2 Skarby.
        Weź te Skarby na rękę, a pozostałe odkryte karty odrzuć.
rulings-adventurer =
    Gdy po drodze tasujesz, nie dołączasz kart już odkrytych.
    Jeśli znajdzie się tylko jeden Skarb, bierzesz tylko ten jeden.
    Liczą się też Skarby o dwóch typach, jak Harem.

## 2nd edition only

harbinger = Zwiastun
    .acc = Zwiastuna
    .text =
        +1 karta
        +1 akcja
        Przejrzyj swój stos kart odrzuconych.
        Możesz odłożyć z niego jedną kartę na wierzch swojej talii.
rulings-harbinger =
    Najpierw dobierasz: jeśli trzeba przy tym tasować, nie będzie już czego przeglądać.
    Możesz niczego nie brać. Inni nie dowiadują się, którą kartę wybierasz.
ask-harbinger-put_back = Możesz odłożyć kartę ze stosu kart odrzuconych na wierzch talii.

merchant = Kupiec
    .acc = Kupca
    .text =
        +1 karta
        +1 akcja
        Gdy po raz pierwszy w tej turze zagrywasz kartę Srebrników, +¤1.
rulings-merchant =
    Każdy z kilku Kupców daje ¤1, ale tylko za pierwszą kartę Srebrników. Z Salą tronową jeden Kupiec daje ¤2.
    Srebrniki zagrane przed Kupcem były już tymi pierwszymi.

vassal = Wasal
    .acc = Wasala
    .text =
        +¤2
        Odrzuć kartę z wierzchu swojej talii.
        Jeśli to karta Akcji, możesz ją zagrać.
rulings-vassal =
    Zagranie odrzuconej karty nie zużywa akcji; możesz z niego zrezygnować.
    Zagrywana karta przechodzi ze stosu kart odrzuconych do gry.
ask-vassal-play_card = Odrzucasz { $object }. Możesz zagrać tę kartę.

poacher = Kłusownik
    .acc = Kłusownika
    .text =
        +1 karta
        +1 akcja
        +¤1
        Odrzuć po jednej karcie za każdy pusty stos w Zasobach.
rulings-poacher =
    Najpierw dobierasz, potem odrzucasz.
    Liczy się każdy pusty stos w Zasobach, także Klątw i Miedziaków.
    Jeśli masz na ręce za mało kart, odrzuć wszystkie.
ask-poacher-discard =
    { $max ->
        [one] Odrzuć kartę: w Zasobach jest pusty stos.
        [few] Odrzuć { $max } karty, po jednej za każdy pusty stos w Zasobach.
       *[many] Odrzuć { $max } kart, po jednej za każdy pusty stos w Zasobach.
    }

bandit = Bandyta
    .acc = Bandytę
    .text =
        Dodaj kartę Złota.
        Każdy inny gracz odkrywa 2 karty z wierzchu swojej talii.
        Jeden odkryty Skarb inny niż Miedziaki (według własnego wyboru) wyrzuca na Śmietnisko, a resztę odrzuca.
rulings-bandit =
    Najpierw dodajesz Złoto, potem pozostali odkrywają karty w kolejności rozgrywki.
    Jeśli pasują oba Skarby, to ich właściciel wybiera, który straci.
    Gdy nie ma innego Skarbu niż Miedziaki, obie karty są odrzucane.
ask-bandit-trash = Wybierz, który z odkrytych Skarbów wyrzucisz na Śmietnisko.

sentry = Wartownik
    .acc = Wartownika
    .text =
        +1 karta
        +1 akcja
        Podejrzyj 2 karty z wierzchu swojej talii.
        Każdą z nich możesz wyrzucić na Śmietnisko albo odrzucić.
        Resztę odłóż z powrotem w dowolnej kolejności.
rulings-sentry =
    Najpierw dobierasz, potem podglądasz.
    O każdej z dwóch kart decydujesz osobno: jedną możesz wyrzucić, a drugą zostawić, możesz odrzucić obie i tak dalej.
ask-sentry-trash = Możesz wyrzucić na Śmietnisko dowolne z tych kart.
ask-sentry-discard = Możesz odrzucić dowolne z tych kart; pozostałe wrócą na wierzch talii.
ask-sentry-put_back = Odłóż te karty na wierzch talii; pierwsza znajdzie się na samej górze.

artisan = Rękodzielnik
    .acc = Rękodzielnika
    .text =
        Dodaj na rękę kartę kosztującą do ¤5.
        Odłóż kartę z ręki na wierzch swojej talii.
rulings-artisan =
    Na wierzch talii możesz odłożyć dowolną kartę z ręki, nawet tę właśnie dodaną.
ask-artisan-gain = Dodaj na rękę kartę kosztującą do ¤5.
ask-artisan-put_back = Odłóż kartę z ręki na wierzch talii.

## Recommended kingdoms, 1st edition

base1-first-game = Pierwsza rozgrywka
base1-big-money = Bogactwo
base1-interaction = Interakcja
base1-size-distortion = Zaburzenia rozmiarów
base1-village-square = Rynek wioskowy

## Recommended kingdoms, 2nd edition

base2-first-game = Pierwsza rozgrywka
base2-size-distortion = Zaburzenia rozmiarów
base2-deck-top = Wierzch talii
base2-sleight-of-hand = Sprytny wybieg
base2-improvements = Ulepszenia
base2-silver-and-gold = Srebro i złoto
base2-underlings = Podwładni
base2-grand-scheme = Wielki spisek
base2-deconstruction = Dekonstrukcja
base2-reach-for-tomorrow = Lepsze jutro
base2-repetition = Powtarzalność
base2-give-and-take = Kompromisy
