// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraSwiftUILayout
public import UIKit

/// A context for immediate-mode drawing. Changes to a copy do not affect the original.
public struct GraphicsContext {
  /// A mode of combining colors with the colors below.
  public struct BlendMode: Hashable, Sendable {
    let mode: CGBlendMode
    /// The source color.
    public static let normal = BlendMode(mode: .normal)
    /// The product of the source and the background color.
    public static let multiply = BlendMode(mode: .multiply)
    /// The inverse of the product of the inverted colors.
    public static let screen = BlendMode(mode: .screen)
    /// Multiply or screen, depending on the background color.
    public static let overlay = BlendMode(mode: .overlay)
    /// The darker of both colors.
    public static let darken = BlendMode(mode: .darken)
    /// The lighter of both colors.
    public static let lighten = BlendMode(mode: .lighten)
    /// The difference of both colors.
    public static let difference = BlendMode(mode: .difference)
    /// The source color, drawn below the background color.
    public static let destinationOver = BlendMode(mode: .destinationOver)
    /// The background color where the source is transparent.
    public static let destinationOut = BlendMode(mode: .destinationOut)
    /// The source color where the background is opaque.
    public static let sourceAtop = BlendMode(mode: .sourceAtop)
    /// The sum of both colors.
    public static let plusLighter = BlendMode(mode: .plusLighter)
    /// No color.
    public static let clear = BlendMode(mode: .clear)
  }

  /// Options for clipping.
  public struct ClipOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Clips to the area outside the path.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// A color, gradient or image that fills shapes.
  public struct Shading {
    enum Kind {
      case style(any ShapeStyle)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case image(Image)
    }
    let kind: Kind
    /// The foreground style.
    public static var foreground: Shading { Shading(kind: .style(ForegroundStyle())) }
    /// The background style.
    public static var backdrop: Shading { Shading(kind: .style(BackgroundStyle())) }
    /// A color.
    public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }
    /// A color from components in 0...1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// A gray from a lightness in 0...1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }
    /// A style. Gradients of styles are drawn in the bounds of the shape.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }
    /// The first of several shadings.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
    /// A gradient along a line.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      Shading(kind: .linear(gradient, startPoint, endPoint))
    }
    /// A gradient around a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(kind: .radial(gradient, center, startRadius, endRadius))
    }
    /// An image in the bounds of the shape.
    public static func image(_ image: Image) -> Shading { Shading(kind: .image(image)) }
  }

  private struct Clip {
    let path: CGPath
    let isEvenOdd: Bool
  }

  let context: CGContext
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  private let size: CGSize
  /// The opacity of drawing operations, from 0 to 1.
  public var opacity: Double = 1
  /// The mode of combining drawn colors with the colors below.
  public var blendMode = BlendMode.normal
  /// The transform of drawing operations.
  public var transform = CGAffineTransform.identity
  private var clips: [Clip] = []
  /// The lookup of a symbol's image by its tag.
  let symbol: (AnyHashable) -> UIImage?

  init(
    _ context: CGContext, environment: EnvironmentValues, size: CGSize,
    symbol: @escaping (AnyHashable) -> UIImage? = { _ in nil }
  ) {
    (self.context, self.environment, self.size, self.symbol) = (context, environment, size, symbol)
  }

  // MARK: State

  /// Scales subsequent drawing.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Translates subsequent drawing, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Rotates subsequent drawing.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  /// Applies a transform to subsequent drawing.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
  /// The bounding rectangle of the clip.
  public var clipBoundingRect: CGRect {
    let base = clips.reduce(CGRect(origin: .zero, size: size)) { $0.intersection($1.path.boundingBoxOfPath) }
    return base.applying(transform.inverted())
  }
  /// Clips subsequent drawing to a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    var path = path.applying(transform)
    if options.contains(.inverse) {
      path.addRect(CGRect(origin: .zero, size: size).insetBy(dx: -1000, dy: -1000))
    }
    clips.append(Clip(path: path.cgPath, isEvenOdd: style.isEOFilled || options.contains(.inverse)))
  }

  /// Adds a filter. Has no effect yet.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    Report.unsupported("GraphicsContext.addFilter(_:options:)")
  }

  /// A filter for drawing operations. Has no effect yet.
  public struct Filter: Sendable {
    /// Returns a filter that blurs by a radius in points.
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    /// Returns a filter that adds a shadow. The radius and the offsets are in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter() }
    /// Returns a filter that removes colors, by an amount from 0 to 1.
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    /// Returns a filter that changes the saturation; 1 leaves it unchanged.
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    /// Returns a filter that multiplies colors by a color.
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
  }

  /// The options of filters.
  public struct FilterOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Computes filters in a linear color space.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  // MARK: Drawing

  /// Performs drawing with the clips, transform, opacity and blend mode of the context.
  func drawing(_ body: () -> Void) {
    begin()
    body()
    context.restoreGState()
  }

  private func begin() {
    context.saveGState()
    for clip in clips {
      context.addPath(clip.path)
      context.clip(using: clip.isEvenOdd ? .evenOdd : .winding)
    }
    context.concatenate(transform)
    context.setAlpha(CGFloat(min(max(opacity, 0), 1)))
    context.setBlendMode(blendMode.mode)
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    drawing { shade(path.cgPath, isEvenOdd: style.isEOFilled, with: shading) }
  }
  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    drawing { shade(path.strokedPath(style).cgPath, isEvenOdd: false, with: shading) }
  }
  /// Strokes a path with a line width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Draws into a transparency layer in a closure, and composites it.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    context.saveGState()
    context.setAlpha(CGFloat(min(max(opacity, 0), 1)))
    context.setBlendMode(blendMode.mode)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    defer {
      context.endTransparencyLayer()
      context.restoreGState()
    }
    var inner = self
    (inner.opacity, inner.blendMode) = (1, .normal)
    try content(&inner)
  }
  /// Draws with Core Graphics in a closure.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    begin()
    defer { context.restoreGState() }
    try content(context)
  }
}
