# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

# Sourced by the walkthroughs: a fresh clone of this repository with a package next to it, in which the commands of the
# documentation are run as they are written there. Prints the seconds of each.
#
# WALKTHROUGH=FOLDER names the folder, .build/walkthrough otherwise. It has the clone and one package, with
# whose build products the next one begins.
# WALKTHROUGH_KEEP=1 leaves a clone and build products that are there, and brings the clone up to date.

source "$(dirname "${BASH_SOURCE[0]}")/../../.ci/steps.sh"
repository=$PWD
page=$repository/Sources/UIKit/UIKit.docc/FirstMinutes.md
logs=$repository/.build/logs
work=${WALKTHROUGH:-$repository/.build/walkthrough}

# fresh_clone: once for both walkthroughs of a run, which hands the second WALKTHROUGH_KEEP.
fresh_clone() {
  mkdir -p "$work"
  work=$(cd "$work" && pwd)
  if [ -n "${WALKTHROUGH_KEEP:-}" ] && [ -d "$work/tessera/.git" ]; then
    step "Clone (kept)" git -C "$work/tessera" pull --ff-only
  else
    rm -rf "$work/tessera" "$work/package"
    step "Clone" git clone --quiet "file://$repository" "$work/tessera"
  fi
}

# package: makes an empty folder next to the clone the current one. Build products in it stay, from one package to the next:
# the package manager does not find them again under another path.
package() {
  mkdir -p "$work/package"
  cd "$work/package"
  find . -mindepth 1 -maxdepth 1 ! -name .build -exec rm -rf {} +
}

# documented COMMAND: runs a line that stands in README.md, the page or a tutorial, as a step.
# documented_failure COMMAND: the same for one that has to fail, as the page says. Both leave what it said in $log.
documented() {
  written "$1"
  step "$1" bash -c "$1"
}
documented_failure() {
  written "$1"
  step "$1 (fails)" bash -c "! { $1; }"
}
written() {
  grep -qxF -e "$1" "$repository/README.md" "$page" "$repository"/Sources/*/*.docc/Tutorial*.md ||
    stop 1 "No line of README.md, $page and the tutorials is: $1"
}

# block FILE N: the block of Swift number N of a page.
block() {
  awk -v wanted="$2" '/^```swift$/ { number++; inside = 1; next } /^```/ { inside = 0 } inside && number == wanted' "$1"
}

# expect WHAT CONDITION...: stops unless the condition holds.
expect() {
  local what=$1
  shift
  "$@" || stop 1 "This does not hold: $what. All the last command said is in ${log:-no file}"
}

# png_size FILE: its width and height, as 1200x630.
png_size() {
  python3 -c 'import struct, sys
data = open(sys.argv[1], "rb").read(24)
assert data[:8] == b"\x89PNG\r\n\x1a\n"
print("%dx%d" % struct.unpack(">II", data[16:24]))' "$1"
}
