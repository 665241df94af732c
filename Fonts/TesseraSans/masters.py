# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors
"""Reads a variable font as a set of masters, and writes edited masters back.

Inter has six masters: each combination of the optical sizes 14 and 32 with the weights 100, 400 and 900. The default is
`(14, 400)`. Outlines are edited as arrays of absolute coordinates, one per master, and converted to deltas again when the font
is written. Points are moved but never added or removed, so masters remain compatible.
"""
import numpy as np
from fontTools.misc.fixedTools import otRound
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.iup import iup_delta
from fontTools.varLib.models import supportScalar
from fontTools.varLib.varStore import OnlineVarStoreBuilder, VarStoreInstancer

# The masters in design coordinates (opsz, wght) and in normalized coordinates. The default master is first.
MASTERS = [(14, 400), (32, 400), (14, 100), (14, 900), (32, 100), (32, 900)]
LOCATIONS = [{"opsz": o, "wght": w} for o, w in [(0, 0), (1, 0), (0, -1), (0, 1), (1, -1), (1, 1)]]

# The supports of the five deltas, in the order in which `deltas` computes them.
SUPPORTS = [
    {"opsz": (0, 1, 1)},
    {"wght": (-1, -1, 0)},
    {"wght": (0, 1, 1)},
    {"opsz": (0, 1, 1), "wght": (-1, -1, 0)},
    {"opsz": (0, 1, 1), "wght": (0, 1, 1)},
]
# The number of phantom points, which follow the points of each outline: left, right, top, bottom.
PHANTOMS = 4


def deltas(values):
    """Returns the five deltas of six master values, which can be numbers or arrays."""
    default, display, thin, black, thin_display, black_display = values
    return [
        display - default,
        thin - default,
        black - default,
        thin_display - display - thin + default,
        black_display - display - black + default,
    ]


class Glyph:
    """A glyph's coordinates in all masters.

    Attributes:
        points: An array of masters x points x 2. For a composite glyph, the offsets of its components.
        advances: The advance in each master.
    """

    def __init__(self, name, points, advances, flags, ends, components):
        self.name = name
        self.points = points
        self.advances = advances
        self.flags = flags
        self.ends = ends
        self.components = components

    @property
    def is_composite(self):
        return bool(self.components)

    @property
    def contours(self):
        """The index ranges of the contours."""
        starts = [0] + [end + 1 for end in self.ends[:-1]]
        return [range(start, end + 1) for start, end in zip(starts, self.ends)]


