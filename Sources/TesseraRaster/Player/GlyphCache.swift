// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels

/// A thread-safe cache of glyph coverage, keyed by font face, size and quarter-pixel position.
///
/// Coverage is computed outside of the lock, so two threads may compute the same glyph concurrently, with the same
/// result. When the masks exceed the budget, all masks are evicted. A screen needs only few masks, and plans retain
/// the masks that are in use.
final class GlyphCache: @unchecked Sendable {
  private struct StrikeKey: Hashable {
    var source: ObjectIdentifier
    var scaleX: Double
    var scaleY: Double
  }

  /// A glyph's coverage, and the position of its top left pixel relative to the origin. An empty glyph has no mask.
  struct Entry {
    var mask: Mask?
    var left: Int
    var top: Int
  }

  private final class Strike {
    /// Retains the source, so that no other object can have the same identifier.
    let source: any GlyphSource
    var entries: [UInt64: Entry] = [:]
    init(source: any GlyphSource) { self.source = source }
  }

  private let lock = Lock()
  private var strikes: [StrikeKey: Strike] = [:]
  private var byteCount = 0
  private let budget: Int

  init(budget: Int = 16 << 20) { self.budget = budget }

  /// Returns the masks of a run's glyphs. `scaleX` and `scaleY` are in pixels per font unit, and phases are in
  /// quarter pixels.
  func entries(
    _ source: any GlyphSource, scaleX: Double, scaleY: Double, glyphs: [(id: UInt32, phase: Int)],
    kernels: UnsafePointer<TKKernels>
  ) -> [Entry] {
    let key = StrikeKey(source: ObjectIdentifier(source), scaleX: scaleX, scaleY: scaleY)
    func code(_ glyph: (id: UInt32, phase: Int)) -> UInt64 { UInt64(glyph.id) << 2 | UInt64(glyph.phase) }
    var missing: [Int] = []
    var found: [Entry] = []
    found.reserveCapacity(glyphs.count)
    lock.withLock {
      let strike = strikes[key]
      for (index, glyph) in glyphs.enumerated() {
        if let entry = strike?.entries[code(glyph)] {
          found.append(entry)
        } else {
          missing.append(index)
          found.append(Entry(mask: nil, left: 0, top: 0))
        }
      }
    }
    if missing.isEmpty { return found }
    var made: [UInt64: Entry] = [:]
    for index in missing {
      let glyph = glyphs[index]
      let entry =
        made[code(glyph)]
        ?? GlyphCache.cover(
          glyph.id, of: source, scaleX: scaleX, scaleY: scaleY, phase: Double(glyph.phase) / 4, kernels)
      made[code(glyph)] = entry
      found[index] = entry
    }
    lock.withLock { insertEntries(made, key: key, source: source) }
    return found
  }

  private func insertEntries(_ made: [UInt64: Entry], key: StrikeKey, source: any GlyphSource) {
    for (_, entry) in made { byteCount += 64 + (entry.mask?.byteCount ?? 0) }
    if byteCount > budget {
      strikes.removeAll()
      byteCount = 0
      for (_, entry) in made { byteCount += 64 + (entry.mask?.byteCount ?? 0) }
    }
    let strike = strikes[key] ?? Strike(source: source)
    strikes[key] = strike
    strike.entries.merge(made) { old, _ in old }
  }

  private static func cover(
    _ glyph: UInt32, of source: any GlyphSource, scaleX: Double, scaleY: Double, phase: Double,
    _ kernels: UnsafePointer<TKKernels>
  ) -> Entry {
    var builder = EdgeBuilder()
    if let path = source.outline(of: glyph) {
      let transform = Affine(a: scaleX, b: 0, c: 0, d: -scaleY, tx: phase, ty: 0)
      Flattener(tolerance: 0.02).flatten(path, transform, into: &builder)
      builder.finish()
    }
    // Malicious outlines can be far larger than their em, so limit the area to the maximum that a glyph of 256 pixels
    // reasonably covers.
    let bounds = builder.bounds.intersection(PixelRect(x0: -1024, y0: -1024, x1: 1024, y1: 1024))
    if bounds.isEmpty { return Entry(mask: nil, left: 0, top: 0) }
    let mask = Mask(builder.edges, bounds: bounds, rule: .nonZero, kernels: kernels)
    return Entry(mask: mask, left: bounds.x0, top: bounds.y0)
  }
}
