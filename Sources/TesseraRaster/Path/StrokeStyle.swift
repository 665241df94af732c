// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How the line along a path is drawn. Lengths are in the path's unit.
public struct StrokeStyle: Hashable, Sendable {
  public enum Cap: UInt8, Sendable { case butt, round, square }
  public enum Join: UInt8, Sendable { case miter, round, bevel }

  public var width: Double
  public var cap: Cap
  public var join: Join
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  public var dashes: [Double]
  public var dashPhase: Double
  /// The part of the path that is stroked, as fractions of its whole length in 0...1; dashes begin where it does.
  public var start: Double
  public var end: Double

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
