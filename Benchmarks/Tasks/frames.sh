# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

# frames_rows CASE KEY:MEASURE...: a row for each key of the line of JSON in $line.
frames_rows() {
  local case=$1 pair
  shift
  for pair in "$@"; do row frames "$case" "${pair#*:}" "$(number "${pair%%:*}" <<<"$line")" ""; done
}

bench_frames() {
  local line
  "$bench" frames | while read -r line; do
    case $line in
      *'"name":"card"'*)
        frames_rows card "painted_fps:painted fps, 1 thread" "painted_cpu_ms:painted CPU ms" \
          "painted_2_threads_fps:painted fps, 2 threads" "png_2_threads_fps:PNG files fps, 2 threads" \
          "png_2_threads_cpu_ms:PNG files CPU ms" "peak_mb:peak MB" "peak_mb_5x_frames:peak MB, 5 x frames"
        ;;
      *'"name":"constraints, '*)
        frames_rows "$(sed -E 's/.*"name":"constraints, ([^"]*)".*/\1 200/' <<<"$line")" \
          "relayout_ms_p50:relayout ms, p50" "relayout_ms_p95:relayout ms, p95" \
          "commands_ms_p50:animated frame ms, p50"
        ;;
    esac
  done
}
