// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A font that depends on the environment.
public struct Font: Hashable, Sendable {
  /// A text style, whose font size follows the environment's Dynamic Type size.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    var uiStyle: UIFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }

  /// A font weight, the thickness of the strokes.
  public struct Weight: Hashable, Sendable {
    let value: CGFloat
    /// The thinnest weight.
    public static let ultraLight = Weight(value: UIFont.Weight.ultraLight.rawValue)
    /// A weight between ultraLight and light.
    public static let thin = Weight(value: UIFont.Weight.thin.rawValue)
    /// A weight below regular.
    public static let light = Weight(value: UIFont.Weight.light.rawValue)
    /// The default weight.
    public static let regular = Weight(value: UIFont.Weight.regular.rawValue)
    /// A weight above regular.
    public static let medium = Weight(value: UIFont.Weight.medium.rawValue)
    /// A weight below bold.
    public static let semibold = Weight(value: UIFont.Weight.semibold.rawValue)
    /// A bold weight.
    public static let bold = Weight(value: UIFont.Weight.bold.rawValue)
    /// A weight above bold.
    public static let heavy = Weight(value: UIFont.Weight.heavy.rawValue)
    /// The thickest weight.
    public static let black = Weight(value: UIFont.Weight.black.rawValue)
  }

  /// A design variant of the system font.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced

    var uiDesign: UIFontDescriptor.SystemDesign {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// The line spacing of a font.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  /// The width of a font's characters. The value is stored, but has no effect because the system font has only one
  /// width.
  public struct Width: Hashable, Sendable {
    /// The width relative to the standard width, which is 0.
    public var value: CGFloat
    /// Creates a width.
    public init(_ value: CGFloat) { self.value = value }
    /// Narrow characters.
    public static let compressed = Width(-0.3)
    /// Slightly narrow characters.
    public static let condensed = Width(-0.2)
    /// The standard width.
    public static let standard = Width(0)
    /// Wide characters.
    public static let expanded = Width(0.2)
  }

  private enum Base: Hashable, Sendable {
    case style(TextStyle)
    case system(CGFloat)
    case custom(String, CGFloat, TextStyle?)
    case uiFont(UIFont)
  }

  private let base: Base
  var weight: Weight?
  var design: Design?
  var isBold = false
  var isItalic = false
  var hasMonospacedDigits = false

  private init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    (self.base, self.weight, self.design) = (base, weight, design)
  }

