#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors
"""Creates the font files in this folder that are not shipped unchanged, and `coverage.h` of each product.

Requires the Debian packages fonts-noto-core, fonts-noto-ui-core, fonts-noto-cjk, fonts-noto-color-emoji and unicode-data, and
from PyPI fonttools 4.68.0, uharfbuzz 0.57.0, fontpkg-noto-serif and fontpkg-nunito 3.602.

Hints are dropped, because outlines are never hinted. Layout tables are complete unless specified.
"""
import glob
import importlib.util
import io
import os
import shutil
import sys

import uharfbuzz
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = os.path.dirname(os.path.abspath(__file__))
NOTO = "/usr/share/fonts/truetype/noto/"
CJK = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
EMOJI = NOTO + "NotoColorEmoji.ttf"

# The scripts of the core product, in the order in which fonts are queried. UI variants have marks that fit lines of Latin text.
CORE = [
    "NotoSansArabic-Regular", "NotoSansArabic-Bold", "NotoSansHebrew-Regular", "NotoSansHebrew-Bold",
    "NotoSansDevanagariUI-Regular", "NotoSansBengaliUI-Regular", "NotoSansGurmukhiUI-Regular",
    "NotoSansGujaratiUI-Regular", "NotoSansTamilUI-Regular", "NotoSansTeluguUI-Regular", "NotoSansKannadaUI-Regular",
    "NotoSansMalayalamUI-Regular", "NotoSansSinhalaUI-Regular", "NotoSansThaiUI-Regular", "NotoSansLaoUI-Regular",
    "NotoSansKhmerUI-Regular", "NotoSansMyanmarUI-Regular", "NotoSansGeorgian-Regular", "NotoSansArmenian-Regular",
    "NotoSansEthiopic-Regular", "NotoSansSymbols-Regular", "NotoSansSymbols2-Regular", "NotoSansMath-Regular",
]
# The files of Debian, which are older here than the subsets.
UNCHANGED = {"NotoSansArabic-Regular", "NotoSansHebrew-Regular"}

# Scripts that are less common today, and those of scholars, one font each.
RARE = """
    OriyaUI Thaana NKo Cherokee CanadianAboriginal Mongolian Tifinagh Yi Javanese Balinese Sundanese OlChiki MeeteiMayek
    Vai Adlam Syriac Samaritan Coptic Gothic Runic Ogham Glagolitic Lisu Lepcha Limbu TaiLe NewTaiLue TaiTham TaiViet Cham
    Buginese Batak Rejang KayahLi Saurashtra PhagsPa Bamum Tagalog Hanunoo Buhid Tagbanwa Chakma Osage HanifiRohingya
    Wancho Deseret Shavian SylotiNagri Miao WarangCiti Newa Mandaic Avestan OldItalic OldTurkic OldPersian
    Ugaritic Phoenician Brahmi Sharada Tirhuta Kaithi Grantha Osmanya Elbasan Duployan BassaVah MendeKikakui PauCinHau
    Mro Modi Khojki Khudawadi Takri Siddham Bhaiksuki MasaramGondi GunjalaGondi Medefaidrin
""".split()


# Names that are abbreviated in the files.
FULL_NAMES = {"Noto Sans CanAborig": "Noto Sans Canadian Aboriginal"}


def save(font, path):
    font.save(path)
    print(f"{os.path.getsize(path):>9} {os.path.relpath(path, HERE)}")


def shrink(source, path, unicodes=None, number=-1, features="*", drop=(), subroutines=True):
    options = subset.Options()
    options.hinting = False
    options.desubroutinize = not subroutines
    options.font_number = number
    options.layout_features = features if features == "*" else features.split(",")
    options.drop_tables += ["DSIG", *drop]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17]
    options.notdef_outline = True
    options.glyph_names = False
    font = subset.load_font(source, options) if isinstance(source, str) else source
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=unicodes if unicodes is not None else font.getBestCmap().keys())
    subsetter.subset(font)
    save(font, path)


def reload(font):
    """Returns a font without partly read tables, as required by the subsetter."""
    data = io.BytesIO()
    font.save(data)
    return TTFont(io.BytesIO(data.getvalue()))


