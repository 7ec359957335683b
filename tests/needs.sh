#!/bin/sh
# What the tests need beside Python: the programs of a PostgreSQL server, of which they start one of their own, and the
# browser Chromium without windows. Where one cannot be installed the tests that need it are skipped, and this says why.
missing=""
command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="postgresql"
command -v chromium-headless-shell >/dev/null || missing="$missing chromium-headless-shell"
[ -n "$missing" ] || exit 0
skip() {
    echo "Some tests are skipped: not found are" $missing"; $1." >&2
    exit 0
}
command -v apt-get >/dev/null || skip "there is no apt-get, so install them by hand"
[ "$(id -u)" = 0 ] || skip "only root may install them: sudo apt-get install --no-install-recommends $missing"
export DEBIAN_FRONTEND=noninteractive
{ apt-get update && apt-get install -y --no-install-recommends $missing; } >/dev/null || skip "apt-get could not install them"
