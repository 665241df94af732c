# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors
"""Reports the errors of Tessera Sans: widths of strings, heights of ink, thickness of strokes, and the range of points."""
import math

import numpy as np
from fontTools.ttLib import TTFont

import heights
from advances import EM, PIXEL_COVERAGE, Measurer, read_rows
from masters import MASTERS, MasterSet

# Heights of ink on iOS in points: text, size, weight, height, permitted deviation.
HEIGHTS = [
    ("0123456789", 17, 400, 12.67, 0.34), ("9:41", 17, 600, 12.67, 0.34), ("HIEFT", 17, 400, 12.33, 0.34),
    ("Second", 17, 600, 12.33, 0.34), ("No labels", 18, 400, 13.33, 0.34), ("What's the point?", 28, 400, 24.67, 0.5),
    ("What's the point?", 43, 400, 38.00, 0.7), ("Item A", 10, 500, 7.00, 0.34), ("Segment A", 13, 500, 12.00, 0.34),
    ("FRUITS", 13, 400, 9.67, 0.34), ("Servers", 34, 700, 24.00, 0.5),
]
# Letters whose strokes are compared with Inter's.
STROKES = "eastfHAEBS235680&@еБЭω"
STROKE_TOLERANCE = 0.03


def percent(value):
    return f"{100 * value:+.2f} %"


def print_widths(fit, honest, measurers):
    """Prints the errors of widths by size and weight, as measured in the created fonts, and with a string left out."""
    rows = [row for row in read_rows() if row.style == "roman"]
    measurer = measurers["roman"]
    font = np.array([measurer.measure(row) / row.width - 1 for row in rows])
    pixels = np.array([measurer.pixels(row) / row.width - 1 for row in rows])
    left_out, alone = fit.residuals()[1], honest.residuals()[1]
    groups = {}
    for index, row in enumerate(rows):
        groups.setdefault(row.group, []).append(index)
    names = {100: "thin", 400: "regular", 500: "medium", 600: "semibold", 700: "bold", 900: "black"}
    print("| group | strings | mean error | mean of absolute errors | left out | left out, without letters.tsv |")
    print("|---|---|---|---|---|---|")
    for group in sorted(groups):
        chosen = groups[group]
        name = group[2] if group[0] == 99 else f"{group[0]:g} {names[int(group[1])]}"
        print(f"| {name} | {len(chosen)} | {percent(font[chosen].mean())} | {percent(abs(font[chosen]).mean())[1:]} | "
              f"{percent(abs(left_out[chosen]).mean())[1:]} | {percent(abs(alone[chosen]).mean())[1:]} |")
    for name, chosen in (("all", np.ones(len(rows), bool)),
                         ("all without labels of iOS 13", np.array([row.ios != "13" for row in rows]))):
        print(f"| {name} | {chosen.sum()} | {percent(font[chosen].mean())} | {percent(abs(font[chosen]).mean())[1:]} | "
              f"{percent(abs(left_out[chosen]).mean())[1:]} | {percent(abs(alone[chosen]).mean())[1:]} |")
    print(f"\nRounded to pixels: {percent(abs(pixels).mean())[1:]}; within 1 %: {(abs(pixels) <= 0.01).sum()} of {len(rows)}.")
    worst = np.argsort(-abs(font))[:5]
    print("Largest errors:", ", ".join(f"{rows[i].text} {rows[i].size:g} {percent(font[i])}" for i in worst))
    for row in read_rows():
        if row.style == "italic":
            print(f"Italic: {row.text} {row.size:g} {percent(measurers['italic'].measure(row) / row.width - 1)}")
    print()


def print_heights(paths):
    """Prints the heights of ink at three pixels per point."""
    measurer = Measurer(paths["roman"])
    print("| text | size, weight | iOS | Tessera Sans | outline |\n|---|---|---|---|---|")
    for text, size, weight, expected, limit in HEIGHTS:
        font = measurer.font(size, weight)
        glyphs, _, _, _ = measurer.shape(text, size, weight)
        extents = [font.get_glyph_extents(glyph) for glyph in glyphs]
        extents = [e for e in extents if e.height]
        top = max(e.y_bearing for e in extents) * size / EM * 3
        bottom = min(e.y_bearing + e.height for e in extents) * size / EM * 3
        rows = math.floor(top + 1 - PIXEL_COVERAGE) + math.floor(-bottom + 1 - PIXEL_COVERAGE)
        height = rows / 3
        mark = "" if abs(height - expected) <= limit + 0.005 else " MISSED"
        print(f"| {text} | {size} {weight} | {expected:.2f} | {height:.2f}{mark} | {(top - bottom) / 3:.2f} |")
    print()


def thickness(glyph, master, bottom, top):
    """Returns the least vertical thickness of a horizontal stroke, measured in the outline between its edges' ends."""
    points = glyph.points[master]
    start = max(points[bottom.points, 0].min(), points[top.points, 0].min())
    end = min(points[bottom.points, 0].max(), points[top.points, 0].max())
    low, high = points[bottom.points, 1].mean(), points[top.points, 1].mean()
    middle, limit = (low + high) / 2, 1.3 * (high - low)
    lines = heights.flatten(points, glyph.flags, glyph.contours, 24)
    found = [high - low for x in np.linspace(start, end, 11)[1:-1] + 0.01
             for low, high in heights.ink(lines, x) if low <= middle <= high]
    found = min(found, default=None)
    # A longer interval belongs to an upright stroke that crosses the horizontal one.
    return found if found is not None and found <= limit else None


