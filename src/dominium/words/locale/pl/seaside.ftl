### The words of Seaside; how they are written stands in basic.ftl.

set-seaside-1e = Przystań, 1. edycja
set-seaside-2e = Przystań, 2. edycja

## Both editions

haven = Przystań
    .acc = Przystań
    .text =
        +1 karta
        +1 akcja
        Odłóż kartę z ręki na bok rewersem do góry.
        Na początku swojej następnej tury weź ją na rękę.
rulings-haven =
    Najpierw dobierasz, a potem musisz odłożyć jedną kartę na bok.
    Inni nie wiedzą, jaka to karta.
    Jeśli nie ma czego odłożyć, nie zostaje w grze.
ask-haven-set_aside = Odłóż na bok kartę z ręki; wróci do ciebie w następnej turze.

lighthouse = Latarnia morska
    .acc = Latarnię morską
    .text =
        +1 akcja
        Teraz i na początku swojej następnej tury: +¤1.
        Dopóki ta karta jest w grze, Ataki zagrywane przez innych graczy na ciebie nie działają.
rulings-lighthouse =
    Z jej ochrony nie można zrezygnować, ale Reakcje nadal możesz odkrywać.
    Twoje własne Ataki działają jak zwykle.

native_village = Wioska tubylców
    .acc = Wioskę tubylców
    .text =
        +2 akcje
        Wybierz jedną opcję: połóż kartę z wierzchu swojej talii zakrytą na swojej podkładce Wioski tubylców;
        albo weź na rękę wszystkie karty z tej podkładki.
        Karty na swojej podkładce możesz podejrzeć w każdej chwili.
rulings-native_village =
    Możesz wybrać każdą z opcji, nawet jeśli nic z niej nie wyniknie.
    Inni wiedzą, ile kart leży na twojej podkładce, ale nie wiedzą jakie.
    Sama Wioska tubylców nie trafia na podkładkę.
ask-native_village-choose = Położyć kartę na podkładce czy wziąć karty z podkładki?
word-native_village-deck = Połóż kartę z wierzchu talii na podkładce
word-native_village-mat = Weź na rękę karty z podkładki

fishing_village = Wioska rybacka
    .acc = Wioskę rybacką
    .text =
        +2 akcje
        +¤1
        Na początku swojej następnej tury: +1 akcja i +¤1.
rulings-fishing_village =
    Następną turę zaczynasz łącznie z dwiema akcjami.

lookout = Bocianie gniazdo
    .acc = Bocianie gniazdo
    .other = Horyzont
    .text =
        +1 akcja
        Podejrzyj 3 karty z wierzchu swojej talii.
        Jedną wyrzuć na Śmietnisko, jedną odrzuć, a ostatnią odłóż z powrotem na wierzch.
rulings-lookout =
    Widzisz wszystkie karty, zanim zdecydujesz o pierwszej.
    Z dwóch kart jedną wyrzucasz na Śmietnisko, a drugą odrzucasz; jedyną kartę wyrzucasz.
ask-lookout-trash = Wyrzuć na Śmietnisko jedną z tych kart.
ask-lookout-discard = Odrzuć jedną z tych kart; druga wróci na wierzch talii.

smugglers = Przemytnicy
    .acc = Przemytników
    .text =
        Dodaj kopię karty kosztującej do ¤6, którą gracz po twojej prawej dodał w swojej ostatniej turze.
rulings-smugglers =
    Liczą się karty kupione i dodane w inny sposób; jeśli pasuje kilka, wybierasz.
    Kopia pochodzi z Zasobów, a liczy się koszt obowiązujący teraz.
    Liczy się tylko ostatnia tura tego gracza, nawet jeśli od tego czasu masz za sobą kilka własnych tur.
    To nie Atak.
ask-smugglers-gain = Dodaj kopię karty kosztującej do ¤6, którą gracz po twojej prawej dodał w ostatniej turze.

warehouse = Magazyn
    .acc = Magazyn
    .text =
        +3 karty
        +1 akcja
        Odrzuć 3 karty.
rulings-warehouse =
    Odrzucasz trzy karty, nawet jeśli udało się dobrać mniej; wybierasz spośród wszystkich kart na ręce.
ask-warehouse-discard = Odrzuć 3 karty.

caravan = Karawana
    .acc = Karawanę
    .text =
        +1 karta
        +1 akcja
        Na początku swojej następnej tury: +1 karta.
