# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors
"""Fits advances to the widths of strings on iOS.

The width of a string is linear in the corrections of its characters. Each correction, in thousandths of an em, is the sum of a
value for all characters, a value for the character's class (capitals, lowercase letters, digits, punctuation, the space) and a
value for the character. Each of these consists of a part for every size and weight, a part for display sizes, and a part for
heavy weights, which are linear in the coordinates of the masters:

    correction(size, weight) = constant + optical · display + boldness · heavy

`optical` is 0 for text and 1 for display sizes. `boldness` is 0 at regular and 1 at black. Weights below regular have the
corrections of regular, because no width of a light string is known.

The values are estimated by regularized least squares. `PRIORS` contains their standard deviations, which were selected by the
error of strings that are left out. `letters.tsv` contains corrections of single letters that were solved from further strings.
They are used as observations with a large deviation.
"""
import csv
import math
import os

import numpy as np
import uharfbuzz

from classes import width_class

HERE = os.path.dirname(os.path.abspath(__file__))
EM = 2048
PIXEL_COVERAGE = 0.25
# The part of a correction that is applied by scaling the outline. The rest is added to both sidebearings.
SCALED_PART = 0.5
MAXIMUM_SCALE = 0.02

# Standard deviations in thousandths of an em, by level and part.
PRIORS = {
    "all": {"constant": 30, "display": 30, "heavy": 9},
    "class": {"constant": 14, "display": 1, "heavy": 1},
    "letter": {"constant": 16, "display": 1, "heavy": 10},
    "size": {"constant": 7, "heavy": 4},
    "sizes": {"heavy": 30},
}
# The part of the deviation of a letter that applies to digits and punctuation, most of which occur in few strings.
RARE_PART = 0.6
# The sizes of the residual tracking, in points. It is interpolated linearly, and zero at the other sizes of the fit.
SIZES = [12, 17, 22, 28, 32]
# The size at which regular text has no residual tracking.
REFERENCE_SIZE = 17
# The standard deviation of an entry of `letters.tsv`, in thousandths of an em.
LETTER_DEVIATION = 6
# The relative standard deviation of a width because of shapes and kerning, in addition to that of its pixels.
SHAPE_DEVIATION = 0.0007
# Apple's labels of iOS 13 between 25 and 30 points precede continuous optical sizes.
OLD_DEVIATION = 0.01

APPLE = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23),
    (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07),
    (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39), (32, 0.41), (33, 0.40),
    (34, 0.40), (35, 0.38), (36, 0.37), (40, 0.37), (44, 0.37), (48, 0.35), (52, 0.31), (56, 0.30), (60, 0.26),
    (64, 0.22), (68, 0.17), (72, 0.14), (76, 0.07), (80, 0),
]


def apple_tracking(size):
    """Returns San Francisco's tracking in points, from the Human Interface Guidelines."""
    return float(np.interp(size, *zip(*APPLE)))


def heavy_share(weight):
    """Returns the part of the residual tracking of heavy text that applies to a weight."""
    return min(1, max(0, (weight - 500) / 100))


class Residual:
    """The tracking in addition to Apple's, in thousandths of an em, which the axes of the font can't express.

    Attributes:
        regular, heavy: Points of size and tracking, interpolated linearly. `heavy` is added in full from weight 600 on, and
            in proportion to the weight from 500 to 600.
    """

    def __init__(self, regular, heavy):
        self.regular, self.heavy = regular, heavy

    def tracking(self, size, weight):
        """Returns the residual tracking in points."""
        share = heavy_share(weight)
        regular, heavy = (float(np.interp(size, *zip(*points))) for points in (self.regular, self.heavy))
        return (regular + share * heavy) * size / 1000


NO_RESIDUAL = Residual([(0, 0)], [(0, 0)])


def optical_size(size):
    """Returns the coordinate on the `opsz` axis for a size in points: 14 up to 17 points, 32 from 28 points."""
    return 14 + 18 * min(1, max(0, (round(size * 8) / 8 - 17) / 11))


class Row:
    """The width of a string on iOS."""

    def __init__(self, fields):
        self.text, self.style, self.kind = fields["text"], fields["style"], fields["kind"]
        self.size, self.weight = float(fields["size"]), float(fields["weight"])
        self.width, self.scale, self.ios = float(fields["width"]), float(fields["scale"]), fields["ios"]

    @property
    def is_old(self):
        return self.ios == "13" and self.size < 32

    @property
    def group(self):
        if self.ios == "13":
            return (99, self.size >= 32, "iOS 13 labels, " + ("25 to 30" if self.is_old else "32 to 58"), "")
        return (self.size, self.weight, self.style, "")

    @property
    def deviation(self):
        """The standard deviation in points."""
        pixels = 0.33 / self.scale
        relative = OLD_DEVIATION if self.is_old else SHAPE_DEVIATION
        return math.hypot(pixels, relative * self.width)


