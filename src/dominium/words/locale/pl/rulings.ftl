### Rulings: what is good to know about a card beyond its text, one note per line.
###
### An id ending in -1e is for the first-edition version of a card; `-rulings-<card>` is what both versions share.
### In notes ¤ is the coin and ★ the victory point.
### Both languages have the same notes in the same order.

## Basic cards

rulings-copper =
    Kosztują ¤0, więc dopóki są w Zasobach, możesz na nie przeznaczyć każdy niewykorzystany zakup.
    7 kart Miedziaków, z którymi każdy zaczyna grę, bierze się z tego stosu.

rulings-silver =
    Zagraj wszystkie potrzebne Skarby, zanim coś kupisz: po pierwszym zakupie jest już za późno.

rulings-gold =
    Nie musisz zagrywać wszystkich Skarbów, ale te pozostawione na ręce nie dają monet.

rulings-estate =
    Trzy Posiadłości, z którymi zaczynasz grę, nie pochodzą z tego stosu.
    Na koniec gry jej punkt liczy się bez względu na to, gdzie leży: w talii, na ręce, na stosie kart odrzuconych, w grze, odłożona na bok czy na podkładce.

rulings-duchy =
    W grze na 2 osoby stos liczy 8 kart, a na więcej osób 12.

rulings-province =
    Gdy ten stos się skończy, gra kończy się wraz z bieżącą turą.
    Stos liczy 8 kart w grze na 2 osoby, 12 na 3 lub 4, 15 na 5 i 18 na 6.

rulings-curse =
    Nie jest kartą Zwycięstwa, więc efekty dotyczące kart Zwycięstwa jej nie obejmują.
    Można ją kupić za ¤0, a jej pusty stos przybliża koniec gry tak samo jak każdy inny.

## Dominion, both editions

rulings-cellar =
    Po zagraniu nie ma jej już na ręce, więc nie może odrzucić samej siebie.
    Odrzucasz wszystkie wybrane karty naraz i dopiero potem dobierasz.
    Jeśli trzeba przy tym tasować, tasujesz też karty przed chwilą odrzucone.
    Wszyscy wiedzą, ile kart odrzucasz.

rulings-chapel =
    Nie może wyrzucić samej siebie, ale może wyrzucić inną Kaplicę z ręki.

rulings-moat =
    Po odkryciu zostaje na ręce i pomoże też przy następnym Ataku.
    Osłania tylko ciebie: Atak działa na pozostałych, a atakujący i tak dostaje to, co daje mu karta.
    Pod jej ochroną nie musisz nawet odkrywać kart z powodu tego Ataku.

rulings-village =
    Zużywa jedną akcję, a daje dwie, więc masz o jedną więcej niż przed jej zagraniem.

rulings-workshop =
    Nie możesz dopłacić monetami ani Skarbami, żeby dodać droższą kartę.
    Dodana karta trafia na stos kart odrzuconych.

rulings-bureaucrat =
    Kto ma kilka kart Zwycięstwa, sam wybiera, którą odkryje.
    Jeśli talia jest pusta, odłożona karta staje się jej jedyną kartą.

rulings-gardens =
    Przy 39 kartach każda karta Ogrodów jest warta ★3: niepełna dziesiątka się nie liczy.
    Liczą się wszystkie twoje karty, także te na podkładkach i odłożone na bok.

rulings-militia =
    Kto ma na ręce najwyżej trzy karty, niczego nie odrzuca.

rulings-moneylender =
    Bez wyrzucenia Miedziaków nie ma monet.

rulings-moneylender-1e =
    Jeśli masz na ręce Miedziaki, musisz wyrzucić jedną ich kartę na Śmietnisko.
    { rulings-moneylender }

rulings-remodel =
    Nie może wyrzucić samej siebie, ale może wyrzucić inną Przebudowę z ręki.
    Jeśli nie ma czego wyrzucić, nic nie dodajesz.
    Możesz też dodać kartę tańszą albo taką samą jak wyrzucona.

rulings-smithy =
    Gdy przy dobieraniu zabraknie kart w talii, przetasuj stos kart odrzuconych i dobieraj dalej; jeśli to nie wystarczy, weź tyle, ile jest.

rulings-throne_room =
    Drugie zagranie zaczyna się dopiero wtedy, gdy pierwsze jest w całości rozpatrzone.
    Żadne z tych dwóch zagrań nie zużywa akcji.
    Użyta na drugiej Sali tronowej pozwala zagrać dwukrotnie jedną kartę Akcji, a potem dwukrotnie następną; nie jedną cztery razy.
    Karta, która za pierwszym razem sama się wyrzuciła, i tak jest zagrywana drugi raz. Z Następstwem Sala tronowa zostaje w grze tak długo jak ono.

