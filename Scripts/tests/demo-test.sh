#!/usr/bin/env bash
# A port that is none is said before anything is built.
. "$(dirname "$0")/../lib.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
printf '#!/bin/sh\necho built\nexit 3\n' > "$folder/swift"
chmod +x "$folder/swift"

status=0
for port in 65536 99999 100000 -1 8o8o 18446744073709551616; do
  if said=$(PATH="$folder:$PATH" PORT=$port Scripts/demo.sh 2>&1) ||
    [ "$said" != "error: PORT is a number from 0 to 65535, not '$port'" ]; then
    say "PORT=$port: $said"
    status=1
  fi
done
exit $status
