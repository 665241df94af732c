# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

# The gallery's screen `messages` against headless Chromium with the same screen as HTML: from view code or page to the bytes
# of a PNG file in a process that did so before, and as a whole process that writes the file, with its peak of memory.
bench_browser() {
  local page=$sources/messages.html gallery out=$made/browser ours theirs="" ours_cold="" theirs_cold=""
  gallery=$(dirname "$bench")/gallery
  mkdir -p "$out"
  ours=$("$bench" screen messages --runs 40)
  if [ -x "$gallery" ]; then
    ours_cold=$(python3 "$sources/process.py" 20 "$gallery" render messages --appearance light --threads 1 --out "$out")
  else
    missing browser "there is no gallery next to $(basename "$bench")"
  fi
  if has_chromium; then
    theirs=$(python3 "$sources/chromium_warm.py" "$page" 20)
    theirs_cold=$(python3 "$sources/process.py" 5 "$sources/chromium.sh" "$page" "$out/chromium.png")
  else
    missing browser "Chromium is not installed: install chromium"
  fi
  row browser messages "warm, PNG bytes ms" "$(number total_ms_min <<<"$ours")" "$(number warm_ms_min <<<"$theirs")"
  row browser messages "warm, peer for speed ms" "$(number total_ms_min <<<"$ours")" \
    "$(number warm_for_speed_ms_min <<<"$theirs")"
  row browser messages "cold process ms" "$(number wall_ms_min <<<"$ours_cold")" "$(number wall_ms_min <<<"$theirs_cold")"
  row browser messages "cold process, peak MB" "$(number peak_mb <<<"$ours_cold")" "$(number peak_mb <<<"$theirs_cold")"
}