class MasterSet:
    """The glyphs of a variable font in all masters."""

    def __init__(self, font):
        self.font = font
        self.glyphs = {}
        glyf, gvar = font["glyf"], font["gvar"]
        metrics = font["hmtx"].metrics
        for name in font.getGlyphOrder():
            origin, control = glyf._getCoordinatesAndControls(name, metrics)
            origin = np.array(origin, float)
            masters = np.repeat(origin[None], len(MASTERS), 0)
            ends = list(control.endPts) if control.numberOfContours > 0 else list(range(len(origin) - PHANTOMS))
            for variation in gvar.variations.get(name, []):
                delta = variation.coordinates
                if None in delta:
                    points = [tuple(point) for point in origin]
                    delta = iup_delta(delta, points, ends)
                delta = np.array(delta, float)
                for index, location in enumerate(LOCATIONS):
                    scalar = supportScalar(location, variation.axes)
                    if scalar:
                        masters[index] += scalar * delta
            advances = masters[:, -3, 0] - masters[:, -4, 0]
            glyph = glyf[name]
            components = [component.glyphName for component in glyph.components] if glyph.isComposite() else []
            flags = list(glyph.flags) if glyph.numberOfContours > 0 else []
            self.glyphs[name] = Glyph(
                name, masters[:, :-PHANTOMS], advances, flags, ends if flags else [], components)

    def __getitem__(self, name):
        return self.glyphs[name]

    def bounds(self, name, master=0):
        """Returns (xMin, yMin, xMax, yMax) of a glyph's points, or None if it has no outline."""
        points = self.outline(name, master)
        if not len(points):
            return None
        return (*points.min(0), *points.max(0))

    def outline(self, name, master=0):
        """Returns the points of a glyph, with its components placed."""
        glyph = self.glyphs[name]
        if not glyph.is_composite:
            return glyph.points[master]
        parts = [self.outline(component, master) + offset
                 for component, offset in zip(glyph.components, glyph.points[master])]
        return np.concatenate(parts) if parts else np.zeros((0, 2))

    def write(self):
        """Writes all glyphs to the font's `glyf`, `hmtx`, `gvar` and `HVAR` tables."""
        glyf, gvar, hmtx = self.font["glyf"], self.font["gvar"], self.font["hmtx"]
        for name, glyph in self.glyphs.items():
            points = np.floor(glyph.points + 0.5).astype(int)
            advances = np.floor(glyph.advances + 0.5).astype(int)
            glyph.points, glyph.advances = points.astype(float), advances.astype(float)
            self._write_default(glyf[name], glyph, points[0])
        for name, glyph in self.glyphs.items():
            glyf[name].recalcBounds(glyf)
            left = getattr(glyf[name], "xMin", 0) if glyf[name].numberOfContours else 0
            hmtx.metrics[name] = (int(glyph.advances[0]), left)
        for name, glyph in self.glyphs.items():
            gvar.variations[name] = self._variations(name, glyph)
        self._write_advances()

    @staticmethod
    def _write_default(target, glyph, points):
        if glyph.is_composite:
            for component, (x, y) in zip(target.components, points):
                component.x, component.y = int(x), int(y)
        elif len(points):
            target.coordinates = GlyphCoordinates([(int(x), int(y)) for x, y in points])

    def _variations(self, name, glyph):
        count = len(glyph.points[0])
        points = np.zeros((len(MASTERS), count + PHANTOMS, 2), int)
        points[:, :count] = glyph.points
        points[:, count + 1, 0] = glyph.advances
        origin = [tuple(int(v) for v in point) for point in points[0]]
        ends = glyph.ends or list(range(count))
        result = []
        for support, delta in zip(SUPPORTS, deltas(points)):
            if not delta.any():
                continue
            variation = TupleVariation(support, [tuple(int(v) for v in point) for point in delta])
            variation.optimize(origin, ends, tolerance=0.5)
            result.append(variation)
        return result

    def _write_advances(self):
        builder = OnlineVarStoreBuilder(["opsz", "wght"])
        writer = StoreWriter(builder)
        order = self.font.getGlyphOrder()
        indices = {name: writer.store(self.glyphs[name].advances) for name in order}
        store = builder.finish()
        mapping = store.optimize()
        table = self.font["HVAR"].table
        table.VarStore = store
        table.AdvWidthMap = otTables.VarIdxMap()
        table.AdvWidthMap.mapping = {name: mapping[index] for name, index in indices.items()}
        table.LsbMap = table.RsbMap = None


class StoreWriter:
    """Adds values with one number per master to an item variation store."""

    def __init__(self, builder):
        self.builder = builder
        builder.setSupports(SUPPORTS)

    def store(self, values):
        """Stores integers, one per master. Returns the variation index."""
        return self.builder.storeDeltas([otRound(delta) for delta in deltas(list(values))])


class StoreReader:
    """Reads the values of an item variation store in all masters."""

    def __init__(self, store, axes):
        self.instancers = [VarStoreInstancer(store, axes, location) for location in LOCATIONS]

    def values(self, default, device):
        """Returns a value in each master, given its default and its variation device or None."""
        if device is None or device.DeltaFormat != 0x8000:
            return np.full(len(MASTERS), float(default))
        index = (device.StartSize << 16) + device.EndSize
        return np.array([default + instancer[index] for instancer in self.instancers], float)
