#!/bin/sh
# What the tests need beside Python: the programs of a PostgreSQL server, of which they start one of their own. Where it
# cannot be installed the tests that need it are skipped, and this says why.
if command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then
    exit 0
fi
skip() {
    echo "Tests with PostgreSQL are skipped: there is no PostgreSQL server, and $1." >&2
    exit 0
}
command -v apt-get >/dev/null || skip "no apt-get to install one with; install it by hand"
[ "$(id -u)" = 0 ] || skip "only root may install one: sudo apt-get install --no-install-recommends postgresql"
export DEBIAN_FRONTEND=noninteractive
{ apt-get update && apt-get install -y --no-install-recommends postgresql; } >/dev/null || skip "apt-get could not install it"
