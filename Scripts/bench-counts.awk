# Reads what callgrind wrote between two marks, and prints what an event costs.
# Files come in threes, a scenario each: what came before, few events, many events. The program's own
# lines (name few many) are in the file that `rows` names.
function finish_dump() {
  if (!open) return
  instructions[dump] = total
  allocations[dump] = calls
}
BEGIN {
  while ((getline line < rows) > 0) {
    if (split(line, part, " ") == 3) { count++; name[count] = part[1]; few[count] = part[2]; many[count] = part[3] }
  }
}
FNR == 1 {
  finish_dump()
  open = 1; dump++; total = 0; calls = 0; allocates = 0
  delete function_name
}
/^(totals|summary): / { total = $2 }
# A name is written out once in a file: "(12) malloc", then "(12)".
/^c?fn=\(/ {
  id = $0; sub(/^c?fn=/, "", id); sub(/\).*/, ")", id)
  text = $0; sub(/^c?fn=\([0-9]+\) ?/, "", text)
  if (text != "") { sub(/\x27[0-9]+$/, "", text); function_name[id] = text }
  if (/^cfn=/) allocates = function_name[id] ~ /^(malloc|calloc|realloc|posix_memalign|aligned_alloc|memalign)(@@.*)?$/
}
/^calls=/ {
  if (allocates) { split($1, part, "="); calls += part[2] }
  allocates = 0
}
END {
  finish_dump()
  for (row = 1; row <= count; row++) {
    one = 3 * row - 1
    events = many[row] - few[row]
    printf "%s instructions %.1f\n", name[row], (instructions[one + 1] - instructions[one]) / events
    printf "%s allocations %.2f\n", name[row], (allocations[one + 1] - allocations[one]) / events
  }
}