rulings-caravan =
    Kartę dobierasz na początku następnej tury, oprócz zwykłych pięciu.

cutpurse = Kieszonkowiec
    .acc = Kieszonkowca
    .text =
        +¤2
        Każdy inny gracz odrzuca kartę Miedziaków.
        Kto takiej nie ma, odkrywa rękę.
rulings-cutpurse =
    Kto ma kilka kart Miedziaków, odrzuca tylko jedną.

island = Wyspa
    .acc = Wyspę
    .text =
        Odłóż tę kartę i jedną kartę z ręki na swoją podkładkę Wyspy.
        ★2
rulings-island =
    Karty na podkładce leżą odkryte i są poza twoją talią, ale na koniec gry się liczą.
    Jeśli nie masz innej karty na ręce, trafia tam tylko sama Wyspa.
    Z Salą tronową: Wyspa i jedna karta, a potem jeszcze jedna.
ask-island-set_aside = Odłóż kartę z ręki na swoją podkładkę Wyspy.

salvager = Wyławiacz
    .acc = Wyławiacza
    .other = Odzysk mienia
    .text =
        +1 zakup
        Wyrzuć na Śmietnisko kartę z ręki.
        +¤1 za każdą ¤1 jej kosztu.
rulings-salvager =
    Jeśli masz karty na ręce, musisz jedną wyrzucić; jeśli nie, dostajesz tylko zakup.
ask-salvager-trash = Wyrzuć na Śmietnisko kartę z ręki; otrzymasz +¤1 za każdą ¤1 jej kosztu.

treasure_map = Mapa skarbu
    .acc = Mapę skarbu
    .other = Mapa skarbów
    .text =
        Wyrzuć na Śmietnisko tę kartę i Mapę skarbu z ręki.
        Jeśli wyrzucisz obie, dodaj 4 karty Złota na wierzch swojej talii.
rulings-treasure_map =
    Bez drugiej na ręce wyrzucasz ją na darmo.
    Gdy zostało za mało Złota, dostajesz tyle, ile jest.
    Z Salą tronową i dwiema kolejnymi na ręce Złoto dostajesz raz; drugie zagranie wyrzuca ostatnią Mapę na darmo.

bazaar = Bazar
    .acc = Bazar
    .text =
        +1 karta
        +2 akcje
        +¤1
rulings-bazaar =
    Monety z kart Akcji dolicza się w fazie zakupu do monet ze Skarbów.

merchant_ship = Statek kupiecki
    .acc = Statek kupiecki
    .other = Okręt kupiecki
    .text =
        Teraz i na początku swojej następnej tury: +¤2.
rulings-merchant_ship =
    Monety przepadają, jeśli nie wydasz ich w turze, w której je dostajesz.

outpost = Przyczółek
    .acc = Przyczółek
    .text =
        Jeśli zagrywasz Przyczółek po raz pierwszy w tej turze, a poprzednia tura nie była twoja:
        w fazie porządków dobierz na następną rękę tylko 3 karty
        i po tej turze rozegraj dodatkową turę.
-rulings-outpost =
    Dostajesz najwyżej jedną dodatkową turę, a za Przyczółek zagrany w dodatkowej turze żadnej.
    To, co dzieje się „na początku następnej tury”, dzieje się w turze dodatkowej.
    Poza tym dodatkowa tura jest zwyczajna; jeśli wcześniej skończy się gra, nie rozgrywasz jej.
rulings-outpost =
    { -rulings-outpost }
    Przyczółek, który nie daje tury, jest odrzucany w tej samej fazie porządków; zagrany w dodatkowej turze nie zmniejsza też ręki.

outpost-1e = Przyczółek
    .acc = Przyczółek
    .text =
        W fazie porządków tej tury dobierz na następną rękę tylko 3 karty.
        Po tej turze rozegraj dodatkową turę, ale tylko jedną i nigdy trzecią z rzędu.
rulings-outpost-1e =
    { -rulings-outpost }
    Dobierasz tylko trzy karty, nawet jeśli dodatkowej tury nie będzie.

tactician = Taktyk
    .acc = Taktyka
    .other = Strateg
    .text =
        Jeśli masz karty na ręce, odrzuć całą rękę.
        Jeśli to zrobisz, na początku swojej następnej tury: +5 kart, +1 akcja i +1 zakup.
