### Card names and card texts.
###
### The value is the name, `.acc` the name in the accusative ("zagrywa Milicję"),
### `.other` the older Polish names for look-up, separated by "; ",
### and `.text` the text, one effect per line.
### In texts ¤ is the coin, ★ the victory point, and a line with just --- the dividing line.
### An id ending in -1e is the first-edition version of the card before it.

## Basic cards

copper = Miedziaki
    .acc = Miedziaki
    .other = Miedziak
    .text =
        ¤1

silver = Srebrniki
    .acc = Srebrniki
    .other = Srebrnik; Srebro
    .text =
        ¤2

gold = Złoto
    .acc = Złoto
    .text =
        ¤3

estate = Posiadłość
    .acc = Posiadłość
    .text =
        ★1

duchy = Powiat
    .acc = Powiat
    .other = Księstwo
    .text =
        ★3

province = Prowincja
    .acc = Prowincję
    .text =
        ★6

curse = Klątwa
    .acc = Klątwę
    .text =
        ★-1

## Dominion, both editions

cellar = Piwnica
    .acc = Piwnicę
    .text =
        +1 akcja
        Odrzuć dowolną liczbę kart, a potem dobierz tyle samo.

chapel = Kaplica
    .acc = Kaplicę
    .text =
        Wyrzuć na Śmietnisko do 4 kart z ręki.

moat = Fosa
    .acc = Fosę
    .text =
        +2 karty
        ---
        Gdy inny gracz zagrywa Atak, możesz najpierw odkryć tę kartę z ręki.
        Jeśli to zrobisz, ten Atak na ciebie nie działa.

village = Wioska
    .acc = Wioskę
    .text =
        +1 karta
        +2 akcje

workshop = Warsztat
    .acc = Warsztat
    .text =
        Dodaj kartę kosztującą do ¤4.

bureaucrat = Urzędnik
    .acc = Urzędnika
    .text =
        Dodaj kartę Srebrników na wierzch swojej talii.
        Każdy inny gracz odkrywa z ręki kartę Zwycięstwa i odkłada ją na wierzch swojej talii.
        Kto takiej nie ma, odkrywa rękę.

gardens = Ogrody
    .acc = Ogrody
    .text =
        Warte ★1 za każde pełne 10 twoich kart.

militia = Milicja
    .acc = Milicję
    .text =
        +¤2
        Każdy inny gracz odrzuca karty, aż zostaną mu na ręce 3.

moneylender = Lichwiarz
    .acc = Lichwiarza
    .text =
        Możesz wyrzucić na Śmietnisko kartę Miedziaków z ręki.
        Jeśli to zrobisz, +¤3.

moneylender-1e = Lichwiarz
    .acc = Lichwiarza
    .text =
        Wyrzuć na Śmietnisko kartę Miedziaków z ręki.
        Jeśli to zrobisz, +¤3.

remodel = Przebudowa
    .acc = Przebudowę
    .text =
        Wyrzuć na Śmietnisko kartę z ręki.
        Dodaj kartę kosztującą najwyżej o ¤2 więcej od niej.

smithy = Kuźnia
    .acc = Kuźnię
    .text =
        +3 karty

throne_room = Sala tronowa
    .acc = Salę tronową
    .text =
        Możesz dwukrotnie zagrać kartę Akcji z ręki.

throne_room-1e = Sala tronowa
    .acc = Salę tronową
    .text =
        Wybierz kartę Akcji z ręki.
        Zagraj ją dwukrotnie.

council_room = Sala obrad
    .acc = Salę obrad
    .text =
        +4 karty
        +1 zakup
        Każdy inny gracz dobiera kartę.

festival = Festyn
    .acc = Festyn
    .text =
        +2 akcje
        +1 zakup
        +¤2

laboratory = Laboratorium
    .acc = Laboratorium
    .text =
        +2 karty
        +1 akcja

library = Biblioteka
    .acc = Bibliotekę
    .text =
        Dobieraj karty, aż będziesz mieć na ręce 7.
        Każdą dobraną kartę Akcji możesz od razu odłożyć na bok.
        Na koniec odrzuć karty odłożone na bok.

market = Targowisko
    .acc = Targowisko
    .text =
        +1 karta
        +1 akcja
        +1 zakup
        +¤1

mine = Kopalnia
    .acc = Kopalnię
    .text =
        Możesz wyrzucić na Śmietnisko Skarb z ręki.
        Jeśli to zrobisz, dodaj na rękę Skarb kosztujący najwyżej o ¤3 więcej od niego.

