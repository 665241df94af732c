# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

# Sourced by .ci/bench and .ci/bench-check: generates the workloads on first use, and again when what makes them has
# changed. Each function leaves the place in a variable, and fails where the workload cannot be had.

generators=Benchmarks/Workloads
others=${TESSERA_WORKLOADS:-}
[ -z "$others" ] || [ -d "$others" ] || stop 2 "There is no folder $others (TESSERA_WORKLOADS)"

# Workloads of others are kept apart from ours.
workloads=$made/workloads
[ -z "$others" ] || workloads=$made/workloads-$(cksum <<<"$others" | cut -d ' ' -f 1)

# These versions give the same pixels and the same outlines everywhere.
python_packages="fonttools==4.68.0 pillow==13.0.0"

# Installs the packages in a separate folder and adds it to the path of Python. Where that is not possible, but Python has some
# version of them, these are taken.
use_python_packages() {
  local folder=$made/python
  if [ "$(cat "$folder/versions" 2>/dev/null)" != "$python_packages" ]; then
    rm -rf "$folder"
    # shellcheck disable=SC2086
    if python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target "$folder" \
      $python_packages >"$logs/python.log" 2>&1; then
      echo "$python_packages" >"$folder/versions"
    else
      python3 -c "import fontTools, PIL" 2>>"$logs/python.log" || return 1
    fi
  fi
  export PYTHONPATH=$PWD/$folder PYTHONDONTWRITEBYTECODE=1
}

# make_once FOLDER SOURCES COMMAND...: runs the command, with the folder as its last argument, unless it did so with the same
# sources before.
make_once() {
  local folder=$1 sources=$2 key
  shift 2
  # shellcheck disable=SC2086
  key=$(cat $sources | cksum)
  if [ "$(cat "$folder/key" 2>/dev/null)" = "$key" ]; then return; fi
  rm -rf "$folder"
  mkdir -p "$folder"
  "$@" "$folder" >"$logs/$(basename "$folder").log" 2>&1 || return 1
  echo "$key" >"$folder/key"
}

# find_pictures: PNG files, in $pictures.
find_pictures() {
  pictures=$others/png
  if [ -n "$others" ] && [ -d "$pictures" ]; then return; fi
  pictures=$workloads/pictures
  use_python_packages &&
    make_once "$pictures" "$generators/pictures.py $generators/inter.py" python3 "$generators/pictures.py"
}

# find_scenes: scenes of drawing commands, S1.json and so on, in $scenes.
find_scenes() {
  local generator=$others/raster/gen.py sources=$others/raster/gen.py
  if [ -z "$others" ] || [ ! -f "$generator" ]; then
    generator=$generators/scenes.py sources="$generators/scenes.py $generators/inter.py"
  fi
  scenes=$workloads/raster/scenes
  use_python_packages && make_once "$workloads/raster" "$sources" python3 "$generator"
}

# find_system WORKLOAD VIEWS: a system of constraints, in $system.
find_system() {
  local generator=$others/constraints/gen.py
  if [ -z "$others" ] || [ ! -f "$generator" ]; then generator=$generators/constraints.py; fi
  system=$workloads/constraints/$1$2.cls
  if [ -s "$system" ] && [ ! "$generator" -nt "$system" ]; then return; fi
  mkdir -p "$workloads/constraints"
  python3 "$generator" "$1" "$2" >"$system.part" 2>"$logs/constraints.log" && mv "$system.part" "$system"
}
