// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The frames that follow a section's last item. Items that make room for other items may move to these frames.

import Foundation

extension UICollectionView {
  /// Returns an item's frame in layout coordinates. After the last item, the pattern continues in the same line, or
  /// at the start of a new line if there is no space.
  func layoutFrame(at key: ItemPosition) -> CGRect? {
    guard counts.indices.contains(key.section) else { return nil }
    let count = counts[key.section]
    if key.row < count { return existingFrame(section: key.section, row: key.row) }
    guard
      var place = existingFrame(section: key.section, row: count - 1) ?? firstFrame(section: key.section, row: key.row)
    else { return nil }
    if count == 0 { return place }
    let step = itemStep(section: key.section, count: count, last: place)
    for _ in count...key.row { place = nextFrame(after: place, step: step, section: key.section) }
    return place
  }

  private func existingFrame(section: Int, row: Int) -> CGRect? {
    guard row >= 0 else { return nil }
    return collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: row, section: section))?.frame
  }

  /// Returns an item's frame in an empty section, whose items are assumed to form a column.
  private func firstFrame(section: Int, row: Int) -> CGRect? {
    let size = (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? CGSize(width: 50, height: 50)
    return CGRect(origin: CGPoint(x: 0, y: CGFloat(row) * size.height), size: size)
  }

  /// Returns the distance from one item to the next in a line, or 0 for lines with one item, and the distance from
  /// one line to the next.
  private func itemStep(section: Int, count: Int, last: CGRect) -> CGVector {
    let all = (0..<count).suffix(64).compactMap { existingFrame(section: section, row: $0) }
    let neighbor = all.dropLast().last
    if let neighbor, neighbor.minX == last.minX { return CGVector(dx: 0, dy: last.minY - neighbor.minY) }
    var dx = last.width + 10
    if let neighbor, neighbor.minY == last.minY {
      dx = last.minX - neighbor.minX
    } else if let pair = zip(all, all.dropFirst()).reversed().first(where: { $0.minY == $1.minY }) {
      dx = pair.1.minX - pair.0.minX
    }
    let above = all.last { $0.minY < last.minY }
    return CGVector(dx: dx, dy: above.map { last.minY - $0.minY } ?? last.height + 10)
  }

  private func nextFrame(after place: CGRect, step: CGVector, section: Int) -> CGRect {
    if step.dx == 0 { return place.offsetBy(dx: 0, dy: step.dy) }
    let next = place.offsetBy(dx: step.dx, dy: 0)
    if !growsVertically || next.maxX <= max(contentSize.width, bounds.width) + 0.5 { return next }
    return CGRect(
      origin: CGPoint(x: existingFrame(section: section, row: 0)?.minX ?? 0, y: place.minY + step.dy), size: place.size)
  }

  func placePlaceholders() {
    guard let placeholders = dragging?.placeholders, !placeholders.isEmpty else { return }
    for (index, placeholder) in placeholders.enumerated() {
      let key = placeholder.key
      let before = placeholders.enumerated().filter {
        $1.key.section == key.section && ($1.key < key || $1.key == key && $0 < index)
      }
      if let place = layoutFrame(at: ItemPosition(section: key.section, row: key.row + before.count)) {
        placeholder.cell.frame = flipped(place)
      }
    }
  }
}
