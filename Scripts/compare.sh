#!/usr/bin/env bash
# Measures the Catalog in each architecture, and prints it as the tables of the page that compares them.
#   compare.sh                      what can be counted
#   compare.sh --check              the same, and a failure unless the page shows exactly that
#   compare.sh --write              puts it into the page
#   compare.sh --references WORD    the references of one architecture, one a line
#   compare.sh --times              what can be timed, for this machine and this hour
#
# What is measured is what Scripts/catalogs.txt calls an architecture's own:
#   files       Swift files
#   lines       lines that are neither blank nor comment, imports among them; without `#if` and `#endif`,
#               which say only that UIKit is not there on macOS
#   types       classes, structures, enumerations and actors that are declared, nested ones too
#   protocols   protocols that are declared
#   strong      stored properties of an instance whose type is, or is made for, a class, an actor or a
#               protocol of the sample: `any CartView`, `Lazy<CartViewModel>`, `Mailbox<any CartLogic>`.
#               Closures are not counted, nor what is a runtime's or a toolkit's alone
#   weak        those of them that keep nothing alive: `weak`, or a WeakHandle
#   to store    stored properties that lead to the shop's store or to the protocol in front of it, also
#               those that a view finds in its environment
#   messages    what is said when an item is added, the cart opened and bought, counted on the page of
#               traces: intents, commands, events, updates, inputs, outputs and presents. A touch is none,
#               nor are navigation, lives, tasks, and state that whoever likes may read
#   heard by    what tells that trace; a store tells only that it has changed, so nothing is counted. No two
#               runtimes tell the same: Round Table's updates are counted, what SVIP's presenters show and
#               its workers are asked is told by nobody, and for that reason SVIP looks the quietest
#   hops        commands in that trace that become a task off the main actor. What such a task awaits, other
#               actors and the store, is not counted
#   test lines  lines, counted as above, of the tests of its parts alone; 0 where there are none
# and with --times, medians of three, each as a ratio to the quickest, because machines differ:
#   build       its sources are touched and built, less what a build with nothing to do takes
#   acceptance  the fifteen steps of the suite that all share
#   tests       the tests of its parts alone
. "$(dirname "$0")/lib.sh"
list=${CATALOGS:-Scripts/catalogs.txt}
catalogue=Sources/VignolaCore/VignolaCore.docc/Classics
page=${COMPARISON:-$catalogue/Comparison.md}
traces=${TRACES:-$catalogue/OnePurchase.md}

# rows: the list without its remarks.
rows() { awk '!/^#/ && NF' "$list"; }

