// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What to paint, in painting order: the seam between views and pixels.
///
/// A list needs no views, is a value, compares and prints, and can be played on any thread. Shapes are given in local
/// coordinates (points); each command's transform maps them to pixels of the canvas, y downwards, pixel (0, 0) covering
/// [0, 1) x [0, 1). All painting is source-over on premultiplied sRGB bytes, anti-aliased by exact area coverage.
///
///     var list = DisplayList(width: 30, height: 30, background: .white)
///     list.append(.fill(.rect(Rect(x: 1, y: 1, width: 8, height: 8)), .color(.black), .scale(x: 3, y: 3)))
///
/// Clips, groups and mixes nest like brackets; an unmatched end is ignored and a missing one is implied at the end.
public struct DisplayList: Equatable, Sendable {
  public enum Shape: Hashable, Sendable {
    case rect(Rect)
    case roundedRect(RoundedRect)
    case path(Path, FillRule)
  }

  public enum FillRule: UInt8, Sendable { case nonZero, evenOdd }

  public enum Sampling: UInt8, Sendable { case nearest, linear }

  /// A soft shadow of what a group paints, under the group.
  public struct Shadow: Hashable, Sendable {
    /// Colour with its opacity in alpha.
    public var color: Color
    /// Offset in the command's local unit, y downwards.
    public var offset: Point
    /// Standard deviation of the Gaussian, in the command's local unit.
    public var sigma: Double

    public init(color: Color, offset: Point, sigma: Double) {
      self.color = color
      self.offset = offset
      self.sigma = sigma
    }
  }

  /// How one picture is made of two contents.
  public enum Mixture: Hashable, Sendable {
    /// first·(1 - fraction) + second·fraction on every premultiplied byte. Fractions are rounded to 1/65536 and kept in
    /// 0...1; NaN counts as 0.
    case dissolve(Double)
    /// The first content as far as the second one is opaque.
    case mask
  }

  public enum Command: Equatable, Sendable {
    case fill(Shape, Paint, Affine)
    case stroke(Shape, StrokeStyle, Paint, Affine)
    case glyphs(GlyphRun, Color, Affine)
    /// Draws the part `source` (in pixels of the bitmap) into `destination`.
    case image(Bitmap, source: Rect, destination: Rect, Sampling, Affine)
    /// The blurred silhouette of a shape; the shape itself is not painted and not knocked out.
    case shadow(Shape, Shadow, Affine)
    case beginClip(Shape, Affine)
    case endClip
    /// Paints what follows on its own layer, then that layer with `opacity` (0...1), over its shadow if it has one.
    /// The transform serves the shadow's offset and sigma only.
    case beginGroup(opacity: Double, shadow: Shadow?, Affine)
    case endGroup
    /// Paints two contents on layers of their own, the first up to `mixWith` and the second up to `endMix`, then the
    /// mixture of both. Without `mixWith` the second content is empty.
    case beginMix(Mixture)
    case mixWith
    case endMix
  }

  /// Canvas size in pixels.
  public var width: Int
  public var height: Int
  /// What the canvas holds before the first command.
  public var background: Color
  public private(set) var commands: [Command] = []

  public init(width: Int, height: Int, background: Color = .clear) {
    self.width = width
    self.height = height
    self.background = background
  }

  public mutating func append(_ command: Command) {
    commands.append(command)
  }
}
