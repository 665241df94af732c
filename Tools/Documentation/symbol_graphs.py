# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

"""Shared by check-api, coverage and docs: the modules of the debug build, and their declarations as the compiler lists them."""

import os
import pathlib
import platform
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
SWIFT = os.environ.get("SWIFT", "swift")
# The options of .ci/test-long in debug, so that they share build products.
OPTIONS = ("-c debug -debug-info-format none -Xcc -O2 -Xswiftc -index-ignore-system-modules -Xswiftc -gline-tables-only "
           "-Xswiftc -enable-testing").split()


def run(*command):
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if result.returncode != 0:
        said = f"{result.stdout[-8000:]}\n{result.stderr}".strip()
        sys.exit(f"{said}\nThis command failed: {' '.join(command)}")
    return result.stdout


def needed_targets(dump):
    """The targets that each target depends on directly, by its name."""
    names = {target["name"] for target in dump["targets"]}
    needed = {}
    for target in dump["targets"]:
        found = [(d.get("byName") or d.get("target") or [None])[0] for d in target["dependencies"]]
        needed[target["name"]] = [name for name in found if name in names]
    return needed


def public_modules(dump):
    """The Swift targets of library products and their dependencies: the modules that a user's code can import."""
    targets = {target["name"]: target for target in dump["targets"]}
    needed = needed_targets(dump)
    open_names = [n for p in dump["products"] if "library" in p["type"] for n in p["targets"]]
    seen = set()
    while open_names:
        name = open_names.pop()
        if name in seen or name not in targets:
            continue
        seen.add(name)
        open_names += needed[name]
    return sorted(n for n in seen if targets[n]["type"] == "regular")


def search_options(build):
    """Options for the search paths of the modules and of the C modules that they import."""
    options = ["-I", str(build / "Modules")]
    for folder in sorted(build.glob("*.build")):
        # Modules for plugins are built separately, under other names.
        if (folder / "module.modulemap").exists() and not folder.name.endswith("-tool.build"):
            options += ["-Xcc", f"-fmodule-map-file={folder / 'module.modulemap'}"]
    for header in sorted(ROOT.glob("Sources/*/module.modulemap")) + sorted(ROOT.glob("Sources/*/include/module.modulemap")):
        options += ["-Xcc", f"-fmodule-map-file={header}"]
    for checkout in sorted((build.parent.parent / "checkouts").glob("*/Sources/*/include/module.modulemap")):
        options += ["-Xcc", f"-fmodule-map-file={checkout}"]
    libraries = ["libpng", "freetype2", "harfbuzz", "libxxhash", "libdeflate", "libjpeg", "libwebpdemux", "lcms2"]
    for flag in sorted(set(run("pkg-config", "--cflags", *libraries).split())):
        options += ["-Xcc", flag]
    return options


def extract(module, options, folder, access="public"):
    """Writes the symbol graphs of a module into a folder."""
    target = f"{platform.machine()}-unknown-linux-gnu"
    run(SWIFT, "symbolgraph-extract", "-module-name", module, "-target", target, "-minimum-access-level", access,
        "-skip-synthesized-members", "-emit-extension-block-symbols", "-output-dir", str(folder), *options)
