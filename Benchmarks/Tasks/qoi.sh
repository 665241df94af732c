# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

# totals KEY...: the sums of the keys over lines of JSON, in a row.
totals() {
  awk -v keys="$*" '
    BEGIN { count = split(keys, key, " ") }
    {
      for (i = 1; i <= count; i++)
        if (match($0, "\"" key[i] "\":[0-9.eE+-]+"))
          sum[i] += substr($0, RSTART + length(key[i]) + 3, RLENGTH - length(key[i]) - 3)
    }
    END { for (i = 1; i <= count; i++) printf "%.3f%s", sum[i], i < count ? " " : "\n" }'
}

# qoi_rows CASE PRESET PEER OURS THEIRS: the rows of one encoder. OURS and THEIRS are files with lines of JSON.
qoi_rows() {
  local case=$1 preset=$2 peer=$3 pixels encode decode bytes peer_encode="" peer_decode="" peer_bytes="" keys
  keys="encode_cpu_ms_min decode_original_cpu_ms_min bytes pixels"
  # shellcheck disable=SC2086
  read -r encode decode bytes pixels < <(totals $keys <"$4")
  # shellcheck disable=SC2086
  [ ! -s "$5" ] || read -r peer_encode peer_decode peer_bytes _ < <(totals $keys <"$5")
  row qoi "$case" "$preset/$peer encode ms" "$encode" "$peer_encode"
  row qoi "$case" "$preset/$peer encode Mpx/s" "$(speed "$pixels" "$encode")" "$(speed "$pixels" "$peer_encode")" more
  # Both decode the corpus's own files, whichever the preset.
  if [ "$preset" = fast ]; then
    row qoi "$case" "$peer decode ms" "$decode" "$peer_decode"
    row qoi "$case" "$peer decode Mpx/s" "$(speed "$pixels" "$decode")" "$(speed "$pixels" "$peer_decode")" more
  fi
  row qoi "$case" "$preset/$peer bytes" "${bytes%.*}" "${peer_bytes%.*}"
}

# speed PIXELS MS: megapixels per second; nothing if there is no time.
speed() { awk -v px="$1" -v ms="$2" 'BEGIN { if (ms > 0) printf "%.1f", px / ms / 1000 }'; }

# The images of the QOI benchmark: a row for each folder, and for all. As in that benchmark, everyone decodes the original
# files, and Mpx/s are the pixels of all images divided by the time of all images. The pictures are decoded to memory
# before they are encoded; files are not written. A folder with an unreadable file is left out.
bench_qoi() {
  local images=${TESSERA_QOI_IMAGES:-} runs=2 folder case side files figures=$made/qoi measured=0
  if [ -z "$images" ]; then
    missing qoi "TESSERA_QOI_IMAGES is not set: set it to the folder images of qoi_benchmark_suite.tar (qoiformat.org/benchmark)"
    return
  fi
  if [ ! -d "$images" ]; then
    missing qoi "there is no folder $images: set TESSERA_QOI_IMAGES to the folder images of qoi_benchmark_suite"
    return
  fi
  if [ -d "$images/images" ]; then images=$images/images; fi
  build_libpng || missing qoi "libpng's peer cannot be built (see $logs/libpng.log): install libpng-dev"
  build_stb || missing qoi "stb's peer cannot be built (see $logs/stb.log): install libstb-dev"
  rm -rf "$figures"
  mkdir -p "$figures"
  while IFS= read -r folder; do
    case=${folder#"$images"}
    case=${case#/}
    case=${case:-$(basename "$images")}
    files=()
    while IFS= read -r -d '' file; do files+=("$file"); done < <(
      find "$folder" -maxdepth 1 -type f -iname '*.png' -print0 | sort -z)
    for side in fast small; do
      "$bench" png "${files[@]}" --preset "$side" --runs "$runs" >"$figures/$side.part" 2>"$logs/qoi.log" || {
        missing qoi "folder $case has an unreadable file, remove it or fetch it again: $(tail -n 1 "$logs/qoi.log")"
        continue 2
      }
    done
    for side in libpng stb; do
      : >"$figures/$side.part"
      [ -x "$made/$side" ] || continue
      "$made/$side" "$runs" "${files[@]}" >"$figures/$side.part" 2>"$logs/qoi.log" && continue
      # A part of the files cannot be compared with all.
      missing qoi "folder $case is not compared with $side, which cannot read a file: $(tail -n 1 "$logs/qoi.log")"
      : >"$figures/$side.part"
      touch "$figures/$side.failed"
    done
    for side in fast small; do
      qoi_rows "$case" "$side" libpng "$figures/$side.part" "$figures/libpng.part"
      qoi_rows "$case" "$side" stb "$figures/$side.part" "$figures/stb.part"
    done
    for side in fast small libpng stb; do cat "$figures/$side.part" >>"$figures/$side.all"; done
    measured=$((measured + 1))
  done < <(find -L "$images" -type f -iname '*.png' -exec dirname {} + | sort -u)
  if [ "$measured" -eq 0 ]; then
    missing qoi "no folder of $images can be measured: set TESSERA_QOI_IMAGES to a folder whose subfolders have PNG files"
    return
  fi
  for side in libpng stb; do
    if [ -e "$figures/$side.failed" ]; then
      missing qoi "the total of $side, which has no figures of some folders"
      : >"$figures/$side.all"
    fi
    qoi_rows all fast "$side" "$figures/fast.all" "$figures/$side.all"
    qoi_rows all small "$side" "$figures/small.all" "$figures/$side.all"
  done
}
