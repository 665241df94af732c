// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Clusters are the units between which the insertion point can be placed. Drawing requires only glyphs, so layouts
// don't store clusters. They are created from the shaped text when text is edited or when positions are requested.

extension TextLayout {
  /// A group of glyphs that represents characters as a unit, such as a letter with diacritics, a ligature or an
  /// emoji.
  package struct Cluster: Sendable, Equatable {
    /// The cluster's UTF-8 byte range in the string.
    package var range: Range<Int>
    /// The left edge, in points from the layout's left edge.
    package var x: Double
    package var width: Double
    package var isRightToLeft: Bool
  }
}

extension RunWriter {
  /// Returns the clusters of the line in visual order.
  func clusters() -> [TextLayout.Cluster] {
    var clusters: [TextLayout.Cluster] = []
    var pen = start
    for piece in visualOrder(pieces()) {
      let isReversed = piece.level & 1 != 0
      var found: [TextLayout.Cluster] = []
      var glyph = piece.glyphs.lowerBound
      while glyph < piece.glyphs.upperBound {
        let start = glyph
        var width = 0.0
        repeat {
          width += advance(of: glyph)
          glyph += 1
        } while glyph < piece.glyphs.upperBound && source.glyphs[glyph].cluster == source.glyphs[start].cluster
        let range = bytes(first: start, last: glyph - 1)
        found.append(TextLayout.Cluster(range: range, x: 0, width: width, isRightToLeft: isReversed))
      }
      if isReversed { found.reverse() }
      for var cluster in found {
        cluster.x = pen
        pen += cluster.width
        clusters.append(cluster)
      }
    }
    return clusters
  }

  private func advance(of glyph: Int) -> Double {
    let shaped = source.glyphs[glyph]
    let isStretched = wordGap > 0 && glyph < line.inkEnd && source.flags(at: shaped.cluster).contains(.wordSpace)
    let hyphen = glyph == line.inkEnd - 1 ? line.hyphen?.advance ?? 0 : 0
    return shaped.advance + (isStretched ? wordGap : 0) + hyphen
  }
}
