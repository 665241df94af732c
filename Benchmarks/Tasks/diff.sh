# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

# wall N COMMAND...: the least milliseconds of N whole processes.
wall() {
  local runs=$1 run start end best="" time
  shift
  for ((run = 0; run < runs; run++)); do
    start=$EPOCHREALTIME
    "$@" >/dev/null 2>&1 || true
    end=$EPOCHREALTIME
    time=$((${end/[.,]/} - ${start/[.,]/}))
    if [ -z "$best" ] || [ "$time" -lt "$best" ]; then best=$time; fi
  done
  awk -v us="$best" 'BEGIN { printf "%.1f", us / 1000 }'
}

# The peer is ImageMagick 6 as Debian has it, which counts pixels that are not equal: `compare -metric AE`. Its figure
# without the process is that of `convert -bench`, decoding included, so ours includes decoding, too.
bench_diff() {
  local pair a b name ours inside="" whole="" magick
  find_pictures || { missing diff "there are no pictures (see $logs/pictures.log and $logs/python.log)"; return; }
  command -v compare >/dev/null || missing diff "ImageMagick is not installed: install imagemagick"
  magick=$(command -v convert-im6.q16 || true)
  for pair in "list list_b a small change" "list list_dark all different" "list_dark gradient a gradient" \
    "dash dash_b 3840 x 2160"; do
    read -r a b name <<<"$pair"
    a=$pictures/$a.png b=$pictures/$b.png
    ours=$("$bench" diff "$a" "$b")
    ! command -v compare >/dev/null || whole=$(wall 5 compare -metric AE "$a" "$b" null:)
    [ -z "$magick" ] || inside=$("$magick" -bench 5 "$a" "$b" -metric AE -compare null: 2>&1 |
      awk '/Performance\[1\]/ { split($NF, t, ":"); printf "%.1f", (t[1] * 60 + t[2]) * 1000 / 5 }')
    row diff "$name" "process, two files ms" "$(wall 9 "$bench" diff --once "$a" "$b")" "$whole"
    row diff "$name" "passed, decoded ms" "$(number passed_decoded_ms <<<"$ours")" "$inside"
    row diff "$name" "failed, with picture ms" "$(number failed_ms <<<"$ours")" "$inside"
    row diff "$name" "passed, by fingerprint ms" "$(number passed_ms <<<"$ours")" ""
    for metric in exact yiq yiq_aa lab; do
      row diff "$name" "$metric alone ms" "$(number "${metric}_ms" <<<"$ours")" ""
    done
  done
}
