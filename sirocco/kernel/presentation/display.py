"""The data a page needs to show a game it knows nothing about.

A game describes itself twice: once for all (`Sheet`: its sides, counters, cards, sequence of play) and after every
action (`Table`: where everything is now, as one side may know it). Texts are message keys or ids;
the page formats them with the game's own catalogues, in the reader's language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal

import msgspec

from sirocco.kernel.danger import Danger
from sirocco.kernel.errors import UnknownName
from sirocco.kernel.events import Cited
from sirocco.kernel.message import Message, message

if TYPE_CHECKING:
    from sirocco.kernel.definition import Components, Definition
    from sirocco.kernel.game import Game
    from sirocco.kernel.presentation.drawing import Drawing


class SideStyle(msgspec.Struct, frozen=True):
    """The look of a side's counters; `cut` distinguishes the side by shape as well as colour."""

    id: str
    colour: str
    ink: str
    cut: bool = False


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """One face of a counter: what is printed below the symbol, such as ("3*", "4"). `steps` are the strength levels it
    stands for; 0: as many as there are faces from it on."""

    values: tuple[str, ...]
    steps: int = 0


class Piece(msgspec.Struct, frozen=True):
    """A counter: `symbol` is a MIL-STD-2525 code, `short` the name printed on it, `stripe` a formation colour, `colour`
    its own where it is not its side's, `mark` the bands of a small flag or badge (of a nation, say), `kind` the kind of
    argument that names it where that is not the sheet's `piece`, `overlay` the overlay that is laid over the map while
    somebody points at it or has picked it."""

    side: str
    symbol: str
    short: str
    faces: tuple[Face, ...]
    stripe: str = ""
    sort: str = ""
    colour: str = ""
    mark: tuple[str, ...] = ()
    kind: str = ""
    overlay: str = ""

    def steps(self, face: int) -> int:
        """The strength levels left on a face."""
        return self.faces[face].steps or len(self.faces) - face


class Card(msgspec.Struct, frozen=True):
    """A kind of card, chit or marker held in a hand, and the clause that describes it."""

    rule: str