rulings-throne_room-1e =
    Jeśli masz na ręce kartę Akcji, musisz jakąś wybrać.
    { rulings-throne_room }

rulings-council_room =
    Pozostali muszą dobrać kartę, nawet jeśli nie chcą.

rulings-festival =
    Niewykorzystane akcje, zakupy i monety przepadają z końcem tury.

rulings-laboratory =
    Oddaje akcję zużytą na jego zagranie, więc możesz zagrywać dalej.

rulings-library =
    O każdej karcie Akcji decydujesz od razu, zanim zobaczysz następną; każdą możesz zatrzymać.
    Kart odłożonych na bok nie wtasowuje się w trakcie dobierania.
    Jeśli masz już na ręce co najmniej siedem kart, nic nie dobierasz.

rulings-market =
    Z dodatkowego zakupu nie musisz korzystać; za wszystkie zakupy płacisz z tych samych monet.

rulings-mine =
    Nowy Skarb masz od razu na ręce, więc możesz go zagrać jeszcze w tej turze.
    Może kosztować tyle samo lub mniej i mieć też inny typ: ze Srebrników można zrobić Harem.
    Bez wyrzucenia Skarbu nie dodajesz nowego.

rulings-mine-1e =
    Jeśli masz na ręce Skarb, musisz jakiś wyrzucić.
    { rulings-mine }

rulings-witch =
    Gdy Klątw nie starcza dla wszystkich, gracze dodają je w kolejności rozgrywki, aż się skończą.
    Nawet gdy Klątw już nie ma, dobierasz swoje dwie karty.

## Dominion, 1st edition only

rulings-chancellor =
    Decydujesz od razu, zanim wydarzy się cokolwiek innego.
    Odkładanej talii nie wolno przeglądać.

rulings-woodcutter =
    Na oba zakupy masz wspólne monety; drugim możesz też wziąć kartę za ¤0.

rulings-feast =
    Z Salą tronową dodajesz kartę dwa razy, choć Uczta trafia na Śmietnisko tylko raz.
    Nie możesz dopłacić monetami, żeby dodać droższą kartę.

rulings-spy =
    Najpierw dobierasz swoją kartę, dopiero potem wszyscy odkrywają.
    Zaczynasz ty, potem pozostali w kolejności rozgrywki.
    Kto ma pustą talię, najpierw tasuje. Kto jest chroniony, nic nie odkrywa.

rulings-thief =
    Każdy traci najwyżej jeden Skarb.
    O tym, co bierzesz, decydujesz, gdy wszyscy już wyrzucili, i tylko spośród kart wyrzuconych tym zagraniem; trafiają na twój stos kart odrzuconych.
    Kto ma za mało kart, odkrywa tyle, ile ma.

rulings-adventurer =
    Gdy po drodze tasujesz, nie dołączasz kart już odkrytych.
    Jeśli znajdzie się tylko jeden Skarb, bierzesz tylko ten jeden.
    Liczą się też Skarby o dwóch typach, jak Harem.

## Dominion, 2nd edition only

rulings-harbinger =
    Najpierw dobierasz: jeśli trzeba przy tym tasować, nie będzie już czego przeglądać.
    Możesz niczego nie brać. Inni nie dowiadują się, którą kartę wybierasz.

rulings-merchant =
    Każdy z kilku Kupców daje ¤1, ale tylko za pierwszą kartę Srebrników. Z Salą tronową jeden Kupiec daje ¤2.
    Srebrniki zagrane przed Kupcem były już tymi pierwszymi.

rulings-vassal =
    Zagranie odrzuconej karty nie zużywa akcji; możesz z niego zrezygnować.
    Zagrywana karta przechodzi ze stosu kart odrzuconych do gry.

rulings-poacher =
    Najpierw dobierasz, potem odrzucasz.
    Liczy się każdy pusty stos w Zasobach, także Klątw i Miedziaków.
    Jeśli masz na ręce za mało kart, odrzuć wszystkie.

rulings-bandit =
    Najpierw dodajesz Złoto, potem pozostali odkrywają karty w kolejności rozgrywki.
    Jeśli pasują oba Skarby, to ich właściciel wybiera, który straci.
    Gdy nie ma innego Skarbu niż Miedziaki, obie karty są odrzucane.

rulings-sentry =
    Najpierw dobierasz, potem podglądasz.
    O każdej z dwóch kart decydujesz osobno: jedną możesz wyrzucić, a drugą zostawić, możesz odrzucić obie i tak dalej.

rulings-artisan =
    Na wierzch talii możesz odłożyć dowolną kartę z ręki, nawet tę właśnie dodaną.

