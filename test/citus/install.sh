#!/usr/bin/env bash
# Installs Citus for Debian's PostgreSQL, as root: its package where the package lists have one (those of PGDG or of
# Citus), else built from the archive of its sources, CITUS_ARCHIVE (13.2.2 for PostgreSQL 15).
set -euo pipefail
ls /usr/lib/postgresql/*/lib/citus.so > /dev/null 2>&1 && exit 0
apt-get update -qq
export DEBIAN_FRONTEND=noninteractive
package=$(apt-cache pkgnames postgresql- | grep -E '^postgresql-[0-9]+-citus(-[0-9.]+)?$' | sort -V | tail -1 || true)
if [ -n "$package" ]; then
  apt-get install -y -qq --no-install-recommends "$package"
  exit 0
fi
[ -n "${CITUS_ARCHIVE:-}" ] || { echo 'No package of Citus: set CITUS_ARCHIVE to the archive of its sources.' >&2; exit 1; }
apt-get install -y -qq --no-install-recommends postgresql-15 postgresql-server-dev-15 build-essential flex autoconf \
  libssl-dev libzstd-dev liblz4-dev libkrb5-dev libpam0g-dev libselinux1-dev libxslt1-dev libreadline-dev libicu-dev
config=/usr/lib/postgresql/15/bin/pg_config
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
tar xzf "$CITUS_ARCHIVE" -C "$build" --strip-components=1
cd "$build"
# Newer releases of PostgreSQL 15 have a function of this name themselves.
sed -i -z 's/static inline bool\nhave_createdb_privilege(void)/static inline bool __attribute__((unused))\ncitus_have_createdb_privilege(void)/' \
  src/include/pg_version_compat.h
./configure PG_CONFIG="$config" --without-libcurl > /dev/null
make -j"$(nproc)" -s install
