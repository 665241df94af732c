// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

extension Path {
  /// A path with the same contours in the same order, each in the reverse direction.
  var reversed: Path {
    var result = Path()
    var contour: [PathSegment] = []
    var isClosed = false
    func flush() {
      result.appendReversed(contour, isClosed: isClosed)
      contour = []
      isClosed = false
    }
    forEachSegment { segment in
      switch segment {
      case .move:
        flush()
        contour = [segment]
      case .close:
        isClosed = true
        flush()
      default:
        contour.append(segment)
      }
    }
    flush()
    return result
  }

  private mutating func appendReversed(_ contour: [PathSegment], isClosed: Bool) {
    guard let last = contour.last else { return }
    move(to: last.end)
    for segment in contour.reversed() {
      switch segment {
      case .line(let a, _): addLine(to: a)
      case .quadratic(let a, let c, _): addQuadratic(to: a, control: c)
      case .cubic(let a, let c, let d, _): addCubic(to: a, control1: d, control2: c)
      case .move, .close: break
      }
    }
    if isClosed { close() }
  }
}

extension PathSegment {
  fileprivate var end: Point {
    switch self {
    case .move(let p), .line(_, let p), .quadratic(_, _, let p), .cubic(_, _, _, let p), .close(_, let p): p
    }
  }
}
