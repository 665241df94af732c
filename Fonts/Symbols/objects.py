# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors
"""Original drawings of objects, for generate.py."""

from outlines import Field, operated, parts, svg_contours
from shapes import STROKE, bar, chain, disc, drawn, placed, rounded


def solid(data, *holes):
    """Returns shapes that are merged, without the areas of holes."""
    contours = operated(svg_contours(data))
    for hole in holes:
        contours = operated(contours, operated(svg_contours(hole)))
    return Field(contours)


def sparkle(x, y, r):
    """Returns a star with four points and hollow sides."""
    c = r * 0.14
    return (f"M{x:g} {y - r:g}Q{x + c:g} {y - c:g} {x + r:g} {y:g}Q{x + c:g} {y + c:g} {x:g} {y + r:g}"
            f"Q{x - c:g} {y + c:g} {x - r:g} {y:g}Q{x - c:g} {y - c:g} {x:g} {y - r:g}z")


def ellipse(x, y, rx, ry):
    return f"M{x - rx:g} {y:g}a{rx:g} {ry:g} 0 1 1 {2 * rx:g} 0a{rx:g} {ry:g} 0 1 1 {-2 * rx:g} 0z"


def household():
    """Returns the drawings of things at home."""
    own = {}
    roof = chain([(1.2, 8.1), (8, 2.1), (14.8, 8.1)], 1.3) + "M11.6 2.4h1.6v4.4l-1.6-1.4z"
    walls = "M8 4.5L13.4 9.2V13.4a.9.9 0 0 1-.9.9H3.5a.9.9 0 0 1-.9-.9V9.2z"
    own["house.lodge.fill"] = [solid(
        roof + walls, rounded(6.6, 10.3, 2.8, 4.6, 0.5), disc(8, 7.7, 0.95), bar(2.2, 11.1, 4.9, 11.1, 0.6),
        bar(11.1, 11.1, 13.8, 11.1, 0.6), bar(2.2, 12.7, 4.9, 12.7, 0.6), bar(11.1, 12.7, 13.8, 12.7, 0.6))]
    plate = rounded(1.9, 1.5, 12.2, 13, 2)
    knobs = "".join(disc(x, 3.7, 0.62) for x in (4.3, 6.8, 9.2, 11.7))
    own["oven.fill"] = [solid(plate, knobs, bar(1, 5.6, 15, 5.6, 0.7), rounded(3.7, 7.2, 8.6, 5.2, 1))]
    own["oven"] = [drawn(plate + rounded(3.05, 2.65, 9.7, 10.7, 1)), Field(svg_contours(
        knobs + bar(2.6, 5.6, 13.4, 5.6, 0.9))), drawn(rounded(4.4, 7.3, 7.2, 4.7, 1) + rounded(5.3, 8.2, 5.4, 2.9, 0.4))]
    switches = bar(4.1, 3.8, 6.4, 3.8, 0.9) + disc(11.6, 3.8, 0.7)
    own["washer.fill"] = [solid(plate, switches, disc(8, 9.3, 3.9)), solid(
        disc(8, 9.3, 3.1), "M4.6 9.6q1.7-1.1 3.4 0t3.4 0v-4.4h-6.8z")]
    own["washer"] = [drawn(plate + rounded(3.05, 2.65, 9.7, 10.7, 1)), Field(svg_contours(switches)), drawn(
        disc(8, 9.2, 3.4) + disc(8, 9.2, 2.4))]
    shade = ("M8 4L10.3 2.1Q10.9 1.6 11.5 2.1L14.6 5.1Q15.1 5.6 14.5 6.1L9.9 9.8Q9.2 10.3 8.9 9.5L7.7 5Q7.5 4.4 8 4z")
    own["lamp.desk.fill"] = [solid(
        shade + chain([(6.4, 13.4), (3.4, 8.6), (8.6, 5)], 1.15) + rounded(2.6, 13.1, 7.6, 1.5, 0.75)
        + disc(3.4, 8.6, 1.1) + bar(12.6, 9.2, 13.1, 9.9, 0.9) + bar(14.2, 7.9, 14.9, 8.3, 0.9))]
    return own


