// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster

extension CGPath {
  /// Returns the outline of the path's stroke: filling it has the same effect as stroking the path. The path is transformed
  /// first. Empty if the width is not positive.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: Double(lineWidth), cap: lineCap.strokeCap, join: lineJoin.strokeJoin, miterLimit: Double(miterLimit))
    return CGPath(path.mapped(by: transform).stroked(style))
  }

  /// Returns the dashes of the path. `lengths` contains alternating lengths of dashes and gaps; `phase` is the offset into the
  /// pattern at the start of a contour. The path is transformed first. If a length is negative or all are zero, the path is
  /// returned without dashes, with curves flattened to lines.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(path.mapped(by: transform).dashed(lengths.map { Double($0) }, phase: Double(phase)))
  }
}

extension CGPath {
  /// Returns the part of the path between two fractions of its length, as lines. Fractions are limited to 0...1.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    func allowed(_ value: CGFloat) -> Double { value.isNaN ? 0 : Double(Swift.min(Swift.max(value, 0), 1)) }
    let (start, end) = (allowed(start), allowed(end))
    if start <= 0, end >= 1 { return self }
    return CGPath(path.trimmed(from: start, to: end))
  }
}
