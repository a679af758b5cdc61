#!/usr/bin/env bash
# Builds the page (web/dist) if its sources are newer. Without Node the server runs all the same, without a page.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../web"

built=dist/index.html
if [ -f "$built" ] && [ -z "$(find src public plugins index.html package-lock.json ./*.ts ./*.js -newer "$built" -print -quit)" ]; then
    exit 0
fi
if ! command -v npm >/dev/null; then
    echo "The page cannot be built: it takes Node 20 or newer (https://nodejs.org). 'make terminal' plays without it." >&2
    [ -f "$built" ] && echo "The page that was built earlier is served." >&2
    exit 0
fi
echo "Building the page ..."
if [ ! -f node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    npm ci --loglevel=error
fi
npm run --silent build
