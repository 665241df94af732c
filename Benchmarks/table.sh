# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

# Sourced by .ci/bench: the table of measurements, on the screen and in a file.

# What is printed, as lines of words apart by tabs.
results=$made/results.tsv

# number KEY: the first number of that key in lines of JSON.
number() {
  sed -nE "s/.*\"$1\":([0-9.eE+-]+).*/\1/p" | sed -n 1p
}

begin_table() {
  printf 'task\tcase\tmeasure\ttessera\tpeer\tratio\n' >"$results"
  printf '%-12s %-14s %-26s %12s %12s %8s\n' task case measure tessera peer ratio
}

# row TASK CASE MEASURE OURS PEER [more|count]: one line of the table. The ratio is the peer's figure over ours, or ours over
# the peer's if more is better. Counts must be the same; they have no ratio.
row() {
  awk -v t="$1" -v c="$2" -v w="$3" -v a="$4" -v b="$5" -v kind="${6:-}" -v results="$results" 'BEGIN {
    ratio = (a > 0 && b > 0) ? sprintf("%.2fx", kind == "more" ? a / b : b / a) : "-"
    if (kind == "count") ratio = a == "" || b == "" ? "-" : a == b ? "same" : "differs"
    printf "%-12s %-14s %-26s %12s %12s %8s\n", t, c, w, a, b, ratio
    printf "%s\t%s\t%s\t%s\t%s\t%s\n", t, c, w, a, b, ratio >>results }'
}

# missing TASK WHY: something of a task is not measured.
missing() {
  printf '%-12s left out: %s\n' "$1" "$2"
  printf '# %s left out: %s\n' "$1" "$2" >>"$results"
}

processor() {
  local model
  model=$(sed -n 's/^model name[^:]*: *//p' /proc/cpuinfo 2>/dev/null | sed -n 1p)
  echo "${model:-$(uname -m)}"
}

# Keeps the table with the day and the machine.
keep_results() {
  local slug file
  # Without what every name has: marks, the clock, the number of cores.
  slug=$(processor | sed -E 's/\((R|TM)\)//g; s/@.*//; s/ ([0-9]+-Core )?Processor//; s/ CPU//' |
    tr '[:upper:]' '[:lower:]' | tr -cs 'a-z0-9\n' - | sed 's/^-*//; s/-*$//')
  file=Benchmarks/Results/$(date +%F)-$slug.tsv
  mkdir -p Benchmarks/Results
  {
    printf '# date\t%s\n' "$(date +%F)"
    printf '# processor\t%s, %s cores\n' "$(processor)" "$(getconf _NPROCESSORS_ONLN)"
    printf '# system\t%s\n' "$(uname -srm)"
    printf '# commit\t%s\n' "$(git describe --always --dirty --abbrev=12 --exclude '*' 2>/dev/null || echo unknown)"
    [ -z "${TESSERA_WORKLOADS:-}" ] || printf '# workloads\tof others\n'
    cat "$results"
  } >"$file.part"
  mv "$file.part" "$file"
  echo "Saved in $file"
}
