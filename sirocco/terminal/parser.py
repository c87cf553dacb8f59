"""Parsing typed input: notation with names as people write them, of several words or abbreviated."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from difflib import get_close_matches
from itertools import combinations, pairwise

from sirocco.kernel.action import Action, Thing, Vocabulary
from sirocco.kernel.message import Message, message
from sirocco.kernel.proof.rulebook import Clause


class Unreadable(Exception):
    """The input cannot be understood; `message` says why. Its argument `kind` is a kind of thing."""

    def __init__(self, problem: Message) -> None:
        super().__init__(problem.key)
        self.message = problem


class WrongForm(Unreadable):
    """An action with too few or too many words."""

    def __init__(self, verb: str) -> None:
        super().__init__(message("ui-usage", usage=[]))
        self.verb = verb


def things(vocabulary: Vocabulary, words: Sequence[str], kinds: Iterable[str] | None = None) -> list[Thing]:
    """Everything the words can mean; full names take precedence over abbreviations."""
    name = " ".join(words)
    chosen = vocabulary.names if kinds is None else kinds
    found = [Thing(kind, i) for kind in chosen for i in vocabulary.names[kind].matching(name)]
    exact = [t for t in found if vocabulary.names[t.kind].is_called(t.number, name)]
    return exact or found


def thing(vocabulary: Vocabulary, words: Sequence[str], kind: str) -> Thing:
    """The one thing of a kind that the words name."""
    found = things(vocabulary, words, [kind])
    if len(found) == 1:
        return found[0]
    raise Unreadable(naming(vocabulary, kind, " ".join(words)))


def read_action(vocabulary: Vocabulary, words: Sequence[str], legal: Collection[Action]) -> Action:
    """The action the words mean. Where a name is ambiguous, actions that are legal now take precedence."""
    verb = words[0].lower()
    found: list[Action] = []
    for form in vocabulary.verbs[verb]:
        for parts in _splits(words[1:], len(form)):
            found += _actions(vocabulary, verb, form, parts)
    found = list(dict.fromkeys(found))
    open_now = [action for action in found if action in legal]
    if len(found) == 1 or len(open_now) == 1:
        return (open_now or found)[0]
    if found:
        raise Unreadable(message("ui-ambiguous", word=" ".join(words), names=[str(a) for a in (open_now or found)[:8]]))
    raise _problem(vocabulary, verb, words[1:])


def _splits(words: Sequence[str], parts: int) -> Iterator[list[Sequence[str]]]:
    """Every way to split the words into `parts` non-empty pieces."""
    if parts == 0:
        if not words:
            yield []
        return
    for cuts in combinations(range(1, len(words)), parts - 1):
        edges = (0, *cuts, len(words))
        yield [words[a:b] for a, b in pairwise(edges)]


def _actions(vocabulary: Vocabulary, verb: str, form: Sequence[str], parts: Sequence[Sequence[str]]) -> list[Action]:
    """The actions of one form that the pieces can mean."""
    found: list[tuple[int, ...]] = [()]
    for kind, part in zip(form, parts, strict=True):
        indices = [t.number for t in things(vocabulary, part, [kind])]
        found = [(*args, i) for args in found for i in indices]
    return [vocabulary.action(verb, *args) for args in found]


def _problem(vocabulary: Vocabulary, verb: str, words: Sequence[str]) -> Unreadable:
    """Why the words after a verb cannot be parsed: the wrong number of them, or an unknown name."""
    forms = [form for form in vocabulary.verbs[verb] if len(form) == len(words)]
    for kind, word in zip(forms[0], words, strict=True) if forms else ():
        if not things(vocabulary, [word], [kind]):
            return Unreadable(naming(vocabulary, kind, word))
    return WrongForm(verb)


def naming(vocabulary: Vocabulary, kind: str, word: str) -> Message:
    """The error in a name: ambiguous or unknown."""
    names = vocabulary.names[kind]
    found = [names.ids[i] for i in names.matching(word)]
    if found:
        return message("ui-ambiguous", word=word, names=found[:8])
    return message("ui-unknown-name", kind=kind, word=word[:40], names=alike(word, names.ids))


def read_number(word: str) -> int | None:
    """A whole number, or None."""
    return int(word) if word.isdecimal() and len(word) < 10 else None


def clauses_about(clauses: Iterable[Clause], text: str) -> list[Clause]:
    """The clauses under a heading that contains some text, then those that contain it themselves; if there are none,
    those that contain all its words."""
    wanted = text.casefold()
    clauses = list(clauses)
    headed = [c for c in clauses if wanted in (c.section or c.chapter).casefold()]
    found = headed + [c for c in clauses if c not in headed and wanted in f"{c.id} {c.text}".casefold()]
    return found or [c for c in clauses if wanted and all(w in c.text.casefold() for w in wanted.split())]


def alike(word: str, known: Iterable[str]) -> list[str]:
    """Known words similar to a misspelt one."""
    spelled = {name.lower(): name for name in known}
    return [spelled[found] for found in get_close_matches(word.lower(), spelled, n=3, cutoff=0.6)]
