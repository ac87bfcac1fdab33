#!/usr/bin/env bash
# Puts the program, the Swift runtime, ONNX Runtime and the models where the program finds them from any folder:
# PREFIX/bin and PREFIX/lib/unsaid.
set -euo pipefail
cd "$(dirname "$0")/.."
prefix=${1:?usage: install.sh PREFIX}
program=.build/release/unsaid
library=$prefix/lib/unsaid

install -d "$prefix/bin" "$library"
cp -R .deps/runtime/. Sources/Recognition/Models/. "$library/"
# Only what comes with the toolchain; the system's own libraries stay the system's.
ldd "$program" | awk '$3 ~ /\/swift\/linux\// { print $3 }' | while read -r file; do
  install -m 644 "$file" "$library/"
done
# A new file under the old name: a running program keeps the one that it began with.
install -m 755 "$program" "$prefix/bin/unsaid.new"
mv "$prefix/bin/unsaid.new" "$prefix/bin/unsaid"
echo "Installed $prefix/bin/unsaid"
