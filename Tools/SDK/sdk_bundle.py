#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

"""Usage: Tools/SDK/sdk_bundle.py --modules FOLDER --compiler FOLDER --project FOLDER --out FOLDER

Makes a Swift SDK bundle from built modules: links their objects to shared libraries, and copies the modules with the headers
that they import. .ci/sdk builds the modules and runs this script. Prints the path of the archive and its size.

    tessera.artifactbundle/
      info.json
      bin/tessera              the command line
      licenses/
      x86_64-unknown-linux-gnu/
        swift-sdk.json, toolset.json, compiler, version
        bin/                   swiftc, tessera-port, tessera
        include/               headers of C libraries that the modules import
        lib/                   libTessera.so and the libraries that it needs
        libexec/               programs that the compiler or the command line run
        modules/               Swift modules, and the module map of the C modules
        packages/              packages that replace others
        sysroot/               links to the headers and libraries of the machine
"""

import argparse
import glob
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SWIFTC = os.environ.get("SWIFT", "swift") + "c"

# The targets of swift-crypto that its module needs.
CRYPTO_PARTS = ["CryptoBoringWrapper", "CCryptoBoringSSL", "CCryptoBoringSSLShims", "CXKCP", "CXKCPShims"]
# The modules of each library besides libTessera, which has all others. A program is linked with those that it uses.
LIBRARIES = {
    "TesseraFontsCJK": ["TesseraFontsCJK"],
    "TesseraFontsEmoji": ["TesseraFontsEmoji"],
    "TesseraFontsScripts": ["TesseraFontsScripts"],
    "TesseraPlaceholders": [
        "TesseraPlaceholders", "TesseraPlaceholderViews", "WebKit", "CoreLocation", "MapKit", "AVFoundation", "AVKit",
        "SafariServices", "Photos", "PhotosUI", "StoreKit", "MessageUI", "UserNotifications", "Contacts", "ContactsUI",
        "LocalAuthentication", "CoreHaptics", "AudioToolbox", "CoreMedia",
        "QuickLook", "Social", "Intents", "IntentsUI", "AuthenticationServices", "Accessibility",
    ],
    # Reports what it can't show by TesseraPlaceholders.
    "TesseraSwiftUI": ["SwiftUI", "Charts", "WidgetKit", "TesseraSwiftUILayout"],
    "TesseraCoreImage": ["CoreImage"],
    "TesseraSimd": ["simd"],
    "TesseraCryptoKit": ["CryptoKit", "Crypto", *CRYPTO_PARTS],
    "TesseraLayoutBuilder": ["LayoutBuilder"],
    "TesseraMortar": ["Mortar", "MortarVFL"],
    "TesseraMortar3": ["Mortar3"],
    "TesseraSwiftLayout": ["SwiftLayout", "SwiftLayoutUtil"],
    "TesseraTesting": ["TesseraAssertions", "TesseraTesting", "SnapshotTesting", "InlineSnapshotTesting"],
    "TesseraCommand": [
        "TesseraCommand", "TesseraRelease", "TesseraLivePage", "TesseraServer", "TesseraWorkers", "CTesseraWorkers", "ArgumentParser",
        "ArgumentParserToolInfo",
    ],
}
# Built along with the others, but not part of a library.
TOOL = ["TesseraCLI", "TesseraSetup", "CTesseraLicenses", "TesseraPullRequests", "TesseraPullRequestsCommand"]
# C modules whose `link` directive loads a library when they are imported: nothing in them is called.
LINKED_BY_IMPORT = {"TesseraFontsCJK", "TesseraFontsEmoji", "TesseraFontsScripts"}
# C libraries that the SDK contains, with their dependencies. They stay shared: Debian's static libpng and libjpeg are not compiled
# for use in shared libraries.
C_LIBRARIES = ["png", "z", "deflate", "jpeg", "xxhash", "webpdemux", "webp", "freetype", "harfbuzz", "lcms2"]
# Libraries that every Linux system has.
SYSTEM = re.compile(r"^(linux-vdso|ld-linux|lib(c|m|pthread|dl|rt|util|resolv|gcc_s|stdc\+\+)\.so)")


