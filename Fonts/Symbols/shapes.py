# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors
"""Shapes for original drawings, in the square of 16 units."""

import math

from outlines import Field, scaling, svg_contours

# The radius of Apple's circle, and the width of strokes.
RING = 99.6 / (100 * 1.25 / 17) / 2
STROKE = 1.15


def placed(fields, scale=1.0, x=8.0, y=8.0, turns=0, mirror=False):
    return [field.mapped(scaling(scale, x, y, turns, mirror), scale) for field in fields]


def arc_band(cx, cy, radius, width, start, end):
    """Returns the outline of a round-capped arc, with angles in degrees clockwise from the right."""
    def at(r, degrees):
        a = math.radians(degrees)
        return f"{cx + r * math.cos(a):.3f} {cy + r * math.sin(a):.3f}"
    outer, inner, cap = radius + width / 2, radius - width / 2, width / 2
    large = 1 if end - start > 180 else 0
    return (f"M{at(outer, start)}A{outer:g} {outer:g} 0 {large} 1 {at(outer, end)}"
            f"A{cap:g} {cap:g} 0 0 1 {at(inner, end)}"
            f"A{inner:g} {inner:g} 0 {large} 0 {at(inner, start)}"
            f"A{cap:g} {cap:g} 0 0 1 {at(outer, start)}z")


def disc(cx, cy, r):
    return f"M{cx - r:g} {cy:g}a{r:g} {r:g} 0 1 1 {2 * r:g} 0a{r:g} {r:g} 0 1 1 {-2 * r:g} 0z"


def bar(x0, y0, x1, y1, width):
    """Returns the outline of a round-capped line."""
    length = math.hypot(x1 - x0, y1 - y0)
    dx, dy = (y1 - y0) / length * width / 2, -(x1 - x0) / length * width / 2
    r = width / 2
    return (f"M{x0 + dx:.3f} {y0 + dy:.3f}L{x1 + dx:.3f} {y1 + dy:.3f}A{r:g} {r:g} 0 0 1 {x1 - dx:.3f} {y1 - dy:.3f}"
            f"L{x0 - dx:.3f} {y0 - dy:.3f}A{r:g} {r:g} 0 0 1 {x0 + dx:.3f} {y0 + dy:.3f}z")


def chain(points, width):
    return "".join(bar(*a, *b, width) for a, b in zip(points, points[1:]))


def rounded(x, y, width, height, r):
    """Returns a rectangle with round corners."""
    return (f"M{x + r:g} {y:g}h{width - 2 * r:g}a{r:g} {r:g} 0 0 1 {r:g} {r:g}v{height - 2 * r:g}"
            f"a{r:g} {r:g} 0 0 1 {-r:g} {r:g}h{2 * r - width:g}a{r:g} {r:g} 0 0 1 {-r:g} {-r:g}v{2 * r - height:g}"
            f"a{r:g} {r:g} 0 0 1 {r:g} {-r:g}z")


def drawn(data, stroke=STROKE, **marks):
    """Returns an original drawing, in the square."""
    return Field(svg_contours(data), "e", stroke, **marks)


def ring(square):
    r = RING
    if square:
        return rounded(8 - 6.12, 8 - 6.12, 12.24, 12.24, 2.2) + rounded(8 - 5.0, 8 - 5.0, 10.0, 10.0, 1.15)
    return disc(8, 8, r) + disc(8, 8, r - STROKE)


def plate(square):
    return rounded(8 - 6.12, 8 - 6.12, 12.24, 12.24, 2.2) if square else disc(8, 8, RING)