## Intrigue, both editions

rulings-courtyard =
    Odłożyć możesz dowolną kartę z ręki, nie tylko świeżo dobraną.

rulings-pawn =
    Wybierasz obie opcje, zanim wykonasz którąkolwiek.
    Wykonujesz je w dowolnej kolejności.

-rulings-masquerade =
    Każdy wybiera, zanim zobaczy, co dostanie, a przekazaną kartę znają tylko dwie osoby.
    To nie Atak, więc Fosa i podobne karty nie pomogą.
    Przekazanie nie jest ani odrzuceniem, ani wyrzuceniem, ani dodaniem karty.

rulings-masquerade =
    { -rulings-masquerade }
    Graczy bez kart na ręce się pomija; jeśli karty ma tylko jeden, nikt nic nie przekazuje. Na koniec tylko ty możesz wyrzucić kartę.

rulings-masquerade-1e =
    { -rulings-masquerade }
    Kto nie ma kart na ręce, nic nie przekazuje, ale i tak dostaje kartę. Na koniec tylko ty możesz wyrzucić kartę.

rulings-shanty_town =
    Dwie akcje dostajesz bez względu na to, co masz na ręce.
    Dobierasz obie karty, nawet jeśli pierwsza okaże się Akcją.
    Akcja, która jest też kartą Zwycięstwa, liczy się jako Akcja.

rulings-steward =
    Jeśli wybierzesz wyrzucanie, musisz wyrzucić dokładnie dwie karty; mając tylko jedną, wyrzucasz tę jedną.

rulings-swindler =
    Możesz dać kopię wyrzuconej karty, a w zamian za Miedziaki nawet Klątwę.
    Jeśli w Zasobach nie ma karty o tym koszcie, gracz niczego nie dodaje; pustego stosu nie można wskazać, dopóki pasuje inny.
    Działa w kolejności rozgrywki; kto nie ma kart do wyrzucenia, temu nic się nie dzieje.

rulings-wishing_well =
    Najpierw dobierasz, potem wymieniasz nazwę karty, a nie typ.
    Możesz wymienić dowolną kartę, nawet spoza tej rozgrywki.
    Jeśli nie trafisz, karta zostaje na wierzchu talii.

rulings-baron =
    Nie musisz odrzucać Posiadłości, ale wtedy musisz dodać kolejną.

rulings-bridge =
    Kilka Mostów się sumuje, podobnie jak dwa zagrania jednego.
    Tanieją wszystkie karty, gdziekolwiek są: po Moście Warsztat może dodać Powiat.

rulings-conspirator =
    Akcje liczy się w chwili zagrania, nigdy później.
    Sala tronowa liczy się jako jedna Akcja, a każde zagranie wybranej karty jako następna.
    Liczą się także Akcje, które są zarazem kartami Zwycięstwa.

rulings-ironworks =
    Karta o dwóch typach daje obie premie.

rulings-mining_village =
    O jej wyrzuceniu decydujesz od razu, zanim zrobisz cokolwiek innego.
    Z Salą tronową można ją wyrzucić dla monet tylko raz.

rulings-duke =
    Liczy się każdy twój Powiat, gdziekolwiek jest na koniec gry.
    Każdy z kilku Książąt liczy wszystkie Powiaty od nowa.

rulings-minion =
    Reakcje odkrywa się, zanim wybierzesz, a więc także wtedy, gdy weźmiesz tylko monety, i przy dowolnej liczbie kart na ręce.
    Kto jest chroniony, ani nie odrzuca, ani nie dobiera.

rulings-torturer =
    Można wybrać nawet opcję, której nie da się wykonać: gdy nie ma już Klątw albo kart do odrzucenia.
    Pozostali wybierają w kolejności rozgrywki.

rulings-trading_post =
    Mając na ręce co najmniej dwie karty, musisz wyrzucić dwie.
    Mając tylko jedną, wyrzucasz ją i nie dostajesz Srebrników.
    Jeśli stos Srebrników jest pusty, wyrzucasz dwie karty na darmo.

rulings-upgrade =
    Najpierw dobierasz, więc możesz wyrzucić właśnie dobraną kartę.
    Jeśli nic nie kosztuje dokładnie o ¤1 więcej, i tak wyrzucasz kartę, ale niczego nie dodajesz.

rulings-harem =
    Jest zarazem Skarbem i kartą Zwycięstwa, więc stosują się do niego zasady obu typów.

rulings-nobles =
    To jednocześnie Akcja i karta Zwycięstwa; punkty liczą się dopiero na koniec gry.
    Możesz wybrać każdą z opcji, nawet jeśli nic ci nie da.

