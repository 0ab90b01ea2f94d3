"""x"""
from __future__ import annotations
from ..engine.agent import Agent
from ..engine.card import Card
from ..engine.decisions import Decision, PLAY, TREASURE, PURCHASE, DISCARD
from ..engine.view import View

class Rule:
    def __init__(self, card: Card, limit: int) -> None:
        self.card: Card = card
        self.limit: int = limit

ORDER = {"village": 10, "market": 9, "laboratory": 8, "witch": 5, "smithy": 4, "militia": 3}

class RuleBot(Agent):
    def __init__(self, rules: list[Rule]) -> None:
        self.rules: list[Rule] = rules

    def decide(self, decision: Decision, view: View) -> list[int]:
        kind = decision.kind
        if kind == TREASURE:
            return decision.everything()
        if kind == PURCHASE:
            for rule in self.rules:
                card = rule.card
                i = decision.index(card)
                if i >= 0:
                    if rule.limit < 0 or view.count(card) < rule.limit:
                        return [i]
            return []
        if kind == PLAY:
            best = -1
            at = 0
            for i in range(len(decision.cards)):
                v = ORDER.get(decision.cards[i].id, 1)
                if v > best:
                    best = v
                    at = i
            return [at]
        if kind == DISCARD:
            order = list(range(len(decision.cards)))
            order.sort(key=lambda i: decision.cards[i].coins * 10 + decision.cards[i].cost if not decision.cards[i].types & 4 else -1)
            out: list[int] = []
            for i in order:
                for _ in range(decision.copies[i]):
                    if len(out) < decision.minimum:
                        out.append(i)
            return out
        return list(range(decision.minimum))
