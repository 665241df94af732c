// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels

/// A straight edge of an outline, from its upper to its lower end, in 24.8 fixed point. Never horizontal.
///
/// Two polygons with a common side have edges with the same four coordinates, so their coverages add up to exactly
/// one.
typealias Edge = TKEdge

/// Converts contours in pixel coordinates to edges.
///
/// Every contour is closed. Lines beyond the coordinate limit are clipped. Parts above and below are dropped, and
/// parts to the left and right become vertical, which preserves the winding of everything visible. If any coordinate
/// is NaN, the result is empty.
struct EdgeBuilder: LineSink {
  static var ignoresRepeatedPoints: Bool { true }

  /// Growable storage that is freed automatically. An array would check for uniqueness at each edge.
  private final class Storage {
    var base: UnsafeMutablePointer<Edge> = .allocate(capacity: 256)
    var capacity = 256

    deinit { base.deallocate() }

    func grow(count: Int) {
      let larger = UnsafeMutablePointer<Edge>.allocate(capacity: capacity * 2)
      larger.moveInitialize(from: base, count: count)
      base.deallocate()
      base = larger
      capacity *= 2
    }
  }

  private let storage: Storage
  private var base: UnsafeMutablePointer<Edge>
  private var capacity: Int
  private var count = 0
  private var startX = 0.0
  private var startY = 0.0
  private var x = 0.0
  private var y = 0.0
  private var fixedX: Int32 = 0
  private var fixedY: Int32 = 0
  private var isInside = true
  private var isOpen = false
  private var isInvalid = false
  /// The horizontal extent of horizontal lines, which aren't stored as edges.
  private var flatMinX = Int32.max
  private var flatMaxX = Int32.min

  init() {
    storage = Storage()
    base = storage.base
    capacity = storage.capacity
  }

  /// The edges added so far. Valid until the builder is modified or deallocated.
  var edges: UnsafeBufferPointer<Edge> { UnsafeBufferPointer(start: base, count: count) }

  /// Removes all edges but keeps the capacity.
  mutating func reset() {
    count = 0
    isOpen = false
    isInvalid = false
    flatMinX = .max
    flatMaxX = .min
  }

  mutating func move(x: Double, y: Double) {
    close()
    startX = x
    startY = y
    jump(nextX: x, nextY: y)
    isOpen = true
  }

  mutating func line(nextX: Double, nextY: Double) {
    if isInside && EdgeBuilder.isInside(x: nextX, y: nextY) {
      let nextFixedX = tk_coordinate(nextX)
      let nextFixedY = tk_coordinate(nextY)
      append(x0: fixedX, y0: fixedY, x1: nextFixedX, y1: nextFixedY)
      x = nextX
      y = nextY
      fixedX = nextFixedX
      fixedY = nextFixedY
    } else {
      clipLine(to: nextX, nextY: nextY)
      jump(nextX: nextX, nextY: nextY)
    }
  }

  mutating func close() {
    guard isOpen else { return }
    if x != startX || y != startY { line(nextX: startX, nextY: startY) }
    isOpen = false
  }

  /// Closes the last contour. Removes all edges if a coordinate was NaN.
  mutating func finish() {
    close()
    if isInvalid { reset() }
  }

  /// The pixels that the edges and horizontal lines touch. Empty if all lines are horizontal.
  var bounds: PixelRect {
    guard let first = edges.first else { return .empty }
    var (minX, maxX) = (flatMinX, flatMaxX)
    var (minY, maxY) = (first.y0, first.y1)
    for edge in edges {
      minX = min(minX, min(edge.x0, edge.x1))
      maxX = max(maxX, max(edge.x0, edge.x1))
      minY = min(minY, edge.y0)
      maxY = max(maxY, edge.y1)
    }
    guard minX < maxX else { return .empty }
    return PixelRect(
      x0: Int(minX) >> 8, y0: Int(minY) >> 8, x1: (Int(maxX) + 255) >> 8, y1: (Int(maxY) + 255) >> 8)
  }

  @inline(__always)
  private static func isInside(x: Double, y: Double) -> Bool { abs(x) <= Fixed.limit && abs(y) <= Fixed.limit }

  private mutating func jump(nextX: Double, nextY: Double) {
    x = nextX
    y = nextY
    isInside = EdgeBuilder.isInside(x: nextX, y: nextY)
    if isInside {
      fixedX = tk_coordinate(nextX)
      fixedY = tk_coordinate(nextY)
    } else if nextX.isNaN || nextY.isNaN {
      isInvalid = true
    }
  }

  @inline(__always)
  private mutating func append(x0: Int32, y0: Int32, x1: Int32, y1: Int32) {
    if y0 == y1 { return includeFlat(x0, x1) }
    if count == capacity { grow() }
    let isDown = y0 < y1
    (base + count).initialize(
      to: Edge(
        x0: isDown ? x0 : x1, y0: isDown ? y0 : y1, x1: isDown ? x1 : x0, y1: isDown ? y1 : y0,
        winding: isDown ? 1 : -1))
    count &+= 1
  }

  private mutating func includeFlat(_ x0: Int32, _ x1: Int32) {
    flatMinX = min(flatMinX, min(x0, x1))
    flatMaxX = max(flatMaxX, max(x0, x1))
  }

  @inline(never)
  private mutating func grow() {
    storage.grow(count: count)
    base = storage.base
    capacity = storage.capacity
  }

  private mutating func clipLine(to nextX: Double, nextY: Double) {
    let far = 1e30
    func held(_ value: Double) -> Double { min(max(value, -far), far) }
    guard !nextX.isNaN, !nextY.isNaN, !x.isNaN, !y.isNaN else {
      isInvalid = true
      return
    }
    let downwards = y < nextY
    let upper = downwards ? Point(x: held(x), y: held(y)) : Point(x: held(nextX), y: held(nextY))
    let lower = downwards ? Point(x: held(nextX), y: held(nextY)) : Point(x: held(x), y: held(y))
    let top = max(upper.y, -Fixed.limit)
    let bottom = min(lower.y, Fixed.limit)
    guard top < bottom else { return }
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    func column(_ row: Double) -> Double {
      if row == upper.y { return upper.x }
      if row == lower.y { return lower.x }
      return upper.x + (row - upper.y) * slope
    }
    // Split the line at the rows where it crosses the left and right limits, which results in at most three segments.
    var cuts = [top, bottom]
    for side in [-Fixed.limit, Fixed.limit] where slope != 0 {
      let row = upper.y + (side - upper.x) / slope
      if row > top && row < bottom { cuts.append(row) }
    }
    cuts.sort()
    for (from, to) in zip(cuts, cuts.dropFirst()) {
      let x0 = Int32(Fixed.clamped(column(from)))
      let x1 = Int32(Fixed.clamped(column(to)))
      let y0 = Int32(Fixed.clamped(from))
      let y1 = Int32(Fixed.clamped(to))
      if downwards { append(x0: x0, y0: y0, x1: x1, y1: y1) } else { append(x0: x1, y0: y1, x1: x0, y1: y0) }
    }
  }
}
