### The words of Renaissance; how they are written stands in basic.ftl.

set-renaissance = Renesans

## Kingdom cards

border_guard = Straż graniczna
    .acc = Straż graniczną
    .text =
        +1 akcja
        Odkryj 2 karty z wierzchu swojej talii.
        Jedną weź na rękę, a drugą odrzuć.
        Jeśli obie były Akcjami, weź Latarenkę albo Róg.
rulings-border_guard =
    Gdy odkryjesz mniej kart, niż trzeba, nie bierzesz Artefaktu; jedyną kartę bierzesz na rękę.
    Oba Artefakty działają już od tury, w której je bierzesz.
ask-border_guard-take = Weź na rękę jedną z odkrytych kart; reszta zostanie odrzucona.
ask-border_guard-choose = Weź Latarenkę albo Róg.

ducat = Dukat
    .acc = Dukata
    .text =
        +1 Fundusz
        +1 zakup
        ---
        Gdy dodajesz tę kartę, możesz wyrzucić na Śmietnisko kartę Miedziaków z ręki.
rulings-ducat =
    Sam nie daje monet, ale Fundusz możesz od razu wydać.
ask-ducat-trash = Możesz wyrzucić na Śmietnisko kartę Miedziaków z ręki.

lackeys = Służba
    .acc = Służbę
    .text =
        +2 karty
        ---
        Gdy dodajesz tę kartę, +2 Wieśniaków.
rulings-lackeys =
    Wieśniaków dostajesz przy dodaniu tej karty, a nie przy zagraniu.

acting_troupe = Trupa aktorów
    .acc = Trupę aktorów
    .text =
        +4 Wieśniaków
        Wyrzuć tę kartę na Śmietnisko.
rulings-acting_troupe =
    Wieśniaków dostajesz nawet wtedy, gdy nie da się jej wyrzucić, na przykład przy drugim z dwóch zagrań.
    Wieśniaka wydajesz w swojej fazie akcji: +1 akcja.

cargo_ship = Frachtowiec
    .acc = Frachtowiec
    .text =
        +¤2
        Raz w tej turze, gdy dodajesz kartę, możesz odłożyć ją na bok awersem do góry.
        Na początku swojej następnej tury weź ją na rękę.
rulings-cargo_ship =
    Możesz odłożyć dowolną kartę dodaną po jego zagraniu, nie tylko pierwszą.
    Jeśli niczego nie odłożysz, jest odrzucany jeszcze w tej turze.
    Dwa zagrania pozwalają odłożyć dwie karty; z dwóch Frachtowców ten pusty jest odrzucany.
use-cargo_ship = Możesz odłożyć dodaną kartę na bok (Frachtowiec); weźmiesz ją na rękę w następnej turze.

experiment = Eksperyment
    .acc = Eksperyment
    .text =
        +2 karty
        +1 akcja
        Zwróć tę kartę do Zasobów.
        ---
        Gdy dodajesz tę kartę, dodaj jeszcze jeden Eksperyment, który nie daje już kolejnego.
rulings-experiment =
    Drugi dostajesz niezależnie od tego, jak dodajesz pierwszy.
    Drugi zawsze trafia na stos kart odrzuconych, nawet jeśli pierwszy trafił na rękę.
    Jeśli nie ma go już w grze, nie wraca do Zasobów.

improve = Ulepszenie
    .acc = Ulepszenie
    .text =
        +¤2
        Na początku fazy porządków możesz wyrzucić na Śmietnisko kartę Akcji, która zostałaby w tej turze odrzucona z gry.
        Jeśli to zrobisz, dodaj kartę kosztującą dokładnie o ¤1 więcej od niej.
rulings-improve =
    Może wyrzucić samo siebie.
    Nie możesz wskazać Następstwa, które zostaje w grze, ani zatrzymanej przez nie Sali tronowej czy Berła; Następstwo odrzucane w tej turze możesz.
    Dodajesz kartę dowolnego typu. Jeśli żadna nie kosztuje dokładnie o ¤1 więcej, wyrzucasz kartę na darmo.
    Kilka Ulepszeń działa jedno po drugim.
ask-improve-trash = Możesz wyrzucić na Śmietnisko kartę Akcji z gry, aby dodać kartę droższą dokładnie o ¤1.
ask-improve-gain = Dodaj kartę kosztującą dokładnie o ¤1 więcej niż { $trashed }.

