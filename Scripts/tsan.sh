#!/usr/bin/env bash
# The suites of the root and of Samples under ThreadSanitizer, in a build folder of their own.
# Mutex gives false reports there, so VIGNOLA_TSAN selects the lock that the sanitizer knows.
. "$(dirname "$0")/lib.sh"
mkdir -p .build/tsan

# A race that is planted must be reported, or silence would prove nothing. The sanitizer remembers
# little, and a run in which the threads hardly met can pass it by; not ten of them.
cat > .build/tsan/race.swift <<'SWIFT'
import Foundation

final class Counter: @unchecked Sendable { var count = 0 }
let counter = Counter()
let ended = DispatchSemaphore(value: 0)
for _ in 0..<2 {
  Thread.detachNewThread {
    for _ in 0..<100_000 { counter.count += 1 }
    ended.signal()
  }
}
for _ in 0..<2 { ended.wait() }
SWIFT
swiftc -sanitize=thread -g .build/tsan/race.swift -o .build/tsan/race
planted_race_is_reported() {
  local attempt
  for attempt in 1 2 3 4 5 6 7 8 9 10; do
    .build/tsan/race > .build/tsan/race.log 2>&1 || true
    if grep -q 'ThreadSanitizer: .* race' .build/tsan/race.log; then return 0; fi
  done
  cat .build/tsan/race.log
  return 1
}
planted_race_is_reported || fail "the planted race was not reported"
say "The planted race is reported. Now the suites:"

for package in . Samples; do
  name=$([ $package = . ] && echo root || echo "$package")
  step "tests of $name under ThreadSanitizer" Scripts/run-tests.sh "$package" \
    --scratch-path ".build/tsan/$name" --sanitize thread -Xswiftc -DVIGNOLA_TSAN --parallel
done
