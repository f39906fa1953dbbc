#!/usr/bin/env bash
# Measures what an event costs, and compares with Benchmarks/thresholds.txt: a line a figure, `name
# value unit threshold ok|OVER`. Instructions and allocations are limits, times are told.
. "$(dirname "$0")/lib.sh"
on_linux || { say "    benchmarks: left out on this system"; exit 0; }
command -v valgrind > /dev/null || fail "valgrind is not installed: make setup"
folder=.build/bench
rm -rf "$folder"
mkdir -p "$folder"

swift build --quiet -c release --package-path Benchmarks
bin=$(swift build -c release --package-path Benchmarks --show-bin-path)

# Callgrind writes a file at each mark; together with the program's own lines they say what lies
# between two of them.
count() {
  local files="" file number
  cp "$bin/$1" "$folder/$1"
  strip --strip-debug "$folder/$1"
  valgrind --tool=callgrind --callgrind-out-file="$folder/$1.out" \
    --dump-before='*benchmarkMark*' "$folder/$1" count \
    > "$folder/$1.rows" 2> "$folder/$1.valgrind" ||
    { tail -5 "$folder/$1.valgrind" >&2; fail "$1 did not run under valgrind"; }
  number=1
  while [ -f "$folder/$1.out.$number" ]; do
    files="$files $folder/$1.out.$number"
    number=$((number + 1))
  done
  awk -v rows="$folder/$1.rows" -f Scripts/bench-counts.awk $files
}

for bench in $(targets Benchmarks executable | cut -d ' ' -f 1 | sort); do
  count "$bench" >> "$folder/counts"
  "$bin/$bench" time >> "$folder/times"
done
awk -v json="$folder/results.json" -v times="$folder/times" -f Scripts/bench-verdict.awk \
  Benchmarks/thresholds.txt "$folder/counts" || fail "a figure is over its threshold"
