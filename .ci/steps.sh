# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

# Sourced by the other scripts: runs commands quietly and prints their times.

cd "$(dirname "${BASH_SOURCE[0]}")/.."
swift=${SWIFT:-swift}
logs=.build/logs
mkdir -p "$logs"

# How release programs are linked: with Swift's libraries inside and at a fixed address, so that nothing is looked up or moved
# before they begin. That halves the time of a short process and takes 20 MB less; see CONTRIBUTING.md. Empty where the
# toolchain has no static libraries.
linked=()
resources=$(dirname "$(readlink -f "$(command -v "${swift}c" || command -v swiftc)")" 2>/dev/null)/../lib/swift_static
if [ "$(uname)" = Linux ] && [ -d "$resources/linux" ]; then linked=(--static-swift-stdlib -Xlinker -no-pie); fi

# The options of the quick build: whole modules without optimization, which takes a third of the CPU time of an optimized
# build and less than a debug build. C is optimized: the kernels paint and compare at full speed. Use a separate folder.
quick=(-c release -debug-info-format none -Xswiftc -Onone)

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
  # Tests that failed come first, each with its explanation; tests of misuse print errors, too. Else
  # compiler errors with their lines; else how it ended.
  local facts
  facts=$(grep -E -A4 '^✘ .*recorded an issue|Fatal error|unexpected signal|^.*: error: -\[' "$log" |
    grep -E '^✘|^↳|Fatal error|unexpected signal|error: -\[' | grep -vE '^↳ (Testing Library|Target Platform)' | head -n 60 || true)
  [ -n "$facts" ] || facts=$(grep -E -A4 'error:|warning:' "$log" | grep -vE '^--|^\[[0-9]+/|^[✔◇↳]' | head -n 100 || true)
  if [ -n "$facts" ]; then printf '%s\n' "$facts"; else tail -n 20 "$log"; fi
  stop "$code" "$name failed. All it said is in $log"
}

total=0

# Adds the tests that the log counts; a run without any is a failure.
# Swift Testing ends with: Test run with 57 tests in 7 suites passed after ...
# XCTest ends with, indented by a tab: Executed 4 tests, with 0 failures ...
count_tests() {
  local count
  count=$(sed -n -e 's/.*Test run with \([0-9][0-9]*\) test.*/\1/p' "$log" | awk '{ sum += $1 } END { print sum + 0 }')
  count=$((count + $(sed -n 's/.*Executed \([0-9][0-9]*\) test.*/\1/p' "$log" | tail -n 1 | grep . || echo 0)))
  [ "$count" -gt 0 ] || stop 1 "No tests ran ($1). All the run said is in $log"
  total=$((total + count))
}
