#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors
"""Writes symbols.txt: the outlines for UIImage(systemName:).

SF Symbols must not be shipped with other software. CupertinoIcons (MIT) is drawn in their style and has most of the names that
apps use. Missing names come from Bootstrap Icons (MIT), letters and numbers in rings from Inter (OFL), and a few drawings are
original or composed from parts.

    pip install fonttools skia-pathops fontpkg-inter  # 4.68, 0.9.2, 4.1.post1
    apt-get install bootstrap-icons     # 1.10.3
    python3 Fonts/Symbols/generate.py

There is one line for each name, in byte order for binary search; fields are separated by tabs:

    name
    =name      the drawing of another name; or, for each layer from back to front:
    path       SVG path data in a square of 16 units, in which Apple's circle is 13.54 units wide. It can be preceded, in this
               order, by e (the even-odd rule), l1 or l2 (the level of hierarchical colors, 0 by default), v1 to v40 (the index
               among the parts of variable drawings), c and a letter (its color in multicolor drawings), and w with the width
               of its strokes in hundredths of a unit (115 by default)

A '>' before the second field marks a name whose drawing is mirrored in right-to-left layouts.
"""

import html
import importlib.util
import math
import os
import re
import sys

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from annotations import annotated, middle
from names import (DIRECTED, ENCLOSED, ENDINGS, EXACT, FAMILIES, FOREIGN, LEFT_OUT, NARROWED, RENAMED, SAME, SHRUNK,
                   SOLID, STEMS, TURNED, VARIANTS)
from objects import objects
from outlines import Field, Pen, box, operated, parts, svg_contours
from shapes import RING, STROKE, bar, chain, disc, drawn, placed, plate, ring, rounded

ICONS = "/usr/share/bootstrap-icons/svg"
HERE = os.path.dirname(os.path.abspath(__file__))

# A circle of the font is 437 of 512 units wide, Apple's 99.6 at 100 points; a unit of the square is 1.25/17 of the points.
FONT_UNIT = 99.6 / 437 / (100 * 1.25 / 17)
# Bootstrap's circles fill their square of 16; ours are 13.54 wide.
ICON_SCALE = 437 * FONT_UNIT / 16


# The font

