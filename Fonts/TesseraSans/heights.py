# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors
"""Moves the heights of letters to those of San Francisco, and keeps the thickness of strokes.

Horizontal strokes are found in the default master, as pairs of edges, and identified by their points, so that the same strokes
are used in every master. Vertical coordinates are mapped by a piecewise linear function per glyph and master. It moves strokes
without changing their thickness, and compresses the space between them.
"""
import numpy as np

EM = 2048
# Alignment heights of Inter, in units. The x-height depends on the optical size.
CAP, ASCENDER, DESCENDER = 1490, 1490, -418
X_HEIGHT = {14: 1118, 32: 1056}
# Alignment heights of the result. Descenders are shorter at display sizes, as measured from 28 points up, except in black, whose
# hooks need the space.
NEW_CAP = 1443
NEW_ASCENDER = 1456
NEW_X_HEIGHT = 1040
NEW_DESCENDER = {(14, 100): -365, (14, 400): -365, (14, 900): -365, (32, 100): -350, (32, 400): -350, (32, 900): -365}
# The largest overshoot of a round letter over an alignment height.
OVERSHOOT = 36
# The largest thickness of a horizontal stroke of regular weight, including dots.
STROKE = 245

# The least part of the space between two strokes that remains. If it is less, the entire glyph is scaled.
LEAST_GAP = 0.25

# The largest distance by which a control point moves to restore a smooth joint, in units.
HANDLE_MOVE = 24

# Letters whose middle stroke is a curve without horizontal edges. The stroke is found on the vertical center line.
CURVED = {"S", "s", "eight", "ampersand", "dollar", "section", "uni01A7", "uni01A8", "germandbls", "g.sc", "a", "ae", "six",
          "nine", "three", "two", "at", "five", "a.1", "eight.sups", "eight.dnom"}


class Alignment:
    """The mapping of alignment heights for a class of glyphs in one master.

    Attributes:
        kind: "lower" for lowercase letters, "upper" for capitals, digits and most punctuation.
    """

    def __init__(self, kind, optical_size, weight):
        descender = (DESCENDER, NEW_DESCENDER[optical_size, weight])
        if kind == "lower":
            self.knots = [descender, (0, 0), (X_HEIGHT[optical_size], NEW_X_HEIGHT), (ASCENDER, NEW_ASCENDER)]
        else:
            self.knots = [descender, (0, 0), (CAP, NEW_CAP)]
        self.old, self.new = (np.array(values, float) for values in zip(*self.knots))

    def shift(self, y):
        """Returns the shift of a height. Constant above and below the alignment heights."""
        return float(np.interp(y, self.old, self.new - self.old))

    def pin(self, y):
        """Returns the shift of an edge at an alignment height, including its overshoot, or None."""
        for old, new in self.knots:
            low, high = (old - OVERSHOOT, old + 6) if old <= 0 else (old - 6, old + OVERSHOOT)
            if low <= y <= high:
                return new - old
        return None

    def accent_shift(self, y):
        """Returns the shift of a shape next to an edge, such as an accent over a letter. `y` is the edge's height.

        At display sizes, ascenders move further than the x-height. Accents over small letters move with the ascenders, so
        that no accent is higher than an ascender was before.
        """
        pin = self.pin(y)
        shift = pin if pin is not None else self.shift(y)
        return min(shift, self.shift(ASCENDER)) if y > CAP / 2 else shift

    def rigid_shift(self, low, high):
        """Returns the shift of a shape that keeps its height, such as a dot, an accent or a dash."""
        if low >= self.old[-1] - 12:
            return self.shift(low)
        if high < 60 or low < -40:
            return max(0.0, self.shift((low + high) / 2)) if high > 60 else 0.0
        top = self.pin(high)
        if low > OVERSHOOT + 4:
            if top is not None:
                return top
            if len(self.knots) == 4 and low > self.old[2] - 12:
                return self.shift(min(high, ASCENDER))
            return self.shift((low + high) / 2)
        return 0.0


class Edge:
    """A horizontal part of a contour.

    Attributes:
        points: The indices of its points.
        is_top: Whether the ink is below the edge.
    """

    def __init__(self, points, is_top, start, end):
        self.points, self.is_top, self.start, self.end = points, is_top, min(start, end), max(start, end)


