# The two commands a newcomer needs are `make demo` and `make test`; `make help` lists the rest.
# Everything is a script of Scripts/, so that a step can also be run by hand.

PORT ?=
ONLY ?=
CORPUS ?=

.DEFAULT_GOAL := help
.PHONY: help setup demo test bench lint docs names compare apple-floor precision soak tsan fuzz mutants mutants-all format

help: ## List the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

setup: ## Install what the build needs and the system lacks
	@Scripts/setup.sh

demo: ## Run the samples in a browser (PORT=8099 for a port of your choice)
	@PORT="$(PORT)" exec Scripts/demo.sh

test: ## Build, lint, document and test everything
	@Scripts/test.sh

bench: ## Measure what an event costs, and compare with the thresholds
	@Scripts/bench.sh

lint: ## Check formatting, house rules, documentation, names and the deployment floor
	@Scripts/lint.sh

docs: ## Build the documentation of every public module into .build/docs
	@swift build --quiet && Scripts/symbol-graphs.sh && Scripts/docs.sh

names: ## Compare our public names with Apple's and with one another
	@swift build --quiet && Scripts/symbol-graphs.sh && Scripts/names.sh

compare: ## Count the Catalog in each architecture, as the documentation shows it
	@Scripts/compare.sh

apple-floor: ## Type-check the UI-free modules against iOS 18 and macOS 15
	@Scripts/apple-floor.sh && Scripts/tests/apple-floor.sh

precision: ## How often each rule is right by its labels (CORPUS=DIR: on repositories in DIR/owner+name)
	@CORPUS="$(CORPUS)" Scripts/precision.sh

soak: ## Run the suites of the root and of Samples 20 times
	@Scripts/soak.sh

tsan: ## Run the suites of the root and of Samples under ThreadSanitizer
	@Scripts/tsan.sh

fuzz: ## Feed the command line broken Swift and broken configurations (FUZZ_SECONDS=120, SEED=7)
	@Scripts/fuzz.sh

mutants: ## Break the code in known ways and expect the named tests to fail (ONLY=name for one)
	@ONLY="$(ONLY)" Scripts/mutants.sh share

mutants-all: ## The same with every mutant
	@Scripts/mutants.sh all

format: ## Format every Swift file
	@Scripts/format.sh
