"""Unguessable tokens, of which only a hash is stored."""

from __future__ import annotations

import hashlib
import re
import secrets

_SHAPE = re.compile(r"[A-Za-z0-9_-]{32}")
_GAME = re.compile(r"[A-Za-z0-9_-]{16}")


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_game_id() -> str:
    return secrets.token_urlsafe(12)


def is_token(text: str) -> bool:
    return _SHAPE.fullmatch(text) is not None


def is_game_id(text: str) -> bool:
    return _GAME.fullmatch(text) is not None


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