def run(*command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        sys.exit(f"error: {' '.join(command)[:400]} failed:\n{done.stdout}")
    return done.stdout


def target_triple():
    return json.loads(run(SWIFTC, "-print-target-info"))["target"]["unversionedTriple"]


def objects_of(built, module):
    return sorted(glob.glob(f"{built}/{module}.build/**/*.o", recursive=True))


def modules_of(built):
    """The names of the modules of the product TesseraSDK, in Swift and C, with those that they depend on."""
    with open(f"{built}/TesseraSDK.product/Objects.LinkFileList") as file:
        return sorted(set(re.findall(r"/([^/]+)\.build/", file.read())))


def compile_image(output):
    """Compiles the object of each program and shared library: it registers their sections, and replaces functions of libdispatch."""
    parts = {"sections": "CTesseraSections/image.c", "dispatch": "CTesseraDispatch/interpose.c"}
    for part, source in parts.items():
        run("clang", "-O2", "-fPIC", "-DTESSERA_SDK_IMAGE", "-c", f"{ROOT}/Sources/{source}", "-o", f"{output}/{part}.o")
    objects = [f"{output}/{part}.o" for part in parts]
    run("ld", "-r", *objects, "-o", f"{output}/lib/tessera-image.o")
    for path in objects:
        os.remove(path)


def link(library, objects, output, needed):
    """Links objects to a shared library that depends only on the given ones, the SDK's C libraries, and Swift's."""
    listing = f"{output}/{library}.objects"
    with open(listing, "w") as file:
        file.writelines(f'"{path}"\n' for path in objects)
    path = f"{output}/lib/lib{library}.so"
    options = [
        "-s", "-soname", f"lib{library}.so", "-rpath", "$ORIGIN", "--disable-new-dtags", "-z", "defs",
        "--as-needed", *needed, *(f"-l{name}" for name in C_LIBRARIES), "-l_FoundationICU", "-lstdc++",
    ]
    run(SWIFTC, "-emit-library", "-module-name", library, "-o", path, f"@{listing}",
        *[word for option in options for word in ("-Xlinker", option)])
    os.remove(listing)
    return path


def link_libraries(built, output):
    assigned = {module for modules in LIBRARIES.values() for module in modules}
    core = [name for name in modules_of(built) if name not in assigned]
    libraries = []
    for library, modules in [("Tessera", core), *LIBRARIES.items()]:
        objects = [path for module in modules for path in objects_of(built, module)]
        if library != "Tessera":
            objects.append(f"{output}/lib/tessera-image.o")
        libraries.append(link(library, objects, output, libraries))
    return libraries


def needed_by(library):
    """The names of the shared libraries that a library names itself."""
    return re.findall(r"NEEDED\s+(\S+)", run("objdump", "-p", library))


def copy_shared_libraries(output):
    """Copies the C libraries that are not linked into libTessera, with their dependencies. Swift's own come with the toolchain,
    and every system has those of the C library."""
    swift = os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(shutil.which(SWIFTC)))), "lib/swift/linux")
    places = dict(re.findall(r"^\s(\S+) .*=> (/\S+)$", run("/sbin/ldconfig", "-p"), re.M)[::-1])
    open_libraries = glob.glob(f"{output}/lib/libTessera*.so")
    while open_libraries:
        for name in needed_by(open_libraries.pop()):
            copy = f"{output}/lib/{name}"
            if SYSTEM.match(name) or os.path.exists(copy) or os.path.exists(f"{swift}/{name}"):
                continue
            if name not in places:
                sys.exit(f"error: Can't find {name}, which the libraries of Tessera need.")
            shutil.copyfile(os.path.realpath(places[name]), copy)
            os.chmod(copy, 0o755)
            open_libraries.append(copy)


