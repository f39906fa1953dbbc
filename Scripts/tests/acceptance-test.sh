#!/usr/bin/env bash
# Scripts/acceptance.sh takes fifteen passed steps for each line of the list, and no other number.
. "$(dirname "$0")/../lib.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
printf '# a remark\nmvc UIKit\n\nmv SwiftUI\n' > "$folder/catalogs"
export CATALOGS=$folder/catalogs

# event KIND WORD STEP [MORE]
event() {
  printf '{"kind":"event","payload":{"_testCase":{"displayName":"%s","id":"x"},%s"instant":{"absolute":1.5},"kind":"%s","messages":[],"testID":"CatalogAcceptance.CatalogAcceptanceTests\\/step%s(sample:)\\/a.swift:1:4"},"version":0}\n' \
    "$2" "${4:-}" "$1" "$3"
}
whole() {
  local word step
  for word in "$@"; do
    for step in $(seq 15); do event testCaseStarted "$word" "$step"; event testCaseEnded "$word" "$step"; done
  done
}
# refused WHAT: the events are refused, for that.
refused() {
  local said
  if said=$(Scripts/acceptance.sh "$folder/events" 2>&1); then fail "taken: $1"; fi
  case $said in *"$1"*) ;; *) fail "expected '$1', found '$said'" ;; esac
}

whole mvc mv > "$folder/events"
Scripts/acceptance.sh "$folder/events" > /dev/null || fail "twice fifteen were refused"
{ whole mvc mv; event issueRecorded mv 3 '"issue":{"isKnown":true},'; } > "$folder/events"
Scripts/acceptance.sh "$folder/events" > /dev/null || fail "a known issue was taken for a failure"

whole mvc mv | sed '$d' > "$folder/events"
refused "mv passed 14 of 15"
whole mvc > "$folder/events"
refused "mv passed 0 of 15"
whole mvc mv vip > "$folder/events"
refused "vip is tested and has no line"
{ whole mvc mv; whole mvc mv | sed 's/step7(/step16(/g'; } > "$folder/events"
refused "mvc passed 16 of 15"
{ whole mvc mv; event issueRecorded mv 3 '"issue":{"isKnown":false},'; } > "$folder/events"
refused "mv passed 14 of 15"
# The same step twice is one step.
{ whole mvc; whole mv | sed 's/step15(/step14(/g'; } > "$folder/events"
refused "mv passed 14 of 15"
: > "$folder/events"
refused "holds no events"
echo '{"kind":"event","payload":{"kind":"runEnded"}}' > "$folder/events"
refused "mvc passed 0 of 15"
