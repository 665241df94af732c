// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A list of painting commands in painting order: the boundary between views and pixels.
///
/// A list is a value that does not depend on views. It can be compared, printed, and rendered on any thread. Shapes are given
/// in local coordinates (points). Each command's transform maps them to pixels of the canvas, with y downward and pixel (0, 0)
/// covering [0, 1) x [0, 1). All painting is source-over on premultiplied sRGB bytes, anti-aliased by exact area coverage.
///
///     var list = DisplayList(width: 30, height: 30, background: .white)
///     list.append(.fill(.rect(Rect(x: 1, y: 1, width: 8, height: 8)), .color(.black), .scale(x: 3, y: 3)))
///
/// Clips, groups and mixes nest like brackets. An unmatched end is ignored, and a missing one is implied at the end.
public struct DisplayList: Equatable, Sendable {
  /// A shape to fill, stroke, clip to or cast a shadow, in the command's local coordinates.
  public enum Shape: Hashable, Sendable {
    /// A rectangle. Painted only if its width and height are above 0; a stroke also accepts a side of 0.
    case rect(Rect)
    /// A rounded rectangle. Radii are reduced to fit when it is painted. A radius of 0 on every corner paints like `rect`.
    case roundedRect(RoundedRect)
    /// A path. Open contours are closed for filling. A path with a point that is not a number paints nothing.
    case path(Path, FillRule)
  }

  /// A soft shadow under a group.
  public struct Shadow: Hashable, Sendable {
    /// The color. Its alpha is the opacity of the shadow.
    public var color: Color
    /// The offset in the command's local unit, y downward.
    public var offset: Point
    /// The standard deviation of the Gaussian, in the command's local unit. Limited to 256 pixels on the canvas.
    public var sigma: Double

    /// Creates a shadow with unmodified values. A clear color casts no shadow; a sigma below 0, or NaN, gives a sharp edge.
    public init(color: Color, offset: Point, sigma: Double) {
      self.color = color
      self.offset = offset
      self.sigma = sigma
    }
  }

  /// The operation that combines two contents into one picture.
  public enum Mixture: Hashable, Sendable {
    /// first·(1 - fraction) + second·fraction on every premultiplied byte. Fractions are rounded to 1/65536 and clamped to
    /// 0...1; NaN counts as 0.
    case dissolve(Double)
    /// The first content multiplied by the alpha of the second.
    case mask
    /// The first content multiplied by the luminance of the second: 0.2125 red + 0.7154 green + 0.0721 blue, times alpha.
    case luminance
    /// The first content blended with the content below it by a mode; the second content is ignored. If `reachesBeyond` is
    /// true, a mode that also changes uncovered pixels changes all of them; otherwise only those in the bounding box of the
    /// content.
    case blend(BlendMode, reachesBeyond: Bool)
  }

  /// A painting step or a bracket. The transform maps the command's local coordinates to pixels. A command whose transform is
  /// not finite paints nothing: a clip hides everything up to its end, and a group casts no shadow.
  public enum Command: Equatable, Sendable {
    /// Paints the inside of a shape.
    case fill(Shape, Paint, Affine)
    /// Paints a line along the outline of a shape. The transform also stretches the width of the line.
    case stroke(Shape, StrokeStyle, Paint, Affine)
    /// Paints glyphs in one color. Color glyphs (emoji) use only its alpha.
    case glyphs(GlyphRun, Color, Affine)
    /// Draws the part `source` (in pixels of the bitmap) into `destination`.
    case image(Bitmap, source: Rect, destination: Rect, Sampling, Affine)
    /// Paints the blurred silhouette of a shape. The shape itself is neither painted nor cut out.
    case shadow(Shape, Shadow, Affine)
    /// Paints the content below a shape, blurred. Open groups, mixes and clips count as ended here. In a group that casts a
    /// shadow, and in perspective, only the content painted there is visible.
    case backdrop(Shape, Backdrop, Affine)
    /// Clips the following commands to a shape, anti-aliased, until `endClip`. A shape without area hides everything.
    case beginClip(Shape, Affine)
    /// Ends the innermost bracket if it is a clip.
    case endClip
    /// Paints the following commands on a separate layer, then composites it with `opacity` (0...1) over its shadow, if any.
    /// The transform applies only to the shadow's offset and sigma.
    case beginGroup(opacity: Double, shadow: Shadow?, Affine)
    /// Ends the innermost bracket if it is a group, and composites its layer.
    case endGroup
    /// Paints two contents on separate layers, the first up to `mixWith` and the second up to `endMix`, then the
    /// mixture of both. Without `mixWith`, the second content is empty.
    case beginMix(Mixture)
    /// Ends the first content of the innermost bracket if it is a mix, and begins the second.
    case mixWith
    /// Ends the innermost bracket if it is a mix, and paints the mixture.
    case endMix
    /// Paints commands in perspective. They use independent coordinates, which the projection maps to pixels. Open brackets are
    /// closed at the end of the list.
    case projected([Command], Projection)
    /// Paints commands separately and shows the result through filters, the first one first. The transform applies only to the
    /// lengths of the filters. Open brackets are closed at the end of the list.
    case filtered([Command], [Filter], Affine)
  }

  /// The width of the canvas, in pixels. Validated when painted; see `PaintError`.
  public var width: Int
  /// The height of the canvas, in pixels. Validated when painted; see `PaintError`.
  public var height: Int
  /// The color of the canvas before the first command.
  public var background: Color
  /// The commands in painting order.
  public private(set) var commands: [Command] = []

  /// Creates a list without commands. Does not validate the size; a painter throws if it cannot paint it.
  public init(width: Int, height: Int, background: Color = .clear) {
    self.width = width
    self.height = height
    self.background = background
  }

  /// Appends a command, painted over all previous ones. Brackets need not be closed.
  public mutating func append(_ command: Command) {
    commands.append(command)
  }

  /// All pixels.
  var canvas: PixelRect { PixelRect(x0: 0, y0: 0, x1: width, y1: height) }
}
