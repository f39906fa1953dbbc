#!/usr/bin/env bash
# Runs the command line over broken Swift and broken configurations for a bounded time. Whatever it reads, it
# may find something, or say what is wrong; it may not crash, hang or call itself at fault.
#   Scripts/fuzz.sh              for FUZZ_SECONDS (120), from a seed of the moment
#   SEED=7 Scripts/fuzz.sh       from that seed
# VIGNOLA names another command line than the one that is built here.
. "$(dirname "$0")/lib.sh"

limit=${FUZZ_SECONDS:-120}
seed=${SEED:-$(($(date +%s) % 1000000))}
folder=${FUZZ_FOLDER:-$root/.build/fuzz}
files_each=12
patience=${FUZZ_PATIENCE:-60}

if [ -n "${VIGNOLA:-}" ]; then
  vignola=$VIGNOLA
else
  swift build --quiet --product vignola
  vignola=$(swift build --show-bin-path)/vignola
fi

swift_sources=$(git ls-files 'Samples/Sources/*.swift' 'Tests/Tool/Fixtures/*.swift' 'Sources/*.swift')
configurations=$(git ls-files '*.vignola.json')
[ -n "$swift_sources" ] || fail "no Swift file to start from"

# pick N FROM...: one of the words, by a number.
pick() {
  local number=$1
  shift
  shift $((number % $#))
  printf '%s\n' "$1"
}

mutate() { LC_ALL=C awk -f Scripts/fuzz.awk -v seed="$1" "$2"; }

# Makes the project of a seed, and runs a check of it.
try() {
  local seed=$1 project=$folder/project i status=0
  rm -rf "$project"
  mkdir -p "$project/App/Cart"
  for ((i = 0; i < files_each; i++)); do
    # shellcheck disable=SC2086
    mutate $((seed * 31 + i)) "$(pick $((seed * 7919 + i * 104729)) $swift_sources)" \
      >"$project/App/Cart/F$i.swift"
  done
  if [ -n "$configurations" ] && [ $((seed % 2)) = 0 ]; then
    # shellcheck disable=SC2086
    mutate "$seed" "$(pick "$seed" $configurations)" >"$project/.vignola.json"
  fi
  timeout "$patience" "$vignola" check "$project" --format json >"$folder/output" 2>&1 || status=$?
  [ "$status" -le 2 ] && return 0
  rm -rf "$folder/found-$seed"
  mv "$project" "$folder/found-$seed"
  cp "$folder/output" "$folder/found-$seed/output.txt"
  say "seed $seed: exit code $status; the project is kept in $folder/found-$seed"
  return 1
}

mkdir -p "$folder"
start=$(seconds)
count=0
found=0
say "from seed $seed on, for $limit s"
while [ $(($(seconds) - start)) -lt "$limit" ] || [ "$count" = 0 ]; do
  try "$seed" || found=$((found + 1))
  count=$((count + 1))
  seed=$((seed + 1))
done
say "$count broken projects, $found of them ended in a crash, a hang or an internal error"
[ "$found" = 0 ]
