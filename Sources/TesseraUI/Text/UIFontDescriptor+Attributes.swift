// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UIFontDescriptor {
  /// The name of an attribute of a descriptor.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// A key of the dictionary under `.traits`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The raw value of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight` or its raw value.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// Above 0 for italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A key of the dictionaries under `.featureSettings`.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let featureIdentifier = FeatureKey.type
    public static let typeIdentifier = FeatureKey.selector
  }
}

extension FontSpecification {
  /// The number spacing feature of Apple's font tables and its selectors.
  private static let numberSpacing = 6
  private static let monospacedNumbers = 0

  mutating func apply(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
    if let name = attributes[.family] as? String { apply(name: name) }
    if let name = attributes[.name] as? String { apply(name: name) }
    if let style = attributes[.textStyle] as? UIFont.TextStyle {
      self = FontSpecification(style: style, traits: .current)
    } else if let style = attributes[.textStyle] as? String {
      self = FontSpecification(style: UIFont.TextStyle(rawValue: style), traits: .current)
    }
    if let size = number(attributes[.size]) { self.size = size }
    if let face = attributes[.face] as? String { apply(face: face) }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { apply(traits) }
    if let settings = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
      for setting in settings where number(setting[.type]) == Double(Self.numberSpacing) {
        hasMonospacedDigits = number(setting[.selector]) == Double(Self.monospacedNumbers)
      }
    }
  }

  /// The attributes that make the same specification.
  var attributes: [UIFontDescriptor.AttributeName: Any] {
    var result: [UIFontDescriptor.AttributeName: Any] = [
      .name: fontName, .size: CGFloat(size),
      .traits: [
        UIFontDescriptor.TraitKey.symbolic: symbolicTraits.rawValue, .weight: weight.rawValue,
        .slant: CGFloat(isItalic ? 0.07 : 0),
      ] as [UIFontDescriptor.TraitKey: Any],
    ]
    if let textStyle { result[.textStyle] = textStyle }
    if hasMonospacedDigits {
      result[.featureSettings] = [
        [UIFontDescriptor.FeatureKey.type: Self.numberSpacing, .selector: Self.monospacedNumbers]
      ]
    }
    return result
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

  /// "Bold", "Semibold Italic".
  private mutating func apply(face: String) {
    let name = face.filter { $0 != " " }
    guard let named = FontSpecification(name: ".SFUI-" + (name == "Italic" ? "RegularItalic" : name), size: size)
    else { return }
    weight = named.weight
    isItalic = named.isItalic
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
