// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Repeats a pattern's tile without seams. Drawing each tile separately was rejected: where two tiles meet within a
// pixel, each covers only part of the pixel, so the background shows through. Instead, all copies of a shape in the
// tile are combined into one path. Their coverages are added before drawing, and the sum is exactly one where two
// copies meet. For the same reason, shapes are clipped to the tile geometrically. Tiles don't overlap, so shapes are
// drawn in the order of a single tile.

import TesseraRaster

struct PatternTiling {
  /// The tile in the pattern's coordinate system.
  let tile: Rect
  /// The offsets of the drawn copies from the tile. The tile itself is drawn only if this array contains zero.
  let shifts: [Point]
  /// The transform from the pattern's coordinate system to the picture's.
  let place: Affine
  /// The maximum distance between a curve and the lines that approximate it, in the pattern's coordinate system.
  let tolerance: Double

  init(tile: Rect, shifts: [Point], place: Affine) {
    (self.tile, self.shifts, self.place) = (tile, shifts, place)
    // A sixty-fourth of a point of the picture.
    let scale = abs(place.determinant).squareRoot()
    tolerance = scale > 0 && scale.isFinite ? 1 / 64 / scale : 1.0 / 64
  }

  func paint(_ commands: [DisplayList.Command], into builder: inout PictureBuilder) throws(VectorError) {
    var pending: Pending?
    for command in commands {
      if case .fill(let shape, .color(let color), let transform) = command {
        guard let piece = try piece(of: Self.outline(of: shape), under: transform, room: builder.room) else { continue }
        if pending?.take(piece, color) == true { continue }
        try paint(pending, &builder)
        pending = Pending(piece, color)
        continue
      }
      try paint(pending, &builder)
      pending = nil
      try paint(command, &builder)
    }
    try paint(pending, &builder)
  }

  private func paint(_ pending: Pending?, _ builder: inout PictureBuilder) throws(VectorError) {
    guard let pending else { return }
    try builder.fill(
      try copies(pending.path, room: builder.room), rule: pending.rule, paint: .color(pending.color), under: place)
  }

  /// Draws a command other than a plain fill.
  private func paint(_ command: DisplayList.Command, _ builder: inout PictureBuilder) throws(VectorError) {
    switch command {
    case .stroke(let shape, let style, .color(let color), let transform):
      try strokes(Self.outline(of: shape).path, style: style, color: color, under: transform, into: &builder)
    case .beginClip(let shape, let transform):
      let piece = try piece(of: Self.outline(of: shape), under: transform, room: builder.room)
      let whole = try copies(piece?.path ?? Path(), room: builder.room)
      try builder.append(.beginClip(.path(whole, piece?.rule ?? .nonZero), place))
    case .fill(let shape, _, let transform):
      let box = Self.outline(of: shape).path.tightBounds ?? .zero
      try repeated(command, isInside: contains(transform.apply(box)), &builder)
    case .image(_, _, let destination, _, let transform):
      try repeated(command, isInside: contains(transform.apply(destination)), &builder)
    case .stroke, .glyphs, .shadow, .backdrop, .projected, .filtered: try repeated(command, isInside: false, &builder)
    case .endClip, .beginGroup, .endGroup, .beginMix, .mixWith, .endMix: try builder.append(command)
    }
  }

  /// Draws content whose color varies within the tile, separately for each tile.
  private func repeated(
    _ command: DisplayList.Command, isInside: Bool, _ builder: inout PictureBuilder
  ) throws(VectorError) {
    for shift in shifts {
      let there = Affine.translation(x: shift.x, y: shift.y).concatenating(place)
      if !isInside { try builder.append(.beginClip(.rect(tile), there)) }
      try builder.append(command.transformed(by: there))
      if !isInside { try builder.append(.endClip) }
    }
    builder.include(shifts.reduce(tile) { $0.union(tile.offsetBy(dx: $1.x, dy: $1.y)) }, place)
  }

