beekeeper = Pszczelarz
    .acc = Pszczelarza
    .text =
        Możesz odrzucić dowolną liczbę kart Zwycięstwa: +¤1 za każdą.
        Na początku swojej następnej tury: +1 karta.
rulings-beekeeper =
    Kartę w następnej turze dobierasz nawet wtedy, gdy niczego nie odrzucisz.
    Można odrzucić także kartę, która prócz Zwycięstwa ma inny typ.
ask-beekeeper-discard = Odrzuć dowolną liczbę kart Zwycięstwa: +¤1 za każdą.

gossip = Plotkarka
    .acc = Plotkarkę
    .text =
        +¤2
        Każdy inny gracz wybiera jedno: odrzuca kartę albo ty otrzymujesz +1 kartę.
rulings-gossip =
    Pozostali wybierają w kolejności rozgrywki, a ty dobierasz od razu.
    Kto nie ma kart na ręce, i tak może wybrać odrzucenie.
ask-gossip-choose = Odrzucić kartę czy pozwolić drugiemu graczowi dobrać jedną?
ask-gossip-discard = Odrzuć kartę.
word-gossip-discard = Odrzuć kartę
word-gossip-talk = Niech dobierze kartę
