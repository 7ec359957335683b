# `make run` starts Meldhouse and `make test` passes all its tests, on a machine that has only Python and a network.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
RUN_READY := $(VENV)/.run-ready
READY := $(VENV)/.ready
BENCH_READY := $(VENV)/.bench-ready
SCRIPTS := build/scripts
SCRIPTS_READY := $(SCRIPTS)/.ready
TRAIN_READY := $(VENV)/.train-ready
# Python keeps what it has translated, also where somebody told it not to: every server that a test starts takes a second
# less.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: run test checks quick scripts lint types layers ledger tests translated needs coverage bench bench-claims bench-players bench-strength bench-envs bench-journal bench-seating bench-tournament perft soak soak-crash clean bench-tables bench-lobby bench-hostile soak-web

run: $(RUN_READY)
	@$(BIN)/meldhouse

# The checks, and at the same time the translations that the tests wait for; then the tests.
test: $(TRAIN_READY) $(SCRIPTS_READY) needs
	@$(MAKE) --no-print-directory -j2 --output-sync=target translated checks
	@$(MAKE) --no-print-directory tests

checks: lint scripts types layers ledger

# Before a commit: what is fast, and the tests of what changed (`tests/changed.py` says which), without a browser.
quick: lint scripts types layers
	@found=$$($(BIN)/python tests/changed.py | grep -v ^tests/web/); \
		if [ -n "$$found" ]; then $(BIN)/pytest -n auto --dist worksteal $$found; else echo "no tests of what changed"; fi

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

# The scripts of the pages: how they are written, what is wrong with them or with their types, and what they do without a
# page.
scripts: $(SCRIPTS_READY)
	PATH="$(CURDIR)/$(BIN):$$PATH" $(SCRIPTS)/node_modules/.bin/prettier --config tests/scripts/package.json --check --log-level=warn "src/meldhouse/web/static/{,table/}*.js" "tests/scripts/*.js"
	PATH="$(CURDIR)/$(BIN):$$PATH" $(SCRIPTS)/node_modules/.bin/eslint --config $(SCRIPTS)/eslint.config.js src/meldhouse/web/static tests/scripts
	@# What is not ours has faults of its own; no other line may remain.
	! PATH="$(CURDIR)/$(BIN):$$PATH" $(SCRIPTS)/node_modules/.bin/tsc -p tests/scripts/tsconfig.json --pretty false | grep -vE '/vendor/|^ '
	$(BIN)/node --no-warnings --test --test-reporter=dot "tests/scripts/*.test.js"

types: $(READY)
	$(BIN)/mypy

layers: $(READY)
	$(BIN)/lint-imports

ledger: $(READY)
	$(BIN)/meldhouse clauses --check

tests: $(TRAIN_READY) needs
	$(BIN)/pytest -n auto --dist worksteal

# What several processes of the tests would translate at once, and then have to wait for: the tests themselves, and the
# solver. What is wrong with a test shows when it runs.
translated: $(TRAIN_READY)
	@$(BIN)/pytest --collect-only -qq >/dev/null || true
	@$(BIN)/python -c "from meldhouse.tables.thinking.rehearsing import rehearse; rehearse()"

# A database server and a browser for the tests, if there are none; where one cannot be installed, why.
needs:
	@sh tests/needs.sh

coverage: $(TRAIN_READY) needs
	$(BIN)/pytest -n auto --cov --cov-report=term

bench: $(BENCH_READY)
	$(BIN)/python bench/engine.py
	$(BIN)/python bench/solver.py

bench-claims: $(READY)
	$(BIN)/python bench/claims.py

# What bots decide and whether any of it is refused; how long they take, and how long from starting Python to the first
# decision; whether learned players make the bids they think they make; and complaints as positions to get right.
bench-players: $(READY)
	$(BIN)/python bench/decisions.py --hands 60
	$(BIN)/python bench/decisions.py --hands 6 --worlds 0 --processes 1 --levels expert
	$(BIN)/python bench/decisions.py --hands 40 --processes 1 --levels self-taught
	$(BIN)/python bench/first_decision.py
	$(BIN)/python bench/calibration.py
	$(BIN)/python bench/complaints.py

