#!/usr/bin/env bash
# Everything: build with warnings as errors, lint, documentation, the suites, the browser test,
# and the mutants' share. VIGNOLA_REQUIRE_BROWSER=1 makes a missing browser a failure.
. "$(dirname "$0")/lib.sh"
started=$(seconds)

if ! on_linux; then
  # The SwiftUI of Sources/Linux exists on Linux alone, and so does all that is built on it.
  for target in VignolaCoreTests VignolaTestingTests CoordinatorsTests MVITests RoundTableTests SVIPTests VSURFTests; do
    step "$target" Scripts/run-tests.sh . --filter "^$target\\."
  done
  step "VSURFMacrosTests" Scripts/run-tests.sh . --traits Macros --filter '^VSURFMacrosTests\.'
  for target in CodeIndexTests ConformanceTests; do
    step "$target" Scripts/run-tests.sh . --traits Tool --filter "^$target\\."
  done
  step "Shop" Scripts/run-tests.sh Samples --filter '^ShopTests\.'
  say "Left out on this system: the SwiftUI subset, the screen driver, VignolaUI's tests, the"
  say "acceptance suite, the Studio and the mutants. They run on Linux: see Dockerfile."
  exit 0
fi

has_browser() { command -v chromium > /dev/null && command -v chromedriver > /dev/null; }

step "setup" Scripts/setup.sh
step "build of the package" swift build --build-tests
step "build of the samples" swift build --build-tests --package-path Samples
step "build of the Studio" swift build --build-tests --package-path Studio
step "samples under main-actor isolation" Scripts/isolation.sh
step "what users resolve" Scripts/traits.sh
step "lint" Scripts/lint.sh
step "docs" Scripts/docs.sh
step "tests of the package" Scripts/run-tests.sh . --skip-build --parallel
step "tests of the samples" Scripts/run-tests.sh Samples --skip-build --parallel \
  --event-stream-version 0 --event-stream-output-path "$root/.build/samples.events"
step "results of the Catalog" Scripts/acceptance.sh .build/samples.events
if has_browser; then
  step "tests of the Studio, with the browser" env VIGNOLA_REQUIRE_BROWSER=1 \
    Scripts/run-tests.sh Studio --skip-build
elif [ -n "${VIGNOLA_REQUIRE_BROWSER:-}" ]; then
  fail "the browser test is required, and chromium and chromium-driver are not installed"
else
  step "tests of the Studio" Scripts/run-tests.sh Studio --skip-build
fi
step "benchmarks" Scripts/bench.sh
step "mutants" Scripts/mutants.sh share

say "Everything passed in $(($(seconds) - started)) s."
has_browser || {
  say "SKIPPED: browser test. Install chromium and chromium-driver to run it:"
  say "  apt-get install chromium chromium-driver"
}