flag_bearer = Chorąży
    .acc = Chorążego
    .text =
        +¤2
        ---
        Gdy dodajesz tę kartę lub wyrzucasz ją na Śmietnisko, weź Chorągiew.
rulings-flag_bearer =
    Bierzesz Chorągiew bez względu na to, czyja jest tura.
    Gdy Chorąży trafia na Śmietnisko, Chorągiew bierze ten, kto go wyrzuca.

hideout = Kryjówka
    .acc = Kryjówkę
    .text =
        +1 karta
        +2 akcje
        Wyrzuć na Śmietnisko kartę z ręki.
        Jeśli to karta Zwycięstwa, dodaj Klątwę.
rulings-hideout =
    Musisz wyrzucić kartę.
    Klątwa nie jest kartą Zwycięstwa, więc jej wyrzucenie nie daje nowej.
ask-hideout-trash = Wyrzuć na Śmietnisko kartę z ręki; za kartę Zwycięstwa dodasz Klątwę.

inventor = Wynalazca
    .acc = Wynalazcę
    .text =
        Dodaj kartę kosztującą do ¤4.
        Potem w tej turze karty kosztują o ¤1 mniej, ale nie mniej niż ¤0.
rulings-inventor =
    Najpierw dodajesz kartę, dopiero potem karty tanieją.
    Drugi Wynalazca może więc dodać Powiat, który kosztuje teraz ¤4.
ask-inventor-gain = Dodaj kartę kosztującą do ¤4.

mountain_village = Górska wioska
    .acc = Górską wioskę
    .text =
        +2 akcje
        Przejrzyj swój stos kart odrzuconych i weź z niego kartę na rękę.
        Jeśli nie możesz, +1 karta.
rulings-mountain_village =
    Jeśli na stosie kart odrzuconych coś leży, musisz wziąć kartę stamtąd; nie możesz zamiast tego dobrać.
ask-mountain_village-take = Weź na rękę kartę ze swojego stosu kart odrzuconych.

patron = Patron
    .acc = Patrona
    .text =
        +1 Wieśniak
        +¤2
        ---
        Gdy w fazie akcji dowolnego gracza jakiś efekt sprawia, że odkrywasz tę kartę, +1 Fundusz.
rulings-patron =
    Liczy się tylko polecenie „odkryj” i tylko w fazie akcji, twojej albo cudzej.
    Dwóch odkrytych naraz daje dwa Fundusze.
    Samo podejrzenie albo odrzucenie go nic nie daje.
    Początek tury należy do fazy akcji; odkrycie w fazie zakupu, na przykład przy karcie zagranej ponownie Berłem, nic nie daje.

priest = Kapłan
    .acc = Kapłana
    .text =
        +¤2
        Wyrzuć na Śmietnisko kartę z ręki.
        Do końca tej tury za każdym razem, gdy wyrzucasz kartę na Śmietnisko, +¤2.
rulings-priest =
    Za kartę, którą sam wyrzuca, nic nie dostajesz, za następne tak. Dwóch Kapłanów wyrzucających po karcie daje razem ¤6.
    Musisz wyrzucić kartę; potem liczą się karty wyrzucone skądkolwiek, nie tylko z ręki.
    Karta wyrzucona dzięki Ściekom w chwili, gdy Kapłan wyrzuca swoją, jeszcze się nie liczy.
ask-priest-trash = Wyrzuć na Śmietnisko kartę z ręki.

research = Badania
    .acc = Badania
    .text =
        +1 akcja
        Wyrzuć na Śmietnisko kartę z ręki.
        Za każdą ¤1 jej kosztu odłóż na bok, rewersem do góry, kartę z wierzchu swojej talii.
        Na początku swojej następnej tury weź te karty na rękę.
rulings-research =
    Za wyrzucone Srebrniki odkładasz trzy karty; jeśli jest ich mniej, tyle, ile jest.
    Możesz oglądać odłożone karty, inni nie.
    Jeśli niczego nie odłożysz, karta jest odrzucana jeszcze w tej turze.
ask-research-trash = Wyrzuć na Śmietnisko kartę z ręki; za każdą ¤1 jej kosztu odłożysz na bok kartę z talii.

silk_merchant = Kupiec jedwabny
    .acc = Kupca jedwabnego
    .text =
        +2 karty
        +1 zakup
        ---
        Gdy dodajesz tę kartę lub wyrzucasz ją na Śmietnisko, +1 Fundusz i +1 Wieśniak.
