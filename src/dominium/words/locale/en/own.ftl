### What is wrong in a file of somebody's own cards: after the file and the line, what would be right.

own-python = this is not a Python file: name one that ends in .py
own-not-text = this is not text in UTF-8
own-unreadable = this file cannot be read: { $why }
own-same-name = { $other } has the same name; records tell files by their names, so give this one another
own-left-out = left out, for there is a mistake: { $problem }
own-stopped = a card of your own failed: { $place }
own-syntax = this is not Python: { $why }
own-failed = the file stops here: { $why }
own-no-cards = the file registers no card: end it with register(YourCard)
own-taken = there is a card “{ $id }” already: choose another id for { $name }
own-twice = two classes of this file have the id “{ $id }”: choose another one for { $name }
own-id = “{ $id }” cannot be an id: write small letters, digits and _ only, and a letter first, as in id = "old_mill"
own-types = { $name } has no type: write types = ACTION, or another one of dominium.engine.types
own-basic = basic cards are in every game and cannot be added: leave basic out
own-sets = cards of your own are a set by themselves: leave sets out
own-cost = a card costs 0 to 99, not { $text }
own-must-be-str = { $name } is { $text }: it must be text in quotation marks
own-must-be-int = { $name } is { $text }: it must be a whole number
own-must-be-bool = { $name } is { $text }: it must be True or False
own-words = WORDS must be a dictionary from { $languages } to Fluent text: WORDS = { "{" }"en": """..."""{ "}" }
own-words-unclear = this is not Fluent: { $why }
own-words-about = “{ $id }” is about no card of the file: words here are about { $cards }, as in <card>, rulings-<card>, ask-<card>-<kind>, use-<card>, word-<card>-<word>
own-words-twice = there is a message “{ $id }” already: keep one
own-words-notes = “{ $id }” has more notes in one language than in the other: write the same ones in both, one per line
own-drawings = DRAWINGS must be a dictionary from cards to drawings: DRAWINGS = { "{" }"old_mill": "windmill"{ "}" }
own-drawings-card = “{ $id }” is no card of this file: drawings here are for { $cards }
own-drawings-icon = there is no drawing “{ $name }”: name one of `dominium cards --drawings` (near it: { $near }), or give the outline of an SVG path in a square of 512
