# Reads Swift Testing's event stream; prints each word of the roster and how many steps of the Catalog's
# suite it has passed, each step once. With -v times=1: how many milliseconds they took.
function text_of(line, key,    start, rest) {
  start = index(line, "\"" key "\":\"")
  if (!start) return ""
  rest = substr(line, start + length(key) + 4)
  return substr(rest, 1, index(rest, "\"") - 1)
}
function milliseconds(line) {
  match(line, /"absolute":[0-9.]+/)
  return substr(line, RSTART + 11, RLENGTH - 11) * 1000
}

!/"testID":"CatalogAcceptance\.CatalogAcceptanceTests\\\// || !/"_testCase":/ { next }
{ word = text_of($0, "displayName"); step = word " " text_of($0, "testID") }
/"kind":"testCaseStarted"/ { began[step] = milliseconds($0) }
/"kind":"issueRecorded"/ && !/"isKnown":true/ { failed[step] = 1 }
/"kind":"testCaseEnded"/ && !(step in ended) {
  ended[step] = 1
  took[word] += milliseconds($0) - began[step]
}
END {
  for (step in ended) {
    split(step, part, " ")
    passed[part[1]] += !(step in failed)
  }
  for (word in passed) printf "%s %d\n", word, times ? took[word] : passed[word]
}
