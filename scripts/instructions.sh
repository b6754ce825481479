#!/usr/bin/env bash
# Instructions executed for some fixed tasks, counted with valgrind: the same on a busy machine and on an idle one.
# Usage: scripts/instructions.sh [PROGRAM]   (the release build unless told otherwise)
set -euo pipefail
cd "$(dirname "$0")/.."

command -v valgrind >/dev/null || { echo 'valgrind is not installed' >&2; exit 1; }
program=${1:-}
if [ -z "$program" ]; then
  cargo build --release --locked
  program=${CARGO_TARGET_DIR:-target}/release/adjudicate
fi

# NAME EXPECTED COMMAND…: EXPECTED must be in the output, so that a wrong answer is not counted.
count() {
  local name=$1 expected=$2 log
  shift 2
  log=$(mktemp)
  if ! valgrind --tool=callgrind --callgrind-out-file=/dev/null --log-file="$log" "$program" "$@" 2>/dev/null | grep -qF "$expected"; then
    echo "$name: expected '$expected'" >&2
    exit 1
  fi
  printf '%16s  %s\n' "$(sed -n 's/.*Collected : *//p' "$log")" "$name"
  rm -f "$log"
}

count 'start the program' 'adjudicate' --version
count 'perft 4' '3290240' perft 4
count 'figure 2, 1999' '"must_change"' --format ndjson --no-readings cases/cxa-2020/ch8-fig02.json
count 'figure 2, 2020' '"must_change"' --rules cxa-2020 --format ndjson --no-readings cases/cxa-2020/ch8-fig02.json
count 'a short game with a repetition' '"occurrences":3' batch tests/records/list.txt
