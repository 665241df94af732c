// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A color is either concrete or a rule that determines a color for an environment. Views store the rule and resolve
// it when they are drawn, so that the same view hierarchy can be rendered in light and dark appearance. All colors
// are immutable and can be used on any thread.

public import Foundation

/// A color, which is either concrete or depends on the environment, such as light and dark appearance.
///
///     let accent = UIColor { $0.userInterfaceStyle == .dark ? .systemTeal : .systemBlue }
///     accent.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))  // teal
///
/// - Note: Differs from UIKit: pattern colors are not supported, and Display P3 colors are converted to extended
///   sRGB.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  package enum Source {
    case concrete(ColorComponents)
    case system(SystemColor)
    /// A color set of an asset catalog.
    case named(ColorSet)
    /// The tint color of the view that is being drawn.
    case tint
    case provider((UITraitCollection) -> UIColor)
  }

  private let tag = ForeignObjectTag()
  package let source: Source

  init(source: Source) {
    self.source = source
    super.init()
  }

  /// Creates a color in extended sRGB. Components outside of the range from 0 to 1 are preserved. Alpha is clamped.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .concrete(
      ColorComponents(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    super.init()
  }

  convenience init(_ components: ColorComponents) {
    self.init(source: .concrete(components))
  }

  /// Creates a gray, where 0 is black and 1 is white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(white: Double(white), alpha: Double(alpha)))
  }

  /// Creates a color from hue, saturation, brightness and alpha, which are clamped to the range from 0 to 1. Hues of
  /// 0 and 1 are both red.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      ColorComponents(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), alpha: Double(alpha)))
  }

  /// Creates a Display P3 color, which is converted to extended sRGB. Colors outside of the sRGB gamut are clamped
  /// when they are drawn.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      ColorComponents(
        displayP3Red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// Creates a concrete color, which does not adapt to light and dark appearance.
  public convenience init(cgColor: CGColor) {
    self.init(cgColor.value)
  }

  /// Creates a dynamic color with a closure that returns the color for an environment. While the closure runs,
  /// `UITraitCollection.current` is also set to that environment.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(source: .provider(dynamicProvider))
  }

  /// Creates the color for a `#colorLiteral`, in extended sRGB with components from 0 to 1.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Returns the color itself, because colors are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The concrete color for `UITraitCollection.current`. It does not change when the traits change.
  open var cgColor: CGColor {
    if case .concrete(let value) = source { return CGColor(value) }
    return CGColor(components(with: .current))
  }

  /// Returns the color with the given opacity. The result for a dynamic color is also dynamic, and is not equal to
  /// any other color.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .concrete(let value) = source { return UIColor(value.withAlpha(Double(alpha))) }
    return UIColor { UIColor(self.components(with: $0).withAlpha(Double(alpha))) }
  }

  /// Returns the concrete color for an environment, or the color itself if it is concrete.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .concrete = source { return self }
    return UIColor(components(with: traitCollection))
  }

  /// Stores the red, green, blue and alpha components for the current environment. Pointers may be nil. Values
  /// outside of the range from 0 to 1 represent colors outside of the sRGB gamut. Always returns true.
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

  /// Stores the hue, saturation, brightness and alpha for the current environment. Pointers may be nil. Always
  /// returns true.
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

  /// Stores the gray component and alpha for the current environment. If the color is not a gray, stores nothing and
  /// returns false.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let value = components(with: .current)
    guard value.red == value.green, value.green == value.blue else { return false }
    white?.pointee = CGFloat(value.red)
    alpha?.pointee = CGFloat(value.alpha)
    return true
  }

  // MARK: Drawing

  /// Sets the fill and stroke colors of the current context. Does nothing if there is no current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill color of the current context. Does nothing if there is no current context.
  open func setFill() { GraphicsStack.current?.setFillColor(cgColor) }

  /// Sets the stroke color of the current context. Does nothing if there is no current context.
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

  /// Returns the components with at most six fraction digits, such as `1 0.501961 0 1`.
  private static func text(_ components: [some BinaryFloatingPoint]) -> String {
    components.map { String(format: "%g", Double($0)) }.joined(separator: " ")
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of a `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
