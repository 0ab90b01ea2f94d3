### What the cards, Projects and Artifacts of Renaissance ask (see prompts.ftl).

## Kingdom cards

ask-border_guard-take = Weź na rękę jedną z odkrytych kart; reszta zostanie odrzucona.
ask-border_guard-choose = Weź Latarenkę albo Róg.
ask-ducat-trash = Możesz wyrzucić na Śmietnisko kartę Miedziaków z ręki.
ask-improve-trash = Możesz wyrzucić na Śmietnisko kartę Akcji z gry, aby dodać kartę droższą dokładnie o ¤1.
ask-improve-gain = Dodaj kartę kosztującą dokładnie o ¤1 więcej od wyrzuconej.
ask-hideout-trash = Wyrzuć na Śmietnisko kartę z ręki; za kartę Zwycięstwa dodasz Klątwę.
ask-inventor-gain = Dodaj kartę kosztującą do ¤4.
ask-mountain_village-take = Weź na rękę kartę ze swojego stosu kart odrzuconych.
ask-priest-trash = Wyrzuć na Śmietnisko kartę z ręki.
ask-research-trash = Wyrzuć na Śmietnisko kartę z ręki; za każdą ¤1 jej kosztu odłożysz na bok kartę z talii.
ask-old_witch-trash = Możesz wyrzucić na Śmietnisko Klątwę z ręki.
ask-recruiter-trash = Wyrzuć na Śmietnisko kartę z ręki; otrzymasz +1 Wieśniaka za każdą ¤1 jej kosztu.
ask-scepter-choose = Wybierz jedną opcję:
word-scepter-coins = +¤2
word-scepter-replay = Zagraj ponownie kartę Akcji zagraną w tej turze
ask-scepter-play_card = Wybierz kartę Akcji, którą zagrasz ponownie.
ask-sculptor-gain = Dodaj na rękę kartę kosztującą do ¤4.
ask-seer-put_back = Odłóż te karty z powrotem na talię; pierwsza znajdzie się na samej górze.
ask-treasurer-choose = Wybierz jedną opcję:
word-treasurer-trash = Wyrzuć na Śmietnisko Skarb z ręki
word-treasurer-gain = Dodaj na rękę Skarb ze Śmietniska
word-treasurer-key = Weź Klucz
ask-treasurer-trash = Wyrzuć na Śmietnisko Skarb z ręki.
ask-treasurer-gain = Dodaj na rękę Skarb ze Śmietniska.
ask-villain-discard = Odrzuć kartę kosztującą co najmniej ¤2.

## Projects

ask-cathedral-trash = Wyrzuć na Śmietnisko kartę z ręki.
ask-city_gate-put_back = Odłóż kartę z ręki na wierzch swojej talii.
ask-sewers-trash = Możesz wyrzucić na Śmietnisko kartę z ręki.
ask-star_chart-star = Możesz wybrać kartę, która znajdzie się na wierzchu potasowanych.
ask-silos-discard = Możesz odrzucić dowolną liczbę kart Miedziaków, aby dobrać tyle samo kart.
ask-sinister_plot-choose = Położyć żeton czy zdjąć wszystkie swoje żetony?
word-sinister_plot-token = Połóż żeton
word-sinister_plot-cards = Zdejmij wszystkie swoje żetony: +1 karta za każdy
ask-crop_rotation-discard = Możesz odrzucić kartę Zwycięstwa, aby otrzymać +2 karty.