## Intrigue, 1st edition only

rulings-secret_chamber =
    Użyta jako Reakcja, może sama być jedną z dwóch odkładanych kart.
    Możesz odkryć ją ponownie albo użyć kolejnej Reakcji, na przykład właśnie dobranej Fosy.
    Atak natrafi już na odłożone przez ciebie karty; możesz jej użyć nawet wtedy, gdy Atak i tak by cię nie dotknął.
    Zagrywając ją jako Akcję, możesz nie odrzucić żadnej karty.

rulings-great_hall =
    To jednocześnie Akcja i karta Zwycięstwa; punkt liczy się dopiero na koniec gry.

rulings-coppersmith =
    Efekt się sumuje: po dwóch takich kartach albo po jednej z Salą tronową każda karta Miedziaków daje ¤3.

rulings-scout =
    Musisz wziąć na rękę wszystkie znalezione karty Zwycięstwa, także te mające jeszcze inny typ.
    Klątwy nie są kartami Zwycięstwa. Inni nie wiedzą, w jakiej kolejności odkładasz resztę.

rulings-saboteur =
    Jeśli żadna karta nie kosztuje co najmniej ¤3, wszystkie odkryte są odrzucane i nic więcej się nie dzieje.
    Odkrytych już kart nie wtasowuje się do talii.
    Most i podobne karty zmieniają koszty, więc wpływają też na to, która karta przepadnie.

rulings-tribute =
    Dwie kopie tej samej karty liczą się raz, ale karta o dwóch typach daje obie premie.
    Klątwa nic nie daje.
    To nie Atak.

## Intrigue, 2nd edition only

rulings-lurker =
    Nadaje się każda karta Akcji, nawet jeśli ma jeszcze inne typy.
    Wyrzucenie z Zasobów uruchamia to, co karta robi przy wyrzuceniu na Śmietnisko.
    Dodana karta trafia na stos kart odrzuconych.

rulings-diplomat =
    Zagrany, gdy masz na ręce pięć kart, nie daje akcji: po dobraniu masz ich sześć.
    Może być wśród trzech odrzucanych kart.
    Przy tym samym Ataku możesz go odkryć ponownie, dopóki masz co najmniej pięć kart; Fosy możesz użyć przed nim lub po nim.

rulings-mill =
    Mając na ręce jedną kartę, możesz ją odrzucić, ale nie dostaniesz monet.

rulings-secret_passage =
    Na wierzch, na spód albo gdziekolwiek pośrodku: inni widzą, w które miejsce, ale nie widzą, jaką kartę.
    W pustej talii będzie jedyną kartą.

rulings-courtier =
    Liczy się każdy wymieniony na karcie typ, także Atak, Reakcja czy Klątwa, ale opcje są tylko cztery.
    Najpierw wybierasz wszystkie, potem je wykonujesz.
    Bez karty do odkrycia nic nie dostajesz.

rulings-patrol =
    Najpierw dobierasz trzy karty, potem odkrywasz.
    Musisz wziąć wszystkie znalezione karty Zwycięstwa i Klątwy.

rulings-replace =
    Karta Zwycięstwa, która jest też Akcją lub Skarbem, robi jedno i drugie: trafia na talię, a pozostali dodają Klątwy.
    Jeśli coś w międzyczasie przeniosło dodaną kartę, zostaje ona tam, gdzie jest; Klątwy i tak są dodawane.

## Seaside, both editions

rulings-haven =
    Najpierw dobierasz, a potem musisz odłożyć jedną kartę na bok.
    Inni nie wiedzą, jaka to karta.
    Jeśli nie ma czego odłożyć, nie zostaje w grze.

rulings-lighthouse =
    Z jej ochrony nie można zrezygnować, ale Reakcje nadal możesz odkrywać.
    Twoje własne Ataki działają jak zwykle.

rulings-native_village =
    Możesz wybrać każdą z opcji, nawet jeśli nic z niej nie wyniknie.
    Inni wiedzą, ile kart leży na twojej podkładce, ale nie wiedzą jakie.
    Sama Wioska tubylców nie trafia na podkładkę.

rulings-fishing_village =
    Następną turę zaczynasz łącznie z dwiema akcjami.

rulings-lookout =
    Widzisz wszystkie karty, zanim zdecydujesz o pierwszej.
    Z dwóch kart jedną wyrzucasz na Śmietnisko, a drugą odrzucasz; jedyną kartę wyrzucasz.

rulings-smugglers =
    Liczą się karty kupione i dodane w inny sposób; jeśli pasuje kilka, wybierasz.
    Kopia pochodzi z Zasobów, a liczy się koszt obowiązujący teraz.
    Liczy się tylko ostatnia tura tego gracza, nawet jeśli od tego czasu masz za sobą kilka własnych tur.
    To nie Atak.

