# Sourced by every script: where the repository is, and how a step is announced and timed.
# Written for bash 3.2, which is what macOS ships, and for mawk, which is what Debian ships.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
root=$PWD
packages=". Samples Studio Benchmarks"

say() { printf '%s\n' "$*"; }
fail() { printf 'error: %s\n' "$*" >&2; exit 1; }
on_linux() { [ "$(uname -s)" = Linux ]; }
seconds() { date +%s; }

# step NAME COMMAND...: runs the command, then says how long it took. A failure ends the script.
step() {
  local name=$1 start status=0
  shift
  start=$(seconds)
  say "==> $name"
  "$@" || status=$?
  if [ "$status" -ne 0 ]; then
    fail "$name failed after $(($(seconds) - start)) s"
  fi
  say "    $name: $(($(seconds) - start)) s"
}

# The Swift files of the repository: what git tracks and what is about to be added. What the tests of the
# command line read is no code of ours.
swift_files() {
  git ls-files --cached --others --exclude-standard -- '*.swift' ':!Tests/Tool/Fixtures' |
    while IFS= read -r file; do
      if [ -f "$file" ]; then printf '%s\n' "$file"; fi
    done
}

# targets PACKAGE TYPE: the package's targets of a type (library, executable, test), each with the
# folder of its sources.
targets() {
  swift package --package-path "$1" describe --type json | awk -v wanted="$2" '
    /^    \{/ { name = ""; type = ""; path = "" }
    /^      "name" : / && name == "" { split($0, part, "\""); name = part[4] }
    /^      "path" : / { split($0, part, "\""); path = part[4] }
    /^      "type" : / { split($0, part, "\""); type = part[4] }
    /^    \}/ { if (type == wanted) print name, path }'
}

# modules_folder PACKAGE: where the package's built modules are.
modules_folder() { printf '%s/Modules\n' "$(swift build --package-path "$1" --show-bin-path)"; }

# The modules that people import, in the order of their dependencies.
public_modules="VignolaCore Coordinators MVI RoundTable SVIP VSURF VSURFMacros VignolaUI VignolaTesting"
if on_linux; then public_modules="$public_modules ScreenTree UIKit SwiftUI ScreenDriver"; fi

# The triple that the toolchain compiles for.
triple() { swiftc -print-target-info | sed -n 's/^ *"triple": "\(.*\)",*$/\1/p' | head -1; }
