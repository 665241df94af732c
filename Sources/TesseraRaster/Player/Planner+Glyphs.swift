// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension Planner {
  /// The maximum size of cached glyphs, in pixels per em. Larger glyphs are rare and would fill the cache, so they
  /// are drawn as paths.
  private static let maximumCachedSize = 256.0
  /// The number of glyphs per item. It is small enough for a band to skip most runs that do not touch it.
  private static let glyphsPerItem = 64

  mutating func planGlyphs(_ run: GlyphRun, color: Color, under transform: Affine) {
    let unitsPerEm = run.font.unitsPerEm
    guard transform.isFinite, run.size.isFinite, run.size > 0, unitsPerEm > 0, unitsPerEm.isFinite else { return }
    let size = run.size * max(abs(transform.a), abs(transform.d))
    if transform.isScaleAndTranslation && size <= Planner.maximumCachedSize {
      planCachedGlyphs(run, color: color, under: transform)
    } else {
      planOutlinedGlyphs(run, color: color, under: transform)
    }
  }

  private mutating func planCachedGlyphs(_ run: GlyphRun, color: Color, under transform: Affine) {
    let source = Source.color(PremultipliedColor(color))
    var keys: [(id: UInt32, phase: Int)] = []
    var places: [(x: Int, y: Int)] = []
    keys.reserveCapacity(run.glyphs.count)
    places.reserveCapacity(run.glyphs.count)
    let limit = 1_000_000.0
    for glyph in run.glyphs {
      let position = transform.apply(glyph.position)
      guard abs(position.x) < limit, abs(position.y) < limit else { continue }
      // Round to quarter pixels horizontally and to whole pixels vertically, which keeps baselines sharp.
      let quarters = Int(position.x * 4 + 0.5 + 4 * limit) - 4 * Int(limit)
      keys.append((glyph.id, quarters & 3))
      places.append((quarters >> 2, Int(position.y + 0.5 + limit) - Int(limit)))
    }
    let entries = caches.glyphs.entries(
      run.font, scaleX: run.size * transform.a / run.font.unitsPerEm,
      scaleY: run.size * transform.d / run.font.unitsPerEm, glyphs: keys, kernels: kernels)
    var blits: [GlyphBlit] = []
    var bounds = PixelRect.empty
    for (index, entry) in entries.enumerated() {
      guard let mask = entry.mask else {
        let origin = Point(x: Double(places[index].x), y: Double(places[index].y))
        picture(of: keys[index].id, in: run, at: origin, color, under: transform)
        continue
      }
      let x = places[index].x + entry.left
      let y = places[index].y + entry.top
      let touched = PixelRect(x0: x, y0: y, x1: x + mask.width, y1: y + mask.height)
      if touched.intersection(canvas).isEmpty { continue }
      bounds = bounds.union(touched)
      blits.append(GlyphBlit(mask: storage.keep(glyph: mask), x: Int32(x), y: Int32(y)))
      if blits.count == Planner.glyphsPerItem, color.alpha == 255 { flushBlits(&blits, into: &bounds, source: source) }
    }
    if color.alpha < 255 { blits = joined(blits) }
    flushBlits(&blits, into: &bounds, source: source)
  }

  /// Returns the glyphs with overlapping glyphs merged. Otherwise, translucent letters would be darker where they
  /// overlap, as joined Arabic letters do.
  private func joined(_ blits: [GlyphBlit]) -> [GlyphBlit] {
    var result: [GlyphBlit] = []
    var start = 0
    while start < blits.count {
      var end = start + 1
      while end < blits.count, blits[end - 1].runsInto(blits[end]) { end += 1 }
      result.append(end == start + 1 ? blits[start] : merged(blits[start..<end]))
      start = end
    }
    return result
  }

  /// Returns a single glyph with the combined coverage of all glyphs, as if they were drawn in an opaque color.
  private func merged(_ blits: ArraySlice<GlyphBlit>) -> GlyphBlit {
    let bounds = blits.reduce(PixelRect.empty) { $0.union($1.bounds) }
    let whole = Mask(width: bounds.width, height: bounds.height)
    for blit in blits {
      for y in 0..<blit.mask.height {
        let row = whole.row(y + Int(blit.y) - bounds.y0) + (Int(blit.x) - bounds.x0)
        let source = blit.mask.row(y)
        for x in 0..<blit.mask.width {
          let (below, above) = (Int(row[x]), Int(source[x]))
          row[x] = UInt8(below + above - (below * above + 127) / 255)
        }
      }
    }
    return GlyphBlit(mask: storage.keep(glyph: whole), x: Int32(bounds.x0), y: Int32(bounds.y0))
  }

  private mutating func flushBlits(_ blits: inout [GlyphBlit], into bounds: inout PixelRect, source: Source) {
    if blits.isEmpty { return }
    items.append(Item(geometry: .glyphs(storage.keep(blits)), source: source, bounds: bounds.intersection(canvas)))
    blits.removeAll(keepingCapacity: true)
    bounds = .empty
  }

  /// Draws a color glyph at an origin in pixels, if the font contains one.
  private mutating func picture(
    of glyph: UInt32, in run: GlyphRun, at origin: Point, _ color: Color, under transform: Affine
  ) {
    guard let picture = run.font.picture(of: glyph) else { return }
    let placed = Affine(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: origin.x, ty: origin.y)
    draw(picture, size: run.size, alpha: color.alpha, under: placed)
  }

  private mutating func draw(_ picture: GlyphPicture, size: Double, alpha: UInt8, under transform: Affine) {
    let whole = Rect(x: 0, y: 0, width: Double(picture.bitmap.width), height: Double(picture.bitmap.height))
    let destination = Rect(
      x: picture.left * size, y: -picture.top * size, width: picture.width * size, height: picture.height * size)
    // The alpha of the text color applies to color glyphs, but its RGB components do not.
    if alpha < 255 { items.append(Item(role: .group, bounds: canvas, opacity: alpha)) }
    image(picture.bitmap, part: whole, in: destination, .linear, under: transform)
    if alpha < 255 { items.append(Item(role: .endGroup, bounds: .empty)) }
  }

  private mutating func planOutlinedGlyphs(_ run: GlyphRun, color: Color, under transform: Affine) {
    let scale = run.size / run.font.unitsPerEm
    var pictures: [(GlyphPicture, Affine)] = []
    let flattener = Flattener(tolerance: Planner.tolerance)
    outline(.color(PremultipliedColor(color))) { builder in
      for glyph in run.glyphs {
        let place = Affine(a: 1, b: 0, c: 0, d: 1, tx: glyph.position.x, ty: glyph.position.y)
          .concatenating(transform)
        guard place.isFinite else { continue }
        if let path = run.font.outline(of: glyph.id), !path.isEmpty {
          flattener.flatten(path, Affine.scale(x: scale, y: -scale).concatenating(place), into: &builder)
        } else if let picture = run.font.picture(of: glyph.id) {
          pictures.append((picture, place))
        }
      }
    }
    for (picture, place) in pictures { draw(picture, size: run.size, alpha: color.alpha, under: place) }
  }
}

extension GlyphBlit {
  /// The bounds of the mask, in pixels.
  fileprivate var bounds: PixelRect {
    PixelRect(x0: Int(x), y0: Int(y), x1: Int(x) + mask.width, y1: Int(y) + mask.height)
  }

  /// Returns whether there is a pixel that both glyphs cover by at least half. There is no such pixel if letters are
  /// merely close to each other.
  fileprivate func runsInto(_ other: GlyphBlit) -> Bool {
    let shared = bounds.intersection(other.bounds)
    if shared.isEmpty { return false }
    for row in shared.y0..<shared.y1 {
      let (a, b) = (mask.row(row - Int(y)) - Int(x), other.mask.row(row - Int(other.y)) - Int(other.x))
      for column in shared.x0..<shared.x1 where a[column] >= 128 && b[column] >= 128 { return true }
    }
    return false
  }
}
