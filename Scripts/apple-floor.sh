#!/usr/bin/env bash
# Type-checks the modules that need no UI against the deployment floor, iOS 18 and macOS 15, on
# Linux: from the toolchain's own textual interfaces, with the target's name changed. It sees the
# availability that Swift's own libraries state; it is no Apple SDK and sees nothing of one.
# With a file as argument it checks that file alone (the self-test uses that).
. "$(dirname "$0")/lib.sh"
on_linux || { say "    apple-floor: left out, the platform's own compiler checks the floor here"; exit 0; }
library=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/lib/swift
floor=$root/.build/apple-floor

# sdk TRIPLE OS NAME: a resource folder of the platform's modules, made once a toolchain.
sdk() {
  local triple=$1 os=$2 name=$3 folder=$floor/$2 module kind
  if [ "$folder/made" -nt "$library/linux/Swift.swiftmodule" ]; then return 0; fi
  rm -rf "$folder"
  mkdir -p "$folder"
  cp -r "$library/shims" "$library/clang" "$folder/"
  for module in Swift _Concurrency Synchronization Observation _StringProcessing SwiftOnoneSupport; do
    kind=
    [ $module = Swift ] && kind=.private
    mkdir -p "$folder/$os/$module.swiftmodule"
    sed -e "1,6s|-target [^ ]*|-target $triple -disable-availability-checking|" \
      -e 's/^import Glibc$//' -e 's/@backDeployed([^)]*)//' \
      -e 's/_swift_stdlib_gettid()/0 as Swift.UInt32/' \
      "$library/linux/$module.swiftmodule/x86_64-unknown-linux-gnu$kind.swiftinterface" \
      > "$folder/$os/$module.swiftmodule/$name.swiftinterface"
  done
  touch "$folder/made"
}

frontend() {
  local triple=$1 os=$2
  shift 2
  swiftc -frontend -parse-as-library -target "$triple" -disable-objc-interop \
    -resource-dir "$floor/$os" -module-cache-path "$floor/cache-$os" -swift-version 6 \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility \
    -enable-upcoming-feature NonisolatedNonsendingByDefault \
    -enable-upcoming-feature InferIsolatedConformances \
    -plugin-path "$library/host/plugins" -package-name vignola -I "$floor/modules-$os" "$@"
}

# module TRIPLE OS NAME FOLDER: compiles the interface of one module from every file under it.
module() {
  local triple=$1 os=$2 name=$3 files
  files=$(find "$4" -name '*.swift' | sort)
  [ -n "$files" ] || fail "$4 has no Swift file"
  # Types of bodies count as much as interfaces, so both passes are made.
  frontend "$triple" "$os" -typecheck -module-name "$name" $files
  frontend "$triple" "$os" -emit-module -module-name "$name" \
    -o "$floor/modules-$os/$name.swiftmodule" $files
}

check() {
  local triple=$1 os=$2 name=$3
  sdk "$triple" "$os" "$name"
  mkdir -p "$floor/modules-$os"
  if [ -n "${file:-}" ]; then
    frontend "$triple" "$os" -typecheck "$file"
    return
  fi
  module "$triple" "$os" Darwin Scripts/apple-floor
  module "$triple" "$os" VignolaCore Sources/VignolaCore
  for architecture in Coordinators MVI RoundTable SVIP VSURF; do module "$triple" "$os" "$architecture" "Sources/$architecture"; done
  say "    $os: VignolaCore, Coordinators, MVI, RoundTable, SVIP, VSURF"
}

file=${1:-}
check x86_64-apple-ios18.0-simulator iphonesimulator x86_64-apple-ios-simulator &
ios=$!
check x86_64-apple-macos15.0 macosx x86_64-apple-macos
wait $ios
