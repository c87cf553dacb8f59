"""How much is tested: all there is (`make proof`, `make pictures`), or the share for which every run has time."""

from __future__ import annotations

import os

WHOLE = os.environ.get("SIROCCO_WHOLE") == "1"