def glyphs():
    """Returns the drawings of the font by Framework7's names."""
    font = TTFont(os.path.join(HERE, "CupertinoIcons.ttf"))
    outlines, codes = font.getGlyphSet(), font.getBestCmap()
    result = {}
    with open(os.path.join(HERE, "cupertino.tsv"), encoding="utf-8") as file:
        for line in file:
            if line.startswith("#"):
                continue
            name, code = line.split()
            pen = Pen(outlines)
            outlines[codes[int(code, 16)]].draw(pen)
            bounds = box(pen.contours)
            x0, y0 = (bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2
            contours = [c.mapped(lambda p: (8 + (p[0] - x0) * FONT_UNIT, 8 - (p[1] - y0) * FONT_UNIT)) for c in pen.contours]
            result[name] = [Field([c for c in contours if c.segments])]
            if name in NARROWED:
                result[name] = placed(result[name], NARROWED[name])
    return result


def font_names(icons):
    """Returns the font's icons by Apple's names, with a '>' if they are mirrored."""
    renamed = {line.split()[0]: line.split()[1:] for line in RENAMED.strip().splitlines()}
    for stem, names in FAMILIES.items():
        for ending in ENDINGS:
            renamed.setdefault(stem + ending, [name + ending for name in names.split()])
    for stem in DIRECTED:
        for ending in ENDINGS:
            word = "backward" if "left" in stem else "forward"
            directed = ">" + re.sub("left|right", word, stem, count=1) + ending
            if stem + ending not in renamed:
                renamed[stem + ending] = [stem + ending, directed]
            elif directed not in renamed[stem + ending]:
                renamed[stem + ending].append(directed)
    result = {}
    for icon in icons:
        if icon not in LEFT_OUT:
            for name in renamed.get(icon, [icon]):
                result[name] = icon
    return result


# Bootstrap Icons

def icon(name):
    """Returns a Bootstrap icon in the size of Apple's symbols."""
    with open(os.path.join(ICONS, name + ".svg"), encoding="utf-8") as file:
        text = file.read()
    fields = []
    for element in re.findall(r"<(path|circle|rect)\s([^>]*?)/?>", text):
        attributes = dict(re.findall(r'([\w-]+)="([^"]*)"', element[1]))
        rule = ""
        if element[0] == "circle":
            data = disc(*(float(attributes[key]) for key in ("cx", "cy", "r")))
        elif element[0] == "path":
            rule = "e" if attributes.get("fill-rule") == "evenodd" else ""
            data = html.unescape(attributes["d"])
        else:
            sys.exit(f"{name}.svg has a <rect>, which this script does not read: choose another icon.")
        fields.append(Field(operated(svg_contours(data), rule=rule), "", 1.0))
    return placed(fields, ICON_SCALE)


def icon_names():
    """Returns Bootstrap's icons by Apple's names; the first of several entries for a name is used."""
    chosen = {name: theirs for name, theirs in EXACT.items() if theirs}
    stems = {stem: stem.replace(".", "-") for stem in SAME}
    stems.update({stem: theirs for stem, theirs in STEMS.items() if theirs})
    for stem, theirs in stems.items():
        for ending, suffix in VARIANTS.items():
            # Apple writes shield.slash.fill, Bootstrap eye-slash-fill and shield-fill-check.
            if os.path.exists(f"{ICONS}/{theirs}{suffix}.svg"):
                chosen.setdefault(stem + ending, theirs + suffix)
        pieces = theirs.split("-", 1)
        if len(pieces) == 2 and os.path.exists(f"{ICONS}/{pieces[0]}-fill-{pieces[1]}.svg"):
            chosen.setdefault(stem + ".fill", f"{pieces[0]}-fill-{pieces[1]}")
    return {name: theirs for name, theirs in chosen.items() if name not in FOREIGN}


def framed(sign, square=False):
    """Returns a sign in a ring, and one cut out of a disc. The sign has the first level of hierarchical colors."""
    sign = [field.of(field.contours, level=0, variable=0, color="") for field in sign]
    outline = [drawn(ring(square), level=1)] + sign
    contours = svg_contours(plate(square)) + operated([c for field in sign for c in field.contours], rule=sign[0].rule)
    return outline, [Field(contours, "e", sign[0].stroke)]


# Original drawings

def letters():
    """Yields letters and numbers in rings and squares, from Inter."""
    root = os.path.dirname(importlib.util.find_spec("fontpkg_inter").origin)
    font = TTFont(os.path.join(root, "files/Inter[opsz,wght].ttf"))
    font = instantiateVariableFont(font, {"wght": 560, "opsz": 14})
    outlines, codes = font.getGlyphSet(), font.getBestCmap()
    capitals = font["OS/2"].sCapHeight
    for text in [chr(code) for code in range(ord("a"), ord("z") + 1)] + [str(n) for n in range(51)]:
        contours, x = [], 0
        for letter in text.upper():
            pen, name = Pen(outlines), codes[ord(letter)]
            outlines[name].draw(pen)
            contours += [c.mapped(lambda p, x=x: (p[0] + x, p[1])) for c in operated(pen.contours)]
            x += outlines[name].width
        bounds = box(contours)
        for square in (False, True):
            unit = min((6.9 if len(text) == 1 else 5.7) / capitals, 9.2 / (bounds[2] - bounds[0]))
            sign = [Field([c.mapped(lambda p: (8 + (p[0] - (bounds[0] + bounds[2]) / 2) * unit,
                                               8 - (p[1] - capitals / 2) * unit)) for c in contours])]
            for ending, fields in zip(("", ".fill"), framed(sign, square)):
                yield f"{text}.{'square' if square else 'circle'}{ending}", fields


def own_drawings(font):
    """Returns original drawings, and those composed from parts of others."""
    def whole(name):
        return [c for field in font[name] for c in field.contours]

    own = {
        "figure.walk": [Field(svg_contours(
            disc(9, 1.9, 1.6)
            + chain([(8.6, 5.2), (7.6, 9.2), (10.2, 11.6), (11, 15)], 1.5) + chain([(7.6, 9.2), (7, 12), (4.6, 15)], 1.5)
            + chain([(8.4, 5.2), (5.6, 6.4), (4.8, 9)], 1.2) + chain([(8.8, 5.3), (10.2, 7.6), (12.4, 8.6)], 1.2)))],
        "figure.stand": [Field(svg_contours(
            disc(8, 1.9, 1.6) + bar(8, 5.2, 8, 9, 2.6) + bar(7.4, 9, 7.4, 14.9, 1.3) + bar(8.6, 9, 8.6, 14.9, 1.3)
            + chain([(7.2, 5), (5.4, 7), (5.2, 9.6)], 1.1) + chain([(8.8, 5), (10.6, 7), (10.8, 9.6)], 1.1)))],
        "leaf": [Field(svg_contours(
            "M14.5 1.6C8.5 1.2 2 3.2 1.9 8.9c0 1.5.4 2.8 1.1 3.8L1.6 14.1a.5.5 0 0 0 .7.7l1.5-1.5c1 .7 2.3 1.1 3.7 1.1 "
            "5.9 0 7.5-6.8 7.5-12.3a.5.5 0 0 0-.5-.5z"
            "M4.5 12.6l5.2-5.2a.5.5 0 0 0-.7-.7L3.7 12C3.2 11.2 2.9 10.1 2.9 8.9 3 4.2 8.2 2.4 14 2.6 "
            "13.9 7.5 12.4 13.4 7.5 13.4c-1.1 0-2.2-.3-3-.8z"), "", 1.0)],
        "leaf.fill": [Field(svg_contours(
            "M14.5 1.6C8.5 1.2 2 3.2 1.9 8.9c0 1.3.3 2.5.9 3.4l5.7-5.7a.5.5 0 0 1 .7.7l-5.7 5.7"
            "c1 .9 2.4 1.4 4 1.4 5.9 0 7.5-6.8 7.5-12.3a.5.5 0 0 0-.5-.5z"
            "M2.9 12.8L1.6 14.1a.5.5 0 0 0 .7.7l1.3-1.3z"))],
    }
    for name in own:
        own[name] = placed([own[name][0].of(operated(own[name][0].contours))], 0.92)
    own["cross"] = [drawn("M6 1.4h4v4.6h4.6v4H10v4.6H6V10H1.4V6H6z"
                          "M7.15 2.55h1.7v4.6h4.6v1.7h-4.6v4.6h-1.7v-4.6h-4.6v-1.7h4.6z")]
    own["cross.fill"] = [drawn("M6 1.4h4v4.6h4.6v4H10v4.6H6V10H1.4V6H6z")]
    own["rectangle.portrait"] = [drawn(rounded(3, 1, 10, 14, 2) + rounded(4.15, 2.15, 7.7, 11.7, 0.9))]
    own["rectangle.portrait.fill"] = [drawn(rounded(3, 1, 10, 14, 2))]
    own["fork.knife"] = placed([Field(operated(svg_contours(
        bar(3, 1.2, 3, 5, 0.9) + bar(4.9, 1.2, 4.9, 5, 0.9) + bar(6.8, 1.2, 6.8, 5, 0.9)
        + "M2.55 4.5h4.7c0 2-.8 3-1.6 3.3V14.4a.75.75 0 0 1-1.5 0V7.8C3.35 7.5 2.55 6.5 2.55 4.5z"
        + "M11 .8c1.8.6 3 3 3 5.5 0 1.6-.6 2.6-1.5 2.9V14.4a.75.75 0 0 1-1.5 0z")))], 0.92)
    own["airplayvideo"] = own["airplay.video"] = [
        Field(operated(svg_contours(chain([(4.3, 11.5), (2.4, 11.5), (1.4, 10.5), (1.4, 4.2), (2.4, 3.2), (13.6, 3.2), (14.6, 4.2),
                                  (14.6, 10.5), (13.6, 11.5), (11.7, 11.5)], STROKE)))),
        Field(svg_contours("M8 9.1L11.6 13.6H4.4z"))]
    own["list.clipboard"] = icon("clipboard") + [Field(svg_contours("".join(
        disc(5.6, y, 0.6) + bar(7.6, y, 10.4, y, 0.85) for y in (6.6, 9, 11.4))), stroke=0.85)]
    # Drawings that the font has only to the left.
    own["forward"] = placed(font["backward"], mirror=True)
    # Dashed frames, one of which is used by the placeholder of unknown names.
    square, circle = icon("plus-square-dotted"), icon("plus-circle-dotted")
    for name, fields in (("square.dashed", square), ("circle.dashed", circle)):
        dashes = [p for p in parts(fields[0].contours) if math.dist(middle(p), (8, 8)) > 3]
        own[name] = [fields[0].of([c for p in dashes for c in p])]
    own["questionmark.square.dashed"] = [own["square.dashed"][0].of(own["square.dashed"][0].contours, level=1)] + placed(
        font["question"], 0.62)
    own["faceid"] = font["viewfinder"] + placed([font["smiley"][0].of(
        [c for p in parts(whole("smiley")) for c in p if max(box(p)[2] - box(p)[0], box(p)[3] - box(p)[1]) < 9])], 0.9)
    for ending, name in (("", "gearshape.2"), (".fill", "gearshape.2.fill")):
        own[name] = (placed(font["gear.alt" + ending], 0.68, 5.2, 6.7) + placed(font["gear.alt" + ending], 0.52, 12.5, 10.8))
    for ending in ("", ".fill"):
        bell = operated(whole("bell" + ending), svg_contours(disc(12.3, 3.3, 3.1)))
        own["bell.badge" + ending] = [Field(bell, level=1), Field(svg_contours(disc(12.3, 3.3, 2.2)), color="r")]
        base = font["person.badge.minus" + ending]
        pieces = parts(base[0].contours)
        people = [c for p in pieces if middle(p)[1] < 9.4 or middle(p)[0] > 8 for c in p]
        own["person.badge.key" + ending] = own["person.fill.badge.key" if ending else "person.badge.key"] = [
            base[0].of(people, level=1)] + placed(icon("key-fill"), 0.5, 3.5, 12.3)
        up = icon("hand-index" + ending.replace(".", "-"))
        for turns, side in enumerate(("up", "right", "down", "left")):
            own[f"hand.point.{side}{ending}"] = placed(up, turns=turns)
        sign = placed(font["question"], 0.5, 8, 7.1)
        bubble = font["bubble.left" + ending]
        own["questionmark.bubble" + ending] = bubble + sign if not ending else [
            Field(bubble[0].contours + sign[0].contours, "e", sign[0].stroke)]
    # Partly full batteries.
    pieces = parts(whole("battery.100"))
    level = min(pieces, key=lambda p: 99 if len(p) > 1 else -(box(p)[2] - box(p)[0]))
    left, _, right, _ = box(level)
    for percent in (50, 75):
        def cut(p, percent=percent):
            return (p[0] if p[0] < (left + right) / 2 else p[0] - (right - left) * (1 - percent / 100), p[1])
        fields = [font["battery.100"][0].of([c.mapped(cut) if p is level else c for p in pieces for c in p])]
        own[f"battery.{percent}"] = own[f"battery.{percent}percent"] = fields
    return own


def enclosed(drawings):
    """Yields the signs of ENCLOSED in a ring and cut out of a disc, filled if there is such a drawing."""
    for name, scale in ENCLOSED.items():
        mark, bare = drawings[name]
        solid = drawings.get(name + ".fill", (mark, bare))[1]
        if name in SOLID:
            solid = [drawn(SOLID[name][0])]
        if any(field.rule or len(solid) > 1 for field in solid):
            # Only a single path can be cut out.
            solid = [Field([c for field in solid for c in field.contours], "e", solid[0].stroke)]
        outline, filled = framed(placed(solid, scale))
        yield name + ".circle", mark, outline
        yield name + ".circle.fill", mark, filled


def main():
    font = glyphs()
    drawings = {}
    for name, theirs in icon_names().items():
        mark, theirs = (">", theirs[1:]) if theirs.startswith(">") else ("", theirs)
        if not os.path.exists(f"{ICONS}/{theirs}.svg"):
            sys.exit(f"No {theirs}.svg for {name}: correct the table.")
        fields = icon(theirs)
        if name in TURNED:
            fields = placed(fields, turns=1)
        if name in SHRUNK:
            fields = placed(fields, SHRUNK[name])
        drawings[name] = mark, annotated(name, fields)
    for name, fields in letters():
        drawings[name] = "", fields
    for name, fields in (own_drawings(font) | objects(font, icon)).items():
        plain = name.lstrip(">")
        drawings[plain] = ">" if name.startswith(">") else "", annotated(plain, fields)
    # The font's drawings replace all others, except original ones that improve on them.
    known = {}
    for name, theirs in sorted(font_names(font).items()):
        if theirs not in known:
            plain = name.lstrip(">")
            known[theirs] = annotated(theirs if annotated(theirs, font[theirs]) != font[theirs] else plain, font[theirs])
        drawings[name.lstrip(">")] = (">" if name.startswith(">") else ""), known[theirs]
    for name, mark, fields in list(enclosed(drawings)):
        drawings.setdefault(name, (mark, fields))
    first, rows = {}, []
    for name in sorted(drawings):
        mark, fields = drawings[name]
        data = "\t".join(field.text() for field in fields)
        # A name can have a color that another name of the same drawing lacks.
        rows.append(name + "\t" + mark + ("=" + first[data] if data in first else data))
        first.setdefault(data, name)
    with open(os.path.join(HERE, "symbols.txt"), "w", encoding="utf-8", newline="\n") as file:
        file.write("\n".join(rows) + "\n")
    print(f"{len(rows)} names, {len(first)} drawings, {sum(len(row) + 1 for row in rows)} bytes")


main()
