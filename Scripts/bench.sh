#!/usr/bin/env bash
# Measures what an event costs, and compares with Benchmarks/thresholds.txt: a line a figure, `name
# value unit threshold ok|OVER`. Instructions and allocations are limits, times are told.
#   bench.sh            every row
#   bench.sh ROW...     those, with the rows that they are compared with; their times are left out
. "$(dirname "$0")/lib.sh"
on_linux || { say "    benchmarks: left out on this system"; exit 0; }
command -v valgrind > /dev/null || fail "valgrind is not installed: make setup"
folder=.build/bench
rm -rf "$folder"
mkdir -p "$folder"
touch "$folder/counts" "$folder/times"

swift build --quiet -c release --package-path Benchmarks
bin=$(swift build -c release --package-path Benchmarks --show-bin-path)

# Callgrind writes a file at each mark; together with the program's own lines they say what lies
# between two of them.
count() {
  local bench=$1 files="" number=1
  shift
  cp "$bin/$bench" "$folder/$bench"
  strip --strip-debug "$folder/$bench"
  valgrind --tool=callgrind --callgrind-out-file="$folder/$bench.out" \
    --dump-before='*benchmarkMark*' "$folder/$bench" count "$@" \
    > "$folder/$bench.rows" 2> "$folder/$bench.valgrind" ||
    { tail -5 "$folder/$bench.valgrind" >&2; fail "$bench did not run under valgrind"; }
  while [ -f "$folder/$bench.out.$number" ]; do
    files="$files $folder/$bench.out.$number"
    number=$((number + 1))
  done
  [ -z "$files" ] || awk -v rows="$folder/$bench.rows" -f Scripts/bench-counts.awk $files
}

# compared ROW...: the rows, and those that their thresholds name: `45+name`, `1.06*name`.
compared() {
  local row
  for row in "$@"; do
    echo "$row"
    awk -v row="$row" '$1 == row && split($3, part, "[*+]") == 2 { print part[2] }' Benchmarks/thresholds.txt
  done | sort -u
}
rows=$(compared "$@")

for bench in $(targets Benchmarks executable | cut -d ' ' -f 1 | sort); do
  # shellcheck disable=SC2086
  count "$bench" $rows >> "$folder/counts"
  [ $# -gt 0 ] || "$bin/$bench" time >> "$folder/times"
done
awk -v some=$# -v json="$folder/results.json" -v times="$folder/times" -f Scripts/bench-verdict.awk \
  Benchmarks/thresholds.txt "$folder/counts" || fail "a figure is over its threshold"
