// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension [Point] {
  /// Returns the part of a closed polygon in which a linear function is nonnegative (Sutherland-Hodgman algorithm).
  package func clipped(by side: (Point) -> Double) -> [Point] {
    guard var previous = last else { return [] }
    var result: [Point] = []
    var previousSide = side(previous)
    for point in self {
      let pointSide = side(point)
      if (previousSide >= 0) != (pointSide >= 0) {
        let part = previousSide / (previousSide - pointSide)
        result.append(
          Point(x: previous.x + (point.x - previous.x) * part, y: previous.y + (point.y - previous.y) * part))
      }
      if pointSide >= 0 { result.append(point) }
      (previous, previousSide) = (point, pointSide)
    }
    return result
  }
}
