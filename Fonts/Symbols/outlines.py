# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors
"""Outlines for generate.py: contours of fonts and SVG paths, their parts, and their output."""

import math

import pathops
from fontTools.pens.basePen import BasePen
from fontTools.svgLib.path import parse_path


class Contour:
    """A closed contour: a start, and segments ('L', p), ('Q', control, p), ('C', control, control, p)."""

    def __init__(self, start, segments):
        self.start, self.segments = start, segments

    def mapped(self, to):
        return Contour(to(self.start), [(s[0],) + tuple(to(p) for p in s[1:]) for s in self.segments])

    def flat(self):
        """Returns the corners of an approximating polygon, for tests of containment."""
        points, last = [self.start], self.start
        for s in self.segments:
            if s[0] == "L":
                points.append(s[1])
            else:
                for i in range(1, 9):
                    t, u = i / 8, 1 - i / 8
                    if s[0] == "Q":
                        w = ((u * u, last), (2 * u * t, s[1]), (t * t, s[2]))
                    else:
                        w = ((u ** 3, last), (3 * u * u * t, s[1]), (3 * u * t * t, s[2]), (t ** 3, s[3]))
                    points.append((sum(k * p[0] for k, p in w), sum(k * p[1] for k, p in w)))
            last = s[-1]
        return points

    def area(self):
        p = self.flat()
        return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(p, p[1:] + p[:1])) / 2

    def box(self):
        p = self.flat()
        return (min(x for x, _ in p), min(y for _, y in p), max(x for x, _ in p), max(y for _, y in p))


class Pen(BasePen):
    """Collects the contours of a drawing. Quadratic curves are preserved."""

    def __init__(self, glyphs=None):
        super().__init__(glyphs)
        self.contours = []

    def _moveTo(self, p):
        self.contours.append(Contour(p, []))

    def _lineTo(self, p):
        self.contours[-1].segments.append(("L", p))

    def _qCurveToOne(self, c, p):
        self.contours[-1].segments.append(("Q", c, p))

    def _curveToOne(self, a, b, p):
        self.contours[-1].segments.append(("C", a, b, p))

    def _closePath(self):
        pass


class Field:
    """Contours that are painted together, with a fill rule, the level of hierarchical colors (0 is the foremost), the index in
    variable drawings (0: none), the letter of a color in multicolor drawings, and the width of its strokes in units."""

    def __init__(self, contours, rule="", stroke=1.15, level=0, variable=0, color=""):
        self.contours, self.rule, self.stroke = contours, rule, stroke
        self.level, self.variable, self.color = level, variable, color

    def mapped(self, to, scale=1.0):
        return Field([c.mapped(to) for c in self.contours], self.rule, self.stroke * scale, self.level, self.variable,
                     self.color)

    def of(self, contours, **changes):
        field = Field(contours, self.rule, self.stroke, self.level, self.variable, self.color)
        for key, value in changes.items():
            setattr(field, key, value)
        return field

    def text(self):
        marks = "e" if self.rule else ""
        marks += f"l{self.level}" if self.level else ""
        marks += f"v{self.variable}" if self.variable else ""
        marks += f"c{self.color}" if self.color else ""
        marks += f"w{round(self.stroke * 100)}" if round(self.stroke * 100) != 115 else ""
        return marks + "".join(path_data(c) for c in self.contours)


def path_data(contour):
    """Returns SVG path data in hundredths of a unit: the first point is absolute, all others are relative to rounded points, so
    that errors do not accumulate."""
    def grid(p):
        return (math.floor(p[0] * 100 + 0.5), math.floor(p[1] * 100 + 0.5))

    def number(n):
        text = f"{abs(n) / 100:.2f}".rstrip("0").rstrip(".")
        text = text[1:] if text.startswith("0.") else text
        return ("-" if n < 0 else "") + (text or "0")

    def joined(values):
        result = ""
        for value in values:
            text = number(value)
            result += (" " if result and not text.startswith("-") else "") + text
        return result

    x, y = start = grid(contour.start)
    result = "M" + joined([x, y])
    for kind, *points in contour.segments:
        points = [grid(p) for p in points]
        if kind == "L" and points[0] == (x, y):
            continue
        result += {"L": "l", "Q": "q", "C": "c"}[kind] + joined([n for p in points for n in (p[0] - x, p[1] - y)])
        x, y = points[-1]
    return result + "z"


def svg_contours(data):
    pen = Pen()
    parse_path(data, pen)
    return [c for c in pen.contours if c.segments]


def inside(point, polygon):
    """Returns the winding number of the point."""
    x, y = point
    count = 0
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1]):
        if (ay <= y) != (by <= y) and (x < ax + (y - ay) / (by - ay) * (bx - ax)):
            count += 1 if by > ay else -1
    return count


def parts(contours):
    """Returns groups of contours: each outer one with its holes. A part in a hole is a separate group."""
    polygons = [c.flat() for c in contours]

    def holds(i, j):
        return i != j and abs(contours[i].area()) > abs(contours[j].area()) and inside(polygons[j][0], polygons[i]) != 0

    depth = [sum(holds(i, j) for i in range(len(contours))) for j in range(len(contours))]
    groups = {i: [i] for i, d in enumerate(depth) if d % 2 == 0}
    for j, d in enumerate(depth):
        if d % 2:
            around = [i for i in groups if depth[i] == d - 1 and holds(i, j)]
            groups[min(around, key=lambda i: abs(contours[i].area()))].append(j) if around else groups.setdefault(j, [j])
    return [[contours[i] for i in group] for group in groups.values()]


def operated(contours, other=None, rule=""):
    """Returns contours without overlaps, and without the area of `other`, if given."""
    def path(lines):
        result = pathops.Path(fillType=pathops.FillType.EVEN_ODD if rule else pathops.FillType.WINDING)
        pen = result.getPen()
        for line in lines:
            pen.moveTo(line.start)
            for kind, *points in line.segments:
                {"L": pen.lineTo, "Q": pen.qCurveTo, "C": pen.curveTo}[kind](*points)
            pen.closePath()
        return result
    if other is None:
        result = path(contours)
        result.simplify(fix_winding=True, keep_starting_points=False)
    else:
        result = pathops.op(path(contours), path(other), pathops.PathOp.DIFFERENCE, fix_winding=True)
    result.convertConicsToQuads()
    pen = Pen()
    result.draw(pen)
    return [c for c in pen.contours if c.segments]


def box(contours):
    boxes = [c.box() for c in contours]
    return (min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes))


def scaling(scale, x=8.0, y=8.0, turns=0, mirror=False):
    """Returns a transform that scales and rotates clockwise by quarter turns around the middle of the square, and moves the middle
    to (x, y)."""
    def to(p):
        px, py = (p[0] - 8) * scale, (p[1] - 8) * scale
        px = -px if mirror else px
        for _ in range(turns):
            px, py = -py, px
        return (px + x, py + y)
    return to
