### Kampania: jak nazywają się przeciwnicy i co mówią przy stole.
### rival-name-<przeciwnik>; phrase-<przeciwnik>-<chwila>: greeting, attack (u tych, którzy atakują), ahead, behind, won, lost.

rival-name-banker = Bonifacy
phrase-banker-greeting = Dzień dobry. Sprawdzimy, czyja sakiewka cięższa?
phrase-banker-ahead = Procenty, drogi przyjacielu. Zbierają się powoli.
phrase-banker-behind = Hm. Muszę zajrzeć do ksiąg.
phrase-banker-won = Pieniądz w końcu wygrywa. Zapraszam ponownie.
phrase-banker-lost = Spłacam wszystko co do grosza. Zasłużone zwycięstwo!

rival-name-witch = Jagna
phrase-witch-greeting = Podejdź bliżej, złotko. Mam dla ciebie mały upominek.
phrase-witch-attack = To dla ciebie. Nie, nie trzeba dziękować.
phrase-witch-ahead = Jaka ciężka zrobiła się ta twoja talia!
phrase-witch-behind = Mój kocioł widział lepsze dni.
phrase-witch-won = Tak łatwo się mnie nie pozbędziesz. Hi, hi!
phrase-witch-lost = Żaden urok na ciebie nie działa. Piękna gra.

rival-name-gardener = Florian
phrase-gardener-greeting = Witaj w ogrodzie! Uważaj na sadzonki, szybko rosną.
phrase-gardener-ahead = Spójrz, jak wszystko kwitnie!
phrase-gardener-behind = Późne przymrozki. Zdarza się każdemu ogrodnikowi.
phrase-gardener-won = Czas żniw! A ty czekasz na Prowincje?
phrase-gardener-lost = Twoje plony były pierwsze. Gratulacje!

rival-name-abbess = Benedykta
phrase-abbess-greeting = Pokój z tobą. Zacznijmy od porządków.
phrase-abbess-ahead = Kto ma niewiele, niewiele dźwiga.
phrase-abbess-behind = Cierpliwości. Mała talia szybko nadrabia.
phrase-abbess-won = Mniej znów znaczyło więcej.
phrase-abbess-lost = Umiesz się rozstawać z tym, co zbędne. Cieszę się.

rival-name-sailor = Bartosz
phrase-sailor-greeting = Ahoj! Przypływ, odpływ, a ja zarabiam dwa razy.
phrase-sailor-ahead = Pomyślny wiatr i pełna ładownia!
phrase-sailor-behind = Flauta. Wiatr się jeszcze odwróci.
phrase-sailor-won = Jestem już w porcie, a twój statek dopiero podnosi kotwicę!
phrase-sailor-lost = Dobrze żeglujesz. Następna kolejka w tawernie na mój koszt.

rival-name-builder = Ignacy
phrase-builder-greeting = Dzień dobry. Najpierw fundamenty, potem dach.
phrase-builder-ahead = Wszystko zgodnie z planem.
phrase-builder-behind = Rysa na murze. Da się jeszcze załatać.
phrase-builder-won = Stoi, i postoi całe wieki.
phrase-builder-lost = Piękna robota. Chylę przed tobą czoła.

rival-name-innkeeper = Rozalia
phrase-innkeeper-greeting = Siadaj, siadaj! U mnie zawsze coś się dzieje.
phrase-innkeeper-ahead = Co za wieczór! A jeszcze młody.
phrase-innkeeper-behind = Muzykanci coś dziś fałszują.
phrase-innkeeper-won = Zamykamy! Rachunek płacisz ty.
phrase-innkeeper-lost = Dziś ja stawiam, należy ci się!

rival-name-captain = Leonora
phrase-captain-greeting = A więc to ty. Pokaż, że potrafisz zdobyć chorągiew.
phrase-captain-ahead = Chorągiew jest moja i pole bitwy też.
phrase-captain-behind = Trzymać szyk. To jeszcze nie koniec.
phrase-captain-won = Dzielna walka. Wróć z lepszym planem.
phrase-captain-lost = Oddaję szpadę. Rzadko kto wygrywa ze mną tak uczciwie.

rival-name-queen = Izolda
phrase-queen-greeting = Daleka droga za tobą. Tron jest jeden, a ja na nim siedzę.
phrase-queen-attack = Drobna danina, jeśli łaska.
phrase-queen-ahead = Możesz jeszcze uklęknąć. To żaden wstyd.
phrase-queen-behind = Ostrożnie. Królowa nigdy nie jest groźniejsza.
phrase-queen-won = Tron pozostaje zajęty.
phrase-queen-lost = Królestwo jest twoje. Korona leży na tobie jak ulał.
