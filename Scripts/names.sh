#!/usr/bin/env bash
# No public top-level name of ours is also Apple's, another module's of ours, or a module's.
. "$(dirname "$0")/lib.sh"
version=$(swiftc --version 2>/dev/null | head -1 | tr -c 'A-Za-z0-9.\n' '-')
toolchain=.build/names/$version.txt
triple=$(triple)

# What the toolchain itself exports, read once a toolchain.
if [ ! -s "$toolchain" ]; then
  mkdir -p .build/names/graphs
  for module in Swift _Concurrency _StringProcessing Observation Synchronization Foundation \
    FoundationEssentials FoundationInternationalization; do
    swift symbolgraph-extract -module-name "$module" -target "$triple" \
      -module-cache-path .build/module-cache -minimum-access-level public \
      -skip-synthesized-members -pretty-print -output-dir .build/names/graphs
    awk -f Scripts/symbols.awk .build/names/graphs/*.symbols.json |
      awk -F '\t' -v module="$module" '$3 !~ /\./ && $2 != "swift.extension" {
        sub(/\(.*/, "", $3); if ($3 ~ /^[A-Za-z]/) print module, $3 }'
    rm -f .build/names/graphs/*.symbols.json
  done | sort -u > "$toolchain.partial"
  mv "$toolchain.partial" "$toolchain"
fi

ours=.build/names/ours.txt
awk -f Scripts/symbols.awk $(for module in $public_modules; do
  echo ".build/symbols/$module/$module.symbols.json"
done) > "$ours"

status=0
{
  cat "$toolchain"
  for framework in SwiftUI UIKit Combine SwiftData; do
    awk -v framework="$framework" '/^[A-Za-z]/ { print framework, $1 }' "Scripts/names/$framework.txt"
  done
} > .build/names/taken.txt
awk -v modules="$public_modules Foundation Observation Combine SwiftData UIKit Testing" \
  -f Scripts/names.awk .build/names/taken.txt reading_ours=1 "$ours" || status=1

# One file that imports everything and mentions every type unqualified: what the compiler finds
# ambiguous, a user would too.
{
  printf 'import %s\n' Foundation Observation Synchronization $public_modules | LC_ALL=C sort
  echo "enum Mentions {"
  awk -F '\t' '$3 !~ /\./ && $2 ~ /^swift\.(struct|class|enum|protocol|typealias|actor)$/ {
    printf "  typealias Mention%d = %s\n", NR, $3 }' "$ours"
  echo "}"
} > .build/names/Mentions.swift
swiftc -typecheck -swift-version 6 -I "$(modules_folder .)" -module-cache-path .build/module-cache \
  .build/names/Mentions.swift || status=1
[ $status -ne 0 ] || say "    $(grep -c typealias .build/names/Mentions.swift) types, $(wc -l < .build/names/taken.txt) names taken: no clash"
exit $status
