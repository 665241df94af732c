# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

# kiwi MODE FILE [RUNS]: the figures of the peer, nothing where there is none or where it finds no solution.
kiwi() {
  [ ! -x "$made/kiwi" ] || "$made/kiwi" "$@" 2>>"$logs/kiwi-runs.log" || true
}

bench_constraints() {
  local workload size ours theirs script small large
  # Lets repeated builds reuse memory at every size, ours and the peer's. Otherwise the C library returns large blocks to
  # the system after each run, and large systems would be charged for the kernel's zeroing of fresh pages, small ones not.
  local -x MALLOC_MMAP_THRESHOLD_=1073741824 MALLOC_TRIM_THRESHOLD_=1073741824 MALLOC_TOP_PAD_=67108864
  build_kiwi || missing constraints "kiwi cannot be built (see $logs/kiwi.log)"
  for workload in a b ctree cspine d e; do
    for size in 100 1000; do
      find_system "$workload" "$size" || { missing constraints "no system can be generated (see $logs/constraints.log)"; return; }
      ours=$("$bench" constraints "$system" --runs 15 | number build_ms)
      row constraints "$workload $size" "build ms" "$ours" "$(kiwi build "$system" 3 | number build_ms)"
      small=$ours
    done
    find_system "$workload" 10000
    ours=$("$bench" constraints "$system" --runs 7)
    large=$(number build_ms <<<"$ours")
    row constraints "$workload 10000" "build ms" "$large" ""
    row constraints "$workload 10000" "growth exponent" "$(awk -v a="$small" -v b="$large" \
      'BEGIN { printf "%.2f", log(b / a) / log(10) }')" ""
    row constraints "$workload 10000" "solver MB" "$(number solver_mb <<<"$ours")" ""
    # Frames: change constants, solve, read all values. kiwi changes them as edit variables, its fastest way.
    find_system "$workload" 1000
    theirs=$(kiwi frames "$system")
    for script in $(awk '/^script/ { print $2 }' "$system"); do
      ours=$("$bench" constraints "$system" --script "$script")
      row constraints "$workload 1000" "$script frame us, p50" "$(number frame_us_p50 <<<"$ours")" \
        "$(grep "\"script\":\"$script\"" <<<"$theirs" | number frame_us_p50)"
      row constraints "$workload 1000" "$script frame us, max" "$(number frame_us_max <<<"$ours")" \
        "$(grep "\"script\":\"$script\"" <<<"$theirs" | number frame_us_max)"
    done
  done
}
