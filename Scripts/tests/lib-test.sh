#!/usr/bin/env bash
# The Swift files are listed without one that was deleted and is still tracked.
. "$(dirname "$0")/../lib.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
git init --quiet
touch a.swift z.swift
git add a.swift z.swift
rm z.swift
found=$(swift_files) || fail "listing the files failed after the last one was deleted"
[ "$found" = a.swift ] || fail "found '$found' instead of a.swift"
