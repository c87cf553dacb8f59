"""The message catalogues: complete, alike in both languages, used, and fit to say everything that can happen."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import sirocco
from sirocco.kernel.events import Cited, unchain
from sirocco.kernel.game import Game
from sirocco.kernel.message import Message
from sirocco.kernel.presentation.text import LANGUAGES, Texts, in_halves, own_catalogues
from sirocco.kernel.registry import definition, installed
from sirocco.kernel.step import Step
from sirocco.mechanics.windows import Window
from sirocco.terminal.formatter import Formatter
from tests.whole import how_closely, share_of

PACKAGES = ["sirocco.kernel", *(definition(name).package for name in installed())]
GAMES = list(installed())
SOURCE = Path(sirocco.__file__).parent


class Variables(Visitor):
    """The variables a pattern uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (the visitor's naming)
        self.names.add(node.id.name)


def catalogue(package: str, language: str) -> dict[str, set[str]]:
    """Every key of a catalogue with its variables."""
    text = "\n".join(own_catalogues(package, language))
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), f"{package} {language}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{package} {language}: {entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_messages(package: str) -> None:
    english, italian = (catalogue(package, language) for language in LANGUAGES)
    assert sorted(english) == sorted(italian)
    assert {k: v for k, v in english.items() if v != italian[k]} == {}


# Keys that the code names, read off its source.


def spellings(node: ast.expr) -> Iterator[str]:
    """The patterns a key in the source can take: constants as they are, what is put in as anything."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.IfExp):
        yield from spellings(node.body)
        yield from spellings(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(re.escape(str(v.value)) if isinstance(v, ast.Constant) else "[A-Za-z0-9_-]+" for v in node.values)


def refused_as(nodes: list[ast.AST]) -> Iterator[str]:
    """The sentences by which choices refuse what is no candidate, as their classes state them."""
    for node in nodes:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "refused_as":
            yield from spellings(node.value)


def keys_in(source: Path) -> Iterator[tuple[str, str]]:
    """Patterns of the keys a file uses, and where."""
    nodes = list(ast.walk(ast.parse(source.read_text(encoding="utf-8"))))
    yield from ((f"refuse-{key}", source.name) for key in refused_as(nodes))
    for node in nodes:
        if not isinstance(node, ast.Call) or not node.args:
            continue
        function = node.func
        name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
        where = f"{source.name}:{node.lineno}"
        if name in ("message", "Message", "say", "note", "notices", "has"):
            yield from ((key, where) for key in spellings(node.args[0]) if key.strip("\\").startswith(PREFIXES))
        elif name == "refuse" and len(node.args) == 2:
            yield from ((f"refuse-{key}", where) for key in spellings(node.args[1]))
        elif name == "refused" and len(node.args) == 2:
            yield from ((key, where) for key in spellings(node.args[1]))
        elif name in ("emit", "emit_secret"):
            for kind in spellings(node.args[0]):
                yield f"event-{kind}", where
                if name == "emit_secret":
                    yield f"event-{kind}-known", where
        elif name in ("transfer", "restore_step"):
            yield from ((f"event-{kind}", where) for kind in spellings(node.args[-1]))
        elif name == "Event" and isinstance(node.args[0], ast.Constant):
            yield f"event-{node.args[0].value!s}", where
        elif name == "Command" and isinstance(node.args[0], ast.Constant):
            yield from ((f"ui-{what}-{node.args[0].value!s}", where) for what in ("command", "usage", "help"))


PREFIXES = (
    *(
        "ui",
        "board",
        "measure",
        "term",
        "sum",
        "given",
        "outcome",
        "reason",
        "warn",
        "refuse",
        "short",
        "note",
        "option",
    ),
    *("step", "ask", "verb", "do", "word", "intro", "brief", "event", "name"),
    *(
        "finish",
        "legend",
        "panel",
        "overlay",
        "page",
        "map",
        "server",
        "group",
        "tray",
        "marker",
        "sketch",
        "chance",
        "danger",
        "hint",
        "how",
    ),
)


def keys_in_page(source: Path) -> Iterator[tuple[str, str]]:
    """Patterns of the keys the page's code names, in quotes or with something put in."""
    for quoted in re.findall(r"[`\"']((?:" + "|".join(PREFIXES) + r")-[^`\"'\s]*)[`\"']", source.read_text("utf-8")):
        yield re.sub(r"\\\$\\\{.*?\\\}", "[A-Za-z0-9_-]+", re.escape(quoted)), source.name


def patterns_in(*folders: Path) -> dict[str, str]:
    return {key: where for folder in folders for path in sorted(folder.rglob("*.py")) for key, where in keys_in(path)}


