### What is asked.
###
### `ask-<kind>` is the general sentence for a kind of question, `ask-<card>-<kind>` the one of a card where the
### general one would be unclear; the name of the card that asks stands before it anyway.
### A first-edition card `x@1e` uses `ask-x-1e-<kind>`, then `ask-x-<kind>`.
### Arguments: $min and $max (how many), $mode (exact, may, any, upto, range), $some (how many cards, in words,
### in the accusative: "2 karty", "dowolną liczbę kart"), $object (the one card on offer, or "kartę", in the
### accusative), $card (who asks).
### $other is the other player a card is at work on, $about says whether there is one (other, own), $trashed is what
### the card that asks has trashed. `asked-<what>` comes first where another player did something, `use-<card>` says
### what an ability does that may be used.
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

another-player = inny gracz
trashed-card = wyrzucona karta
asked-play = { $who } zagrywa { $card }.
asked-gain = { $who } dodaje { $card }.
asked-own-gain = Dodajesz { $card }.

## The main questions of a turn

ask-play = Możesz zagrać z ręki kartę Akcji.
ask-treasure =
    { $cards ->
        [0] Przed zakupami możesz wydać żetony.
       *[other] Zagraj Skarby, aby mieć monety.
    }
ask-buy = Kup kartę, na którą cię stać, albo zakończ turę.

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
ask-react =
    { $max ->
        [1] Możesz użyć jednej z tych kart.
       *[many] Możesz użyć tych kart.
    }
ask-order = Wybierz, co zadziała najpierw; reszta potem.
ask-choose =
    { $max ->
        [1] Wybierz jedną opcję.
        [one] Wybierz { $max } różną opcję.
        [few] Wybierz { $max } różne opcje.
       *[many] Wybierz { $max } różnych opcji.
    }
ask-name = Podaj nazwę karty.
ask-pass = Przekaż { $some }.
ask-reveal =
    { $min ->
        [0] Możesz odkryć { $some }.
       *[many] Odkryj { $some }.
    }
ask-place = Wybierz, jak głęboko w talii znajdzie się ta karta.
ask-pile = Wybierz stos w Zasobach.
ask-give = Wybierz kartę, którą doda { $other }.
ask-return =
    { $min ->
        [0] Możesz zwrócić do Zasobów { $some }.
       *[many] Zwróć do Zasobów { $some }.
    }
ask-star = Możesz wybrać kartę, która znajdzie się na wierzchu tasowanych kart.
ask-top = Wybierz kartę, która znajdzie się na wierzchu stosu kart odrzuconych.

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