  /// Creates a font from a `UIFont`.
  public init(_ font: UIFont) { self.init(.uiFont(font)) }
  /// Returns the system font at a fixed size, in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font(.system(size), weight: weight, design: design) }
  /// Returns the system font for a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style), weight: weight, design: design)
  }
  /// Returns a custom font that scales with Dynamic Type. The size is in points at the default text size.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size, .body)) }
  /// Returns a custom font that scales with the given text style. The size is in points at the default text size.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name, size, textStyle))
  }
  /// Returns a custom font at a fixed size, in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.custom(name, fixedSize, nil)) }

  /// The large title font.
  public static let largeTitle = Font(.style(.largeTitle))
  /// The title font.
  public static let title = Font(.style(.title))
  /// The second-level title font.
  public static let title2 = Font(.style(.title2))
  /// The third-level title font.
  public static let title3 = Font(.style(.title3))
  /// The heading font.
  public static let headline = Font(.style(.headline))
  /// The subheading font.
  public static let subheadline = Font(.style(.subheadline))
  /// The body text font.
  public static let body = Font(.style(.body))
  /// The callout font.
  public static let callout = Font(.style(.callout))
  /// The footnote font.
  public static let footnote = Font(.style(.footnote))
  /// The caption font.
  public static let caption = Font(.style(.caption))
  /// The secondary caption font.
  public static let caption2 = Font(.style(.caption2))

  private func unsupported(_ name: String) -> Font {
    Report.unsupported(name)
    return self
  }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var result = self
    change(&result)
    return result
  }

  /// Returns a bold version of the font.
  public func bold() -> Font { with { $0.isBold = true } }
  /// Returns an italic version of the font.
  public func italic() -> Font { with { $0.isItalic = true } }
  /// Returns the font with the given weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  /// Returns the font with the given width. Has no effect because the system font has only one width.
  public func width(_ width: Width) -> Font { unsupported("Font.width") }
  /// Returns the font with fixed-width digits.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
  /// Returns the font in its monospaced design.
  public func monospaced() -> Font { with { $0.design = .monospaced } }
  /// Returns the font with small capitals. Has no effect because the system font has no small capitals.
  public func smallCaps() -> Font { unsupported("Font.smallCaps") }
  /// Returns the font with lowercase letters drawn as small capitals. Has no effect because the system font has no
  /// small capitals.
  public func lowercaseSmallCaps() -> Font { unsupported("Font.lowercaseSmallCaps") }
  /// Returns the font with adjusted line spacing. Has no effect.
  public func leading(_ leading: Leading) -> Font { unsupported("Font.leading") }

  /// Returns the UIKit font for an environment.
  func resolve(in environment: EnvironmentValues) -> UIFont {
    let traits = UITraitCollection(preferredContentSizeCategory: environment.dynamicTypeSize.category)
    var font: UIFont
    switch base {
    case .style(let style): font = UIFont.preferredFont(forTextStyle: style.uiStyle, compatibleWith: traits)
    case .system(let size): font = UIFont.systemFont(ofSize: size.isFinite ? max(0, size) : 17)
    case .uiFont(let own): font = own
    case .custom(let name, let size, let style):
      let own = UIFont(name: name, size: size) ?? missing(name, size)
      font = style.map { UIFontMetrics(forTextStyle: $0.uiStyle).scaledFont(for: own, compatibleWith: traits) } ?? own
    }
    if let weight = isBold ? weight.map({ max($0.value, Weight.bold.value) }) ?? boldWeight : weight?.value {
      font = font.withWeight(UIFont.Weight(weight))
    }
    if let design, let descriptor = font.fontDescriptor.withDesign(design.uiDesign) {
      font = UIFont(descriptor: descriptor, size: font.pointSize)
    }
    if isItalic {
      let symbolic = font.fontDescriptor.symbolicTraits.union(.traitItalic)
      if let descriptor = font.fontDescriptor.withSymbolicTraits(symbolic) {
        font = UIFont(descriptor: descriptor, size: font.pointSize)
      }
    }
    if hasMonospacedDigits { font = font.withMonospacedDigits }
    return font
  }

  /// The weight of the bold font. For text styles, the emphasized weight of Apple's Human Interface Guidelines, "Typography".
  private var boldWeight: CGFloat {
    let bold: [Base] = [.style(.largeTitle), .style(.title), .style(.title2), .style(.headline)]
    return bold.contains(base) ? Weight.bold.value : Weight.semibold.value
  }

  private func missing(_ name: String, _ size: CGFloat) -> UIFont {
    Report.once("No font named '\(name)'. Register it, or check its PostScript name; the system font is used instead.")
    return UIFont.systemFont(ofSize: size)
  }
}

extension UIFont {
  /// Returns the font with another weight, at the same design and size.
  fileprivate func withWeight(_ weight: UIFont.Weight) -> UIFont {
    let descriptor = fontDescriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: weight]])
    return UIFont(descriptor: descriptor, size: pointSize)
  }

  /// A version of the font with fixed-width digits.
  fileprivate var withMonospacedDigits: UIFont {
    let weight =
      (fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any])?[.weight] as? UIFont.Weight
    return UIFont.monospacedDigitSystemFont(ofSize: pointSize, weight: weight ?? .regular)
  }
}

struct FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

extension EnvironmentValues {
  /// The default font for text, or nil to use the body font.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}
