### What is asked.
###
### `ask-<kind>` is the general sentence for a kind of question, `ask-<card>-<kind>` the one of a card where the
### general one would be unclear; the name of the card that asks stands before it anyway.
### A first-edition card `x@1e` uses `ask-x-1e-<kind>`, then `ask-x-<kind>`.
### Arguments: $min and $max (how many), $mode (exact, may, any, upto, range), $some (how many cards, in words,
### in the accusative: "2 karty", "dowolną liczbę kart"), $object (the one card on offer, or "kartę", in the
### accusative), $card (who asks).
### `word-<word>` and `word-<card>-<word>` are options that are words; a number uses `word-number` ($number).

several-cards = { $card } ×{ $count }
a-card = kartę
some-cards =
    { $mode ->
        [exact]
            { $max ->
                [1] { $object }
                [one] { $max } kartę
                [few] { $max } karty
               *[many] { $max } kart
            }
        [may] { $object }
        [any] dowolną liczbę kart
        [upto]
            { $max ->
                [1] jedną kartę
               *[many] do { $max } kart
            }
       *[range] od { $min } do { $max } kart
    }

## The main questions of a turn

ask-play = Zagraj kartę Akcji.
ask-treasure = Zagraj Skarby.
ask-buy = Kup kartę.

## What cards and rules ask

ask-discard =
    { $min ->
        [0] Możesz odrzucić { $some }.
       *[many] Odrzuć { $some }.
    }
ask-trash =
    { $min ->
        [0] Możesz wyrzucić na Śmietnisko { $some }.
       *[many] Wyrzuć na Śmietnisko { $some }.
    }
ask-gain =
    { $min ->
        [0] Możesz dodać { $some }.
       *[many] Dodaj { $some }.
    }
ask-put_back =
    { $min ->
        [0] Możesz odłożyć na wierzch talii { $some }.
       *[many]
            { $max ->
                [1] Odłóż na wierzch talii { $some }.
               *[many] Odłóż na wierzch talii { $some }; pierwsza znajdzie się na samej górze.
            }
    }
ask-set_aside =
    { $min ->
        [0] Możesz odłożyć na bok { $some }.
       *[many] Odłóż na bok { $some }.
    }
ask-take =
    { $min ->
        [0] Możesz wziąć na rękę { $some }.
       *[many] Weź na rękę { $some }.
    }
ask-play_card =
    { $min ->
        [0] Możesz zagrać { $some }.
       *[many] Zagraj { $some }.
    }
ask-react = Możesz użyć:
ask-order = Co działa najpierw?
ask-choose =
    { $max ->
        [1] Wybierz jedną opcję:
        [one] Wybierz { $max } różną opcję:
        [few] Wybierz { $max } różne opcje:
       *[many] Wybierz { $max } różnych opcji:
    }
ask-name = Wymień nazwę karty.
ask-pass = Przekaż { $some }.
ask-reveal =
    { $min ->
        [0] Możesz odkryć { $some }.
       *[many] Odkryj { $some }.
    }
ask-place = W którym miejscu talii? Policz karty leżące powyżej.
ask-pile = Wybierz stos w Zasobach.
ask-give = Wybierz kartę, którą doda inny gracz.
ask-return =
    { $min ->
        [0] Możesz zwrócić do Zasobów { $some }.
       *[many] Zwróć do Zasobów { $some }.
    }
ask-star = Możesz wybrać kartę, która znajdzie się na wierzchu tasowanych kart.
ask-top = Wybierz kartę, która znajdzie się na wierzchu stosu kart odrzuconych.

## The base game

ask-cellar-discard = Odrzuć dowolną liczbę kart: dobierzesz tyle samo.
ask-bureaucrat-reveal = Odkryj kartę Zwycięstwa: trafi na wierzch twojej talii.
ask-moneylender-trash = Możesz wyrzucić na Śmietnisko Miedziaki, aby otrzymać +¤3.
ask-remodel-trash = Wyrzuć na Śmietnisko kartę: dodasz inną, droższą najwyżej o ¤2.
ask-throne_room-play_card = Możesz wybrać kartę Akcji, którą zagrasz dwukrotnie.
ask-throne_room-1e-play_card = Wybierz kartę Akcji, którą zagrasz dwukrotnie.
ask-library-set_aside = Dobierasz { $object }. Możesz odłożyć tę kartę na bok i dobierać dalej.
ask-mine-trash = Możesz wyrzucić na Śmietnisko Skarb: dodasz na rękę inny, droższy najwyżej o ¤3.
ask-mine-1e-trash = Wyrzuć na Śmietnisko Skarb: dodasz na rękę inny, droższy najwyżej o ¤3.
ask-mine-gain = Dodaj Skarb na rękę.
ask-chancellor-choose = Przełożyć talię na stos kart odrzuconych?
ask-spy-discard = Odkryto { $object }. Możesz zdecydować o odrzuceniu; inaczej karta wróci na talię.
ask-thief-trash = Wybierz Skarb, który trafi na Śmietnisko.
ask-thief-gain = Możesz dodać dowolne z wyrzuconych Skarbów.
ask-harbinger-put_back = Możesz odłożyć kartę ze stosu kart odrzuconych na wierzch talii.
ask-vassal-play_card = Odrzucasz { $object }. Możesz zagrać tę kartę.
ask-bandit-trash = Wybierz Skarb, który wyrzucisz na Śmietnisko.
ask-sentry-trash = Możesz wyrzucić na Śmietnisko dowolne z tych kart.
ask-sentry-discard = Możesz odrzucić dowolne z tych kart; reszta wróci na talię.
ask-sentry-put_back = Odłóż te karty na talię; pierwsza znajdzie się na samej górze.
ask-artisan-gain = Dodaj na rękę kartę kosztującą do ¤5.
ask-artisan-put_back = Odłóż kartę z ręki na wierzch talii.

## Options

word-cards = Karty
word-actions = Akcje
word-buys = Zakupy
word-coins = Monety
word-trash = Wyrzuć na Śmietnisko
word-discard = Odrzuć
word-gain = Dodaj
word-curse = Dodaj Klątwę
word-gold = Dodaj kartę Złota
word-yes = Tak
word-no = Nie
word-deck = Talia
word-mat = Podkładka
word-coffers = Wydaj Fundusz (+¤1)
word-villagers = Wydaj Wieśniaka (+1 akcja)
word-number =
    { $number ->
        [0] Na samej górze
        [one] Pod { $number } kartą
       *[many] Pod { $number } kartami
    }
