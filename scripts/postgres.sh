#!/usr/bin/env bash
# A Postgres of one's own, for tests and for trying things out: no port, no password, nothing outside its folder.
#   scripts/postgres.sh start DIR   installs Postgres if need be, starts a fresh cluster in DIR and prints its URL
#   scripts/postgres.sh install     installs it, and nothing else
#   scripts/postgres.sh stop DIR    stops it and removes DIR
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/apt.sh

find_binaries() {
    local folder
    for folder in $(ls -d /usr/lib/postgresql/*/bin /opt/homebrew/opt/postgresql*/bin 2>/dev/null | sort -rV) \
        "$(dirname "$(command -v initdb || echo /nowhere/initdb)")"; do
        [ -x "$folder/initdb" ] && { echo "$folder"; return; }
    done
    return 1
}

# Postgres refuses to run as root.
as_user() {
    if [ "$(id -u)" -eq 0 ]; then setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; else "$@"; fi
}

install() {
    find_binaries >/dev/null || apt_install postgresql >&2
}

start() {
    local dir=$1 bin
    install
    bin=$(find_binaries)
    mkdir -p "$dir/socket"
    [ "$(id -u)" -eq 0 ] && chown -R postgres "$dir"
    cd "$dir"
    as_user "$bin/initdb" -D "$dir/data" -U quarterdeck -A trust -E UTF8 --no-sync >/dev/null
    as_user "$bin/pg_ctl" -D "$dir/data" -w -l "$dir/log" -o "-c listen_addresses='' -k '$dir/socket'" start >/dev/null
    echo "postgresql://quarterdeck@/postgres?host=$dir/socket"
}

stop() {
    local dir=$1 bin
    bin=$(find_binaries)
    (cd "$dir" && as_user "$bin/pg_ctl" -D "$dir/data" -m immediate stop >/dev/null) || true
    rm -rf "$dir"
}

case "${1:-}" in
    install) install ;;
    start) start "$(realpath -m "$2")" ;;
    stop) stop "$(realpath -m "$2")" ;;
    *) echo "postgres.sh: install, start DIR, or stop DIR" >&2; exit 2 ;;
esac