mine-1e = Kopalnia
    .acc = Kopalnię
    .text =
        Wyrzuć na Śmietnisko Skarb z ręki.
        Dodaj na rękę Skarb kosztujący najwyżej o ¤3 więcej od niego.

witch = Wiedźma
    .acc = Wiedźmę
    .text =
        +2 karty
        Każdy inny gracz dodaje Klątwę.

## Dominion, 1st edition only

chancellor = Kanclerz
    .acc = Kanclerza
    .text =
        +¤2
        Możesz, nie podglądając, przełożyć całą swoją talię na stos kart odrzuconych.

woodcutter = Drwal
    .acc = Drwala
    .text =
        +1 zakup
        +¤2

feast = Uczta
    .acc = Ucztę
    .text =
        Wyrzuć tę kartę na Śmietnisko.
        Dodaj kartę kosztującą do ¤5.

spy = Szpieg
    .acc = Szpiega
    .text =
        +1 karta
        +1 akcja
        Każdy gracz, zaczynając od ciebie, odkrywa kartę z wierzchu swojej talii.
        Ty decydujesz, czy ją odrzuca, czy odkłada z powrotem.

thief = Złodziej
    .acc = Złodzieja
    .text =
        Każdy inny gracz odkrywa 2 karty z wierzchu swojej talii.
        Jeden odkryty Skarb, wybrany przez ciebie, wyrzuca na Śmietnisko, a resztę odrzuca.
        Potem możesz dodać dowolną liczbę wyrzuconych w ten sposób kart.

adventurer = Odkrywca
    .acc = Odkrywcę
    .other = Podróżnik
    .text =
        Odkrywaj karty z wierzchu swojej talii, aż odkryjesz 2 Skarby.
        Weź te Skarby na rękę, a pozostałe odkryte karty odrzuć.

## Dominion, 2nd edition only

harbinger = Zwiastun
    .acc = Zwiastuna
    .text =
        +1 karta
        +1 akcja
        Przejrzyj swój stos kart odrzuconych.
        Możesz odłożyć z niego jedną kartę na wierzch swojej talii.

merchant = Kupiec
    .acc = Kupca
    .text =
        +1 karta
        +1 akcja
        Gdy po raz pierwszy w tej turze zagrywasz kartę Srebrników, +¤1.

vassal = Wasal
    .acc = Wasala
    .text =
        +¤2
        Odrzuć kartę z wierzchu swojej talii.
        Jeśli to karta Akcji, możesz ją zagrać.

poacher = Kłusownik
    .acc = Kłusownika
    .text =
        +1 karta
        +1 akcja
        +¤1
        Odrzuć po jednej karcie za każdy pusty stos w Zasobach.

bandit = Bandyta
    .acc = Bandytę
    .text =
        Dodaj kartę Złota.
        Każdy inny gracz odkrywa 2 karty z wierzchu swojej talii.
        Jeden odkryty Skarb inny niż Miedziaki (według własnego wyboru) wyrzuca na Śmietnisko, a resztę odrzuca.

sentry = Wartownik
    .acc = Wartownika
    .text =
        +1 karta
        +1 akcja
        Podejrzyj 2 karty z wierzchu swojej talii.
        Każdą z nich możesz wyrzucić na Śmietnisko albo odrzucić.
        Resztę odłóż z powrotem w dowolnej kolejności.

artisan = Rękodzielnik
    .acc = Rękodzielnika
    .text =
        Dodaj na rękę kartę kosztującą do ¤5.
        Odłóż kartę z ręki na wierzch swojej talii.

## Intrigue, both editions

courtyard = Dziedziniec
    .acc = Dziedziniec
    .text =
        +3 karty
        Odłóż kartę z ręki na wierzch swojej talii.

pawn = Giermek
    .acc = Giermka
    .other = Sługa
    .text =
        Wybierz dwie różne opcje: +1 karta; +1 akcja; +1 zakup; +¤1.

masquerade = Maskarada
    .acc = Maskaradę
    .text =
        +2 karty
        Gracze, którzy mają karty na ręce, jednocześnie przekazują po jednej następnemu takiemu graczowi po lewej.
        Potem możesz wyrzucić na Śmietnisko kartę z ręki.

masquerade-1e = Maskarada
    .acc = Maskaradę
    .text =
        +2 karty
        Wszyscy gracze jednocześnie przekazują po jednej karcie z ręki sąsiadowi po lewej.
        Potem możesz wyrzucić na Śmietnisko kartę z ręki.

shanty_town = Rudera
    .acc = Ruderę
    .other = Dzielnica slumsów
    .text =
        +2 akcje
        Odkryj swoją rękę.
        Jeśli nie ma na niej kart Akcji, +2 karty.

