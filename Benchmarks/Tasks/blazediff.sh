# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

source Benchmarks/Tasks/diff.sh

# The counts in pixelmatch's own tests (version 7): pair, threshold, different pixels.
pixelmatch_counts="1 0.05 143
1 0.1 106
2 0.05 12437
3 0.05 212
4 0.05 36049
5 0.05 6
6 0.05 51
7 0.1 2448"

# blazediff_counts FOLDER: compares the counts of the pairs 1 to 7 in pixelmatch's folder. The peer's count is that of the
# definition; another row has BlazeDiff's count.
blazediff_counts() {
  local folder=$1 case=$2 pair threshold known ours theirs
  while read -r pair threshold known; do
    if [ ! -f "$folder/${pair}a.png" ] || [ ! -f "$folder/${pair}b.png" ]; then continue; fi
    ours=$("$bench" diff "$folder/${pair}a.png" "$folder/${pair}b.png" --threshold "$threshold" --runs 1 \
      2>>"$logs/blazediff.log" | number yiq_aa_mismatched) || true
    row blazediff "$case/$pair" "pixels at $threshold, pixelmatch" "$ours" "$known" count
    [ -z "$has_blazediff" ] || {
      theirs=$(python3 "$sources/blazediff_pairs.py" 1 "$threshold" "$folder/${pair}a.png" "$folder/${pair}b.png" \
        2>>"$logs/blazediff.log" | number mismatched) || true
      row blazediff "$case/$pair" "pixels at $threshold, BlazeDiff" "$ours" "$theirs" count
    }
  done <<<"$pixelmatch_counts"
}

# The pairs of BlazeDiff's fixtures, NAMEa.png and NAMEb.png. Both sides read, decode and compare two files by pixelmatch's
# rule at 0.1, without a picture of the difference. BlazeDiff's figure is the better of its two PNG decoders.
bench_blazediff() {
  local root=${TESSERA_BLAZEDIFF:-} a b pair case ours theirs again whole magick inside other=0 pairs=0 has_blazediff=""
  if [ -z "$root" ]; then
    missing blazediff "TESSERA_BLAZEDIFF is not set: set it to a checkout of github.com/teimurjan/blazediff"
    return
  fi
  if [ ! -d "$root" ]; then
    missing blazediff "there is no folder $root: set TESSERA_BLAZEDIFF to a checkout of github.com/teimurjan/blazediff"
    return
  fi
  [ ! -d "$root/fixtures" ] || root=$root/fixtures
  if use_blazediff; then has_blazediff=yes; else
    missing blazediff "BlazeDiff's package cannot be installed (see $logs/blazediff-pip.log): Python 3.8 and pip are needed"
  fi
  command -v blazediff >/dev/null || missing blazediff "the program blazediff is not installed: cargo install blazediff"
  command -v compare >/dev/null || missing blazediff "ImageMagick is not installed: install imagemagick"
  magick=$(command -v convert-im6.q16 || true)
  : >"$logs/blazediff.log"
  while IFS= read -r -d '' a; do
    case ${a,,} in *.png) ;; *) other=$((other + 1)) && continue ;; esac
    b=${a%a.*}b.${a##*.} pair=${a#"$root"/}
    case=${pair%a.*} inside="" theirs="" again="" whole=""
    ours=$("$bench" diff "$a" "$b" 2>"$logs/blazediff-ours.log") || {
      missing blazediff "$case is unreadable, fetch the checkout again: $(tail -n 1 "$logs/blazediff-ours.log")"
      continue
    }
    pairs=$((pairs + 1))
    if [ -n "$has_blazediff" ]; then
      theirs=$(python3 "$sources/blazediff_pairs.py" 15 0.1 "$a" "$b" 2>>"$logs/blazediff.log" || true)
      again=$(BLAZEDIFF_PNG_ENABLED=1 python3 "$sources/blazediff_pairs.py" 15 0.1 "$a" "$b" 2>>"$logs/blazediff.log" || true)
      [ -n "$theirs" ] || missing blazediff "BlazeDiff on $case: $(tail -n 1 "$logs/blazediff.log")"
    fi
    [ -z "$magick" ] || inside=$("$magick" -bench 5 "$a" "$b" -metric AE -compare null: 2>&1 |
      awk '/Performance\[1\]/ { split($NF, t, ":"); printf "%.1f", (t[1] * 60 + t[2]) * 1000 / 5 }')
    row blazediff "$case" "files/BlazeDiff ms" "$(number files_ms <<<"$ours")" \
      "$(printf '%s\n%s\n' "$(number compare_ms <<<"$theirs")" "$(number compare_ms <<<"$again")" | sort -g | sed '/^$/d' | sed -n 1p)"
    row blazediff "$case" "files/ImageMagick ms" "$(number files_ms <<<"$ours")" "$inside"
    row blazediff "$case" "comparison alone ms" "$(number yiq_aa_ms <<<"$ours")" ""
    row blazediff "$case" "pixels at 0.1, BlazeDiff" "$(number yiq_aa_mismatched <<<"$ours")" "$(number mismatched <<<"$theirs")" count
    ! command -v blazediff >/dev/null || whole=$(wall 9 blazediff "$a" "$b" -t 0.1)
    row blazediff "$case" "process/BlazeDiff ms" "$(wall 9 "$bench" diff --once "$a" "$b")" "$whole"
  done < <(blazediff_pairs "$root" | sort -z)
  if [ "$pairs" -eq 0 ]; then
    missing blazediff "no pair of $root can be measured: set TESSERA_BLAZEDIFF to a folder with NAMEa.png and NAMEb.png"
    return
  fi
  [ "$other" -eq 0 ] || missing blazediff "$other pairs that are not PNG files"
  while IFS= read -r -d '' a; do blazediff_counts "$a" "${a#"$root"/}"; done < <(
    find -L "$root" -type d -name pixelmatch -print0)
}

# blazediff_pairs FOLDER: the first files of all pairs, with zero bytes between them.
blazediff_pairs() {
  local file
  while IFS= read -r -d '' file; do
    [ ! -f "${file%a.*}b.${file##*.}" ] || printf '%s\0' "$file"
  done < <(find -L "$1" -name node_modules -prune -o -type f -name '*a.*' -print0)
}
