#!/usr/bin/env bash
# Self-test of the fuzzer: it has to tell a crash, a hang and an internal error from what is allowed, and to
# break a text in the same way each time.
. "$(dirname "$0")/../lib.sh"

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# expect WANTED NAME BODY: a run over a command line that does BODY has to pass or to fail.
expect() {
  local wanted=$1 name=$2 body=$3 got=passes
  printf '#!/bin/sh\n%s\n' "$body" >"$scratch/vignola"
  chmod +x "$scratch/vignola"
  VIGNOLA=$scratch/vignola FUZZ_FOLDER=$scratch/fuzz FUZZ_SECONDS=0 FUZZ_PATIENCE=1 SEED=7 \
    Scripts/fuzz.sh >"$scratch/said" 2>&1 || got=fails
  [ "$got" = "$wanted" ] || fail "a command line that $name: the fuzzer $got, and it should not"
}

expect passes "is content" 'exit 0'
expect passes "finds something" 'exit 1'
expect passes "refuses the configuration" 'exit 2'
expect fails "is at fault" 'exit 3'
expect fails "traps" 'kill -ILL $$'
expect fails "aborts" 'kill -ABRT $$'
expect fails "hangs" 'sleep 30'
grep -q '^seed 7: exit code 124' "$scratch/said" || fail "the fuzzer does not tell its seed"
[ -f "$scratch/fuzz/found-7/App/Cart/F0.swift" ] || fail "the fuzzer keeps no project"

broken() { LC_ALL=C awk -f Scripts/fuzz.awk -v seed="$1" README.md | cksum; }
[ "$(broken 7)" = "$(broken 7)" ] || fail "one seed breaks a text in two ways"
[ "$(broken 7)" != "$(broken 8)" ] || fail "two seeds break a text in one way"
say "the fuzzer tells what it has to"
