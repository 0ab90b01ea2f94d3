"""The game: the state of a table, and the rules that belong to no single card or player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import kinds, moments, phases
from .abilities import ITSELF, NEXT_TURN, THIS_TURN, WHILE_IN_PLAY, Ability, Happening, InPlay
from .card import NO_CARD, Card
from .decisions import Decision, Offer, Offers
from .imagine import redeal
from .log import Log
from .player import Player
from .random import FastRandom, Random, SealedRandom
from .types import ACTION, ATTACK, PROJECT, TREASURE
from .windows import window
from .zone import Counts, Zone

if TYPE_CHECKING:
    from .agent import Agent
    from .setup import Setup
    from .view import View


class Pause(BaseException):
    """Stops an effect in flight because an answer is missing. Never caught by a card."""

    def __init__(self, decision: Decision) -> None:
        super().__init__()
        self.decision: Decision = decision


#: shared by all games that have none; a script is never changed
_NO_SCRIPT: Final[list[list[int]]] = []


class Game:
    """A table. Made by :func:`new_game`; played by :mod:`turn`."""

    def __init__(self, setup: Setup, random: Random, like: Game | None = None) -> None:
        """A table nobody sits at yet, or a copy of another but for its players and abilities."""
        self.setup: Setup = setup
        self.random: Random = random
        self.players: list[Player] = []
        #: cards left in each pile, in the order of ``setup.piles``
        self.supply: Counts = setup.counts.copy() if like is None else like.supply.copy()
        self.empty_piles: int = 0 if like is None else like.empty_piles
        #: what the piles that are not empty offer
        self._offers: Offers = setup.offers(0) if like is None else like._offers
        self.trash: Zone = Zone(setup.numbering) if like is None else like.trash.copy()
        self.abilities: list[Ability] = []
        #: the moments some ability waits for, as a mask
        self.watched: int = 0 if like is None else like.watched
        #: who holds each Artifact, in the order of ``setup.artifacts``; -1 nobody
        self.holders: list[int] = [-1] * len(setup.artifacts) if like is None else like.holders.copy()
        self.active: int = 0 if like is None else like.active
        self.phase: int = phases.START if like is None else like.phase
        #: number of the turn in progress, extra turns included
        self.turn: int = 0 if like is None else like.turn
        self.extra: bool = False if like is None else like.extra
        #: whose turn came before this one, -1 for none
        self.previous: int = -1 if like is None else like.previous
        #: the player whose turn it is takes another one after it
        self.extra_turn: bool = False if like is None else like.extra_turn
        #: seats still to take a last turn after the end (Fleet)
        self.last_turns: list[int] = [] if like is None else like.last_turns.copy()
        self.ending: bool = False if like is None else like.ending
        #: how much less cards cost this turn
        self.reduction: int = 0 if like is None else like.reduction
        #: Action cards with "+ coins" are Treasures this turn
        self.capitalism: bool = False if like is None else like.capitalism
        #: cards played this turn, one entry for each play
        self.played: Zone = Zone(setup.numbering) if like is None else like.played.copy()
        #: Action cards played this turn by the player whose turn it is, one for each play
        self.actions_played: int = 0 if like is None else like.actions_played
        #: counts what was drawn, looked at, revealed or shuffled: undo stops there
        self.secrets: int = 0 if like is None else like.secrets
        #: cards passed unseen by the others: giver, taker, card
        self.passed: list[tuple[int, int, Card]] = [] if like is None else like.passed.copy()
        #: while everybody chooses a card to pass: its place in the hand, by seat; -1 for none
        self.marked: list[int] | None = None
        #: ask also where only one answer is possible in a main choice
        self.patient: bool = False if like is None else like.patient
        #: turns since anybody was asked anything
        self.idle: int = 0 if like is None else like.idle
        self.log: Log | None = None if like is None or like.log is None else like.log.following()
        # How questions are answered. A missing agent pauses the game.
        self.agents: list[Agent | None] = [None] * setup.players
        self.views: list[View] = []
        #: answers to give before anybody is asked, and how many were used
        self.script: list[list[int]] = _NO_SCRIPT
        self.cursor: int = 0
        #: the question nobody can answer yet
        self.waiting: Decision | None = None
        #: all questions since the game was made or copied, with their answers, if kept
        self.given: list[tuple[Decision, list[int]]] | None = None
        #: deal anew what this seat cannot know when the script reaches this point (imagine)
        self.redeal_at: int = -1
        self.redeal_seat: int = -1
        self.redeal_seed: int = 0
        #: a copy from before the step in progress, for agents that search
        self.rest: Game | None = None
        self.rest_cursor: int = 0

    def copy(self) -> Game:
        """A copy of a game at rest. It has no agents, script or log entries; numbering of events goes on."""
        twin = Game(self.setup, self.random.copy(), self)
        for player in self.players:
            twin.players.append(player.copy(twin))
        if self.abilities:
            twin.abilities = [ability.copy() for ability in self.abilities]
        for player in self.players:
            for record in player._records:
                if record.extended is not None and record.twin is not None:
                    for other in record.extended:
                        if other.twin is not None:
                            record.twin.extend(other.twin)
        for player in self.players:
            for record in player._records:
                record.twin = None
        return twin

    @property
    def over(self) -> bool:
        return self.phase == phases.OVER

    @property
    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.active]

    def dismiss(self) -> None:
        """Let go of a game nobody looks at any more: its memory is free at once, without the garbage collector."""
        self.views = []
        self.players = []
        self.rest = None

    def keep_log(self) -> None:
        """Note from now on what happens."""
        self.log = Log()

    # Asking

    def ask(self, decision: Decision) -> list[int]:
        """The answer to a decision: from the script, from the seat's agent, or not yet (Pause)."""
        answer = self.ask_at_rest(decision)
        if answer is None:
            raise Pause(decision)
        return answer

    def ask_at_rest(self, decision: Decision) -> list[int] | None:
        """The answer to a main choice, before anything was changed; None if nobody answers yet (``waiting``)."""
        if self.redeal_at == self.cursor:
            self.redeal_at = -1
            redeal(self, self.redeal_seat, FastRandom(self.redeal_seed))
        seat = decision.seat
        if self.cursor < len(self.script):
            answer = self.script[self.cursor]
        else:
            agent = self.agents[seat]
            if agent is None:
                self.waiting = decision
                return None
            answer = agent.decide(decision, self.views[seat])
            decision.check(answer)
        self.cursor += 1
        self.idle = 0
        if self.given is not None:
            self.given.append((decision, answer))
        return answer

    # Cards: cost, type, Supply

    def cost(self, card: Card) -> int:
        """What a card costs now (G28). Projects never change (G42)."""
        cost = card.cost
        if card.own_cost:
            cost = card.cost_now(cost, self.players[self.active])
        if card.types & PROJECT:
            return cost
        cost -= self.reduction
        return max(0, cost)

    def types(self, card: Card) -> int:
        """The types a card has now."""
        if self.capitalism and card.plus_coins and card.types & ACTION:
            return card.types | TREASURE
        return card.types

    def left(self, card: Card) -> int:
        """Cards left in a pile; 0 for a card without one."""
        i = self.setup.position(card)
        return 0 if i < 0 else int(self.supply.at(i))

    def take_from_supply(self, card: Card) -> bool:
        i = self.setup.position(card)
        if i < 0:
            return False
        left = self.supply.at(i)
        if left <= 0:
            return False
        self.supply.add(i, -1)
        if left == 1:
            self.count_piles()
        return True

    def return_to_supply(self, card: Card) -> None:
        i = self.setup.position(card)
        self.supply.add(i, 1)
        if self.supply.at(i) == 1:
            self.count_piles()

    def count_piles(self) -> None:
        """See which piles are empty."""
        empty = 0
        self.empty_piles = 0
        for i in range(len(self.setup.piles)):
            if self.supply.at(i) == 0:
                self.empty_piles += 1
                empty |= 1 << i
        self._offers = self.setup.offers(empty)

    def available(self, up_to: int, *, types: int = 0, at_least: int = 0) -> list[Card]:
        """The cards in the Supply costing ``at_least`` to ``up_to``, of some type (0: any)."""
        cards: list[Card] = []
        piles = self.setup.piles
        supply = self.supply
        for i in range(len(piles)):
            if supply.at(i) > 0:
                card = piles[i]
                if at_least <= self.cost(card) <= up_to and (types == 0 or self.types(card) & types):
                    cards.append(card)
        return cards

    def to_gain(self, up_to: int) -> Offer | None:
        """The cards in the Supply costing at most ``up_to``; None where costs are not the printed ones."""
        return None if self.setup.own_costs else self._offers.to_gain(up_to + self.reduction)

    def choice_to_gain(self, seat: int, up_to: int, at_least: int) -> Decision:
        """The question which card to gain that costs ``at_least`` to ``up_to``."""
        offer = self.to_gain(up_to) if at_least == 0 else None
        cards = self.available(up_to, at_least=at_least) if offer is None else offer.cards
        decision = Decision(seat, kinds.GAIN, None, cards, None, None, 1, 1)
        decision.offer = offer
        return decision

    def shop(self, me: Player, coins: int) -> Decision:
        """The question what to buy with so many coins, tokens aside."""
        setup = self.setup
        offer: Offer | None = None
        if setup.own_costs:
            cards = self.available(coins)
        else:
            offer = self._offers.to_buy(coins + self.reduction)
            cards = offer.cards
        if setup.projects and len(me.projects) < 2:  # G42
            projects = [
                card for card in setup.projects if self.cost(card) <= coins and card not in me.projects
            ]
            if projects:
                cards = cards + projects
        decision = Decision(me.seat, kinds.BUY, None, cards, None, None, 0, 1)
        decision.offer = offer
        return decision

    # Playing

    def put_in_play(self, me: Player, card: Card) -> InPlay:
        """Put a card (already taken from its zone) in play."""
        if self.passed:
            self.show_passed(me, card, 1)
        return me.put_in_play(card)

    def play(self, me: Player, record: InPlay) -> None:
        """Follow a card's text, once. It counts as one play."""
        card = record.card
        types = self.types(card)
        record.turn = self.turn
        self.played.push(record.number)
        first = False
        if types & ACTION and me.seat == self.active:
            self.actions_played += 1
            first = self.actions_played == 1
        if self.log is not None:
            self.log.play(me.seat, card)
        if types & ATTACK:
            self.attack(me, record)
        if self.watched & moments.BEFORE_PLAY:
            self.happen(Happening(moments.BEFORE_PLAY, me.seat, card, record))
        card.play(me, record)
        if self.watched & moments.AFTER_PLAY:
            what = Happening(moments.AFTER_PLAY, me.seat, card, record)
            what.first = first
            self.happen(what)

    def attack(self, me: Player, record: InPlay) -> None:
        """Before an Attack does anything: protection, and the others' Reactions in turn order (G25)."""
        record.spared = me.own_eyes
        if self.watched & moments.ATTACK:
            for ability in self.abilities:
                if ability.moment == moments.ATTACK:
                    record.spare(ability.seat)
        if self.setup.hand_moments & moments.ATTACK:
            what = Happening(moments.ATTACK, me.seat, record.card, record)
            for foe in me.others():
                window(self, foe, what, [])

    # Moments

    def add_ability(self, ability: Ability) -> None:
        self.abilities.append(ability)
        self.watched |= ability.moment

    def remove_ability(self, ability: Ability) -> None:
        for i in range(len(self.abilities)):
            if self.abilities[i] is ability:
                del self.abilities[i]
                break
        ability.gone = True
        record = ability.record
        if ability.lasts == NEXT_TURN and record is not None:
            record.busy -= 1
        self._count_watched()

    def _count_watched(self) -> None:
        watched = 0
        for ability in self.abilities:
            watched |= ability.moment
        self.watched = watched

    def end_abilities(self, lasts: int, seat: int) -> None:
        """Remove the abilities of one duration, of one seat or of all (-1)."""
        if not self.abilities:
            return
        for ability in self.abilities.copy():
            if ability.lasts == lasts and (seat < 0 or ability.seat == seat):
                self.remove_ability(ability)

    def left_play(self, record: InPlay) -> None:
        """A card has left play: what worked while it was in play ends."""
        if self.abilities:
            for ability in self.abilities.copy():
                if ability.record is record and ability.lasts == WHILE_IN_PLAY:
                    self.remove_ability(ability)

    def happen(self, what: Happening) -> None:
        """Something happened: let every ability that waits for it act, player by player in turn order (G21)."""
        moment = what.moment
        standing: list[Ability] = []
        if self.watched & moment:
            standing = [ability for ability in self.abilities if ability.moment == moment]
        players = self.players
        count = len(players)
        if (moment == moments.GAIN and what.card.acts_when_gained and not what.alone) or (
            moment == moments.TRASH and what.card.acts_when_trashed
        ):
            standing.append(
                Ability(
                    what.card,
                    what.seat,
                    moment,
                    THIS_TURN,
                    self.turn,
                    touches=what.card.touches,
                    origin=ITSELF,
                )
            )
        for i in range(count):
            window(self, players[(self.active + i) % count], what, standing)

    def phase_moment(self, me: Player, moment: int) -> None:
        """A point of the turn: the abilities of the player whose turn it is act, in the order the player likes."""
        if self.watched & moment:
            what = Happening(moment, me.seat, NO_CARD)
            window(self, me, what, [ability for ability in self.abilities if ability.moment == moment])

    def star(self, me: Player, cards: list[Card]) -> Card | None:
        """A choice inside a shuffle, if the player has one."""
        for ability in self.abilities:
            if ability.moment == moments.SHUFFLE and ability.seat == me.seat:
                return ability.card.star(me, ability, cards)
        return None

    # Projects and Artifacts

    def take_artifact(self, me: Player, artifact: Card) -> None:
        """Take an Artifact from whoever has it (G43)."""
        i = self.setup.artifacts.index(artifact)
        if self.holders[i] == me.seat:
            return  # its abilities go on: the Key pays once a turn
        self.holders[i] = me.seat
        for ability in self.abilities.copy():
            if ability.card is artifact:
                self.remove_ability(ability)
        if self.log is not None:
            self.log.artifact(me.seat, artifact)
        artifact.taken(me)

    def has_artifact(self, me: Player, artifact: Card) -> bool:
        for i in range(len(self.holders)):
            if self.setup.artifacts[i] is artifact:
                return self.holders[i] == me.seat
        return False

    # Cards passed unseen

    def show_passed(self, me: Player, card: Card, moving: int) -> None:
        """Everybody sees this card with this player now.

        If it can only be one that was passed unseen, that is no secret any more. ``moving`` is 1 if the card is on
        its way and in none of the player's zones.
        """
        believed = moving
        for other in me.all_cards():
            if other is card:
                believed += 1
        found = -1
        for i in range(len(self.passed)):
            giver, taker, passed = self.passed[i]
            if passed is card:
                if giver == me.seat:
                    believed += 1
                elif taker == me.seat:
                    believed -= 1
                    found = i
        if found >= 0 and believed <= 0:
            del self.passed[found]

    # The end

    def scores(self) -> list[int]:
        return [player.points() for player in self.players]

    def winners(self) -> list[int]:
        """The seats that win."""
        return self.leaders(self.scores())

    def leaders(self, scores: list[int]) -> list[int]:
        """The seats that win with these scores: most points, then fewest turns (G37)."""
        best: list[int] = []
        most = 0
        fewest = 0
        for player in self.players:
            points = scores[player.seat]
            if not best or points > most or (points == most and player.turns < fewest):
                best = [player.seat]
                most = points
                fewest = player.turns
            elif points == most and player.turns == fewest:
                best.append(player.seat)
        return best


def new_game(setup: Setup, seed: int, first: int = 0, *, sealed: bool = False) -> Game:
    """Deal a game (G01). ``first`` is the seat that begins; -1 leaves it to chance (G08)."""
    game = Game(setup, SealedRandom(seed) if sealed else FastRandom(seed))
    for seat in range(setup.players):
        player = Player(game, seat)
        player.start_with(setup.first_deck, setup.first_owned)
        game.players.append(player)
    for player in game.players:
        player.draw(5)
    game.secrets = 0
    game.active = game.random.below(setup.players) if first < 0 else first
    return game
