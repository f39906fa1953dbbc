#!/usr/bin/env bash
# How often each rule is right, by Tests/Precision/labels.json, as Tests/Precision/README.md has it.
#   CORPUS=DIR   checks the repositories of the labels that lie in DIR/owner+name, and counts those labels
#                only whose finding is still reported
. "$(dirname "$0")/lib.sh"
labels=Tests/Precision/labels.json
folder=.build/precision
swift build --quiet --product vignola
swift build --quiet --target PrecisionReport
bin=$(swift build --show-bin-path)
rm -rf "$folder"
mkdir -p "$folder"
reports=()
if [ -n "${CORPUS:-}" ]; then
  [ -d "$CORPUS" ] || fail "there is no folder $CORPUS"
  for repository in "$CORPUS"/*+*; do
    name=$(basename "$repository")
    grep -q "\"repository\" *: *\"$(printf '%s' "$name" | sed 's,+,/,')\"" "$labels" || continue
    status=0
    "$bin/vignola" check --root "$repository" --format "json=$folder/$name.json" > /dev/null 2> "$folder/$name.messages" ||
      status=$?
    [ "$status" -le 1 ] || { cat "$folder/$name.messages" >&2; fail "$name cannot be checked"; }
    reports+=("$folder/$name.json")
  done
  [ ${#reports[@]} -gt 0 ] || fail "no repository of the labels lies in $CORPUS"
fi
"$bin/PrecisionReport" "$labels" ${reports[@]+"${reports[@]}"}
