#!/usr/bin/env bash
# Every check of this folder is shown something bad and something good.
. "$(dirname "$0")/../lib.sh"
for test in Scripts/tests/*-test.sh; do "$test"; done
