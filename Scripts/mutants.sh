#!/usr/bin/env bash
# Breaks the code in known ways and expects the named tests to fail: Mutants/README.md.
#   mutants.sh share    those whose files changed, and a slice that the sources choose; 15 minutes
#   mutants.sh all      every one
#   ONLY="name ..."     those, by the names of their files
. "$(dirname "$0")/lib.sh"
on_linux || { say "    mutants: left out on this system"; exit 0; }
unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE
# A mutant is caught by what a test expects, in whatever order: tests that explore orders run once.
export VIGNOLA_SEEDS=0
mode=${1:-share}
budget=${BUDGET:-900} slices=8
# A package's first build is cold, and the machine may be busy.
cold_limit=${COLD_LIMIT:-1800} build_limit=300 test_limit=${TEST_LIMIT:-120}
tree=.build/mutants/tree
reports=.build/mutants/reports
started=$(seconds)

header() { sed -n "/^--- /q; s/^$2: //p" "Mutants/$1.patch"; }
changes() { sed -n 's,^+++ b/,,p' "Mutants/$1.patch"; }
number_of() { printf '%s' "$1" | cksum | cut -d ' ' -f 1; }

# The mutants to run, in order.
chosen() {
  local every base changed name
  every=$(ls Mutants/*.patch 2> /dev/null | sed 's,^Mutants/,,; s,\.patch$,,')
  if [ -n "${ONLY:-}" ]; then
    for name in $ONLY; do
      [ -f "Mutants/$name.patch" ] || fail "there is no Mutants/$name.patch"
      echo "$name"
    done
    return
  fi
  if [ "$mode" = all ]; then
    echo "$every"
    return
  fi
  # What this change set touches: since it left origin's main, else since the last commit.
  base=$(git merge-base HEAD origin/main 2> /dev/null || true)
  if [ -z "$base" ] || [ "$base" = "$(git rev-parse HEAD)" ]; then
    base=$(git rev-parse --verify --quiet HEAD^ || git hash-object -t tree /dev/null)
  fi
  changed=" $( (git diff --name-only "$base"; git ls-files --others --exclude-standard) |
    tr '\n' ' ')"
  local turn
  # The sources choose, and not the commit: whoever mends a patch or a test sees the same slice again.
  turn=$(number_of "$(git ls-tree -r HEAD Sources Samples | grep '\.swift$')")
  for name in $every; do
    local place=$((($(number_of "$name") + turn) % 1000003)) touched=no file
    for file in "Mutants/$name.patch" $(changes "$name"); do
      case $changed in *" $file "*) touched=yes ;; esac
    done
    if [ $touched = yes ]; then echo "0 $place $name"
    elif [ $((place % slices)) -eq 0 ]; then echo "1 $place $name"
    fi
  done | sort -n | cut -d ' ' -f 3
}

# The scratch copy: made once, then only what differs is written, so that builds stay warm.
prepare_tree() {
  mkdir -p "$tree" "$reports"
  [ -d "$tree/.git" ] || git -C "$tree" init --quiet
  git -C "$tree" checkout --quiet -- . 2> /dev/null || true
  git ls-files --cached --others --exclude-standard > .build/mutants/files
  while IFS= read -r file; do
    [ -f "$file" ] || continue
    cmp -s "$file" "$tree/$file" && continue
    mkdir -p "$tree/$(dirname "$file")"
    cp -p "$file" "$tree/$file"
  done < .build/mutants/files
  git -C "$tree" add --all
  git -C "$tree" ls-files | while IFS= read -r file; do
    [ -f "$file" ] || rm -f "$tree/$file"
  done
  git -C "$tree" add --all
  git -C "$tree" -c user.name=mutants -c user.email=mutants@localhost \
    commit --quiet --allow-empty --no-verify --message "scratch copy"
}

# build PACKAGE REPORT [LIMIT]
build() {
  timeout --foreground --kill-after 5 "${3:-$build_limit}" swift build --quiet --build-tests --package-path "$tree/$1" \
    > "$reports/$2.build" 2>&1
}

# A test process that hangs has a process group of its own and outlives the runner's timeout: it
# is known by its executable, which is inside the scratch copy.
end_left_over() {
  local process
  for process in /proc/[0-9]*; do
    case $(readlink "$process/exe" 2> /dev/null) in
      "$root/$tree/"*) kill -KILL "${process#/proc/}" 2> /dev/null || true ;;
    esac
  done
}

# test_target PACKAGE TARGET REPORT: runs the target, leaves its events beside the report.
test_target() {
  rm -f "$reports/$3.events"
  timeout --foreground --kill-after 5 $test_limit swift test --package-path "$tree/$1" --skip-build \
    --disable-xctest --filter "^$2\\." --event-stream-version 0 \
    --event-stream-output-path "$root/$reports/$3.events" > "$reports/$3.output" 2>&1
}

# measure REPORT ROW...: the figures of those rows, in the scratch copy.
measure() {
  local report=$1
  shift
  timeout --foreground --kill-after 5 $cold_limit "$tree/Scripts/bench.sh" "$@" \
    > "$reports/$report.figures" 2> "$reports/$report.output"
}

# The rows of the figures that a mutant makes too dear.
rows_of() { header "$1" Over | cut -d ' ' -f 1 | sort -u; }

# differences NAME: between what a mutant says will happen and what did.
differences() {
  LC_ALL=C sort -o "$reports/$1.expected" "$reports/$1.expected"
  LC_ALL=C sort -u -o "$reports/$1.failed" "$reports/$1.failed"
  LC_ALL=C comm -23 "$reports/$1.expected" "$reports/$1.failed" |
    sed "s/^/this $2 should fail and does not: /"
  LC_ALL=C comm -13 "$reports/$1.expected" "$reports/$1.failed" |
    sed "s/^/this $2 fails and is not named: /"
}

# What went wrong with a mutant whose check is the benchmark, or nothing.
cost_verdict() {
  local name=$1
  measure "$name" $(rows_of "$name") || true
  grep -qE ' (ok|OVER)$' "$reports/$name.figures" || {
    echo "cannot be measured:"
    cat "$reports/$name.figures" "$reports/$name.output" | grep -m 5 -E 'error:'
    return
  }
  header "$name" Over > "$reports/$name.expected"
  awk '$5 == "OVER" { print $1, $3 }' "$reports/$name.figures" > "$reports/$name.failed"
  differences "$name" figure
}

# What went wrong with a mutant, or nothing.
verdict() {
  local name=$1 package target status=0
  package=$(header "$name" Package) target=$(header "$name" Target)
  if [ "$package" = Benchmarks ]; then
    [ -n "$(header "$name" Over)" ] && [ -n "$(header "$name" Shows)" ] ||
      { echo "its header needs Package, Shows and Over"; return; }
  else
    [ -n "$package" ] && [ -n "$target" ] && [ -n "$(header "$name" Fails)" ] &&
      [ -n "$(header "$name" Shows)" ] ||
      { echo "its header needs Package, Target, Shows and Fails"; return; }
  fi
  git -C "$tree" apply "$root/Mutants/$name.patch" > "$reports/$name.apply" 2>&1 ||
    { echo "no longer applies"; cat "$reports/$name.apply"; return; }
  if [ "$package" = Benchmarks ]; then
    cost_verdict "$name"
    return
  fi
  build "$package" "$name" || status=$?
  if [ $status -ne 0 ]; then
    [ $status -eq 124 ] && echo "does not build within $build_limit s" || echo "does not build:"
    grep -m 5 -E 'error:' "$reports/$name.build"
    return
  fi
  test_target "$package" "$target" "$name" || status=$?
  [ $status -ne 124 ] && [ $status -ne 137 ] ||
    { end_left_over; echo "hangs: stopped after $test_limit s"; return; }
  awk -f Scripts/events.awk "$reports/$name.events" > "$reports/$name.results" 2> /dev/null || true
  grep -q '^ended$' "$reports/$name.results" || {
    echo "crashes"
    grep -m 3 -iE 'fatal error|crash|signal' "$reports/$name.output"
    return
  }
  if grep -q '^stray' "$reports/$name.results"; then
    echo "an issue was recorded outside every test:"
    grep '^stray' "$reports/$name.results"
    return
  fi
  header "$name" Fails > "$reports/$name.expected"
  sed -n 's/^failed\t//p' "$reports/$name.results" > "$reports/$name.failed"
  differences "$name" test
}

# Before anything is broken, the targets in question must pass.
ready=" "
make_ready() {
  local package=$1 target=$2
  case $ready in *" $package/$target "*) return ;; esac
  local name="baseline-$target" limit=$build_limit status=0
  case $ready in *" $package/"*) ;; *) limit=$cold_limit ;; esac
  build "$package" "$name" "$limit" || status=$?
  [ $status -ne 124 ] || fail "package '$package' does not build within $limit s without a mutant"
  [ $status -eq 0 ] ||
    { cat "$reports/$name.build"; fail "package '$package' does not build without a mutant"; }
  test_target "$package" "$target" "$name" ||
    { tail -20 "$reports/$name.output"; fail "$target does not pass without a mutant"; }
  awk -f Scripts/events.awk "$reports/$name.events" > "$reports/$name.results"
  grep -q '^passed' "$reports/$name.results" || fail "$target has no test"
  ready="$ready$package/$target "
}

# So must the figures.
make_ready_to_measure() {
  measure baseline-bench "$@" || {
    grep OVER "$reports/baseline-bench.figures" || tail -5 "$reports/baseline-bench.output"
    fail "the benchmark does not pass without a mutant"
  }
}

list=$(chosen)
[ -n "$list" ] || { say "    no mutant is due"; exit 0; }
prepare_tree
survivors=0 ran=0 left= longest=0
for name in $list; do
  if [ "$mode" = share ] && [ $(($(seconds) - started + longest)) -ge "$budget" ]; then
    left="$left $name"
    continue
  fi
  began=$(seconds)
  package=$(header "$name" Package) target=$(header "$name" Target)
  if [ "$package" = Benchmarks ]; then make_ready_to_measure $(rows_of "$name")
  elif [ -n "$package" ] && [ -n "$target" ]; then make_ready "$package" "$target"
  fi
  problem=$(verdict "$name")
  git -C "$tree" checkout --quiet -- .
  git -C "$tree" clean --quiet --force -d
  took=$(($(seconds) - began))
  ran=$((ran + 1))
  [ $took -le $longest ] || longest=$took
  if [ -z "$problem" ]; then
    say "    caught   $name ($took s): $(header "$name" Shows)"
  else
    say "    ESCAPED  $name ($took s): $(header "$name" Shows)"
    printf '%s\n' "$problem" | sed 's/^/             /'
    survivors=$((survivors + 1))
  fi
done
say "    $ran of $(ls Mutants/*.patch | wc -l | tr -d ' ') mutants ran, $((ran - survivors)) were caught"
[ -z "$left" ] || say "    left for another run, the time was up:$left"
[ $survivors -eq 0 ] || fail "$survivors mutants were not caught by exactly what they name"
