// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraText

extension UIFontDescriptor {
  /// The name of an attribute of a descriptor.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name in UIKit.
    public let rawValue: String

    /// Creates an attribute name. Attributes other than those below are ignored.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of a family, as a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// A family, full or PostScript name, as a string.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of a face, such as "Semibold Italic", which determines weight and slant.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, as a number; 0 if the size is given later.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary keyed by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// An array of dictionaries keyed by `FeatureKey`. Only number spacing has an effect: digits of equal width.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// A `UIFont.TextStyle` or its raw value. Determines size and weight unless they are given.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The text size used to look up the text style.
    static let sizeCategory = AttributeName(rawValue: "NSCTFontSizeCategoryAttribute")

    // Attributes without effect on the choice of a font.
    /// A localized name. Ignored.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// A transform of the glyphs. Ignored.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// Characters that the font must contain. Ignored.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// Fallback fonts. Ignored.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The same advance for all glyphs. Ignored.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
  }

  /// A key of the dictionary under `.traits`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name in UIKit.
    public let rawValue: String

    /// Creates a trait key. Traits other than those below are ignored.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The raw value of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight` or its raw value.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// A number; 0 is standard. Ignored.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// A number; italic if greater than 0.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A key of the dictionaries under `.featureSettings`.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name in UIKit.
    public let rawValue: String

    /// Creates a feature key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The identifier of a feature in Apple's font tables; 6 for number spacing.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The identifier of one of the feature's settings; 0 for digits of equal width.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The older name of `type`.
    public static let featureIdentifier = FeatureKey.type
    /// The older name of `selector`.
    public static let typeIdentifier = FeatureKey.selector
  }
}

extension FontSpecification {
  /// The number spacing feature of Apple's font tables and its selectors.
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

  /// The attributes that create the same specification.
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

  /// Changes the family and preserves the style.
  mutating func apply(family name: String) {
    let old = family
    family = FontSpecification(name: name, size: size)?.family ?? .named(name)
    // The bold weight of the system font is semibold; the bold weight of a device's other families is bold.
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
