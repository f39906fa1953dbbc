#!/usr/bin/env bash
# Checks the house rules over every Swift file of the repository.
. "$(dirname "$0")/lib.sh"

# Every target treats warnings as errors; a system library has nothing to compile.
warnings_are_errors() {
  swift package --package-path "$1" dump-package | awk -v manifest="$1/Package.swift" '
    /^  "targets" : \[/ { inside = 1 }
    /^  \]/ { inside = 0 }
    inside && /^    \{/ { name = ""; type = ""; strict = 0 }
    inside && /^      "name" : / { split($0, part, "\""); name = part[4] }
    inside && /^      "type" : / { split($0, part, "\""); type = part[4] }
    inside && /"treatAllWarnings"/ { strict = 1 }
    inside && /^    \}/ && type != "system" && type != "plugin" && !strict {
      printf "%s:1: error: target %s does not treat warnings as errors [warnings]\n", manifest, name
      found = 1
    }
    END { exit found }'
}

# Every other text file keeps the one rule that is not about Swift.
other_texts() { git grep -lI '' -- ':!*.swift' ':!Scripts/tests' | tr '\n' '\0'; }

status=0
documents=$(git ls-files '*.md' | sed 's/.*\///' | tr '\n' ' ')
check() { xargs -0 awk -v imports=Scripts/imports.txt -v documents="$documents" "$@"; }
swift_files | tr '\n' '\0' | check -f Scripts/house-rules.awk || status=1
other_texts | check -v only=self-contained -f Scripts/house-rules.awk || status=1
for package in $packages; do
  [ ! -f "$package/Package.swift" ] || warnings_are_errors "$package" || status=1
done
exit $status
