#!/usr/bin/env bash
# The samples also compile under `-default-isolation MainActor`, which is what an app's own module
# is made with in Xcode. Reads the modules that `swift build` has already made.
. "$(dirname "$0")/lib.sh"
modules=$(modules_folder Samples)
triple=$(triple)
plugin=$(dirname "$modules")/VignolaMacrosPlugin-tool
targets Samples library > .build/samples
while read -r name path; do
  swiftc -typecheck -swift-version 6 -default-isolation MainActor -warnings-as-errors \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility \
    -enable-upcoming-feature NonisolatedNonsendingByDefault \
    -enable-upcoming-feature InferIsolatedConformances -target "$triple" \
    -load-plugin-executable "$plugin#VignolaMacrosPlugin" -module-name "$name" \
    -package-name samples -I "$modules" -module-cache-path .build/module-cache $(find "Samples/$path" -name '*.swift' | sort) < /dev/null
done < .build/samples
say "    $(wc -l < .build/samples | tr -d ' ') targets under -default-isolation MainActor"
