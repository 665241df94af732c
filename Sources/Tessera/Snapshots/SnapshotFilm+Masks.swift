// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Masked views can move during an animation. They are located in each frame, and their boxes within the strip are
// stored in the golden. Pixels are ignored at a view's current location and at its location when the golden was
// recorded.

internal import TesseraRaster
internal import TesseraViews

extension FrameSequence {
  /// Returns the views that match masks, at their presented locations in the most recent frame.
  func shownViews(under masks: [SnapshotMask]) -> [ViewNode] {
    guard !masks.isEmpty else { return [] }
    var found: [ViewNode] = []
    var waiting = [shownTree]
    while let node = waiting.popLast() {
      if masks.contains(where: { $0.matches(node) }) {
        found.append(ViewNode(className: node.className, identifier: node.identifier, frame: node.frame))
      }
      waiting += node.children.reversed()
    }
    return found
  }

  private var shownTree: ViewNode {
    Stage(window).run { presented(window) { _ in ViewNode(window) } }
  }
}

extension Filmstrip {
  /// Converts a view of a frame to pixels of the strip. The view is extended by the pixels that scaling blends with
  /// its own pixels. Returns nil if the view is outside the frame.
  ///
  /// - Parameter scale: The frame's scale, in pixels per point.
  func node(_ view: ViewNode, inFrame index: Int, scale: Double) -> ViewNode? {
    let cell = cells[index]
    guard cell.original.width > 0, cell.original.height > 0 else { return nil }
    let (left, top) = grid.origin(ofCell: index)
    func span(_ start: Double, _ length: Double, _ small: Int, _ original: Int, _ origin: Int) -> (Double, Double)? {
      guard start.isFinite, length.isFinite else { return nil }
      let factor = Double(small) / Double(original)
      let margin = factor == 1 ? 0 : factor + 1
      // Extend the view to whole pixels of the frame, because pixels at its edges are blended with their neighbors.
      let (first, last) = ((start * scale).rounded(.down), ((start + length) * scale).rounded(.up))
      let from = max(0, (first * factor - margin).rounded(.down))
      let to = min(Double(small), (last * factor + margin).rounded(.up))
      return from < to ? (Double(origin) + from, to - from) : nil
    }
    let frame = view.frame
    guard let (x, width) = span(frame.x, frame.width, cell.frame.width, cell.original.width, left),
      let (y, height) = span(frame.y, frame.height, cell.frame.height, cell.original.height, top)
    else { return nil }
    return ViewNode(
      className: view.className, identifier: view.identifier,
      frame: ViewNode.Rect(x: x, y: y, width: width, height: height))
  }
}
