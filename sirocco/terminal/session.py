"""A game at the table: whose turn it is, what is told, what is asked, and what an answer does."""

from __future__ import annotations

from pathlib import Path

from sirocco.kernel.action import Action, Thing
from sirocco.kernel.errors import SiroccoError
from sirocco.kernel.game import Decision, Game
from sirocco.kernel.presentation.describe import HEAD, QUIET, WARN, Line
from sirocco.kernel.presentation.text import LANGUAGES, Texts
from sirocco.terminal import deciding, keeping, looking, weighing
from sirocco.terminal.choices import Choice, Menu, menu_of, whole_menu
from sirocco.terminal.command import Phrasebook
from sirocco.terminal.lexicon import Lexicon
from sirocco.terminal.news import News
from sirocco.terminal.screen import Screen
from sirocco.terminal.seats import Seats, bot_choice
from sirocco.terminal.speaker import Speaker, reference
from sirocco.terminal.store import write_text

GUESSES = 8
"""How many hands of the other side are tried to see whether having no choice would give something away."""


class Leave(Exception):
    """The players get up; the game may not be over."""


class Session:
    """One game, the people and bots that play it, and where it is shown and kept."""

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
        """What is done only if the next answer is yes."""
        self.asked: list[Action] | None = None
        """What was pending when the line being heeded was typed."""
        self.ready: Action | None = None
        """The only thing left to do, if it waits for Enter because it cannot be taken back."""
        self.marks: list[int] = []
        """How many actions had been taken before each command that took some: where `undo` goes back to."""
        self._may_regret = False
        """Whether the last command of the player was more than to say that he is done."""
        self._forced_in = ""
        """The step in which the last only choice was taken."""
        self._headline = ""
        self._listed: dict[int, tuple[str, str]] = {}
        """The steps whose choices have been listed and are still under way, by their height in the sequence of play."""
        self.voices = [Texts(game, lang) for lang in LANGUAGES]
        self.phrases = Phrasebook(
            (*deciding.COMMANDS, *weighing.COMMANDS, *looking.COMMANDS, *keeping.COMMANDS), self.voices
        )
        self.speak()
        self.lexicon = Lexicon(game, self.voices, self.speaker.texts)

    # Playing.

    def run(self) -> None:
        """Play until the game is over or the players leave."""
        self.screen.say(self.speaker.say("ui-welcome", title=self.game.definition.title), HEAD)
        self.screen.say(self.speaker.say("ui-seats", names=[self._seated(side) for side in self.seats]), QUIET)
        orders = self.viewer and self.speaker.texts.orders(self.viewer, self.game.header.scenario)
        if orders:
            self.screen.say(orders)
        self.news.skip(self.game)
        try:
            while True:
                try:
                    if self.game.decision is None:
                        keeping.game_over(self)
                        return
                    self._go_on(self.game.decision)
                except KeyboardInterrupt:
                    keeping.interrupted(self)
        except Leave:
            return
        except EOFError:
            keeping.end_of_input(self)

    def _seated(self, side: str) -> str:
        bot = self.seats[side]
        name = self.speaker.say("ui-human") if bot is None else type(bot).__name__.removesuffix("Bot").lower()
        return f"{self.speaker.side_name(side)}: {name}"

    def _go_on(self, decision: Decision) -> None:
        bot = self.seats[decision.side]
        if bot is not None:
            self._may_regret = False
            self._listed.clear()
            self.play(bot_choice(bot, self.game))
            self.news.tell(self)
        elif self._no_choice(decision):
            self._carry_on(decision)
        else:
            self._hand_over(decision.side)
            self.news.tell(self, all_of_it=True)
            self.present()
            while not self.heed(self.screen.ask(self._prompt(decision))):
                pass

    def _carry_on(self, decision: Decision) -> None:
        """Take the only choice and say so in a line; that nothing follows from it need not be said."""
        (only,) = decision.actions
        self.news.tell(self, all_of_it=True)
        if decision.side == self.viewer and (only.args or decision.step != self._forced_in):
            key = "ui-only-choice" if only.args else "ui-nothing-to-decide"
            told = {"step": self.speaker.say(f"step-{decision.step}"), "action": self.lexicon.notation(only)}
            self.screen.say(self.speaker.say(key, **told), QUIET, 1)
        self._forced_in = decision.step
        self.play(only)

    def play(self, action: Action) -> None:
        """Carry out a legal action. It happens in a copy, so that an interrupt cannot leave it half done."""
        game = self.game.clone()
        if not action.args:
            self._listed.pop(len(game.state.stack), None)
        game.act(action)
        self.game = game
        self.unsaved = True
        self.speak()

    def _no_choice(self, decision: Decision) -> bool:
        """Whether the only action may be taken unasked: not what would put one's own last command out of reach of
        `undo`, and not what would tell another person at the table that nothing better is in hand."""
        if not self.auto or len(decision.actions) > 1:
            return False
        if self._may_regret and not decision.actions[0].args and self._is_final(decision.actions[0]):
            return False
        if self.viewer in (None, decision.side):
            return self.viewer is not None
        for guess in range(GUESSES):
            imagined = self.game.imagine(self.viewer, guess).decision
            if imagined is None or len(imagined.actions) > 1:
                return False
        return True

    def _is_final(self, action: Action) -> bool:
        """Whether an action would end what can be taken back: dice follow, or somebody else decides."""
        if not self.game.can_undo:
            return False
        after = self.game.clone()
        after.act(action)
        return not after.can_undo or after.decision is None or after.decision.side != self.viewer

    def _hand_over(self, side: str) -> None:
        """Another person takes the keyboard: what the last one saw goes away."""
        if side == self.viewer:
            return
        if self.viewer is not None:
            self.news.tell(self, all_of_it=True)
            self.screen.wipe()
            self.screen.gap()
            self.screen.say(self.speaker.say("ui-hand-over", side=side), HEAD)
            if self.screen.interactive:
                self.screen.ask(self.speaker.say("ui-press-enter"))
        self.viewer = side
        self._headline, self._may_regret = "", False
        self._listed.clear()
        self.marks.clear()
        self.speak()

    def speak(self) -> None:
        """Take a new voice after the game, the language or the player changed."""
        self.speaker = Speaker(self.game, self.language, self.viewer)

    # Presenting.

    def _prompt(self, decision: Decision) -> str:
        return f"{self.speaker.side_name(decision.side)}> "

    def present(self) -> None:
        """Show where the game stands, what is asked, and the choices: all of them, or only what is new."""
        decision = self.game.decision
        assert decision is not None
        headline = self.speaker.describer.headline()
        height = len(self.game.state.stack)
        self._listed = {level: step for level, step in self._listed.items() if level <= height}
        again = self._listed.get(height) == (headline, decision.step)
        if not again:
            self.screen.gap()
        if headline != self._headline:
            self.screen.say(f"{headline} · {self.speaker.say('ui-standing', scores=self.speaker.scores())}", HEAD)
        self._headline = headline
        self._listed[height] = (headline, decision.step)
        self.screen.show(self.speaker.describer.situation())
        about = self.menu.about
        self.menu = whole_menu(self.game.components.vocabulary, decision.actions)
        self.ready = decision.actions[0] if self.auto and len(decision.actions) == 1 else None
        if self.ready is not None:
            gloss = self.speaker.gloss(self.ready, in_words=True)
            phrase = f"{self.speaker.action(self.ready)}{f' ({gloss})' if gloss else ''}"
            self.screen.say(self.speaker.say("ui-ready", phrase=phrase, undo=self._may_regret))
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
            self.screen.say(self.speaker.say("ui-more", number=len(self.menu.choices)), QUIET)

    def ask(self) -> None:
        """The question of the decision, with its rule."""
        decision = self.game.decision
        assert decision is not None
        self.screen.say(f"{self.speaker.texts.say(decision.prompt)}{reference(decision.rule)}")

    def list_choices(self) -> None:
        if self.menu.about is not None:
            self.screen.say(self._heading(self.menu.about), HEAD)
        lines = [self._choice(number, choice) for number, choice in enumerate(self.menu.choices, 1)]
        self.screen.show(lines)
        gathered = [line for line, choice in zip(lines, self.menu.choices, strict=True) if choice.about is not None]
        if any("%" in line.text for line in gathered):
            self.screen.say(self.speaker.say(f"note-{self.speaker.describer.telling}"), QUIET, 1)
        if self.menu.about is not None:
            self.screen.say(f"  0  {self.speaker.say('ui-back')}", QUIET)

    def _heading(self, thing: Thing) -> str:
        name = self.game.components.vocabulary.names[thing.kind].ids[thing.number]
        brief = self.speaker.describer.brief(thing.kind, name)
        told = self.speaker.texts.name(thing.kind, name)
        if not brief:
            return told
        return f"{told if looking.is_place(self.game, thing) else name}: {brief}"

    def _choice(self, number: int, choice: Choice) -> Line:
        if choice.about is None:
            (action,) = choice.actions
            gloss = self.speaker.gloss(action, in_words=True)
            if not self.menu.about and (not gloss or self._names_place(action)):
                gloss = "; ".join(part for part in (self._brief(action), gloss) if part)
            text = f"{self.speaker.action(action)}{f' ({gloss})' if gloss else ''}  [{self.lexicon.notation(action)}]"
        else:
            text = f"{self._heading(choice.about)}: {self._gathered(choice.actions)}"
        return Line(f"{number:3}  {text}")

    def _names_place(self, action: Action) -> bool:
        """Whether an action names a place and nothing else: who is there matters then, besides the numbers."""
        things = self.game.components.vocabulary.things(action)
        return len(things) == 1 and looking.is_place(self.game, things[0])

    def _brief(self, action: Action) -> str:
        """What the thing is that an action begins with."""
        vocabulary = self.game.components.vocabulary
        things = vocabulary.things(action)
        if not things:
            return ""
        thing = things[0]
        return self.speaker.describer.brief(thing.kind, vocabulary.names[thing.kind].ids[thing.number])

    def _gathered(self, actions: tuple[Action, ...]) -> str:
        """The choices about one thing in a line: the verbs, and what each may be done to."""
        verbs: dict[str, list[str]] = {}
        for action in actions:
            rest = " ".join(self.speaker.arguments(action)[1:])
            verbs.setdefault(action.verb, []).append(f"{rest} {self.speaker.gloss(action)}".strip())
        return "; ".join(
            f"{self.speaker.say(f'word-{verb}')} {', '.join(found)}".strip() for verb, found in verbs.items()
        )

    # Heeding.

    def heed(self, line: str) -> bool:
        """Carry out what a person typed; tells whether the decision must be presented again."""
        try:
            return deciding.heed(self, line)
        except SiroccoError as error:
            self.screen.say(str(error), WARN)
            return False

    def perform(self, actions: list[Action]) -> bool:
        """Take actions for the person who decides, one after the other, and tell what came of them."""
        decision = self.game.decision
        assert decision is not None
        self.pending = None
        self.marks.append(len(self.game.actions_taken))
        self._may_regret = bool(actions[-1].args)
        before = self.speaker.describer.declared()
        for action in actions:
            self.play(action)
        self.news.tell(self, all_of_it=True)
        for told, odds in self.speaker.describer.declared().items():
            if told not in before:
                self.screen.say(f"{told}: {self.speaker.odds_in_short(odds())}", "", 1)
        self._forced_in = ""
        self.keep()
        return True

    def keep(self) -> None:
        """Write the game to the file it is kept in, if it has one; play goes on if that fails."""
        if self.save is not None:
            try:
                write_text(self.save, self.game.to_json())
                self.unsaved = False
            except SiroccoError as error:
                self.screen.say(str(error), WARN)

    def restart(self, game: Game) -> None:
        """Go on with another game, or with this one at another point."""
        self.game = game
        self.menu = Menu(())
        self.pending = None
        self._headline, self._may_regret = "", False
        self._listed.clear()
        self.speak()
        self.lexicon = Lexicon(game, self.voices, self.speaker.texts)
