#!/usr/bin/env bash
# Formats every Swift file in place.
. "$(dirname "$0")/lib.sh"
swift_files | tr '\n' '\0' | xargs -0 swift format --in-place --parallel --configuration .swift-format