def read_table(name):
    with open(os.path.join(HERE, name), encoding="utf-8") as file:
        return list(csv.DictReader((line for line in file if not line.startswith("#")), delimiter="\t",
                                   quoting=csv.QUOTE_NONE))


def read_rows():
    return [Row(fields) for fields in read_table("widths.tsv")]


class Measurer:
    """Measures strings in a font with Apple's tracking, like Tessera does."""

    def __init__(self, path, residual=NO_RESIDUAL):
        self.residual = residual
        self.face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(path))
        self.fonts = {}

    def font(self, size, weight):
        key = (optical_size(size), weight)
        if key not in self.fonts:
            font = uharfbuzz.Font(self.face)
            font.set_variations({"opsz": key[0], "wght": key[1]})
            self.fonts[key] = font
        return self.fonts[key]

    def shape(self, text, size, weight):
        """Returns the glyph indices and advances of a text, and its extents from the origin, in units."""
        font = self.font(size, weight)
        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        uharfbuzz.shape(font, buffer, {"calt": False})
        glyphs = [info.codepoint for info in buffer.glyph_infos]
        advances = [position.x_advance for position in buffer.glyph_positions]
        first, last = font.get_glyph_extents(glyphs[0]), font.get_glyph_extents(glyphs[-1])
        left = first.x_bearing
        right = sum(advances[:-1]) + last.x_bearing + last.width
        return glyphs, advances, left, right

    def measure(self, row):
        """Returns the expected width of a row's string in points, without the rounding to pixels."""
        glyphs, advances, left, right = self.shape(row.text, row.size, row.weight)
        spacing = apple_tracking(row.size) + self.residual.tracking(row.size, row.weight)
        scale = row.size / EM
        if row.kind == "advance":
            # Label widths are rounded up to pixels.
            return sum(advances) * scale + spacing * len(glyphs) + 0.5 / row.scale
        # A column is drawn if it is covered by a quarter, which adds half a pixel on average.
        return (right - left) * scale + spacing * (len(glyphs) - 1) + 2 * (0.5 - PIXEL_COVERAGE) / row.scale

    def pixels(self, row):
        """Returns the width of a row's string in points, rounded as by the pixels of a picture."""
        glyphs, advances, left, right = self.shape(row.text, row.size, row.weight)
        spacing = apple_tracking(row.size) + self.residual.tracking(row.size, row.weight)
        scale = row.size / EM
        if row.kind == "advance":
            return math.ceil((sum(advances) * scale + spacing * len(glyphs)) * row.scale - 1e-6) / row.scale
        right_edge = (right * scale + spacing * (len(glyphs) - 1)) * row.scale
        first = math.floor(left * scale * row.scale + PIXEL_COVERAGE)
        return (math.ceil(right_edge - PIXEL_COVERAGE) - first) / row.scale