rulings-warehouse =
    Odrzucasz trzy karty, nawet jeśli udało się dobrać mniej; wybierasz spośród wszystkich kart na ręce.

rulings-caravan =
    Kartę dobierasz na początku następnej tury, oprócz zwykłych pięciu.

rulings-cutpurse =
    Kto ma kilka kart Miedziaków, odrzuca tylko jedną.

rulings-island =
    Karty na podkładce leżą odkryte i są poza twoją talią, ale na koniec gry się liczą.
    Jeśli nie masz innej karty na ręce, trafia tam tylko sama Wyspa.
    Z Salą tronową: Wyspa i jedna karta, a potem jeszcze jedna.

rulings-salvager =
    Jeśli masz karty na ręce, musisz jedną wyrzucić; jeśli nie, dostajesz tylko zakup.

rulings-treasure_map =
    Bez drugiej na ręce wyrzucasz ją na darmo.
    Gdy zostało za mało Złota, dostajesz tyle, ile jest.
    Z Salą tronową i dwiema kolejnymi na ręce Złoto dostajesz raz; drugie zagranie wyrzuca ostatnią Mapę na darmo.

rulings-bazaar =
    Monety z kart Akcji dolicza się w fazie zakupu do monet ze Skarbów.

rulings-merchant_ship =
    Monety przepadają, jeśli nie wydasz ich w turze, w której je dostajesz.

-rulings-outpost =
    Dostajesz najwyżej jedną dodatkową turę, a za Przyczółek zagrany w dodatkowej turze żadnej.
    To, co dzieje się „na początku następnej tury”, dzieje się w turze dodatkowej.
    Poza tym dodatkowa tura jest zwyczajna; jeśli wcześniej skończy się gra, nie rozgrywasz jej.

rulings-outpost =
    { -rulings-outpost }
    Przyczółek, który nie daje tury, jest odrzucany w tej samej fazie porządków; zagrany w dodatkowej turze nie zmniejsza też ręki.

rulings-outpost-1e =
    { -rulings-outpost }
    Dobierasz tylko trzy karty, nawet jeśli dodatkowej tury nie będzie.

rulings-tactician =
    Jeśli nie masz czego odrzucić, nic nie daje i nie zostaje w grze; dlatego z Salą tronową drugie zagranie nic nie wnosi.
    Pięć kart dobierasz na początku następnej tury.

-rulings-treasury =
    Spośród kilku Skarbców możesz odłożyć dowolną liczbę.

rulings-treasury =
    { -rulings-treasury }
    Przeszkadza każda karta Zwycięstwa dodana w fazie zakupu, także bez kupowania; dodana w fazie akcji nie przeszkadza.

rulings-treasury-1e =
    { -rulings-treasury }
    Karta Zwycięstwa dodana bez kupowania nie przeszkadza.
    Wystarczy jedna karta Zwycięstwa wśród zakupów, by nie można było odłożyć żadnego Skarbca.

rulings-wharf =
    Kolejne dwie karty dobierasz na początku następnej tury, oprócz zwykłych pięciu.

## Seaside, 1st edition only

rulings-embargo =
    Klątwę dodaje się tylko przy kupowaniu; dodanie karty w inny sposób jej nie daje.
    Żetony na stosie się sumują i nigdy ich nie zabraknie. Z Salą tronową kładziesz dwa, na dowolnych stosach.
    Gdy Klątwy się skończą, żetony nic nie robią.

rulings-pearl_diver =
    Najpierw dobierasz; jeśli talia jest pusta, przed podejrzeniem tasujesz stos kart odrzuconych.

rulings-ambassador =
    Odkryta karta jest jedną z kopii, które możesz zwrócić; możesz też nie zwrócić żadnej.
    Pozostali dodają w kolejności rozgrywki, dopóki starczy kart w stosie.
    Bez kart na ręce nic się nie dzieje.

rulings-navigator =
    Wszystkie albo żadna: nie możesz odrzucić tylko części.
    Gdy po drodze tasujesz, nie dołączasz kart już podejrzanych.

rulings-pirate_ship =
    Jedno zagranie daje najwyżej jeden żeton, a żadnego, jeśli nikt nie wyrzucił Skarbu.
    Żetonów się nie wydaje: każdy następny okręt może znów skorzystać ze wszystkich.
    Reakcje odkrywa się, zanim wybierzesz, a więc także wtedy, gdy weźmiesz monety.

