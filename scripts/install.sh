#!/usr/bin/env bash
# Puts the program, ONNX Runtime and the models where the program finds them: PREFIX/bin and PREFIX/lib/unsaid.
set -euo pipefail
cd "$(dirname "$0")/.."
prefix=${1:?usage: install.sh PREFIX}
install -d "$prefix/bin" "$prefix/lib/unsaid"
install -m 755 .build/release/unsaid "$prefix/bin/unsaid"
cp -R .deps/runtime/. Sources/Recognition/Models/. "$prefix/lib/unsaid/"
echo "Installed $prefix/bin/unsaid"
