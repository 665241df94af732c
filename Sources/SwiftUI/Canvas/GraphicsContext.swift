// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
internal import TesseraGraphics
@_spi(Tessera) public import TesseraSwiftUILayout
public import UIKit

/// A context for immediate-mode drawing. Changes to a copy don't affect the original.
public struct GraphicsContext {
  /// A mode that combines the source color with the background color.
  public struct BlendMode: Hashable, Sendable {
    let mode: CGBlendMode
    /// The source color.
    public static let normal = BlendMode(mode: .normal)
    /// The product of the source and background colors.
    public static let multiply = BlendMode(mode: .multiply)
    /// The inverse of the product of the inverted colors.
    public static let screen = BlendMode(mode: .screen)
    /// Multiply or screen, depending on the background color.
    public static let overlay = BlendMode(mode: .overlay)
    /// The darker of the source and background colors.
    public static let darken = BlendMode(mode: .darken)
    /// The lighter of the source and background colors.
    public static let lighten = BlendMode(mode: .lighten)
    /// The difference between the source and background colors.
    public static let difference = BlendMode(mode: .difference)
    /// The source color, drawn below the background color.
    public static let destinationOver = BlendMode(mode: .destinationOver)
    /// The background color where the source is transparent.
    public static let destinationOut = BlendMode(mode: .destinationOut)
    /// The source color where the background is opaque.
    public static let sourceAtop = BlendMode(mode: .sourceAtop)
    /// The sum of the source and background colors.
    public static let plusLighter = BlendMode(mode: .plusLighter)
    /// No color.
    public static let clear = BlendMode(mode: .clear)
  }

  /// Options for clipping.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bit mask.
    public let rawValue: UInt32
    /// Creates options from a bit mask.
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
    /// Returns a shading with a color.
    public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }
    /// Returns a shading with a color from components in 0...1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// Returns a shading with a gray from a lightness in 0...1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }
    /// Returns a shading with a style. Gradient styles are drawn relative to the shape's bounds.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }
    /// Returns the first of several shadings.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
    /// Returns a shading with a gradient along a line.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      Shading(kind: .linear(gradient, startPoint, endPoint))
    }
    /// Returns a shading with a gradient around a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(kind: .radial(gradient, center, startRadius, endRadius))
    }
    /// Returns a shading with an image that fills the shape's bounds.
    public static func image(_ image: Image) -> Shading { Shading(kind: .image(image)) }
  }

  private struct Clip {
    let path: CGPath
    let isEvenOdd: Bool
  }

  let context: CGContext
  /// The canvas's environment.
  public let environment: EnvironmentValues
  private let size: CGSize
  /// The opacity of drawing operations, from 0 to 1.
  public var opacity: Double = 1
  /// The mode that combines the drawn colors with the background colors.
  public var blendMode = BlendMode.normal
  /// The transform of drawing operations.
  public var transform = CGAffineTransform.identity
  private var clips: [Clip] = []
  private var filters: [Filter] = []
  /// Returns the image of the symbol with a tag.
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

  /// Adds a filter for subsequent drawing operations. Filters are applied to each operation in the order in which
  /// they were added.
  ///
  /// - Note: Differs from SwiftUI: `FilterOptions.linearColor` has no effect.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    if !options.isEmpty { Report.unsupported("GraphicsContext.FilterOptions") }
    filters.append(filter)
  }

  /// A filter that is applied to drawing operations.
  public struct Filter: Sendable {
    enum Kind {
      case content(ContentFilter)
      case colorMultiply(Color)
      case shadow(Color, radius: CGFloat, offset: CGSize)
    }
    let kind: Kind
    /// Returns a filter that applies a Gaussian blur. The radius is the standard deviation, in points.
    ///
    /// - Note: Differs from SwiftUI: options have no effect.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      if !options.isEmpty { Report.unsupported("GraphicsContext.BlurOptions") }
      return Filter(kind: .content(.blur(radius: radius, isOpaque: false)))
    }
    /// Returns a filter that adds a shadow. The radius and offsets are in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter(kind: .shadow(color, radius: radius, offset: CGSize(width: x, height: y))) }
    /// Returns a filter that adds an amount to red, green and blue.
    public static func brightness(_ amount: Double) -> Filter { Filter(kind: .content(.brightness(amount))) }
    /// Returns a filter that multiplies the contrast. An amount of 1 leaves it unchanged.
    public static func contrast(_ amount: Double) -> Filter { Filter(kind: .content(.contrast(amount))) }
    /// Returns a filter that reduces the saturation by an amount from 0 to 1.
    public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .content(.grayscale(amount: amount))) }
    /// Returns a filter that multiplies the saturation. An amount of 1 leaves it unchanged.
    public static func saturation(_ amount: Double) -> Filter { Filter(kind: .content(.saturation(amount))) }
    /// Returns a filter that rotates hues.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .content(.hueRotation(angle: angle.radians)))
    }
    /// Returns a filter that multiplies colors by a color.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .colorMultiply(color)) }
    /// Returns a filter that inverts colors by an amount from 0 to 1. An amount of 0.5 produces gray.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(kind: .content(.contrast(1 - 2 * min(max(amount, 0), 1))))
    }
    /// A filter that makes the result black and uses its luminance as its opacity.
    public static var luminanceToAlpha: Filter { Filter(kind: .content(.luminanceToAlpha)) }
  }

  /// Options for blurs.
  public struct BlurOptions: OptionSet, Sendable {
    /// The bit mask.
    public let rawValue: UInt32
    /// Creates options from a bit mask.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Makes all pixels of the result opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Dithers the result.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// Options for filters.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bit mask.
    public let rawValue: UInt32
    /// Creates options from a bit mask.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Applies filters in a linear color space.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  // MARK: Drawing

  /// Calls a closure that draws with the context's state.
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

  /// The opacity and blend mode of images. If there are filters, the context's values apply to the filters' result
  /// instead.
  var imageStyle: (alpha: CGFloat, blendMode: CGBlendMode) {
    filters.isEmpty ? (CGFloat(min(max(opacity, 0), 1)), blendMode.mode) : (1, .normal)
  }

  /// Calls a closure that draws and applies filters to its result.
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
      // In Core Graphics, the standard deviation is half of `blur`.
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
  /// Calls a closure that draws into a transparency layer, and then composites the layer.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var inner = self
    (inner.opacity, inner.blendMode, inner.filters) = (1, .normal, [])
    context.saveGState()
    defer { context.restoreGState() }
    if !filters.isEmpty {
      // The clips apply to the filters' result.
      inner.clips = []
      clip()
    }
    context.setAlpha(CGFloat(min(max(opacity, 0), 1)))
    context.setBlendMode(blendMode.mode)
    try drawing(through: filters[...]) { try context.drawLayer(through: []) { try content(&inner) } }
  }
  /// Calls a closure that draws with Core Graphics.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try drawing { try content(context) }
  }
}
