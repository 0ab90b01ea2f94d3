### The log: one line for each thing that happened, in the present tense.
###
### `log-<kind>` tells an event whose cards are known, `log-<kind>-hidden` one of which only $count is known ($known
### of the cards are shown in $cards, for example the top one of several discarded).
### Arguments: $who, $cards (in the accusative), $names (in the nominative), $count, $known, $origin,
### $target, $word, $cause (the card that caused it), $choice (an option chosen), $bonus.

log-with-bonus = { $line } ({ $bonuses })

bonus-actions =
    { $count ->
        [one] +{ $count } akcja
        [few] +{ $count } akcje
       *[many] +{ $count } akcji
    }
bonus-buys =
    { $count ->
        [one] +{ $count } zakup
        [few] +{ $count } zakupy
       *[many] +{ $count } zakupów
    }
bonus-coins = +¤{ $count }
bonus-coffers =
    { $count ->
        [one] +{ $count } Fundusz
        [few] +{ $count } Fundusze
       *[many] +{ $count } Funduszy
    }
bonus-villagers =
    { $count ->
        [one] +{ $count } Wieśniak
       *[many] +{ $count } Wieśniaków
    }

log-turn =
    { $word ->
        [extra] Dodatkowa tura: { $who }
       *[other] Tura { $count }: { $who }
    }
log-plus = { $who }: { $bonus }
log-spend =
    { $word ->
        [coffers]
            { $count ->
                [1] { $who } wydaje Fundusz (+¤1)
                [one] { $who } wydaje { $count } Fundusz (+¤{ $count })
                [few] { $who } wydaje { $count } Fundusze (+¤{ $count })
               *[many] { $who } wydaje { $count } Funduszy (+¤{ $count })
            }
       *[villagers]
            { $count ->
                [1] { $who } wydaje Wieśniaka (+1 akcja)
                [one] { $who } wydaje { $count } Wieśniaka (+{ $count } akcja)
                [few] { $who } wydaje { $count } Wieśniaków (+{ $count } akcje)
               *[many] { $who } wydaje { $count } Wieśniaków (+{ $count } akcji)
            }
    }
log-play = { $who } zagrywa { $cards }
log-react = { $who } reaguje: { $names }
log-ability = { $who }: { $names }
log-buy = { $who } kupuje { $cards } za ¤{ $count }
log-project = { $who } kupuje Projekt: { $names }
log-artifact = { $who } bierze { $cards }
log-choose = { $who } wybiera: { $choice }
log-shuffle = { $who } tasuje karty
log-resign = { $who } poddaje grę
log-end = Koniec gry.

log-gain =
    { $who } dodaje { $origin ->
        [trash] ze Śmietniska { "" }
       *[other] { "" }
    }{ $target ->
        [hand] na rękę { "" }
        [deck] na wierzch talii { "" }
       *[other] { "" }
    }{ $cards }{ $target ->
        [aside] , odkładając na bok
       *[other] { "" }
    }
log-draw = { $who } dobiera { $cards }
log-draw-hidden =
    { $count ->
        [1] { $who } dobiera kartę
        [one] { $who } dobiera { $count } kartę
        [few] { $who } dobiera { $count } karty
       *[many] { $who } dobiera { $count } kart
    }
log-look =
    { $word ->
        [bottom] { $who } podgląda spód talii: { $names }
       *[other] { $who } podgląda { $cards }
    }
log-look-hidden =
    { $count ->
        [1] { $who } podgląda kartę
        [one] { $who } podgląda { $count } kartę
        [few] { $who } podgląda { $count } karty
       *[many] { $who } podgląda { $count } kart
    }
log-reveal =
    { $origin ->
        [hand] { $who } odkrywa z ręki { $cards }
        [deck] { $who } odkrywa z talii { $cards }
       *[other] { $who } odkrywa { $cards }
    }
log-discard =
    { $origin ->
        [deck] { $who } odrzuca z talii { $cards }
       *[other] { $who } odrzuca { $cards }
    }
log-discard-hidden =
    { $origin ->
        [deck] { $who } przekłada talię na stos kart odrzuconych
       *[other]
            { $known ->
                [0]
                    { $count ->
                        [one] { $who } odrzuca { $count } kartę
                        [few] { $who } odrzuca { $count } karty
                       *[many] { $who } odrzuca { $count } kart
                    }
               *[many]
                    { $count ->
                        [one] { $who } odrzuca { $count } kartę, na wierzchu { $names }
                        [few] { $who } odrzuca { $count } karty, na wierzchu { $names }
                       *[many] { $who } odrzuca { $count } kart, na wierzchu { $names }
                    }
            }
    }
log-trash =
    { $origin ->
        [deck] { $who } wyrzuca na Śmietnisko z talii { $cards }
        [supply] { $who } wyrzuca na Śmietnisko z Zasobów { $cards }
       *[other] { $who } wyrzuca na Śmietnisko { $cards }
    }
log-put_back =
    { $origin ->
        [hand] { $who } odkłada z ręki na wierzch talii { $cards }
        [discard] { $who } odkłada ze stosu kart odrzuconych na wierzch talii { $cards }
       *[other] { $who } odkłada na wierzch talii { $cards }
    }
log-put_back-hidden =
    { $count ->
        [1] { $who } odkłada na wierzch talii kartę
        [one] { $who } odkłada na wierzch talii { $count } kartę
        [few] { $who } odkłada na wierzch talii { $count } karty
       *[many] { $who } odkłada na wierzch talii { $count } kart
    }
log-to_hand = { $who } bierze na rękę { $cards }
log-to_hand-hidden =
    { $count ->
        [1] { $who } bierze na rękę kartę
        [one] { $who } bierze na rękę { $count } kartę
        [few] { $who } bierze na rękę { $count } karty
       *[many] { $who } bierze na rękę { $count } kart
    }
log-set_aside = { $who } odkłada na bok { $cards }
log-set_aside-hidden =
    { $count ->
        [1] { $who } odkłada na bok kartę
        [one] { $who } odkłada na bok { $count } kartę
        [few] { $who } odkłada na bok { $count } karty
       *[many] { $who } odkłada na bok { $count } kart
    }
log-mat = { $who } kładzie { $cards } na podkładce „{ $place }”
log-mat-hidden =
    { $count ->
        [1] { $who } kładzie kartę na podkładce „{ $place }”
        [one] { $who } kładzie { $count } kartę na podkładce „{ $place }”
        [few] { $who } kładzie { $count } karty na podkładce „{ $place }”
       *[many] { $who } kładzie { $count } kart na podkładce „{ $place }”
    }
log-name = { $who } podaje nazwę: { $names }
log-pass = { $who } przekazuje { $cards } ({ $other })
log-pass-hidden = { $who } przekazuje kartę ({ $other })
log-return = { $who } zwraca do Zasobów { $cards }
log-token =
    { $target ->
        [supply] { $who } kładzie żeton na stosie: { $names }
       *[other] { $who } bierze żeton: { $names }
    }
