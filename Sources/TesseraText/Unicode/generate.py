#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors
"""Writes the tables in this folder from the Unicode Character Database, and 300 lines each of two of its conformance
tests, chosen with a fixed seed, into Tests.

    python3 generate.py /usr/share/unicode      # the Debian package unicode-data, Unicode 15.0.0

Each table has two stages: a block number for every 128 code points, and blocks of 128 values. Both are string
literals, because a large Swift array literal takes minutes to compile. A value is one character, 36 + value; a block
number is two, base 91, high digit first. Characters 36...126 need no escape in a raw literal: a quote is 34 and the
number sign, which would form an escape after a backslash, is 35.
"""
import os
import random
import re
import sys

UCD = sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode"
HERE = os.path.dirname(os.path.abspath(__file__))
LIMIT = 0x110000
BLOCK = 128

BIDI = "L R AL EN ES ET AN CS NSM BN B S WS ON LRE LRO RLE RLO PDF LRI RLI FSI PDI".split()
BIDI_LONG = {
    "Left_To_Right": "L", "Right_To_Left": "R", "Arabic_Letter": "AL", "European_Terminator": "ET",
    "Boundary_Neutral": "BN",
}
# AI, SG, XX and CJ are resolved by LB1. OPW and CPW are the East Asian wide OP and CP of LB30, IDX the unassigned
# Extended_Pictographic of LB30b, SAM the marks of SA.
BREAK = ("BK CR LF CM NL SP ZW WJ GL CB ZWJ B2 BA BB HY CL CP CPW EX IN NS OP OPW QU IS NU PO PR SY "
         "AL HL ID IDX EB EM H2 H3 JL JT JV RI SA SAM").split()


def ranges(path):
    with open(os.path.join(UCD, path), encoding="utf-8") as file:
        for line in file:
            fields = [f.strip() for f in line.split("#")[0].split(";")]
            if len(fields) < 2:
                continue
            ends = fields[0].split("..")
            yield int(ends[0], 16), int(ends[-1], 16), fields[1]


def fill(path, default, values=None):
    table = [default] * LIMIT
    with open(os.path.join(UCD, path), encoding="utf-8") as file:
        for line in file:
            missing = re.match(r"# @missing: ([0-9A-F]+)\.\.([0-9A-F]+); (\w+)", line)
            if missing and values:
                name = values.get(missing[3], missing[3])
                for code in range(int(missing[1], 16), int(missing[2], 16) + 1):
                    table[code] = name
    for first, last, name in ranges(path):
        for code in range(first, last + 1):
            table[code] = name
    return table


def bidi_classes():
    return fill("extracted/DerivedBidiClass.txt", "L", BIDI_LONG)


def break_classes():
    classes = fill("LineBreak.txt", "XX")
    width = fill("EastAsianWidth.txt", "N")
    category = fill("extracted/DerivedGeneralCategory.txt", "Cn")
    pictographic = [False] * LIMIT
    for first, last, name in ranges("emoji/emoji-data.txt"):
        if name == "Extended_Pictographic":
            for code in range(first, last + 1):
                pictographic[code] = True
    for code in range(LIMIT):
        name = classes[code]
        if name in ("AI", "SG", "XX"):
            name = "AL"
        elif name == "SA":
            name = "SAM" if category[code] in ("Mn", "Mc") else "SA"
        elif name == "CJ":
            name = "NS"
        elif name in ("OP", "CP") and width[code] in "FWH":
            name += "W"
        if pictographic[code] and category[code] == "Cn":
            name = "IDX"
        classes[code] = name
    return classes


def char(value):
    assert 0 <= value <= 90
    return chr(36 + value)


def literal(text):
    lines = [text[i:i + 110] for i in range(0, len(text), 110)]
    return '#"""\n' + "\\#\n".join("    " + line for line in lines) + '\n    """#'