# How much better each level is than the one below, as docs/players.md tells it: most of a day on two cores.
bench-strength: $(READY)
	$(BIN)/meldhouse duel n42pa club novice --deals 300 --seed players
	$(BIN)/meldhouse duel mcallen club novice --deals 200 --seed players
	$(BIN)/meldhouse duel st-hilary club novice --deals 200 --seed players
	$(BIN)/meldhouse duel npa club novice --deals 150 --seed players
	$(BIN)/meldhouse duel bend club novice --deals 200 --seed players
	$(BIN)/meldhouse duel n42pa expert greedy --play-only --deals 120 --seed players
	$(BIN)/meldhouse duel mcallen expert greedy --play-only --deals 100 --seed players
	$(BIN)/meldhouse duel n42pa expert club --deals 400 --seed players
	$(BIN)/meldhouse duel mcallen expert club --deals 240 --seed players
	$(BIN)/meldhouse duel st-hilary expert club --deals 240 --seed players
	$(BIN)/meldhouse duel npa expert club --deals 150 --seed players
	$(BIN)/meldhouse duel bend expert club --deals 1000 --seed players
	$(BIN)/python bench/strength.py

bench-envs: $(BENCH_READY)
	$(BIN)/python bench/envs.py

bench-journal: $(READY)
	$(BIN)/python bench/journal.py

# Plans for individuals beside a plain greedy draw: repeated partners, how evenly opponents meet, seconds.
bench-seating: $(READY)
	$(BIN)/python bench/seating.py

# A tournament of 500 players and twelve rounds, beside what counting its hands costs by itself; half a minute.
bench-tournament: $(READY)
	$(BIN)/python bench/tournament.py
	$(BIN)/python bench/desk.py

# 250 live tables over real sockets on one core, beside a bare server that only hands messages on; two minutes.
bench-tables: $(READY)
	$(BIN)/python bench/tables.py

# The first lobby of a house with 10,000 finished hands, from snapshots and without them; a minute.
bench-lobby: $(READY)
	$(BIN)/python bench/lobby.py

# How long people at 50 live tables wait while somebody means ill to the server, load by load, beside quiet minutes; a
# quarter of an hour.
bench-hostile: $(READY)
	$(BIN)/python bench/hostile.py

# The published tables, made again by the game alone: some minutes, and nothing should change.
perft: $(READY)
	$(BIN)/python bench/perft.py

# What every run tries a little by lot (`tests/soaking.py`), at length: some 600,000 legal and irregular acts at refereed
# tables of every book, ten thousand random hands of each, as many of every club that the kernel plays beside the game,
# and so on: an hour.
soak: $(TRAIN_READY)
	SOAK=1 $(BIN)/pytest -n auto $$(grep -rlE 'soaking import' --include='test_*.py' --exclude-dir=web --exclude=test_crash.py tests)

# A house with live tables is killed 200 times, at any moment and at the worst ones, and held to what it has acknowledged.
soak-crash: $(READY)
	SOAK=1 SOAK_LOT=$$$$ $(BIN)/pytest -s tests/tables/test_crash.py tests/web/test_event_crash.py

# People in four browsers play a hand of every house.
soak-web: $(READY) needs
	SOAK=1 $(BIN)/pytest tests/web/test_four_browsers.py

$(RUN_READY): pyproject.toml package-lock.json hatch_build.py
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade "pip>=25.1"
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@# Python 3.11 puts an old setuptools there, which nothing here needs.
	@$(BIN)/python -m pip uninstall --quiet --yes setuptools 2>/dev/null
	@touch $@

# What developers need besides.
$(READY): $(RUN_READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --group dev
	@touch $@

$(SCRIPTS_READY): tests/scripts/package-lock.json tests/scripts/eslint.config.js $(READY)
	@mkdir -p $(SCRIPTS)
	@cp tests/scripts/package.json tests/scripts/package-lock.json tests/scripts/eslint.config.js $(SCRIPTS)
	@cd $(SCRIPTS) && PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

# What learns needs JAX, which is large, and nothing else does.
$(TRAIN_READY): $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --group train
	@touch $@

$(BENCH_READY): $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --group bench
	@touch $@

clean:
	rm -rf $(VENV) build dist src/meldhouse/web/static/vendor tests/web/vendor .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache .coverage*
