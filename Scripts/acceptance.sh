#!/usr/bin/env bash
# acceptance.sh EVENTS: fails unless the events of a test run hold fifteen passed steps of the Catalog's
# suite for each line of Scripts/catalogs.txt, and none for anything else.
. "$(dirname "$0")/lib.sh"
list=${CATALOGS:-Scripts/catalogs.txt}
[ -s "$1" ] || fail "$1 holds no events"
awk -f Scripts/acceptance.awk "$1" | LC_ALL=C sort | awk -v list="$list" '
  BEGIN {
    while ((getline line < list) > 0)
      if (line !~ /^#/ && split(line, column, " ")) word[++words] = column[1]
  }
  { passed[$1] = $2 }
  END {
    for (i = 1; i <= words; i++) {
      if (passed[word[i]] == 15) { names = names " " word[i]; whole++ }
      else {
        printf "error: %s passed %d of 15 steps [acceptance]\n", word[i], passed[word[i]]
        wrong = 1
      }
      delete passed[word[i]]
    }
    for (other in passed) {
      printf "error: %s is tested and has no line in %s [acceptance]\n", other, list
      wrong = 1
    }
    printf "    %d times 15 passed:%s\n", whole, names
    exit wrong || !words
  }'
