# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors
"""The levels of hierarchical colors, variable values and multicolors of the parts of drawings. They follow the known behavior
of SF Symbols; nothing was measured."""

import math
import re

from outlines import box, parts

FORM = re.compile(r"\.(circle|square|rectangle|octagon|triangle|diamond|shield|seal|bubble|app)$")

# Colors of multicolor drawings: r, o, y, g, c (cyan), b (blue), w; by complete name.
COLORS = {
    "heart.fill": "r", "star.fill": "y", "bolt.fill": "y", "flame.fill": "o", "leaf.fill": "g", "drop.fill": "c",
    "snowflake": "c", "snow": "c", "sun.max.fill": "y", "sun.min.fill": "y", "sun.max": "y", "sun.min": "y",
    "plus.circle.fill": "g", "minus.circle.fill": "r", "xmark.octagon.fill": "r", "exclamationmark.octagon.fill": "r",
    "exclamationmark.triangle.fill": "y", "flag.fill": "o", "cloud.fill": "w", "plus.app.fill": "g",
    "plus.square.fill": "g", "minus.square.fill": "r",
}
BADGES = {"plus": "g", "minus": "r", "checkmark": "g", "xmark": "r", "": "r"}


def middle(part):
    b = box(part)
    return ((b[0] + b[2]) / 2, (b[1] + b[3]) / 2)


def width(part):
    b = box(part)
    return b[2] - b[0]


def thickness(part):
    """Returns the width of a stroke with this area and edge."""
    def length(points):
        return sum(math.dist(p, q) for p, q in zip(points, points[1:] + points[:1]))
    net = abs(part[0].area()) - sum(abs(c.area()) for c in part[1:])
    return 2 * net / max(1e-6, sum(length(c.flat()) for c in part))


def annotated(name, fields):
    """Returns the fields, divided into one for each level, index of variable values and color."""
    if any(f.level or f.variable for f in fields):
        return fields
    if name in COLORS:
        return [f.of(f.contours, color=COLORS[name]) for f in fields]
    if len(fields) > 1 or fields[0].rule:
        return fields
    pieces = parts(fields[0].contours)
    marks = marked(name, pieces)
    if not marks:
        return fields
    result = {}
    for piece, mark in zip(pieces, marks):
        result.setdefault(mark, []).extend(piece)
    # Background parts are painted first.
    return [fields[0].of(contours, level=m[0], variable=m[1], color=m[2])
            for m, contours in sorted(result.items(), key=lambda item: (-item[0][0], item[0][1], item[0][2]))]