def print_strokes(paths):
    """Prints the largest changes of horizontal strokes, and glyphs with points out of the alignment heights."""
    for style, (old_path, new_path) in paths.items():
        old, new = MasterSet(TTFont(old_path)), MasterSet(TTFont(new_path))
        cmap = new.font.getBestCmap()
        worst = {}
        for name, glyph in old.glyphs.items():
            if glyph.is_composite or not glyph.flags or name not in cmap.values():
                continue
            changes = []
            for bottom, top in heights.find_strokes(glyph, heights.find_edges(glyph)):
                for master in range(len(MASTERS)):
                    a, b = (thickness(masters[name], master, bottom, top) for masters in (old, new))
                    if a and b:
                        changes.append(((b - a) / a, MASTERS[master], a, b))
            if changes:
                worst[name] = max(changes, key=lambda change: abs(change[0]))
        described = []
        for character in STROKES:
            name = cmap[ord(character)]
            glyph = old[name]
            name = glyph.components[0] if glyph.is_composite else name
            if name in worst:
                change, master, *_ = worst[name]
                described.append(f"{character} {percent(change)}" + (f" MISSED {master}" if abs(change) > STROKE_TOLERANCE
                                                                     else ""))
        print(f"Largest change of horizontal strokes, {style}: {', '.join(described)}.")
        bad = sorted((name for name in worst if abs(worst[name][0]) > STROKE_TOLERANCE), key=lambda n: -abs(worst[n][0]))
        print(f"Glyphs with a change above 3 %: {len(bad)} of {len(worst)}: " + ", ".join(
            f"{name} {percent(worst[name][0])} {worst[name][1]} {worst[name][2]:.0f} to {worst[name][3]:.0f}"
            for name in bad[:40]))
        check_points(style, old, new)


def check_points(style, old, new):
    """Prints glyphs whose points left the range of their heights, or whose contours changed direction."""
    problems = []
    for name, glyph in new.glyphs.items():
        for master in range(len(MASTERS)):
            a, b = old.bounds(name, master), new.bounds(name, master)
            if a is None:
                continue
            if max(abs(b[1] - a[1]), abs(b[3] - a[3])) > 100:
                problems.append(f"{name} {MASTERS[master]} {a[1]:.0f}..{a[3]:.0f} to {b[1]:.0f}..{b[3]:.0f}")
    print(f"Points out of range, {style}: {len(problems)} of {len(new.glyphs)} glyphs"
          + ("." if not problems else ": " + "; ".join(problems[:20])))
    check_outlines(style, old, new)


def area(points, contours):
    """Returns the signed areas of contours, as polygons of their points."""
    result = []
    for contour in contours:
        x, y = points[list(contour)].T
        result.append(float(np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y)) / 2)
    return result


def turns(glyph, points):
    """Returns the angles in degrees at joints with curves, by point."""
    result = {}
    for contour in glyph.contours:
        indices = list(contour)
        for k, j in enumerate(indices):
            i, l = indices[k - 1], indices[(k + 1) % len(indices)]
            if glyph.flags[j] & 1 and not glyph.flags[i] & glyph.flags[l] & 1:
                a, b = points[j] - points[i], points[l] - points[j]
                if np.hypot(*a) > 12 and np.hypot(*b) > 12:
                    result[j] = math.degrees(math.atan2(a[0] * b[1] - a[1] * b[0], a @ b))
    return result


def check_outlines(style, old, new):
    """Prints contours that changed direction or collapsed, and smooth joints that became kinks.

    All masters are checked, and weight 650 at optical size 20, which is interpolated.
    """
    directions, kinks = set(), {}
    for name, glyph in new.glyphs.items():
        if glyph.is_composite or not glyph.flags:
            continue
        for before, after in zip(sampled(old[name].points), sampled(glyph.points)):
            for a, b in zip(area(before, glyph.contours), area(after, glyph.contours)):
                if abs(a) > 400 and not 0.7 < b / a < 1.4:
                    directions.add(name)
            bends = turns(glyph, before)
            for point, bend in turns(glyph, after).items():
                if abs(bends.get(point, 90)) < 3 and abs(bend - bends[point]) > 2.5:
                    kinks[name] = max(kinks.get(name, 0), abs(bend - bends[point]))
    print(f"Contours that changed by more than a third, {style}: {len(directions)} {sorted(directions)[:20]}")
    worst = sorted(kinks, key=lambda name: -kinks[name])
    print(f"Kinks above 2.5 degrees, {style}: {len(kinks)} {[(n, round(kinks[n], 1)) for n in worst[:20]]}")


def sampled(points):
    """Returns the coordinates of all masters and of an interpolation between them."""
    optical, weight = (20 - 14) / 18, 0.45
    default, display, _, black, _, black_display = points
    between = ((1 - optical) * (1 - weight) * default + optical * (1 - weight) * display
               + (1 - optical) * weight * black + optical * weight * black_display)
    return [*points, between]
