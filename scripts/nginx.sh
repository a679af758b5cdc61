#!/usr/bin/env bash
# nginx as a process of one's own, beside whatever the system runs.
#   scripts/nginx.sh install      installs it if need be, and leaves no service of it running
#   scripts/nginx.sh run DIR      runs it in the foreground, with DIR/nginx.conf and nothing outside DIR
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/apt.sh

find_nginx() {
    local each
    for each in "$(command -v nginx || true)" /usr/sbin/nginx /usr/local/sbin/nginx /opt/homebrew/bin/nginx; do
        [ -n "$each" ] && [ -x "$each" ] && { echo "$each"; return; }
    done
    return 1
}

install() {
    find_nginx >/dev/null && return
    apt_install nginx-light >&2
    # Debian starts what it installs; nobody asked for a server on port 80.
    if [ -d /run/systemd/system ]; then
        if [ "$(id -u)" -eq 0 ]; then systemctl disable --now nginx >&2; else sudo systemctl disable --now nginx >&2; fi
    fi
}

run() {
    exec "$(find_nginx)" -p "$1" -c "$1/nginx.conf" -e "$1/nginx.log" -g 'daemon off;'
}

case "${1:-}" in
    install) install ;;
    run) install; run "$(realpath "$2")" ;;
    *) echo "nginx.sh: install, or run DIR" >&2; exit 2 ;;
esac
