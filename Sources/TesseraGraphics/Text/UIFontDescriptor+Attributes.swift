// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraText

extension UIFontDescriptor {
  /// The name of a font descriptor attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for the attribute.
    public let rawValue: String

    /// Creates an attribute name. Attributes other than the predefined ones are ignored.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The family name, as a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The family name, full name or PostScript name, as a string.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The style name, such as "Semibold Italic", which determines the weight and slant.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, as a number. 0 if the size is specified later.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits, as a dictionary with `TraitKey` keys.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The font features, as an array of dictionaries with `FeatureKey` keys. Only the number spacing feature, which
    /// makes digits equally wide, is supported.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style, as a `UIFont.TextStyle` or its raw value. Determines the size and weight unless they are
    /// specified.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The text size category for which the text style is looked up.
    static let sizeCategory = AttributeName(rawValue: "NSCTFontSizeCategoryAttribute")

    // The following attributes do not affect the selection of a font.
    /// The localized name. Ignored.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// The glyph transform. Ignored.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// The characters that the font must support. Ignored.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The fallback fonts. Ignored.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The fixed advance of all glyphs. Ignored.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
  }

  /// A key in the `.traits` dictionary.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for the key.
    public let rawValue: String

    /// Creates a key with the given name. Traits other than the predefined ones are ignored.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The symbolic traits, as the raw value of a `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, as a `UIFont.Weight` or its raw value.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, as a number. Ignored.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, as a number. The font is italic if the slant is positive.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A key in a `.featureSettings` dictionary.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for the key.
    public let rawValue: String

    /// Creates a key with the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The feature's identifier in Apple's font tables. For number spacing, it is 6.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The selector's identifier in Apple's font tables. For digits of equal width, it is 0.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The deprecated name of `type`.
    public static let featureIdentifier = FeatureKey.type
    /// The deprecated name of `selector`.
    public static let typeIdentifier = FeatureKey.selector
  }
}

extension FontSpecification {
  /// The number spacing feature and its selectors in Apple's font tables.
  private static let numberSpacing = 6
  private static let monospacedNumbers = 0

  mutating func apply(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
    let style =
      attributes[.textStyle] as? UIFont.TextStyle
      ?? (attributes[.textStyle] as? String).map { UIFont.TextStyle(rawValue: $0) }
    if let style {
      let category = attributes[.sizeCategory] as? UIContentSizeCategory
      let traits = category.map { UITraitCollection(preferredContentSizeCategory: $0) }
      self = FontSpecification(style: style, traits: traits ?? .current)
    }
    if let family = attributes[.family] as? String { apply(family: family) }
    if let name = attributes[.name] as? String { apply(name: name) }
    if let size = number(attributes[.size]) { self.size = size }
    if let face = attributes[.face] as? String { apply(FontStyle(face)) }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { apply(traits) }
    if let settings = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
      for setting in settings where number(setting[.type]) == Double(Self.numberSpacing) {
        hasMonospacedDigits = number(setting[.selector]) == Double(Self.monospacedNumbers)
      }
    }
  }

  /// The attributes from which the same specification can be created.
  var attributes: [UIFontDescriptor.AttributeName: Any] {
    var result: [UIFontDescriptor.AttributeName: Any] = [
      .name: fontName, .size: CGFloat(size),
      .traits: [
        UIFontDescriptor.TraitKey.symbolic: symbolicTraits.rawValue, .weight: weight.rawValue,
        .slant: CGFloat(isItalic ? 0.07 : 0),
      ] as [UIFontDescriptor.TraitKey: Any],
    ]
    if let textStyle { result[.textStyle] = textStyle }
    if let category { result[.sizeCategory] = category }
    if hasMonospacedDigits {
      result[.featureSettings] = [
        [UIFontDescriptor.FeatureKey.type: Self.numberSpacing, .selector: Self.monospacedNumbers]
      ]
    }
    return result
  }

  /// Sets the family without changing the style.
  mutating func apply(family name: String) {
    let old = family
    family = FontSpecification(name: name, size: size)?.family ?? .named(name)
    // The bold weight is semibold for the system font but bold for other families, so the weight is converted.
    if case .system = old, weight == .semibold, case .named(let name) = family,
      !FontLibrary.shared.hasFont(named: name)
    {
      weight = .bold
    }
  }

  private mutating func apply(name: String) {
    guard let named = FontSpecification(name: name, size: size) else {
      family = .named(name)
      return
    }
    family = named.family
    weight = named.weight
    isItalic = named.isItalic
  }

  private mutating func apply(_ style: FontStyle) {
    weight = style.weight
    isItalic = style.isItalic
  }

  private mutating func apply(_ traits: [UIFontDescriptor.TraitKey: Any]) {
    if let symbolic = number(traits[.symbolic]), let bits = UInt32(exactly: symbolic) {
      symbolicTraits = UIFontDescriptor.SymbolicTraits(rawValue: bits)
    } else if let symbolic = traits[.symbolic] as? UIFontDescriptor.SymbolicTraits {
      symbolicTraits = symbolic
    }
    if let weight = traits[.weight] as? UIFont.Weight {
      self.weight = weight
    } else if let weight = number(traits[.weight]) {
      self.weight = UIFont.Weight(CGFloat(weight))
    }
    if let slant = number(traits[.slant]) { isItalic = slant > 0 }
  }
}