  private func strokes(
    _ line: Path, style: StrokeStyle, color: Color, under transform: Affine, into builder: inout PictureBuilder
  ) throws(VectorError) {
    // A line whose stroke is within the tile is drawn as a stroke, so that its curves are flattened at the screen's
    // resolution.
    let reach = PictureBuilder.reach(of: style)
    if let box = line.tightBounds, contains(transform.apply(box.insetBy(dx: -reach, dy: -reach))),
      let inverse = transform.inverted
    {
      guard line.points.count <= builder.room / max(1, shifts.count) else { throw Self.tooMany }
      var all = Path()
      for shift in shifts {
        // The stroke style is in the line's coordinate system.
        let there = transform.concatenating(.translation(x: shift.x, y: shift.y)).concatenating(inverse)
        all.append(contentsOf: line) { there.apply($0) }
      }
      return try builder.stroke(all, style: style, paint: .color(color), under: transform.concatenating(place))
    }
    let scale = abs(transform.determinant).squareRoot()
    let outline = line.stroked(style, tolerance: scale > 0 ? tolerance / scale : tolerance)
    guard let piece = try piece(of: (outline, .nonZero), under: transform, room: builder.room) else { return }
    try builder.fill(try copies(piece.path, room: builder.room), rule: .nonZero, paint: .color(color), under: place)
  }

  private static let tooMany = VectorError.tooComplex("points")

  /// Returns the part of a shape within the tile, or nil if it is empty.
  private func piece(
    of shape: (path: Path, rule: FillRule), under transform: Affine, room: Int
  ) throws(VectorError) -> Piece? {
    guard shape.path.points.count <= room else { throw Self.tooMany }
    var path = shape.path.mapped(by: transform)
    guard let box = path.tightBounds else { return nil }
    if !contains(box) { path = RectangleClipper(tile).clipped(path, tolerance: tolerance) }
    guard let box = path.tightBounds else { return nil }
    return Piece(path: path, rule: shape.rule, box: box)
  }

  /// Combines all copies of a path into one path.
  private func copies(_ path: Path, room: Int) throws(VectorError) -> Path {
    guard path.points.count <= room / max(1, shifts.count) else { throw Self.tooMany }
    var all = Path()
    for shift in shifts {
      all.append(contentsOf: path) { Point(x: $0.x + shift.x, y: $0.y + shift.y) }
    }
    return all
  }

  /// Returns whether the tile contains a box, within rounding errors.
  private func contains(_ box: Rect) -> Bool {
    let slack = 1e-9 * max(tile.width, tile.height)
    return box.minX >= tile.minX - slack && box.minY >= tile.minY - slack && box.maxX <= tile.maxX + slack
      && box.maxY <= tile.maxY + slack
  }

  private static func outline(of shape: DisplayList.Shape) -> (path: Path, rule: FillRule) {
    switch shape {
    case .rect(let rect): (Path(rect), .nonZero)
    case .roundedRect(let rounded): (Path(rounded), .nonZero)
    case .path(let path, let rule): (path, rule)
    }
  }
}

/// The part of a shape within a tile.
private struct Piece {
  let path: Path
  let rule: FillRule
  let box: Rect

  /// Twice the area enclosed by the points. The sign indicates the orientation.
  var turn: Double {
    var (sum, start, before) = (0.0, Point.zero, Point.zero)
    func side(_ a: Point, _ b: Point) -> Double { a.x * b.y - b.x * a.y }
    path.forEachSegment { segment in
      switch segment {
      case .move(let point):
        sum += side(before, start)
        (start, before) = (point, point)
      case .line(_, let point), .quadratic(_, _, let point), .cubic(_, _, _, let point), .close(_, let point):
        sum += side(before, point)
        before = point
      }
    }
    return sum + side(before, start)
  }
}

/// Consecutive shapes of the same opaque color that don't touch within the tile, such as the quarters of a circle at
/// the corners of the tile. Combined into one path, they join the next tile's shapes without a seam.
private struct Pending {
  private static let maximumPieces = 64

  private(set) var path: Path
  let rule: FillRule
  let color: Color
  private var boxes: [Rect]
  private let turns: Bool

  init(_ piece: Piece, _ color: Color) {
    (path, rule, self.color) = (piece.path, piece.rule, color)
    boxes = [piece.box]
    turns = piece.turn < 0
  }

  /// Adds a shape to the path if possible. Returns whether the shape was added.
  mutating func take(_ piece: Piece, _ color: Color) -> Bool {
    guard color == self.color, color.alpha == 255, rule == .nonZero, piece.rule == .nonZero,
      boxes.count < Self.maximumPieces, (piece.turn < 0) == turns,
      boxes.allSatisfy({ $0.intersection(piece.box).isEmpty })
    else { return false }
    path.append(contentsOf: piece.path)
    boxes.append(piece.box)
    return true
  }
}
