# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

# The scene of glyphs as paths, S4p, is there for those who look into one, and not part of the table.
bench_raster() {
  local scene name ours theirs
  find_scenes || { missing raster "there are no scenes (see $logs/raster.log and $logs/python.log)"; return; }
  build_cairo || missing raster "Cairo's peer cannot be built (see $logs/cairo.log): install libcairo2-dev"
  for scene in "$scenes"/S?.json; do
    name=$(basename "$scene" .json) theirs=""
    [ ! -x "$made/cairo" ] || theirs=$("$made/cairo" 20 "$scene")
    ours=$("$bench" raster "$scene" --runs 20)
    row raster "$name" "CPU ms, least" "$(number cpu_ms_min <<<"$ours")" "$(number cpu_ms_min <<<"$theirs")"
    # The gain of a second core: two threads compared with one.
    theirs=$("$bench" raster "$scene" --runs 20 --threads 2)
    row raster "$name" "wall ms, 2 threads and 1" "$(number wall_ms_min <<<"$theirs")" "$(number wall_ms_min <<<"$ours")"
  done
  # Shadows that no cache holds: a new painter for every frame.
  scene=$(find "$scenes" -name S5.json)
  ours=$("$bench" raster "$scene" --runs 20 --fresh)
  row raster S5 "CPU ms, least, not cached" "$(number cpu_ms_min <<<"$ours")" ""
}
