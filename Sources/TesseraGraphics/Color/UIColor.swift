// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A colour, or a rule that names one for an environment. Views keep the rule and resolve it when they paint, so that
// one tree renders in light and dark. Everything is immutable and may be used from any thread.

public import Foundation

/// A colour, concrete or depending on light and dark.
///
///     let accent = UIColor { $0.userInterfaceStyle == .dark ? .systemTeal : .systemBlue }
///     accent.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))  // teal
///
/// - Note: Differs from UIKit: there are no pattern colours, and Display P3 colours are kept as extended sRGB.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  package enum Source {
    case concrete(ColorComponents)
    case system(SystemColor)
    /// A colour set of an asset catalogue.
    case named(NamedColor)
    /// The tint of the view that is painted.
    case tint
    case provider((UITraitCollection) -> UIColor)
  }

  private let tag = ForeignObjectTag()
  package let source: Source

  init(source: Source) {
    self.source = source
    super.init()
  }

  /// An extended sRGB colour; components outside 0...1 are kept, alpha is clamped.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .concrete(
      ColorComponents(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    super.init()
  }

  convenience init(_ components: ColorComponents) {
    self.init(source: .concrete(components))
  }

  /// A grey: 0 black, 1 white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(white: Double(white), alpha: Double(alpha)))
  }

  /// Hue, saturation, brightness and alpha in 0...1; all are clamped. Hue 0 and hue 1 are red.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      ColorComponents(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), alpha: Double(alpha)))
  }

  /// A Display P3 colour, converted to extended sRGB; painting clamps what sRGB cannot show.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      ColorComponents(
        displayP3Red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// The same concrete colour; it does not follow light and dark.
  public convenience init(cgColor: CGColor) {
    self.init(cgColor.value)
  }

  /// A colour that the closure chooses for an environment. While the closure runs, `UITraitCollection.current` is that
  /// environment.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(source: .provider(dynamicProvider))
  }

  /// The colour of a `#colorLiteral`: extended sRGB, components from 0 to 1.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The colour itself, as colours do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The concrete colour in `UITraitCollection.current`; it does not follow later changes.
  open var cgColor: CGColor {
    if case .concrete(let value) = source { return CGColor(value) }
    return CGColor(components(with: .current))
  }

  /// The same colour with another opacity, which replaces its own. A dynamic colour stays dynamic; the result is then
  /// equal to itself alone.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .concrete(let value) = source { return UIColor(value.withAlpha(Double(alpha))) }
    return UIColor { UIColor(self.components(with: $0).withAlpha(Double(alpha))) }
  }

  /// The concrete colour for an environment; a concrete colour is returned as it is.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .concrete = source { return self }
    return UIColor(components(with: traitCollection))
  }

  /// Stores red, green, blue and alpha of the colour in the current environment; nil skips one. Values outside 0...1
  /// stand for colours beyond sRGB. Always true.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = components(with: .current)
    red?.pointee = CGFloat(value.red)
    green?.pointee = CGFloat(value.green)
    blue?.pointee = CGFloat(value.blue)
    alpha?.pointee = CGFloat(value.alpha)
    return true
  }

  /// Stores hue, saturation, brightness and alpha of the colour in the current environment; nil skips one. Always true.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = components(with: .current)
    let hsb = value.hsb
    hue?.pointee = CGFloat(hsb.hue)
    saturation?.pointee = CGFloat(hsb.saturation)
    brightness?.pointee = CGFloat(hsb.brightness)
    alpha?.pointee = CGFloat(value.alpha)
    return true
  }

  /// Stores grey and alpha where red, green and blue are equal in the current environment. Otherwise returns false and
  /// stores nothing.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let value = components(with: .current)
    guard value.red == value.green, value.green == value.blue else { return false }
    white?.pointee = CGFloat(value.red)
    alpha?.pointee = CGFloat(value.alpha)
    return true
  }

  // MARK: Drawing

  /// Makes this the fill and the stroke colour of the current context, until its state is restored. Does nothing
  /// without a context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes this the fill colour of the current context. Does nothing without a context.
  open func setFill() { GraphicsStack.current?.setFillColor(cgColor) }

  /// Makes this the stroke colour of the current context. Does nothing without a context.
  open func setStroke() { GraphicsStack.current?.setStrokeColor(cgColor) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (source, other.source) {
    case (.concrete(let a), .concrete(let b)): return a == b
    case (.system(let a), .system(let b)): return a == b
    case (.named(let a), .named(let b)): return a === b
    case (.tint, .tint): return true
    default: return self === other
    }
  }

  open override var hash: Int {
    switch source {
    case .concrete(let value): value.hashValue
    case .system(let color): color.name.hashValue
    case .named(let color): color.name.hashValue
    case .tint: 1
    case .provider: ObjectIdentifier(self).hashValue
    }
  }

  open override var description: String {
    switch source {
    case .concrete(let c) where c.model == .monochrome: "UIExtendedGrayColorSpace \(Self.text([c.red, c.alpha]))"
    case .concrete(let c): "UIExtendedSRGBColorSpace \(Self.text([c.red, c.green, c.blue, c.alpha]))"
    case .system(let color): "<UIDynamicSystemColor: \(color.name)>"
    case .named(let color): "<UIDynamicCatalogColor: \(color.name)>"
    case .tint: "<UITintColor>"
    case .provider: "<UIDynamicProviderColor>"
    }
  }

  /// Components with six digits at most: `1 0.501961 0 1`.
  private static func text(_ components: [some BinaryFloatingPoint]) -> String {
    components.map { String(format: "%g", Double($0)) }.joined(separator: " ")
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// What `#colorLiteral` makes.
public typealias _ColorLiteralType = UIColor