def travel():
    """Returns the drawings of luggage, signs and landscapes."""
    own = {}
    handle = chain([(5.6, 4.8), (5.6, 3.1), (6.3, 2.4), (9.7, 2.4), (10.4, 3.1), (10.4, 4.8)], STROKE)
    case = rounded(1.2, 4.4, 13.6, 9.6, 1.9)
    own["suitcase.fill"] = [solid(handle + case, bar(4.1, 3, 4.1, 15, 0.75), bar(11.9, 3, 11.9, 15, 0.75))]
    own["suitcase"] = [solid(handle + case, rounded(2.35, 5.55, 11.3, 7.3, 0.9)), Field(svg_contours(
        bar(4.4, 5.6, 4.4, 12.8, 0.9) + bar(11.6, 5.6, 11.6, 12.8, 0.9)))]
    loop = chain([(6.3, 3.6), (6.3, 2.2), (6.9, 1.6), (9.1, 1.6), (9.7, 2.2), (9.7, 3.6)], STROKE)
    sack = "M3 7.4a4.2 4.2 0 0 1 4.2-4.2h1.6a4.2 4.2 0 0 1 4.2 4.2v5.2a1.9 1.9 0 0 1-1.9 1.9H4.9A1.9 1.9 0 0 1 3 12.6z"
    pockets = rounded(1, 8.4, 1.3, 4.8, 0.65) + rounded(13.7, 8.4, 1.3, 4.8, 0.65)
    own["backpack.fill"] = [solid(
        loop + sack + pockets, bar(6, 6.2, 10, 6.2, 0.75), chain([(4.9, 15), (4.9, 9.7), (11.1, 9.7), (11.1, 15)], 0.75))]
    own["mountain.2.fill"] = [solid(
        "M.8 13.2L5.8 3.7Q6.4 2.7 7 3.7L12 13.2Q12.4 14 11.6 14H1.2Q.4 14 .8 13.2z",
        "M3.9 7.9l1.2 1 1.3-1.3 1.3 1.3 1.2-1 .5.8-1.6 1.4-1.4-1.3-1.3 1.3-1.7-1.4z"), Field(svg_contours(
            "M9.9 7.6L11 5.7Q11.6 4.8 12.2 5.7L15.6 13.1Q16 14 15.1 14H13.4Q13.5 13.4 13.1 12.7z"))]
    return own


def kitchen_and_signs(font, icon):
    """Returns the drawings of food and of signs, some of which are composed from others."""
    own = {}
    root = "M7.1 4.9C8.6 3.2 10.6 3.2 11.8 4.3C12.9 5.5 12.8 7.4 11.1 8.9L3.2 14.8Q2.2 15.4 1.4 14.6Q.6 13.8 1.2 12.8z"
    own["carrot.fill"] = [solid(root, bar(5.2, 6.4, 7.4, 8.4, 0.7), bar(8.8, 10.9, 7.2, 9.5, 0.7), bar(
        3.2, 9.4, 5.2, 11.2, 0.7)), Field(operated(svg_contours(
            bar(12.2, 3.8, 11.6, 1.5, 1.5) + bar(12.2, 3.8, 14.5, 4.4, 1.5) + bar(12.2, 3.8, 14, 2, 1.5))))]
    own["bubbles.and.sparkles.fill"] = [solid(
        disc(5.6, 9.9, 4.5), "M3 9.7a2.7 2.7 0 0 1 2.5-2.5v.9a1.8 1.8 0 0 0-1.6 1.6z"), Field(svg_contours(
            disc(12.6, 12.3, 2.3) + sparkle(11.5, 4.6, 3.6) + sparkle(4.6, 2.9, 1.9)))]
    own["oval.portrait.fill"] = [drawn(ellipse(8, 8, 5.3, 6.8))]
    own["oval.portrait"] = [drawn(ellipse(8, 8, 5.3, 6.8) + ellipse(8, 8, 4.15, 5.65))]
    own["note.text"] = icon("sticky") + [Field(svg_contours("".join(
        bar(4.9, y, x, y, 0.85) for x, y in ((11.1, 5), (11.1, 7), (7, 9)))), stroke=0.9)]
    question = placed(font["question"], 0.44, 8, 10)
    own["questionmark.folder"] = font["folder"] + question
    folder = font["folder.fill"][0]
    holes = operated([c for field in question for c in field.contours])
    own["questionmark.folder.fill"] = [folder.of(operated(folder.contours, holes, folder.rule), rule="")]
    return own


