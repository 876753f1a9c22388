#!/bin/sh
# Prints how long `stipple screenshot` takes as a process, in milliseconds: the median of 20 runs.
# Usage: startup.sh [PATH OF stipple]; without one, the release build of this folder.
set -eu
stipple=${1:-$(dirname "$0")/.build/release/stipple}
if [ ! -x "$stipple" ]; then
  echo "no '$stipple'; build it with: swift build -c release --product stipple" >&2
  exit 1
fi
set -- "$stipple" screenshot --shape Banner --size 80x24
"$@" >/dev/null # a failure ends the script; a success warms the file cache

if command -v hyperfine >/dev/null; then
  figures=$(mktemp)
  trap 'rm -f "$figures"' EXIT
  hyperfine --shell=none --runs 20 --export-csv "$figures" "'$1' screenshot --shape Banner --size 80x24" >/dev/null
  awk -F, 'NR == 2 { printf "start-up: %.1f ms\n", $(NF - 4) * 1000 }' "$figures"
  exit
fi

run=0
while [ $run -lt 20 ]; do
  start=$(date +%s%N)
  "$@" >/dev/null
  end=$(date +%s%N)
  echo $((end - start))
  run=$((run + 1))
done | sort -n | awk '{ time[NR] = $1 } END { printf "start-up: %.1f ms\n", (time[10] + time[11]) / 2e6 }'
