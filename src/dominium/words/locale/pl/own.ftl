### Co jest nie tak w pliku z własnymi kartami: po nazwie pliku i numerze wiersza to, co byłoby dobrze.

own-python = to nie jest plik Pythona: podaj plik z końcówką .py
own-not-text = to nie jest tekst w UTF-8
own-unreadable = nie można odczytać tego pliku: { $why }
own-same-name = tak samo nazywa się { $other }; zapisy gier rozróżniają pliki po nazwach, więc nazwij ten inaczej
own-left-out = pominięto, bo jest błąd: { $problem }
own-stopped = własna karta zawiodła: { $place }
own-syntax = to nie jest Python: { $why }
own-failed = plik zatrzymuje się tutaj: { $why }
own-no-cards = plik nie rejestruje żadnej karty: zakończ go wierszem register(TwojaKarta)
own-taken = karta „{ $id }” już istnieje: wybierz inny identyfikator dla { $name }
own-twice = dwie klasy tego pliku mają identyfikator „{ $id }”: wybierz inny dla { $name }
own-id = „{ $id }” nie może być identyfikatorem: tylko małe litery, cyfry i _, a na początku litera, na przykład id = "old_mill"
own-types = { $name } nie ma typu: napisz types = ACTION albo inny z dominium.engine.types
own-basic = karty podstawowe są w każdej grze i nie można ich dodać: usuń basic
own-sets = własne karty same są zestawem: usuń sets
own-cost = karta kosztuje od 0 do 99, nie { $text }
own-must-be-str = { $name } to { $text }: musi to być tekst w cudzysłowie
own-must-be-int = { $name } to { $text }: musi to być liczba całkowita
own-must-be-bool = { $name } to { $text }: musi to być True albo False
own-words = WORDS musi być słownikiem z { $languages } na tekst Fluent: WORDS = { "{" }"pl": """..."""{ "}" }
own-words-unclear = to nie jest Fluent: { $why }
own-words-about = „{ $id }” nie dotyczy żadnej karty z pliku: słowa są tu o { $cards }, jako <karta>, rulings-<karta>, ask-<karta>-<rodzaj>, use-<karta>, word-<karta>-<słowo>
own-words-twice = komunikat „{ $id }” już jest: zostaw jeden
own-words-notes = „{ $id }” ma w jednym języku więcej uwag niż w drugim: napisz te same w obu, każdą w osobnym wierszu
own-drawings = DRAWINGS musi być słownikiem z kart na rysunki: DRAWINGS = { "{" }"old_mill": "windmill"{ "}" }
own-drawings-card = „{ $id }” nie jest kartą z tego pliku: rysunki są tu dla { $cards }
own-drawings-icon = nie ma rysunku „{ $name }”: podaj nazwę z listy `dominium cards --drawings` (podobne: { $near }) albo obrys ścieżki SVG w kwadracie 512
