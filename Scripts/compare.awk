# Counts the Swift files of one sample; prints, separated by tabs:
#   files, lines of code, types, protocols, references strong, weak and to the store
#   awk -f Scripts/compare.awk -v store="CartStore CartService" FILE...
# With -v listing=1 it prints the references themselves. Scripts/compare.sh says what is what.

# The line without comments and without what is in its strings, also where one goes on to the next.
function code_of(line,    out, i, c, two, three) {
  out = ""
  i = 1
  if (nest && mode[nest] != "many") nest = 0
  while (i <= length(line)) {
    c = substr(line, i, 1); two = substr(line, i, 2); three = substr(line, i, 3)
    if (comment) {
      if (two == "/*") { comment++; i += 2 }
      else if (two == "*/") { comment--; i += 2 }
      else i++
    } else if (nest && mode[nest] != "(") {
      if (two == "\\(") { mode[++nest] = "("; open[nest] = 1; i += 2 }
      else if (c == "\\") i += 2
      else if (mode[nest] == "many" && three == "\"\"\"") { nest--; i += 3; out = out "\"" }
      else if (mode[nest] == "one" && c == "\"") { nest--; i++; out = out "\"" }
      else i++
    } else {
      if (two == "//") break
      if (two == "/*") { comment = 1; i += 2; continue }
      if (three == "\"\"\"") { mode[++nest] = "many"; i += 3; out = out "\""; continue }
      if (c == "\"") { mode[++nest] = "one"; i++; out = out "\""; continue }
      if (nest && c == "(") open[nest]++
      if (nest && c == ")" && --open[nest] == 0) { nest--; i++; continue }
      if (!nest) out = out c
      i++
    }
  }
  return out
}

function push(kind, name) {
  level++
  kind_at[level] = kind
  path_at[level] = path_at[level - 1] (path_at[level - 1] != "" && name != "" ? "." : "") name
}

# Declarations and braces, in their order on the line.
function walk(line,    declared, brace, word, path) {
  while (line != "") {
    declared = match(line, declaration) ? RSTART : 0
    word = declared ? substr(line, RSTART, RLENGTH) : ""
    brace = match(line, /[{}]/)
    if (declared && (!brace || declared < brace)) {
      line = substr(line, declared + length(word))
      sub(/^[^A-Za-z]/, "", word)
      split(word, part, / +/)
      pending_kind = part[1] == "protocol" ? "protocol" : "type"
      pending_name = part[2]
      path = path_at[level] (path_at[level] == "" ? "" : ".") part[2]
      if (part[1] == "protocol") protocols++
      else if (part[1] != "extension") types++
      if (part[1] ~ /^(class|actor|protocol)$/) is_reference[path] = 1
    } else if (brace) {
      if (substr(line, brace, 1) == "{") push(pending_kind == "" ? "code" : pending_kind, pending_name)
      else if (level) level--
      pending_kind = pending_name = ""
      line = substr(line, brace + 1)
    } else break
  }
}

# A stored property of an instance: its type, or what it is made by, is looked at when all is read.
function note_property(line, following,    head, rest, type, wrapped) {
  if (!match(line, property)) return
  head = substr(line, 1, RLENGTH)
  rest = substr(line, RLENGTH + 1)
  if (head ~ /(^| )static /) return
  if (match(head, /@Environment\([A-Z][A-Za-z0-9_.]*\.self\)/)) {
    wrapped = substr(head, RSTART + 13, RLENGTH - 13)
    sub(/\.self\)$/, "", wrapped)
    type = wrapped
  } else if (rest ~ /^ *:/) {
    type = rest
    sub(/^ *: */, "", type)
    sub(/ = .*/, "", type)
    # Braces after a type compute it, unless they only watch it.
    if (type ~ /\{/ && type !~ /(didSet|willSet)/ && following !~ /^ *(didSet|willSet)/) return
    sub(/ *\{.*/, "", type)
  } else if (match(rest, /^ *= *[A-Z][A-Za-z0-9_.]*/)) {
    type = substr(rest, RSTART, RLENGTH)
    sub(/^ *= */, "", type)
  } else return
  if (type ~ /->/) return
  properties++
  type_of[properties] = type
  is_weak[properties] = head ~ /(^| )weak / || type ~ /WeakHandle</
  within[properties] = path_at[level]
  place[properties] = FILENAME_OF_LINE ": " line
}

# Whether a text names a class, an actor or a protocol of the sample, seen from a type of it.
function names_reference(text, from, depth,    name, outer, path) {
  while (match(text, /[A-Z][A-Za-z0-9_]*(\.[A-Z][A-Za-z0-9_]*)*/)) {
    name = substr(text, RSTART, RLENGTH)
    text = substr(text, RSTART + RLENGTH)
    outer = from
    while (1) {
      path = outer (outer == "" ? "" : ".") name
      if (path in is_reference) return 1
      if (path in alias && depth < 5) { if (names_reference(alias[path], outer, depth + 1)) return 1 }
      if (outer == "") break
      if (!sub(/\.[^.]*$/, "", outer)) outer = ""
    }
  }
  return 0
}

function names_store(text,    name) {
  while (match(text, /[A-Z][A-Za-z0-9_]*/)) {
    name = substr(text, RSTART, RLENGTH)
    text = substr(text, RSTART + RLENGTH)
    if (index(" " store " ", " " name " ")) return 1
  }
  return 0
}

BEGIN {
  declaration = "(^|[^A-Za-z0-9_.@])(class|struct|enum|actor|protocol|extension) +[A-Z][A-Za-z0-9_.]*"
  property = "^ *(@[A-Za-z]+(\\([^)]*\\))? +)*((public|package|internal|fileprivate|private|weak|unowned" \
    "|lazy|final|override|nonisolated|static)(\\([a-z]*\\))? +)*(let|var) +[A-Za-z_][A-Za-z0-9_]*"
}

FNR == 1 { files++; comment = nest = 0 }
{
  code = code_of($0)
  if ($0 !~ /[^ \t\r]/ || code !~ /[^ \t\r]/ && !nest) next
  if (code ~ /^ *#(if|elseif|else|endif)/) next
  lines++
  text[lines] = code
  file_of[lines] = FILENAME
}

END {
  for (i = 1; i <= lines; i++) {
    if (file_of[i] != file_of[i - 1]) { level = 0; pending_kind = pending_name = "" }
    FILENAME_OF_LINE = file_of[i]
    if (match(text[i], /(^| )typealias +[A-Z][A-Za-z0-9_]* *= */)) {
      split(substr(text[i], RSTART, RLENGTH), word, / +/)
      name = word[1] == "typealias" ? word[2] : word[3]
      alias[path_at[level] (level && path_at[level] != "" ? "." : "") name] = \
        substr(text[i], RSTART + RLENGTH)
    }
    if (level && kind_at[level] == "type") note_property(text[i], text[i + 1])
    walk(text[i])
  }
  for (i = 1; i <= properties; i++) {
    if (names_reference(type_of[i], within[i], 0)) found = is_weak[i] ? "weak" : "strong"
    else if (names_store(type_of[i])) found = "store"
    else continue
    count[found]++
    if (listing) print found "\t" place[i]
  }
  if (!listing)
    printf "%d\t%d\t%d\t%d\t%d\t%d\t%d\n", files, lines, types, protocols, \
      count["strong"], count["weak"], count["store"]
}
