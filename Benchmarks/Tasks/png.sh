# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

# Peers: libpng as its simplified interface uses it, file against file; and libdeflate at level 2, which packs the filtered
# rows of our own file. Its time is that of packing alone, ours is that of the whole file, including filters.
bench_png() {
  local file name preset ours libpng packed out=$made/encoded.png
  find_pictures || { missing png "there are no pictures (see $logs/pictures.log and $logs/python.log)"; return; }
  build_libpng || missing png "libpng's peer cannot be built (see $logs/libpng.log)"
  build_libdeflate || missing png "libdeflate's peer cannot be built (see $logs/libdeflate.log): install libdeflate-dev"
  for file in "$pictures"/*.png; do
    name=$(basename "$file" .png) libpng="" packed=""
    [ ! -x "$made/libpng" ] || libpng=$("$made/libpng" 5 "$file")
    for preset in fast small; do
      ours=$("$bench" png "$file" --preset "$preset" --runs 5 --out "$out")
      row png "$name" "$preset encode ms" "$(number encode_cpu_ms_min <<<"$ours")" "$(number encode_cpu_ms_min <<<"$libpng")"
      row png "$name" "$preset decode ms" "$(number decode_cpu_ms_min <<<"$ours")" "$(number decode_cpu_ms_min <<<"$libpng")"
      row png "$name" "$preset bytes" "$(number bytes <<<"$ours")" "$(number bytes <<<"$libpng")"
      [ "$preset" = fast ] && [ -x "$made/libdeflate" ] || continue
      packed=$("$made/libdeflate" "$out" 2 5)
      row png "$name" "fast, libdeflate packs ms" "$(number encode_cpu_ms_min <<<"$ours")" \
        "$(number encode_cpu_ms_min <<<"$packed")"
      row png "$name" "fast, libdeflate bytes" "$(number bytes <<<"$ours")" "$(number bytes <<<"$packed")"
    done
  done
}
