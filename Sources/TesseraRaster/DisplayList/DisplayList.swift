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
  /// What is filled, stroked, clipped to or casts a shadow, in the command's local unit.
  public enum Shape: Hashable, Sendable {
    /// Painted only where width and height are above 0; a stroke also takes a side of 0.
    case rect(Rect)
    /// Radii are fitted to the rectangle when painted. A radius of 0 on every corner paints like `rect`.
    case roundedRect(RoundedRect)
    /// Open contours are closed for filling. A path with a point that is not a number paints nothing.
    case path(Path, FillRule)
  }

  /// A soft shadow of what a group paints, under the group.
  public struct Shadow: Hashable, Sendable {
    /// Color with its opacity in alpha.
    public var color: Color
    /// Offset in the command's local unit, y downwards.
    public var offset: Point
    /// Standard deviation of the Gaussian, in the command's local unit. On the canvas it is at most 256 pixels.
    public var sigma: Double

    /// Values are kept as given. A clear color casts nothing; a sigma below 0, or NaN, gives a sharp edge.
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
    /// The first content as far as the second one is bright: 0.2125 red + 0.7154 green + 0.0721 blue, times alpha.
    case luminance
    /// The first content on what is below it, by a mode; the second one is not seen. Where `reachesBeyond` is true a mode that
    /// also changes what the content does not cover does so everywhere, else in the box around the content's pixels.
    case blend(BlendMode, reachesBeyond: Bool)
  }

  /// One step of painting or one bracket. The transform maps the command's local unit to pixels.
  /// A command whose transform is not finite paints nothing. A clip with one hides everything up to its end, a group
  /// with one casts no shadow.
  public enum Command: Equatable, Sendable {
    /// Paints the inside of a shape.
    case fill(Shape, Paint, Affine)
    /// Paints the line along a shape. The transform stretches the line's width too.
    case stroke(Shape, StrokeStyle, Paint, Affine)
    /// Paints glyphs in one color. Pictures of glyphs (emoji) take only its alpha.
    case glyphs(GlyphRun, Color, Affine)
    /// Draws the part `source` (in pixels of the bitmap) into `destination`.
    case image(Bitmap, source: Rect, destination: Rect, Sampling, Affine)
    /// The blurred silhouette of a shape; the shape itself is not painted and not knocked out.
    case shadow(Shape, Shadow, Affine)
    /// Paints what the commands before it have painted within a shape, blurred. Groups, mixes and clips that are open count as
    /// ended here. In a group that casts a shadow, and in perspective, only what was painted there is seen.
    case backdrop(Shape, Backdrop, Affine)
    /// Restricts what follows to a shape, anti-aliased, until `endClip`. A shape without area hides everything.
    case beginClip(Shape, Affine)
    /// Ends the innermost bracket, if that is a clip.
    case endClip
    /// Paints what follows on its own layer, then that layer with `opacity` (0...1), over its shadow if it has one.
    /// The transform serves the shadow's offset and sigma only.
    case beginGroup(opacity: Double, shadow: Shadow?, Affine)
    /// Ends the innermost bracket, if that is a group, and paints its layer.
    case endGroup
    /// Paints two contents on layers of their own, the first up to `mixWith` and the second up to `endMix`, then the
    /// mixture of both. Without `mixWith` the second content is empty.
    case beginMix(Mixture)
    /// Ends the first content of the innermost bracket, if that is a mix, and begins the second.
    case mixWith
    /// Ends the innermost bracket, if that is a mix, and paints the mixture.
    case endMix
    /// Paints commands as they are seen in perspective: in coordinates of their own, mapped to pixels by the projection. Their
    /// brackets are closed where the list ends.
    case projected([Command], Projection)
  }

  /// Columns of the canvas, in pixels. Checked when painted: see `PaintError`.
  public var width: Int
  /// Rows of the canvas, in pixels. Checked when painted: see `PaintError`.
  public var height: Int
  /// What the canvas holds before the first command.
  public var background: Color
  /// What to paint, first command first.
  public private(set) var commands: [Command] = []

  /// A list without commands. Sizes are not checked here; a painter throws for those it cannot paint.
  public init(width: Int, height: Int, background: Color = .clear) {
    self.width = width
    self.height = height
    self.background = background
  }

  /// Adds a command, painted over all before it. Brackets need not be closed.
  public mutating func append(_ command: Command) {
    commands.append(command)
  }

  /// All pixels.
  var canvas: PixelRect { PixelRect(x0: 0, y0: 0, x1: width, y1: height) }
}