steward = Zarządca
    .acc = Zarządcę
    .text =
        Wybierz jedną opcję: +2 karty; +¤2; albo wyrzuć na Śmietnisko 2 karty z ręki.

swindler = Kanciarz
    .acc = Kanciarza
    .other = Oszust
    .text =
        +¤2
        Każdy inny gracz wyrzuca na Śmietnisko kartę z wierzchu swojej talii.
        Dodaje wybraną przez ciebie kartę o takim samym koszcie.

wishing_well = Studnia życzeń
    .acc = Studnię życzeń
    .text =
        +1 karta
        +1 akcja
        Wymień nazwę karty, a potem odkryj kartę z wierzchu swojej talii.
        Jeśli to wymieniona karta, weź ją na rękę.

baron = Baron
    .acc = Barona
    .text =
        +1 zakup
        Możesz odrzucić Posiadłość, aby otrzymać +¤4.
        Jeśli tego nie zrobisz, dodaj Posiadłość.

bridge = Most
    .acc = Most
    .text =
        +1 zakup
        +¤1
        W tej turze karty kosztują o ¤1 mniej, ale nie mniej niż ¤0.

conspirator = Spiskowiec
    .acc = Spiskowca
    .text =
        +¤2
        Jeśli to co najmniej trzecia Akcja zagrana przez ciebie w tej turze, +1 karta i +1 akcja.

ironworks = Huta żelaza
    .acc = Hutę żelaza
    .other = Zakład hutniczy
    .text =
        Dodaj kartę kosztującą do ¤4.
        Jeśli to Akcja, +1 akcja.
        Jeśli to Skarb, +¤1.
        Jeśli to karta Zwycięstwa, +1 karta.

mining_village = Osada górnicza
    .acc = Osadę górniczą
    .other = Wioska górnicza
    .text =
        +1 karta
        +2 akcje
        Możesz wyrzucić tę kartę na Śmietnisko, aby otrzymać +¤2.

duke = Książę
    .acc = Księcia
    .other = Starosta
    .text =
        Wart ★1 za każdy twój Powiat.

minion = Sługus
    .acc = Sługusa
    .other = Faworyt
    .text =
        +1 akcja
        Wybierz jedną opcję: +¤2;
        albo odrzuć rękę, +4 karty, a każdy inny gracz, który ma na ręce co najmniej 5 kart, odrzuca rękę i dobiera 4 karty.

torturer = Oprawca
    .acc = Oprawcę
    .text =
        +3 karty
        Każdy inny gracz wybiera jedną opcję: odrzuca 2 karty; albo dodaje Klątwę na rękę.

trading_post = Punkt handlowy
    .acc = Punkt handlowy
    .other = Faktoria
    .text =
        Wyrzuć na Śmietnisko 2 karty z ręki.
        Jeśli wyrzucisz dwie, dodaj na rękę kartę Srebrników.

upgrade = Rozbudowa
    .acc = Rozbudowę
    .text =
        +1 karta
        +1 akcja
        Wyrzuć na Śmietnisko kartę z ręki.
        Dodaj kartę kosztującą dokładnie o ¤1 więcej od niej.

harem = Harem
    .acc = Harem
    .text =
        ¤2
        ★2

nobles = Szlachta
    .acc = Szlachtę
    .text =
        Wybierz jedną opcję: +3 karty; albo +2 akcje.
        ★2

## Intrigue, 1st edition only

secret_chamber = Sekretna komnata
    .acc = Sekretną komnatę
    .other = Tajna komnata
    .text =
        Odrzuć dowolną liczbę kart: +¤1 za każdą z nich.
        ---
        Gdy inny gracz zagrywa Atak, możesz najpierw odkryć tę kartę z ręki.
        Jeśli to zrobisz, dobierz 2 karty, a potem odłóż 2 karty z ręki na wierzch swojej talii.

great_hall = Sala reprezentacyjna
    .acc = Salę reprezentacyjną
    .other = Westybul
    .text =
        +1 karta
        +1 akcja
        ★1

coppersmith = Pracownia miedzi
    .acc = Pracownię miedzi
    .other = Mennica
    .text =
        W tej turze każda karta Miedziaków daje o ¤1 więcej.

scout = Zwiadowca
    .acc = Zwiadowcę
    .text =
        +1 akcja
        Odkryj 4 karty z wierzchu swojej talii.
        Karty Zwycięstwa weź na rękę.
        Resztę odłóż z powrotem w dowolnej kolejności.

