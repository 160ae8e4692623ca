#!/usr/bin/env bash
# Restarts Parley on the version that /opt/parley now leads to, process by process: workers, then API processes. The
# next one is stopped only when this one is ready. `--no-migrate` leaves the schema as it is.
set -euo pipefail

running() {
  systemctl list-units --plain --no-legend --state=active "$1" | awk '{ print $1 }'
}

restart() {
  local unit=$1 port=$2
  echo "$unit"
  systemctl restart "$unit"
  for _ in {1..120}; do
    curl --fail --silent --output /dev/null --max-time 4 "http://127.0.0.1:$port/readyz" && return
    sleep 0.5
  done
  echo "$unit is not ready: journalctl -u $unit. The processes after it run the earlier version." >&2
  exit 1
}

[ "${1:-}" = --no-migrate ] || systemctl restart parley-migrate.service
for unit in $(running 'parley-worker@*.service'); do
  number=${unit#*@}
  restart "$unit" "310${number%.service}"
done
for unit in $(running 'parley-api@*.service'); do
  port=${unit#*@}
  restart "$unit" "${port%.service}"
done
