// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension RoundedRect.Radii {
  /// Returns radii that fit a rectangle. Negative radii and NaN are treated as zero. If the sum of two adjacent radii
  /// exceeds the length of their side, all radii are scaled by the same factor (CSS Backgrounds 3, section 4.5).
  func fitted(width: Double, height: Double) -> RoundedRect.Radii {
    func valid(_ radius: Double) -> Double { radius > 0 ? min(radius, max(width, height)) : 0 }
    let r = RoundedRect.Radii(
      topLeft: valid(topLeft), topRight: valid(topRight), bottomRight: valid(bottomRight),
      bottomLeft: valid(bottomLeft))
    var factor = 1.0
    func limit(_ side: Double, _ sum: Double) {
      if sum > side { factor = min(factor, side / sum) }
    }
    limit(width, r.topLeft + r.topRight)
    limit(width, r.bottomLeft + r.bottomRight)
    limit(height, r.topLeft + r.bottomLeft)
    limit(height, r.topRight + r.bottomRight)
    if factor == 1 { return r }
    return RoundedRect.Radii(
      topLeft: r.topLeft * factor, topRight: r.topRight * factor, bottomRight: r.bottomRight * factor,
      bottomLeft: r.bottomLeft * factor)
  }

  var isZero: Bool { topLeft == 0 && topRight == 0 && bottomRight == 0 && bottomLeft == 0 }
}

extension Path {
  /// The distance of the control points of a cubic quarter circle from its endpoints, in radii: 4/3 (sqrt 2 - 1).
  private static let kappa = 0.5522847498307936

  /// Creates a closed rectangle, which runs clockwise on the screen.
  public init(_ rect: Rect) {
    self.init()
    move(to: Point(x: rect.minX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Creates a closed rounded rectangle, which runs clockwise on the screen. The corners are cubic quarter circles
  /// or, if the shape specifies them, continuous corners. Radii are reduced to fit.
  public init(_ shape: RoundedRect) {
    if shape.isContinuous {
      self = Self.continuous(shape)
      return
    }
    self.init()
    let r = shape.radii.fitted(width: shape.rect.width, height: shape.rect.height)
    let (left, top, right, bottom) = (shape.rect.minX, shape.rect.minY, shape.rect.maxX, shape.rect.maxY)
    move(to: Point(x: left + r.topLeft, y: top))
    addLine(to: Point(x: right - r.topRight, y: top))
    addCorner(from: Point(x: right - r.topRight, y: top), along: Point(x: r.topRight, y: 0), Point(x: 0, y: r.topRight))
    addLine(to: Point(x: right, y: bottom - r.bottomRight))
    addCorner(
      from: Point(x: right, y: bottom - r.bottomRight), along: Point(x: 0, y: r.bottomRight),
      Point(x: -r.bottomRight, y: 0))
    addLine(to: Point(x: left + r.bottomLeft, y: bottom))
    addCorner(
      from: Point(x: left + r.bottomLeft, y: bottom), along: Point(x: -r.bottomLeft, y: 0),
      Point(x: 0, y: -r.bottomLeft))
    addLine(to: Point(x: left, y: top + r.topLeft))
    addCorner(from: Point(x: left, y: top + r.topLeft), along: Point(x: 0, y: -r.topLeft), Point(x: r.topLeft, y: 0))
    close()
  }

  /// Creates a closed ellipse that fits a rectangle and runs clockwise on the screen.
  public init(ellipseIn rect: Rect) {
    self.init()
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    move(to: Point(x: rect.minX + rx, y: rect.minY))
    addCorner(from: Point(x: rect.minX + rx, y: rect.minY), along: Point(x: rx, y: 0), Point(x: 0, y: ry))
    addCorner(from: Point(x: rect.maxX, y: rect.minY + ry), along: Point(x: 0, y: ry), Point(x: -rx, y: 0))
    addCorner(from: Point(x: rect.minX + rx, y: rect.maxY), along: Point(x: -rx, y: 0), Point(x: 0, y: -ry))
    addCorner(from: Point(x: rect.minX, y: rect.minY + ry), along: Point(x: 0, y: -ry), Point(x: rx, y: 0))
    close()
  }

  /// Adds a quarter ellipse that starts at `from` in the direction `first` and ends in the direction `second`.
  private mutating func addCorner(from: Point, along first: Point, _ second: Point) {
    if first == .zero && second == .zero { return }
    let k = Path.kappa
    let end = Point(x: from.x + first.x + second.x, y: from.y + first.y + second.y)
    addCubic(
      to: end, control1: Point(x: from.x + first.x * k, y: from.y + first.y * k),
      control2: Point(x: end.x - second.x * k, y: end.y - second.y * k))
  }

  /// The bounding box of all points, including control points. Nil if there are none or any of them is NaN.
  var controlBox: Rect? {
    guard let first = points.first else { return nil }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      if point.x.isNaN || point.y.isNaN { return nil }
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
