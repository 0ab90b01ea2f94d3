"""Windows: all that one player's abilities do at one moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import kinds, moments, places
from .abilities import CHOOSES, FROM_HAND, ITSELF, NEXT_TURN, NUMBERS, THIS_TURN, Ability, Happening
from .card import NO_CARD
from .decisions import Decision, distinct
from .types import ANY, ARTIFACT, PROJECT

if TYPE_CHECKING:
    from .card import Card
    from .game import Game
    from .player import Player


def window(game: Game, me: Player, what: Happening, standing: list[Ability]) -> None:
    """All that one player's abilities do at one moment; each is checked anew before it acts."""
    moment = what.moment
    from_hand = game.setup.hand_moments & moment != 0
    if not standing and not from_hand:
        return
    done: list[Ability] = []
    while True:
        if what.card is NO_CARD:
            # What appears during the start of the turn, or of Clean-up, still applies (G40).
            standing = [ability for ability in game.abilities if ability.moment == moment]
        ready: list[Ability] = []
        for ability in standing:
            if ability.seat != me.seat or ability.gone:
                continue
            if ability.lasts == NEXT_TURN and ability.turn >= game.turn:
                continue
            if any(other is ability for other in done):
                continue
            if ability.origin == ITSELF or ability.card.applies(me, ability, what):
                ready.append(ability)
        if from_hand:
            for card in me.hand.kinds(ANY):
                if card.hand_moments & moment and card.can_react(me, what):
                    ready.append(
                        Ability(card, me.seat, moment, THIS_TURN, game.turn, optional=True, origin=FROM_HAND)
                    )
        if not ready:
            return
        chosen = _next_ability(game, me, what, ready)
        if chosen is None:
            return
        done.append(chosen)
        _resolve(game, me, chosen, what)


def _next_ability(game: Game, me: Player, what: Happening, ready: list[Ability]) -> Ability | None:
    """Which of the abilities acts next: asked where it can matter (G22)."""
    mandatory = 0
    adding = True
    first = ready[0].card
    same = True
    for ability in ready:
        if not ability.optional:
            if ability.touches == NUMBERS:
                return ability
            mandatory += 1
        if ability.touches == CHOOSES:
            adding = False
        if ability.card is not first:
            same = False
    if mandatory == len(ready) and (same or adding):
        return ready[0]
    different, copies = distinct([ability.card for ability in ready])
    decision = Decision(
        me.seat,
        kinds.ORDER if mandatory else kinds.REACT,
        None if what.card is NO_CARD else what.card,
        different,
        copies,
        None,
        1 if mandatory else 0,
        1,
    )
    decision.zones = [_zone(ready, card) for card in different]
    answer = game.ask(decision)
    if not answer:
        return None
    card = different[answer[0]]
    for ability in ready:
        if ability.card is card:
            return ability
    return None


def _zone(ready: list[Ability], card: Card) -> str:
    """Where the card lies whose ability would act."""
    if card.types & (PROJECT | ARTIFACT):
        return places.PROJECTS if card.types & PROJECT else places.ARTIFACTS
    for ability in ready:
        if ability.card is card:
            if ability.origin == FROM_HAND:
                return places.HAND
            record = ability.record
            return places.IN_PLAY if record is not None and record.here else places.EFFECT
    return places.EFFECT


def _resolve(game: Game, me: Player, ability: Ability, what: Happening) -> None:
    card = ability.card
    moment = what.moment
    if ability.origin == FROM_HAND:
        if game.log is not None:
            game.log.react(me.seat, card, what.card)
        card.react(me, what)
    elif ability.origin == ITSELF:
        if moment == moments.GAIN:
            card.when_gained(me, what)
        else:
            card.when_trashed(me)
    else:
        if game.log is not None:
            game.log.ability(me.seat, card, what.card)
        if moment == moments.TURN_START:
            card.start_turn(me, ability)
            if ability.lasts == NEXT_TURN:
                game.remove_ability(ability)
        elif moment == moments.GAIN:
            card.when_gain(me, ability, what)
        elif moment == moments.TRASH:
            card.when_trash(me, ability, what)
        elif moment == moments.BEFORE_PLAY:
            card.before_play(me, ability, what)
        elif moment == moments.AFTER_PLAY:
            card.after_play(me, ability, what)
        elif moment == moments.DISCARD_FROM_PLAY:
            card.when_discard_from_play(me, ability, what)
        elif moment == moments.BUY_PHASE_START:
            card.start_buy_phase(me, ability)
        elif moment == moments.BUY_PHASE_END:
            card.end_buy_phase(me, ability)
        elif moment == moments.CLEAN_UP_START:
            card.start_clean_up(me, ability)