def find_edges(glyph):
    """Returns the horizontal edges of the default master: consecutive points at the same height."""
    default = glyph.points[0]
    edges = []
    for contour in glyph.contours:
        indices = list(contour)
        count = len(indices)
        if count < 3:
            continue
        level = [abs(default[indices[i]][1] - default[indices[i - 1]][1]) <= 3 for i in range(count)]
        if all(level):
            continue
        start = level.index(False)
        run = []
        for step in range(count + 1):
            i = (start + step) % count
            if step < count and level[i]:
                run.append(indices[i])
                continue
            if len(run) > 1:
                x = [default[p][0] for p in run]
                if abs(x[-1] - x[0]) >= 24:
                    edges.append(Edge(run, x[-1] > x[0], x[0], x[-1]))
            run = [indices[i]]
    return edges


def find_strokes(glyph, edges):
    """Returns the horizontal strokes of the default master as pairs of a bottom and a top edge."""
    default = glyph.points[0]
    height = lambda edge: float(np.mean(default[edge.points, 1]))
    strokes = []
    for bottom in edges:
        if bottom.is_top:
            continue
        best = None
        for top in edges:
            thickness = height(top) - height(bottom)
            overlap = min(top.end, bottom.end) - max(top.start, bottom.start)
            if top.is_top and 20 < thickness <= STROKE and overlap > 0:
                if best is None or thickness < height(best) - height(bottom):
                    best = top
        if best is not None:
            strokes.append((bottom, best))
    return strokes


def flatten(points, flags, contours, steps=8):
    """Returns the contours as polylines."""
    lines = []
    for contour in contours:
        indices = list(contour)
        count = len(indices)
        nodes = []
        for k in range(count):
            a, b = indices[k], indices[(k + 1) % count]
            nodes.append((points[a], flags[a] & 1))
            if not flags[a] & 1 and not flags[b] & 1:
                nodes.append(((points[a] + points[b]) / 2, 1))
        first = next((k for k, node in enumerate(nodes) if node[1]), 0)
        nodes = nodes[first:] + nodes[:first + 1]
        line = [nodes[0][0]]
        k = 1
        while k < len(nodes):
            if nodes[k][1]:
                line.append(nodes[k][0])
                k += 1
            else:
                p0, p1, p2 = line[-1], nodes[k][0], nodes[min(k + 1, len(nodes) - 1)][0]
                for s in range(1, steps + 1):
                    t = s / steps
                    line.append((1 - t) ** 2 * p0 + 2 * t * (1 - t) * p1 + t * t * p2)
                k += 2
        lines.append(np.array(line))
    return lines


def ink(lines, x):
    """Returns the vertical intervals of ink at a horizontal position, by the nonzero rule."""
    crossings = []
    for line in lines:
        a, b = line[:-1], line[1:]
        hits = (a[:, 0] <= x) != (b[:, 0] <= x)
        for p, q in zip(a[hits], b[hits]):
            y = p[1] + (x - p[0]) / (q[0] - p[0]) * (q[1] - p[1])
            crossings.append((y, 1 if q[0] > p[0] else -1))
    crossings.sort()
    intervals, winding, start = [], 0, None
    for y, turn in crossings:
        if winding == 0:
            start = y
        winding += turn
        if winding == 0:
            intervals.append((start, y))
    return intervals


def vertical_map(glyph, master, alignment, edges, strokes, is_curved):
    """Returns the knots of the piecewise linear map of a glyph's heights in one master, as two arrays."""
    points = glyph.points[master]
    blocks = []
    for bottom, top in strokes:
        low, high = points[bottom.points, 1].min(), points[top.points, 1].max()
        if high > low:
            blocks.append((low, high))
    if is_curved:
        lines = flatten(points, glyph.flags, glyph.contours)
        center = (points[:, 0].min() + points[:, 0].max()) / 2
        limit = max([STROKE] + [1.6 * (high - low) for low, high in blocks])
        for low, high in ink(lines, center):
            if high - low <= limit and not any(low < b and high > a for a, b in blocks):
                blocks.append((low, high))
    bottom, top = points[:, 1].min(), points[:, 1].max()
    levels = {float(points[edge.points, 1].mean()) for edge in edges}
    levels = {y for y in levels if alignment.pin(y) is not None}
    blocks += [(y, y) for y in levels | {bottom, top}]
    blocks.sort()
    merged = []
    for low, high in blocks:
        if merged and low <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(high, merged[-1][1]))
        else:
            merged.append((low, high))
    shifts = []
    for low, high in merged:
        pins = [pin for pin in (alignment.pin(low), alignment.pin(high)) if pin is not None]
        if len(pins) == 2 and pins[0] != pins[1] or len(merged) == 1:
            # A stroke that spans two alignment heights: a shape without room for compression.
            return linear_map(bottom, top, alignment)
        if pins:
            shifts.append(pins[0])
        elif low == bottom or high == top:
            shifts.append(alignment.shift(bottom if low == bottom else top))
        else:
            shifts.append(None)
    place_free_strokes(merged, shifts)
    old, new = [], []
    for (low, high), shift in zip(merged, shifts):
        for y in (low,) if low == high else (low, high):
            old.append(y)
            new.append(y + shift)
    old, new = np.array(old), np.array(new)
    if (np.diff(new) < LEAST_GAP * np.diff(old)).any():
        return linear_map(bottom, top, alignment)
    return old, new


