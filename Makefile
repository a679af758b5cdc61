# Every target sets up what it needs; the second time that costs nothing. `make help` lists them.

.DEFAULT_GOAL := help
.PHONY: help play test lint page package tree compiled bench setup pins clean docs terminal load cluster wheel

PYTHON ?= python3
VENV   := .venv
RUN    := $(VENV)/bin/python
ARGS   ?=

# Tests start hundreds of programs: none should compile what another has compiled.
unexport PYTHONDONTWRITEBYTECODE

READY    := $(VENV)/.ready
COMPILER := $(VENV)/.compiler
PEERS    := $(VENV)/.peers

help:                ## this list
	@grep -E '^[a-z]+:.*##' Makefile | sed -E 's/^([a-z]+):.*## */  make \1\t/' | expand -t 20

play: $(READY)       ## the table in the browser, on this machine (ARGS="--port 8080")
	@scripts/page.sh
	@$(VENV)/bin/quarterdeck serve --open $(ARGS)

terminal: $(READY)   ## a game of City of Five Sails in the terminal (ARGS="--seed 7")
	@$(VENV)/bin/quarterdeck play five-sails $(ARGS)

# What needs one core goes side by side; the tests themselves take two each.
test: $(COMPILER)    ## all checks: lint, tests, the page in a browser, contract test on the compiled engine
	@scripts/browser.sh
	@scripts/postgres.sh install
	@scripts/nginx.sh install
	@$(MAKE) --no-print-directory --jobs 2 --output-sync tree lint page package OPT=1
	$(RUN) -m pytest -n 2 --dist worksteal --ignore tests/browser --ignore tests/package $(ARGS)
	$(RUN) -m pytest -n 2 --dist worksteal tests/browser
	@$(MAKE) --no-print-directory compiled OPT=1

lint: $(READY)       ## ruff and mypy --strict
	$(RUN) -m ruff check .
	$(RUN) -m mypy

page: $(READY)
	@cd web && npm run --silent check && npm run --silent test

package: $(READY)
	$(RUN) -m pytest tests/package

# A tree that was built with a higher OPT from the same sources is good for a lower one too.
OPT ?= 2
tree: $(COMPILER)
	$(RUN) scripts/build_compiled.py --opt $(OPT) $(if $(TRAIN),--train)

compiled: tree       ## kernel and games compiled with mypyc into build/compiled, and the contract test on them (TRAIN=1)
	PYTHONPATH=build/compiled $(RUN) -m pytest -n 2 --dist worksteal tests/contract --compiled

bench: $(PEERS) $(COMPILER)  ## speed, side by side with Catanatron and python-chess (ARGS="--seconds 5")
	@$(RUN) scripts/build_compiled.py
	@$(RUN) benchmarks/run.py --compiled build/compiled $(ARGS)

cluster: $(READY)    ## several workers on this machine, with Postgres and nginx, until Ctrl-C (ARGS="--workers 3 --port 8000")
	@scripts/page.sh
	@exec $(RUN) scripts/cluster.py $(ARGS)

load: $(READY)       ## many tables on one server, scripted clients over real sockets (ARGS="--tables 500 --workers 3 --attacks")
	@$(RUN) benchmarks/load.py $(ARGS)

docs: $(READY)       ## write the pages that are made from the code anew: printed cards, vocabulary, editions, protocol
	@for page in cards vocabulary editions protocol; do $(RUN) scripts/write_$$page.py; done

wheel: $(READY)      ## the package, with the page in it, into dist
	@scripts/wheel.sh dist

setup: $(READY)      ## the virtual environment and nothing else

PIN := build/pins/bin/pip-compile --quiet --upgrade --generate-hashes --allow-unsafe --strip-extras --no-header \
  --no-emit-index-url --no-emit-trusted-host --no-emit-find-links
pins: $(READY)       ## write requirements/*.txt anew from pyproject.toml and requirements/*.in
	$(RUN) -m venv build/pins
	build/pins/bin/pip install --quiet pip-tools
	$(PIN) --output-file requirements/play.txt pyproject.toml
	$(PIN) --extra postgres --output-file requirements/server.txt pyproject.toml
	for list in dev browser bench; do $(PIN) --output-file requirements/$$list.txt requirements/$$list.in; done

clean:               ## remove everything that was made here
	rm -rf $(VENV) build dist src/*.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks scripts -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): requirements/dev.txt pyproject.toml scripts/setup.sh
	@echo "Setting up $(VENV) ..."
	@PYTHON=$(PYTHON) scripts/setup.sh
	@touch $@

$(COMPILER): $(READY)
	@scripts/setup.sh compiler
	@touch $@

$(PEERS): $(READY) requirements/bench.txt
	@scripts/setup.sh bench
	@touch $@