saboteur = Sabotażysta
    .acc = Sabotażystę
    .text =
        Każdy inny gracz odkrywa karty z wierzchu swojej talii, aż odkryje kartę kosztującą co najmniej ¤3.
        Wyrzuca ją na Śmietnisko i może dodać kartę tańszą od niej o co najmniej ¤2.
        Pozostałe odkryte karty odrzuca.

tribute = Danina
    .acc = Daninę
    .text =
        Gracz po twojej lewej odkrywa, a potem odrzuca 2 karty z wierzchu swojej talii.
        Każda z tych kart (dwie kopie liczą się raz) daje ci:
        Akcja: +2 akcje;
        Skarb: +¤2;
        Zwycięstwo: +2 karty.

## Intrigue, 2nd edition only

lurker = Intrygant
    .acc = Intryganta
    .text =
        +1 akcja
        Wybierz jedną opcję: wyrzuć na Śmietnisko kartę Akcji z Zasobów; albo dodaj kartę Akcji ze Śmietniska.

diplomat = Dyplomata
    .acc = Dyplomatę
    .text =
        +2 karty
        Jeśli masz teraz na ręce najwyżej 5 kart, +2 akcje.
        ---
        Gdy inny gracz zagrywa Atak, a masz na ręce co najmniej 5 kart, możesz najpierw odkryć z niej tę kartę.
        Jeśli to zrobisz, dobierz 2 karty, a potem odrzuć 3.

mill = Młyn
    .acc = Młyn
    .text =
        +1 karta
        +1 akcja
        Możesz odrzucić 2 karty, aby otrzymać +¤2.
        ★1

secret_passage = Tajne przejście
    .acc = Tajne przejście
    .text =
        +2 karty
        +1 akcja
        Włóż kartę z ręki w dowolne miejsce swojej talii.

courtier = Dworzanie
    .acc = Dworzan
    .text =
        Odkryj kartę z ręki.
        Za każdy jej typ wybierz inną opcję:
        +1 akcja; +1 zakup; +¤3; dodaj kartę Złota.

patrol = Patrol
    .acc = Patrol
    .text =
        +3 karty
        Odkryj 4 karty z wierzchu swojej talii.
        Karty Zwycięstwa i Klątwy weź na rękę.
        Resztę odłóż z powrotem w dowolnej kolejności.

replace = Podmiana
    .acc = Podmianę
    .text =
        Wyrzuć na Śmietnisko kartę z ręki.
        Dodaj kartę kosztującą najwyżej o ¤2 więcej od niej.
        Jeśli dodana karta to Akcja lub Skarb, odłóż ją na wierzch swojej talii.
        Jeśli to karta Zwycięstwa, każdy inny gracz dodaje Klątwę.

## Seaside, both editions

haven = Przystań
    .acc = Przystań
    .text =
        +1 karta
        +1 akcja
        Odłóż kartę z ręki na bok rewersem do góry.
        Na początku swojej następnej tury weź ją na rękę.

lighthouse = Latarnia morska
    .acc = Latarnię morską
    .text =
        +1 akcja
        Teraz i na początku swojej następnej tury: +¤1.
        Dopóki ta karta jest w grze, Ataki zagrywane przez innych graczy na ciebie nie działają.

native_village = Wioska tubylców
    .acc = Wioskę tubylców
    .text =
        +2 akcje
        Wybierz jedną opcję: połóż kartę z wierzchu swojej talii zakrytą na swojej podkładce Wioski tubylców;
        albo weź na rękę wszystkie karty z tej podkładki.
        Karty na swojej podkładce możesz podejrzeć w każdej chwili.

fishing_village = Wioska rybacka
    .acc = Wioskę rybacką
    .text =
        +2 akcje
        +¤1
        Na początku swojej następnej tury: +1 akcja i +¤1.

lookout = Bocianie gniazdo
    .acc = Bocianie gniazdo
    .other = Horyzont
    .text =
        +1 akcja
        Podejrzyj 3 karty z wierzchu swojej talii.
        Jedną wyrzuć na Śmietnisko, jedną odrzuć, a ostatnią odłóż z powrotem na wierzch.

smugglers = Przemytnicy
    .acc = Przemytników
    .text =
        Dodaj kopię karty kosztującej do ¤6, którą gracz po twojej prawej dodał w swojej ostatniej turze.

warehouse = Magazyn
    .acc = Magazyn
    .text =
        +3 karty
        +1 akcja
        Odrzuć 3 karty.

caravan = Karawana
    .acc = Karawanę
    .text =
        +1 karta
        +1 akcja
        Na początku swojej następnej tury: +1 karta.