def c_modules(built):
    """The C modules by name, each with its folder of headers. Their module maps name headers, which are copied with them."""
    found = {}
    for folder in glob.glob(f"{ROOT}/Sources/C*"):
        name = os.path.basename(folder)
        headers = f"{folder}/include" if os.path.isdir(f"{folder}/include") else folder
        found[name] = headers
    for name, folder in {
        "TesseraFonts": "Fonts", "TesseraFontsCJK": "Fonts/CJK", "TesseraFontsEmoji": "Fonts/Emoji",
        "TesseraFontsScripts": "Fonts/Scripts", "TesseraReportPage": "Sources/Tessera/Report/Assets",
        "TesseraLivePage": "Sources/TesseraCommand/Serve/Assets",
    }.items():
        found[name] = f"{ROOT}/{folder}/include"
    for headers in glob.glob(f"{built}/../../checkouts/OpenCombine/Sources/COpenCombineHelpers/include"):
        found["COpenCombineHelpers"] = headers
    found = {name: headers for name, headers in found.items() if name not in ("CTesseraLicenses",)}
    return {name: headers for name, headers in found.items() if glob.glob(f"{headers}/*.h")}


def submodule_map(name, headers):
    """The module map of a C module with submodules, without its `link` directives: the libraries of the SDK link what they use.
    Returns None for other modules."""
    try:
        with open(f"{headers}/module.modulemap") as file:
            text = file.read()
    except FileNotFoundError:
        return None
    if "explicit module" not in text:
        return None
    text = text[re.search(r"^module ", text, re.M).start():]
    return re.sub(r'header "', f'header "{name}/', re.sub(r'link "\w+" ', "", text)).strip()


def copy_modules(built, output):
    modules = f"{output}/modules"
    os.makedirs(modules)
    for name in modules_of(built):
        if os.path.exists(f"{built}/Modules/{name}.swiftmodule"):
            shutil.copy(f"{built}/Modules/{name}.swiftmodule", modules)
    lines = ["// The C modules of Tessera.", ""]
    for name, headers in sorted(c_modules(built).items()):
        shutil.copytree(headers, f"{modules}/{name}", ignore=lambda _, names: [n for n in names if not n.endswith(".h")])
        if submodules := submodule_map(name, headers):
            lines += [submodules, ""]
            continue
        lines.append(f"module {name} [system] {{")
        if os.path.exists(f"{headers}/shim.h"):
            lines.append(f'  header "{name}/shim.h"')
        else:
            lines += [f'  header "{name}/{os.path.basename(path)}"' for path in sorted(glob.glob(f"{headers}/*.h"))]
        if name in LINKED_BY_IMPORT:
            lines.append(f'  link "{name}"')
        lines += ["  export *", "}", ""]
    # The headers of swift-crypto name each other without a folder.
    for name in CRYPTO_PARTS:
        for headers in glob.glob(f"{built}/../../checkouts/swift-crypto/Sources/{name}/include"):
            shutil.copytree(
                headers, f"{output}/include", dirs_exist_ok=True,
                ignore=lambda folder, names: [n for n in names if n == "module.modulemap"])
            lines += [f"module {name} [system] {{", f'  header "../include/{name}.h"', "  export *", "}", ""]
    with open(f"{modules}/module.modulemap", "w") as file:
        file.write("\n".join(lines))


def copy_headers(built, output):
    """Copies the headers of C libraries that the C modules include, with the names by which they include each other."""
    flags = run("pkg-config", "--cflags-only-I", "freetype2", "harfbuzz", "libpng", "libwebp").split()
    for folder in c_modules(built).values():
        for header in glob.glob(f"{folder}/*.h"):
            listed = run("clang", "-M", *flags, header).replace("\\\n", " ").split()
            for path in map(os.path.normpath, listed[1:]):
                if path.startswith("/usr/include/") and belongs_to_library(path):
                    name = re.sub(r"^(libpng\d+|[^/]+-linux-gnu)/", "", os.path.relpath(path, "/usr/include"))
                    copy = f"{output}/include/{name}"
                    os.makedirs(os.path.dirname(copy), exist_ok=True)
                    shutil.copyfile(path, copy)


def belongs_to_library(path):
    """Whether a header belongs to a library that the SDK contains."""
    name = os.path.relpath(path, "/usr/include")
    return re.match(
        r"(freetype2|harfbuzz|libpng\d*|webp)/|(png|pngconf|pnglibconf|zlib|zconf|jpeglib|jmorecfg|jerror|lcms2|lcms2_plugin|"
        r"libdeflate|xxhash|xxh3)\.h$|[^/]+-linux-gnu/(jconfig|zconf)\.h$", name)


