#!/usr/bin/env bash
# Builds the package, with the page in it, into a folder: scripts/wheel.sh DIR
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

command -v npm >/dev/null || { echo "The package has the page in it, and to build that takes Node 20 or newer." >&2; exit 2; }
scripts/page.sh

# What setuptools makes on the way stays out of the checkout, so that two builds do not meet there.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
printf '[build]\nbuild_base = %s\n[egg_info]\negg_base = %s\n' "$work" "$work" > "$work/setup.cfg"
DIST_EXTRA_CONFIG="$work/setup.cfg" "${PYTHON:-.venv/bin/python}" -m pip wheel --quiet --disable-pip-version-check \
    --no-deps --no-build-isolation --wheel-dir "$1" .
echo "The package is in $1."
