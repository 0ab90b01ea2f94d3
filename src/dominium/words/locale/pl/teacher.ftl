### Nauczyciel: analiza gier, podpowiedzi, objaśnianie królestw.
###
### Szanse są zaokrąglone, zanim tu trafią. $who to gracz, $deed zdanie z `teacher-did-...`, $better to, co byłoby lepsze,
### $gain to, ile by dało.

help-analyse = powiedz, co rozstrzygnęło zakończoną grę
help-analyse-long = Analizuje zakończoną grę: szanse wygranej każdego gracza po każdej decyzji, co byłoby lepsze, co było szczęściem, a co grą. Ctrl-C przerywa i wtedy nic nie zostaje zapisane.
help-analyse-file = plik z zapisem gry
help-analyse-html = zapisz stronę z wykresem, po którym można przechodzić krok po kroku
help-analyse-json = zapisz wszystkie liczby
help-analyse-seconds = ile mniej więcej może to potrwać; bez tego ten sam zapis daje zawsze tę samą analizę
analyse-unfinished = gra nie została rozegrana do końca: analizować można tylko gry zakończone
analyse-interrupted = przerwano; nic nie zostało zapisane
analyse-written = Zapisano w { $file }.
analyse-unit = decyzji
error-file-twice = plik { $file } podano dwa razy: zostałby nadpisany
error-seconds = --seconds to liczba od 1 do 3600, a nie „{ $text }”

teacher-percent = { $number }{"\u00A0"}%
teacher-under = poniżej { $number }{"\u00A0"}%
teacher-over = ponad { $number }{"\u00A0"}%
teacher-loss = −{ $number }{"\u00A0"}%
teacher-gain = +{ $number }{"\u00A0"}%
teacher-nothing = nic
teacher-did = { $who } ({ $by }): { $cards }
teacher-did-play =
    { $count ->
        [0] { $who } nie zagrywa żadnej Akcji
       *[other] { $who } zagrywa { $cards }
    }
teacher-did-treasure =
    { $count ->
        [0] { $who } nie zagrywa Skarbów
       *[other] { $who } zagrywa { $cards }
    }
teacher-did-buy =
    { $count ->
        [0] { $who } nic nie kupuje
       *[other] { $who } kupuje { $cards }
    }
teacher-did-gain =
    { $count ->
        [0] { $who } nic nie dodaje
       *[other] { $who } dodaje { $cards }
    }
teacher-did-trash =
    { $count ->
        [0] { $who } nic nie wyrzuca na Śmietnisko
       *[other] { $who } wyrzuca na Śmietnisko { $cards }
    }
teacher-did-discard =
    { $count ->
        [0] { $who } nic nie odrzuca
       *[other] { $who } odrzuca { $cards }
    }
teacher-did-react =
    { $count ->
        [0] { $who } niczego nie używa
       *[other] { $who } używa zdolności: { $cards }
    }
teacher-better = lepszy wybór: { $better } ({ $gain })

teacher-start = Szanse na początku: { $chances }.
teacher-end =
    { $count ->
        [one] Wygrana: { $names } ({ $scores }).
       *[other] Wspólna wygrana: { $names } ({ $scores }).
    }
teacher-given-up = Wygrana: { $names }, bo gra została poddana ({ $scores }).
teacher-ahead = Od początku do końca prowadzi { $who }.
teacher-turning-point = Punkt zwrotny to tura { $turn } ({ $deed }): odtąd prowadzi { $who }.
teacher-clean = { $who }: żadnej pomyłki, którą dałoby się odróżnić od przypadku.
teacher-worst =
    { $count ->
        [one] { $who }: jedna decyzja nie była najlepsza, w turze { $turn }: { $deed }; { $better }.
        [few] { $who }: { $count } decyzje nie były najlepsze (razem { $total }), przede wszystkim w turze { $turn }: { $deed }; { $better }.
       *[many] { $who }: { $count } decyzji nie było najlepszych (razem { $total }), przede wszystkim w turze { $turn }: { $deed }; { $better }.
    }