def package_file(package, name):
    root = os.path.dirname(importlib.util.find_spec(package).origin)
    return os.path.join(root, "files", name)


def latin():
    """Returns Latin, Greek and Cyrillic with their accents, punctuation, arrows and currency symbols."""
    ranges = [(0x20, 0x7F), (0xA0, 0x530), (0x1C80, 0x1C90), (0x1D00, 0x1DC0), (0x1E00, 0x2070), (0x2070, 0x2150),
              (0x2150, 0x2190), (0x2190, 0x2200), (0x2200, 0x2270), (0x2C60, 0x2C80), (0x2DE0, 0x2E60), (0xA640, 0xA6A0),
              (0xA720, 0xA800), (0xFB00, 0xFB07), (0xFFFC, 0xFFFE)]
    return [c for a, b in ranges for c in range(a, b)]


def make_core():
    out = os.path.join(HERE, "Files")
    for name in CORE:
        path = os.path.join(out, name + ".ttf")
        if name in UNCHANGED:
            shutil.copyfile(NOTO + name + ".ttf", path)
        else:
            shrink(NOTO + name + ".ttf", path)
    for source, name in (("NotoSerif[wdth,wght].ttf", "NotoSerif-roman.var.ttf"),
                         ("NotoSerif-Italic[wdth,wght].ttf", "NotoSerif-italic.var.ttf")):
        font = reload(
            instancer.instantiateVariableFont(TTFont(package_file("fontpkg_noto_serif", source)), {"wdth": 100}))
        shrink(font, os.path.join(out, name), latin(), features="kern,mark,mkmk,ccmp,locl,liga")
    for source, name in (("Nunito[wght].ttf", "Nunito-roman.var.ttf"),):
        shrink(TTFont(package_file("fontpkg_nunito", source)), os.path.join(out, name), latin())


def charset(codec, leads, trails):
    found = set()
    for lead in leads:
        for trail in trails:
            try:
                found.update(map(ord, bytes([lead, trail]).decode(codec)))
            except UnicodeDecodeError:
                pass
    return {c for c in found if c >= 0x2000}


def make_cjk():
    jis = charset("euc_jp", range(0xA1, 0xF5), range(0xA1, 0xFF))
    gb = charset("gb2312", range(0xA1, 0xF8), range(0xA1, 0xFF))
    # The first level of Big5: the 5,401 common characters.
    big5 = charset("big5", range(0xA1, 0xC7), [*range(0x40, 0x7F), *range(0xA1, 0xFF)])
    korean = charset("euc_kr", range(0xA1, 0xFE), range(0xA1, 0xFF))
    hangul = {*range(0xAC00, 0xD7A4), *range(0x1100, 0x1200), *range(0x3130, 0x3190), *range(0xA960, 0xA980),
              *range(0xD7B0, 0xD800)}
    blocks = {*range(0x20, 0x7F), 0xA0, 0xB7, *range(0x2E80, 0x2FE0), *range(0x3000, 0x3130), *range(0x31A0, 0x3400),
              *range(0xFE30, 0xFE50), *range(0xFF00, 0xFFF0)}
    cantonese = set(map(ord, "嘅咗喺嗰啲嚟冇佢哋乜嘢噉咁咩啦㗎喎嗌攞揾搵嘥嬲冧嗱"))
    shrink(CJK, os.path.join(HERE, "CJK/Files/NotoSansCJKjp-subset.otf"),
           jis | gb | big5 | korean | hangul | blocks | cantonese, number=0,
           features="locl,ccmp,ljmo,vjmo,tjmo", drop=("vhea", "vmtx", "VORG"))