rulings-sea_hag =
    Kto nie ma czego odrzucić, i tak dodaje Klątwę.
    Kto ma pustą talię, najpierw tasuje. Gdy Klątw nie starcza, dodaje się je w kolejności rozgrywki.

rulings-explorer =
    Możesz nie pokazywać Prowincji i wziąć Srebrniki.
    Dodany Skarb możesz zagrać jeszcze w tej turze.

rulings-ghost_ship =
    Pozostali sami wybierają, które karty odkładają i w jakiej kolejności.
    Przy pustej talii nikt nie tasuje: odłożone karty po prostu ją tworzą.

## Seaside, 2nd edition only

rulings-astrolabe =
    To Skarb: zagrywasz je w fazie zakupu i zostaje w grze do końca twojej następnej tury.

rulings-monkey =
    Liczą się karty dodane w czyjejkolwiek turze, na przykład Klątwa od Wiedźmy, którą zagrywasz po Małpie.
    Z Salą tronową dobierasz za każde dodanie dwie karty.

rulings-sea_chart =
    Zagrana Mapa morska też jest w grze, podobnie jak Następstwa z wcześniejszych tur.
    Karta, której kopii nie ma w grze, zostaje na wierzchu talii.

rulings-blockade =
    Fosa i Latarnia morska liczą się w chwili zagrania Blokady, nie później.
    Kopia dodana w cudzej turze nie daje Klątwy.
    Jeśli coś od razu przeniesie tę kartę, na przykład Innowacja, nic więcej się nie dzieje i Blokada jest odrzucana w tej turze.

rulings-sailor =
    Działa także w fazie zakupu i dla Skarbów, które są Następstwami; nie ma znaczenia, dokąd karta została dodana.
    Dwa zagrania Żeglarza pozwalają zagrać dwie karty, ale nigdy dwa razy tej samej.

rulings-tide_pools =
    Jeśli masz mniej niż dwie karty, odrzucasz to, co masz.

rulings-corsair =
    Wyrzucony Skarb i tak daje swoje monety.
    Nawet kilku Korsarzy naraz kosztuje gracza tylko jedną kartę na turę.
    Ochrona liczy się w chwili jego zagrania, nie później.

rulings-pirate =
    Możesz go zagrać także wtedy, gdy to ty dodajesz Skarb.
    Zagrany w cudzej turze działa już na początku twojej najbliższej.
    Przy Kapitalizmie dodana Akcja z +¤ jest takim Skarbem w turach właściciela Projektu.

rulings-sea_witch =
    W następnej turze najpierw dobierasz, a potem odrzucasz dowolne dwie karty z ręki.
    Gdy Klątw nie starcza dla wszystkich, gracze dodają je w kolejności rozgrywki.

## Renaissance, Kingdom cards

rulings-border_guard =
    Gdy odkryjesz mniej kart, niż trzeba, nie bierzesz Artefaktu; jedyną kartę bierzesz na rękę.
    Oba Artefakty działają już od tury, w której je bierzesz.

rulings-ducat =
    Sam nie daje monet, ale Fundusz możesz od razu wydać.

rulings-lackeys =
    Wieśniaków dostajesz przy dodaniu tej karty, a nie przy zagraniu.

rulings-acting_troupe =
    Wieśniaków dostajesz nawet wtedy, gdy nie da się jej wyrzucić, na przykład przy drugim z dwóch zagrań.
    Wieśniaka wydajesz w swojej fazie akcji: +1 akcja.

rulings-cargo_ship =
    Możesz odłożyć dowolną kartę dodaną po jego zagraniu, nie tylko pierwszą.
    Jeśli niczego nie odłożysz, jest odrzucany jeszcze w tej turze.
    Dwa zagrania pozwalają odłożyć dwie karty; z dwóch Frachtowców ten pusty jest odrzucany.

rulings-experiment =
    Drugi dostajesz niezależnie od tego, jak dodajesz pierwszy.
    Drugi zawsze trafia na stos kart odrzuconych, nawet jeśli pierwszy trafił na rękę.
    Jeśli nie ma go już w grze, nie wraca do Zasobów.

rulings-improve =
    Może wyrzucić samo siebie.
    Nie możesz wskazać Następstwa, które zostaje w grze, ani zatrzymanej przez nie Sali tronowej czy Berła; Następstwo odrzucane w tej turze możesz.
    Dodajesz kartę dowolnego typu. Jeśli żadna nie kosztuje dokładnie o ¤1 więcej, wyrzucasz kartę na darmo.
    Kilka Ulepszeń działa jedno po drugim.

rulings-flag_bearer =
    Bierzesz Chorągiew bez względu na to, czyja jest tura.
    Gdy Chorąży trafia na Śmietnisko, Chorągiew bierze ten, kto go wyrzuca.