teacher-luck = Los sprzyjał graczowi { $who }: było to warte około { $number }{"\u00A0"}% wygranej.
teacher-no-luck = Los nie sprzyjał nikomu bardziej, niż da się zmierzyć.

teacher-title = Analiza
teacher-chart = Szanse wygranej decyzja po decyzji
teacher-turn = Tura { $turn }
teacher-turns = Tura
teacher-best = Lepszy wybór
teacher-best-and-gain = { $better } ({ $gain })
teacher-decision = Decyzja
teacher-mark = Ocena
teacher-grade-inaccuracy = niedokładność
teacher-grade-mistake = błąd
teacher-grade-blunder = gruby błąd
teacher-marks = Co byłoby lepsze
teacher-none-marked = Żadna decyzja nie kosztowała więcej, niż da się odróżnić od przypadku.
teacher-played = Gra i szczęście
teacher-player = Gracz
teacher-lost = Stracone w grze
teacher-lucky = Szczęście
teacher-figures = To szanse w oczach kogoś, kto zna wszystkie ręce, ale nie zna żadnej talii. Decyzje są oceniane według tego, co gracz mógł wiedzieć, w wyobrażonych dalszych ciągach gry, a to, co lepsze, zmierzono jeszcze raz w nowych. Szczęście to zmiana, która nie wynikła z niczyjej gry.
teacher-step = Krok po kroku: klawisze strzałek albo suwak.
teacher-end-of-game = Koniec

## Podpowiedzi

hint-choice = { $better } { $text } (±{"\u00A0"}{ $number })
hint-clear = Mistrz wybrałby: { $better }, bo tak wygrywa najwięcej gier, które sobie wyobraża. Dalej: { $text }.
hint-unclear = Bez wyraźnej różnicy: { $text }.
hint-unthinking = Mistrz wybrałby bez namysłu: { $better }.
hint-hurried = Zabrakło czasu na porównanie. Mistrz wybrałby raczej: { $better }.
hint-not-ready = Mistrz dopiero poznaje to królestwo: zapytaj za chwilę jeszcze raz. Bez namysłu wybrałby: { $better }.

## Objaśnianie królestwa

help-lab-guide = objaśnij królestwo
help-lab-guide-long = Objaśnia królestwo dla dwóch graczy: które sposoby gry wygrywają, które karty się liczą, jak długo trwają gry i jak zacząć. Ctrl-C przerywa i wtedy nic nie zostaje zapisane.
help-lab-guide-games = gry każdej pary ({ $count })
help-lab-guide-all = objaśnij wszystkie polecane królestwa do pliku FILE, obok tych, które już w nim są
lab-guide-kingdoms = królestw
lab-error-guides = plik { $file } nie zawiera objaśnień królestw
lab-error-guide-kingdom = podaj królestwo do objaśnienia: identyfikator, na przykład base2-first-game, albo dziesięć kart rozdzielonych przecinkami
lab-guide-unit = porównań
lab-guide-lengths = Gra trwa średnio { $text } rundy, a większość gier od { $min } do { $max } rund.
lab-guide-way = { $number }: { $cards }
lab-guide-money = same pieniądze
lab-guide-ways = Sposób
lab-guide-table = Wygrane sposobu z wiersza ze sposobem z kolumny, %
lab-guide-cards = Które karty się liczą
lab-guide-card = Bez karty
lab-guide-lost = strata wygranych, %
lab-guide-note = O ile mniej niż połowę gier wygrywa z najlepszym sposobem najlepszy znaleziony sposób bez tej karty. Z połową 95-procentowego przedziału.
lab-guide-spared = Bez straty można pominąć: { $cards }.
lab-guide-openings = Jak zacząć
lab-guide-coins = Monety
lab-guide-first = Pierwszy zakup
lab-guide-second = Drugi zakup
