// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A list of drawing commands in drawing order, which connects views and pixels.
///
/// A list is a value that does not depend on views. It can be compared, printed, and rendered on any thread. Shapes
/// are in local coordinates (points). Each command's transform maps them to pixels of the canvas, with y pointing
/// downward and pixel (0, 0) covering [0, 1) x [0, 1). All drawing is source-over on premultiplied sRGB bytes,
/// antialiased by exact area coverage.
///
///     var list = DisplayList(width: 30, height: 30, background: .white)
///     list.append(.fill(.rect(Rect(x: 1, y: 1, width: 8, height: 8)), .color(.black), .scale(x: 3, y: 3)))
///
/// Clips, groups and mixes are scopes: a command begins the scope and another one ends it. Scopes are nested like
/// brackets. An unmatched end command is ignored, and a scope that is not ended extends to the end of the list.
public struct DisplayList: Equatable, Sendable {
  /// A shape for filling, stroking, clipping or casting a shadow, in the command's local coordinates.
  public enum Shape: Hashable, Sendable {
    /// A rectangle. Drawn only if its width and height are greater than 0. A stroke is also drawn if one of them is
    /// 0.
    case rect(Rect)
    /// A rounded rectangle. Radii are reduced to fit when it is drawn. If all radii are 0, it is drawn like `rect`.
    case roundedRect(RoundedRect)
    /// A path. For filling, open contours are closed. A path that contains NaN draws nothing.
    case path(Path, FillRule)
  }

  /// A soft shadow below a group or shape.
  public struct Shadow: Hashable, Sendable {
    /// The color. Its alpha is the shadow's opacity.
    public var color: Color
    /// The offset in the command's local units, with y pointing downward.
    public var offset: Point
    /// The standard deviation of the Gaussian blur, in the command's local units. Limited to 256 pixels on the
    /// canvas.
    public var sigma: Double

    /// Creates a shadow and stores the values unmodified. A clear color casts no shadow. A sigma that is negative or
    /// NaN results in a sharp edge.
    public init(color: Color, offset: Point, sigma: Double) {
      self.color = color
      self.offset = offset
      self.sigma = sigma
    }
  }

  /// An operation that combines two contents into one image.
  public enum Mixture: Hashable, Sendable {
    /// A cross-dissolve: first·(1 - fraction) + second·fraction for each premultiplied byte. Fractions are rounded to
    /// 1/65536 and clamped to 0...1. NaN is treated as 0.
    case dissolve(Double)
    /// The first content multiplied by the alpha of the second.
    case mask
    /// The first content multiplied by the luminance of the second: 0.2125 red + 0.7154 green + 0.0721 blue,
    /// multiplied by the second's alpha.
    case luminance
    /// The first content blended with the canvas below it, using a blend mode. The second content is ignored. Some
    /// modes also change pixels that the content does not cover. If `reachesBeyond` is true, all such pixels are
    /// changed; otherwise, only those in the content's bounding box.
    case blend(BlendMode, reachesBeyond: Bool)
  }

  /// A drawing command, or a command that begins or ends a scope. The transform maps the command's local coordinates
  /// to pixels. A drawing command whose transform is not finite draws nothing. A clip with such a transform hides
  /// everything in its scope, and a group casts no shadow.
  public enum Command: Equatable, Sendable {
    /// Fills the inside of a shape.
    case fill(Shape, Paint, Affine)
    /// Draws a line along the outline of a shape. The transform also scales the line width.
    case stroke(Shape, StrokeStyle, Paint, Affine)
    /// Draws glyphs in one color. Color glyphs (emoji) use only the color's alpha.
    case glyphs(GlyphRun, Color, Affine)
    /// Draws the region `source` of a bitmap, in the bitmap's pixels, into `destination`.
    case image(Bitmap, source: Rect, destination: Rect, Sampling, Affine)
    /// Draws the blurred silhouette of a shape. The shape itself is neither drawn nor cut out.
    case shadow(Shape, Shadow, Affine)
    /// Draws a blurred copy of the content below a shape. Open groups, mixes and clips are treated as if they ended
    /// before this command. Inside a group that casts a shadow, and in perspective, only content drawn inside it is
    /// visible.
    case backdrop(Shape, Backdrop, Affine)
    /// Clips the following commands, up to `endClip`, to an antialiased shape. A shape without area hides everything.
    case beginClip(Shape, Affine)
    /// Ends the innermost scope if it is a clip.
    case endClip
    /// Draws the following commands, up to `endGroup`, on a separate layer. The layer is then composited with
    /// `opacity` (0...1), over its shadow if it has one. The transform applies only to the shadow's offset and sigma.
    case beginGroup(opacity: Double, shadow: Shadow?, Affine)
    /// Ends the innermost scope if it is a group, and composites its layer.
    case endGroup
    /// Draws two contents on separate layers, and then the mix of both. The first content ends at `mixWith`, and the
    /// second ends at `endMix`. Without `mixWith`, the second content is empty.
    case beginMix(Mixture)
    /// Ends the first content of the innermost scope if it is a mix, and begins the second content.
    case mixWith
    /// Ends the innermost scope if it is a mix, and draws the result.
    case endMix
    /// Draws commands in perspective. The commands have a separate coordinate system, which the projection maps to
    /// pixels. Open scopes end at the end of the commands.
    case projected([Command], Projection)
    /// Draws commands on a separate layer and applies filters in order. The transform applies only to lengths in the
    /// filters. Open scopes end at the end of the commands.
    case filtered([Command], [Filter], Affine)
  }

  /// The width of the canvas, in pixels. Validated when the list is drawn; see `PaintError`.
  public var width: Int
  /// The height of the canvas, in pixels. Validated when the list is drawn; see `PaintError`.
  public var height: Int
  /// The color of the canvas before the first command.
  public var background: Color
  /// The commands in drawing order.
  public private(set) var commands: [Command] = []

  /// Creates a list without commands. The size is not validated; a painter throws an error if it does not support the
  /// size.
  public init(width: Int, height: Int, background: Color = .clear) {
    self.width = width
    self.height = height
    self.background = background
  }

  /// Appends a command, which draws over all previous commands. Scopes need not be ended.
  public mutating func append(_ command: Command) {
    commands.append(command)
  }

  /// The rectangle of all pixels.
  var canvas: PixelRect { PixelRect(x0: 0, y0: 0, x1: width, y1: height) }
}
