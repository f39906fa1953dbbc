# Compares our public top-level names with those of others.
#   awk -f names.awk -v modules="A B" taken=FILE... ours=FILE
# "taken" lines are `Module Name`, "ours" lines are `module<tab>kind<tab>path...` (symbols.awk).
function finding(text) { print "error: " text " [names]"; found = 1 }

BEGIN {
  count = split(modules, name, " ")
  for (i = 1; i <= count; i++) is_module[name[i]] = 1
}

!reading_ours && NF == 2 { taken[$2] = taken[$2] (taken[$2] ? ", " : "") $1; known[$1 " " $2] = 1; next }

{
  split($0, field, "\t")
  module = field[1]; kind = field[2]; path = field[3]
  if (path ~ /\./ || kind == "swift.extension") next
  sub(/\(.*/, "", path)
  if (path !~ /^[A-Za-z_]/) next
  count_of_ours++
  if (path in is_module) finding(module " exports " path ", which is a module's name")
  # A macro and a protocol of one module may share a name; two modules may not. NavigationState is
  # the exception: the protocol is VSURF's and its macro VSURFMacros', which exports VSURF as well.
  if ((path in owner) && owner[path] != module \
      && !(path == "NavigationState" && kind == "swift.macro" && owner[path] == "VSURF"))
    finding(path " is exported by " owner[path] " and by " module)
  else owner[path] = module
  if (module == "SwiftUI" || module == "UIKit") {
    if (!known[module " " path] && path !~ /^_/)
      finding("our " module " exports " path ", which Apple's does not have")
  } else if (path in taken) {
    finding(module " exports " path ", a public name of " taken[path])
  } else if (path ~ /^(UI|NS)[A-Z]/) {
    finding(module " exports " path "; the prefixes UI and NS are Apple's")
  }
}

END {
  if (!count_of_ours) finding("no public name of ours was read")
  exit found
}
