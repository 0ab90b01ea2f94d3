"""The turn: phases in order, each step starting with the game at rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import kinds, moments, phases
from .abilities import THIS_TURN, UNTIL_NEXT_TURN, Happening
from .card import Card
from .decisions import Decision, distinct
from .types import ACTION, ANY, PROJECT, TREASURE

if TYPE_CHECKING:
    from .game import Game
    from .log import Log
    from .player import Player


IDLE_TURNS: Final = 60


def step(game: Game) -> None:
    """Go on from one rest point to the next."""
    _go_on(game, game.players[game.active], once=True)


def _go_on(game: Game, me: Player, *, once: bool) -> None:
    """Take one step, or all steps to the end of the turn."""
    if game.phase == phases.START:
        _start(game, me)
        if once:
            return
    while game.phase == phases.ACTION:
        _action_phase(game, me)
        if once:
            return
    if game.phase == phases.BUY_START:
        _buy_start(game, me)
        if once:
            return
    while game.phase == phases.TREASURES:
        _treasures(game, me)
        if once:
            return
    while game.phase == phases.BUYING:
        _buying(game, me)
        if once:
            return
    if game.phase == phases.BUY_END:
        _buy_end(game, me)
        if once:
            return
    if game.phase == phases.CLEAN_UP:
        _clean_up(game, me)
        if once:
            return
    if game.phase == phases.TURN_END:
        _turn_end(game)


def _start(game: Game, me: Player) -> None:
    game.turn += 1
    game.idle += 1
    if game.idle > IDLE_TURNS:
        # Nobody has had anything to choose for long (no Treasures left, nothing free to buy): ask all the same, so
        # that the game does not run on by itself for ever.
        game.patient = True
    me.actions = 1
    me.buys = 1
    me.coins = 0
    me.gained.clear()
    me.bought.clear()
    game.played.clear()
    game.actions_played = 0
    game.reduction = 0
    game.capitalism = False
    if not game.extra:
        me.turns += 1
    if game.log is not None:
        game.log.turn(me.seat, me.turns, extra=game.extra)
    for project in me.projects:
        project.begin_turn(me)
    game.phase = phases.ACTION
    if game.abilities:
        game.end_abilities(UNTIL_NEXT_TURN, me.seat)
        game.phase_moment(me, moments.TURN_START)


def _buy_start(game: Game, me: Player) -> None:
    me.gained_before_buying = len(me.gained)
    game.phase = phases.TREASURES
    if game.watched & moments.BUY_PHASE_START:
        game.phase_moment(me, moments.BUY_PHASE_START)


def _buy_end(game: Game, me: Player) -> None:
    if game.watched & moments.BUY_PHASE_END:
        game.phase_moment(me, moments.BUY_PHASE_END)
    game.phase = phases.CLEAN_UP


def _tokens(me: Player, *, villagers: bool) -> list[str] | None:
    if me.coffers == 0 and (me.villagers == 0 or not villagers):
        return None
    words = ["coffers"] if me.coffers else []
    if me.villagers and villagers:
        words.append("villagers")
    return words


def _action_phase(game: Game, me: Player) -> None:
    playable: list[Card] = []
    if me.actions > 0 or me.villagers > 0:
        playable = me.hand.kinds(ACTION)
    if not playable and not game.patient:
        game.phase = phases.BUY_START
        return
    if me.actions == 0:
        playable = []  # only a Villager helps now
    words = _tokens(me, villagers=True)
    answer = game.ask_at_rest(Decision(me.seat, kinds.PLAY, None, playable, None, words, 0, 1))
    if answer is None:
        return
    if not answer:
        game.phase = phases.BUY_START
        return
    chosen = answer[0]
    if chosen < len(playable):
        me.actions -= 1
        me.play_from(me.hand, playable[chosen])
    elif words is not None:
        me.spend(words[chosen - len(playable)])


def _treasures(game: Game, me: Player) -> None:
    if _standing_order(game, me):
        return
    different, copies = distinct(me.treasures()) if game.capitalism else me.hand.distinct(TREASURE)
    most = sum(copies)
    if most == 0 and not game.patient:
        game.phase = phases.BUYING
        return
    words = _tokens(me, villagers=False)
    if words is not None:
        copies.append(me.coffers)
        most += me.coffers
    answer = game.ask_at_rest(
        Decision(me.seat, kinds.TREASURE, None, different, copies, words, 0, most, ordered=True)
    )
    if answer is None:
        return
    if not answer:
        game.phase = phases.BUYING
        return
    if len(answer) == most and words is None and _at_once(game, me):
        _play_all_coins(game, me)
        return
    for chosen in answer:
        if chosen == len(different):
            me.spend("coffers")
        else:
            # A Treasure named later may have left the hand through one played before it.
            me.play_from(me.hand, different[chosen])


def _standing_order(game: Game, me: Player) -> bool:
    """Play all Treasures without asking, if the seat's agent wants that and it can matter to nobody.

    Whoever keeps a record or a log of the game gets the question all the same.
    """
    agent = game.agents[me.seat]
    if agent is None or not agent.plays_all_coins or me.coffers:
        return False
    if game.log is not None or game.given is not None or game.cursor < len(game.script):
        return False
    if not _at_once(game, me):
        return False
    _play_all_coins(game, me)
    game.phase = phases.BUYING
    return True


def only_coins(game: Game, me: Player) -> bool:
    """Whether the Treasures in hand can do nothing but give their coins, in whatever order they are played."""
    if game.watched & (moments.BEFORE_PLAY | moments.AFTER_PLAY):
        return False
    if game.setup.plain_treasures and not game.capitalism:
        return True
    for card in me.hand.kinds(ANY):
        if not card.only_coins and game.types(card) & TREASURE:
            return False
    return True


def _at_once(game: Game, me: Player) -> bool:
    """Whether all Treasures in hand can be played at once: only coins, and no secret for each of them to tell."""
    return only_coins(game, me) and not (game.passed and len(game.players) > 2)


def _play_all_coins(game: Game, me: Player) -> None:
    """Play all Treasures in hand at once, where they only give coins: their order does not matter then.

    Asked for or by standing order, they are put in play in the same order: it decides the next shuffle.
    """
    if game.log is None and not me.hand_seen and not game.passed:
        me.coins += me.play_coins()
        return
    treasures = [card for card in me.hand.cards() if card.types & TREASURE]
    me.coins += me.play_coins()
    for card in treasures:
        me.forget(card)
        if game.log is not None:
            game.log.play(me.seat, card)
            game.log.plus(me.seat, "coins", card.coins)
    if game.passed:
        for card in treasures:
            game.show_passed(me, card, 0)


def _buying(game: Game, me: Player) -> None:
    if me.buys <= 0 and not game.patient:
        game.phase = phases.BUY_END
        return
    decision = (
        game.shop(me, me.coins) if me.buys > 0 else Decision(me.seat, kinds.BUY, None, [], None, None, 0, 1)
    )
    options = decision.cards
    if me.coffers:
        decision.words = _tokens(me, villagers=False)
    if not options and decision.words is None and not game.patient:
        game.phase = phases.BUY_END
        return
    answer = game.ask_at_rest(decision)
    if answer is None:
        return
    if not answer:
        game.phase = phases.BUY_END
        return
    chosen = answer[0]
    if chosen < len(options):
        _buy(game, me, options[chosen])
    else:
        me.spend("coffers")


def _buy(game: Game, me: Player, card: Card) -> None:
    me.buys -= 1
    me.coins -= game.cost(card)
    if card.types & PROJECT:
        me.projects.append(card)
        if game.log is not None:
            game.log.project(me.seat, card)
        card.taken(me)
        card.begin_turn(me)
        return
    me.bought.append(card)
    if game.log is not None:
        game.log.buy(me.seat, card, game.cost(card))
    if game.watched & moments.BUY:
        for ability in game.abilities.copy():
            if ability.moment == moments.BUY:
                ability.card.when_buy(me, ability, card)
    me.gain_bought(card)


def _clean_up(game: Game, me: Player) -> None:
    if game.watched & moments.CLEAN_UP_START:
        game.phase_moment(me, moments.CLEAN_UP_START)
    if game.watched & moments.DISCARD_FROM_PLAY:
        for record in me.in_play.copy():
            if record.here and not record.stays():
                game.happen(Happening(moments.DISCARD_FROM_PLAY, me.seat, record.card, record))
    pile = me.discard_pile
    hand = me.hand
    top = _top_choice(game, me) if game.setup.choose_top else None
    before = len(pile)
    unseen = hand.cards() if game.log is not None else None
    # Cards from the hand go below the played ones and are not shown.
    held = len(hand)
    hand.pour(pile)
    if me.hand_seen:
        me.hand_seen.clear()
        me.hand_seen_by.clear()
    played = me.discard_from_play()
    if game.log is not None and unseen is not None:
        _log_clean_up(game.log, me, unseen, played, top)
    if top is not None:
        me.hide_discards(before, before + held)
        _put_on_top(me, top)
    elif held:
        me.hide_discards(before, before + held - (0 if played else 1))
    amount = me.next_hand
    if game.watched & moments.NEXT_HAND:
        for ability in game.abilities:
            if ability.moment == moments.NEXT_HAND and ability.seat == me.seat:
                amount += ability.card.hand_bonus(me, ability)
    me.next_hand = 5
    game.phase = phases.TURN_END
    me.draw(amount)


def _log_clean_up(log: Log, me: Player, hand: list[Card], played: int, top: Card | None) -> None:
    cards = me.discard_pile.cards()[len(me.discard_pile) - played :]
    if hand:
        shown: list[Card] = []
        if top is None:
            shown = [] if played else hand[-1:]
        elif top not in cards:
            shown = [top]
        log.discard(me.seat, hand, "hand", seen=me.own_eyes, shown=shown, clean_up=True)
    if played:
        log.discard(me.seat, cards, "play", clean_up=True)


def _top_choice(game: Game, me: Player) -> Card | None:
    """Which card ends on top of the discard pile, if the table plays with that choice (G18)."""
    cards = me.hand.cards() + [record.card for record in me.in_play if not record.stays()]
    return me.pick(kinds.TOP, cards, by=None, optional=True)


def _put_on_top(me: Player, card: Card) -> None:
    """Move a card just discarded to the top of the discard pile, where everybody sees it."""
    if me.take_from(me.discard_pile, card):
        me.discard_pile.append(card)


def ended(game: Game) -> bool:
    """Whether the piles end the game (G35)."""
    if game.empty_piles == 0:
        return False
    return game.left(game.setup.province) == 0 or game.empty_piles >= game.setup.empty_piles_to_end


def _turn_end(game: Game) -> None:
    game.end_abilities(THIS_TURN, -1)
    seat = game.active
    count = len(game.players)
    again = game.extra_turn
    game.extra_turn = False
    game.previous = seat
    if not game.ending and ended(game):
        game.ending = True
        if game.watched & moments.GAME_END:
            for i in range(1, count + 1):
                other = (seat + i) % count
                for ability in game.abilities:
                    if ability.moment == moments.GAME_END and ability.seat == other:
                        game.last_turns.append(other)
                        break
    if game.ending and not game.last_turns:
        again = False  # nothing comes after the last turn
    if again:
        game.extra = True
    elif game.ending:
        if not game.last_turns:
            game.phase = phases.OVER
            if game.log is not None:
                game.log.end()
            return
        game.active = game.last_turns.pop(0)
        game.extra = True
    else:
        game.active = (seat + 1) % count
        game.extra = False
    game.phase = phases.START


def keep_rest(game: Game) -> None:
    """Remember this rest point, for agents that imagine from it."""
    if game.given is None:
        game.given = []
    game.rest = game.copy()
    game.rest_cursor = game.cursor


def run(game: Game, limit: int = 0) -> bool:
    """Play a game in which every seat has an agent to its end; False if it was cut off after ``limit`` turns."""
    searches = False
    for agent in game.agents:
        if agent is None:
            raise ValueError("every seat needs an agent")
        if agent.searches:
            searches = True
    while game.phase != phases.OVER:
        if limit and game.phase == phases.START and game.turn >= limit:
            return False
        if searches:
            keep_rest(game)
        _go_on(game, game.players[game.active], once=searches)
    return True