def used_patterns(game: str) -> dict[str, str]:
    shared = [SOURCE / name for name in ("kernel", "terminal", "board", "server")]
    own_folder = SOURCE / "games" / definition(game).package.rsplit(".", 1)[1]
    mechanics = {key: where for path in mechanics_of(own_folder) for key, where in keys_in(path)}
    used = patterns_in(*shared, own_folder) | mechanics
    page = [path for path in sorted((SOURCE.parent / "web" / "src").rglob("*")) if path.suffix in (".ts", ".svelte")]
    named = {key: where for path in page for key, where in keys_in_page(path)}
    own = keys_of_the_page()
    return used | {key: where for key, where in named.items() if not any(re.fullmatch(key, each) for each in own)}


def mechanics_of(folder: Path) -> set[Path]:
    """The modules of shared mechanisms that a game uses, one through another: but for those that the definition, which
    puts every game together, asks after."""
    found: set[Path] = set()
    reading = sorted(folder.rglob("*.py"))
    while reading:
        source = reading.pop().read_text(encoding="utf-8")
        for name in re.findall(r"from sirocco\.(mechanics\.[\w.]+) import", source):
            path = SOURCE / (name.replace(".", "/") + ".py")
            if path.exists() and path not in found:
                found.add(path)
                reading += [path] if path.name != "definition.py" else []
    return found