def link_tool(built, output, libraries):
    """Links the command line, which finds Swift's libraries through the program that starts it."""
    os.makedirs(f"{output}/libexec")
    objects = [path for module in TOOL for path in objects_of(built, module)]
    # SwiftPM renames the entry point of a program's module.
    options = [
        "-s", "--defsym", "main=TesseraCLI_main", "-rpath", "$ORIGIN/../lib", "--disable-new-dtags", "--as-needed", *libraries]
    run(SWIFTC, "-emit-executable", "-o", f"{output}/libexec/tessera-tool", *objects,
        *[word for option in options for word in ("-Xlinker", option)])


def copy_licenses(built, tools, bundle, output):
    """Copies the licenses of Tessera, its fonts, and the third-party code in the bundle."""
    folder = f"{bundle}/licenses"
    os.makedirs(folder)
    libraries = os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(shutil.which(SWIFTC)))), "lib/swift/linux")
    tool = subprocess.run(
        [f"{output}/libexec/tessera-tool", "--licenses"], capture_output=True, text=True,
        env={**os.environ, "LD_LIBRARY_PATH": libraries})
    if tool.returncode != 0:
        sys.exit(f"error: tessera-tool does not run: {tool.stderr}")
    with open(f"{folder}/Tessera.txt", "w") as file:
        file.write(tool.stdout)
    files = []
    for name in os.listdir(f"{output}/lib"):
        if not name.startswith("libTessera"):
            files += [path for path in glob.glob(f"/lib/*/{name}") + glob.glob(f"/usr/lib/*/{name}")][:1]
    for path in files:
        owners = {subprocess.run(["dpkg-query", "-S", name], capture_output=True, text=True).stdout.split(":")[0]
                  for name in (path, path.replace("/usr/lib", "/lib", 1), os.path.realpath(path))} - {""}
        texts = [f"/usr/share/doc/{owner}/copyright" for owner in owners]
        found = [text for text in texts if os.path.exists(text)]
        if not found:
            sys.exit(f"error: Can't find the license of {path}.")
        shutil.copyfile(found[0], f"{folder}/{os.path.basename(os.path.dirname(found[0]))}.txt")
    for checkouts in (f"{folder_of_build}/../../checkouts" for folder_of_build in (built, *tools)):
        for path in glob.glob(f"{checkouts}/*/LICENSE*"):
            shutil.copyfile(path, f"{folder}/{os.path.basename(os.path.dirname(path))}.txt")


def write_shared_files(built, output):
    """Writes the table that `tessera coverage` searches, and the schemas of `--json`."""
    os.makedirs(f"{output}/share")
    shutil.copytree(f"{ROOT}/Documentation/Schemas", f"{output}/share/schemas")
    run(f"{ROOT}/Tools/Documentation/coverage", "--build-path", os.path.abspath(built), "--out", f"{output}/share/coverage.tsv")


def write_json(path, value):
    with open(path, "w") as file:
        json.dump(value, file, indent=2)
        file.write("\n")


def digest(output):
    """A hash of the modules, libraries and programs."""
    total = hashlib.sha256()
    for folder in ("bin", "lib", "modules"):
        for path in sorted(glob.glob(f"{output}/{folder}/*")):
            if os.path.isfile(path):
                with open(path, "rb") as file:
                    total.update(path[len(output):].encode() + file.read())
    return total.hexdigest()[:16]


def write_descriptions(bundle, output, triple, version):
    write_json(f"{bundle}/info.json", {
        "schemaVersion": "1.0",
        "artifacts": {"tessera": {
            "type": "swiftSDK", "version": version, "variants": [{"path": triple, "supportedTriples": [triple]}]}},
    })
    write_json(f"{output}/swift-sdk.json", {
        "schemaVersion": "4.0",
        "targetTriples": {triple: {
            "sdkRootPath": "sysroot", "includeSearchPaths": ["modules"], "librarySearchPaths": ["lib"],
            "toolsetPaths": ["toolset.json"]}},
    })
    write_json(f"{output}/toolset.json", {"schemaVersion": "1.0", "rootPath": "bin"})
    with open(f"{output}/compiler", "w") as file:
        file.write(re.search(r"Swift version .*", run(SWIFTC, "-version"))[0] + "\n")
    with open(f"{output}/version", "w") as file:
        file.write(f"Tessera SDK {version} ({digest(output)})\n")
    os.makedirs(f"{output}/sysroot")
    for name in ("usr", "lib", "lib64"):
        os.symlink(f"/{name}", f"{output}/sysroot/{name}")


