#!/usr/bin/env bash
# Lints the committed screens and leaves every kind of report under reports/demo.
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p reports/demo
status=0
.build/release/unsaid lint Fixtures/screens \
  --json reports/demo/report.json --sarif reports/demo/report.sarif --junit reports/demo/report.xml \
  --html reports/demo/report.html \
  --annotate reports/demo/annotated || status=$?
# Findings are what the defective twins are for; only a broken run may stop the demo.
[ "$status" -le 1 ] || exit "$status"
echo
echo "Reports: reports/demo/report.json, report.sarif, report.xml, report.html; pictures: reports/demo/annotated"
