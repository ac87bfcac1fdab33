#!/usr/bin/env bash
# Ends `unsaid history record` and `unsaid lint` by kill -9 at random moments, 200 times each (or the number given),
# and writes what was left behind to reports/kill-test.md.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
kills=${1:-200}
cd "$root"
lines=$(mktemp)
trap 'rm -f "$lines"' EXIT

UNSAID_KILLS=$kills UNSAID_KILL_REPORT=$lines swift test -c release --explicit-target-dependency-import-check error \
  --filter KillTests
{
  echo "# kill -9 at random moments"
  echo
  echo "Written by \`make kill-test\`: a test fails, and this page stays as it is, where anything is lost or half-written."
  echo
  sort "$lines"
} >reports/kill-test.md
cat reports/kill-test.md
