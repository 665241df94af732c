# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

# Sourced by the walkthroughs: runs the commands of the documentation as written, in a package next to a fresh clone of this
# repository. Prints the seconds of each.
#
# WALKTHROUGH=FOLDER names the folder of the clone and the package (default: .build/walkthrough). Each package starts with the
# build products of the one before.
# WALKTHROUGH_KEEP=1 keeps an existing clone and its build products, and updates the clone.

source "$(dirname "${BASH_SOURCE[0]}")/../../.ci/steps.sh"
repository=$PWD
page=$repository/Sources/UIKit/UIKit.docc/FirstMinutes.md
logs=$repository/.build/logs
work=${WALKTHROUGH:-$repository/.build/walkthrough}

# fresh_clone: clones this repository. The second walkthrough of a run keeps the clone (WALKTHROUGH_KEEP).
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

# package: empties the package's folder next to the clone and changes into it. Build products stay from one package to the next;
# the folder must be the same, because the package manager does not reuse them under another path.
package() {
  mkdir -p "$work/package"
  cd "$work/package"
  find . -mindepth 1 -maxdepth 1 ! -name .build -exec rm -rf {} +
}

# documented COMMAND: runs a line of README.md, the page or a tutorial as a step.
# documented_failure COMMAND: the same for a command that must fail, as the page says. $log has the output of both.
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
    stop 1 "Can't find this line in README.md, $page or a tutorial: $1"
}

# block FILE N: the Nth Swift block of a page.
block() {
  awk -v wanted="$2" '/^```swift$/ { number++; inside = 1; next } /^```/ { inside = 0 } inside && number == wanted' "$1"
}

# expect WHAT CONDITION...: stops unless the condition is true.
expect() {
  local what=$1
  shift
  "$@" || stop 1 "Failed: $what. The output of the last command is in ${log:-no file}"
}

# png_size FILE: the width and height of a PNG, as 1200x630.
png_size() {
  python3 -c 'import struct, sys
data = open(sys.argv[1], "rb").read(24)
assert data[:8] == b"\x89PNG\r\n\x1a\n"
print("%dx%d" % struct.unpack(">II", data[16:24]))' "$1"
}
