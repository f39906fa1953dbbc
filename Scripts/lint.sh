#!/usr/bin/env bash
# Formatting, house rules, the counted comparison, documentation of what is public, names, the deployment floor
# and the architecture.
. "$(dirname "$0")/lib.sh"

format() {
  swift_files | tr '\n' '\0' |
    xargs -0 swift format lint --strict --parallel --configuration .swift-format
}

# Each package by its own .vignola.json.
architecture() {
  local vignola
  vignola=$(swift build --show-bin-path)/vignola
  "$vignola" check --strict && "$vignola" check Samples --strict
}

step "self-test of the checks" Scripts/tests/run.sh
step "formatting" format
step "house rules" Scripts/house-rules.sh
step "the counted comparison" Scripts/compare.sh --check
step "build for the symbols" swift build --quiet
step "public symbols" Scripts/symbol-graphs.sh
step "documentation of every public declaration" Scripts/documented.sh
step "names" Scripts/names.sh
step "apple floor" Scripts/apple-floor.sh
step "self-test of the floor's check" Scripts/tests/apple-floor.sh
step "architecture" architecture
