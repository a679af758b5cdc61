#!/usr/bin/env bash
# Everything the browser tests need: the built page, Debian's Chromium (without windows where there is one: it is a third
# faster), and Playwright to drive it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/apt.sh

scripts/page.sh
command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null ||
    apt_install chromium-headless-shell || apt_install chromium
.venv/bin/python -c 'import playwright' 2>/dev/null ||
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements/browser.txt