class Stage(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the sequence of play, as the rulebook lists it. `also` are other steps that this line stands for; the
    lines below one are shown while one of its steps is on the stack."""

    step: str
    rule: str
    side: str | None = None
    stages: tuple[Stage, ...] = ()
    also: tuple[str, ...] = ()


class Roll(msgspec.Struct, frozen=True, omit_defaults=True):
    """How an event of the log shows dice: the names of the arguments that hold them. `dice` is one number or several.

    Where every piece has a die of its own, `pieces` are they and `faces` how many faces hit for each. Where a results
    table decides, `chart` is its id in the sheet, `column` a heading of it, `row` the modified sum of the dice,
    `modifier` what was added, and `result` what came of it, for which the message brief-KIND-ID has the words."""

    dice: str
    pieces: str = ""
    faces: str = ""
    chart: str = ""
    column: str = ""
    row: str = ""
    modifier: str = ""
    result: str = ""


class ResultsTable(msgspec.Struct, frozen=True):
    """A results table as it is printed. The first row is for the sum `first` of so many `dice`."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    first: int
    dice: int
    rule: str = ""


class Sheet(msgspec.Struct, frozen=True):
    """Everything that never changes. `piece`, `place`, `box` and `card` are the argument kinds the page can point at.

    `pieces` also holds those that stand for pieces whose identity a side may not know: a table then lists those
    instead."""

    game: str
    title: str
    scenario: str
    components: str
    sides: tuple[SideStyle, ...]
    verbs: dict[str, tuple[tuple[str, ...], ...]]
    argument_kinds: dict[str, str]
    names: dict[str, dict[str, str]]
    piece: str = "unit"
    place: str = "area"
    box: str = ""
    """The argument kind of a second kind of place, if there is one: boxes beside the map where pieces stand too."""
    card: str = "marker"
    pieces: dict[str, Piece] = {}
    cards: dict[str, Card] = {}
    sequence: tuple[Stage, ...] = ()
    turns: int = 0
    event_rules: dict[str, str] = {}
    event_causes: dict[str, Cited] = {}
    """The clause behind an event of the log: by its cause if its kind has several, else by its kind."""
    rolls: dict[str, Roll] = {}
    """Every kind of event that tells of dice, and how it is shown."""
    charts: dict[str, ResultsTable] = {}
    """The results tables, by their ids; `name-KIND-ID` is the title, KIND being that of the argument which names it."""
    fights: dict[str, str] = {}
    """The event that begins a battle, and the one that ends it."""
    secret: tuple[str, ...] = ()
    """Steps whose decisions show what cards a side holds: two players on one screen hand it over for these."""
    select: str = ""
    """The verb that selects a piece, if moving begins with that."""
    together: tuple[str, ...] = ()
    """Verbs that can be used at once for every piece they are offered for."""
    careful: tuple[str, ...] = ()
    """Verbs that give something up: they always need confirmation, and what they name is not highlighted."""
    answers: tuple[str, ...] = ()
    """Verbs without arguments that answer a question one way or another: none of them is what ends the step."""
    strikes: tuple[str, ...] = ()
    """Verbs that attack the place they name."""
    distant: tuple[str, ...] = ()
    """Of these, those that strike from afar, at any time: their targets are marked softly beside what is asked."""
    overlays: tuple[str, ...] = ()
    badges: dict[str, str] = {}
    """Badges a counter can carry, and the clause behind each."""
    declining: tuple[str, ...] = ()
    """Verbs that let a window pass; `name-window-KIND` says what kinds of windows there are."""


class PieceNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a counter is and in what condition. `aim` is a place it points at, `left` what it can still move."""

    at: str
    face: int = 0
    badges: tuple[str, ...] = ()
    aim: str | None = None
    left: float | None = None


class CardsNow(msgspec.Struct, frozen=True):
    """A side's cards: how many it holds and can still draw; `hand` only for a side that may see it; `gone` are out of
    the game.

    `offered` is what the side may choose from openly now, and how many of each: only for the side that chooses."""

    held: int
    pile: int
    gone: dict[str, int]
    hand: dict[str, int] | None
    offered: dict[str, int] | None = None


class Token(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something small that is no counter: a chit, a card played, a support, points. `id` is a name of its `kind`; the
    message brief-KIND-ID describes it. `down` if it lies face-down; `notes` are further remarks; `does` is the action
    that picking it means, where no argument of an action names it."""

    kind: str
    id: str
    side: str | None = None
    number: int = 1
    down: bool = False
    rule: str = ""
    notes: tuple[Message, ...] = ()
    does: str = ""


class Tray(msgspec.Struct, frozen=True, omit_defaults=True):
    """A box beside the map and what lies in it. `track`: one after the other, the last is the present one; `always`:
    it belongs in view at all times; `place`: where it is printed on the board, if it is."""

    id: str
    label: Message
    rule: str = ""
    side: str | None = None
    tokens: tuple[Token, ...] = ()
    pieces: tuple[str, ...] = ()
    track: bool = False
    always: bool = False
    place: str = ""


class Marker(msgspec.Struct, frozen=True, omit_defaults=True):
    """A marker on a place of the map that is no counter. `sign` is how it looks: `ring` around the place, `rail`,
    `works` or `aircraft` beside its counters, `letters` there with a short `text`, `bridge` or `broken-bridge` on the
    side that it shares with the place `towards` which it leads."""

    place: str
    sign: str
    label: Message
    rule: str = ""
    side: str | None = None
    text: str = ""
    towards: str = ""


class Slot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place in a panel. Dropping a piece there means the action `takes[0] PIECE takes[1:]`."""

    piece: str | None = None
    takes: tuple[str, ...] = ()
    label: Message | None = None
    value: int | None = None
    faces: int | None = None
    """How many faces of its die hit."""
    die: int | None = None
    hit: bool | None = None
    tokens: tuple[Token, ...] = ()
    """What has been played on it; tokens of the other side are played against it."""
    behind: Slot | None = None


class Row(msgspec.Struct, frozen=True):
    """One side of a panel, such as the attacker's line."""

    side: str
    label: Message
    slots: tuple[Slot, ...]
    pool: tuple[str, ...] = ()
    """Pieces that may still be put into the row's slots."""
    reserve: tuple[Token, ...] = ()
    """What may still be played for the row."""
    hits: int | None = None


class Way(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row or a column of a grid: a way that one side can take. `does` is the action that takes it now, `chosen` if it
    has been taken, `closed` why it cannot be."""

    label: Message
    does: str = ""
    chosen: bool = False
    closed: Message | None = None


class Share(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the chances. `tone` is a side's id or plain; `light` ones weigh less than others of their tone."""

    label: Message
    chance: float
    tone: str = "plain"
    light: bool = False


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    """What two ways come to together, and how the chances are shared out, from the worst for the rows to the best."""

    label: Message
    note: Message | None = None
    shares: tuple[Share, ...] = ()


class Grid(msgspec.Struct, frozen=True):
    """Two sides choose a way each, and what comes of it depends on both: the rows are one side's, the columns the
    other's."""

    label: Message
    rule: str
    sides: tuple[str, str]
    rows: tuple[Way, ...]
    columns: tuple[Way, ...]
    cells: tuple[tuple[Cell, ...], ...]


class Panel(msgspec.Struct, frozen=True):
    """What is laid out beside the map for a while, such as a battle: two rows facing each other."""

    title: Message
    rule: str
    rows: tuple[Row, ...]
    places: tuple[str, ...] = ()
    decided: bool = False
    """No more dice: there are no odds left, only consequences."""
    grid: Grid | None = None


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to come: what, by which clause, for whom; the `pieces` or `tokens` it is about; `warn` if it should not
    be missed."""

    what: Message
    rule: str = ""
    side: str | None = None
    pieces: tuple[str, ...] = ()
    warn: bool = False
    tokens: tuple[Token, ...] = ()


def notices(
    key: str, rule: str, side: str, names: Sequence[str], warn: bool = False, argument: str = "units"
) -> Iterator[Notice]:
    """A notice about these pieces, or about other things if its message calls them something else than `units`; none
    if there are none."""
    if names:
        yield Notice(message(key, **{argument: list(names)}), rule, side, tuple(names) * (argument == "units"), warn)


class TurnAhead(msgspec.Struct, frozen=True):
    """This turn or a later one, and what it adds or removes."""

    turn: int
    label: Message
    notices: tuple[Notice, ...]


class Mood(msgspec.Struct, frozen=True, omit_defaults=True):
    """The light and the sky over the map, and both in words."""

    label: Message
    light: Literal["day", "dusk", "night"] = "day"
    sky: Literal["clear", "rain", "storm"] = "clear"


class Table(msgspec.Struct, frozen=True):
    """The table as one side sees it."""

    turn: int
    headline: Message
    pieces: dict[str, PieceNow]
    control: dict[str, str]
    """Who controls each place, where that matters."""
    cards: dict[str, CardsNow]
    panel: Panel | None = None
    ahead: tuple[TurnAhead, ...] = ()
    moving: tuple[str, ...] = ()
    """The pieces that are being moved: the next choice is where they go."""
    trays: tuple[Tray, ...] = ()
    markers: tuple[Marker, ...] = ()
    parts: tuple[str, ...] = ()
    """The parts of the board's drawing (`data-part`) that are visible now, such as a railway as far as it is built."""
    manner: str = ""
    """The special kind of movement of the pieces in `moving`, if any: its places are shown differently from those of
    ordinary movement, and `name-manner-ID` is its name."""
    groups: dict[str, dict[str, tuple[str, ...]]] = {}
    """Things that can be named now and stand for several pieces, by kind and id: those of their pieces that naming them
    would concern. Clicking one of the pieces selects the group."""
    standing: tuple[Message, ...] = ()
    """How far it is to winning, for the side that looks: what it has, and what it still needs."""
    dangers: tuple[Danger, ...] = ()
    """What the side stands to lose soon; a spectator is told of nothing."""
    allocation: AllocationNow | None = None
    """Points that the side divides now, before it has given any."""
    mood: Mood | None = None
    """How the map is lit; nothing where light and weather do not matter."""
    laid: tuple[str, ...] = ()
    """A way that somebody lays place by place and nobody has gone yet, from where it begins."""


class PoolNow(msgspec.Struct, frozen=True):
    """A pool of points: how many there are, and how many would be left."""

    label: Message
    points: int
    left: int


class ShareNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that points can be given to: what it is given, what it could be given, and the price of that, or of the
    least that it could be given. It is listed under another share, or in a section."""

    id: str
    choices: tuple[int, ...]
    given: int = 0
    price: int = 0
    under: str = ""
    section: Message | None = None


class AllocationNow(msgspec.Struct, frozen=True):
    """Points that a side divides in secret, as it thinks of doing it: only that side is told. `actions` would do it;
    each gives points to one thing of a `kind`."""

    verb: str
    kind: str
    pools: tuple[PoolNow, ...]
    shares: tuple[ShareNow, ...]
    actions: tuple[str, ...]


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place coloured by an overlay; `tone` is a side's id, or good, bad, cut or plain."""

    place: str
    tone: str
    label: Message | None = None


class Path(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line an overlay draws from place to place."""

    places: tuple[str, ...]
    tone: str


class Ring(msgspec.Struct, frozen=True):
    """A line that an overlay draws around some places, such as a range."""

    places: tuple[str, ...]
    tone: str


class Overlay(msgspec.Struct, frozen=True):
    """Information shown over the map."""

    marks: tuple[Mark, ...] = ()
    paths: tuple[Path, ...] = ()
    notes: tuple[Message, ...] = ()
    rings: tuple[Ring, ...] = ()


OverlayMaker = Callable[[Any, int | None, int | None], Overlay]
"""An overlay of a state as a side (None: a spectator) sees it, about one piece if its number is given."""


def along(places: Sequence[str], note: Message) -> Overlay:
    """An overlay of an open line from place to place."""
    return Overlay(tuple(Mark(place, "good") for place in places), (Path(tuple(places), "good"),), (note,))


class Display:
    """The display of a game. The base class works for any game, without map or counters: only choices."""

    piece: ClassVar[str] = "unit"
    overlays: ClassVar[Mapping[str, OverlayMaker]] = {}
    overlays_of: ClassVar[Mapping[str, Mapping[str, OverlayMaker]]] = {}
    """Overlays about counters that are named by another kind of argument than `piece`, by that kind."""
    losses: ClassVar[Mapping[str, Literal["destroyed", "reduced"]]] = {}
    """The events by which a side loses pieces or steps, for the course of a game."""
    turning: ClassVar[tuple[str, ...]] = ()
    """The events that explain best why the score has changed, best first."""
    stretches: ClassVar[tuple[str, ...]] = ("turn",)
    """The events that begin a stretch of time; the course of a game tells the score at each of them."""

    def __init__(self, definition: Definition[Any], components: Components) -> None:
        self.definition = definition
        self.components = components

    def sheet(self) -> Sheet:
        from sirocco.kernel.presentation.sequence import sequence_of_play

        definition, components = self.definition, self.components
        kinds = definition.event_kinds
        return Sheet(
            definition.name,
            definition.title,
            components.scenario,
            components.version,
            tuple(SideStyle(side, "#8a7f6a", "#1c1a16", bool(i)) for i, side in enumerate(definition.sides)),
            {verb: tuple(map(tuple, forms)) for verb, forms in components.vocabulary.verbs.items()},
            dict(definition.argument_kinds()),
            {kind: dict(names) for kind, names in definition.names(components).items()},
            piece=self.piece,
            sequence=sequence_of_play(definition.steps),
            event_rules={name: kind.rule for name, kind in kinds.items() if kind.rule and isinstance(kind.rule, str)},
            event_causes={name: kind.rule for name, kind in kinds.items() if isinstance(kind.rule, Cited)},
            rolls={name: Roll(kind.rolls) for name, kind in kinds.items() if kind.rolls},
            overlays=tuple(self.overlays),
            declining=definition.declining,
        )

    def drawing(self, language: str) -> Drawing | None:
        """The board, with its lettering in that language."""
        return None

    def sketch(self, state: Any, side: int | None, around: str | None, width: int, language: str) -> str:
        """The board in plain text as a side (None: a spectator) may see it, all of it that matters or what lies around
        a place, in lines of at most `width` characters."""
        raise UnknownName(f"{self.definition.name} has no board to draw")

    def picture(self, game: Game, language: str) -> str | None:
        """The board with its counters as an SVG document, as anybody may see it."""
        return None

    def table(self, state: Any, side: int | None) -> Table:
        """The table as a side (None: a spectator) may see it."""
        return Table(0, Message("page-no-table", {}), {}, {}, {})

    def allocation(self, state: Any, side: int | None, gifts: Mapping[int, int]) -> AllocationNow | None:
        """What it would come to if a side gave these points to these things, each by its number; None where the side
        has nothing to allocate."""
        return None

    def turn_headline(self, turn: int) -> Message:
        return message("board-turn-number", turn=turn)

    def overlay(self, state: Any, side: int | None, name: str, focus: str | None) -> Overlay:
        """One of the sheet's overlays, about one piece if `focus` names one for which there is such an overlay."""
        if name not in self.overlays:
            raise UnknownName(f"unknown overlay '{name}'; known: {', '.join(self.overlays)}")
        if focus is None:
            return self.overlays[name](state, side, None)
        names = self.components.vocabulary.names
        for kind, makers in ((self.piece, self.overlays), *self.overlays_of.items()):
            ids = names[kind].ids
            if focus in ids and name in makers:
                return makers[name](state, side, ids.index(focus))
        raise UnknownName(f"unknown {self.piece} '{focus[:40]}'")
