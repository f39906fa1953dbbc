#!/usr/bin/env bash
# Scripts/documented.sh finds each kind of public declaration that has no comment, and no other.
. "$(dirname "$0")/../lib.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat > "$folder/Sample.swift" <<'SWIFT'
/// Documented.
public enum Direction {
  /// Documented.
  case left, right
  case bare
}
/// Documented.
public protocol Shape {
  associatedtype Corner
  /// Documented.
  func area() -> Int
  func bare()
}
public extension Shape {
  func bareMember() {}
}
public struct Bare {}
struct Hidden {}
SWIFT
(
  cd "$folder"
  swiftc -emit-module -parse-as-library -module-name Sample Sample.swift -o Sample.swiftmodule
  swift symbolgraph-extract -module-name Sample -I . -output-dir . -pretty-print \
    -target "$(triple)" \
    -minimum-access-level public -skip-synthesized-members -skip-inherited-docs
)
found=$(Scripts/documented.sh "$folder/Sample.symbols.json" |
  sed -n 's/.*error: \(.*\) has no.*/\1/p' | sort | tr '\n' ' ') || true
expected="Bare Direction.bare Shape.Corner Shape.bare() Shape.bareMember() "
[ "$found" = "$expected" ] || fail "expected '$expected', found '$found'"
