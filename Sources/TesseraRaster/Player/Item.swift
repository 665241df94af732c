// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What colours a covered pixel.
package enum Source {
  case color(PremultipliedColor)
  case gradient(Unmanaged<GradientRamp>)
  case image(Unmanaged<ImageWalk>)
}

/// A glyph to blend: its coverage and the pixel of its top left corner.
package struct GlyphBlit {
  package var mask: Unmanaged<Mask>
  package var x: Int32
  package var y: Int32
}

/// An outline's edges, and which of them reach each band when they are many.
package final class Outline {
  package let edges: [Edge]
  /// Edge numbers sorted by band; `starts[i]..<starts[i + 1]` belong to band `firstBand + i`. Empty: look at all.
  package private(set) var order: [Int32] = []
  package private(set) var starts: [Int32] = []
  package private(set) var firstBand = 0

  package init(_ edges: [Edge], bounds: PixelRect, bandHeight: Int) {
    self.edges = edges
    let first = bounds.y0 / bandHeight
    let last = (bounds.y1 - 1) / bandHeight
    guard edges.count > 16, last > first else { return }
    firstBand = first
    var counts = [Int32](repeating: 0, count: last - first + 2)
    func bands(_ edge: Edge) -> ClosedRange<Int>? {
      let low = max(Int(edge.y0) >> 8, bounds.y0) / bandHeight
      let high = min((Int(edge.y1) + 255) >> 8, bounds.y1) - 1
      return high >= bounds.y0 && high / bandHeight >= low ? low - first...high / bandHeight - first : nil
    }
    for edge in edges {
      if let range = bands(edge) { for band in range { counts[band + 1] += 1 } }
    }
    for band in 1..<counts.count { counts[band] += counts[band - 1] }
    order = [Int32](repeating: 0, count: Int(counts[counts.count - 1]))
    var next = counts
    for (index, edge) in edges.enumerated() {
      guard let range = bands(edge) else { continue }
      for band in range {
        order[Int(next[band])] = Int32(index)
        next[band] += 1
      }
    }
    starts = counts
  }
}

/// One prepared step of painting: everything a band needs, in pixels, without looking at the display list again.
package struct Item {
  package enum Role: UInt8 { case paint, clip, endClip, group, endGroup }

  package enum Geometry {
    case none
    case box(Box)
    /// An outline; between rows `straight` its coverage is that of the box alone.
    case outline(Unmanaged<Outline>, DisplayList.FillRule, straight: Range<Int>, Box)
    case glyphs(UnsafeBufferPointer<GlyphBlit>)
    /// A mask drawn over `bounds`, with a column and a row repeated when it is smaller.
    case patch(Unmanaged<Mask>, PixelRect, stretchX: Int, stretchY: Int)
  }

  package var role: Role = .paint
  package var geometry: Geometry = .none
  package var source: Source = .color(PremultipliedColor(bits: 0))
  /// Pixels that can change; within the canvas and the clips around.
  package var bounds: PixelRect
  /// Pixels that end up opaque and hide what is below; empty if none.
  package var opaque: PixelRect = .empty
  /// Of a group.
  package var opacity: UInt8 = 255
}