cutpurse = Kieszonkowiec
    .acc = Kieszonkowca
    .text =
        +¤2
        Każdy inny gracz odrzuca kartę Miedziaków.
        Kto takiej nie ma, odkrywa rękę.

island = Wyspa
    .acc = Wyspę
    .text =
        Odłóż tę kartę i jedną kartę z ręki na swoją podkładkę Wyspy.
        ★2

salvager = Wyławiacz
    .acc = Wyławiacza
    .other = Odzysk mienia
    .text =
        +1 zakup
        Wyrzuć na Śmietnisko kartę z ręki.
        +¤1 za każdą ¤1 jej kosztu.

treasure_map = Mapa skarbu
    .acc = Mapę skarbu
    .other = Mapa skarbów
    .text =
        Wyrzuć na Śmietnisko tę kartę i Mapę skarbu z ręki.
        Jeśli wyrzucisz obie, dodaj 4 karty Złota na wierzch swojej talii.

bazaar = Bazar
    .acc = Bazar
    .text =
        +1 karta
        +2 akcje
        +¤1

merchant_ship = Statek kupiecki
    .acc = Statek kupiecki
    .other = Okręt kupiecki
    .text =
        Teraz i na początku swojej następnej tury: +¤2.

outpost = Przyczółek
    .acc = Przyczółek
    .text =
        Jeśli zagrywasz Przyczółek po raz pierwszy w tej turze, a poprzednia tura nie była twoja:
        w fazie porządków dobierz na następną rękę tylko 3 karty
        i po tej turze rozegraj dodatkową turę.

outpost-1e = Przyczółek
    .acc = Przyczółek
    .text =
        W fazie porządków tej tury dobierz na następną rękę tylko 3 karty.
        Po tej turze rozegraj dodatkową turę, ale tylko jedną i nigdy trzecią z rzędu.

tactician = Taktyk
    .acc = Taktyka
    .other = Strateg
    .text =
        Jeśli masz karty na ręce, odrzuć całą rękę.
        Jeśli to zrobisz, na początku swojej następnej tury: +5 kart, +1 akcja i +1 zakup.

treasury = Skarbiec
    .acc = Skarbiec
    .text =
        +1 karta
        +1 akcja
        +¤1
        Na koniec fazy zakupu tej tury, jeśli nie dodasz w tej fazie karty Zwycięstwa, możesz odłożyć tę kartę na wierzch swojej talii.

treasury-1e = Skarbiec
    .acc = Skarbiec
    .text =
        +1 karta
        +1 akcja
        +¤1
        Gdy odrzucasz tę kartę z gry, możesz odłożyć ją na wierzch swojej talii, jeśli wśród twoich zakupów w tej turze nie było karty Zwycięstwa.

wharf = Nabrzeże
    .acc = Nabrzeże
    .text =
        Teraz i na początku swojej następnej tury: +2 karty i +1 zakup.

## Seaside, 1st edition only

embargo = Embargo
    .acc = Embargo
    .text =
        +¤2
        Wyrzuć tę kartę na Śmietnisko.
        Połóż żeton Embarga na dowolnym stosie w Zasobach.
        ---
        Gdy gracz kupuje kartę z tego stosu, dodaje po jednej Klątwie za każdy leżący na nim żeton Embarga.

pearl_diver = Poławiacz pereł
    .acc = Poławiacza pereł
    .other = Poszukiwacz pereł
    .text =
        +1 karta
        +1 akcja
        Podejrzyj kartę ze spodu swojej talii.
        Możesz odłożyć ją na wierzch.

ambassador = Ambasador
    .acc = Ambasadora
    .text =
        Odkryj kartę z ręki.
        Zwróć z ręki do Zasobów najwyżej 2 jej kopie.
        Potem każdy inny gracz dodaje jej kopię.

navigator = Nawigator
    .acc = Nawigatora
    .text =
        +¤2
        Podejrzyj 5 kart z wierzchu swojej talii.
        Odrzuć je wszystkie albo wszystkie odłóż z powrotem w dowolnej kolejności.

pirate_ship = Okręt piracki
    .acc = Okręt piracki
    .other = Statek piracki
    .text =
        Wybierz jedną opcję:
        każdy inny gracz odkrywa 2 karty z wierzchu swojej talii, wyrzuca na Śmietnisko odkryty Skarb wybrany przez ciebie i odrzuca resztę,
        a jeśli ktoś wyrzucił Skarb, bierzesz żeton monety;
        albo +¤1 za każdy żeton monety wzięty przez ciebie dzięki Okrętom pirackim.