rulings-silk_merchant =
    Żetony dostajesz bez względu na to, czyja jest tura.

old_witch = Stara wiedźma
    .acc = Starą wiedźmę
    .text =
        +3 karty
        Każdy inny gracz dodaje Klątwę, a potem może wyrzucić na Śmietnisko Klątwę z ręki.
rulings-old_witch =
    Klątwę można wyrzucić nawet wtedy, gdy nie było już czego dodać.
    Właśnie dodana Klątwa leży na stosie kart odrzuconych, więc tej nie da się wyrzucić.
    Kto jest chroniony, nie może też wyrzucić Klątwy.
ask-old_witch-trash = Możesz wyrzucić na Śmietnisko Klątwę z ręki.

recruiter = Oficer werbunkowy
    .acc = Oficera werbunkowego
    .text =
        +2 karty
        Wyrzuć na Śmietnisko kartę z ręki.
        +1 Wieśniak za każdą ¤1 jej kosztu.
rulings-recruiter =
    Najpierw dobierasz, potem musisz wyrzucić kartę.
    Za Srebrniki dostajesz trzech Wieśniaków, za Miedziaki żadnego.
ask-recruiter-trash = Wyrzuć na Śmietnisko kartę z ręki; otrzymasz +1 Wieśniaka za każdą ¤1 jej kosztu.

scepter = Berło
    .acc = Berło
    .text =
        Wybierz jedną opcję: +¤2; albo zagraj ponownie kartę Akcji zagraną przez ciebie w tej turze, która wciąż jest w grze.
rulings-scepter =
    Możesz ponownie zagrać Następstwo z tej tury i Berło zostaje z nim w grze; Następstwa z wcześniejszej tury nie możesz.
    Otrzymanych akcji już nie wykorzystasz, ale dobrane Skarby możesz jeszcze zagrać.
    Karty, która opuściła grę, nie zagrasz ponownie, nawet jeśli do gry wróciła.
ask-scepter-choose = Wybierz jedną opcję: monety albo ponowne zagranie Akcji.
word-scepter-coins = +¤2
word-scepter-replay = Zagraj ponownie kartę Akcji zagraną w tej turze
ask-scepter-play_card = Wybierz kartę Akcji, którą zagrasz ponownie.

scholar = Uczony
    .acc = Uczonego
    .text =
        Odrzuć całą rękę.
        +7 kart
rulings-scholar =
    Jeśli musisz tasować, tasujesz też właśnie odrzucone karty.

sculptor = Rzeźbiarz
    .acc = Rzeźbiarza
    .text =
        Dodaj na rękę kartę kosztującą do ¤4.
        Jeśli to Skarb, +1 Wieśniak.
rulings-sculptor =
    Dodanej karty możesz od razu użyć; nie możesz dopłacić monetami, żeby dodać droższą.
ask-sculptor-gain = Dodaj na rękę kartę kosztującą do ¤4.

seer = Jasnowidz
    .acc = Jasnowidza
    .text =
        +1 karta
        +1 akcja
        Odkryj 3 karty z wierzchu swojej talii.
        Te kosztujące od ¤2 do ¤4 weź na rękę.
        Resztę odłóż z powrotem w dowolnej kolejności.
rulings-seer =
    Liczy się koszt w danej chwili, więc Most, Wynalazca czy Kanał zmieniają to, co weźmiesz.
    Musisz wziąć wszystkie pasujące karty.
ask-seer-put_back = Odłóż te karty na wierzch talii; pierwsza znajdzie się na samej górze.

spices = Przyprawy
    .acc = Przyprawy
    .text =
        +¤2
        +1 zakup
        ---
        Gdy dodajesz tę kartę, +2 Fundusze.
rulings-spices =
    Fundusze dostajesz przy dodaniu tej karty i możesz je wydać jeszcze w tej samej turze, jeśli jest twoja.

swashbuckler = Awanturniczka
    .acc = Awanturniczkę
    .text =
        +3 karty
        Jeśli na twoim stosie kart odrzuconych są karty, +1 Fundusz,
        a potem, jeśli masz co najmniej 4 Fundusze, weź Skrzynię skarbów.
