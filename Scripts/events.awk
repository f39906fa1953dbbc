# Reads Swift Testing's event stream, a JSON object a line; prints, fields separated by tabs:
#   passed NAME / failed NAME for each test function, stray TEXT for an issue that belongs to no
#   test, and ended once the run came to its end.
function text_of(line, key,    start, rest, value, character) {
  start = index(line, "\"" key "\":\"")
  if (!start) return ""
  rest = substr(line, start + length(key) + 4)
  value = ""
  while (rest != "") {
    character = substr(rest, 1, 1)
    if (character == "\"") break
    if (character == "\\") { rest = substr(rest, 2); character = substr(rest, 1, 1) }
    value = value character
    rest = substr(rest, 2)
  }
  return value
}

/^\{"kind":"test"/ && /"kind":"function"/ {
  line = $0
  sub(/"_testCases":\[.*\],"displayName"/, "\"displayName\"", line)
  name = text_of(line, "displayName")
  if (name == "") name = text_of(line, "name")
  name_of[text_of(line, "id")] = name
}
/"kind":"testEnded"/ {
  id = text_of($0, "testID")
  if (id in name_of) print (/"symbol":"fail"/ ? "failed" : "passed") "\t" name_of[id]
}
/"kind":"issueRecorded"/ && !/"testID":/ && !/"isKnown":true/ { print "stray\t" text_of($0, "text") }
/"kind":"runEnded"/ { print "ended" }
