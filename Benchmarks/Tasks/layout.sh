# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

bench_layout() {
  local line name
  "$bench" layout --runs 30 | while read -r line; do
    name=$(sed -E 's/.*"name":"([^"]*)".*/\1/' <<<"$line")
    row layout "$name 1000" "first layout ms" "$(number first_ms <<<"$line")" ""
    row layout "$name 1000" "second layout ms" "$(number again_ms <<<"$line")" ""
    row layout "$name 1000" "after one edit ms" "$(number edit_ms <<<"$line")" ""
  done
}
