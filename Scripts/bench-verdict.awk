# Compares figures with thresholds: prints `name value unit threshold ok|OVER` a line, writes the same
# as JSON, and ends with 1 if one is OVER, has no threshold or was not measured. With `some` set, what
# was not measured is left out.
# A threshold is a number; or a row of the same unit times or plus a number: `1.06*name`, `45+name`.
function limit_of(text, unit, part) {
  if (split(text, part, "*") == 2) return part[1] * value[part[2] " " unit]
  if (split(text, part, "+") == 2) return part[1] + value[part[2] " " unit]
  return text + 0
}
function told(name, figure, unit, threshold, verdict) {
  printf "%s %s %s %s %s\n", name, figure, unit, threshold, verdict
  printf "%s{\"name\":\"%s\",\"value\":%s,\"unit\":\"%s\",\"threshold\":%s,\"verdict\":\"%s\"}", \
    (lines++ ? ",\n  " : "["), name, figure, unit, (threshold == "-" ? "null" : threshold), verdict > json
}
/^#/ || NF != 3 { next }
FNR == NR { order[++count] = $1 " " $2; threshold[$1 " " $2] = $3; next }
{ value[$1 " " $2] = $3; if (!(($1 " " $2) in threshold)) { print $1, $2 " has no threshold"; bad = 1 } }
END {
  for (row = 1; row <= count; row++) {
    key = order[row]
    split(key, part, " ")
    if (some && !(key in value)) continue
    if (!(key in value)) { print key " was not measured"; bad = 1; continue }
    if (threshold[key] == "-") { told(part[1], value[key], part[2], "-", "ok"); continue }
    limit = limit_of(threshold[key], part[2])
    verdict = value[key] <= limit + 0.005 ? "ok" : "OVER"
    if (verdict == "OVER") bad = 1
    told(part[1], value[key], part[2], limit, verdict)
  }
  while ((getline line < times) > 0) {
    split(line, part, " ")
    told(part[1], part[2], "ns", "-", "ok")
    told(part[1], part[3], "ns-minimum", "-", "ok")
    told(part[1], part[4], "x-direct", "-", "ok")
  }
  printf "]\n" > json
  exit bad
}
