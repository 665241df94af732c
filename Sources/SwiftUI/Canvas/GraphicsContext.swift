// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
internal import TesseraGraphics
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
  private var filters: [Filter] = []
  /// Returns the picture of a symbol.
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

  /// Adds a filter for later drawing. Each drawing is changed by the filters in the order in which they were added.
  ///
  /// - Note: Differs from SwiftUI: `FilterOptions.linearColor` has no effect.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    if !options.isEmpty { Report.unsupported("GraphicsContext.FilterOptions") }
    filters.append(filter)
  }

  /// A filter of drawing.
  public struct Filter: Sendable {
    enum Kind {
      case content(ContentFilter)
      case colorMultiply(Color)
      case shadow(Color, radius: CGFloat, offset: CGSize)
    }
    let kind: Kind
    /// Blurs by a radius in points, the standard deviation of a Gaussian.
    ///
    /// - Note: Differs from SwiftUI: options have no effect.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      if !options.isEmpty { Report.unsupported("GraphicsContext.BlurOptions") }
      return Filter(kind: .content(.blur(radius: radius, isOpaque: false)))
    }
    /// Adds a shadow by a radius and distances in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter(kind: .shadow(color, radius: radius, offset: CGSize(width: x, height: y))) }
    /// Adds an amount to red, green and blue.
    public static func brightness(_ amount: Double) -> Filter { Filter(kind: .content(.brightness(amount))) }
    /// Multiplies the contrast; 1 for unchanged.
    public static func contrast(_ amount: Double) -> Filter { Filter(kind: .content(.contrast(amount))) }
    /// Removes colors, by an amount from 0 to 1.
    public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .content(.grayscale(amount: amount))) }
    /// Changes the saturation; 1 for unchanged.
    public static func saturation(_ amount: Double) -> Filter { Filter(kind: .content(.saturation(amount))) }
    /// Rotates hues.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .content(.hueRotation(angle: angle.radians)))
    }
    /// Multiplies colors by a color.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .colorMultiply(color)) }
    /// Inverts colors, by an amount from 0 to 1: 0.5 gives gray.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(kind: .content(.contrast(1 - 2 * min(max(amount, 0), 1))))
    }
    /// Makes drawing black, with its luminance as its opacity.
    public static var luminanceToAlpha: Filter { Filter(kind: .content(.luminanceToAlpha)) }
  }

  /// The options of blurs.
  public struct BlurOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Draws no transparent pixels.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Computes in lower precision.
    public static let dithersResult = BlurOptions(rawValue: 2)
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

  /// Draws with the state of the context.
  func drawing(_ body: () throws -> Void) rethrows {
    context.saveGState()
    defer { context.restoreGState() }
    clip()
    context.setAlpha(CGFloat(min(max(opacity, 0), 1)))
    context.setBlendMode(blendMode.mode)
    try drawing(through: filters[...]) {
      context.concatenate(transform)
      try body()
    }
  }

  private func clip() {
    for clip in clips {
      context.addPath(clip.path)
      context.clip(using: clip.isEvenOdd ? .evenOdd : .winding)
    }
  }

  /// The opacity and the blend mode of images. Those of the context apply to the result of filters.
  var imageStyle: (alpha: CGFloat, blendMode: CGBlendMode) {
    filters.isEmpty ? (CGFloat(min(max(opacity, 0), 1)), blendMode.mode) : (1, .normal)
  }

  /// Draws in a closure, changed by filters.
  private func drawing(through filters: ArraySlice<Filter>, _ body: () throws -> Void) rethrows {
    guard let last = filters.last else { return try body() }
    let rest = filters.dropLast()
    switch last.kind {
    case .content(let filter): try context.drawLayer(through: [filter]) { try drawing(through: rest, body) }
    case .colorMultiply(let color):
      try context.drawLayer(through: [.product(color, environment)]) { try drawing(through: rest, body) }
    case .shadow(let color, let radius, let offset):
      let resolved = color.uiColor.resolvedColor(with: environment.traits).cgColor
      context.saveGState()
      defer { context.restoreGState() }
      // Core Graphics blurs with half of the blur as the standard deviation.
      context.setShadow(offset: offset, blur: 2 * max(0, radius), color: resolved)
      try context.drawLayer(through: []) { try drawing(through: rest, body) }
    }
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
    var inner = self
    (inner.opacity, inner.blendMode, inner.filters) = (1, .normal, [])
    context.saveGState()
    defer { context.restoreGState() }
    if !filters.isEmpty {
      // The clips apply to the result of the filters.
      inner.clips = []
      clip()
    }
    context.setAlpha(CGFloat(min(max(opacity, 0), 1)))
    context.setBlendMode(blendMode.mode)
    try drawing(through: filters[...]) { try context.drawLayer(through: []) { try content(&inner) } }
  }
  /// Draws with Core Graphics in a closure.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try drawing { try content(context) }
  }
}
