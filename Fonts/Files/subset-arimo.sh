#!/bin/sh
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors
#
# Creates Arimo-subset.ttf: Latin, Greek and Cyrillic of Arimo, both weights, without hints.
# Requires the Python packages fonttools 4.68.0 and fontpkg-arimo 1.341.
set -eu
cd "$(dirname "$0")"
source="$(python3 -c 'import fontpkg_arimo; print(fontpkg_arimo.__path__[0])')/files/Arimo[wght].ttf"
unicodes="U+0020-007E,U+00A0-017F,U+0192,U+0218-021B,U+02C6-02DD,U+0300-0308,U+030A-030C,U+0327,U+0328,U+0370-03FF"
unicodes="$unicodes,U+0400-045F,U+0490,U+0491,U+1E80-1E85,U+1E9E,U+1EF2,U+1EF3,U+2010-2027,U+2030-203A,U+2044,U+20AC"
unicodes="$unicodes,U+20BD,U+2116,U+2122,U+2190-2195,U+2202,U+2206,U+220F,U+2211,U+2212,U+2215,U+2219,U+221A,U+221E"
unicodes="$unicodes,U+222B,U+2248,U+2260,U+2264,U+2265,U+FB01,U+FB02,U+FFFD"
pyftsubset "$source" --unicodes="$unicodes" --layout-features=kern,liga,mark,mkmk,ccmp,locl --no-hinting \
  --output-file=Arimo-subset.ttf
