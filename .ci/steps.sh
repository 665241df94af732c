# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

# Sourced by the scripts beside it: runs commands quietly and tells how long they took.

cd "$(dirname "${BASH_SOURCE[0]}")/.."
swift=${SWIFT:-swift}
logs=.build/logs
mkdir -p "$logs"

stop() {
  printf '%s\n' "$2" >&2
  exit "$1"
}

# step NAME COMMAND...: one line when it succeeds, the lines that matter when it fails. Leaves its output in $log.
step() {
  local name=$1 start=$SECONDS code=0
  shift
  log="$logs/$(tr -cs 'A-Za-z0-9\n' '-' <<<"$name" | sed 's/-*$//').log"
  printf '%s ... ' "$name"
  "$@" >"$log" 2>&1 || code=$?
  if [ "$code" -eq 0 ]; then
    echo "$((SECONDS - start)) s"
    return
  fi
  echo "failed after $((SECONDS - start)) s"
  # Compiler errors with their lines, failed expectations with their explanations; else how it ended.
  local facts
  facts=$(grep -E -A4 'error:|warning:|^✘|^↳|Fatal error|unexpected signal' "$log" |
    grep -vE '^--|^\[[0-9]+/|^[✔◇]|^↳ (Testing Library|Target Platform)' | head -n 100 || true)
  if [ -n "$facts" ]; then printf '%s\n' "$facts"; else tail -n 20 "$log"; fi
  stop "$code" "$name failed. All it said is in $log"
}