rulings-swashbuckler =
    Stos kart odrzuconych sprawdza się po dobraniu; tasowanie mogło go opróżnić.
    Przy pustym stosie nie weźmiesz też Skrzyni skarbów.

treasurer = Skarbniczka
    .acc = Skarbniczkę
    .text =
        +¤3
        Wybierz jedną opcję: wyrzuć na Śmietnisko Skarb z ręki; dodaj na rękę Skarb ze Śmietniska; albo weź Klucz.
rulings-treasurer =
    Dodanie ze Śmietniska uruchamia to, co karta robi przy dodaniu, jak w przypadku Dukata czy Przypraw.
    Możesz wybrać Klucz, nawet jeśli już go masz.
    Klucz zwykle daje monetę dopiero od następnej tury.
ask-treasurer-choose = Wybierz jedną opcję: wyrzuć Skarb, dodaj Skarb ze Śmietniska albo weź Klucz.
word-treasurer-trash = Wyrzuć na Śmietnisko Skarb z ręki
word-treasurer-gain = Dodaj na rękę Skarb ze Śmietniska
word-treasurer-key = Weź Klucz
ask-treasurer-trash = Wyrzuć na Śmietnisko Skarb z ręki.
ask-treasurer-gain = Dodaj na rękę Skarb ze Śmietniska.

villain = Złoczyńca
    .acc = Złoczyńcę
    .text =
        +2 Fundusze
        Każdy inny gracz, który ma na ręce co najmniej 5 kart, odrzuca jedną kosztującą co najmniej ¤2.
        Kto z nich takiej nie ma, odkrywa rękę.
rulings-villain =
    Odrzucić można tylko kartę za co najmniej ¤2: Posiadłość się nadaje, chyba że przez twój Kanał kosztuje ¤1.
    Kto ma na ręce najwyżej cztery karty, niczego nie odrzuca.
ask-villain-discard = Odrzuć kartę kosztującą co najmniej ¤2.

## Projects

cathedral = Katedra
    .acc = Katedrę
    .text =
        Na początku swojej tury wyrzuć na Śmietnisko kartę z ręki.
rulings-cathedral =
    Nie możesz tego pominąć: jeśli masz karty na ręce, co turę musisz jedną wyrzucić.
ask-cathedral-trash = Wyrzuć na Śmietnisko kartę z ręki.

city_gate = Brama miejska
    .acc = Bramę miejską
    .text =
        Na początku swojej tury: +1 karta, a potem odłóż kartę z ręki na wierzch swojej talii.
rulings-city_gate =
    Najpierw dobierasz i możesz odłożyć właśnie dobraną kartę.
    Kolejność efektów na początku swojej tury wybierasz ty.
ask-city_gate-put_back = Odłóż kartę z ręki na wierzch swojej talii.

pageant = Przedstawienie
    .acc = Przedstawienie
    .text =
        Na koniec swojej fazy zakupu możesz zapłacić ¤1, aby otrzymać +1 Fundusz.
rulings-pageant =
    Tylko raz w turze i tylko za monety, które już masz: niezagrane Skarby się nie liczą.
    Przedstawienie, Eksploracja i Skarbiec działają w tej samej chwili; kolejność wybierasz ty.
use-pageant = Możesz zapłacić ¤1 za +1 Fundusz (Przedstawienie).

sewers = Ścieki
    .acc = Ścieki
    .text =
        Gdy wyrzucasz kartę na Śmietnisko inaczej niż dzięki Ściekom, możesz wyrzucić na Śmietnisko kartę z ręki.
rulings-sewers =
    Działa raz za każdą wyrzuconą kartę: cztery karty wyrzucone Kaplicą pozwalają wyrzucić cztery następne.
    Nie ma znaczenia, dlaczego, w czyjej turze i skąd wyrzucasz; dodatkowa karta musi być z ręki.
    Liczy się też karta, którą wyrzucasz z powodu cudzego Ataku.
ask-sewers-trash = Możesz wyrzucić na Śmietnisko kartę z ręki.

star_chart = Mapa nieba
    .acc = Mapę nieba
    .text =
        Gdy tasujesz, możesz wybrać jedną z tasowanych kart i położyć ją na ich wierzchu.
rulings-star_chart =
    Wybierając, możesz oglądać tasowane karty, a także te z talii, które zaraz dobierzesz.
    Karta leży na wierzchu przetasowanych, ale pod tym, co zostało z talii.
    Działa też, gdy tasujesz w cudzej turze.