sea_hag = Morska wiedźma
    .acc = Morską wiedźmę
    .other = Wiedźma morska
    .text =
        Każdy inny gracz odrzuca kartę z wierzchu swojej talii, a potem dodaje na jej wierzch Klątwę.

explorer = Zdobywca
    .acc = Zdobywcę
    .other = Odkrywca
    .text =
        Możesz odkryć Prowincję z ręki.
        Jeśli to zrobisz, dodaj na rękę kartę Złota.
        Jeśli nie, dodaj na rękę kartę Srebrników.

ghost_ship = Okręt widmo
    .acc = Okręt widmo
    .other = Statek widmo
    .text =
        +2 karty
        Każdy inny gracz, który ma na ręce co najmniej 4 karty, odkłada karty z ręki na wierzch swojej talii, aż zostaną mu 3.

## Seaside, 2nd edition only

astrolabe = Astrolabium
    .acc = Astrolabium
    .text =
        Teraz i na początku swojej następnej tury: +¤1 i +1 zakup.

monkey = Małpa
    .acc = Małpę
    .text =
        Do swojej następnej tury za każdym razem, gdy gracz po twojej prawej dodaje kartę, +1 karta.
        Na początku swojej następnej tury: +1 karta.

sea_chart = Mapa morska
    .acc = Mapę morską
    .text =
        +1 karta
        +1 akcja
        Odkryj kartę z wierzchu swojej talii.
        Jeśli masz w grze jej kopię, weź odkrytą kartę na rękę.

blockade = Blokada
    .acc = Blokadę
    .text =
        Dodaj kartę kosztującą do ¤4, odkładając ją na bok.
        Na początku swojej następnej tury weź ją na rękę.
        Dopóki jest odłożona na bok, inny gracz, który w swojej turze dodaje jej kopię, dodaje Klątwę.

sailor = Żeglarz
    .acc = Żeglarza
    .text =
        +1 akcja
        Raz w tej turze, gdy dodajesz kartę Następstwa, możesz ją zagrać.
        Na początku swojej następnej tury: +¤2 i możesz wyrzucić na Śmietnisko kartę z ręki.

tide_pools = Baseny pływowe
    .acc = Baseny pływowe
    .text =
        +3 karty
        +1 akcja
        Na początku swojej następnej tury odrzuć 2 karty.

corsair = Korsarz
    .acc = Korsarza
    .text =
        +¤2
        Na początku swojej następnej tury: +1 karta.
        Do tego czasu każdy inny gracz wyrzuca na Śmietnisko pierwszą zagraną przez siebie w każdej turze kartę Srebrników lub Złota.

pirate = Pirat
    .acc = Pirata
    .text =
        Na początku swojej następnej tury dodaj na rękę Skarb kosztujący do ¤6.
        ---
        Gdy dowolny gracz dodaje Skarb, możesz zagrać tę kartę z ręki.

sea_witch = Morska czarownica
    .acc = Morską czarownicę
    .text =
        +2 karty
        Każdy inny gracz dodaje Klątwę.
        Na początku swojej następnej tury: +2 karty, a potem odrzuć 2 karty.

## Renaissance, Kingdom cards

border_guard = Straż graniczna
    .acc = Straż graniczną
    .text =
        +1 akcja
        Odkryj 2 karty z wierzchu swojej talii.
        Jedną weź na rękę, a drugą odrzuć.
        Jeśli obie były Akcjami, weź Latarenkę albo Róg.

ducat = Dukat
    .acc = Dukata
    .text =
        +1 Fundusz
        +1 zakup
        ---
        Gdy dodajesz tę kartę, możesz wyrzucić na Śmietnisko kartę Miedziaków z ręki.

lackeys = Służba
    .acc = Służbę
    .text =
        +2 karty
        ---
        Gdy dodajesz tę kartę, +2 Wieśniaków.

acting_troupe = Trupa aktorów
    .acc = Trupę aktorów
    .text =
        +4 Wieśniaków
        Wyrzuć tę kartę na Śmietnisko.

cargo_ship = Frachtowiec
    .acc = Frachtowiec
    .text =
        +¤2
        Raz w tej turze, gdy dodajesz kartę, możesz odłożyć ją na bok awersem do góry.
        Na początku swojej następnej tury weź ją na rękę.

experiment = Eksperyment
    .acc = Eksperyment
    .text =
        +2 karty
        +1 akcja
        Zwróć tę kartę do Zasobów.
        ---
        Gdy dodajesz tę kartę, dodaj jeszcze jeden Eksperyment, który nie daje już kolejnego.