rulings-hideout =
    Musisz wyrzucić kartę.
    Klątwa nie jest kartą Zwycięstwa, więc jej wyrzucenie nie daje nowej.

rulings-inventor =
    Najpierw dodajesz kartę, dopiero potem karty tanieją.
    Drugi Wynalazca może więc dodać Powiat, który kosztuje teraz ¤4.

rulings-mountain_village =
    Jeśli na stosie kart odrzuconych coś leży, musisz wziąć kartę stamtąd; nie możesz zamiast tego dobrać.

rulings-patron =
    Liczy się tylko polecenie „odkryj” i tylko w fazie akcji, twojej albo cudzej.
    Dwóch odkrytych naraz daje dwa Fundusze.
    Samo podejrzenie albo odrzucenie go nic nie daje.
    Początek tury należy do fazy akcji; odkrycie w fazie zakupu, na przykład przy karcie zagranej ponownie Berłem, nic nie daje.

rulings-priest =
    Za kartę, którą sam wyrzuca, nic nie dostajesz, za następne tak. Dwóch Kapłanów wyrzucających po karcie daje razem ¤6.
    Musisz wyrzucić kartę; potem liczą się karty wyrzucone skądkolwiek, nie tylko z ręki.
    Karta wyrzucona dzięki Ściekom w chwili, gdy Kapłan wyrzuca swoją, jeszcze się nie liczy.

rulings-research =
    Za wyrzucone Srebrniki odkładasz trzy karty; jeśli jest ich mniej, tyle, ile jest.
    Możesz oglądać odłożone karty, inni nie.
    Jeśli niczego nie odłożysz, karta jest odrzucana jeszcze w tej turze.

rulings-silk_merchant =
    Żetony dostajesz bez względu na to, czyja jest tura.

rulings-old_witch =
    Klątwę można wyrzucić nawet wtedy, gdy nie było już czego dodać.
    Właśnie dodana Klątwa leży na stosie kart odrzuconych, więc tej nie da się wyrzucić.
    Kto jest chroniony, nie może też wyrzucić Klątwy.

rulings-recruiter =
    Najpierw dobierasz, potem musisz wyrzucić kartę.
    Za Srebrniki dostajesz trzech Wieśniaków, za Miedziaki żadnego.

rulings-scepter =
    Możesz ponownie zagrać Następstwo z tej tury i Berło zostaje z nim w grze; Następstwa z wcześniejszej tury nie możesz.
    Otrzymanych akcji już nie wykorzystasz, ale dobrane Skarby możesz jeszcze zagrać.
    Karty, która opuściła grę, nie zagrasz ponownie, nawet jeśli do gry wróciła.

rulings-scholar =
    Jeśli musisz tasować, tasujesz też właśnie odrzucone karty.

rulings-sculptor =
    Dodanej karty możesz od razu użyć; nie możesz dopłacić monetami, żeby dodać droższą.

rulings-seer =
    Liczy się koszt w danej chwili, więc Most, Wynalazca czy Kanał zmieniają to, co weźmiesz.
    Musisz wziąć wszystkie pasujące karty.

rulings-spices =
    Fundusze dostajesz przy dodaniu tej karty i możesz je wydać jeszcze w tej samej turze, jeśli jest twoja.

rulings-swashbuckler =
    Stos kart odrzuconych sprawdza się po dobraniu; tasowanie mogło go opróżnić.
    Przy pustym stosie nie weźmiesz też Skrzyni skarbów.

rulings-treasurer =
    Dodanie ze Śmietniska uruchamia to, co karta robi przy dodaniu, jak w przypadku Dukata czy Przypraw.
    Możesz wybrać Klucz, nawet jeśli już go masz.
    Klucz zwykle daje monetę dopiero od następnej tury.

rulings-villain =
    Odrzucić można tylko kartę za co najmniej ¤2: Posiadłość się nadaje, chyba że przez twój Kanał kosztuje ¤1.
    Kto ma na ręce najwyżej cztery karty, niczego nie odrzuca.

## Renaissance, Projects

rulings-cathedral =
    Nie możesz tego pominąć: jeśli masz karty na ręce, co turę musisz jedną wyrzucić.

rulings-city_gate =
    Najpierw dobierasz i możesz odłożyć właśnie dobraną kartę.
    Kolejność efektów na początku swojej tury wybierasz ty.

rulings-pageant =
    Tylko raz w turze i tylko za monety, które już masz: niezagrane Skarby się nie liczą.
    Przedstawienie, Eksploracja i Skarbiec działają w tej samej chwili; kolejność wybierasz ty.