def keys_of_the_page() -> set[str]:
    """The page's own messages. A game may say them in its own words."""
    text = (SOURCE.parent / "web" / "src" / "text" / "en.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.M))


def named_by_data(game: str) -> set[str]:
    """Keys that follow from the game's own tables: steps, verbs, sides, options, and the names of ids."""
    rules = definition(game)
    components = sirocco.new(game, seed=0).components
    words = components.vocabulary
    sheet = rules.display(components).sheet()
    keys = {f"step-{step}" for step in rules.steps}
    keys |= {f"ask-{name}" for name, step in rules.steps.items() if step.actions is not Step.actions}
    for verb, forms in words.verbs.items():
        keys |= {f"verb-{verb}", f"word-{verb}", f"spell-{verb}"}
        keys |= {f"do-{verb}"} if len(forms) == 1 else {f"do-{verb}-{len(form)}" for form in forms}
    keys |= {f"name-side-{side}" for side in rules.sides} | {f"intro-{side}" for side in rules.sides}
    if game == "dark-sands":
        fought = ("compass", "sunflower", "crusader", "gazala")
        keys |= {f"intro-{side}-{scenario}" for side in rules.sides for scenario in fought}
    keys |= {f"name-thing-{kind}" for kind in words.names}
    keys |= {f"name-overlay-{overlay}" for overlay in sheet.overlays} | {f"name-badge-{b}" for b in sheet.badges}
    for kind, event in rules.event_kinds.items():
        keys |= {f"event-{kind}", f"event-{kind}-known"} if event.secret is not None else {f"event-{kind}"}
    keys |= {f"option-{option.name}" for option in rules.info().options}
    return keys | {key for tutorial in rules.tutorials().values() for key in tutorial.message_keys()}


def named_by_compass() -> set[str]:
    """The ids of Compass that have names in each language."""
    from sirocco.games.compass.components import MARKERS
    from sirocco.games.compass.display.words import LINKS, REGIONS
    from sirocco.games.compass.rules.eliminated_units import OFF_MAP

    components: Any = sirocco.new("compass", seed=0).components
    cited = [kind.rule for kind in definition("compass").event_kinds.values() if isinstance(kind.rule, Cited)]
    causes, phases = ({value for rule in cited if rule.by == by for value in rule.rules} for by in ("cause", "phase"))
    assert len(causes) > 5 and len(phases) > 1
    keys = {f"name-marker-{m}" for m in MARKERS} | {f"brief-marker-{m}" for m in MARKERS}
    keys |= {f"name-where-{w}" for w in OFF_MAP.values()}
    keys |= {f"name-cause-{c}" for c in causes} | {f"name-phase-{p}" for p in phases}
    keys |= {f"name-kind-{u.kind}" for u in components.units} | {f"name-size-{u.size}" for u in components.units}
    keys |= {f"name-link-{k}" for k in LINKS} | {f"term-{k}" for k in LINKS}
    return keys | {f"board-region-{name}" for name, _ in REGIONS} | {"board-naval", "board-coastal", "board-inland"}


def test_every_key_the_code_names_exists() -> None:
    for game in GAMES:
        keys = set(catalogue("sirocco.kernel", "en")) | set(catalogue(definition(game).package, "en"))
        patterns = used_patterns(game)
        assert len(patterns) > 150
        missing = {p: where for p, where in patterns.items() if not any(re.fullmatch(p, key) for key in keys)}
        # A game need not say more about its steps than what they ask.
        assert [p for p in missing if not p.startswith("how\\-")] == []
        named = named_by_data(game) | (named_by_compass() if game == "compass" else set())
        assert sorted(named - keys) == []


def test_every_key_of_the_shared_mechanisms_exists_where_they_are_used() -> None:
    """Not every game uses every mechanism, so each message must be in the kernel's catalogue or in some game's."""
    keys = {key for package in PACKAGES for key in catalogue(package, "en")}
    patterns = patterns_in(SOURCE / "mechanics")
    assert len(patterns) > 20
    assert {p: where for p, where in patterns.items() if not any(re.fullmatch(p, key) for key in keys)} == {}


def test_what_is_said_about_a_step_is_about_one_that_asks() -> None:
    for game in GAMES:
        asked = {f"how-{name}" for name, step in definition(game).steps.items() if step.actions is not Step.actions}
        assert {key for key in catalogue(definition(game).package, "en") if key.startswith("how-")} <= asked


def test_every_window_says_what_passing_means() -> None:
    steps = definition("salerno-rome").steps
    windows = {name for name, step in steps.items() if issubclass(step, Window)}
    assert len(windows) >= 7
    for language in ("en", "it"):
        said = catalogue(definition("salerno-rome").package, language)
        assert {name for name in windows if f"how-{name}" not in said} == set()


def test_no_message_is_left_over() -> None:
    kernel = set(catalogue("sirocco.kernel", "en"))
    free = re.compile(
        r"name-month-[A-Z][a-z]{2}|refuse-game-over|ui-(yes|no)|given-[a-z-]+-from|(forms|gloss|button)-[a-z0-9-]+"
    )
    for game in GAMES:
        used = re.compile("|".join([free.pattern, *used_patterns(game), *patterns_in(SOURCE / "mechanics")]))
        named = named_by_data(game) | (named_by_compass() if game == "compass" else set())
        keys = kernel | set(catalogue(definition(game).package, "en")) - keys_of_the_page()
        assert sorted(key for key in keys - named if not used.fullmatch(key)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_scenario_has_a_name_and_says_what_it_takes(game: str) -> None:
    rules = definition(game)
    assert set(rules.efforts) == set(rules.scenarios)
    if len(rules.scenarios) > 1:
        for language in LANGUAGES:
            named = catalogue(rules.package, language)
            assert [name for name in rules.scenarios if f"name-scenario-{name}" not in named] == []


FOREIGN = {
    "en": re.compile(r"\b(?:guarnigione|avanguardia|in parte|elementi|brigata|divisione)\b", re.I),
    "it": re.compile(r"\b(?:elements|part|vanguard|garrison|free|french|brigade|division)\b", re.I),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_names_of_units_are_in_the_language_of_the_reader(name: str, language: str) -> None:
    """Designations of the time stay as they were; what describes a unit is translated."""
    game = sirocco.new(name, seed=1)
    texts = Formatter(game, language, None).texts
    units = game.components.vocabulary.names["unit"].ids
    assert [texts.name("unit", unit) for unit in units if FOREIGN[language].search(texts.name("unit", unit))] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_the_trade_is_explained_once_and_short(game: str) -> None:
    for language in LANGUAGES:
        text = (files(definition(game).package) / "text" / f"{language}.ftl").read_text(encoding="utf-8")
        forms = dict(re.findall(r"^forms-([\w-]+) = (.+)$", text, re.M))
        meanings = dict(re.findall(r"^gloss-([\w-]+) = (.+)$", text, re.M))
        assert sorted(forms) == sorted(meanings) and len(forms) > 15
        spelled = [form for each in forms.values() for form in each.split(", ")]
        assert len(spelled) == len(set(spelled))
        assert all(len(meaning) < 170 and meaning.endswith(".") for meaning in meanings.values())


@pytest.mark.parametrize("game", GAMES)
def test_a_button_that_names_less_belongs_to_a_verb_that_names_two_things(game: str) -> None:
    verbs = sirocco.new(game, seed=0).components.vocabulary.verbs
    short = {key[7:] for key in catalogue(definition(game).package, "en") if key.startswith("button-")}
    assert short and all(any(len(form) == 2 for form in verbs[verb]) for verb in short)


# Saying everything.


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Texts that do not forgive: a missing key, a missing variable or a broken message is an error."""

    def format_strictly(self: Texts, key: str, args: dict[str, Any]) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        said, errors = self._bundle.format_pattern(pattern, args)
        text = str(said)
        assert not errors, f"{key} {args}: {errors}"
        assert "{" not in text and "none" not in text.split(), f"{key}: {text}"
        return text

    say = Texts.say

    def say_strictly(self: Texts, message: Message) -> str:
        assert self.has(message.key), f"no message {message}"
        return say(self, message)

    monkeypatch.setattr(Texts, "_format", format_strictly)
    monkeypatch.setattr(Texts, "say", say_strictly)


def any_action(game: Game, chance: random.Random) -> Any:
    """Some readable action, usually an illegal one."""
    words = game.components.vocabulary
    verb = chance.choice(list(words.verbs))
    form = chance.choice(words.verbs[verb])
    return words.action(verb, *(chance.randrange(len(words.names[kind].ids)) for kind in form))


def say_all(game: Game, formatters: list[Formatter], chance: random.Random) -> None:
    decision = game.decision
    assert decision is not None
    wishes = [any_action(game, chance) for _ in range(6)]
    for formatter in formatters:
        formatter.texts.say(decision.prompt)
        formatter.describer.headline()
        formatter.describer.situation()
        for action in chance.sample(decision.actions, min(3, len(decision.actions))):
            formatter.action(action)
            formatter.gloss(action, in_words=True)
            explanation = game.explain(action)
            if explanation is not None:
                formatter.explanation(explanation)
        for wish in wishes:
            refusal = game.refusal(wish)
            if refusal is not None:
                assert refusal.rule
                formatter.refusal(refusal)


def look_around(game: Game, formatters: list[Formatter], chance: random.Random) -> None:
    names = game.components.vocabulary.names
    for formatter in formatters:
        describer = formatter.describer
        for whole in (True, False):
            assert describer.board(whole)
        assert describer.roster(None) and describer.calendar()
        describer.hand()
        for breakdown in describer.score():
            formatter.breakdown(breakdown)
        for kind, known_names in names.items():
            name = chance.choice(known_names.ids)
            assert describer.about(kind, name)
            describer.brief(kind, name)
        for step, _ in game.here:
            formatter.say(f"step-{step}")


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize(("name", "seed"), [(name, seed) for name in GAMES for seed in range(share_of(name, 4))])
def test_a_whole_game_is_told_without_a_gap(name: str, seed: int) -> None:
    chance = random.Random(seed)
    options = {o.name: chance.random() < 0.5 for o in definition(name).info().options}
    game = sirocco.new(name, seed=seed, options=options)
    formatters = [Formatter(game, lang, side) for lang in LANGUAGES for side in (*game.definition.sides, None)]
    told = None
    count = 0
    while game.decision is not None:
        if chance.random() < 12 * how_closely(name):
            say_all(game, formatters, chance)
        if count % round(1 / how_closely(name)) == 0:
            look_around(game, formatters, chance)
        game.act(chance.choice(game.decision.actions))
        count += 1
        for event in unchain(game.state.log, told):
            for formatter in formatters:
                formatter.texts.event(event, formatter.side)
        told = game.state.log
    for language in LANGUAGES:
        formatter = Formatter(game, language, None)
        marches = formatter.describer.condense(game.events)
        assert len(formatter.events(marches)) < len(game.events)
        assert formatter.describer.luck()
        assert game.result is not None
        for reason in game.result.reasons:
            formatter.texts.say(reason)


@pytest.mark.parametrize(
    ("value", "expected"),
    [(0.5, "½"), (2.5, "2½"), (3.0, 3), (-1.0, -1), (-0.5, "-½"), (0.25, "¼"), (0.1, "0.1"), (0.0, 0)],
)
def test_half_points(value: float, expected: int | str) -> None:
    assert in_halves(value) == expected


def test_dates_and_unknown_keys() -> None:
    game = sirocco.new("compass", seed=1)
    italian = Texts(game, "it")
    assert italian.name("dates", "29 Dec-3 Jan 1941") == "29 dic-3 gen 1941"
    assert Texts(game).say(Message("no-such-key", {"a": 1})) == "no-such-key {'a': 1}"
    with pytest.raises(sirocco.UnknownName):
        Texts(game, "fr")


def test_orders_are_the_scenarios_or_the_games() -> None:
    """Each scenario of The Dark Sands is won in its own way; the campaigns in one, and Compass too."""
    crusader = sirocco.new("dark-sands", "crusader", seed=1)
    briefing = Texts(crusader).orders("allied", "crusader")
    assert briefing is not None and "Relieve Tobruk" in briefing
    campaign = Texts(crusader).orders("axis", "campaign-crusader")
    assert campaign is not None and "earns you points each turn" in campaign
    italian = Texts(sirocco.new("compass", seed=1), "it").orders("allied", "compass")
    assert italian is not None and italian.startswith("Comandi gli Alleati")
    assert Texts(crusader).orders("nobody", "crusader") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_given_twice(language: str) -> None:
    """The second would silently take the place of the first."""
    paths = [*SOURCE.rglob(f"text/{language}.ftl"), SOURCE.parent / "web" / "src" / "text" / f"{language}.ftl"]
    assert len(paths) > 3
    for path in paths:
        keys = re.findall(r"^([A-Za-z][\w-]*) =", path.read_text("utf-8"), re.M)
        assert sorted(key for key in set(keys) if keys.count(key) > 1) == [], path.name
