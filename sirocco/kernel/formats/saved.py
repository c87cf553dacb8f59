"""Saved games as JSON: the state itself with its past, so that nothing has to be replayed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from sirocco.kernel.chains import chained, unchained
from sirocco.kernel.conversion import decode
from sirocco.kernel.definition import Components, Definition
from sirocco.kernel.dice import Dice, key_of
from sirocco.kernel.errors import DataError, SiroccoError
from sirocco.kernel.events import Event, chain_up
from sirocco.kernel.formats.record import digest
from sirocco.kernel.formats.snapshot import require_sound, restored, same_components
from sirocco.kernel.game import Game, Header, as_written, header_seed
from sirocco.kernel.registry import definition
from sirocco.kernel.standing import StandingAnswer, require_answers

FORMAT = "sirocco-game 1"
WHAT = "saved game"


class Saved(msgspec.Struct):
    """The content of the file; `digest` covers everything else."""

    format: str
    header: Header
    state: dict[str, Any]
    script: list[int] | None
    actions: list[tuple[int, str]]
    barrier: int
    events: list[Event]
    answers: list[StandingAnswer] | msgspec.UnsetType = msgspec.UNSET
    """Standing answers, in a game that has had any."""
    digest: str = ""


def to_json(game: Game) -> str:
    header_seed(game)
    history = game._history
    script = game.state.dice.script
    saved = Saved(
        FORMAT,
        game.header,
        game.state.plain(),
        None if script is None else list(script),
        [(side, str(action)) for action, side in history.listed()],
        history.barrier,
        game.events,
    )
    if history.answers is not None:
        saved.answers = unchained(history.answers)
    saved.digest = digest(saved)
    return msgspec.json.encode(saved).decode()


def from_json(text: str | bytes, override: str | Path | None = None) -> Game:
    """The game `to_json` wrote. Anything else is refused with a reason."""
    saved = _read(text)
    header = saved.header
    rules = definition(header.game)
    components = same_components(rules, header.scenario, header.components, override, WHAT)
    beginning = (header.dice, override, header.position, header.begins_from)
    game = Game.start(rules, header.scenario, header.seed, header.options, *beginning)
    game.header = header
    game.state = _state(saved, rules, components, strictly=header.position is None)
    game._look_again()
    try:
        for side, action in saved.actions:
            game._history.add(game.components.vocabulary.parse(action), side, False)
    except SiroccoError as error:
        raise DataError(f"{WHAT}: {error}") from None
    game._history.barrier = saved.barrier
    if saved.answers is not msgspec.UNSET:
        require_answers(rules, saved.answers, game.length)
        game._history.answers = chained(saved.answers)
    return game


def taken_over(text: str | bytes) -> Game:
    """A game saved under other rules or components, to be played on under the present ones. It has its log and its dice
    but no past: it begins from the position it was saved in, if that is sound under the present rules."""
    saved = _read(text)
    rules = definition(saved.header.game)
    components = rules.components(rules.read_scenario(saved.header.scenario))
    state = _state(saved, rules, components, strictly=True)
    header = msgspec.structs.replace(
        saved.header,
        components=components.version,
        seed=saved.header.seeds[-1][1],
        position=None,
        branches=msgspec.UNSET,
        snapshot=as_written(state.plain()),
    )
    game = Game(rules, header, state)
    game._history.keep(state)  # with its log, which the snapshot in the header does not tell
    return game


def version_in(text: str | bytes) -> str:
    """The version of rules and components under which a game was saved."""
    return _read(text).header.components


def _state(saved: Saved, rules: Definition[Any], components: Components, strictly: bool) -> Any:
    """The position, with its dice and its log."""
    header = saved.header
    dice = Dice(key_of(header.seeds[-1][1]), 0, None if saved.script is None else tuple(saved.script))
    state = restored(rules, components, rules.read_options(header.options), dice, saved.state, WHAT)
    require_sound(rules, state, WHAT, strictly=strictly)
    state.log = chain_up(saved.events)
    return state


def _read(text: str | bytes) -> Saved:
    """The content, whole and unaltered."""
    try:
        saved = decode(text, Saved)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise DataError(f"{WHAT}: {error}") from None
    if saved.format != FORMAT:
        raise DataError(f"{WHAT}: format '{saved.format}', not '{FORMAT}'")
    found, saved.digest = saved.digest, ""
    if found != digest(saved):
        raise DataError(f"{WHAT}: changed after it was written: the digest does not fit")
    if saved.header.seed is None:
        raise DataError(f"{WHAT}: the seed is missing")
    return saved
