"""The game's verbs and names as people type them, in every language of the game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from sirocco.kernel.action import Action, Thing, Vocabulary, plain
from sirocco.kernel.game import Game
from sirocco.kernel.message import Message
from sirocco.kernel.presentation.text import Texts
from sirocco.kernel.step import Refusal

NOTATION = "en"
"""The language the notation is in."""
ENGLISH_WORDS = re.compile(r"(\d+-)?[a-z][a-z-]*")
ONE_WORD = re.compile(r"[\w°ª'’-]+")


class Lexicon:
    """Finds the verb and the things a word means in any language, and writes an action in the player's language.

    `spell-VERB` lists the words for a verb in a language, the usual one first. The notation itself is always
    accepted.
    """

    def __init__(self, game: Game, all_texts: Sequence[Texts], own_texts: Texts) -> None:
        self._plain = game.components.vocabulary
        self._texts = own_texts
        self._verbs: dict[str, str] = {}
        for texts in all_texts:
            for verb in self._plain.verbs:
                for word in _spellings(texts, verb):
                    self._verbs.setdefault(plain(word), verb)
        self._verbs |= {plain(verb): verb for verb in self._plain.verbs}
        self.vocabulary: Vocabulary = self._plain.answering_to(
            {
                kind: [(texts.name(kind, name), i) for texts in all_texts for i, name in enumerate(names.ids)]
                for kind, names in self._plain.names.items()
            }
        )

    def verb(self, word: str) -> str | None:
        """The verb a word means."""
        return self._verbs.get(plain(word))

    def spelled(self, verb: str) -> str:
        """The usual word for a verb in the player's language."""
        return _spellings(self._texts, verb)[0]

    def verbs(self) -> list[str]:
        return [self.spelled(verb) for verb in self._plain.verbs]

    def notation(self, action: Action) -> str:
        """An action as the player can type it."""
        return " ".join([self.spelled(action.verb), *map(self._named, self._plain.things(action))])

    def line(self, actions: Iterable[Action]) -> str:
        """Several actions in a line."""
        return ", ".join(map(self.notation, actions))

    def own_words(self, refusal: Refusal) -> Refusal:
        """A refusal that names a verb, with the player's word for it."""
        args = refusal.message.args
        verb = args.get("verb")
        if verb not in self._plain.verbs:
            return refusal
        return Refusal(refusal.rule, Message(refusal.message.key, {**args, "verb": self.spelled(str(verb))}))

    def _named(self, thing: Thing) -> str:
        """A thing by its id; but an id that consists of English words is translated."""
        name = self._plain.names[thing.kind].ids[thing.number]
        if self._texts.language == NOTATION or not ENGLISH_WORDS.fullmatch(name):
            return name
        word = "-".join(self._texts.name(thing.kind, name).lower().split())
        readable = ONE_WORD.fullmatch(word) and self.vocabulary.names[thing.kind].matching(word) == [thing.number]
        return word if readable else name


def _spellings(texts: Texts, verb: str) -> list[str]:
    key = f"spell-{verb}"
    return texts.say(Message(key)).split(", ") if texts.has(key) else [verb]