def make_emoji():
    """Writes the core's emoji: all except people with a skin tone who are combined with other people or with objects."""
    sequences = []
    for line in open("/usr/share/unicode/emoji/emoji-test.txt"):
        if "; fully-qualified" in line:
            sequences.append([int(c, 16) for c in line.split(";")[0].split()])
    toned = lambda s: any(0x1F3FB <= c <= 0x1F3FF for c in s)
    kept = [s for s in sequences if not toned(s) or 0x200D not in s]
    font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(EMOJI)))
    glyphs = {0}
    for sequence in kept:
        buffer = uharfbuzz.Buffer()
        buffer.add_codepoints(sequence)
        buffer.guess_segment_properties()
        uharfbuzz.shape(font, buffer)
        assert len(buffer.glyph_infos) == 1, sequence
        glyphs.add(buffer.glyph_infos[0].codepoint)
    path = os.path.join(HERE, "Files/NotoColorEmoji-subset.ttf")
    options = subset.Options()
    options.layout_features = "*"
    options.layout_closure = False
    options.notdef_outline = True
    options.name_IDs = ["*"]
    options.glyph_names = False
    source = subset.load_font(EMOJI, options)
    subsetter = subset.Subsetter(options)
    names = source.getGlyphOrder()
    subsetter.populate(glyphs=[names[g] for g in glyphs], unicodes={c for s in kept for c in s})
    subsetter.subset(source)
    save(source, path)
    shutil.copyfile(EMOJI, os.path.join(HERE, "Emoji/Files/NotoColorEmoji.ttf"))


def make_rare():
    for script in RARE:
        name = f"NotoSans{script}-Regular"
        source = NOTO + name + ".ttf"
        if not os.path.exists(source):
            sys.exit(f"There is no {source}.")
        shrink(source, os.path.join(HERE, f"Scripts/Files/{name}.ttf"))
    shrink(NOTO + "NotoSerifTibetan-Regular.ttf", os.path.join(HERE, "Scripts/Files/NotoSerifTibetan-Regular.ttf"))


def write_coverage(folder, names):
    """Writes the blocks of 256 code points in which each font has characters."""
    lines = ["// SPDX-License-Identifier: MIT", "// SPDX-FileCopyrightText: The Tessera authors", "",
             "// Generated by subset.py: the blocks of 256 code points in which each font has characters.",
             "#pragma once", "#include <stdint.h>", ""]
    for name in names:
        path, = glob.glob(os.path.join(HERE, folder, "Files", name + ".?tf"))
        blocks = sorted({c >> 8 for c in TTFont(path).getBestCmap() if c > 0x7F})
        identifier = name.replace("-", "_")
        lines.append(f"static const uint16_t {identifier}_blocks[] = {{")
        row = " "
        for block in blocks:
            word = f" 0x{block:02x},"
            if len(row) + len(word) > 118:
                lines.append(row)
                row = " "
            row += word
        lines += [row, "};"]
    with open(os.path.join(HERE, folder, "coverage.h"), "w") as file:
        file.write("\n".join(lines) + "\n")


def write_rare_list():
    names = [f"NotoSans{script}-Regular" for script in RARE] + ["NotoSerifTibetan-Regular"]
    write_coverage("Scripts", names)
    with open(os.path.join(HERE, "Scripts/fonts.h"), "w") as file:
        file.write("// SPDX-License-Identifier: MIT\n// SPDX-FileCopyrightText: The Tessera authors\n\n"
                   "// Generated by subset.py: FONT(file, name) for each font of this product.\n")
        for name in names:
            family = TTFont(os.path.join(HERE, f"Scripts/Files/{name}.ttf"))["name"].getDebugName(1)
            file.write(f'FONT({name.replace("-", "_")}, "{FULL_NAMES.get(family, family)}")\n')
    with open(os.path.join(HERE, "Scripts/bytes.h"), "w") as file:
        file.write("// SPDX-License-Identifier: MIT\n// SPDX-FileCopyrightText: The Tessera authors\n\n"
                   "// Generated by subset.py: the bytes of each font of this product.\n")
        for name in names:
            file.write(f'static const unsigned char {name.replace("-", "_")}_bytes[] = {{\n'
                       f'#embed "Files/{name}.ttf"\n}};\n')


if __name__ == "__main__":
    parts = sys.argv[1:] or ["core", "cjk", "emoji", "rare"]
    if "core" in parts:
        make_core()
    if "cjk" in parts:
        make_cjk()
    if "emoji" in parts:
        make_emoji()
    if "rare" in parts:
        make_rare()
    write_coverage("", CORE)
    write_coverage("CJK", ["NotoSansCJKjp-subset"])
    write_rare_list()
