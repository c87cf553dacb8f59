"""A session in the terminal: whose turn it is, what is shown, and what each input does."""

from __future__ import annotations

from pathlib import Path

from sirocco.kernel.action import Action, Thing
from sirocco.kernel.errors import SiroccoError
from sirocco.kernel.game import Decision, Game
from sirocco.kernel.presentation.describe import HEAD, QUIET, WARN, Line
from sirocco.kernel.presentation.text import LANGUAGES, Texts
from sirocco.terminal import decisions, inspection, odds, saves
from sirocco.terminal.choices import Choice, Menu, menu_of, whole_menu
from sirocco.terminal.command import Phrasebook
from sirocco.terminal.formatter import Formatter, reference
from sirocco.terminal.lexicon import Lexicon
from sirocco.terminal.news import News
from sirocco.terminal.screen import Screen
from sirocco.terminal.seats import Seats, bot_choice
from sirocco.terminal.store import write_text

GUESSES = 8
"""How many imagined hands are tried to see whether taking a forced choice would reveal something."""


class Leave(Exception):
    """The players leave; the game may not be over."""


class Session:
    """One game, the people and bots that play it, and where it is shown and saved."""

    def __init__(
        self,
        game: Game,
        seats: Seats,
        screen: Screen,
        language: str = "en",
        save: Path | None = None,
        override: Path | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.screen = screen
        self.language = language
        self.save = save
        self.override = override
        self.auto = True
        self.unsaved = False
        people = [side for side, bot in seats.items() if bot is None]
        self.viewer = people[0] if len(people) == 1 else None
        self.news = News()
        self.menu = Menu(())
        self.pending: list[Action] | None = None
        """Actions that are taken only if the next answer is yes."""
        self.was_pending: list[Action] | None = None
        """What was pending when the current line was typed."""
        self.ready: Action | None = None
        """The only legal action, if it waits for Enter because it cannot be undone."""
        self.marks: list[int] = []
        """The number of actions before each command that took some: the points `undo` goes back to."""
        self._can_reconsider = False
        """Whether the last command of the player did more than end a step."""
        self._last_forced_step = ""
        """The step in which the last forced choice was taken."""
        self._headline = ""
        self._listed: dict[int, tuple[str, str]] = {}
        """The unfinished steps whose choices have been listed, by their height in the stack."""
        self.all_texts = [Texts(game, lang) for lang in LANGUAGES]
        self.phrases = Phrasebook(
            (*decisions.COMMANDS, *odds.COMMANDS, *inspection.COMMANDS, *saves.COMMANDS), self.all_texts
        )
        self.update_formatter()
        self.lexicon = Lexicon(game, self.all_texts, self.formatter.texts)

    # Playing.

    def run(self) -> None:
        """Play until the game is over or the players leave."""
        self.screen.say(self.formatter.say("ui-welcome", title=self.game.definition.title), HEAD)
        self.screen.say(self.formatter.say("ui-seats", names=[self._seat_text(side) for side in self.seats]), QUIET)
        orders = self.viewer and self.formatter.texts.orders(self.viewer, self.game.header.scenario)
        if orders:
            self.screen.say(orders)
        self.news.skip(self.game)
        try:
            while True:
                try:
                    if self.game.decision is None:
                        saves.game_over(self)
                        return
                    self._play_decision(self.game.decision)
                except KeyboardInterrupt:
                    saves.interrupted(self)
        except Leave:
            return
        except EOFError:
            saves.end_of_input(self)

    def _seat_text(self, side: str) -> str:
        bot = self.seats[side]
        name = self.formatter.say("ui-human") if bot is None else type(bot).__name__.removesuffix("Bot").lower()
        return f"{self.formatter.side_name(side)}: {name}"

    def _play_decision(self, decision: Decision) -> None:
        bot = self.seats[decision.side]
        if bot is not None:
            self._can_reconsider = False
            self._listed.clear()
            self.play(bot_choice(bot, self.game))
            self.news.show(self)
        elif self._no_choice(decision):
            self._take_forced_choice(decision)
        else:
            self._hand_over(decision.side)
            self.news.show(self, include_last=True)
            self.present()
            while not self.handle_line(self.screen.ask(self._prompt(decision))):
                pass

    def _take_forced_choice(self, decision: Decision) -> None:
        """Take the only choice and show it in one line."""
        (only,) = decision.actions
        self.news.show(self, include_last=True)
        if decision.side == self.viewer and (only.args or decision.step != self._last_forced_step):
            key = "ui-only-choice" if only.args else "ui-nothing-to-decide"
            args = {"step": self.formatter.say(f"step-{decision.step}"), "action": self.lexicon.notation(only)}
            self.screen.say(self.formatter.say(key, **args), QUIET, 1)
        self._last_forced_step = decision.step
        self.play(only)

    def play(self, action: Action) -> None:
        """Take a legal action, on a copy so that an interrupt cannot leave it half done."""
        game = self.game.clone()
        if not action.args:
            self._listed.pop(len(game.state.stack), None)
        game.act(action)
        self.game = game
        self.unsaved = True
        self.update_formatter()

    def _no_choice(self, decision: Decision) -> bool:
        """Whether the only action may be taken automatically: not if the last command could no longer be undone then,
        and not if it would reveal to the opponent that the hand holds nothing better."""
        if not self.auto or len(decision.actions) > 1:
            return False
        if self._can_reconsider and not decision.actions[0].args and self._is_final(decision.actions[0]):
            return False
        if self.viewer in (None, decision.side):
            return self.viewer is not None
        for guess in range(GUESSES):
            imagined = self.game.imagine(self.viewer, guess).decision
            if imagined is None or len(imagined.actions) > 1:
                return False
        return True

    def _is_final(self, action: Action) -> bool:
        """Whether nothing could be undone after an action: dice follow, or another side decides."""
        if not self.game.can_undo:
            return False
        after = self.game.clone()
        after.act(action)
        return not after.can_undo or after.decision is None or after.decision.side != self.viewer

    def _hand_over(self, side: str) -> None:
        """Another player takes the keyboard: clear what the last one saw."""
        if side == self.viewer:
            return
        if self.viewer is not None:
            self.news.show(self, include_last=True)
            self.screen.wipe()
            self.screen.gap()
            self.screen.say(self.formatter.say("ui-hand-over", side=side), HEAD)
            if self.screen.interactive:
                self.screen.ask(self.formatter.say("ui-press-enter"))
        self.viewer = side
        self._headline, self._can_reconsider = "", False
        self._listed.clear()
        self.marks.clear()
        self.update_formatter()

    def update_formatter(self) -> None:
        """Create a new formatter after the game, the language or the player has changed."""
        self.formatter = Formatter(self.game, self.language, self.viewer)

    # Presenting.

    def _prompt(self, decision: Decision) -> str:
        return f"{self.formatter.side_name(decision.side)}> "

    def present(self) -> None:
        """Show the situation, the prompt and the choices: all of them, or only what is new."""
        decision = self.game.decision
        assert decision is not None
        headline = self.formatter.describer.headline()
        height = len(self.game.state.stack)
        self._listed = {level: step for level, step in self._listed.items() if level <= height}
        again = self._listed.get(height) == (headline, decision.step)
        if not again:
            self.screen.gap()
        if headline != self._headline:
            self.screen.say(f"{headline} · {self.formatter.say('ui-standing', scores=self.formatter.scores())}", HEAD)
        self._headline = headline
        self._listed[height] = (headline, decision.step)
        self.screen.show(self.formatter.describer.situation())
        about = self.menu.about
        self.menu = whole_menu(self.game.components.vocabulary, decision.actions)
        self.ready = decision.actions[0] if self.auto and len(decision.actions) == 1 else None
        if self.ready is not None:
            gloss = self.formatter.gloss(self.ready, in_words=True)
            phrase = f"{self.formatter.action(self.ready)}{f' ({gloss})' if gloss else ''}"
            self.screen.say(self.formatter.say("ui-ready", phrase=phrase, undo=self._can_reconsider))
            return
        if not again or all(choice.about is None for choice in self.menu.choices):
            self.ask()
            self.list_choices()
            return
        own = None if about is None else menu_of(self.game.components.vocabulary, decision.actions, about)
        if own is not None:
            self.menu = own
            self.list_choices()
        else:
            self.screen.say(self.formatter.say("ui-more", number=len(self.menu.choices)), QUIET)

    def ask(self) -> None:
        """The question of the decision, with its rule."""
        decision = self.game.decision
        assert decision is not None
        self.screen.say(f"{self.formatter.texts.say(decision.prompt)}{reference(decision.rule)}")

    def list_choices(self) -> None:
        if self.menu.about is not None:
            self.screen.say(self._heading(self.menu.about), HEAD)
        lines = [self._choice(number, choice) for number, choice in enumerate(self.menu.choices, 1)]
        self.screen.show(lines)
        gathered = [line for line, choice in zip(lines, self.menu.choices, strict=True) if choice.about is not None]
        if any("%" in line.text for line in gathered):
            self.screen.say(self.formatter.say(f"note-{self.formatter.describer.measure}"), QUIET, 1)
        if self.menu.about is not None:
            self.screen.say(f"  0  {self.formatter.say('ui-back')}", QUIET)

    def _heading(self, thing: Thing) -> str:
        name = self.game.components.vocabulary.names[thing.kind].ids[thing.number]
        brief = self.formatter.describer.brief(thing.kind, name)
        full = self.formatter.texts.name(thing.kind, name)
        if not brief:
            return full
        return f"{full if inspection.is_place(self.game, thing) else name}: {brief}"

    def _choice(self, number: int, choice: Choice) -> Line:
        if choice.about is None:
            (action,) = choice.actions
            gloss = self.formatter.gloss(action, in_words=True)
            if not self.menu.about and (not gloss or self._names_place(action)):
                gloss = "; ".join(part for part in (self._brief(action), gloss) if part)
            text = f"{self.formatter.action(action)}{f' ({gloss})' if gloss else ''}  [{self.lexicon.notation(action)}]"
        else:
            text = f"{self._heading(choice.about)}: {self._gathered(choice.actions)}"
        return Line(f"{number:3}  {text}")

    def _names_place(self, action: Action) -> bool:
        """Whether an action names only a place: then the units there are shown besides the numbers."""
        things = self.game.components.vocabulary.things(action)
        return len(things) == 1 and inspection.is_place(self.game, things[0])

    def _brief(self, action: Action) -> str:
        """A brief description of the first thing an action names."""
        vocabulary = self.game.components.vocabulary
        things = vocabulary.things(action)
        if not things:
            return ""
        thing = things[0]
        return self.formatter.describer.brief(thing.kind, vocabulary.names[thing.kind].ids[thing.number])

    def _gathered(self, actions: tuple[Action, ...]) -> str:
        """The choices about one thing in a line: the verbs with their objects."""
        verbs: dict[str, list[str]] = {}
        for action in actions:
            rest = " ".join(self.formatter.arguments(action)[1:])
            verbs.setdefault(action.verb, []).append(f"{rest} {self.formatter.gloss(action)}".strip())
        return "; ".join(
            f"{self.formatter.say(f'word-{verb}')} {', '.join(found)}".strip() for verb, found in verbs.items()
        )

    # Input.

    def handle_line(self, line: str) -> bool:
        """Process a typed line; returns whether the decision must be presented again."""
        try:
            return decisions.handle_line(self, line)
        except SiroccoError as error:
            self.screen.say(str(error), WARN)
            return False

    def perform(self, actions: list[Action]) -> bool:
        """Take actions for the player who decides, one after the other, and show their results."""
        decision = self.game.decision
        assert decision is not None
        self.pending = None
        self.marks.append(len(self.game.actions_taken))
        self._can_reconsider = bool(actions[-1].args)
        before = self.formatter.describer.declared()
        for action in actions:
            self.play(action)
        self.news.show(self, include_last=True)
        for label, odds_of in self.formatter.describer.declared().items():
            if label not in before:
                self.screen.say(f"{label}: {self.formatter.odds_in_short(odds_of())}", "", 1)
        self._last_forced_step = ""
        self.autosave()
        return True

    def autosave(self) -> None:
        """Save the game to its file, if it has one; play continues if that fails."""
        if self.save is not None:
            try:
                write_text(self.save, self.game.to_json())
                self.unsaved = False
            except SiroccoError as error:
                self.screen.say(str(error), WARN)

    def restart(self, game: Game) -> None:
        """Continue with another game, or with this one at another point."""
        self.game = game
        self.menu = Menu(())
        self.pending = None
        self._headline, self._can_reconsider = "", False
        self._listed.clear()
        self.update_formatter()
        self.lexicon = Lexicon(game, self.all_texts, self.formatter.texts)
