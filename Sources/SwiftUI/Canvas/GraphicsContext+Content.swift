// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraSwiftUILayout
internal import UIKit

extension GraphicsContext {
  /// Fills a path. The caller has already applied the transform to the Core Graphics context.
  func shade(_ path: CGPath, isEvenOdd: Bool, with shading: Shading) {
    let rule = isEvenOdd ? CGPathFillRule.evenOdd : .winding
    let bounds = path.boundingBoxOfPath
    func clipped(_ body: () -> Void) {
      context.saveGState()
      context.addPath(path)
      context.clip(using: rule)
      body()
      context.restoreGState()
    }
    switch shading.kind {
    case .style(let style):
      let paint = style._paint(in: environment)
      if case .gradient(let gradient) = paint.kind {
        clipped { draw(gradient, in: bounds) }
      } else {
        context.setFillColor(paint.color.resolvedColor(with: environment.traits).cgColor)
        context.addPath(path)
        context.fillPath(using: rule)
      }
    case .linear(let gradient, let start, let end):
      guard let gradient = cgGradient(gradient.stops.map { ($0.color.uiColor, $0.location) }) else { return }
      clipped {
        context.drawLinearGradient(
          gradient, start: start, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      }
    case .radial(let gradient, let center, let start, let end):
      guard let gradient = cgGradient(gradient.stops.map { ($0.color.uiColor, $0.location) }) else { return }
      clipped {
        context.drawRadialGradient(
          gradient, startCenter: center, startRadius: start, endCenter: center, endRadius: end,
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      }
    case .image(let image): clipped { draw(image, in: bounds) }
    }
  }

  private func cgGradient(_ stops: [(UIColor, CGFloat)]) -> CGGradient? {
    CGGradient(
      colorsSpace: nil, colors: stops.map { $0.0.resolvedColor(with: environment.traits).cgColor } as CFArray,
      locations: stops.map(\.1))
  }

  private func draw(_ paint: GradientPaint, in bounds: CGRect) {
    guard let gradient = cgGradient(Array(zip(paint.colors, paint.locations))) else { return }
    func point(_ unit: UnitPoint) -> CGPoint {
      CGPoint(x: bounds.minX + bounds.width * unit.x, y: bounds.minY + bounds.height * unit.y)
    }
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch paint.shape {
    case .linear(let start, let end):
      context.drawLinearGradient(gradient, start: point(start), end: point(end), options: options)
    case .radial(let center, let start, let end):
      context.drawRadialGradient(
        gradient, startCenter: point(center), startRadius: start, endCenter: point(center), endRadius: end,
        options: options)
    case .elliptical(let center, let start, let end):
      let length = min(bounds.width, bounds.height)
      context.drawRadialGradient(
        gradient, startCenter: point(center), startRadius: start * length, endCenter: point(center),
        endRadius: end * length, options: options)
    case .angular, .mesh:
      Report.unsupported("An angular or mesh gradient in a canvas")
    }
  }

  // MARK: Text

  /// Text that is resolved in an environment.
  public struct ResolvedText {
    /// The shading. Has no effect yet because text uses the colors of its attributes.
    public var shading = Shading.foreground { didSet { Report.unsupported("GraphicsContext.ResolvedText.shading") } }
    let string: NSAttributedString
    /// Returns the size of the text for a proposed size, in points.
    public func measure(in size: CGSize) -> CGSize {
      let size = string.boundingRect(with: size, options: [.usesLineFragmentOrigin], context: nil).size
      return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
  }

  /// An image that is resolved in an environment.
  public struct ResolvedImage {
    /// The shading of template images.
    public var shading: Shading?
    let image: UIImage
    let isTemplate: Bool
    /// The size in points.
    public var size: CGSize { image.size }
  }

  /// Resolves text in the canvas's environment.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(string: text.resolve(in: environment)) }
  /// Resolves an image in the canvas's environment.
  public func resolve(_ image: Image) -> ResolvedImage {
    let picture = image.uiImage(in: environment)
    let isTemplate = image.renderingMode.map { $0 == .template } ?? image.isSymbol
    return ResolvedImage(image: picture, isTemplate: isTemplate)
  }

  /// Draws text in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    drawing {
      UIGraphicsPushContext(context)
      text.string.draw(with: rect, options: [.usesLineFragmentOrigin], context: nil)
      UIGraphicsPopContext()
    }
  }
  /// Draws text with its anchor at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: 10_000, height: 10_000))
    draw(
      text,
      in: CGRect(
        x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width, height: size.height)
    )
  }
  /// Draws text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  /// Draws text with its anchor at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  // MARK: Images

  /// Draws an image in a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    var picture = image.image
    if image.isTemplate || image.shading != nil {
      var paint = environment.foregroundPaint()
      if case .style(let style)? = image.shading?.kind { paint = style._paint(in: environment) }
      picture = picture.withTintColor(
        paint.color.resolvedColor(with: environment.traits), renderingMode: .alwaysOriginal)
    }
    drawing {
      UIGraphicsPushContext(context)
      picture.draw(in: rect, blendMode: imageStyle.blendMode, alpha: imageStyle.alpha)
      UIGraphicsPopContext()
    }
  }
  /// Draws an image with its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = image.size
    draw(
      image,
      in: CGRect(
        x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width, height: size.height)
    )
  }
  /// Draws an image in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect) }
  /// Draws an image with its anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}

extension GraphicsContext {
  /// A resolved symbol of a canvas.
  public struct ResolvedSymbol {
    let image: UIImage
    /// The size in points.
    public var size: CGSize { image.size }
  }

  /// Returns the symbol with a tag, or nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbol(AnyHashable(id)).map { ResolvedSymbol(image: $0) }
  }
  /// Draws a symbol in a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    drawing {
      UIGraphicsPushContext(context)
      symbol.image.draw(in: rect, blendMode: imageStyle.blendMode, alpha: imageStyle.alpha)
      UIGraphicsPopContext()
    }
  }
  /// Draws a symbol with its anchor at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = symbol.size
    draw(
      symbol,
      in: CGRect(
        x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
        height: size.height))
  }
}
