#!/usr/bin/env bash
# Makes the virtual environment of a checkout.
#   scripts/setup.sh            .venv with the pinned tools and Quarterdeck itself, editable
#   scripts/setup.sh compiler   a C compiler and Python's headers, for mypyc
#   scripts/setup.sh bench      the engines that benchmarks/ measures beside ours
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/apt.sh

python=${PYTHON:-python3}
venv=.venv

make_environment() {
    command -v "$python" >/dev/null || apt_install python3 python3-venv
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
        echo "Quarterdeck needs Python 3.11 or newer; $("$python" --version) was found. Set PYTHON=… to another." >&2
        exit 2
    }
    "$python" -c 'import ensurepip, venv' 2>/dev/null || apt_install python3-venv
    "$python" -m venv --clear "$venv"
    install --require-hashes --requirement requirements/dev.txt
    install --no-deps --no-build-isolation --editable .
}

install() {
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check "$@"
}

have_headers() {
    "$venv/bin/python" - <<'PY'
import pathlib, sys, sysconfig
sys.exit(not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())
PY
}

have_compiler() {
    command -v gcc >/dev/null || command -v cc >/dev/null || command -v clang >/dev/null
}

case "${1:-environment}" in
    environment) make_environment ;;
    compiler) have_compiler && have_headers || apt_install gcc libc6-dev python3-dev ;;
    bench) install --require-hashes --no-build-isolation --requirement requirements/bench.txt ;;
    *) echo "setup.sh: unknown part '$1'; there are: environment, compiler, bench" >&2; exit 2 ;;
esac
