# `make run` starts Meldhouse and `make test` passes all its tests, on a machine that has only Python and a network.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
BENCH_READY := $(VENV)/.bench-ready

.PHONY: run test lint types layers ledger tests coverage bench bench-claims bench-envs perft soak soak-crash clean

run: $(READY)
	@$(BIN)/meldhouse play

test: lint types layers ledger tests

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	$(BIN)/mypy

layers: $(READY)
	$(BIN)/lint-imports

ledger: $(READY)
	$(BIN)/meldhouse clauses --check

tests: $(READY)
	$(BIN)/pytest -n auto

coverage: $(READY)
	$(BIN)/pytest -n auto --cov --cov-report=term

bench: $(BENCH_READY)
	$(BIN)/python bench/engine.py

bench-claims: $(READY)
	$(BIN)/python bench/claims.py

bench-envs: $(BENCH_READY)
	$(BIN)/python bench/envs.py

# The published tables, made again by the game alone: some minutes, and nothing should change.
perft: $(READY)
	$(BIN)/python bench/perft.py

# Some 600,000 legal and irregular acts at refereed tables of every book, in five to ten minutes.
soak: $(READY)
	SOAK_EXAMPLES=1000 SOAK_STEPS=80 $(BIN)/pytest -n auto tests/referee/test_machine.py

# A house with live tables is killed 200 times, at any moment and at the worst ones, and held to what it has acknowledged.
soak-crash: $(READY)
	SOAK_KILLS=200 SOAK_LOT=$$$$ $(BIN)/pytest tests/tables/test_crash.py

$(READY): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade "pip>=25.1"
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable . --group dev
	@touch $@

$(BENCH_READY): $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --group bench
	@touch $@

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache .coverage*
