# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors
"""Creates static fonts for the scenes and pictures from the variable Tessera Sans in Fonts/Files.

All renderers read a static font in the same way; some read only the default weight of a variable font. Requires fonttools.
"""
import os

from fontTools import subset
from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SOURCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Fonts/Files/TesseraSans-roman.var.ttf")
WEIGHTS = {"regular": 400, "semibold": 600, "bold": 700}
# Latin-1, dashes, quotation marks, the ellipsis and a chevron.
CHARACTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026, 0x203A]


class Face:
    """A font file with the data for setting a line: numbers and advances of glyphs, in ems, and their outlines."""

    def __init__(self, path):
        self.path = path
        self.font = TTFont(path)
        self.names = self.font.getBestCmap()
        self.metrics = self.font["hmtx"]
        self.glyphs = self.font.getGlyphSet()
        self.units = self.font["head"].unitsPerEm
        self.outlines = {}

    def glyph(self, character):
        return self.font.getGlyphID(self.names[ord(character)])

    def advance(self, character):
        return self.metrics[self.names[ord(character)]][0] / self.units

    def width(self, text, size):
        return sum(self.advance(character) for character in text) * size

    def outline(self, glyph):
        """Segments that consist of a letter and points in font units: M, L, Q, C and Z."""
        if glyph not in self.outlines:
            pen = SegmentPen(self.glyphs)
            self.glyphs[self.font.getGlyphName(glyph)].draw(pen)
            self.outlines[glyph] = pen.segments
        return self.outlines[glyph]


class SegmentPen(BasePen):
    """Records an outline; BasePen decomposes composites and runs of control points."""

    def __init__(self, glyphs):
        super().__init__(glyphs)
        self.segments = []

    def _moveTo(self, point):
        self.segments.append(("M", [point]))

    def _lineTo(self, point):
        self.segments.append(("L", [point]))

    def _qCurveToOne(self, control, point):
        self.segments.append(("Q", [control, point]))

    def _curveToOne(self, control1, control2, point):
        self.segments.append(("C", [control1, control2, point]))

    def _closePath(self):
        self.segments.append(("Z", []))


def faces(folder):
    """Returns the faces by the keys of WEIGHTS, and creates those that are not yet in the folder."""
    os.makedirs(folder, exist_ok=True)
    return {name: Face(cut(os.path.abspath(folder), name, weight)) for name, weight in WEIGHTS.items()}


def cut(folder, name, weight):
    path = os.path.join(folder, f"{name}.ttf")
    if os.path.exists(path):
        return path
    font = TTFont(SOURCE)
    # Glyphs are placed one by one, so no layout table is needed.
    options = subset.Options(layout_features=[], name_IDs=[1, 2, 4, 6], hinting=False, notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    # FreeType would paint glyphs that are flagged as overlapping at four times the size; other renderers would not.
    font = instancer.instantiateVariableFont(
        font, {"opsz": 14, "wght": weight}, overlap=instancer.OverlapMode.KEEP_AND_DONT_SET_FLAGS)
    # Different names, so that it is not mistaken for the bundled font.
    full = f"Bench Sans {name.capitalize()}"
    for number, text in (1, full), (2, "Regular"), (4, full), (6, full.replace(" ", "")):
        font["name"].setName(text, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight
    font.save(path + ".part")
    os.replace(path + ".part", path)
    return path
