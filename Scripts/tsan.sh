#!/usr/bin/env bash
# The suites of the root and of Samples under ThreadSanitizer, in a build folder of their own.
# Mutex gives false reports there, so VIGNOLA_TSAN selects the lock that the sanitizer knows.
. "$(dirname "$0")/lib.sh"
mkdir -p .build/tsan

# A race that is planted must be reported, or silence would prove nothing.
cat > .build/tsan/race.swift <<'SWIFT'
import Dispatch

final class Counter: @unchecked Sendable { var count = 0 }
let counter = Counter()
DispatchQueue.concurrentPerform(iterations: 8) { _ in
  for _ in 0..<1000 { counter.count += 1 }
}
SWIFT
swiftc -sanitize=thread -g .build/tsan/race.swift -o .build/tsan/race
if .build/tsan/race > .build/tsan/race.log 2>&1 || ! grep -q 'data race' .build/tsan/race.log; then
  cat .build/tsan/race.log
  fail "the planted race was not reported"
fi
say "The planted race is reported. Now the suites:"

for package in . Samples; do
  name=$([ $package = . ] && echo root || echo "$package")
  step "tests of $name under ThreadSanitizer" Scripts/run-tests.sh "$package" \
    --scratch-path ".build/tsan/$name" --sanitize thread -Xswiftc -DVIGNOLA_TSAN --parallel
done