ask-star_chart-star = Możesz wybrać kartę, która znajdzie się na wierzchu potasowanych.

exploration = Eksploracja
    .acc = Eksplorację
    .text =
        Na koniec swojej fazy zakupu, jeśli nie dodasz w niej żadnej karty: +1 Fundusz i +1 Wieśniak.
rulings-exploration =
    Kupno Projektu nie jest dodaniem karty, więc nie przeszkadza.
    Karty dodane przed fazą zakupu się nie liczą; w niej liczy się każda, nawet Złoto ze Skrzyni skarbów.
    Działa już w tej fazie zakupu, w której ją kupujesz.

fair = Jarmark
    .acc = Jarmark
    .text =
        Na początku swojej tury: +1 zakup.
rulings-fair =
    Działa od twojej następnej tury, w każdej turze.

silos = Silosy
    .acc = Silosy
    .text =
        Na początku swojej tury odkryj i odrzuć dowolną liczbę kart Miedziaków, a potem dobierz tyle samo kart.
rulings-silos =
    Najpierw odrzucasz, potem dobierasz; jeśli trzeba tasować, tasujesz też te Miedziaki.
ask-silos-discard = Możesz odrzucić dowolną liczbę kart Miedziaków, aby dobrać tyle samo kart.

sinister_plot = Złowieszczy plan
    .acc = Złowieszczy plan
    .text =
        Na początku swojej tury wybierz jedną opcję: połóż tu żeton;
        albo zdejmij stąd wszystkie swoje żetony: +1 karta za każdy.
rulings-sinister_plot =
    Co turę musisz zrobić jedno z dwojga.
    Każdy ma tu własne żetony; nie są one Funduszami.
ask-sinister_plot-choose = Położyć żeton czy zdjąć wszystkie swoje żetony?
word-sinister_plot-token = Połóż żeton
word-sinister_plot-cards = Zdejmij wszystkie swoje żetony: +1 karta za każdy

academy = Akademia
    .acc = Akademię
    .text =
        Gdy dodajesz kartę Akcji, +1 Wieśniak.
rulings-academy =
    Liczą się karty kupione i dodane w inny sposób, w czyjejkolwiek turze.

capitalism = Kapitalizm
    .acc = Kapitalizm
    .text =
        W twoich turach karty Akcji, które mają w tekście +¤ z liczbą, są też Skarbami.
rulings-capitalism =
    Wystarczy plus z liczbą monet w dowolnym miejscu tekstu: Ulepszenie go ma, Wynalazca nie.
    Takie karty możesz zagrywać w fazie zakupu, nie zużywając akcji.
    W twojej turze mają oba typy wszędzie, także u innych; twój Bandyta może w nie trafić.
    Obejmuje je wszystko, co dotyczy Skarbów: Ratusz, Kopalnia, Rzeźbiarz i tak dalej.

fleet = Flota
    .acc = Flotę
    .text =
        Po zakończeniu gry każdy, kto ma ten Projekt, rozgrywa jedną dodatkową turę.
        Tury następują w kolejności rozgrywki, poczynając od gracza po lewej stronie tego, którego tura zakończyła grę.
rulings-fleet =
    Po ostatniej z tych tur gra się kończy, niezależnie od stanu stosów; pomiędzy nimi turę może jeszcze dać Przyczółek.
    Punkty wszyscy liczą dopiero po ostatniej z nich.
    To tury dodatkowe, nie liczą się przy rozstrzyganiu remisu.

guildhall = Ratusz
    .acc = Ratusz
    .text =
        Gdy dodajesz Skarb, +1 Fundusz.
rulings-guildhall =
    Liczą się Skarby kupione i dodane w inny sposób, w czyjejkolwiek turze.

piazza = Plac miejski
    .acc = Plac miejski
    .text =
        Na początku swojej tury odkryj kartę z wierzchu swojej talii.
        Jeśli to Akcja, zagraj ją.
rulings-piazza =
    Odkrytą Akcję musisz zagrać; nie zużywa to twoich akcji.
    Każda inna karta zostaje na wierzchu talii.

road_network = Sieć dróg
    .acc = Sieć dróg
    .text =
        Gdy inny gracz dodaje kartę Zwycięstwa, +1 karta.
rulings-road_network =
    Liczą się karty kupione i dodane w inny sposób, w czyjejkolwiek turze.

