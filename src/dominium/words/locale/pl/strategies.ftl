### Pliki strategii: błędy w nich i strategie z innych symulatorów.

## Gdzie

strategy-at = { $file }, wiersz { $line }, kolumna { $column }: { $problem }
strategy-at-line = { $file }, wiersz { $line }: { $problem }
strategy-in = { $file }: { $problem }
strategy-unnamed = strategia

## Co

strategy-expected = oczekiwano: { $expected }; jest: „{ $found }”
strategy-end-of-line = koniec wiersza
strategy-expect-end = „and”, „or”, porównanie albo koniec wiersza
strategy-expect-value = liczba, słowo albo „(”
strategy-expect-open = „(” i nazwa karty
strategy-expect-close = „)”
strategy-expect-card = nazwa karty
strategy-unreadable = „{ $found }” nic nie znaczy w warunku
strategy-divide-by-zero = przez 0 nie można dzielić
strategy-word =
    { $hints ->
        [0] warunki nie znają słowa „{ $word }”
       *[other] warunki nie znają słowa „{ $word }”; może chodzi o: { $near }?
    }
strategy-card = nie ma karty „{ $name }”
strategy-header =
    { $hints ->
        [0] nie ma „{ $name }:”; oczekiwano jednego z: { $known }
       *[other] nie ma „{ $name }:”; może chodzi o „{ $near }:”?
    }
strategy-section =
    { $hints ->
        [0] nie ma działu „{ $name }:”; oczekiwano jednego z: { $known }
       *[other] nie ma działu „{ $name }:”; może chodzi o „{ $near }:”?
    }
strategy-header-late = „{ $name }:” powinno stać przed pierwszym działem
strategy-outside = „{ $found }” nie należy do żadnego działu; oczekiwano „name:”, „buy:” lub podobnego
strategy-too-much = warunek ma najwyżej { $most } słów, liczb i znaków
strategy-too-deep = warunki zagnieżdża się najwyżej { $most } razy
strategy-number = liczba ma najwyżej { $most } cyfr
strategy-too-long = strategia ma najwyżej { $most } wierszy
strategy-twice = „{ $name }:” występuje dwa razy
strategy-empty = po „{ $name }:” czegoś brakuje
strategy-yes-or-no = „{ $name }” to yes albo no, a nie „{ $found }”
strategy-buy-alone = „buy:” dotyczy wszystkich zakupów; nie podaje się przy nim karty w nawiasie
strategy-not-bought = „{ $name }” nie da się kupić
strategy-after-judge = po „judge” nic już w dziale nie może stać
strategy-no-name = oczekiwano wiersza „name: …”
strategy-no-rules = oczekiwano działu „buy:” z przynajmniej jedną kartą

## Pliki innych symulatorów

import-cards = nie ma karty: { $about }
import-condition = warunek „{ $about }” nie ma odpowiednika
import-strategy = sposób gry „{ $about }” nie ma odpowiednika
import-start = zaczyna z innymi kartami: { $about }
import-not-xml = oczekiwano pliku XML z elementami <player>
import-no-players = oczekiwano elementów <player>; nie ma żadnego

help-lab-import = przejmij strategie z pliku XML symulatora Geronimoo
help-lab-import-file = plik XML
help-lab-import-to = zapisz każdą strategię w tym katalogu
import-summary =
    { $taken ->
        [one] Przejęto { $taken } strategię z { $all }.
        [few] Przejęto { $taken } strategie z { $all }.
       *[many] Przejęto { $taken } strategii z { $all }.
    }
import-written = Zapisano w { $place }
import-taken = przejęto
import-not-taken = nie przejęto
import-line = { $name }: { $reason }
import-unreadable = nie można przeczytać { $file }: { $problem }
import-unwritable = nie można zapisać { $file }: { $problem }
