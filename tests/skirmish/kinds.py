"""What the numbers in the state and in the steps stand for."""

from __future__ import annotations

from typing import Annotated

from sirocco.kernel.fields import Between, Index

MaybeHex = Annotated[int, Index("hex", -1)]
Points = Annotated[int, Between(0, 9)]
