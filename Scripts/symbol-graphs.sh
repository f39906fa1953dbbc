#!/usr/bin/env bash
# Writes the public symbols of every public module to .build/symbols/MODULE, from the modules
# that `swift build` has already made.
. "$(dirname "$0")/lib.sh"
modules=$(modules_folder .)
triple=$(triple)
rm -rf .build/symbols
for module in $public_modules; do
  mkdir -p ".build/symbols/$module"
  swift symbolgraph-extract -module-name "$module" -I "$modules" -target "$triple" \
    -module-cache-path .build/module-cache -minimum-access-level public \
    -skip-synthesized-members -skip-inherited-docs -pretty-print \
    -output-dir ".build/symbols/$module"
done
