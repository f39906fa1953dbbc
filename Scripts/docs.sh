#!/usr/bin/env bash
# One documentation archive of every public module, warnings as errors: .build/docs
# With modules as arguments it converts those, in that order; each may link to those before it.
. "$(dirname "$0")/lib.sh"
docc=$(command -v docc || xcrun --find docc 2> /dev/null) ||
  fail "docc comes with the Swift toolchain, and was not found"
archives=.build/doc-archives

if [ $# -gt 0 ]; then
  status=0 dependencies=
  for module in "$@"; do
    catalogue=$(find Sources -type d -name "$module.docc")
    [ -n "$catalogue" ] || { say "error: $module has no catalogue $module.docc [docs]"; status=1; continue; }
    "$docc" convert "$catalogue" --additional-symbol-graph-dir ".build/symbols/$module" \
      --fallback-display-name "$module" --fallback-bundle-identifier "vignola.$module" \
      --enable-experimental-external-link-support $dependencies \
      --output-path "$archives/$module.doccarchive" --warnings-as-errors > "$archives/$module.log" 2>&1 || {
      cat "$archives/$module.log"
      say "error: the documentation of $module has warnings [docs]"
      status=1
    }
    dependencies="$dependencies --dependency $archives/$module.doccarchive"
  done
  exit $status
fi

rm -rf $archives .build/docs
mkdir -p $archives
# What is for everybody and what is for Linux alone know nothing of one another.
if on_linux; then Scripts/docs.sh ScreenTree UIKit SwiftUI ScreenDriver & fi
Scripts/docs.sh VignolaCore Coordinators MVI RoundTable SVIP VSURF VSURFMacros VignolaUI VignolaTesting
if on_linux; then wait $!; fi
"$docc" merge $archives/*.doccarchive --synthesized-landing-page-name Vignola \
  --synthesized-landing-page-kind Package --output-path .build/docs
"$docc" process-archive transform-for-static-hosting .build/docs --hosting-base-path / > /dev/null
say "    .build/docs holds $(echo $public_modules | wc -w | tr -d ' ') modules"
