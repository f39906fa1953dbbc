# Reads pretty-printed symbol graphs; prints a line a symbol, fields separated by tabs:
#   module, kind, dotted path, documented (1 or 0), file, line
function flush_symbol() {
  if (kind != "") printf "%s\t%s\t%s\t%d\t%s\t%s\n", module, kind, path, documented, file, line
}
FNR == 1 { module = FILENAME; sub(/^.*\//, "", module); sub(/[@.].*/, "", module) }
/^    \{$/ { kind = ""; path = ""; documented = 0; file = ""; line = ""; inside = 1; next }
/^    \},?$/ { if (inside) flush_symbol(); inside = 0; next }
!inside { next }
/^        "identifier": "swift\./ && kind == "" { split($0, part, "\""); kind = part[4]; next }
/^      "pathComponents": \[/ { in_path = 1; next }
in_path && /^      \]/ { in_path = 0; next }
in_path { split($0, part, "\""); path = path (path == "" ? "" : ".") part[2]; next }
/^      "docComment": / { documented = 1; next }
/^      "location": / { in_location = 1; next }
in_location && /"uri": / { split($0, part, "\""); file = part[4]; next }
in_location && /"line": / { line = $0; gsub(/[^0-9]/, "", line); line++; in_location = 0; next }
