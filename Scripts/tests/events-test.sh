#!/usr/bin/env bash
# Scripts/events.awk tells passed from failed, known issues from stray ones, and an end from none.
. "$(dirname "$0")/../lib.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat > "$folder/events" <<'JSON'
{"kind":"test","payload":{"_testCases":[{"displayName":"1","id":"x"}],"displayName":"a \"quoted\" name","id":"T.one(_:)\/t.swift:3:2","isParameterized":true,"kind":"function","name":"one(_:)"},"version":0}
{"kind":"test","payload":{"displayName":"a suite","id":"T.S","kind":"suite","name":"S"},"version":0}
{"kind":"test","payload":{"id":"T.S\/two()\/t.swift:4:2","isParameterized":false,"kind":"function","name":"two()"},"version":0}
{"kind":"event","payload":{"issue":{"isKnown":true},"kind":"issueRecorded","messages":[{"symbol":"passWithKnownIssue","text":"known"}],"testID":"T.S\/two()\/t.swift:4:2"},"version":0}
{"kind":"event","payload":{"issue":{"isKnown":false},"kind":"issueRecorded","messages":[{"symbol":"fail","text":"nobody's"}]},"version":0}
{"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"fail","text":"failed"}],"testID":"T.one(_:)\/t.swift:3:2"},"version":0}
{"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"passWithKnownIssue","text":"passed"}],"testID":"T.S\/two()\/t.swift:4:2"},"version":0}
{"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"fail","text":"failed"}],"testID":"T.S"},"version":0}
JSON
awk -f Scripts/events.awk "$folder/events" > "$folder/found"
printf "stray\tnobody's\nfailed\ta \"quoted\" name\npassed\ttwo()\n" > "$folder/expected"
diff "$folder/expected" "$folder/found" || fail "the events were read otherwise"
