### What the cards of Seaside ask (see prompts.ftl).

## Both editions

ask-haven-set_aside = Odłóż na bok kartę z ręki; wróci do ciebie w następnej turze.
ask-native_village-choose = Położyć kartę na podkładce czy wziąć karty z podkładki?
word-native_village-deck = Połóż kartę z wierzchu talii na podkładce
word-native_village-mat = Weź na rękę karty z podkładki
ask-lookout-trash = Wyrzuć na Śmietnisko jedną z tych kart.
ask-lookout-discard = Odrzuć jedną z tych kart; druga wróci na wierzch talii.
ask-smugglers-gain = Dodaj kopię jednej z tych kart.
ask-warehouse-discard = Odrzuć 3 karty.
ask-island-set_aside = Odłóż kartę z ręki na swoją podkładkę Wyspy.
ask-salvager-trash = Wyrzuć na Śmietnisko kartę z ręki; otrzymasz +¤1 za każdą ¤1 jej kosztu.

## 1st edition only

ask-embargo-pile = Wybierz stos w Zasobach, na którym położysz żeton Embarga.
ask-pearl_diver-put_back = Na spodzie talii widzisz { $object }. Możesz odłożyć tę kartę na wierzch.
ask-ambassador-reveal = Odkryj kartę z ręki; każdy inny gracz doda jej kopię.
ask-ambassador-return =
    { $max ->
        [one] Możesz zwrócić odkrytą kartę do Zasobów.
        [few] Możesz zwrócić do Zasobów najwyżej { $max } jej kopie.
       *[many] Możesz zwrócić do Zasobów najwyżej { $max } jej kopii.
    }
ask-navigator-choose = Odrzucić te karty czy odłożyć je z powrotem?
ask-navigator-put_back = Odłóż te karty na talię; pierwsza znajdzie się na samej górze.
word-navigator-discard = Odrzuć wszystkie
word-navigator-deck = Odłóż wszystkie z powrotem
ask-pirate_ship-choose = Złupić innych graczy czy wziąć monety za żetony?
ask-pirate_ship-trash = Wybierz Skarb, który trafi na Śmietnisko.
word-pirate_ship-trash = Każdy inny gracz wyrzuca Skarb na Śmietnisko
word-pirate_ship-coins = +¤1 za każdy twój żeton monety
ask-explorer-reveal = Możesz odkryć Prowincję, aby dodać kartę Złota zamiast Srebrników.
ask-ghost_ship-put_back =
    { $max ->
        [one] Odłóż kartę z ręki na wierzch talii.
        [few] Odłóż { $max } karty z ręki na wierzch talii; pierwsza znajdzie się na samej górze.
       *[many] Odłóż { $max } kart z ręki na wierzch talii; pierwsza znajdzie się na samej górze.
    }

## 2nd edition only

ask-blockade-gain = Dodaj kartę kosztującą do ¤4, odkładając ją na bok.
ask-sailor-trash = Możesz wyrzucić na Śmietnisko kartę z ręki.
ask-tide_pools-discard = Odrzuć 2 karty.
ask-pirate-gain = Dodaj na rękę Skarb kosztujący do ¤6.
ask-sea_witch-discard = Odrzuć 2 karty.
