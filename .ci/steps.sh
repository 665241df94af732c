# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

# Sourced by the other scripts: runs commands quietly and prints their times.

cd "$(dirname "${BASH_SOURCE[0]}")/.."
swift=${SWIFT:-swift}
logs=.build/logs
mkdir -p "$logs"

# The linker options of release programs: Swift's libraries are linked statically and at a fixed address, so nothing is resolved
# or relocated at launch. That halves the time of a short process and saves 20 MB of memory. Empty if the toolchain has no static
# libraries.
linked=()
resources=$(dirname "$(readlink -f "$(command -v "${swift}c" || command -v swiftc)")" 2>/dev/null)/../lib/swift_static
if [ "$(uname)" = Linux ] && [ -d "$resources/linux" ]; then linked=(--static-swift-stdlib -Xlinker -no-pie); fi

# The options of the quick build: whole modules without optimization, which takes a third of the CPU time of an optimized
# build and less than a debug build. C is always optimized: the kernels paint and compare at full speed. Builds with these options need a separate scratch path.
quick=(-c release -debug-info-format none -Xswiftc -Onone)

stop() {
  printf '%s\n' "$2" >&2
  exit "$1"
}

# step NAME COMMAND...: runs a command; prints one line if it succeeds, the relevant lines if it fails. $log has its output.
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
  # Failed tests with their explanations; tests of misuse print errors, too. Otherwise compiler errors with their lines;
  # otherwise the end of the output.
  local facts
  facts=$(grep -E -A4 '^✘ .*recorded an issue|Fatal error|unexpected signal|^.*: error: -\[' "$log" |
    grep -E '^✘|^↳|Fatal error|unexpected signal|error: -\[' | grep -vE '^↳ (Testing Library|Target Platform)' | head -n 60 || true)
  [ -n "$facts" ] || facts=$(grep -E -A4 'error:|warning:' "$log" | grep -vE '^--|^\[[0-9]+/|^[✔◇↳]' | head -n 100 || true)
  if [ -n "$facts" ]; then printf '%s\n' "$facts"; else tail -n 20 "$log"; fi
  stop "$code" "$name failed. The output is in $log"
}

total=0

# Adds the number of tests in the log to the total; a run without tests is a failure.
# Swift Testing ends with: Test run with 57 tests in 7 suites passed after ...
# XCTest ends with, indented by a tab: Executed 4 tests, with 0 failures ...
count_tests() {
  local count
  count=$(sed -n -e 's/.*Test run with \([0-9][0-9]*\) test.*/\1/p' "$log" | awk '{ sum += $1 } END { print sum + 0 }')
  count=$((count + $(sed -n 's/.*Executed \([0-9][0-9]*\) test.*/\1/p' "$log" | tail -n 1 | grep . || echo 0)))
  [ "$count" -gt 0 ] || stop 1 "No tests ran ($1). The output is in $log"
  total=$((total + count))
}
