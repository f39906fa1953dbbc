#!/usr/bin/env bash
# run-tests.sh PACKAGE [OPTIONS]: `swift test`, and a failure when not a single test ran, which
# `swift test` itself calls success.
. "$(dirname "$0")/lib.sh"
package=$1
shift
log=$(mktemp)
trap 'rm -f "$log"' EXIT
set +e
swift test --package-path "$package" --disable-xctest "$@" 2>&1 | tee "$log" |
  # That a test passed is no news; what it printed in between may be.
  grep --line-buffered -vE '^[^ ]+ (Test|Suite) ("|case |[A-Za-z_]+\().* (started|passed after)'
status=${PIPESTATUS[0]}
set -e
[ "$status" -eq 0 ] || exit "$status"
grep -qE 'Test run with [1-9][0-9]* tests?.* passed' "$log" ||
  fail "no test of $package ran: swift test $*"
