#!/usr/bin/env bash
# Feeds Scripts/house-rules.awk its bad and good snippets: a rule that cannot fail proves nothing.
. "$(dirname "$0")/../lib.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

awk -v folder="$folder" '
  /^#/ && !file { next }
  /^== / {
    if (file) close(file)
    number++
    rule = $2 == "bad" ? $3 : "-"
    path = $2 == "bad" ? $4 : $3
    base = path; sub(/[^\/]*$/, "", base)
    system("mkdir -p \"" folder "/" number "/" base "\"")
    file = folder "/" number "/" path
    print number, rule, path > (folder "/cases")
    next
  }
  { print > file }' Scripts/tests/house-rules.txt

status=0 count=0
while read -r number rule path; do
  found=$(cd "$folder/$number" &&
    awk -v imports="$root/Scripts/imports.txt" -v documents="README.md CONTRIBUTING.md" -f "$root/Scripts/house-rules.awk" "$path") || true
  rules=$(printf '%s\n' "$found" | sed -n 's/.*\[\([a-z-]*\)\]$/\1/p' | sort -u | tr '\n' ' ')
  if [ "${rules% }" != "${rule#-}" ]; then
    say "snippet $number ($path): expected '${rule#-}', found '${rules% }'"
    cat "$folder/$number/$path"
    status=1
  fi
  count=$((count + 1))
done < "$folder/cases"

awk 'BEGIN { for (i = 0; i < 401; i++) print "let a = 1" }' > "$folder/long.swift"
if (cd "$folder" && awk -f "$root/Scripts/house-rules.awk" long.swift > /dev/null); then
  say "a file of 401 lines was accepted"
  status=1
fi
[ "$count" -gt 30 ] || { say "only $count snippets were read"; status=1; }
exit $status
