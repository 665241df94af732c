// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraImaging
internal import TesseraRaster

extension Filmstrip {
  /// The layout of a strip, in pixels.
  struct Grid {
    let columns: Int
    let gap: Int
    let cellWidth: Int
    let cellHeight: Int
    let labelHeight: Int
    let hasDifferences: Bool
    let count: Int

    /// The vertical offset of a frame's difference image within its cell: below the label and half a gap.
    var differenceOffset: Int { cellHeight + labelHeight + gap / 2 }
    var rowHeight: Int { hasDifferences ? differenceOffset + cellHeight : cellHeight + labelHeight }
    var rows: Int { (count + columns - 1) / columns }
    var width: Int { max(1, gap + columns * (cellWidth + gap)) }
    var height: Int { max(1, gap + rows * (rowHeight + gap)) }

    var isPaintable: Bool {
      width <= PaintError.maximumSide && height <= PaintError.maximumSide && width * height <= PaintError.maximumArea
    }

    /// Returns the top-left corner of a cell.
    func origin(ofCell index: Int) -> (x: Int, y: Int) {
      (gap + index % columns * (cellWidth + gap), gap + index / columns * (rowHeight + gap))
    }
  }

  var grid: Grid {
    // No paintable image is more than a million pixels wide or high. Clamping prevents overflow in sums.
    Grid(
      columns: max(1, min(columns, cells.count)), gap: min(max(0, gap), 1 << 20),
      cellWidth: cells.reduce(0) { max($0, $1.frame.width) }, cellHeight: cells.reduce(0) { max($0, $1.frame.height) },
      labelHeight: hasLabels ? ImageText.height(size: labelSize) : 0, hasDifferences: showsDifferences,
      count: cells.count)
  }

  /// Returns the size, in pixels, of a strip of labeled frames with equal sizes, without painting it.
  ///
  /// Throws `RenderError.stripTooLarge`, which contains the maximum number of frames, if the strip is too large, and
  /// `RenderError.painting` if the frames have no pixels.
  public func size(
    frames count: Int, width: Int, height: Int
  ) throws(RenderError) -> (width: Int, height: Int) {
    let cell = try reducedSize(width: width, height: height)
    func grid(_ count: Int) -> Grid {
      Grid(
        columns: max(1, min(columns, count)), gap: min(max(0, gap), 1 << 20), cellWidth: cell.width,
        cellHeight: cell.height, labelHeight: hasReadableLabels ? ImageText.height(size: labelSize) : 0,
        hasDifferences: showsDifferences, count: count)
    }
    // A strip can't have more frames than an image has pixels. Clamping prevents overflow in sums.
    let asked = grid(min(max(0, count), 1 << 30))
    if asked.isPaintable { return (asked.width, asked.height) }
    var (greatest, tooMany) = (0, asked.count)
    while tooMany - greatest > 1 {
      let middle = (greatest + tooMany) / 2
      if grid(middle).isPaintable { greatest = middle } else { tooMany = middle }
    }
    throw .stripTooLarge(
      frames: count, columns: asked.columns, width: asked.width, height: asked.height, greatest: greatest)
  }

  private var hasLabels: Bool { hasReadableLabels && cells.contains { !$0.label.isEmpty } }

  private var hasReadableLabels: Bool { labelSize > 0 && labelSize <= 1000 }

  /// Returns the display list of the strip.
  func displayList(trails: [Trail] = []) -> DisplayList {
    let grid = grid
    var list = DisplayList(width: grid.width, height: grid.height, background: background)
    for (index, cell) in cells.enumerated() {
      let (x, y) = grid.origin(ofCell: index)
      Self.append(cell.frame, to: &list, x: x, y: y)
      if let difference = cell.difference { Self.append(difference, to: &list, x: x, y: y + grid.differenceOffset) }
      if grid.labelHeight > 0 {
        ImageText(cell.label, size: labelSize, maxWidth: Double(grid.cellWidth))
          .append(to: &list, x: Double(x), y: Double(y + grid.cellHeight), color: labelColor)
      }
    }
    append(trails, to: &list, grid: grid)
    return list
  }

  /// Appends a bitmap at its original size.
  private static func append(_ bitmap: Bitmap, to list: inout DisplayList, x: Int, y: Int) {
    let box = Rect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
    list.append(
      .image(bitmap, source: box, destination: box, .nearest, .translation(x: Double(x), y: Double(y))))
  }