def emit(name, doc, classes, names):
    numbers = {n: i for i, n in enumerate(names)}
    blocks, index = {}, []
    for start in range(0, LIMIT, BLOCK):
        block = "".join(char(numbers[c]) for c in classes[start:start + BLOCK])
        index.append(blocks.setdefault(block, len(blocks)))
    stage1 = "".join(char(b // 91) + char(b % 91) for b in index)
    # Every block past the last one that differs is equal to it: the reader clamps.
    while len(stage1) > 2 and stage1[-2:] == stage1[-4:-2]:
        stage1 = stage1[:-2]
    with open(os.path.join(HERE, name + "Data.swift"), "w", encoding="ascii") as file:
        file.write("// SPDX-License-Identifier: MIT\n// SPDX-FileCopyrightText: The Tessera authors\n\n")
        file.write(f"// Made by generate.py from Unicode 15.0.0: do not edit. {doc}\n\n")
        file.write(f"let {name[0].lower() + name[1:]}Table = UnicodeTable(\n")
        file.write("  index: " + literal(stage1) + ",\n  blocks: " + literal("".join(blocks)) + ")\n")
    print(name, len(blocks), "blocks,", len(stage1) + len(blocks) * BLOCK, "bytes")


def brackets():
    rows = []
    for first, _, pair in ranges("BidiBrackets.txt"):
        kind = next(l for l in open(os.path.join(UCD, "BidiBrackets.txt"), encoding="utf-8")
                    if l.startswith(f"{first:04X};")).split(";")[2].split("#")[0].strip()
        rows.append((first, int(pair, 16), kind))
    with open(os.path.join(HERE, "BidiBracketData.swift"), "w", encoding="ascii") as file:
        file.write("// SPDX-License-Identifier: MIT\n// SPDX-FileCopyrightText: The Tessera authors\n\n")
        file.write("// Made by generate.py from Unicode 15.0.0: do not edit. Opening and closing paired brackets,\n")
        file.write("// one pair after the other, in the order of the opening one, four hexadecimal digits each.\n\n")
        pairs = [(a, b) for a, b, kind in rows if kind == "o"]
        text = "".join(f"{a:04X}{b:04X}" for a, b in pairs)
        file.write("let bidiBracketPairs: StaticString = " + literal(text).replace("\n    ", "\n  ") + "\n")
    print("brackets", len(pairs), "pairs")


def pictographs():
    rows = [r for r in ranges("emoji/emoji-data.txt") if r[2] == "Extended_Pictographic"]
    merged = []
    for first, last, _ in sorted(rows):
        if merged and merged[-1][1] + 1 == first:
            merged[-1][1] = last
        else:
            merged.append([first, last])
    with open(os.path.join(HERE, "PictographicData.swift"), "w", encoding="ascii") as file:
        file.write("// SPDX-License-Identifier: MIT\n// SPDX-FileCopyrightText: The Tessera authors\n\n")
        file.write("// Made by generate.py from Unicode 15.0.0: do not edit. The ranges of Extended_Pictographic, first and\n")
        file.write("// last code point, five hexadecimal digits each.\n\n")
        text = "".join(f"{a:05X}{b:05X}" for a, b in merged)
        file.write("let pictographicRanges: StaticString = " + literal(text).replace("\n    ", "\n  ") + "\n")
    print("pictographs", len(merged), "ranges")


def sample(path, name, count=300):
    with open(os.path.join(UCD, path), encoding="utf-8") as file:
        lines = [l.split("#")[0].strip() for l in file]
    random.seed(15)
    chosen = random.sample([l for l in lines if l and len(l) < 110], count)
    tests = os.path.join(HERE, "../../../Tests/TesseraTextTests/Unicode")
    with open(os.path.join(tests, name[0].upper() + name[1:] + ".swift"), "w", encoding="utf-8") as file:
        file.write("// SPDX-License-Identifier: MIT\n// SPDX-FileCopyrightText: The Tessera authors\n\n")
        file.write(f"// Lines of Unicode's {os.path.basename(path)}, version 15.0.0, chosen by generate.py.\n")
        file.write("// © 2022 Unicode, Inc. For terms of use, see https://www.unicode.org/terms_of_use.html\n\n")
        file.write(f'let {name} = """\n' + "".join(f"  {l}\n" for l in chosen) + '  """\n')


emit("BidiClass", "The bidi class of every code point.", bidi_classes(), BIDI)
emit("LineBreakClass", "The line break class of every code point.", break_classes(), BREAK)
brackets()
pictographs()
sample("BidiCharacterTest.txt", "bidiCharacterSample")
sample("auxiliary/LineBreakTest.txt", "lineBreakSample")