def linear_map(bottom, top, alignment):
    """Returns a map that scales the entire glyph between its alignment heights."""
    old = sorted({bottom, top} | {y for y in alignment.old if bottom < y < top})
    pinned = [y for y in old if alignment.pin(y) is not None]
    shift = lambda y: alignment.pin(y) if y in pinned else alignment.shift(y)
    return np.array(old, float), np.array([y + shift(y) for y in old], float)


def place_free_strokes(blocks, shifts):
    """Computes the shifts of strokes between alignment heights: all gaps are scaled alike."""
    known = [i for i, shift in enumerate(shifts) if shift is not None]
    for a, b in zip(known, known[1:]):
        gaps = [blocks[i + 1][0] - blocks[i][1] for i in range(a, b)]
        total = sum(gaps)
        change = shifts[b] - shifts[a]
        passed = 0
        for i in range(a + 1, b):
            passed += gaps[i - a - 1]
            shifts[i] = shifts[a] + change * (passed / total if total else 0)


def smooth_joints(glyph, before, after):
    """Restores smooth joints: a point between two control points that was on their line is put back on it."""
    flags = glyph.flags
    for contour in glyph.contours:
        indices = list(contour)
        count = len(indices)
        for k in range(count):
            i, j, l = indices[k - 1], indices[k], indices[(k + 1) % count]
            if not flags[j] & 1 or flags[i] & 1 or flags[l] & 1:
                continue
            incoming, outgoing = before[j] - before[i], before[l] - before[j]
            a, b = np.hypot(*incoming), np.hypot(*outgoing)
            if a < 2 or b < 2:
                continue
            turn = abs(incoming[0] * outgoing[1] - incoming[1] * outgoing[0]) / (a * b)
            if turn > 0.06 or incoming @ outgoing <= 0:
                continue
            direction = after[l] - after[i]
            length = direction @ direction
            if length:
                part = (after[j] - after[i]) @ direction / length
                foot = after[i] + part * direction
                # The deviation of the joint before is kept.
                chord = before[l] - before[i]
                old = before[j] - before[i]
                normal = (old[1] * chord[0] - old[0] * chord[1]) / (chord @ chord)
                after[j] = foot + normal * np.array([-direction[1], direction[0]])


def align_handles(glyph, before, after):
    """Restores smooth joints between a line and a curve: the control point moves along the curve's other tangent."""
    flags = glyph.flags
    for contour in glyph.contours:
        indices = list(contour)
        count = len(indices)
        for k, j in enumerate(indices):
            for step in (1, -1):
                line, handle = indices[(k - step) % count], indices[(k + step) % count]
                far = indices[(k + 2 * step) % count]
                if count < 4 or not flags[j] & 1 or not flags[line] & 1 or flags[handle] & 1:
                    continue
                direction, control = before[j] - before[line], before[handle] - before[j]
                a, b = np.hypot(*direction), np.hypot(*control)
                if a < 8 or b < 8 or direction @ control <= 0 or abs(cross(direction, control)) > 0.04 * a * b:
                    continue
                direction, tangent = after[j] - after[line], after[far] - after[handle]
                determinant = cross(direction, tangent)
                if abs(determinant) < 0.1 * np.hypot(*direction) * np.hypot(*tangent):
                    continue
                move = cross(after[j] - after[handle], direction) / cross(tangent, direction) * tangent
                if np.hypot(*move) < HANDLE_MOVE:
                    after[handle] = after[handle] + move


def cross(a, b):
    return a[0] * b[1] - a[1] * b[0]


def remap(glyph, alignments, slope=0.0, is_curved=False):
    """Moves the points of a simple glyph in every master.

    - Parameters:
      - alignments: The alignment of each master.
      - slope: The tangent of the italic angle. Points move along the slant.
    """
    edges = find_edges(glyph)
    strokes = find_strokes(glyph, edges)
    for master, alignment in enumerate(alignments):
        before = glyph.points[master].copy()
        old, new = vertical_map(glyph, master, alignment, edges, strokes, is_curved)
        y = before[:, 1]
        moved = np.interp(y, old, new)
        after = before.copy()
        after[:, 0] += (moved - y) * slope
        after[:, 1] = moved
        align_handles(glyph, before, after)
        smooth_joints(glyph, before, after)
        glyph.points[master] = after