  /// Appends the trails' lines within the last frame's cell, with a dot at both ends and the name next to the last
  /// point.
  private func append(_ trails: [Trail], to list: inout DisplayList, grid: Grid) {
    guard let cell = cells.last, cell.original.width > 0, cell.original.height > 0 else { return }
    let (x, y) = grid.origin(ofCell: cells.count - 1)
    let transform = Affine(
      a: Double(cell.frame.width) / Double(cell.original.width), b: 0, c: 0,
      d: Double(cell.frame.height) / Double(cell.original.height), tx: Double(x), ty: Double(y))
    let box = Rect(x: Double(x), y: Double(y), width: Double(cell.frame.width), height: Double(cell.frame.height))
    list.append(.beginClip(.rect(box), .identity))
    for (index, trail) in trails.enumerated() {
      let color = trail.color ?? CurvePlot.color(index)
      // Convert the points to pixels of the strip, so that the line width is the same in both directions.
      let points = trail.points.map(transform.apply)
      let pieces = points.split { !($0.x.isFinite && $0.y.isFinite) }
      for piece in pieces { Self.append(Array(piece), color: color, to: &list) }
      if let end = pieces.last?.last { append(trail.name, at: end, color: color, within: box, to: &list) }
    }
    list.append(.endClip)
  }

  private static func append(_ points: [Point], color: Color, to list: inout DisplayList) {
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

  /// Appends a trail's name to the right of its last dot, or to the left of the dot if there is more space on that
  /// side.
  private func append(_ name: String, at end: Point, color: Color, within box: Rect, to list: inout DisplayList) {
    guard !name.isEmpty, hasReadableLabels else { return }
    let isOnRight = box.maxX - end.x >= end.x - box.minX
    let room = (isOnRight ? box.maxX - end.x : end.x - box.minX) - 7
    let text = ImageText(name, size: labelSize * 0.8, maxWidth: room)
    guard text.width <= room else { return }
    text.append(
      to: &list, x: isOnRight ? end.x + 7 : end.x - 7 - text.width, y: end.y - Double(text.height) / 2, color: color)
  }
}

extension Filmstrip {
  /// A painter that all strips and plots share to reuse its glyph cache.
  private static let painter = Painter()

  static func paint(_ list: DisplayList) throws(RenderError) -> Bitmap {
    do { return try painter.paint(list) } catch { throw .painting("\(error)") }
  }

  static func difference(from old: Bitmap, to new: Bitmap) -> Bitmap {
    ImageDiff.picture(expected: old, actual: new)
  }

  /// Returns the size of a frame within the strip, in pixels.
  private func reducedSize(width: Int, height: Int) throws(RenderError) -> (width: Int, height: Int) {
    guard width > 0, height > 0 else {
      throw .painting("A frame of \(width) x \(height) pixels can't be in a filmstrip. Give it a size.")
    }
    switch cellSize {
    case .reduced(let factor):
      let factor = max(1, factor)
      return ((width - 1) / factor + 1, (height - 1) / factor + 1)
    case .width(let cellWidth):
      let cellWidth = min(max(1, cellWidth), Int(Int32.max))
      guard cellWidth != width else { return (width, height) }
      let exact = Double(height) * Double(cellWidth) / Double(width)
      return (cellWidth, Int(min(max(1, exact.rounded()), Double(Int32.max))))
    }
  }

  func reduced(_ frame: Bitmap) throws(RenderError) -> Bitmap {
    let size = try reducedSize(width: frame.width, height: frame.height)
    guard size != (frame.width, frame.height) else { return frame }
    switch cellSize {
    case .reduced(let factor):
      let factorX = min(factor, frame.width)
      let factorY = min(factor, frame.height)
      let all = PixelRect(x0: 0, y0: 0, x1: frame.width, y1: frame.height)
      return ImageReducer.reduce(frame, part: all, factorX: factorX, factorY: factorY)
    case .width:
      return try scaled(frame, to: size)
    }
  }

  private func scaled(_ frame: Bitmap, to size: (width: Int, height: Int)) throws(RenderError) -> Bitmap {
    var list = DisplayList(width: size.width, height: size.height)
    let source = Rect(x: 0, y: 0, width: Double(frame.width), height: Double(frame.height))
    let destination = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    list.append(.image(frame, source: source, destination: destination, .linear, .identity))
    return try Self.paint(list)
  }
}