def copy_programs(compiler, project, bundle, output):
    os.makedirs(f"{output}/bin")
    shutil.copy(f"{compiler}/tessera-swiftc", f"{output}/bin/swiftc")
    shutil.copy(f"{ROOT}/Tools/SDK/tessera", f"{output}/bin/tessera")
    os.symlink("swiftc", f"{output}/bin/tessera-port")
    # `tessera project` and commands with screens run it by this path.
    shutil.copy(f"{project}/tessera-project", f"{output}/libexec/tessera-project")
    # `tessera port` runs it by this path.
    os.symlink("../bin/swiftc", f"{output}/libexec/tessera-port")
    # The compiler runs it to expand macros. A hard link, because the compiler resolves symbolic links, and the program needs its
    # own name.
    os.link(f"{output}/bin/swiftc", f"{output}/libexec/TesseraMacros")
    os.makedirs(f"{bundle}/bin")
    os.symlink(f"../{os.path.basename(output)}/bin/tessera", f"{bundle}/bin/tessera")


def make_snapshot_testing(output):
    """Makes the repository that replaces swift-snapshot-testing, with a tag for each version that a package may ask for."""
    repository = f"{output}/packages/swift-snapshot-testing"
    shutil.copytree(f"{ROOT}/Tools/SDK/swift-snapshot-testing", repository)
    fixed = {f"GIT_{who}_{what}": value for who in ("AUTHOR", "COMMITTER") for what, value in {
        "NAME": "Tessera", "EMAIL": "tessera@localhost", "DATE": "2020-01-01T00:00:00Z"}.items()}

    def git(*arguments, **options):
        subprocess.run(["git", "-C", repository, *arguments], check=True, env={**os.environ, **fixed}, **options)

    git("init", "--quiet", "--initial-branch", "main", "--template", "")
    git("add", "--all")
    git("commit", "--quiet", "--message", "Answer for swift-snapshot-testing")
    head = subprocess.run(["git", "-C", repository, "rev-parse", "HEAD"], capture_output=True, text=True).stdout.strip()
    tags = [f"1.{minor}.{patch}" for minor in range(20) for patch in range(10)]
    git("update-ref", "--stdin", input="".join(f"create refs/tags/{tag} {head}\n" for tag in tags).encode())
    git("pack-refs", "--all")
    shutil.rmtree(f"{repository}/.git/logs", ignore_errors=True)


def pack(bundle, path):
    """An archive whose files belong to root. They keep their dates, by which the compiler detects that a module has changed."""
    def plain(entry):
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        return entry
    temporary = path + ".part"
    with tarfile.open(temporary, "w:gz", compresslevel=9) as archive:
        archive.add(bundle, os.path.basename(bundle), filter=plain)
    os.replace(temporary, path)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--modules", required=True)
    parser.add_argument("--compiler", required=True)
    parser.add_argument("--project", required=True)
    parser.add_argument("--out", required=True)
    options = parser.parse_args()
    version = run(f"{ROOT}/.ci/version").strip()
    triple = target_triple()
    bundle = f"{os.path.abspath(options.out)}/tessera.artifactbundle"
    output = f"{bundle}/{triple}"
    shutil.rmtree(bundle, ignore_errors=True)
    os.makedirs(f"{output}/lib")
    compile_image(output)
    libraries = link_libraries(options.modules, output)
    copy_shared_libraries(output)
    copy_modules(options.modules, output)
    copy_headers(options.modules, output)
    link_tool(options.modules, output, libraries)
    write_shared_files(options.modules, output)
    copy_licenses(options.modules, [options.compiler, options.project], bundle, output)
    copy_programs(options.compiler, options.project, bundle, output)
    make_snapshot_testing(output)
    write_descriptions(bundle, output, triple, version)
    archive = f"{options.out}/tessera-{version}-{triple.split('-')[0]}.artifactbundle.tar.gz"
    pack(bundle, archive)
    print(f"{archive}: {os.path.getsize(archive) / 1e6:.1f} MB")


main()
