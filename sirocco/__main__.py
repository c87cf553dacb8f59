"""`python -m sirocco` is the `sirocco` command."""

import sys

from sirocco.cli import main

sys.exit(main())