def marked(name, pieces):
    """Returns (level, index of variable values, color) of each piece, or None if all are of one level."""
    whole = box([c for piece in pieces for c in piece])
    extent = max(whole[2] - whole[0], whole[3] - whole[1])
    cx, cy = (whole[0] + whole[2]) / 2, (whole[1] + whole[3]) / 2

    def ranked(order, levels=lambda place: place, places=True):
        """Returns the pieces ranked by a number; pieces with the same number share a rank."""
        steps = sorted({round(order(p) * 2) for p in pieces})
        return [(levels(steps.index(round(order(p) * 2))), steps.index(round(order(p) * 2)) + 1 if places else 0, "")
                for p in pieces]

    if ".badge" in name:
        kind = re.search(r"\.badge(?:\.([a-z]+))?", name).group(1) or ""
        kind = "" if kind == "fill" else kind
        discs = [p for p in pieces if is_disc(p) and max(abs(middle(p)[0] - cx), abs(middle(p)[1] - cy)) > 0.2 * extent]
        if not discs:
            return None
        badge = max(discs, key=lambda p: max(abs(middle(p)[0] - cx), abs(middle(p)[1] - cy)) + width(p))
        b = box(badge)
        inner = [p for p in pieces if b[0] <= middle(p)[0] <= b[2] and b[1] <= middle(p)[1] <= b[3]
                 and width(p) <= width(badge)]
        return [(0, 0, BADGES.get(kind, "")) if p in inner else (1, 0, "") for p in pieces]
    if ".slash" in name and not name.endswith((".circle", ".circle.fill")):
        def slashness(p):
            b = box(p)
            straight = abs((b[2] - b[0]) - (b[3] - b[1])) < 0.35 * extent and len(p) == 1
            return max(b[2] - b[0], b[3] - b[1]) if straight and thickness(p) < 1.7 else 0
        slash = max(pieces, key=slashness)
        if len(pieces) < 2 or slashness(slash) < 0.7 * extent:
            return None
        return [(0, 0, "") if p is slash else (1, 0, "") for p in pieces]
    if re.fullmatch(r"speaker\.[123](\.fill)?", name):
        order = sorted(pieces, key=lambda p: box(p)[0])
        return [(0, 0, "") if p is order[0] else (1, order.index(p), "") for p in pieces]
    if name == "wifi":
        return ranked(lambda p: -box(p)[3])
    if name in ("chart.bar", "chart.bar.fill", "cellularbars"):
        return ranked(lambda p: middle(p)[0], (lambda place: min(place, 2)) if "chart" in name else lambda place: 0)
    if name in ("radiowaves.right", "wave.3.right"):
        return ranked(lambda p: middle(p)[0])
    if name in ("radiowaves.left", "wave.3.left"):
        return ranked(lambda p: -middle(p)[0])
    if name.startswith(("dot.radiowaves", "antenna.radiowaves")):
        # The dot or mast, and waves ranked by their distance from it.
        center = cx if "left" in name else min(middle(p)[0] for p in pieces)
        steps = sorted({round(abs(middle(p)[0] - center)) for p in pieces})
        places = [steps.index(round(abs(middle(p)[0] - center))) for p in pieces]
        return [(min(place, 2), place, "") for place in places]
    if name in ("rays", "slowmo", "timelapse"):
        def turn(p):
            x, y = middle(p)
            return round(math.degrees(math.atan2(x - cx, cy - y))) % 360
        steps = sorted({turn(p) for p in pieces})
        return [(0, steps.index(turn(p)) + 1, "") for p in pieces] if len(steps) < 40 else None
    if re.fullmatch(r"person\.3(\.fill)?", name):
        return [(0 if abs(middle(p)[0] - cx) < 0.15 * extent else 1, 0, "") for p in pieces]
    if name.startswith(("square.arrow.up", "square.arrow.down", "tray.arrow", "cloud.upload", "cloud.download")):
        arrow = min(pieces, key=width)
        return [(0, 0, "") if p is arrow else (1, 0, "") for p in pieces] if len(pieces) > 1 else None
    if re.match(r"list\.(bullet|dash|number)", name):
        return [(0 if width(p) < 0.3 * extent else 1, 0, "") for p in pieces]
    if name.startswith("cloud.") and len(pieces) > 1:
        cloud = max(pieces, key=lambda p: abs(p[0].area()))
        return [(0, 0, "w" if name.endswith(".fill") else "") if p is cloud
                else (1, 0, weather(name, p, cloud) if name.endswith(".fill") else "") for p in pieces]
    if name.startswith("square.stack.3d.up") and len(pieces) == 3:
        return ranked(lambda p: middle(p)[1], places=False)
    if FORM.search(name) and len(pieces) > 1:
        outer = max(pieces, key=lambda p: abs(p[0].area()))
        b = box(outer)
        held = all(b[0] < middle(p)[0] < b[2] and b[1] < middle(p)[1] < b[3] for p in pieces)
        if held and len(outer) > 1:
            return [(1, 0, "") if p is outer else (0, 0, "") for p in pieces]
    return None


def weather(name, piece, cloud):
    """Returns a color: sun and lightning are yellow, rain is cyan, moons and snow are white."""
    below = middle(piece)[1] > middle(cloud)[1]
    if not below:
        return "y" if ".sun" in name else "w"
    if "bolt" in name and abs(piece[0].area()) > 1.2:
        return "y"
    return "c" if any(word in name for word in ("rain", "drizzle", "sleet", "hail")) else "w"


def is_disc(part):
    b = box(part)
    w, h = b[2] - b[0], b[3] - b[1]
    return 2.2 < w < 8 and abs(w - h) < 0.4 and 0.7 < abs(part[0].area()) / (w * h) < 0.84
