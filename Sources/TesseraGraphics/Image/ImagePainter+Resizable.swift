// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Drawing of a resizable image. The corners keep their size, and the edges and the center are stretched or tiled.
// Each axis is divided into pieces independently, and each part of the image combines a horizontal and a vertical
// piece. The boundaries between parts are aligned to pixels to prevent seams.

import Foundation
import TesseraRaster

struct ResizableParts {
  let image: UIImage
  let bitmap: Bitmap
  let rect: CGRect
  let grid: PixelGrid

  struct Part: Equatable {
    /// The part's rectangle in the bitmap, in pixels.
    var source: Rect
    /// The part's destination rectangle, in points.
    var destination: CGRect
  }

  /// A piece of a horizontal or vertical axis.
  struct Piece: Equatable {
    var source: Double
    var sourceLength: Double
    var start: Double
    var length: Double
  }

  /// The maximum number of tiles on an axis. If more tiles would be required, the image is stretched instead.
  private static let maximumTiles = 256

  var parts: [Part] {
    let caps = image.capInsets
    guard caps != .zero, rect.size != image.size else {
      let whole = Rect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
      return [Part(source: whole, destination: rect)]
    }
    let columns = pieces(
      count: bitmap.width, first: Double(caps.left), last: Double(caps.right), start: Double(rect.minX),
      length: Double(rect.width))
    let rows = pieces(
      count: bitmap.height, first: Double(caps.top), last: Double(caps.bottom), start: Double(rect.minY),
      length: Double(rect.height))
    return rows.flatMap { row in
      columns.map { column in
        Part(
          source: Rect(x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength),
          destination: CGRect(x: column.start, y: row.start, width: column.length, height: row.length))
      }
    }
  }

  /// Returns the pieces of an axis. `count` is the number of pixels, `first` and `last` are the lengths of the caps
  /// in points, and `length` is the destination's length in points.
  func pieces(count: Int, first: Double, last: Double, start: Double, length: Double) -> [Piece] {
    let scale = Double(image.scale)
    let pixels = Double(count)
    let low = min(max(0, (first * scale).rounded()), pixels)
    let high = min(max(0, (last * scale).rounded()), pixels - low)
    // If the caps don't fit, they are reduced in proportion.
    let room = min(1, length * scale / max(low + high, 1))
    let lowEnd = Double(grid.rounded(CGFloat(start + low / scale * room)))
    let highStart = max(lowEnd, Double(grid.rounded(CGFloat(start + length - high / scale * room))))
    var result: [Piece] = []
    func add(_ source: Double, _ sourceLength: Double, _ from: Double, _ to: Double) {
      guard sourceLength > 0, to > from else { return }
      result.append(Piece(source: source, sourceLength: sourceLength, start: from, length: to - from))
    }
    add(0, low, start, lowEnd)
    middle(source: low, sourceLength: pixels - low - high, from: lowEnd, to: highStart, add: add)
    add(pixels - high, high, highStart, start + length)
    return result
  }

  private func middle(
    source: Double, sourceLength: Double, from: Double, to: Double,
    add: (Double, Double, Double, Double) -> Void
  ) {
    let scale = Double(image.scale)
    let tile = sourceLength / scale
    let count = ((to - from) / tile).rounded(.up)
    // A tile of one pixel looks the same if it is stretched.
    guard image.resizingMode == .tile, sourceLength > 1, count <= Double(Self.maximumTiles) else {
      return add(source, sourceLength, from, to)
    }
    for index in 0..<max(0, Int(count)) {
      let start = from + Double(index) * tile
      let end = min(start + tile, to)
      add(source, (end - start) * scale, start, end)
    }
  }
}
