#!/usr/bin/env bash
# The floor's check refuses what came after iOS 18. Run after it, when its folders are made.
. "$(dirname "$0")/../lib.sh"
on_linux || exit 0
file=$(mktemp)
trap 'rm -f "$file"' EXIT
printf 'import Observation\nfunc later() { _ = Observations { 1 } }\n' > "$file"
if Scripts/apple-floor.sh "$file" > /dev/null 2>&1; then fail "Observations passed the floor's check"; fi
printf 'import Synchronization\nlet count = Mutex(1)\n' > "$file"
Scripts/apple-floor.sh "$file"
