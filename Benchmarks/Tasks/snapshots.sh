# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

bench_snapshots() {
  local line
  # Some screens say what they lack; that is not for the table.
  line=$("$bench" snapshots 2>"$logs/snapshots.log") || stop 1 "The snapshots did not pass (see $logs/snapshots.log)"
  row snapshots gallery "500 passing, wall ms" "$(number wall_ms <<<"$line")" ""
  row snapshots gallery "500 passing, CPU ms" "$(number cpu_ms <<<"$line")" ""
}
