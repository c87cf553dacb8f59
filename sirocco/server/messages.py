"""The server's own messages, from the section `## The server` of the kernel's catalogues."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from sirocco.kernel.message import Message
from sirocco.kernel.presentation.text import LANGUAGES


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    catalogue = files("sirocco.kernel") / "text" / f"{language}.ftl"
    bundle.add_resource(FluentResource(catalogue.read_text(encoding="utf-8")))
    return bundle


def say(message: Message, language: str = "en") -> str:
    bundle = _bundle(language)
    pattern = bundle.get_message(message.key).value
    assert pattern is not None
    text, _ = bundle.format_pattern(pattern, dict(message.args))
    return str(text)


def preferred_language(accept: str) -> str:
    """The first of our languages in an Accept-Language header."""
    for part in accept.split(","):
        language = part.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
