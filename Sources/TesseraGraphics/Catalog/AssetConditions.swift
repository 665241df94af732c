// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The conditions under which an entry of a set is used.
struct AssetConditions: Sendable, Hashable {
  /// The device idiom. Here and in the other properties, nil means any value.
  var idiom: UIUserInterfaceIdiom?
  var style: UIUserInterfaceStyle?
  var contrast: UIAccessibilityContrast?
  var gamut: UIDisplayGamut?
  var direction: UITraitEnvironmentLayoutDirection?
  var width: UIUserInterfaceSizeClass?
  var height: UIUserInterfaceSizeClass?
  /// A language identifier, such as `pt-BR`.
  var language: String?

  /// Returns whether the entry applies to the given traits. Unspecified traits are treated as light appearance,
  /// normal contrast, sRGB and regular size classes. The layout direction is ignored.
  func matches(_ traits: UITraitCollection, language wanted: String) -> Bool {
    (idiom == nil || idiom == traits.userInterfaceIdiom)
      && (style == nil || (style == .dark) == (traits.userInterfaceStyle == .dark))
      && (contrast == nil || (contrast == .high) == (traits.accessibilityContrast == .high))
      && (gamut == nil || (gamut == .P3) == (traits.displayGamut == .P3))
      && (width == nil || (width == .compact) == (traits.horizontalSizeClass == .compact))
      && (height == nil || (height == .compact) == (traits.verticalSizeClass == .compact))
      && (language == nil || AssetConditions.covers(language ?? "", wanted))
  }

  /// Returns whether the entry applies to the given traits, ignoring the display gamut. Used for sets without an
  /// image for the screen's gamut.
  func matchesIgnoringGamut(_ traits: UITraitCollection, language: String) -> Bool {
    var copy = self
    copy.gamut = nil
    return copy.matches(traits, language: language)
  }

  /// Returns whether an entry for a language can be used for another language. For example, `pt` can be used for
  /// `pt-BR`.
  private static func covers(_ language: String, _ wanted: String) -> Bool {
    let (language, wanted) = (language.replacing("_", with: "-"), wanted.replacing("_", with: "-"))
    return wanted == language || wanted.hasPrefix(language + "-")
  }

  /// The specificity of the conditions. If several entries apply, the entry with the highest rank is used. In order
  /// of significance, the rank depends on the device, language, size classes, appearance, contrast and gamut.
  var rank: Int {
    (idiom == nil ? 0 : 64) + (language == nil ? 0 : 32) + (width == nil ? 0 : 16) + (height == nil ? 0 : 8)
      + (style == nil ? 0 : 4) + (contrast == nil ? 0 : 2) + (gamut == nil ? 0 : 1)
  }
}

extension AssetConditions: Decodable {
  private enum CodingKeys: String, CodingKey {
    case idiom, appearances, locale
    case gamut = "display-gamut"
    case direction = "language-direction"
    case width = "width-class"
    case height = "height-class"
  }

  private struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  /// An error thrown for conditions that no supported environment satisfies, such as being on a watch.
  struct Unreachable: Error {}

  private static let idioms: [String: UIUserInterfaceIdiom] = [
    "iphone": .phone, "ipad": .pad, "tv": .tv, "car": .carPlay, "mac": .mac, "vision": .vision,
  ]

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    if let name = try values.decodeIfPresent(String.self, forKey: .idiom), name != "universal" {
      // A marketing icon is not for a specific device. It is accepted for every device, because current app icons
      // contain no other image.
      guard let idiom = Self.idioms[name] else {
        if name == "ios-marketing" { return }
        throw Unreachable()
      }
      self.idiom = idiom
    }
    for appearance in try values.decodeIfPresent([Appearance].self, forKey: .appearances) ?? [] {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", "dark"): style = .dark
      case ("luminosity", "light"): style = .light
      case ("contrast", "high"): contrast = .high
      default: throw Unreachable()
      }
    }
    gamut = try values.decodeIfPresent(String.self, forKey: .gamut).map { $0 == "display-P3" ? .P3 : .SRGB }
    direction = try values.decodeIfPresent(String.self, forKey: .direction)
      .map { $0 == "right-to-left" ? .rightToLeft : .leftToRight }
    width = try values.decodeIfPresent(String.self, forKey: .width).map { $0 == "compact" ? .compact : .regular }
    height = try values.decodeIfPresent(String.self, forKey: .height).map { $0 == "compact" ? .compact : .regular }
    language = try values.decodeIfPresent(String.self, forKey: .locale)
  }
}