rulings-tactician =
    Jeśli nie masz czego odrzucić, nic nie daje i nie zostaje w grze; dlatego z Salą tronową drugie zagranie nic nie wnosi.
    Pięć kart dobierasz na początku następnej tury.

treasury = Skarbiec
    .acc = Skarbiec
    .text =
        +1 karta
        +1 akcja
        +¤1
        Na koniec fazy zakupu tej tury, jeśli nie dodasz w tej fazie karty Zwycięstwa, możesz odłożyć tę kartę na wierzch swojej talii.
-rulings-treasury =
    Spośród kilku Skarbców możesz odłożyć dowolną liczbę.
rulings-treasury =
    { -rulings-treasury }
    Przeszkadza każda karta Zwycięstwa dodana w fazie zakupu, także bez kupowania; dodana w fazie akcji nie przeszkadza.

treasury-1e = Skarbiec
    .acc = Skarbiec
    .text =
        +1 karta
        +1 akcja
        +¤1
        Gdy odrzucasz tę kartę z gry, możesz odłożyć ją na wierzch swojej talii, jeśli wśród twoich zakupów w tej turze nie było karty Zwycięstwa.
rulings-treasury-1e =
    { -rulings-treasury }
    Karta Zwycięstwa dodana bez kupowania nie przeszkadza.
    Wystarczy jedna karta Zwycięstwa wśród zakupów, by nie można było odłożyć żadnego Skarbca.
use-treasury = Możesz odłożyć Skarbiec na wierzch talii.

wharf = Nabrzeże
    .acc = Nabrzeże
    .text =
        Teraz i na początku swojej następnej tury: +2 karty i +1 zakup.
rulings-wharf =
    Kolejne dwie karty dobierasz na początku następnej tury, oprócz zwykłych pięciu.

## 1st edition only

embargo = Embargo
    .acc = Embargo
    .text =
        +¤2
        Wyrzuć tę kartę na Śmietnisko.
        Połóż żeton Embarga na dowolnym stosie w Zasobach.
        ---
        Gdy gracz kupuje kartę z tego stosu, dodaje po jednej Klątwie za każdy leżący na nim żeton Embarga.
rulings-embargo =
    Klątwę dodaje się tylko przy kupowaniu; dodanie karty w inny sposób jej nie daje.
    Żetony na stosie się sumują i nigdy ich nie zabraknie. Z Salą tronową kładziesz dwa, na dowolnych stosach.
    Gdy Klątwy się skończą, żetony nic nie robią.
ask-embargo-pile = Wybierz stos w Zasobach, na którym położysz żeton Embarga.

pearl_diver = Poławiacz pereł
    .acc = Poławiacza pereł
    .other = Poszukiwacz pereł
    .text =
        +1 karta
        +1 akcja
        Podejrzyj kartę ze spodu swojej talii.
        Możesz odłożyć ją na wierzch.
rulings-pearl_diver =
    Najpierw dobierasz; jeśli talia jest pusta, przed podejrzeniem tasujesz stos kart odrzuconych.
ask-pearl_diver-put_back = Na spodzie talii widzisz { $object }. Możesz odłożyć tę kartę na wierzch.

ambassador = Ambasador
    .acc = Ambasadora
    .text =
        Odkryj kartę z ręki.
        Zwróć z ręki do Zasobów najwyżej 2 jej kopie.
        Potem każdy inny gracz dodaje jej kopię.
rulings-ambassador =
    Odkryta karta jest jedną z kopii, które możesz zwrócić; możesz też nie zwrócić żadnej.
    Pozostali dodają w kolejności rozgrywki, dopóki starczy kart w stosie.
    Bez kart na ręce nic się nie dzieje.
ask-ambassador-reveal = Odkryj kartę z ręki; każdy inny gracz doda jej kopię.
ask-ambassador-return =
    { $max ->
        [one] Możesz zwrócić odkrytą kartę do Zasobów.
        [few] Możesz zwrócić do Zasobów najwyżej { $max } jej kopie.
       *[many] Możesz zwrócić do Zasobów najwyżej { $max } jej kopii.
    }

navigator = Nawigator
    .acc = Nawigatora
    .text =
        +¤2
        Podejrzyj 5 kart z wierzchu swojej talii.
        Odrzuć je wszystkie albo wszystkie odłóż z powrotem w dowolnej kolejności.
rulings-navigator =
    Wszystkie albo żadna: nie możesz odrzucić tylko części.
    Gdy po drodze tasujesz, nie dołączasz kart już podejrzanych.
