#!/usr/bin/env bash
# Scripts/names.awk refuses each kind of clash, and accepts what is none.
. "$(dirname "$0")/../lib.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
printf 'SwiftUI Text\nSwift Task\n' > "$folder/taken"

# compare EXPECTED TAB-SEPARATED-LINE...
compare() {
  local expected=$1 found
  shift
  printf "$@" > "$folder/ours"
  found=$(awk -v modules="Core UI SwiftUI" -f Scripts/names.awk "$folder/taken" reading_ours=1 \
    "$folder/ours") || true
  case $found in
    *"$expected"*) ;;
    *) fail "expected '$expected', found '$found'" ;;
  esac
  [ -n "$expected" ] || [ -z "$found" ] || fail "expected nothing, found '$found'"
}

compare "public name of Swift" 'Core\tswift.class\tTask\t1\n'
compare "public name of SwiftUI" 'Core\tswift.struct\tText\t1\n'
compare "which is a module's name" 'Core\tswift.struct\tUI\t1\n'
compare "exported by Core and by UI" 'Core\tswift.struct\tA\t1\nUI\tswift.struct\tA\t1\n'
compare "prefixes UI and NS" 'Core\tswift.struct\tUIThing\t1\n'
compare "Apple's does not have" 'SwiftUI\tswift.struct\tHandy\t1\n'
compare "" 'Core\tswift.protocol\tUnitInput\t1\nCore\tswift.struct\tOuter.Text\t1\n'
compare "" 'SwiftUI\tswift.struct\tText\t1\n'
compare "" 'Core\tswift.macro\tPath()\t1\nCore\tswift.protocol\tPath\t1\n'
compare "" 'VSURF\tswift.protocol\tNavigationState\t1\nVSURFMacros\tswift.macro\tNavigationState()\t1\n'
compare "exported by VSURF and by Macros" \
  'VSURF\tswift.protocol\tPath\t1\nMacros\tswift.macro\tPath()\t1\n'
compare "exported by VSURF and by Core" \
  'VSURF\tswift.protocol\tNavigationState\t1\nCore\tswift.struct\tNavigationState\t1\n'
compare "no public name" ''
