// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraImaging
package import TesseraRaster

extension Filmstrip {
  /// Where everything stands, in pixels of the strip.
  struct Grid {
    let columns: Int
    let gap: Int
    let cellWidth: Int
    let cellHeight: Int
    let labelHeight: Int
    let hasDifferences: Bool
    let count: Int

    /// Below a frame: its label, then its difference with half a gap before.
    var differenceOffset: Int { cellHeight + labelHeight + gap / 2 }
    var rowHeight: Int { hasDifferences ? differenceOffset + cellHeight : cellHeight + labelHeight }
    var rows: Int { (count + columns - 1) / columns }
    var width: Int { max(1, gap + columns * (cellWidth + gap)) }
    var height: Int { max(1, gap + rows * (rowHeight + gap)) }

    /// The top left corner of a cell.
    func origin(_ index: Int) -> (x: Int, y: Int) {
      (gap + index % columns * (cellWidth + gap), gap + index / columns * (rowHeight + gap))
    }
  }

  var grid: Grid {
    // Beyond a million pixels nothing can be painted; the limit keeps sums from overflowing.
    Grid(
      columns: max(1, min(columns, cells.count)), gap: min(max(0, gap), 1 << 20),
      cellWidth: cells.reduce(0) { max($0, $1.frame.width) }, cellHeight: cells.reduce(0) { max($0, $1.frame.height) },
      labelHeight: hasLabels ? PictureText.height(size: labelSize) : 0, hasDifferences: showsDifferences,
      count: cells.count)
  }

  private var hasLabels: Bool { hasReadableLabels && cells.contains { !$0.label.isEmpty } }

  private var hasReadableLabels: Bool { labelSize > 0 && labelSize <= 1000 }

  /// The strip as drawing commands.
  package func displayList(trails: [Trail] = []) -> DisplayList {
    let grid = grid
    var list = DisplayList(width: grid.width, height: grid.height, background: background)
    for (index, cell) in cells.enumerated() {
      let (x, y) = grid.origin(index)
      Self.append(cell.frame, to: &list, x: x, y: y)
      if let difference = cell.difference { Self.append(difference, to: &list, x: x, y: y + grid.differenceOffset) }
      if grid.labelHeight > 0 {
        PictureText(cell.label, size: labelSize, maxWidth: Double(grid.cellWidth))
          .append(to: &list, x: Double(x), y: Double(y + grid.cellHeight), color: labelColor)
      }
    }
    append(trails, to: &list, grid)
    return list
  }

  /// Pixel for pixel.
  private static func append(_ bitmap: Bitmap, to list: inout DisplayList, x: Int, y: Int) {
    let box = Rect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
    list.append(
      .image(bitmap, source: box, destination: box, .nearest, .translation(x: Double(x), y: Double(y))))
  }

  /// Lines through the points, with a dot where each ends and the name at the last, within the last frame's cell.
  private func append(_ trails: [Trail], to list: inout DisplayList, _ grid: Grid) {
    guard let cell = cells.last, cell.original.width > 0, cell.original.height > 0 else { return }
    let (x, y) = grid.origin(cells.count - 1)
    let transform = Affine(
      a: Double(cell.frame.width) / Double(cell.original.width), b: 0, c: 0,
      d: Double(cell.frame.height) / Double(cell.original.height), tx: Double(x), ty: Double(y))
    let box = Rect(x: Double(x), y: Double(y), width: Double(cell.frame.width), height: Double(cell.frame.height))
    list.append(.beginClip(.rect(box), .identity))
    for (index, trail) in trails.enumerated() {
      let color = trail.color ?? CurvePlot.color(index)
      // In pixels of the strip, so that lines are as wide in any direction.
      let points = trail.points.map(transform.apply)
      let pieces = points.split { !($0.x.isFinite && $0.y.isFinite) }
      for piece in pieces { Self.append(Array(piece), color, to: &list) }
      if let end = pieces.last?.last { append(trail.name, at: end, color, within: box, to: &list) }
    }
    list.append(.endClip)
  }

  private static func append(_ points: [Point], _ color: Color, to list: inout DisplayList) {
    guard let start = points.first, let end = points.last else { return }
    if points.count > 1 {
      var path = Path()
      path.move(to: start)
      for point in points.dropFirst() { path.addLine(to: point) }
      let style = StrokeStyle(width: 2, cap: .round, join: .round)
      list.append(.stroke(.path(path, .nonZero), style, .color(color), .identity))
    }
    let dot = RoundedRect(Rect(x: end.x - 4, y: end.y - 4, width: 8, height: 8), radius: 4)
    list.append(.fill(.roundedRect(dot), .color(color), .identity))
  }

  /// A trail's name on the right of its last dot, or on the left when there is more room.
  private func append(_ name: String, at end: Point, _ color: Color, within box: Rect, to list: inout DisplayList) {
    guard !name.isEmpty, hasReadableLabels else { return }
    let isOnRight = box.maxX - end.x >= end.x - box.minX
    let room = (isOnRight ? box.maxX - end.x : end.x - box.minX) - 7
    let text = PictureText(name, size: labelSize * 0.8, maxWidth: room)
    guard text.width <= room else { return }
    text.append(
      to: &list, x: isOnRight ? end.x + 7 : end.x - 7 - text.width, y: end.y - Double(text.height) / 2, color: color)
  }
}

extension Filmstrip {
  /// One painter for all strips and plots: it keeps glyphs.
  private static let painter = Painter()

  static func paint(_ list: DisplayList) throws(RenderError) -> Bitmap {
    do { return try painter.paint(list) } catch { throw .painting("\(error)") }
  }

  static func difference(from old: Bitmap, to new: Bitmap) -> Bitmap {
    ImageDiff.picture(expected: old, actual: new)
  }

  func small(_ frame: Bitmap) throws(RenderError) -> Bitmap {
    guard frame.width > 0, frame.height > 0 else {
      throw .painting("A frame of \(frame.width) x \(frame.height) pixels has no place in a filmstrip. Give it pixels.")
    }
    switch cellSize {
    case .reduced(let factor):
      guard factor > 1 else { return frame }
      let factorX = min(factor, frame.width)
      let factorY = min(factor, frame.height)
      let all = PixelRect(x0: 0, y0: 0, x1: frame.width, y1: frame.height)
      return ImageReducer.reduce(frame, part: all, factorX: factorX, factorY: factorY)
    case .width(let width):
      return try scaled(frame, width: max(1, width))
    }
  }

  private func scaled(_ frame: Bitmap, width: Int) throws(RenderError) -> Bitmap {
    guard width != frame.width else { return frame }
    let exact = Double(frame.height) * Double(width) / Double(frame.width)
    let height = Int(min(max(1, exact.rounded()), Double(Int32.max)))
    var list = DisplayList(width: min(width, Int(Int32.max)), height: height)
    let source = Rect(x: 0, y: 0, width: Double(frame.width), height: Double(frame.height))
    let destination = Rect(x: 0, y: 0, width: Double(list.width), height: Double(height))
    list.append(.image(frame, source: source, destination: destination, .linear, .identity))
    return try Self.paint(list)
  }
}