class Fit:
    """The estimated corrections of all characters."""

    def __init__(self, rows, measurer, boldness, letters=True):
        """- Parameters:
          - rows: The strings.
          - measurer: Measures strings in the unchanged font.
          - boldness: A function that returns the normalized weight, from 0 at regular to 1 at black.
        """
        self.rows, self.measurer, self.boldness = rows, measurer, boldness
        self.columns = {}
        self.letters = read_table("letters.tsv") if letters else []
        characters = sorted({c for row in rows for c in row.text} | {self.letter(e) for e in self.letters})
        for part in ("constant", "display", "heavy"):
            for key in ["all"] + [f"class {c}" for c in sorted({width_class(c) for c in characters})] + characters:
                self.columns[key, part] = len(self.columns)
        for part in ("constant", "heavy"):
            for size in SIZES:
                self.columns[f"size {size}", part] = len(self.columns)
        self.columns["sizes", "heavy"] = len(self.columns)
        self.deviations = np.array([self.prior(key, part) for key, part in self.columns])
        self.matrix = np.array([self.design(row) for row in rows])
        self.targets = np.array([row.width - measurer.measure(row) for row in rows])
        self.errors = np.array([row.deviation for row in rows])
        self.values = self.solve()

    @staticmethod
    def letter(entry):
        return " " if entry["letter"] == "space" else entry["letter"]

    @staticmethod
    def prior(key, part):
        level = key.split(" ")[0] if key in ("all", "sizes") or key.startswith(("class ", "size ")) else "letter"
        if (key, part) == (f"size {REFERENCE_SIZE}", "constant"):
            return 1e-6
        deviation = PRIORS[level][part]
        return deviation * RARE_PART if level == "letter" and not key.isalpha() and key != " " else deviation

    def location(self, size, weight):
        return (optical_size(size) - 14) / 18, max(0.0, self.boldness(weight))

    def add(self, vector, character, size, weight, amount):
        display, heavy = self.location(size, weight)
        for key in ("all", f"class {width_class(character)}", character):
            for part, factor in (("constant", 1), ("display", display), ("heavy", heavy)):
                vector[self.columns[key, part]] += amount * factor

    def design(self, row):
        """Returns the change of a string's width by each value, in points."""
        vector = np.zeros(len(self.columns))
        for index, character in enumerate(row.text):
            is_end = index in (0, len(row.text) - 1) and row.kind == "ink"
            part = 1 - 0.5 * (1 - SCALED_PART) if is_end else 1
            self.add(vector, character, row.size, row.weight, part * row.size / 1000)
        gaps = len(row.text) - (row.kind == "ink")
        for index, size in enumerate(SIZES):
            amount = float(np.interp(row.size, SIZES, np.eye(len(SIZES))[index])) * gaps * row.size / 1000
            vector[self.columns[f"size {size}", "constant"]] += amount
            vector[self.columns[f"size {size}", "heavy"]] += amount * heavy_share(row.weight)
        vector[self.columns["sizes", "heavy"]] += gaps * row.size / 1000 * heavy_share(row.weight)
        return vector

    def solve(self, excluded=None):
        """Returns the values that minimize the weighted squares of the errors, without one row if it is specified."""
        keep = [i for i in range(len(self.rows)) if i != excluded]
        matrix = [self.matrix[keep] / self.errors[keep][:, None]]
        targets = [self.targets[keep] / self.errors[keep]]
        if self.letters:
            extra, wanted = self.letter_equations()
            matrix.append(extra)
            targets.append(wanted)
        matrix, targets = np.concatenate(matrix), np.concatenate(targets)
        scaled = matrix * self.deviations
        normal = scaled.T @ scaled + np.eye(scaled.shape[1])
        return self.deviations * np.linalg.solve(normal, scaled.T @ targets)

    def leverages(self):
        """Returns the influence of each string on its own fitted width, from 0 to 1.

        An error divided by one minus the influence is the error of a fit without the string.
        """
        matrix = self.matrix / self.errors[:, None]
        rows = matrix
        if self.letters:
            rows = np.concatenate([matrix, self.letter_equations()[0]])
        scaled = rows * self.deviations
        inverse = np.linalg.inv(scaled.T @ scaled + np.eye(scaled.shape[1]))
        own = matrix * self.deviations
        return np.einsum("ij,jk,ik->i", own, inverse, own)

    def letter_equations(self):
        """Returns observations of single letters, relative to the mean of their table."""
        rows, wanted = [], []
        for weight, number in (("regular", 400), ("semibold", 600)):
            entries = [entry for entry in self.letters if entry["weight"] == weight]
            vectors = []
            for entry in entries:
                vector = np.zeros(len(self.columns))
                self.add(vector, self.letter(entry), 14, number, 1)
                vectors.append(vector)
            vectors = np.array(vectors)
            values = np.array([float(entry["width"]) for entry in entries])
            rows.append((vectors - vectors.mean(0)) / LETTER_DEVIATION)
            wanted.append((values - values.mean()) / LETTER_DEVIATION)
        return np.concatenate(rows), np.concatenate(wanted)

    def correction(self, character, part):
        """Returns a part of a character's correction, in thousandths of an em."""
        keys = ("all", f"class {width_class(character)}", character)
        return sum(self.values[self.columns[key, part]] for key in keys if (key, part) in self.columns)

    @property
    def residual(self):
        """The residual tracking, rounded to tenths."""
        parts = []
        for part in ("constant", "heavy"):
            common = self.values[self.columns["sizes", part]] if part == "heavy" else 0
            parts.append([
                (size, round(float(common + self.values[self.columns[f"size {size}", part]]), 1)) for size in SIZES])
        return Residual(*parts)

    def residuals(self):
        """Returns the relative errors of all strings: fitted, and with the string left out."""
        widths = np.array([row.width for row in self.rows])
        fitted = (self.matrix @ self.values - self.targets) / widths
        left_out = fitted / (1 - self.leverages())
        return fitted, left_out
