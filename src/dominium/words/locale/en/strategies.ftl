### Strategy files: mistakes in them, and those that come from other simulators.

## Where

strategy-at = { $file }, line { $line }, column { $column }: { $problem }
strategy-at-line = { $file }, line { $line }: { $problem }
strategy-in = { $file }: { $problem }
strategy-unnamed = the strategy

## What

strategy-expected = expected { $expected }, found “{ $found }”
strategy-end-of-line = the end of the line
strategy-expect-end = “and”, “or”, a comparison or the end of the line
strategy-expect-value = a number, a word or “(”
strategy-expect-open = “(” and the name of a card
strategy-expect-close = “)”
strategy-expect-card = the name of a card
strategy-unreadable = “{ $found }” has no meaning in a condition
strategy-divide-by-zero = nothing can be divided by 0
strategy-word =
    { $hints ->
        [0] “{ $word }” is no word of conditions
       *[other] “{ $word }” is no word of conditions; did you mean: { $near }?
    }
strategy-card = there is no card “{ $name }”
strategy-header =
    { $hints ->
        [0] there is no “{ $name }:”; expected one of: { $known }
       *[other] there is no “{ $name }:”; did you mean “{ $near }:”?
    }
strategy-section =
    { $hints ->
        [0] there is no section “{ $name }:”; expected one of: { $known }
       *[other] there is no section “{ $name }:”; did you mean “{ $near }:”?
    }
strategy-header-late = “{ $name }:” belongs before the first section
strategy-outside = “{ $found }” belongs to no section; expected “name:”, “buy:” or the like
strategy-too-much = a condition has at most { $most } words, numbers and signs
strategy-too-deep = conditions go at most { $most } deep
strategy-number = a number has at most { $most } digits
strategy-too-long = a strategy has at most { $most } lines
strategy-twice = “{ $name }:” is there twice
strategy-empty = expected something after “{ $name }:”
strategy-yes-or-no = “{ $name }” is yes or no, not “{ $found }”
strategy-buy-alone = “buy:” is for all purchases; it has no card in parentheses
strategy-not-bought = “{ $name }” cannot be bought
strategy-after-judge = nothing can follow “judge” in a section
strategy-no-name = expected a line “name: …”
strategy-no-rules = expected a section “buy:” with at least one card

## Files of other simulators

import-cards = there is no card { $about }
import-condition = the condition “{ $about }” has no counterpart
import-strategy = the way to play “{ $about }” has no counterpart
import-start = it starts with other cards: { $about }
import-not-xml = expected an XML file with <player> elements
import-no-players = expected <player> elements; there are none

help-lab-import = take strategies from an XML file of Geronimoo’s simulator
help-lab-import-file = the XML file
help-lab-import-to = write each strategy into this directory
import-summary =
    { $taken ->
        [one] { $taken } strategy of { $all } taken.
       *[other] { $taken } strategies of { $all } taken.
    }
import-written = Written to { $place }
import-taken = taken
import-not-taken = not taken
import-line = { $name }: { $reason }
import-unreadable = cannot read { $file }: { $problem }
import-unwritable = cannot write { $file }: { $problem }
