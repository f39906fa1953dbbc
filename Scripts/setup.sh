#!/usr/bin/env bash
# Installs what the build needs and the system lacks. On Linux that is libmicrohttpd, which the
# Studio serves its page with, and valgrind, which counts what an event costs; elsewhere nothing,
# since both are used on Linux alone.
. "$(dirname "$0")/lib.sh"
command -v swift > /dev/null || fail "a Swift 6.2 or newer toolchain is needed: https://www.swift.org/install"
on_linux || exit 0

missing=
[ -e /usr/include/microhttpd.h ] || missing="libmicrohttpd-dev"
command -v pkg-config > /dev/null || missing="$missing pkg-config"
# The demo measures nothing.
if [ "${1:-}" != demo ]; then
  command -v valgrind > /dev/null || missing="$missing valgrind"
  command -v strip > /dev/null || missing="$missing binutils"
fi
[ -n "${missing# }" ] || exit 0

command -v apt-get > /dev/null ||
  fail "missing:$missing. This system has no apt-get; install the same with its package manager"
as_root=
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo > /dev/null ||
    fail "missing: ${missing# }. Run as root: apt-get install ${missing# }"
  as_root=sudo
fi
say "Installing what is missing, with apt-get: ${missing# }"
$as_root apt-get install --yes --no-install-recommends ${missing# } || {
  # A machine that has never looked knows no package; look, then try once more.
  $as_root apt-get update
  $as_root apt-get install --yes --no-install-recommends ${missing# }
}