# sources FOLDER,-FILE,...: the Swift files under Samples/Sources, without those that are left out.
sources() {
  local part out= in=
  for part in $(printf '%s' "$1" | tr ',' ' '); do
    case $part in
      -*) out="$out Samples/Sources/${part#-}" ;;
      *) in="$in Samples/Sources/$part" ;;
    esac
  done
  find $in -name '*.swift' | LC_ALL=C sort | while IFS= read -r file; do
    for part in $out; do
      case $file in "$part" | "$part"/*) continue 2 ;; esac
    done
    printf '%s\n' "$file"
  done
}

# count FILE...: what Scripts/compare.awk counts in them.
count() { awk -v store="CartStore CartService" -v listing="${listing:-}" -f Scripts/compare.awk "$@"; }

# heard NAME: the messages and the hops under a heading of the page of traces, or two dashes.
heard() {
  awk -v heading="## $1" '
    /^## / { inside = $0 == heading }
    /^```/ { fenced = !fenced; next }
    !inside || !fenced { next }
    { found = 1 }
    / Person -> Screen$/ { next }
    $1 ~ /^(intent|command|event|update|input|output|present)$/ { messages++ }
    $1 == "task" && /: (ended|cancelled)( |$)/ { hops++ }
    END { if (found) print messages + 0, hops + 0; else print "-", "-" }' "$traces"
}

# table TOOLKIT: the rows of one toolkit.
table() {
  local word toolkit surf heard sources tests name line own
  say "| | files | lines | types | protocols | strong | weak | to store | messages | heard by | hops | test lines |$(
    [ "$1" != SwiftUI ] || echo " Surf's lines |")"
  say "|---|--:|--:|--:|--:|--:|--:|--:|--:|---|--:|--:|$([ "$1" != SwiftUI ] || echo "--:|")"
  rows | while read -r word toolkit surf heard sources tests name; do
    [ "$toolkit" = "$1" ] || continue
    set -- "$1" $(heard "$name")
    [ "$heard" != store ] || set -- "$1" - "$3"
    own=0
    [ "$tests" = - ] || own=$(count $(find "Samples/Tests/$tests" -name '*.swift') | cut -f 2)
    line=$(count $(sources "$sources") | sed 's/	/ | /g')
    line="| $name | $line | $2 | $heard | $3 | $own |"
    [ "$1" != SwiftUI ] || line="$line $surf |"
    say "$line" | sed 's/| - /| – /g; s/| - /| – /g'
  done
}

# The tables of everything that is counted, an empty line between them.
counted() {
  table UIKit
  say
  table SwiftUI
}

# The middle of three numbers.
median() { sort -n | sed -n 2p; }
milliseconds() { echo $(($(date +%s%N) / 1000000)); }

# quietly COMMAND...: what it says is shown when it fails, and only then.
quietly() { "$@" > .build/compare.log 2>&1 || { cat .build/compare.log; fail "$* failed"; }; }

# target_of SOURCES: the target of the last folder, which needs those of the others.
target_of() {
  printf '%s' "$1" | tr ',' '\n' | grep -v '^-' | sed -n '$p' |
    awk 'NR == FNR { folder = "Sources/" $1; next } $2 == folder { print $1 }' - .build/compare.targets
}

# build_time SOURCES: milliseconds.
build_time() {
  local target start idle busy round
  target=$(target_of "$1")
  [ -n "$target" ] || fail "the last folder of $1 is no target's"
  build() { quietly swift build --package-path Samples --target "$target"; }
  build
  idle=$(for round in 1 2 3; do
    start=$(milliseconds)
    build
    echo $(($(milliseconds) - start))
  done | median)
  busy=$(for round in 1 2 3; do
    sources "$1" | tr '\n' '\0' | xargs -0 touch
    start=$(milliseconds)
    build
    echo $(($(milliseconds) - start))
  done | median)
  echo $((busy - idle))
}

# run_tests FILTER: leaves the events and the output behind.
run_tests() {
  quietly swift test --package-path Samples --skip-build --disable-xctest --filter "^$1\\." \
    --event-stream-version 0 --event-stream-output-path "$root/.build/compare.events"
}

# acceptance_times: each word of the roster, and its milliseconds.
acceptance_times() {
  local round
  for round in 1 2 3; do
    run_tests CatalogAcceptance
    awk -v times=1 -f Scripts/acceptance.awk .build/compare.events
  done | sort -k 1,1 -k 2,2n | awk '{ if ($1 != word) { word = $1; run = 0 } if (++run == 2) print }'
}

# tests_time TARGET: milliseconds, or - where there are no tests.
tests_time() {
  local round
  [ "$1" != - ] || { echo -; return; }
  for round in 1 2 3; do
    run_tests "$1"
    sed -n 's/.*Test run with .* passed after \([0-9.]*\) seconds.*/\1/p' .build/compare.log |
      awk '{ printf "%d\n", $1 * 1000 }'
  done | median
}

timed() {
  local word toolkit surf heard sources tests name
  on_linux || fail "the times are taken on Linux"
  swift build --package-path Samples --build-tests > /dev/null
  targets Samples library > .build/compare.targets
  acceptance_times > .build/compare.acceptance
  rows | while read -r word toolkit surf heard sources tests name; do
    printf '%s\t%s\t%s\t%s\n' "$name" "$(build_time "$sources")" \
      "$(awk -v word="$word" '$1 == word { print $2 }' .build/compare.acceptance)" \
      "$(tests_time "$tests")"
  done > .build/compare.times
  say "| | build | acceptance | tests |"
  say "|---|--:|--:|--:|"
  awk -F '\t' '
    { for (i = 1; i <= 4; i++) value[NR, i] = $i
      for (i = 2; i <= 4; i++) if ($i > 0 && (!least[i] || $i < least[i])) least[i] = $i }
    function ratio(row, i) { return value[row, i] > 0 ? sprintf("%.1f", value[row, i] / least[i]) : "–" }
    END {
      for (row = 1; row <= NR; row++)
        printf "| %s | %s | %s | %s |\n", value[row, 1], ratio(row, 2), ratio(row, 3), ratio(row, 4)
      printf "1.0 is %d ms, %d ms and %d ms here.\n", least[2], least[3], least[4]
    }' .build/compare.times
}

# written: the page with our tables in the place of its own.
written() {
  counted > "$folder/counted"
  awk -v counted="$folder/counted" '
    function put(    line) {
      while ((getline line < counted) > 0 && line != "") print line
    }
    /^\| \| files \| lines / { ours = 1; put() }
    !/^\|/ { ours = 0 }
    !ours' "$page"
}

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p .build
case ${1:-} in
  "") counted ;;
  --check)
    [ "$(grep -c '^| | files | lines ' "$page")" -eq 2 ] || fail "$page has not the two tables"
    written | diff "$page" - ||
      fail "$page shows other numbers than Scripts/compare.sh counts; see them, then run it with --write" ;;
  --write)
    written > "$folder/page"
    cp "$folder/page" "$page" ;;
  --references)
    sources=$(rows | awk -v word="${2:?a word of $list}" '$1 == word { print $5 }')
    [ -n "$sources" ] || fail "$list has no line for '$2'"
    listing=1 count $(sources "$sources") ;;
  --times) timed ;;
  *) fail "compare.sh [--check | --write | --references WORD | --times], not '$1'" ;;
esac
