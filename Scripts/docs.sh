#!/usr/bin/env bash
# One documentation archive of every public module, warnings as errors: .build/docs
# With a module's name it converts that module alone.
. "$(dirname "$0")/lib.sh"
docc=$(command -v docc || xcrun --find docc 2> /dev/null) ||
  fail "docc comes with the Swift toolchain, and was not found"
archives=.build/doc-archives

if [ $# -eq 1 ]; then
  catalogue=$(find Sources -type d -name "$1.docc")
  [ -n "$catalogue" ] || fail "$1 has no catalogue $1.docc [docs]"
  "$docc" convert "$catalogue" --additional-symbol-graph-dir ".build/symbols/$1" \
    --fallback-display-name "$1" --fallback-bundle-identifier "vignola.$1" \
    --output-path "$archives/$1.doccarchive" --warnings-as-errors > "$archives/$1.log" 2>&1 || {
    cat "$archives/$1.log"
    fail "the documentation of $1 has warnings [docs]"
  }
  exit 0
fi

rm -rf $archives .build/docs
mkdir -p $archives
# Two at a time: docc waits more than it computes.
printf '%s\n' $public_modules | xargs -n 1 -P 2 "Scripts/docs.sh"
"$docc" merge $archives/*.doccarchive --synthesized-landing-page-name Vignola \
  --synthesized-landing-page-kind Package --output-path .build/docs
"$docc" process-archive transform-for-static-hosting .build/docs --hosting-base-path / > /dev/null
say "    .build/docs holds $(echo $public_modules | wc -w | tr -d ' ') modules"
