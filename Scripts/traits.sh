#!/usr/bin/env bash
# Where the toolchain has no swift-syntax, who uses an architecture neither fetches nor resolves it,
# and who uses a macro does: two packages, resolved against a repository that stands in for it.
. "$(dirname "$0")/lib.sh"
export VIGNOLA_SWIFT_SYNTAX=package
unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
upstream=https://github.com/swiftlang/swift-syntax.git
version=603.0.0

# The stand-in has the products that the manifest asks for, and nothing in them.
products=$(awk '/let products = \[/ { inside = 1 } inside && /^  \]/ { exit } inside' Package.swift |
  grep -oE '"[A-Za-z_]+"(:|,|\])?' | grep -v ':$' | tr -d '",]' | sort -u)
[ -n "$products" ] || fail "Package.swift names no product of swift-syntax"

# stand_in NAME PRODUCTS
stand_in() {
  mkdir -p "$folder/$1/Sources/StandIn"
  echo > "$folder/$1/Sources/StandIn/StandIn.swift"
  {
    printf '// swift-tools-version: 6.2\nimport PackageDescription\n'
    printf 'let package = Package(name: "swift-syntax", products: [\n'
    for product in $2; do printf '.library(name: "%s", targets: ["StandIn"]),\n' "$product"; done
    printf '], targets: [.target(name: "StandIn")])\n'
  } > "$folder/$1/Package.swift"
  git -C "$folder/$1" init --quiet
  git -C "$folder/$1" add --all
  git -C "$folder/$1" -c user.name=stand-in -c user.email=stand-in@localhost \
    commit --quiet --no-verify --message "stand-in"
  git -C "$folder/$1" tag "$version"
}
stand_in swift-syntax "$products"

# user NAME PRODUCT TRAITS MIRROR: a package that uses one product, and where it would fetch from.
user() {
  mkdir -p "$folder/$1/Sources/$1"
  echo > "$folder/$1/Sources/$1/$1.swift"
  cat > "$folder/$1/Package.swift" <<SWIFT
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "$1", platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Vignola", path: "$root"$3)],
  targets: [.target(name: "$1", dependencies: [.product(name: "$2", package: "Vignola")])])
SWIFT
  swift package --package-path "$folder/$1" config set-mirror --original "$upstream" \
    --mirror "file://$4" > /dev/null
  swift package --package-path "$folder/$1" --disable-dependency-cache resolve \
    > "$folder/$1.log" 2>&1
}

# graph NAME: whether each product that the user's targets depend on exists, which is not asked when
# versions are resolved.
graph() {
  swift package --package-path "$folder/$1" --disable-dependency-cache show-dependencies \
    > "$folder/$1.log" 2>&1
}

# Nothing is where this one would fetch from, so that an attempt fails.
user OneArchitecture RoundTable "" "$folder/nowhere" ||
  { cat "$folder/OneArchitecture.log"; fail "a user of RoundTable alone does not resolve"; }
[ ! -e "$folder/OneArchitecture/Package.resolved" ] ||
  { cat "$folder/OneArchitecture/Package.resolved"; fail "a user of RoundTable resolves more"; }

user WithMacro VSURFMacros ', traits: ["Macros"]' "$folder/swift-syntax" ||
  { cat "$folder/WithMacro.log"; fail "a user of the macro does not resolve"; }
grep -q "\"version\" : \"$version\"" "$folder/WithMacro/Package.resolved" 2> /dev/null ||
  fail "a user of the macro does not resolve swift-syntax"
graph WithMacro ||
  { cat "$folder/WithMacro.log"; fail "a product that the macro is made of does not exist"; }

# The checks would see it: without a repository the user of the macro is refused, and so it is where
# swift-syntax has no product of a name.
if user WithoutRepository VSURFMacros ', traits: ["Macros"]' "$folder/nowhere"; then
  fail "a user of the macro resolves without swift-syntax"
fi
stand_in less/swift-syntax "$(grep -vx SwiftSyntaxMacros <<< "$products")"
user WithoutProduct VSURFMacros ', traits: ["Macros"]' "$folder/less/swift-syntax" ||
  { cat "$folder/WithoutProduct.log"; fail "a user of the macro does not resolve"; }
if graph WithoutProduct; then
  fail "a product that does not exist is not missed"
fi
grep -q SwiftSyntaxMacros "$folder/WithoutProduct.log" ||
  { cat "$folder/WithoutProduct.log"; fail "the product that is missing is not named"; }
say "    a user of RoundTable resolves nothing else, a user of the macro swift-syntax $version"
