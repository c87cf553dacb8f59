"""Formatting for the player, in the player's language: choices, breakdowns with their rules, odds, the log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from sirocco.kernel.action import Action
from sirocco.kernel.events import Event
from sirocco.kernel.explain import Breakdown, Explanation, Odds, figure, figures, in_short
from sirocco.kernel.game import Game
from sirocco.kernel.message import Message, Value
from sirocco.kernel.presentation.describe import HEAD, QUIET, WARN, Describer, Line
from sirocco.kernel.presentation.text import Texts, in_halves
from sirocco.kernel.step import Refusal

ORDINALS = ("first", "second", "third")


class Formatter:
    """Formats one game for one side (None: a spectator) in one language."""

    def __init__(self, game: Game, language: str, side: str | None) -> None:
        self.game = game
        self.side = side
        self.texts = Texts(game, language)
        self.describer: Describer[Any, Any] = game.definition.describer()(game, self.texts, side)

    def say(self, key: str, /, **args: Value) -> str:
        return self.texts.say(Message(key, args))

    def side_name(self, side: str) -> str:
        return self.texts.name("side", side)

    def scores(self) -> str:
        """The score if the game ended now."""
        return ", ".join(f"{self.side_name(side)} {points}" for side, points in self.game.score.items())

    # Actions.

    def action(self, action: Action) -> str:
        """An action as a phrase."""
        decision = self.game.decision
        if action.verb == "done" and decision is not None and self.texts.has(f"finish-{decision.step}"):
            return self.say(f"finish-{decision.step}")
        forms = self.game.components.vocabulary.verbs[action.verb]
        key = f"do-{action.verb}" if len(forms) == 1 else f"do-{action.verb}-{len(action.args)}"
        return self.say(key, **dict(zip(ORDINALS, self.arguments(action), strict=False)))

    def usage(self, verb: str, word: str) -> list[str]:
        """The syntax of an action, in each of its forms, with the player's word for the verb."""
        forms = [
            [self.texts.name("thing", kind).upper() for kind in form]
            for form in self.game.components.vocabulary.verbs[verb]
        ]
        if len(forms) == 2 and forms[1][: len(forms[0])] == forms[0]:
            return [" ".join([word, *forms[0], *(f"[{kind}]" for kind in forms[1][len(forms[0]) :])])]
        return [" ".join([word, *form]) for form in forms]

    def arguments(self, action: Action) -> list[str]:
        """The things an action names, by name."""
        vocabulary = self.game.components.vocabulary
        form = next(f for f in vocabulary.verbs[action.verb] if len(f) == len(action.args))
        ids = [vocabulary.names[kind].ids[i] for kind, i in zip(form, action.args, strict=True)]
        return [self.texts.name(kind, name) for kind, name in zip(form, ids, strict=True)]

    def gloss(self, action: Action, in_words: bool = False) -> str:
        """The number shown beside a choice: the most important chance, or else the cost."""
        explanation = self.game.explain(action)
        if explanation is None:
            return ""
        if explanation.odds:
            return self.odds_in_short(explanation.odds) if in_words else self._chance(explanation.odds)
        return str(in_halves(explanation.breakdowns[0].total)) if explanation.breakdowns else ""

    def odds_in_short(self, odds: Sequence[Odds]) -> str:
        """A summary of odds in a few words; without measures, the chance of the first outcome."""
        first = odds[0].outcomes[0]
        return in_short(odds, self.texts) or f"{self.texts.say(first.label)} {figure(first, self.texts)}"

    def _chance(self, odds: Sequence[Odds]) -> str:
        """The most important chance."""
        found = [m for each in odds for m in each.measures if m.label.key == self.describer.measure]
        return figures(found or [odds[0].outcomes[0]], self.texts)

    # Explanations.

    def refusal(self, refusal: Refusal) -> Line:
        """Why not, with the clause; who meets a rule that is not the printed one is told so."""
        from sirocco.kernel.proof.rulebook import basis_of

        rebuilt = basis_of(self.game.definition.package, refusal.rule) == "rebuilt"
        mark = basis_mark("rebuilt", self.say) if rebuilt else ""
        return Line(f"{self.texts.say(refusal.message)}{reference(refusal.rule)}{mark}", WARN)

    def explanation(self, explanation: Explanation) -> list[Line]:
        lines = [line for breakdown in explanation.breakdowns for line in self.breakdown(breakdown)]
        for odds in explanation.odds:
            lines += self.odds(odds)
        return lines + self.warnings(explanation)

    def warnings(self, explanation: Explanation) -> list[Line]:
        return [Line(self.texts.say(warning), WARN) for warning in explanation.warnings]

    def breakdown(self, breakdown: Breakdown) -> list[Line]:
        total = in_halves(breakdown.total)
        lines = [Line(f"{self.texts.say(breakdown.label)}: {total}")]
        for term in breakdown.terms:
            value = in_halves(term.value)
            sign = "+" if term.value >= 0 else ""
            lines.append(Line(f"{sign}{value}  {self.texts.say(term.label)}{reference(term.rule)}", QUIET, 1))
        return lines

    def odds(self, odds: Odds) -> list[Line]:
        """The measures, then the whole distribution, most likely outcomes first."""
        lines = [Line(self.texts.say(odds.given))]
        lines += [Line(f"{figure(m, self.texts):>6}  {self.texts.say(m.label)}", "", 1) for m in odds.measures]
        for outcome in sorted(odds.outcomes, key=lambda o: -o.chance):
            chance = f"{self.texts.decimal(float(100 * outcome.chance)):>5}%"
            lines.append(Line(f"{chance}  {self.texts.say(outcome.label)}", QUIET, 1))
        return lines

    # The rulebook and the log.

    def clause(self, clause: str) -> list[Line]:
        from sirocco.kernel.proof.rulebook import read_clauses

        found = read_clauses(self.game.definition.package, self.texts.language).get(clause)
        if found is None:
            return []
        place = ", ".join(part for part in (found.chapter, found.section) if part)
        return [Line(f"{clause}{basis_mark(found.basis, self.say)}  {place}", HEAD), Line(found.unmarked, "", 1)]

    def events(self, events: Iterable[Event]) -> list[Line]:
        """Events as this side may read them."""
        return [Line(self.texts.event(event, self.side), str(event.data.get("side", ""))) for event in events]


def reference(rule: str) -> str:
    return f" [{rule}]" if rule else ""


def basis_mark(basis: str, say: Callable[[str], str]) -> str:
    """What follows the reference of a clause: nothing if the printed rulebook settles it, else what it rests on."""
    return f" ({say(f'ui-basis-{basis}')})" if basis else ""
