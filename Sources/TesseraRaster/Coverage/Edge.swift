// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A straight edge of an outline, from its upper to its lower end, in 24.8 fixed point. Never horizontal.
///
/// Two polygons with a common side have edges with the same four coordinates, so their coverages add up to exactly
/// one.
struct Edge {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32
  /// The winding: +1 if the outline runs downward, -1 if it runs upward.
  var winding: Int32
}

/// Converts contours in pixel coordinates to edges.
///
/// Every contour is closed. Lines beyond the coordinate limit are clipped. Parts above and below are dropped, and
/// parts to the left and right become vertical, which preserves the winding of everything visible. If any coordinate
/// is NaN, the result is empty.
struct EdgeBuilder: LineSink {
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
  private var fixedX = 0
  private var fixedY = 0
  private var isInside = true
  private var isOpen = false
  private var isInvalid = false
  private(set) var minX = Int.max
  private(set) var minY = Int.max
  private(set) var maxX = Int.min
  private(set) var maxY = Int.min

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
    minX = Int.max
    minY = Int.max
    maxX = Int.min
    maxY = Int.min
  }

  mutating func move(x: Double, y: Double) {
    close()
    startX = x
    startY = y
    jump(nextX: x, nextY: y)
    isOpen = true
  }

  mutating func line(nextX: Double, nextY: Double) {
    let inside = EdgeBuilder.isInside(x: nextX, y: nextY)
    if inside && isInside {
      let nextFixedX = Fixed.from(nextX)
      let nextFixedY = Fixed.from(nextY)
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

  /// The pixels that the edges touch.
  var bounds: PixelRect {
    guard minX < maxX, minY < maxY else { return .empty }
    return PixelRect(x0: minX >> 8, y0: minY >> 8, x1: (maxX + 255) >> 8, y1: (maxY + 255) >> 8)
  }

  private static func isInside(x: Double, y: Double) -> Bool {
    x >= -Fixed.limit && x <= Fixed.limit && y >= -Fixed.limit && y <= Fixed.limit
  }

  private mutating func jump(nextX: Double, nextY: Double) {
    x = nextX
    y = nextY
    isInside = EdgeBuilder.isInside(x: nextX, y: nextY)
    if isInside {
      fixedX = Fixed.from(nextX)
      fixedY = Fixed.from(nextY)
    } else if nextX.isNaN || nextY.isNaN {
      isInvalid = true
    }
  }

  @inline(__always)
  private mutating func append(x0: Int, y0: Int, x1: Int, y1: Int) {
    minX = min(minX, min(x0, x1))
    maxX = max(maxX, max(x0, x1))
    if y0 == y1 { return }
    if count == capacity {
      storage.grow(count: count)
      base = storage.base
      capacity = storage.capacity
    }
    let isDown = y0 < y1
    (base + count).initialize(
      to: Edge(
        x0: Int32(truncatingIfNeeded: isDown ? x0 : x1), y0: Int32(truncatingIfNeeded: isDown ? y0 : y1),
        x1: Int32(truncatingIfNeeded: isDown ? x1 : x0), y1: Int32(truncatingIfNeeded: isDown ? y1 : y0),
        winding: isDown ? 1 : -1))
    count += 1
    minY = min(minY, min(y0, y1))
    maxY = max(maxY, max(y0, y1))
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
      let x0 = Fixed.clamped(column(from))
      let x1 = Fixed.clamped(column(to))
      let y0 = Fixed.clamped(from)
      let y1 = Fixed.clamped(to)
      if downwards { append(x0: x0, y0: y0, x1: x1, y1: y1) } else { append(x0: x1, y0: y1, x1: x0, y1: y0) }
    }
  }
}
