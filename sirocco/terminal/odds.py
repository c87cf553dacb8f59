"""`why`, `odds` and `best`: the rule that refuses an action, the numbers behind it, its odds, the best line-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sirocco.kernel.action import Action
from sirocco.kernel.errors import IllegalAction
from sirocco.kernel.explain import Odds
from sirocco.kernel.message import message
from sirocco.kernel.presentation.describe import HEAD, QUIET, Line
from sirocco.kernel.step import Refusal
from sirocco.terminal.command import Command
from sirocco.terminal.decisions import act, refuse, say_refusal
from sirocco.terminal.multi_unit import orders, units_and_place
from sirocco.terminal.parser import Unreadable, read_number

if TYPE_CHECKING:
    from sirocco.terminal.session import Session


def actions_meant(session: Session, words: list[str], command: str) -> list[Action]:
    """The actions a question is about, by number or in words."""
    if not words:
        raise Unreadable(message("ui-which-action", command=command))
    number = read_number(words[0])
    if number is not None:
        if not 1 <= number <= len(session.menu.choices) or len(session.menu.choices[number - 1].actions) > 1:
            raise Unreadable(message("ui-which-action", command=command))
        return [session.menu.choices[number - 1].actions[0]]
    verb = session.lexicon.verb(words[0])
    if verb is None:
        raise Unreadable(message("ui-unknown-verb", word=words[0][:40], names=session.lexicon.verbs()))
    return orders(session, verb, words[1:])


def why(session: Session, words: list[str]) -> bool:
    """The rule that refuses an action, or the numbers behind it."""
    actions = actions_meant(session, words, "why")
    trial = session.game.clone()
    for action in actions:
        refusal = trial.refusal(action)
        if refusal is not None:
            refuse(session, trial, action, alone=len(actions) == 1)
            session.screen.show(session.formatter.clause(refusal.rule))
            return False
        session.screen.say(session.formatter.say("ui-legal", phrase=session.formatter.action(action)), HEAD)
        explanation = trial.explain(action)
        lines = [] if explanation is None else session.formatter.explanation(explanation)
        session.screen.show(lines or [Line(session.formatter.say("ui-nothing-to-explain"), QUIET)])
        if action is not actions[-1]:
            trial.act(action)
    return False


def odds(session: Session, words: list[str]) -> bool:
    """The exact odds of an action or an attack; without words, of everything declared so far."""
    found = _odds(session, words) if words else _declared(session)
    if found is not None:
        lines = [line for each in found for line in session.formatter.odds(each)]
        session.screen.show(lines or [Line(session.formatter.say("ui-no-dice"), QUIET)])
    return False


def _odds(session: Session, words: list[str]) -> tuple[Odds, ...] | None:
    game = session.game
    is_attack = session.lexicon.verb(words[0]) == session.formatter.describer.strikes
    attack = units_and_place(session, words[1:]) if is_attack else None
    if attack is not None:
        names = game.components.vocabulary.names
        units, target = attack
        try:
            return game.preview(
                [names[u.kind].ids[u.number] for u in units], names[target.kind].ids[target.number]
            ).odds
        except IllegalAction as refused:
            say_refusal(session, Refusal(refused.rule, refused.message))
            return None
    actions = actions_meant(session, words, "odds")
    trial = game.clone()
    for action in actions:
        if trial.refusal(action) is not None:
            refuse(session, trial, action, alone=len(actions) == 1)
            return None
        if action is not actions[-1]:
            trial.act(action)
    explanation = trial.explain(actions[-1])
    return () if explanation is None else explanation.odds


def _declared(session: Session) -> tuple[Odds, ...] | None:
    """The odds of everything declared so far, or of ending the step now."""
    declared = session.formatter.describer.declared()
    for label, odds_of in declared.items():
        session.screen.say(label, HEAD)
        session.screen.show(line for each in odds_of() for line in session.formatter.odds(each))
    if declared:
        return None
    decision = session.game.decision
    assert decision is not None
    finish = next((action for action in decision.actions if not action.args), None)
    explanation = None if finish is None else session.game.explain(finish)
    if explanation is None or not explanation.odds:
        raise Unreadable(message("ui-nothing-declared"))
    return explanation.odds


def best(session: Session, _: list[str]) -> bool:
    """Form the line-up with the best odds; the player still decides whether to attack."""
    actions = session.formatter.describer.best()
    if not actions:
        raise Unreadable(message("ui-no-line"))
    return act(session, actions)


COMMANDS = (
    Command("why", why),
    Command("odds", odds),
    Command("best", best),
)