ask-navigator-choose = Odrzucić te karty czy odłożyć je z powrotem?
ask-navigator-put_back = Odłóż te karty na wierzch talii; pierwsza znajdzie się na samej górze.
word-navigator-discard = Odrzuć wszystkie
word-navigator-deck = Odłóż wszystkie z powrotem

pirate_ship = Okręt piracki
    .acc = Okręt piracki
    .other = Statek piracki
    .text =
        Wybierz jedną opcję:
        każdy inny gracz odkrywa 2 karty z wierzchu swojej talii, wyrzuca na Śmietnisko odkryty Skarb wybrany przez ciebie i odrzuca resztę,
        a jeśli ktoś wyrzucił Skarb, bierzesz żeton monety;
        albo +¤1 za każdy żeton monety wzięty przez ciebie dzięki Okrętom pirackim.
rulings-pirate_ship =
    Jedno zagranie daje najwyżej jeden żeton, a żadnego, jeśli nikt nie wyrzucił Skarbu.
    Żetonów się nie wydaje: każdy następny okręt może znów skorzystać ze wszystkich.
    Reakcje odkrywa się, zanim wybierzesz, a więc także wtedy, gdy weźmiesz monety.
ask-pirate_ship-choose = Złupić innych graczy czy wziąć monety za żetony?
ask-pirate_ship-trash = { $other } odkrywa te karty. Wybierz Skarb, który trafi na Śmietnisko.
word-pirate_ship-trash = Każdy inny gracz wyrzuca Skarb na Śmietnisko
word-pirate_ship-coins = +¤1 za każdy twój żeton monety

sea_hag = Morska wiedźma
    .acc = Morską wiedźmę
    .other = Wiedźma morska
    .text =
        Każdy inny gracz odrzuca kartę z wierzchu swojej talii, a potem dodaje na jej wierzch Klątwę.
rulings-sea_hag =
    Kto nie ma czego odrzucić, i tak dodaje Klątwę.
    Kto ma pustą talię, najpierw tasuje. Gdy Klątw nie starcza, dodaje się je w kolejności rozgrywki.

explorer = Zdobywca
    .acc = Zdobywcę
    .other = Odkrywca
    .text =
        Możesz odkryć Prowincję z ręki.
        Jeśli to zrobisz, dodaj na rękę kartę Złota.
        Jeśli nie, dodaj na rękę kartę Srebrników.
rulings-explorer =
    Możesz nie pokazywać Prowincji i wziąć Srebrniki.
    Dodany Skarb możesz zagrać jeszcze w tej turze.
ask-explorer-reveal = Możesz odkryć Prowincję, aby dodać kartę Złota zamiast Srebrników.

ghost_ship = Okręt widmo
    .acc = Okręt widmo
    .other = Statek widmo
    .text =
        +2 karty
        Każdy inny gracz, który ma na ręce co najmniej 4 karty, odkłada karty z ręki na wierzch swojej talii, aż zostaną mu 3.
rulings-ghost_ship =
    Pozostali sami wybierają, które karty odkładają i w jakiej kolejności.
    Przy pustej talii nikt nie tasuje: odłożone karty po prostu ją tworzą.
ask-ghost_ship-put_back =
    { $max ->
        [one] Odłóż kartę z ręki na wierzch talii.
        [few] Odłóż { $max } karty z ręki na wierzch talii; pierwsza znajdzie się na samej górze.
       *[many] Odłóż { $max } kart z ręki na wierzch talii; pierwsza znajdzie się na samej górze.
    }

## 2nd edition only

astrolabe = Astrolabium
    .acc = Astrolabium
    .text =
        Teraz i na początku swojej następnej tury: +¤1 i +1 zakup.
rulings-astrolabe =
    To Skarb: zagrywasz je w fazie zakupu i zostaje w grze do końca twojej następnej tury.

monkey = Małpa
    .acc = Małpę
    .text =
        Do swojej następnej tury za każdym razem, gdy gracz po twojej prawej dodaje kartę, +1 karta.
        Na początku swojej następnej tury: +1 karta.
rulings-monkey =
    Liczą się karty dodane w czyjejkolwiek turze, na przykład Klątwa od Wiedźmy, którą zagrywasz po Małpie.
    Z Salą tronową dobierasz za każde dodanie dwie karty.

