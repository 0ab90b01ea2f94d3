"""Tables: what is stored of one, what happens before a game and in it, and what happens by itself.

``document`` is what the store keeps of a table; ``lobby`` and ``dealing`` edit it; ``match`` is a game and its moves;
``driver`` plays for bots, for clocks that ran out and where there is nothing to decide; ``table`` holds them together
and writes everything down first; ``actions`` are what people do.

Nothing here knows how people are connected, where the store is, or what time it is: ``house`` names what a table is
handed. Of the server this package imports the protocol and the store's interface only.
"""
