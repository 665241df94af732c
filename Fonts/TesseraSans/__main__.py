# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors
"""Creates Tessera Sans, the system font: Inter with the heights and advances of San Francisco.

    python3 Fonts/TesseraSans            # Writes the fonts to Fonts/Files, and the residual tracking to tracking.json.
    python3 Fonts/TesseraSans --report   # Prints the errors of widths, and the heights.

Requires from PyPI fonttools 4.68.0, uharfbuzz 0.57.0, numpy, and fontpkg-inter 4.1.post1. The output only depends on the
versions of these packages.
"""
import argparse
import importlib.util
import json
import os

import numpy as np
from fontTools.ttLib import TTFont

import report
from advances import Fit, Measurer, Residual, read_rows
from build import Builder

HERE = os.path.dirname(os.path.abspath(__file__))
FILES = os.path.join(os.path.dirname(HERE), "Files")
TRACKING = os.path.join(HERE, "tracking.json")
SOURCES = {"roman": "Inter[opsz,wght].ttf", "italic": "Inter-Italic[opsz,wght].ttf"}


def source(style):
    """Returns the path of Inter in the Python package fontpkg-inter."""
    spec = importlib.util.find_spec("fontpkg_inter")
    if spec is None:
        raise SystemExit("Can't find fontpkg-inter. Install it with `pip install fontpkg-inter==4.1.post1`.")
    return os.path.join(os.path.dirname(spec.origin), "files", SOURCES[style])


def result(style):
    return os.path.join(FILES, f"TesseraSans-{style}.var.ttf")


def boldness(font):
    """Returns the function from weights to the font's normalized weights."""
    segments = font["avar"].segments["wght"]
    stops = sorted(segments.items())

    def normalized(weight):
        linear = (weight - 400) / 500 if weight >= 400 else (weight - 400) / 300
        return float(np.interp(linear, *zip(*stops)))

    return normalized


def make_fit(letters=True):
    path = source("roman")
    rows = [row for row in read_rows() if row.style == "roman"]
    return Fit(rows, Measurer(path), boldness(TTFont(path)), letters)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--report", action="store_true", help="print the errors instead of writing files")
    options = parser.parse_args()
    fit = make_fit()
    if options.report:
        with open(TRACKING, encoding="utf-8") as file:
            residual = Residual(**json.load(file))
        report.print_widths(fit, make_fit(letters=False), {s: Measurer(result(s), residual) for s in SOURCES})
        report.print_heights({s: result(s) for s in SOURCES})
        report.print_strokes({s: (source(s), result(s)) for s in SOURCES})
        return
    residual = fit.residual
    with open(TRACKING, "w", encoding="utf-8") as file:
        file.write(json.dumps({"regular": residual.regular, "heavy": residual.heavy}) + "\n")
    for style in SOURCES:
        builder = Builder(source(style), fit)
        builder.build()
        builder.font.save(result(style))
        print(f"{os.path.getsize(result(style)):>9} {os.path.relpath(result(style))}")


if __name__ == "__main__":
    main()
