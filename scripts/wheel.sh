#!/usr/bin/env bash
# Builds the package, with the page in it, into a folder: scripts/wheel.sh DIR
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

command -v npm >/dev/null || { echo "The package has the page in it, and to build that takes Node 20 or newer." >&2; exit 2; }
scripts/page.sh
"${PYTHON:-.venv/bin/python}" -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation \
    --wheel-dir "$1" .
echo "The package is in $1."
