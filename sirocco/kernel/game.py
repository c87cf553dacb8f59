"""A game in play: the public face of the kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from sirocco.kernel.action import Action
from sirocco.kernel.chains import unchained
from sirocco.kernel.decision import Decision
from sirocco.kernel.definition import Components, Definition, Result
from sirocco.kernel.dice import Dice, commitment, key_of, new_seed
from sirocco.kernel.errors import DataError, DiceExhausted, IllegalAction, OutOfTurn, UndoError
from sirocco.kernel.events import Event, unchain
from sirocco.kernel.explain import Explanation
from sirocco.kernel.formats.snapshot import require_sound, restored
from sirocco.kernel.header import Header
from sirocco.kernel.history import History
from sirocco.kernel.message import Message
from sirocco.kernel.presentation.readable import bound
from sirocco.kernel.standing import Answer, answers_of, give, read_answer
from sirocco.kernel.state import State
from sirocco.kernel.step import NOBODY, Refusal, advance, next_question

if TYPE_CHECKING:
    from sirocco.kernel.orders import Order
    from sirocco.kernel.play import Player

__all__ = ["Decision", "Game", "Header"]

SNAPSHOT = "snapshot"
"""What errors call the position a game begins from."""


class Game:
    """One game. Read `decision`, choose one of its `actions`, `act`, until `decision` is None."""

    __slots__ = ("_decision", "_history", "_listed", "_order", "_side", "definition", "header", "state")

    def __init__(self, definition: Definition[Any], header: Header, state: State) -> None:
        self.definition = definition
        self.header = header
        self.state: Any = state
        self._history = History()
        self._decision: Decision | None = None
        self._order: Order | None = None
        self._side, self._listed = next_question(state)

    # Starting.

    @classmethod
    def start(
        cls,
        definition: Definition[Any],
        scenario: str | None = None,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        dice: Sequence[int] | None = None,
        override: str | Path | None = None,
        position: Mapping[str, Any] | None = None,
        snapshot: Mapping[str, Any] | None = None,
    ) -> Game:
        """Set a game up from its scenario, a position or a snapshot, and run it to its first decision."""
        scenario = definition.read_scenario(scenario)
        chosen = definition.read_options(options or {})
        components = definition.components(scenario, None if override is None else Path(override))
        secret = new_seed() if seed is None else readable_seed(str(seed))
        if position is not None and snapshot is not None:
            raise DataError("a game begins from a position or from a snapshot, not from both")
        header = Header(
            definition.name,
            components.version,
            scenario,
            dict(options or {}),
            commitment(secret),
            secret,
            None if dice is None else tuple(dice),
            None if position is None else own_copy(position, "position"),
            snapshot=msgspec.UNSET if snapshot is None else own_copy(snapshot, SNAPSHOT),
        )
        return cls(definition, header, first_state(definition, components, chosen, header))

    @property
    def components(self) -> Components:
        components: Components = self.state.components
        return components

    # Deciding.

    @property
    def decision(self) -> Decision | None:
        """The decision to be made now; None when the game is over."""
        if self._decision is None and self._side != NOBODY:
            state, definition = self.state, self.definition
            step = state.stack[-1]
            actions = tuple(step.actions(state) if self._listed is None else self._listed)
            self._decision = Decision(definition.sides[self._side], actions, step, state, definition)
        return self._decision

    def act(self, action: Action | str, by: str | None = None) -> None:
        """Carry out a legal action. Raises NotationError or IllegalAction and then changes nothing.

        `by` says which side acts, where that is in question: a side that does not decide now is refused (OutOfTurn).
        """
        decision = self._decision or self.decision  # most often it has just been read
        if by is not None and (decision is None or decision.side != by):
            raise self._out_of_turn(str(action), by)
        if decision is None or action not in decision.actions:
            action = self._legal(str(action))
        assert isinstance(action, Action)
        state = self.state
        dice = state.dice
        if dice.script is not None:
            self._act_scripted(action)
            return
        rolled, reveals = dice.counter, state.reveals
        state.stack[-1].apply(state, action)
        side = self._side
        self._side, self._listed = next_question(state)
        self._decision = None
        self._history.add(action, side, rolled != dice.counter or reveals != state.reveals, state)

    def _act_scripted(self, action: Action) -> None:
        """As `act`, but when the script runs out nothing has happened."""
        state = self.state.clone()
        try:
            state.stack[-1].apply(state, action)
            question = next_question(state)
        except DiceExhausted as error:
            raise DiceExhausted(f"{error}: '{action}' needs more dice than the script holds") from None
        old, side = self.state, self._side
        self.state = state
        self._side, self._listed = question
        self._decision = None
        irrevocable = old.dice.counter != state.dice.counter or old.reveals != state.reveals
        self._history.add(action, side, irrevocable, state)

    def _look_again(self) -> None:
        """Find out anew who must decide: the state is another one than before."""
        self._decision = None
        self._side, self._listed = next_question(self.state)

    def _legal(self, text: str) -> Action:
        """The legal action of that notation, or the error that says what is wrong with it."""
        action = self.components.vocabulary.parse(text)
        decision = self.decision
        if decision is not None and action in decision.actions:
            return action
        refusal = self.refusal(action)
        if refusal is None:
            raise AssertionError(f"'{action}' is neither enumerated nor refused")
        from sirocco.kernel.presentation.text import illegal

        raise illegal(self, refusal)

    def _out_of_turn(self, text: str, side: str) -> IllegalAction:
        """The error for an action of a side that does not decide; one that cannot be read is refused as such."""
        from sirocco.kernel.presentation.text import Texts

        self.components.vocabulary.parse(text)
        self.definition.side_index(side)
        if self.decision is None:
            over = Message("refuse-game-over")
            return IllegalAction(Texts.of(self).say(over), "", over)
        refusal_text = Message("refuse-not-your-decision", {"side": self.decision.side})
        return OutOfTurn(Texts.of(self).say(refusal_text), self.decision.rule, refusal_text)

    def refusal(self, action: Action | str) -> Refusal | None:
        """The clause that refuses a readable action now, or None if it is legal."""
        if isinstance(action, str):
            action = self.components.vocabulary.parse(action)
        if self._side == NOBODY:
            return bound(Refusal("", Message("refuse-game-over")), self)
        refusal: Refusal | None = self.state.stack[-1].refusal(self.state, action)
        return None if refusal is None else bound(refusal, self)

    def explain(self, action: Action | str) -> Explanation | None:
        """The numbers behind a legal action and the exact odds where dice decide."""
        if self.decision is None or action not in self.decision.actions:
            action = self._legal(str(action))
        step = self.state.stack[-1]
        explanation: Explanation | None = step.explain(self.state, action)
        if warnings := step.warnings(self.state, action):
            explanation = msgspec.structs.replace(explanation or Explanation(), warnings=tuple(warnings))
        return None if explanation is None else bound(explanation, self)

    def warnings(self) -> dict[Action, list[Message]]:
        """The legal actions that are worth a second thought, and why: what `explain` warns of, without its numbers,
        and what could still be done before."""
        if self.decision is None:
            return {}
        step = self.state.stack[-1]
        state = self.state
        found = ((a, step.warnings(state, a) + step.reminders(state, a)) for a in self.decision.actions)
        return {action: warnings for action, warnings in found if warnings}

    # Several actions at once.

    def march(self, units: str | Sequence[str], to: str, finish: bool = True) -> list[Action]:
        """Bring a unit or several to a place, each by its cheapest legal way, and return the actions that did it.

        All or nothing: raises IllegalAction if one of them cannot get there, and then changes nothing. But where the
        other side is asked on the way whether it interferes, the rest waits (see `order`). Units that are there already
        stay. Where units are taken in hand to be moved, those of one place go together and are put down on arrival,
        unless `finish` is False.
        """
        from sirocco.kernel.march import march

        return march(self, [units] if isinstance(units, str) else units, to, finish)

    def preview(self, units: str | Sequence[str], target: str) -> Explanation:
        """The strengths and odds of an attack that these units could declare now. Changes nothing.

        Raises IllegalAction with the rule if they may not."""
        from sirocco.kernel.preview import preview

        return preview(self, [units] if isinstance(units, str) else units, target)

    def order(self, actions: Sequence[Action | str]) -> list[Action]:
        """Take several actions in a row and return those that were taken: all of them, unless the other side gets a
        window in between. Then the rest waits as `pending_order` until `resume`.

        Raises IllegalAction if one before that cannot be taken, and then changes nothing.
        """
        from sirocco.kernel.orders import carry_out

        done, waiting = carry_out(self.clone(), actions)
        for action in done:
            self.act(action)
        self._order = waiting
        return done

    @property
    def pending_order(self) -> Order | None:
        """The order that waits for the other side's answer. It is over once anything but declining has happened."""
        from sirocco.kernel.orders import declined_since

        if self._order is not None and not declined_since(self, self._order):
            self._order = None
        return self._order

    def resume(self) -> list[Action]:
        """Go on with the pending order, if the other side has declined; returns the actions taken."""
        from sirocco.kernel.orders import resumed

        order = self.pending_order
        progress = None if order is None else resumed(self, order)
        self._order = None if progress is None else progress.waiting
        return [] if progress is None else progress.done

    def play_on(self, players: Mapping[str, Player], until: str | None = None) -> Decision | None:
        """Let players (such as bots) decide for their sides until the side `until`, or one without a player, must
        decide. Returns that decision; None when the game is over."""
        from sirocco.kernel.play import play_on

        return play_on(self, players, until)

    # Answering in advance.

    def answer(self, side: str, window: str, answer: str) -> None:
        """Give a standing answer for a side: from now on it is asked at windows of this kind ("ask"), or passed over
        ("decline"). It may be given and changed at any time, whoever decides; nobody else learns of it."""
        given = read_answer(self.definition, self._history.length, side, window, answer)
        if self.answers(side)[window] != answer:
            give(self.state, given)
            self._history.answer(given)

    def answers(self, side: str) -> dict[str, Answer]:
        """The standing answers of a side by kind of window."""
        return answers_of(self.definition, self.state, self.definition.side_index(side))

    @property
    def answered_at(self) -> set[int]:
        """After how many actions standing answers were given. Who replays the actions one by one goes on from `as_of`
        there: windows that were passed over are no actions."""
        return {answer.after for answer in unchained(self._history.answers)}

    # Taking back.

    @property
    def can_undo(self) -> bool:
        return self._history.length > self._history.barrier

    def undo(self) -> None:
        """Take the last action back, unless a die, hidden information or the other side lies in between."""
        history = self._history
        if not self.can_undo:
            raise UndoError("nothing to take back: dice, hidden information or the other side's decision lie between")
        assert history.actions is not None
        self._rewind(history.length - 1, keep_answers=True)

    def _rewind(self, target: int, keep_answers: bool = False) -> None:
        """Go back to the position after `target` actions, from the nearest checkpoint before it. Standing answers that
        were given later are kept if so asked: no window has looked at them yet."""
        history = self._history
        answers = history.answers_until(target, keep_answers)
        trail = history.listed()[:target]
        while history.checkpoints is not None and history.checkpoints[1] > target:
            history.checkpoints = history.checkpoints[0]
        begun = 0
        if history.checkpoints is not None:
            begun = history.checkpoints[1]
            self.state = history.checkpoints[2].clone()
        else:
            self.state = self._first_state()
        branches = dict(self.header.seeds[1:])
        for number in range(begun, target + 1):
            if number in branches:
                self.state.dice = Dice(key_of(branches[number]), self.state.dice.counter)
            for given in answers:
                if given.after == number:
                    give(self.state, given)
            if number < target:
                self.state.stack[-1].apply(self.state, trail[number][0])
                advance(self.state)
        self._look_again()
        self._order = None
        history.shorten(target, answers)

    def as_of(self, number: int) -> Game:
        """A copy of the game as it was after so many actions. What led there cannot be taken back."""
        copy = self._copy()
        if not 0 <= number <= copy._history.length:
            raise DataError(f"the game has {copy._history.length} actions: there is no number {number}")
        copy._rewind(number)
        copy._history.barrier = number
        copy._history.last_side = -1
        return copy

    def branch(self, number: int, seed: int | str | None = None) -> Game:
        """A game of its own from that point on: the same past, but what dice decide from here on is decided anew."""
        secret = new_seed() if seed is None else readable_seed(str(seed))
        copy = self.as_of(number)
        header = copy.header
        header_seed(copy)
        branches = (*(b for b in header.seeds[1:] if b[0] < number), (number, secret))
        copy.header = msgspec.structs.replace(header, branches=branches, commitment=commitment(secret))
        copy.state.dice = Dice(key_of(secret), copy.state.dice.counter)
        copy._history.keep(copy.state)
        copy._decision = None
        return copy

    def imagined_branch(self, number: int, side: str, seed: int | str | None = None) -> Game:
        """A game of its own from that point on as `side` may know it; everything else is imagined, as in `imagine`.

        It has no past and its own seed, and begins from a snapshot, which its record tells instead. The chance that
        imagined is kept nowhere: nobody can work back from it, not even when the branch's seed is published.
        """
        secret = new_seed() if seed is None else readable_seed(str(seed))
        imagined = self.as_of(number).imagine(side, new_seed())
        state = imagined.state
        state.dice = Dice.seeded(secret)
        header = msgspec.structs.replace(
            imagined.header, seed=secret, commitment=commitment(secret), snapshot=as_written(state.plain())
        )
        return Game(self.definition, header, first_state(self.definition, state.components, state.options, header))

    def _first_state(self) -> Any:
        if self.header.seed is None:
            raise UndoError("an imagined game has no past")
        first = first_state(self.definition, self.state.components, self.state.options, self.header)
        advance(first)
        return first

    # Looking.

    @property
    def here(self) -> list[tuple[str, str]]:
        """The stack as "you are here" in the sequence of play: step names and rules, outermost first."""
        return [(type(s).__name__, s.rule) for s in self.state.stack]

    @property
    def events(self) -> list[Event]:
        """All that has happened, oldest first. `str(event)` tells what anybody may know of it."""
        return [bound(event, self) for event in unchain(self.state.log)]

    @property
    def length(self) -> int:
        """How many actions have been taken."""
        return self._history.length

    @property
    def actions_taken(self) -> list[tuple[str, Action]]:
        return self.taken_since(0)

    def taken_since(self, length: int) -> list[tuple[str, Action]]:
        """The actions but for the first `length`, each with the side that took it."""
        return [(self.definition.sides[side], action) for action, side in self._history.listed(length)]

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it lasts."""
        return bound(self.definition.result(self.state), self) if self._side == NOBODY else None

    @property
    def score(self) -> dict[str, int]:
        """The victory points if the game ended now."""
        return self.definition.score(self.state)

    def view(self, side: str | None) -> dict[str, Any]:
        """All a side may know, JSON-ready; None is a spectator."""
        from sirocco.kernel.view import view

        return view(self, side)

    def board(self, around: str | None = None, side: str | None = None, width: int = 112, language: str = "en") -> str:
        """The board with its counters in plain text: where counters are, or what lies around a place.

        It is drawn as `side` may see it (None: a spectator), in lines of at most `width` characters (60 or more).
        """
        index = None if side is None else self.definition.side_index(side)
        return self.definition.display(self.components).sketch(self.state, index, around, max(60, width), language)

    def _repr_svg_(self) -> str | None:
        """The board in a notebook, as anybody may see it."""
        return self.definition.display(self.components).picture(self, "en")

    # Copying.

    def clone(self, seed: int | str | None = None) -> Game:
        """An independent copy; with a seed, its future dice differ and its past is closed to undo."""
        copy = self._copy()
        if seed is not None:
            copy._forget(str(seed))
            copy._history.keep(copy.state)
        return copy

    def _copy(self) -> Game:
        copy = Game.__new__(Game)
        copy.definition = self.definition
        copy.header = self.header
        copy.state = self.state.clone()
        copy._history = self._history.copy()
        copy._decision = None
        copy._order = self._order
        copy._side = self._side
        copy._listed = None
        return copy

    def imagine(self, side: str, seed: int | str) -> Game:
        """A copy in which all that `side` cannot know is re-sampled: the only thing a bot may search in.

        It has no past: neither log nor record, for both hold the other side's secrets.
        """
        copy = self._copy()
        copy._forget(str(seed))
        copy.state.log = None
        self.definition.resample(copy.state, self.definition.side_index(side), Dice(key_of(f"imagine:{seed}")))
        copy._history.keep(copy.state)
        return copy

    def _forget(self, seed: str) -> None:
        header = self.header
        self.header = Header(
            header.game, header.components, header.scenario, header.options, header.commitment, None, None, None
        )
        self.state.dice = Dice(key_of(f"clone:{seed}"), self.state.dice.counter)
        self._history = History()
        self._order = None

    # Text forms.

    def to_json(self) -> str:
        from sirocco.kernel.formats.saved import to_json

        return to_json(self)

    def record(self) -> str:
        """The game as a readable text that replays to the identical state."""
        from sirocco.kernel.formats.record import write_record

        return write_record(self)

    def __repr__(self) -> str:
        return f"<Game {self.definition.name} {self._history.length} actions, {self.decision or self.result!r}>"


def first_state(definition: Definition[Any], components: Components, options: Any, header: Header) -> Any:
    """The state a game begins with, before any step has run."""
    assert header.seed is not None
    dice = Dice.seeded(header.seed, header.dice)
    if header.position is not None:
        return definition.position(components, options, dice, header.position)
    if header.begins_from is None:
        return definition.start(components, options, dice)
    state = restored(definition, components, options, dice, header.begins_from, SNAPSHOT)
    require_sound(definition, state, SNAPSHOT)
    return state


def own_copy(table: Mapping[str, Any], what: str) -> dict[str, Any]:
    """A table as plain data that nobody else can change."""
    try:
        copy: dict[str, Any] = msgspec.to_builtins(dict(table), str_keys=True)
    except (TypeError, ValueError, RecursionError, msgspec.MsgspecError) as error:
        raise DataError(f"{what}: not plain data: {error}") from None
    return copy


def as_written(plain: dict[str, Any]) -> dict[str, Any]:
    """Plain data as it comes back from a file."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(plain))
    return data


def readable_seed(seed: str) -> str:
    """A seed that can stand on one line of a record."""
    if not seed.isprintable():
        raise DataError("a seed is printable text on one line")
    return seed


def header_seed(game: Game) -> str:
    if game.header.seed is None:
        raise DataError("an imagined or re-seeded game has no record: it does not know the seed it came from")
    return game.header.seed
