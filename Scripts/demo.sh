#!/usr/bin/env bash
# Builds the Studio and runs it: the samples in a browser. PORT chooses the port.
. "$(dirname "$0")/lib.sh"
no_port="PORT is a number from 0 to 65535, not '${PORT:-}'"
case ${PORT:-0} in
  *[!0-9]* | ??????*) fail "$no_port" ;;
esac
[ "${PORT:-0}" -le 65535 ] || fail "$no_port"
if ! on_linux; then
  say "The samples' Linux renderer does not run here. In a container they do:"
  say "  docker build -t vignola . && docker run --rm -p 127.0.0.1:${PORT:-8080}:${PORT:-8080} vignola --listen 0.0.0.0 --port ${PORT:-8080}"
  exit 0
fi
Scripts/setup.sh demo
say "Building the Studio. The first time this takes a minute or two."
swift build --package-path Studio --product vignola-studio
exec "$(swift build --package-path Studio --show-bin-path)/vignola-studio" ${PORT:+--port "$PORT"}
