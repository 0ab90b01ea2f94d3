### What the cards of Intrigue ask (see prompts.ftl).

## Both editions

ask-courtyard-put_back = Odłóż kartę z ręki na wierzch talii.
ask-pawn-choose = Wybierz dwie różne opcje w kolejności, w jakiej chcesz je wykonać:
word-pawn-cards = +1 karta
word-pawn-actions = +1 akcja
word-pawn-buys = +1 zakup
word-pawn-coins = +¤1
ask-masquerade-pass = Wybierz kartę, którą przekażesz w lewo.
ask-masquerade-trash = Możesz wyrzucić na Śmietnisko kartę z ręki.
ask-steward-choose = Wybierz jedną opcję:
ask-steward-trash = Wyrzuć na Śmietnisko 2 karty z ręki.
word-steward-cards = +2 karty
word-steward-coins = +¤2
word-steward-trash = Wyrzuć na Śmietnisko 2 karty z ręki
ask-swindler-give = Wybierz kartę, którą inny gracz doda zamiast wyrzuconej.
ask-wishing_well-name = Wymień nazwę karty; jeśli leży na wierzchu talii, weźmiesz ją na rękę.
ask-baron-discard = Możesz odrzucić Posiadłość, aby otrzymać +¤4; inaczej dodasz Posiadłość.
ask-ironworks-gain = Dodaj kartę kosztującą do ¤4.
ask-mining_village-trash = Możesz wyrzucić tę Osadę górniczą na Śmietnisko, aby otrzymać +¤2.
ask-minion-choose = Wybierz jedną opcję:
word-minion-coins = +¤2
word-minion-discard = Odrzuć rękę, +4 karty; inni gracze, którzy mają co najmniej 5 kart, robią to samo
ask-torturer-choose = Odrzucić 2 karty czy dodać Klątwę na rękę?
ask-torturer-discard = Odrzuć 2 karty.
word-torturer-discard = Odrzuć 2 karty
word-torturer-curse = Dodaj Klątwę na rękę
ask-trading_post-trash = Wyrzuć na Śmietnisko 2 karty z ręki: dodasz na rękę kartę Srebrników.
ask-upgrade-trash = Wyrzuć na Śmietnisko kartę z ręki: dodasz inną, droższą dokładnie o ¤1.
ask-upgrade-gain = Dodaj jedną z tych kart.
ask-nobles-choose = Wybierz jedną opcję:
word-nobles-cards = +3 karty
word-nobles-actions = +2 akcje

## 1st edition only

ask-secret_chamber-discard = Odrzuć dowolną liczbę kart: +¤1 za każdą z nich.
ask-secret_chamber-put_back = Odłóż 2 karty z ręki na wierzch talii; pierwsza znajdzie się na samej górze.
ask-scout-put_back =
    { $max ->
        [one] Odłóż tę kartę na talię.
        [few] Odłóż te { $max } karty na talię; pierwsza znajdzie się na samej górze.
       *[many] Odłóż te { $max } kart na talię; pierwsza znajdzie się na samej górze.
    }
ask-saboteur-gain = Możesz dodać jedną z tych kart zamiast wyrzuconej.

## 2nd edition only

ask-lurker-choose = Wybierz jedną opcję:
ask-lurker-trash = Wyrzuć na Śmietnisko kartę Akcji z Zasobów.
ask-lurker-gain = Dodaj kartę Akcji ze Śmietniska.
word-lurker-trash = Wyrzuć na Śmietnisko kartę Akcji z Zasobów
word-lurker-gain = Dodaj kartę Akcji ze Śmietniska
ask-diplomat-discard = Odrzuć 3 karty.
ask-mill-discard =
    { $max ->
        [1] Możesz odrzucić ostatnią kartę, ale nic za nią nie otrzymasz.
       *[many]
            { $min ->
                [0] Możesz odrzucić 2 karty, aby otrzymać +¤2.
               *[many] Odrzuć dokładnie 2 karty, aby otrzymać +¤2.
            }
    }
ask-secret_passage-put_back = Wybierz kartę z ręki, którą włożysz do talii.
ask-secret_passage-place = W którym miejscu talii ją umieścić?
word-secret_passage-number =
    { $number ->
        [0] Na samej górze
        [one] Pod { $number } kartą
       *[many] Pod { $number } kartami
    }
ask-courtier-reveal = Odkryj kartę z ręki; za każdy jej typ wybierzesz jedną opcję.
ask-courtier-choose =
    { $max ->
        [1] Wybierz jedną opcję:
        [few] Wybierz { $max } różne opcje:
       *[many] Wybierz { $max } różnych opcji:
    }
word-courtier-actions = +1 akcja
word-courtier-buys = +1 zakup
word-courtier-coins = +¤3
word-courtier-gold = Dodaj kartę Złota
ask-patrol-put_back =
    { $max ->
        [one] Odłóż tę kartę na talię.
        [few] Odłóż te { $max } karty na talię; pierwsza znajdzie się na samej górze.
       *[many] Odłóż te { $max } kart na talię; pierwsza znajdzie się na samej górze.
    }
ask-replace-trash = Wyrzuć na Śmietnisko kartę z ręki: dodasz inną, droższą najwyżej o ¤2.
ask-replace-gain = Dodaj jedną z tych kart; jeśli to karta Zwycięstwa, inni gracze dodadzą Klątwy.
