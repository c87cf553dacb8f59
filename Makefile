# Two commands matter: `make play` and `make test`. Both set everything up by themselves in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAY := $(VENV)/.play
TEST := $(VENV)/.test
ARGS ?=

.PHONY: play test goldens bench clean

play: $(PLAY)
	@$(BIN)/sirocco play compass $(ARGS)

test: $(TEST)
	@echo "== style (ruff)"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@echo "== types (mypy --strict)"
	@$(BIN)/mypy
	@echo "== rules covered by code and rulings"
	@$(BIN)/sirocco rules compass --coverage
	@echo "== tests"
	@$(BIN)/python -m pytest -n auto $(ARGS)

goldens: $(TEST)
	@$(BIN)/python -m tests.goldens
	@echo "goldens rewritten: read the diff before you commit it"

bench: $(TEST)
	@$(BIN)/python -m benchmarks.run $(ARGS)

$(PLAY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Sirocco needs Python 3.11 or newer as '$(PYTHON)'. Install it, or run: make PYTHON=/path/to/python3.11 $(MAKECMDGOALS)"; exit 1; }
	@echo "== setting up $(VENV) (once)"
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
	  echo "Python cannot make virtual environments here. On Debian or Ubuntu: apt install python3-venv"; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable . || { rm -rf $(VENV); \
	  echo "Installing the dependencies failed (see above). Is the network there?"; exit 1; }
	@touch $(PLAY)

$(TEST): $(PLAY)
	@echo "== installing what the tests need (once)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]' || { \
	  echo "Installing the test tools failed (see above). Is the network there?"; exit 1; }
	@touch $(TEST)

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
