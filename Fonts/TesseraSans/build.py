# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors
"""Builds Tessera Sans from Inter."""
import math

import numpy as np
from fontTools.misc.fixedTools import otRound
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._g_l_y_f import USE_MY_METRICS
from fontTools.varLib.varStore import OnlineVarStoreBuilder

import heights
from advances import MAXIMUM_SCALE, SCALED_PART
from classes import FIXED, LOWER, RIGID_LOWER, UPPER, Classifier
from heights import Alignment
from masters import MASTERS, MasterSet, StoreReader, StoreWriter

COPYRIGHT = ("Copyright 2016 The Inter Project Authors (https://github.com/rsms/inter). "
             "Copyright 2026 The Tessera authors.")
DESCRIPTION = ("Tessera Sans is a modified version of Inter by Rasmus Andersson and the Inter Project Authors. Heights and "
               "advances were changed. It isn't endorsed by the authors of Inter.")
VERSION = "1.000"


class Builder:
    """Converts one font file."""

    def __init__(self, path, fit):
        self.font = TTFont(path, recalcTimestamp=False)
        self.masters = MasterSet(self.font)
        self.classes = Classifier(self.font, self.masters.glyphs)
        self.fit = fit
        self.slope = math.tan(math.radians(-self.font["post"].italicAngle))
        self.alignments = {
            kind: [Alignment(kind, *master) for master in MASTERS] for kind in ("lower", "upper")}
        order = self.font.getGlyphOrder()
        self.heights = {name: self.classes.height_class(name) for name in order}
        # The outlines before any change, as (xMin, yMin, xMax, yMax) by master.
        self.old_bounds = {
            name: [self.masters.bounds(name, m) for m in range(len(MASTERS))] for name in order}
        self.old_advances = {name: self.masters[name].advances.copy() for name in order}
        # The horizontal scale and shift of simple glyphs, by master.
        self.transforms = {}

    def build(self):
        """Changes heights and advances of all glyphs, then the anchors, metrics and names."""
        glyphs = self.masters.glyphs.values()
        simple = [glyph for glyph in glyphs if not glyph.is_composite]
        for glyph in simple:
            self.change_heights(glyph)
        for glyph in simple:
            self.change_width(glyph)
        for glyph in glyphs:
            if glyph.is_composite:
                self.place_components(glyph)
        self.change_anchors()
        self.masters.write()
        self.change_metrics()
        self.change_names()

    def alignment(self, name):
        """Returns the alignments of a glyph's class, one per master, or None if it isn't moved."""
        height = self.heights[name]
        if height == FIXED:
            return None
        return self.alignments["lower" if height in (LOWER, RIGID_LOWER) else "upper"]

    def change_heights(self, glyph):
        height = self.heights[glyph.name]
        alignments = self.alignment(glyph.name)
        if alignments is None or not len(glyph.points[0]):
            return
        if height in (LOWER, UPPER):
            heights.remap(glyph, alignments, self.slope, glyph.name in heights.CURVED)
            return
        for master, alignment in enumerate(alignments):
            low, high = glyph.points[master][:, 1].min(), glyph.points[master][:, 1].max()
            if glyph.name in self.classes.marks and low > 600:
                shift = alignment.accent_shift(alignment.old[2] if height == RIGID_LOWER else alignment.old[-1])
            else:
                shift = alignment.rigid_shift(low, high)
            glyph.points[master] += (shift * self.slope, shift)

    def corrections(self, name):
        """Returns the change of a glyph's advance in each master, in units."""
        if name in self.classes.marks or self.heights[name] == FIXED or not self.old_advances[name].all():
            return np.zeros(len(MASTERS))
        if name.startswith("_part"):
            return np.zeros(len(MASTERS))
        if "tf" in name.split(".")[1:]:
            parts = [self.common("class digit", part) for part in ("constant", "display", "heavy")]
        else:
            key = self.classes.width_key(name)
            if key is None:
                parts = [self.common(None, part) for part in ("constant", "display", "heavy")]
            else:
                parts = [self.fit.correction(key, part) for part in ("constant", "display", "heavy")]
        constant, display, heavy = parts
        result = [constant + (optical == 32) * display + (weight == 900) * heavy for optical, weight in MASTERS]
        return np.floor(np.array(result) * heights.EM / 1000 + 0.5)

    def common(self, key, part):
        """Returns the correction of all characters, plus that of a class."""
        columns, values = self.fit.columns, self.fit.values
        return sum(values[columns[k, part]] for k in ("all", key) if k and (k, part) in columns)

    def change_width(self, glyph):
        change = self.corrections(glyph.name)
        scales, shifts = np.ones(len(MASTERS)), np.zeros(len(MASTERS))
        height = self.heights[glyph.name]
        for master, amount in enumerate(change):
            advance = glyph.advances[master]
            if not amount or not advance:
                continue
            if height in (LOWER, UPPER) and "tf" not in glyph.name.split("."):
                scales[master] = 1 + np.clip(SCALED_PART * amount / advance, -MAXIMUM_SCALE, MAXIMUM_SCALE)
            shifts[master] = (amount - (scales[master] - 1) * advance) / 2
            glyph.points[master][:, 0] = glyph.points[master][:, 0] * scales[master] + shifts[master]
            glyph.advances[master] = advance + amount
        self.transforms[glyph.name] = (scales, shifts)

    def place_components(self, glyph):
        """Places the components of a glyph, and sets its advance."""
        first = glyph.components[0]
        letters = [self.is_letter(name) for name in glyph.components]
        follows = letters[0] and not self.is_tabular(glyph.name) and self.heights[glyph.name] in (LOWER, UPPER)
        change = self.corrections(glyph.name)
        if follows:
            change = sum((self.masters[name].advances - self.old_advances[name]
                          for name, is_letter in zip(glyph.components, letters) if is_letter), np.zeros(len(MASTERS)))
        old_offsets = glyph.points.copy()
        alignments = self.alignment(glyph.name)
        for master in range(len(MASTERS)):
            passed = 0.0
            for index, name in enumerate(glyph.components):
                offset = old_offsets[master][index]
                bounds, now = self.old_bounds[name][master], self.masters.bounds(name, master)
                if bounds is None:
                    continue
                is_base = follows and letters[index]
                moved = [0.0, 0.0]
                moved[1] = self.vertical_shift(glyph, index, master, alignments, letters, follows)
                center = (bounds[1] + bounds[3]) / 2 + offset[1] + moved[1]
                y = center - (now[1] + now[3]) / 2
                if self.heights[name] in (LOWER, UPPER) and self.heights[glyph.name] != FIXED and not old_offsets[
                        :, index, 1].any():
                    y = 0.0
                if is_base:
                    x = offset[0] + passed
                    passed += self.masters[name].advances[master] - self.old_advances[name][master]
                else:
                    x = self.horizontal_offset(glyph, index, master, change, letters, follows, old_offsets)
                    # The outline already contains the slant of its vertical move.
                    x += (y - offset[1]) * self.slope
                glyph.points[master][index] = (x, y)
        glyph.advances = glyph.advances + change
        flags = self.font["glyf"][glyph.name].components[0].flags
        if flags & USE_MY_METRICS and not (glyph.advances == self.masters[first].advances).all():
            self.font["glyf"][glyph.name].components[0].flags &= ~USE_MY_METRICS

    def is_letter(self, name):
        character = self.classes.character(name)
        return (self.heights[name] in (LOWER, UPPER) and bool(self.old_advances[name].any())
                and name not in self.classes.marks and character is not None and character.isalpha())

    @staticmethod
    def is_tabular(name):
        return "tf" in name.split(".")[1:]

    def vertical_shift(self, glyph, index, master, alignments, letters, follows):
        """Returns by how much the center of a component moves."""
        if alignments is None:
            return 0.0
        alignment = alignments[master]
        name = glyph.components[index]
        bounds = self.old_bounds[name][master]
        offset = glyph.points[master][index]
        low, high = bounds[1] + offset[1], bounds[3] + offset[1]
        if not follows or letters[index]:
            return alignment.rigid_shift(low, high)
        base = self.old_bounds[glyph.components[0]][master]
        center = (low + high) / 2
        if base[1] + 100 < center < base[3] - 40:
            return alignment.rigid_shift(low, high)
        return alignment.accent_shift(min(max(center, base[1]), base[3]))

    def horizontal_offset(self, glyph, index, master, change, letters, follows, old_offsets):
        """Returns the horizontal offset of a component that keeps its place over the base letter."""
        name = glyph.components[index]
        bounds = self.old_bounds[name][master]
        center = (bounds[0] + bounds[2]) / 2 + old_offsets[master][index][0]
        # The center of the outline after the change, without the slant that the vertical change caused.
        own = self.transforms.get(name)
        scale, shift = (own[0][master], own[1][master]) if own else (1.0, 0.0)
        after = scale * (bounds[0] + bounds[2]) / 2 + shift
        if follows:
            bases = [i for i in range(len(letters)) if letters[i]]
            base = max((i for i in bases if i < index), default=bases[0])
            base_scale, base_shift = (values[master] for values in self.transforms[glyph.components[base]])
            origin = old_offsets[master][base][0]
            target = base_scale * (center - origin) + base_shift + glyph.points[master][base][0]
        else:
            target = center + change[master] / 2
        return target - after

    def change_anchors(self):
        """Moves the anchors of marks and bases, and merges their variations with those of kerning."""
        store = self.font["GDEF"].table.VarStore
        reader = StoreReader(store, self.font["fvar"].axes)
        builder = OnlineVarStoreBuilder(["opsz", "wght"])
        writer = StoreWriter(builder)
        done = set()
        for lookup in self.font["GPOS"].table.LookupList.Lookup:
            for table in lookup.SubTable:
                table = getattr(table, "ExtSubTable", table)
                self.change_subtable(table, reader, writer, done)
        carets = self.font["GDEF"].table.LigCaretList
        for ligature in carets.LigGlyph if carets else []:
            for caret in ligature.CaretValue:
                device = getattr(caret, "DeviceTable", None)
                if device is not None and id(device) not in done:
                    self.store(device, reader.values(caret.Coordinate, device), writer)
                    done.add(id(device))
        new = builder.finish()
        mapping = new.optimize()
        self.font["GDEF"].table.VarStore = new
        self.font["GDEF"].table.remap_device_varidxes(mapping)
        self.font["GPOS"].table.remap_device_varidxes(mapping)

    def change_subtable(self, table, reader, writer, done):
        if table.LookupType in (4, 6):
            mark_names, base_names = (
                (table.MarkCoverage.glyphs, table.BaseCoverage.glyphs) if table.LookupType == 4
                else (table.Mark1Coverage.glyphs, table.Mark2Coverage.glyphs))
            marks = table.MarkArray if table.LookupType == 4 else table.Mark1Array
            bases = table.BaseArray.BaseRecord if table.LookupType == 4 else table.Mark2Array.Mark2Record
            for name, record in zip(mark_names, marks.MarkRecord):
                self.change_anchor(record.MarkAnchor, name, reader, writer, done)
            for name, record in zip(base_names, bases):
                anchors = record.BaseAnchor if table.LookupType == 4 else record.Mark2Anchor
                for anchor in anchors:
                    if anchor is not None:
                        self.change_anchor(anchor, name, reader, writer, done)
            return
        if table.LookupType == 2:
            records = ([pair for pairs in table.PairSet for pair in pairs.PairValueRecord] if table.Format == 1
                       else [second for first in table.Class1Record for second in first.Class2Record])
            values = [value for record in records for value in (record.Value1, record.Value2)]
        elif table.LookupType == 1:
            values = table.Value if isinstance(table.Value, list) else [table.Value]
        else:
            raise ValueError(f"Can't convert lookups of type {table.LookupType}.")
        for value in values:
            for field in ("XPlacement", "YPlacement", "XAdvance", "YAdvance"):
                device = getattr(value, field[:4] + "Device", None) if value is not None else None
                if device is not None and id(device) not in done:
                    done.add(id(device))
                    self.store(device, reader.values(getattr(value, field, 0), device), writer)

    def store(self, device, values, writer):
        index = writer.store([otRound(value) for value in values])
        device.StartSize, device.EndSize = index >> 16, index & 0xFFFF

    def change_anchor(self, anchor, name, reader, writer, done):
        if id(anchor) in done:
            return
        done.add(id(anchor))
        x = reader.values(anchor.XCoordinate, getattr(anchor, "XDeviceTable", None))
        y = reader.values(anchor.YCoordinate, getattr(anchor, "YDeviceTable", None))
        glyph = self.masters[name]
        base = glyph.components[0] if glyph.is_composite else name
        alignments = self.alignment(name)
        for master in range(len(MASTERS)):
            bounds = self.old_bounds[base][master]
            if bounds is None or alignments is None:
                continue
            if name in self.classes.marks:
                shift = self.mark_shift(name, master)
            else:
                shift = alignments[master].accent_shift(min(max(y[master], bounds[1]), bounds[3]))
                scale, move = (values[master] for values in self.transforms.get(base, ([1] * 6, [0] * 6)))
                x[master] = x[master] * scale + move
            y[master] += shift
            x[master] += shift * self.slope
        for field, values in (("X", x), ("Y", y)):
            values = [otRound(value) for value in values]
            setattr(anchor, field + "Coordinate", values[0])
            device = None
            if any(value != values[0] for value in values):
                device = otTables.Device()
                device.DeltaFormat = 0x8000
                self.store(device, values, writer)
            setattr(anchor, field + "DeviceTable", device)
        anchor.Format = 3 if anchor.XDeviceTable or anchor.YDeviceTable else 1

    def mark_shift(self, name, master):
        """Returns by how much a mark glyph was moved."""
        old, new = self.old_bounds[name][master], self.masters.bounds(name, master)
        return (new[1] + new[3] - old[1] - old[3]) / 2

    def change_metrics(self):
        os2 = self.font["OS/2"]
        os2.sxHeight, os2.sCapHeight = heights.NEW_X_HEIGHT, heights.NEW_CAP
        os2.achVendID = "TSRA"
        os2.recalcAvgCharWidth(self.font)
        table = self.font["MVAR"].table
        table.ValueRecord = [record for record in table.ValueRecord if record.ValueTag != "xhgt"]
        table.ValueRecordCount = len(table.ValueRecord)

    def change_names(self):
        """Replaces Inter's names. Its license reserves none, but Inter is a trademark."""
        names = self.font["name"]
        style = "Italic" if self.slope else "Regular"
        full = "Tessera Sans" + (" Italic" if self.slope else " Regular")
        new = {
            0: COPYRIGHT, 1: "Tessera Sans", 3: f"{VERSION};TSRA;TesseraSans-{style}", 4: full,
            5: f"Version {VERSION}; derived from Inter 4.001", 6: f"TesseraSans-{style}", 8: "Tessera",
            9: "Rasmus Andersson; The Tessera authors", 10: DESCRIPTION,
            25: "TesseraSans" + ("Italic" if self.slope else ""),
        }
        for record in list(names.names):
            if record.nameID in (7, 11, 12):
                names.removeNames(nameID=record.nameID)
        for identifier, text in new.items():
            names.removeNames(nameID=identifier)
            names.setName(text, identifier, 3, 1, 0x409)
        names.names.sort()
