// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The fitting of glyphs into a line: as many as possible, up to the last break opportunity.
///
/// The whole paragraph is shaped once. Glyphs are reshaped only around a break that HarfBuzz flagged as unsafe. A
/// ligature is never split.
enum LineFitter {
  struct Fit {
    var glyphs: Range<Int>
    /// The index after the last glyph that isn't a trailing space.
    var inkEnd: Int
    /// The width without trailing spaces, including the hyphen.
    var width: Double
    /// The hyphen after the last glyph.
    var hyphen: Hyphen?
  }

  /// The length added to the available width to compensate for rounding errors in sums.
  static let tolerance = 1.0 / 1024

  static func fit(
    _ source: inout LineSource, from start: Int, paragraph: ShapedText.Paragraph, limit: Double, indent: Double,
    anywhere: Bool
  ) -> Fit {
    let end = source.glyphs(of: paragraph).upperBound
    assert(start <= end, "The line starts at \(start), after \(end).")
    var stop = end + 1
    while true {
      let at = candidate(
        source, start..<end, stop: stop, limit: limit, indent: indent, anywhere: anywhere, paragraph: paragraph)
      if at < end, stop > end, !anywhere, source.rules.hyphenationFactor > 0,
        let fit = hyphenated(&source, start..<at, paragraph: paragraph, limit: limit, indent: indent)
      {
        return fit
      }
      let hyphen =
        anywhere
        ? nil : softHyphen(source, range: start..<at, end: end, paragraph: paragraph, limit: limit, indent: indent)
      guard at < end, let split = source.split(at: at, lineStart: start, paragraph: paragraph) else {
        return makeLine(source, range: start..<at, indent: indent, hyphen: hyphen)
      }
      let kept = source.width(of: start..<split.replaced.lowerBound, indent: indent) + (hyphen?.advance ?? 0)
      let isOnlyCluster = at == source.cluster(at: start, limit: end, x: 0).end
      if isOnlyCluster || at >= stop || kept + inkWidth(split.left, source) <= limit + tolerance {
        let next = source.apply(split)
        return makeLine(source, range: start..<next, indent: indent, hyphen: hyphen)
      }
      // After separate reshaping, the line is too wide and must end earlier.
      stop = at
    }
  }

  /// Returns the hyphen of a line that ends after a soft hyphen, or nil if the hyphen doesn't fit.
  private static func softHyphen(
    _ source: LineSource, range: Range<Int>, end: Int, paragraph: ShapedText.Paragraph, limit: Double,
    indent: Double
  ) -> Hyphen? {
    let at = range.upperBound
    guard at < end, source.isBehindSoftHyphen(glyph: at), let hyphen = source.hyphen(before: at, in: paragraph) else {
      return nil
    }
    return source.width(of: range, indent: indent) + hyphen.advance <= limit + tolerance ? hyphen : nil
  }

  /// Returns a line that ends with a hyphenated word, or nil if none fits.
  private static func hyphenated(
    _ source: inout LineSource, _ range: Range<Int>, paragraph: ShapedText.Paragraph, limit: Double, indent: Double
  ) -> Fit? {
    let start = range.lowerBound
    guard
      let at = source.hyphenationPoint(
        from: start, before: range.upperBound, paragraph: paragraph, limit: limit, indent: indent),
      let hyphen = source.hyphen(before: at, in: paragraph)
    else { return nil }
    guard let split = source.split(at: at, lineStart: start, paragraph: paragraph) else {
      return makeLine(source, range: start..<at, indent: indent, hyphen: hyphen)
    }
    let kept = source.width(of: start..<split.replaced.lowerBound, indent: indent)
    guard kept + inkWidth(split.left, source) + hyphen.advance <= limit + tolerance else { return nil }
    let next = source.apply(split)
    return makeLine(source, range: start..<next, indent: indent, hyphen: hyphen)
  }

  private static func makeLine(
    _ source: LineSource, range: Range<Int>, indent: Double, hyphen: Hyphen? = nil
  ) -> Fit {
    let inkEnd = source.inkEnd(of: range)
    assert(range.lowerBound <= inkEnd && inkEnd <= range.upperBound, "\(inkEnd) is outside of \(range).")
    let width = source.width(of: range.lowerBound..<inkEnd, indent: indent) + (hyphen?.advance ?? 0)
    return Fit(glyphs: range, inkEnd: inkEnd, width: width, hyphen: hyphen)
  }

  private static func inkWidth(_ glyphs: [ShapedGlyph], _ source: LineSource) -> Double {
    var end = glyphs.count
    while end > 0 && source.flags(at: glyphs[end - 1].cluster).contains(.space) { end -= 1 }
    return glyphs[..<end].reduce(0) { $0 + $1.advance }
  }

  /// Returns the glyph before which the line should end. It precedes `stop` and is at least one cluster after the
  /// start.
  private static func candidate(
    _ source: LineSource, _ range: Range<Int>, stop: Int, limit: Double, indent: Double, anywhere: Bool,
    paragraph: ShapedText.Paragraph
  ) -> Int {
    var x = 0.0
    var g = range.lowerBound
    var last: Int?
    var lastGrapheme: Int?
    while g < range.upperBound {
      let flags = source.flags(at: source.glyphs[g].cluster)
      let cluster = source.cluster(at: g, limit: range.upperBound, x: indent + x)
      let isOverfull = !flags.contains(.space) && x + cluster.width > limit + tolerance
      if g > range.lowerBound {
        if g >= stop { return last ?? lastGrapheme ?? g }
        if anywhere {
          if flags.contains(.mayBreak) || flags.contains(.grapheme) && !flags.contains(.space) { last = g }
        } else if flags.contains(.mayBreak), source.mayBreak(before: g) {
          // A soft hyphen is used only if the visible hyphen fits.
          let hyphen = source.isBehindSoftHyphen(glyph: g) ? source.hyphen(before: g, in: paragraph)?.advance ?? 0 : 0
          if hyphen == 0 || x + hyphen <= limit + tolerance { last = g }
        }
        if flags.contains(.grapheme) { lastGrapheme = g }
        if isOverfull && (last != nil || flags.contains(.grapheme)) { return last ?? g }
      }
      assert(cluster.end > g, "A cluster without glyphs.")
      x += cluster.width
      g = cluster.end
    }
    return g
  }
}
