// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Finds items that are hidden by later opaque items, so that they are not drawn. Processes the items of a band from
/// the last to the first.
///
/// The band is divided into cells of 16 by 8 pixels. An opaque item marks the cells that it covers completely. An
/// item is hidden if all its cells are marked. A partly hidden item is trimmed to the bounding box of its unmarked
/// cells. Only items drawn directly on the canvas can hide other items, and only where the enclosing clips cover
/// pixels completely, because the transparency of layers and masks is unknown at this point.
final class Occlusion {
  private static let cellWidth = 16
  private static let cellHeight = 8

  private let columns: Int
  private let rows: Int
  private let words: Int
  private var covered: [UInt64]
  private var boxes: [PixelRect] = []
  /// For each item, the area in which it is drawn directly on the canvas.
  private var open: [PixelRect] = []
  /// The areas to restore at the ends of the open scopes, outermost first.
  private var brackets: [PixelRect] = []

  init(width: Int, bandHeight: Int) {
    columns = (width + Occlusion.cellWidth - 1) / Occlusion.cellWidth
    rows = (bandHeight + Occlusion.cellHeight - 1) / Occlusion.cellHeight
    words = (columns + 63) / 64
    covered = [UInt64](repeating: 0, count: words * rows)
  }

  /// Returns the visible area of the item at a position in the list.
  func visible(at position: Int) -> PixelRect { boxes[position] }

  func look(_ items: UnsafeBufferPointer<Item>, _ list: UnsafeBufferPointer<Int32>, band: PixelRect) {
    boxes.removeAll(keepingCapacity: true)
    for index in list { boxes.append(items[Int(index)].bounds.intersection(band)) }
    for i in covered.indices { covered[i] = 0 }
    findVisibleItems(items, list, band)
    for position in stride(from: list.count - 1, through: 0, by: -1) {
      let item = items[Int(list[position])]
      switch item.role {
      case .clip, .endClip, .group, .endGroup, .mix, .mixWith, .endMix: break
      case .paint:
        boxes[position] = trimmed(boxes[position], band)
        let hiding = item.opaque.intersection(open[position])
        if !hiding.isEmpty && !boxes[position].isEmpty { mark(hiding, band) }
      }
    }
  }

  private func findVisibleItems(
    _ items: UnsafeBufferPointer<Item>, _ list: UnsafeBufferPointer<Int32>, _ band: PixelRect
  ) {
    open.removeAll(keepingCapacity: true)
    brackets.removeAll(keepingCapacity: true)
    var place = band
    for index in list {
      let item = items[Int(index)]
      open.append(place)
      switch item.role {
      case .paint, .mixWith: break
      case .clip:
        brackets.append(place)
        place = place.intersection(item.opaque)
      case .group, .mix:
        brackets.append(place)
        // An opaque group does not have a separate layer.
        if item.role == .mix || item.opacity < 255 { place = .empty }
      case .endClip, .endGroup, .endMix: place = brackets.popLast() ?? band
      }
    }
  }

  /// Returns a word in which the bits of the cells `first..<end` are set.
  private func bits(word: Int, first: Int, end: Int) -> UInt64 {
    let low = max(first - word * 64, 0)
    let high = min(end - word * 64, 64)
    guard low < high else { return 0 }
    return (~0 >> UInt64(64 - (high - low))) << UInt64(low)
  }

  private func mark(_ rect: PixelRect, _ band: PixelRect) {
    // Cells in the band's last row and column may be cut off. They count as covered if they are covered up to the
    // border.
    let (w, h) = (Occlusion.cellWidth, Occlusion.cellHeight)
    let first = (rect.x0 + w - 1) / w
    let end = rect.x1 == band.x1 ? columns : rect.x1 / w
    let top = (rect.y0 - band.y0 + h - 1) / h
    let bottom = rect.y1 == band.y1 ? (band.height + h - 1) / h : (rect.y1 - band.y0) / h
    guard first < end, top < bottom else { return }
    for row in top..<bottom {
      for word in first / 64...(end - 1) / 64 {
        covered[row * words + word] |= bits(word: word, first: first, end: end)
      }
    }
  }

  /// Returns the bounding box of a rectangle's uncovered cells, clipped to the rectangle.
  private func trimmed(_ rect: PixelRect, _ band: PixelRect) -> PixelRect {
    if rect.isEmpty { return .empty }
    let (w, h) = (Occlusion.cellWidth, Occlusion.cellHeight)
    let first = rect.x0 / w
    let end = (rect.x1 + w - 1) / w
    var left = Int.max
    var right = -1
    var top = Int.max
    var bottom = -1
    for row in (rect.y0 - band.y0) / h..<(rect.y1 - band.y0 + h - 1) / h {
      for word in first / 64...(end - 1) / 64 {
        let open = bits(word: word, first: first, end: end) & ~covered[row * words + word]
        if open == 0 { continue }
        top = min(top, row)
        bottom = row
        left = min(left, word * 64 + open.trailingZeroBitCount)
        right = max(right, word * 64 + 63 - open.leadingZeroBitCount)
      }
    }
    if bottom < 0 { return .empty }
    let box = PixelRect(
      x0: left * w, y0: band.y0 + top * h, x1: (right + 1) * w, y1: band.y0 + (bottom + 1) * h)
    return rect.intersection(box)
  }

  /// Calls the closure with the bounding box of the uncovered area, unless everything is covered.
  func withUncoveredBounds(_ band: PixelRect, _ body: (PixelRect) -> Void) {
    let rest = trimmed(band, band)
    if !rest.isEmpty { body(rest) }
  }
}
