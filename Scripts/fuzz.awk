# Breaks a text in some places, the same ones for the same seed and on every machine.
#   awk -f Scripts/fuzz.awk -v seed=7 FILE
# Bytes, not characters: call it with LC_ALL=C. The generator is Park and Miller's, which no awk rounds.

function random(below) {
  state = (state * 16807) % 2147483647
  return int(state / 2147483647 * below)
}

function piece(longest,    start) {
  start = 1 + random(length(text))
  return substr(text, start, 1 + random(longest))
}

function put(start, count, what) {
  text = substr(text, 1, start - 1) what substr(text, start + count)
}

function repeated(what, count,    result) {
  result = ""
  while (count-- > 0) result = result what
  return result
}

BEGIN {
  state = seed % 2147483646 + 1
  for (i = 0; i < 10; i++) random(2)
  kinds = split("{ } ( ) [ ] < > \" \"\"\" ' , : ; . ? ! & | = @ # ` \\ // /* */ #if #endif #else " \
    "class struct extension protocol weak var func init where any some typealias import async " \
    "vignola:ignore \\( \\u{ 0x 1e9999 -1 null true", token, " ")
  token[++kinds] = "\303"
  token[++kinds] = "\377\376"
  token[++kinds] = "\357\273\277"
  token[++kinds] = "\r\n"
  token[++kinds] = "\001"
  token[++kinds] = "// vignola:ignore gen.no-unowned: because\n"
}

{ text = text $0 "\n" }

END {
  rounds = 1 + random(12)
  while (rounds-- > 0) {
    at = 1 + random(length(text) + 1)
    what = random(7)
    if (what == 0) put(at, 1 + random(80), "")
    else if (what == 1) put(at, 0, piece(300))
    else if (what == 2) put(at, random(3), token[1 + random(kinds)])
    else if (what == 3) put(at, 0, repeated(token[1 + random(kinds)], 1 + random(400)))
    else if (what == 4) put(at, 40, piece(40))
    else if (what == 5) put(at, 1, sprintf("%c", 1 + random(255)))
    else text = substr(text, 1, at)
  }
  printf "%s", text
}
