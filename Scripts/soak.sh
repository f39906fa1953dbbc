#!/usr/bin/env bash
# The suites of the root and of Samples, 20 times in a row, in parallel and without rebuilding.
# The first failure ends it, and so does a round of a suite that takes 60 s or more. Before them
# comes one round in which tests that explore orders try 500 seeds each instead of 20.
. "$(dirname "$0")/lib.sh"
rounds=${ROUNDS:-20}
swift build --build-tests
swift build --build-tests --package-path Samples
for package in . Samples; do
  VIGNOLA_SEEDS=500 Scripts/run-tests.sh "$package" --skip-build --parallel > .build/soak.log 2>&1 || {
    cat .build/soak.log
    fail "a test of package '$package' fails in one of 500 orders"
  }
  say "500 seeds, $package: $(sed -n 's/.*\(Test run with .* passed\).*/\1/p' .build/soak.log | tail -1)"
done
for round in $(seq 1 "$rounds"); do
  for package in . Samples; do
    start=$(seconds)
    Scripts/run-tests.sh "$package" --skip-build --parallel > .build/soak.log 2>&1 || {
      cat .build/soak.log
      fail "round $round of $rounds failed in package '$package'"
    }
    took=$(($(seconds) - start))
    say "round $round, $([ $package = . ] && echo root || echo $package): $took s, $(
      sed -n 's/.*\(Test run with .* passed\).*/\1/p' .build/soak.log | tail -1)"
    [ $took -lt 60 ] || fail "a round must take less than 60 s"
  done
done
