// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How the line along a path is drawn. Lengths are in the path's unit.
public struct StrokeStyle: Hashable, Sendable {
  /// What an open end looks like: cut at the end, a half circle beyond it, or half a square beyond it.
  /// A contour of no length is a dot with round or square caps and nothing with `butt`.
  public enum Cap: UInt8, Sendable { case butt, round, square }
  /// What the outer side of a corner looks like: pointed, rounded or cut. Bends within a curve are always round.
  public enum Join: UInt8, Sendable { case miter, round, bevel }

  /// Thickness of the line. Nothing is painted when it is not finite and above 0.
  public var width: Double
  /// Ends of open contours, and of every dash.
  public var cap: Cap
  /// Corners between segments.
  public var join: Join
  /// Greatest length of a pointed corner over the width of the line; a longer one is cut as by `bevel`.
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn, begun anew for each contour; empty for a solid line. An odd number is taken
  /// twice. A negative length, one that is not finite, a sum of 0, or 100,000 dashes and gaps leave the line solid.
  public var dashes: [Double]
  /// Distance into the dashes at which each contour starts; negative values begin earlier.
  public var dashPhase: Double
  /// Where the stroked part begins, as a fraction of the path's whole length in 0...1; dashes begin there too.
  public var start: Double
  /// Where the stroked part ends, as a fraction of the path's whole length in 0...1. Nothing is painted unless it is
  /// beyond `start`.
  public var end: Double

  /// A solid line along the whole path, cut at its ends, with pointed corners, unless told otherwise.
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
