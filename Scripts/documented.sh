#!/usr/bin/env bash
# Every public symbol has a documentation comment. The formatter's rule does not look at enum
# cases, requirements, associated types, macros and members of public extensions; this does.
# With arguments it reads those symbol graphs instead of .build/symbols.
. "$(dirname "$0")/lib.sh"
if [ $# -eq 0 ]; then set -- .build/symbols/*/*.symbols.json; fi
awk -f Scripts/symbols.awk "$@" | awk -F '\t' -v root="file://$root/" '
  $2 == "swift.extension" || $5 == "" { next }
  { count++ }
  $4 == 0 {
    sub(root, "", $5)
    printf "%s:%s: error: %s has no documentation comment [documented]\n", $5, $6, $3
    found = 1
  }
  END {
    if (!count) { print "error: no public symbol was read [documented]"; found = 1 }
    exit found
  }'