improve = Ulepszenie
    .acc = Ulepszenie
    .text =
        +¤2
        Na początku fazy porządków możesz wyrzucić na Śmietnisko kartę Akcji, która zostałaby w tej turze odrzucona z gry.
        Jeśli to zrobisz, dodaj kartę kosztującą dokładnie o ¤1 więcej od niej.

flag_bearer = Chorąży
    .acc = Chorążego
    .text =
        +¤2
        ---
        Gdy dodajesz tę kartę lub wyrzucasz ją na Śmietnisko, weź Chorągiew.

hideout = Kryjówka
    .acc = Kryjówkę
    .text =
        +1 karta
        +2 akcje
        Wyrzuć na Śmietnisko kartę z ręki.
        Jeśli to karta Zwycięstwa, dodaj Klątwę.

inventor = Wynalazca
    .acc = Wynalazcę
    .text =
        Dodaj kartę kosztującą do ¤4.
        Potem w tej turze karty kosztują o ¤1 mniej, ale nie mniej niż ¤0.

mountain_village = Górska wioska
    .acc = Górską wioskę
    .text =
        +2 akcje
        Przejrzyj swój stos kart odrzuconych i weź z niego kartę na rękę.
        Jeśli nie możesz, +1 karta.

patron = Patron
    .acc = Patrona
    .text =
        +1 Wieśniak
        +¤2
        ---
        Gdy w fazie akcji dowolnego gracza jakiś efekt sprawia, że odkrywasz tę kartę, +1 Fundusz.

priest = Kapłan
    .acc = Kapłana
    .text =
        +¤2
        Wyrzuć na Śmietnisko kartę z ręki.
        Do końca tej tury za każdym razem, gdy wyrzucasz kartę na Śmietnisko, +¤2.

research = Badania
    .acc = Badania
    .text =
        +1 akcja
        Wyrzuć na Śmietnisko kartę z ręki.
        Za każdą ¤1 jej kosztu odłóż na bok, rewersem do góry, kartę z wierzchu swojej talii.
        Na początku swojej następnej tury weź te karty na rękę.

silk_merchant = Kupiec jedwabny
    .acc = Kupca jedwabnego
    .text =
        +2 karty
        +1 zakup
        ---
        Gdy dodajesz tę kartę lub wyrzucasz ją na Śmietnisko, +1 Fundusz i +1 Wieśniak.

old_witch = Stara wiedźma
    .acc = Starą wiedźmę
    .text =
        +3 karty
        Każdy inny gracz dodaje Klątwę, a potem może wyrzucić na Śmietnisko Klątwę z ręki.

recruiter = Oficer werbunkowy
    .acc = Oficera werbunkowego
    .text =
        +2 karty
        Wyrzuć na Śmietnisko kartę z ręki.
        +1 Wieśniak za każdą ¤1 jej kosztu.

scepter = Berło
    .acc = Berło
    .text =
        Wybierz jedną opcję: +¤2; albo zagraj ponownie kartę Akcji zagraną przez ciebie w tej turze, która wciąż jest w grze.

scholar = Uczony
    .acc = Uczonego
    .text =
        Odrzuć całą rękę.
        +7 kart

sculptor = Rzeźbiarz
    .acc = Rzeźbiarza
    .text =
        Dodaj na rękę kartę kosztującą do ¤4.
        Jeśli to Skarb, +1 Wieśniak.

seer = Jasnowidz
    .acc = Jasnowidza
    .text =
        +1 karta
        +1 akcja
        Odkryj 3 karty z wierzchu swojej talii.
        Te kosztujące od ¤2 do ¤4 weź na rękę.
        Resztę odłóż z powrotem w dowolnej kolejności.

spices = Przyprawy
    .acc = Przyprawy
    .text =
        +¤2
        +1 zakup
        ---
        Gdy dodajesz tę kartę, +2 Fundusze.

swashbuckler = Awanturniczka
    .acc = Awanturniczkę
    .text =
        +3 karty
        Jeśli na twoim stosie kart odrzuconych są karty, +1 Fundusz,
        a potem, jeśli masz co najmniej 4 Fundusze, weź Skrzynię skarbów.

treasurer = Skarbniczka
    .acc = Skarbniczkę
    .text =
        +¤3
        Wybierz jedną opcję: wyrzuć na Śmietnisko Skarb z ręki; dodaj na rękę Skarb ze Śmietniska; albo weź Klucz.

villain = Złoczyńca
    .acc = Złoczyńcę
    .text =
        +2 Fundusze
        Każdy inny gracz, który ma na ręce co najmniej 5 kart, odrzuca jedną kosztującą co najmniej ¤2.
        Kto z nich takiej nie ma, odkrywa rękę.

