// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The style of a line drawn along a path. Lengths are in the path's units.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of the ends of an open contour: cut off at the end, extended by a half circle, or extended by half a
  /// square. A contour of zero length is a dot with round or square caps, and is invisible with `butt`.
  public enum Cap: UInt8, Sendable { case butt, round, square }
  /// The shape of the outer side of a corner: pointed, rounded or cut off. Bends within a curve are always rounded.
  public enum Join: UInt8, Sendable { case miter, round, bevel }

  /// The line width. Nothing is drawn unless it is finite and greater than 0.
  public var width: Double
  /// The shape of the ends of open contours and dashes.
  public var cap: Cap
  /// The shape of corners between segments.
  public var join: Join
  /// The maximum ratio of a pointed corner's length to the line width. Longer corners are drawn as with `bevel`.
  public var miterLimit: Double
  /// The alternating lengths of dashes and gaps, which restart at each contour. Empty for a solid line. If the number
  /// of lengths is odd, they are repeated. The line is solid if a length is negative or not finite, if the sum of the
  /// lengths is 0, or if the path would have 100,000 or more dashes and gaps.
  public var dashes: [Double]
  /// The offset in the dash pattern at which each contour starts. May be negative. If it is not finite, the line is
  /// solid.
  public var dashPhase: Double
  /// The start of the stroked part, as a fraction of the path's total length in 0...1. The dash pattern also starts
  /// there.
  public var start: Double
  /// The end of the stroked part, as a fraction of the path's total length in 0...1. Nothing is drawn unless it is
  /// greater than `start`.
  public var end: Double

  /// Creates a style. The default is a solid line along the entire path, with butt caps and pointed corners.
  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dashes: [Double] = [],
    dashPhase: Double = 0, start: Double = 0, end: Double = 1
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
    self.start = start
    self.end = end
  }
}