rulings-sewers =
    Działa raz za każdą wyrzuconą kartę: cztery karty wyrzucone Kaplicą pozwalają wyrzucić cztery następne.
    Nie ma znaczenia, dlaczego, w czyjej turze i skąd wyrzucasz; dodatkowa karta musi być z ręki.
    Liczy się też karta, którą wyrzucasz z powodu cudzego Ataku.

rulings-star_chart =
    Wybierając, możesz oglądać tasowane karty, a także te z talii, które zaraz dobierzesz.
    Karta leży na wierzchu przetasowanych, ale pod tym, co zostało z talii.
    Działa też, gdy tasujesz w cudzej turze.

rulings-exploration =
    Kupno Projektu nie jest dodaniem karty, więc nie przeszkadza.
    Karty dodane przed fazą zakupu się nie liczą; w niej liczy się każda, nawet Złoto ze Skrzyni skarbów.
    Działa już w tej fazie zakupu, w której ją kupujesz.

rulings-fair =
    Działa od twojej następnej tury, w każdej turze.

rulings-silos =
    Najpierw odrzucasz, potem dobierasz; jeśli trzeba tasować, tasujesz też te Miedziaki.

rulings-sinister_plot =
    Co turę musisz zrobić jedno z dwojga.
    Każdy ma tu własne żetony; nie są one Funduszami.

rulings-academy =
    Liczą się karty kupione i dodane w inny sposób, w czyjejkolwiek turze.

rulings-capitalism =
    Wystarczy plus z liczbą monet w dowolnym miejscu tekstu: Ulepszenie go ma, Wynalazca nie.
    Takie karty możesz zagrywać w fazie zakupu, nie zużywając akcji.
    W twojej turze mają oba typy wszędzie, także u innych; twój Bandyta może w nie trafić.
    Obejmuje je wszystko, co dotyczy Skarbów: Ratusz, Kopalnia, Rzeźbiarz i tak dalej.

rulings-fleet =
    Po ostatniej z tych tur gra się kończy, niezależnie od stanu stosów; pomiędzy nimi turę może jeszcze dać Przyczółek.
    Punkty wszyscy liczą dopiero po ostatniej z nich.
    To tury dodatkowe, nie liczą się przy rozstrzyganiu remisu.

rulings-guildhall =
    Liczą się Skarby kupione i dodane w inny sposób, w czyjejkolwiek turze.

rulings-piazza =
    Odkrytą Akcję musisz zagrać; nie zużywa to twoich akcji.
    Każda inna karta zostaje na wierzchu talii.

rulings-road_network =
    Liczą się karty kupione i dodane w inny sposób, w czyjejkolwiek turze.

rulings-barracks =
    Działa od twojej następnej tury: zaczynasz ją z dwiema akcjami.

rulings-crop_rotation =
    Najpierw odrzucasz, potem dobierasz; jeśli trzeba tasować, tasujesz też tę kartę.
    Nadają się też karty Zwycięstwa mające inny typ.

rulings-innovation =
    Możesz zachować ją na kartę dodaną później w tej turze.
    Działa też w fazie zakupu, ale otrzymane wtedy akcje przepadają, a dobrane Skarby zagrasz tylko przed pierwszym zakupem.
    Nie ma znaczenia, jak i dokąd karta została dodana, ale jeśli coś ją już przeniosło, nie możesz jej zagrać.

rulings-canal =
    Obniża koszt wszystkich kart, gdziekolwiek są, ale nie Projektów.
    W cudzych turach twój Kanał nie działa.

rulings-citadel =
    Powtórzenie jest obowiązkowe; liczy się pierwsza Akcja w turze, nawet zagrana poza fazą akcji.
    Tak powtórzone Następstwo zadziała w następnej turze dwa razy.
    Karta jest powtarzana, nawet jeśli opuściła już grę, jak Wyspa; powtórzenie liczy się dla Spiskowca.

## Renaissance, Artifacts

rulings-flag =
    Z Przyczółkiem dobierasz cztery karty zamiast trzech.
    Gdy weźmie ją ktoś inny, od razu przestaje działać dla ciebie.

rulings-horn =
    Działa już od tury, w której go bierzesz, dla jednej Straży granicznej na turę.

rulings-key =
    W turze, w której go bierzesz, nic nie daje, chyba że dzieje się to na samym jej początku.

rulings-lantern =
    Działa już od tury, w której ją bierzesz.
    Jeśli odkryjesz mniej niż trzy karty, nie bierzesz Artefaktu.

rulings-treasure_chest =
    Działa już w turze, w której ją bierzesz, a ze Złota nie można zrezygnować.
    Wzięta w fazie zakupu, w tej turze nic już nie daje.
