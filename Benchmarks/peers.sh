# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

# Sourced by .ci/bench: finds peers, or builds those of Benchmarks/Peers into .build/peers when they are first needed. Each
# function fails where a peer cannot be had; $logs has what the compiler said.

sources=Benchmarks/Peers
cpp=$(command -v c++ || command -v clang++ || true)

# is_built NAME: the peer is there, and newer than all sources of peers.
is_built() {
  [ -x "$made/$1" ] && [ -z "$(find "$sources" -name '*.[ch]*' -newer "$made/$1")" ]
}

# compile NAME COMPILER ARGUMENTS...
compile() {
  local name=$1
  shift
  command -v "$1" >/dev/null && "$@" -o "$made/$name" >"$logs/$name.log" 2>&1
}

build_libpng() {
  is_built libpng && return
  # shellcheck disable=SC2046
  compile libpng cc -O2 "$sources/libpng_default.c" $(pkg-config --cflags --libs libpng 2>/dev/null)
}

build_stb() {
  is_built stb && return
  # shellcheck disable=SC2046
  compile stb cc -O2 "$sources/stb.c" $(pkg-config --cflags --libs stb 2>/dev/null) -lm
}

build_libdeflate() {
  is_built libdeflate && return
  # shellcheck disable=SC2046
  compile libdeflate cc -O2 "$sources/libdeflate.c" $(pkg-config --cflags --libs libdeflate 2>/dev/null)
}

# kiwi consists of headers, which are in the source package of its Python binding.
build_kiwi() {
  local version=1.5.1 headers
  headers=$made/kiwisolver-$version
  # Without the headers, the program was built from those of another version.
  if [ -d "$headers" ] && is_built kiwi; then return; fi
  rm -f "$made/kiwi"
  if [ ! -d "$headers" ]; then
    (
      cd "$made"
      python3 -m pip download --quiet --no-deps --no-binary :all: "kiwisolver==$version"
      tar xzf "kiwisolver-$version.tar.gz"
    ) >"$logs/kiwi.log" 2>&1 || return 1
  fi
  compile kiwi "$cpp" -O3 -DNDEBUG -std=c++17 -isystem "$headers" -isystem "$headers/kiwi" "$sources/kiwi.cpp"
}

# Installs BlazeDiff's native module in a separate folder and adds it to the path of Python.
use_blazediff() {
  local folder=$made/blazediff version=6.0.2
  if [ "$(cat "$folder/version" 2>/dev/null)" != "$version" ]; then
    rm -rf "$folder"
    python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --no-deps --target "$folder" \
      "blazediff==$version" >"$logs/blazediff-pip.log" 2>&1 || return 1
    echo "$version" >"$folder/version"
  fi
  export PYTHONPATH=$PWD/$folder${PYTHONPATH:+:$PYTHONPATH} PYTHONDONTWRITEBYTECODE=1
}

has_chromium() {
  command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null
}

build_cairo() {
  is_built cairo && return
  pkg-config --exists cairo freetype2 2>/dev/null || return 1
  # shellcheck disable=SC2046
  compile cairo "$cpp" -O3 -std=c++17 "$sources/cairo.cpp" $(pkg-config --cflags --libs cairo freetype2)
}