def party():
    """Returns the drawings of things for parties and clothes, and of a first aid case."""
    own = {}
    balloon = ellipse(5.3, 5.7, 3.9, 4.5) + "M5.3 9.7L6.4 11.4H4.2z"
    other = ellipse(11.2, 7.3, 3.6, 4.2) + "M11.2 11.1L12.2 12.7H10.2z"
    strings = chain([(5.3, 11), (5.6, 13), (7.6, 15.2)], 0.8) + chain([(11.2, 12.4), (10.4, 14), (8.2, 15.2)], 0.8)
    own["balloon.2.fill"] = [solid(balloon + strings), solid(other, ellipse(5.3, 5.7, 4.7, 5.3))]
    own["party.popper.fill"] = [solid(
        "M5.5 5.9Q6 5.4 6.6 6L10 9.4Q10.6 10 10.1 10.5Q9.8 10.8 9.3 11L2.4 14.4Q1 14.9 1.1 13.6Q1.2 13.2 1.4 12.9z",
        bar(4.1, 7.6, 8.4, 11.9, 0.65), bar(2.7, 10.6, 5.4, 13.3, 0.65)), Field(operated(svg_contours(
            chain([(8.4, 5.4), (9.6, 3.8), (9, 1.7)], 1) + chain([(10.6, 7.6), (12.2, 6.4), (14.3, 7)], 1)
            + disc(5.6, 2.9, 0.95) + disc(13.1, 10.4, 0.95) + sparkle(12.6, 3.4, 2.2))))]
    sofa = (rounded(2.9, 3.2, 10.2, 6, 1.8) + rounded(0.9, 6.6, 2.9, 6, 1.4) + rounded(12.2, 6.6, 2.9, 6, 1.4)
            + rounded(2.4, 9, 11.2, 3.6, 0.6) + bar(3.2, 12.2, 3.2, 13.9, 1.1) + bar(12.8, 12.2, 12.8, 13.9, 1.1))
    own["sofa.fill"] = [solid(sofa, bar(8, 3, 8, 8, 0.65), chain([(4.2, 7.9), (4.2, 9.2), (11.8, 9.2), (11.8, 7.9)], 0.65))]
    own["tshirt.fill"] = [solid(
        "M5.5 2.2Q8 4.4 10.5 2.2L12.4 2.9Q13 3.1 13.4 3.7L15.3 6.8Q15.6 7.4 15 7.8L13.2 8.9Q12.6 9.2 12.2 8.7L11.9 8.3V13"
        "Q11.9 14 10.9 14H5.1Q4.1 14 4.1 13V8.3L3.8 8.7Q3.4 9.2 2.8 8.9L1 7.8Q.4 7.4 .7 6.8L2.6 3.7Q3 3.1 3.6 2.9z")]
    own["wineglass.fill"] = [solid(
        "M4.5 1.6Q4.6 1.1 5.1 1.1H10.9Q11.4 1.1 11.5 1.6L12.1 5.4Q12.2 9.6 8.6 10V13.6H11Q11.7 13.7 11.7 14.3Q11.7 14.9 11 14.9"
        "H5Q4.3 14.9 4.3 14.3Q4.3 13.7 5 13.6H7.4V10Q3.8 9.6 3.9 5.4z",
        "M5.5 2.3H10.5L10.8 4.2H5.2z")]
    handle = chain([(5.8, 4.6), (5.8, 3.1), (6.5, 2.4), (9.5, 2.4), (10.2, 3.1), (10.2, 4.6)], STROKE)
    own["cross.case.fill"] = [solid(
        handle + rounded(1.2, 4.2, 13.6, 9.8, 1.9), bar(8, 6.7, 8, 11.5, 1.7) + bar(5.6, 9.1, 10.4, 9.1, 1.7))]
    return own


def objects(font, icon):
    """Returns the drawings by name, with a '>' if they are mirrored."""
    own = household() | travel() | party() | kitchen_and_signs(font, icon)
    own["exclamationmark.arrow.triangle.2.circlepath"] = font["arrow.2.circlepath"] + [Field(svg_contours(
        bar(8, 5.4, 8, 8.4, 1.2) + disc(8, 10.4, 0.75)))]
    for ending, suffix in (("", ""), (".fill", "-fill")):
        own["signpost.right.and.left" + ending] = icon("signpost-2" + suffix)
    tools = [c for field in icon("tools") for c in field.contours]
    own["wrench.and.screwdriver.fill"] = [Field([piece[0] for piece in parts(operated(tools))])]
    box = placed(font["cube.box.fill"], 0.82, 9.2, 6.8)
    arrow = chain([(9, 12.6), (2, 12.6)], 1.3) + chain([(4.6, 9.8), (1.8, 12.6), (4.6, 15.4)], 1.3)
    gap = chain([(9, 12.6), (2, 12.6)], 3) + chain([(4.6, 9.8), (1.8, 12.6), (4.6, 15.4)], 3)
    rest = operated([c for field in box for c in field.contours], operated(svg_contours(gap)))
    own[">shippingbox.and.arrow.backward.fill"] = [Field(rest), Field(operated(svg_contours(arrow)))]
    return own
