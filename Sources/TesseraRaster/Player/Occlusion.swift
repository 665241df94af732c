// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Finds items that later opaque items hide, so that they are not painted. Processes a band from the last item to the first.
///
/// The band is divided into cells of 16 by 8 pixels. An opaque item marks the cells it covers entirely. An item whose cells
/// are all marked is hidden; a partly hidden item is trimmed to the bounding box of the rest. Only items painted directly on
/// the canvas hide others, and only where the enclosing clips cover pixels completely: the transparency of layers and masks
/// is not known here.
final class Occlusion {
  private static let cellWidth = 16
  private static let cellHeight = 8

  private let columns: Int
  private let rows: Int
  private let words: Int
  private var covered: [UInt64]
  private var boxes: [PixelRect] = []
  /// For each item, the area where it is painted directly on the canvas.
  private var open: [PixelRect] = []
  /// The same areas around the open brackets.
  private var brackets: [PixelRect] = []

  init(width: Int, bandHeight: Int) {
    columns = (width + Occlusion.cellWidth - 1) / Occlusion.cellWidth
    rows = (bandHeight + Occlusion.cellHeight - 1) / Occlusion.cellHeight
    words = (columns + 63) / 64
    covered = [UInt64](repeating: 0, count: words * rows)
  }

  /// Returns the visible part of an item in the list.
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
        // An opaque group has no separate layer.
        if item.role == .mix || item.opacity < 255 { place = .empty }
      case .endClip, .endGroup, .endMix: place = brackets.popLast() ?? band
      }
    }
  }

  /// Returns the bits of a word for the cells `first..<end`.
  private func bits(word: Int, first: Int, end: Int) -> UInt64 {
    let low = max(first - word * 64, 0)
    let high = min(end - word * 64, 64)
    guard low < high else { return 0 }
    return (~0 >> UInt64(64 - (high - low))) << UInt64(low)
  }

  private func mark(_ rect: PixelRect, _ band: PixelRect) {
    // The band's last row and column of cells may be cut off; coverage up to the border is enough.
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

  /// Returns the bounding box of the uncovered cells of a rectangle, within that rectangle.
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

  /// Calls the closure with the bounding box of the uncovered area, if any.
  func forUncoveredRows(_ band: PixelRect, _ body: (PixelRect) -> Void) {
    let rest = trimmed(band, band)
    if !rest.isEmpty { body(rest) }
  }
}
