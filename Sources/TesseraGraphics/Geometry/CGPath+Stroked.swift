// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster

extension CGPath {
  /// Returns the outline of the path's stroke. Filling the outline has the same effect as stroking the path. The path
  /// is transformed before it is stroked. Returns an empty path if the width is not positive.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: Double(lineWidth), cap: lineCap.strokeCap, join: lineJoin.strokeJoin, miterLimit: Double(miterLimit))
    return CGPath(path.mapped(by: transform).stroked(style))
  }

  /// Returns the path divided into dashes. `lengths` contains the alternating lengths of dashes and gaps. `phase` is
  /// the offset into the pattern at the start of a contour. The path is transformed before it is divided. If a length
  /// is negative or all lengths are zero, returns the path without dashes, with its curves converted to lines.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(path.mapped(by: transform).dashed(lengths.map { Double($0) }, phase: Double(phase)))
  }
}

extension CGPath {
  /// Returns the part of the path between two fractions of its length, with curves converted to lines. The fractions
  /// are clamped to the range from 0 to 1.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    func allowed(_ value: CGFloat) -> Double { value.isNaN ? 0 : Double(Swift.min(Swift.max(value, 0), 1)) }
    let (start, end) = (allowed(start), allowed(end))
    if start <= 0, end >= 1 { return self }
    return CGPath(path.trimmed(from: start, to: end))
  }
}