## Renaissance, Projects

cathedral = Katedra
    .acc = Katedrę
    .text =
        Na początku swojej tury wyrzuć na Śmietnisko kartę z ręki.

city_gate = Brama miejska
    .acc = Bramę miejską
    .text =
        Na początku swojej tury: +1 karta, a potem odłóż kartę z ręki na wierzch swojej talii.

pageant = Przedstawienie
    .acc = Przedstawienie
    .text =
        Na koniec swojej fazy zakupu możesz zapłacić ¤1, aby otrzymać +1 Fundusz.

sewers = Ścieki
    .acc = Ścieki
    .text =
        Gdy wyrzucasz kartę na Śmietnisko inaczej niż dzięki Ściekom, możesz wyrzucić na Śmietnisko kartę z ręki.

star_chart = Mapa nieba
    .acc = Mapę nieba
    .text =
        Gdy tasujesz, możesz wybrać jedną z tasowanych kart i położyć ją na ich wierzchu.

exploration = Eksploracja
    .acc = Eksplorację
    .text =
        Na koniec swojej fazy zakupu, jeśli nie dodasz w niej żadnej karty: +1 Fundusz i +1 Wieśniak.

fair = Jarmark
    .acc = Jarmark
    .text =
        Na początku swojej tury: +1 zakup.

silos = Silosy
    .acc = Silosy
    .text =
        Na początku swojej tury odkryj i odrzuć dowolną liczbę kart Miedziaków, a potem dobierz tyle samo kart.

sinister_plot = Złowieszczy plan
    .acc = Złowieszczy plan
    .text =
        Na początku swojej tury wybierz jedną opcję: połóż tu żeton;
        albo zdejmij stąd wszystkie swoje żetony: +1 karta za każdy.

academy = Akademia
    .acc = Akademię
    .text =
        Gdy dodajesz kartę Akcji, +1 Wieśniak.

capitalism = Kapitalizm
    .acc = Kapitalizm
    .text =
        W twoich turach karty Akcji, które mają w tekście +¤ z liczbą, są też Skarbami.

fleet = Flota
    .acc = Flotę
    .text =
        Po zakończeniu gry każdy, kto ma ten Projekt, rozgrywa jedną dodatkową turę.
        Tury następują w kolejności rozgrywki, poczynając od gracza po lewej stronie tego, którego tura zakończyła grę.

guildhall = Ratusz
    .acc = Ratusz
    .text =
        Gdy dodajesz Skarb, +1 Fundusz.

piazza = Plac miejski
    .acc = Plac miejski
    .text =
        Na początku swojej tury odkryj kartę z wierzchu swojej talii.
        Jeśli to Akcja, zagraj ją.

road_network = Sieć dróg
    .acc = Sieć dróg
    .text =
        Gdy inny gracz dodaje kartę Zwycięstwa, +1 karta.

barracks = Koszary
    .acc = Koszary
    .text =
        Na początku swojej tury: +1 akcja.

crop_rotation = Płodozmian
    .acc = Płodozmian
    .text =
        Na początku swojej tury możesz odrzucić kartę Zwycięstwa, aby otrzymać +2 karty.

innovation = Innowacja
    .acc = Innowację
    .text =
        Raz w każdej swojej turze, gdy dodajesz kartę Akcji, możesz ją zagrać.

canal = Kanał
    .acc = Kanał
    .text =
        W twoich turach karty kosztują o ¤1 mniej, ale nie mniej niż ¤0.

citadel = Cytadela
    .acc = Cytadelę
    .text =
        Gdy po raz pierwszy w swojej turze zagrywasz kartę Akcji, zagraj ją potem ponownie.

## Renaissance, Artifacts

flag = Chorągiew
    .acc = Chorągiew
    .text =
        Gdy w fazie porządków dobierasz rękę, +1 karta.

horn = Róg
    .acc = Róg
    .text =
        Raz na turę, gdy odrzucasz z gry Straż graniczną, możesz odłożyć ją na wierzch swojej talii.

key = Klucz
    .acc = Klucz
    .text =
        Na początku swojej tury: +¤1.

lantern = Latarenka
    .acc = Latarenkę
    .text =
        Twoja Straż graniczna odkrywa 3 karty i odrzuca 2.
        Bierzesz Róg tylko wtedy, gdy wszystkie 3 są Akcjami.

treasure_chest = Skrzynia skarbów
    .acc = Skrzynię skarbów
    .text =
        Na początku swojej fazy zakupu dodaj kartę Złota.