sea_chart = Mapa morska
    .acc = Mapę morską
    .text =
        +1 karta
        +1 akcja
        Odkryj kartę z wierzchu swojej talii.
        Jeśli masz w grze jej kopię, weź odkrytą kartę na rękę.
rulings-sea_chart =
    Zagrana Mapa morska też jest w grze, podobnie jak Następstwa z wcześniejszych tur.
    Karta, której kopii nie ma w grze, zostaje na wierzchu talii.

blockade = Blokada
    .acc = Blokadę
    .text =
        Dodaj kartę kosztującą do ¤4, odkładając ją na bok.
        Na początku swojej następnej tury weź ją na rękę.
        Dopóki jest odłożona na bok, inny gracz, który w swojej turze dodaje jej kopię, dodaje Klątwę.
rulings-blockade =
    Fosa i Latarnia morska liczą się w chwili zagrania Blokady, nie później.
    Kopia dodana w cudzej turze nie daje Klątwy.
    Jeśli coś od razu przeniesie tę kartę, na przykład Innowacja, nic więcej się nie dzieje i Blokada jest odrzucana w tej turze.
ask-blockade-gain = Dodaj kartę kosztującą do ¤4, odkładając ją na bok.

sailor = Żeglarz
    .acc = Żeglarza
    .text =
        +1 akcja
        Raz w tej turze, gdy dodajesz kartę Następstwa, możesz ją zagrać.
        Na początku swojej następnej tury: +¤2 i możesz wyrzucić na Śmietnisko kartę z ręki.
rulings-sailor =
    Działa także w fazie zakupu i dla Skarbów, które są Następstwami; nie ma znaczenia, dokąd karta została dodana.
    Dwa zagrania Żeglarza pozwalają zagrać dwie karty, ale nigdy dwa razy tej samej.
ask-sailor-trash = Możesz wyrzucić na Śmietnisko kartę z ręki.
use-sailor = Dzięki Żeglarzowi możesz zagrać dodane Następstwo.

tide_pools = Baseny pływowe
    .acc = Baseny pływowe
    .text =
        +3 karty
        +1 akcja
        Na początku swojej następnej tury odrzuć 2 karty.
rulings-tide_pools =
    Jeśli masz mniej niż dwie karty, odrzucasz to, co masz.
ask-tide_pools-discard = Odrzuć 2 karty.

corsair = Korsarz
    .acc = Korsarza
    .text =
        +¤2
        Na początku swojej następnej tury: +1 karta.
        Do tego czasu każdy inny gracz wyrzuca na Śmietnisko pierwszą zagraną przez siebie w każdej turze kartę Srebrników lub Złota.
rulings-corsair =
    Wyrzucony Skarb i tak daje swoje monety.
    Nawet kilku Korsarzy naraz kosztuje gracza tylko jedną kartę na turę.
    Ochrona liczy się w chwili jego zagrania, nie później.

pirate = Pirat
    .acc = Pirata
    .text =
        Na początku swojej następnej tury dodaj na rękę Skarb kosztujący do ¤6.
        ---
        Gdy dowolny gracz dodaje Skarb, możesz zagrać tę kartę z ręki.
rulings-pirate =
    Możesz go zagrać także wtedy, gdy to ty dodajesz Skarb.
    Zagrany w cudzej turze działa już na początku twojej najbliższej.
    Przy Kapitalizmie dodana Akcja z +¤ jest takim Skarbem w turach właściciela Projektu.
ask-pirate-gain = Dodaj na rękę Skarb kosztujący do ¤6.
use-pirate = Możesz zagrać Pirata z ręki.

sea_witch = Morska czarownica
    .acc = Morską czarownicę
    .text =
        +2 karty
        Każdy inny gracz dodaje Klątwę.
        Na początku swojej następnej tury: +2 karty, a potem odrzuć 2 karty.
rulings-sea_witch =
    W następnej turze najpierw dobierasz, a potem odrzucasz dowolne dwie karty z ręki.
    Gdy Klątw nie starcza dla wszystkich, gracze dodają je w kolejności rozgrywki.
ask-sea_witch-discard = Odrzuć 2 karty.

## Recommended kingdoms, 1st edition

seaside1-high-seas = Pełne morze
seaside1-buried-treasure = Ukryte skarby
seaside1-shipwrecks = Wraki
seaside1-reach-for-tomorrow = Lepsze jutro
seaside1-repetition = Powtarzalność
seaside1-give-and-take = Kompromisy