barracks = Koszary
    .acc = Koszary
    .text =
        Na początku swojej tury: +1 akcja.
rulings-barracks =
    Działa od twojej następnej tury: zaczynasz ją z dwiema akcjami.

crop_rotation = Płodozmian
    .acc = Płodozmian
    .text =
        Na początku swojej tury możesz odrzucić kartę Zwycięstwa, aby otrzymać +2 karty.
rulings-crop_rotation =
    Najpierw odrzucasz, potem dobierasz; jeśli trzeba tasować, tasujesz też tę kartę.
    Nadają się też karty Zwycięstwa mające inny typ.
ask-crop_rotation-discard = Możesz odrzucić kartę Zwycięstwa, aby otrzymać +2 karty.

innovation = Innowacja
    .acc = Innowację
    .text =
        Raz w każdej swojej turze, gdy dodajesz kartę Akcji, możesz ją zagrać.
rulings-innovation =
    Możesz zachować ją na kartę dodaną później w tej turze.
    Działa też w fazie zakupu, ale otrzymane wtedy akcje przepadają, a dobrane Skarby zagrasz tylko przed pierwszym zakupem.
    Nie ma znaczenia, jak i dokąd karta została dodana, ale jeśli coś ją już przeniosło, nie możesz jej zagrać.
use-innovation = Możesz od razu zagrać dodaną kartę (Innowacja).

canal = Kanał
    .acc = Kanał
    .text =
        W twoich turach karty kosztują o ¤1 mniej, ale nie mniej niż ¤0.
rulings-canal =
    Obniża koszt wszystkich kart, gdziekolwiek są, ale nie Projektów.
    W cudzych turach twój Kanał nie działa.

citadel = Cytadela
    .acc = Cytadelę
    .text =
        Gdy po raz pierwszy w swojej turze zagrywasz kartę Akcji, zagraj ją potem ponownie.
rulings-citadel =
    Powtórzenie jest obowiązkowe; liczy się pierwsza Akcja w turze, nawet zagrana poza fazą akcji.
    Tak powtórzone Następstwo zadziała w następnej turze dwa razy.
    Karta jest powtarzana, nawet jeśli opuściła już grę, jak Wyspa; powtórzenie liczy się dla Spiskowca.

## Artifacts

flag = Chorągiew
    .acc = Chorągiew
    .text =
        Gdy w fazie porządków dobierasz rękę, +1 karta.
rulings-flag =
    Z Przyczółkiem dobierasz cztery karty zamiast trzech.
    Gdy weźmie ją ktoś inny, od razu przestaje działać dla ciebie.

horn = Róg
    .acc = Róg
    .text =
        Raz na turę, gdy odrzucasz z gry Straż graniczną, możesz odłożyć ją na wierzch swojej talii.
rulings-horn =
    Działa już od tury, w której go bierzesz, dla jednej Straży granicznej na turę.
use-horn = Dzięki Rogowi możesz odłożyć Straż graniczną na wierzch talii.

key = Klucz
    .acc = Klucz
    .text =
        Na początku swojej tury: +¤1.
rulings-key =
    W turze, w której go bierzesz, nic nie daje, chyba że dzieje się to na samym jej początku.

lantern = Latarenka
    .acc = Latarenkę
    .text =
        Twoja Straż graniczna odkrywa 3 karty i odrzuca 2.
        Bierzesz Róg tylko wtedy, gdy wszystkie 3 są Akcjami.
rulings-lantern =
    Działa już od tury, w której ją bierzesz.
    Jeśli odkryjesz mniej niż trzy karty, nie bierzesz Artefaktu.

treasure_chest = Skrzynia skarbów
    .acc = Skrzynię skarbów
    .text =
        Na początku swojej fazy zakupu dodaj kartę Złota.
rulings-treasure_chest =
    Działa już w turze, w której ją bierzesz, a ze Złota nie można zrezygnować.
    Wzięta w fazie zakupu, w tej turze nic już nie daje.

## Recommended kingdoms

ren-overture = Uwertura
ren-prelude = Preludium
ren-it-takes-a-villager = Bez wieśniaka ani rusz
ren-capture-the-flag = Przechwyć flagę
ren-memento-mori = Memento mori
ren-clockwork-court = Nakręcany dwór
ren-free-shipping = Darmowa dostawa
ren-digging-for-treasure = Kop, aż znajdziesz
