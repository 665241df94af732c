// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster

extension CGPath {
  /// The outline of the path's stroke: filling it paints what stroking the path does. The transform maps the path before.
  /// Empty for a width that is not positive.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: Double(lineWidth), cap: lineCap.strokeCap, join: lineJoin.strokeJoin, miterLimit: Double(miterLimit))
    return CGPath(path.mapped(by: transform).stroked(style))
  }

  /// The pieces of the path that dashes leave: lengths of dashes and gaps in turn, and how far into the pattern a contour
  /// begins. The transform maps the path before. Lengths that are negative or all zero leave the path as it is, with curves as
  /// lines.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(path.mapped(by: transform).dashed(lengths.map { Double($0) }, phase: Double(phase)))
  }
}
