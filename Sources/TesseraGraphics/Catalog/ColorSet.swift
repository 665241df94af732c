// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A color set of an asset catalog, in `Name.colorset/Contents.json`. On iOS, a compiler converts catalogs to a binary
// file. The package manager on Linux copies the folder unchanged, so the source files are read. `ColorSet` is a
// class, so that colors from the same set can be compared by identity.

import Foundation

package final class ColorSet: Sendable {
  private struct Variant: Sendable {
    var conditions: AssetConditions
    var color: UIColor
  }

  let name: String
  private let variants: [Variant]

  /// Creates a color set from a `Contents.json` file. Returns nil if the file is damaged or contains no color.
  init?(name: String, json: Data) {
    guard let contents = try? JSONDecoder().decode(Contents.self, from: json) else { return nil }
    self.name = name
    variants = (contents.colors ?? []).compactMap { entry in
      guard let color = entry.color?.value, let conditions = entry.conditions else { return nil }
      return Variant(conditions: conditions, color: color)
    }
    if variants.isEmpty { return nil }
  }

  /// Returns the most specific color for an environment, or nil if no entry applies.
  func color(for traits: UITraitCollection) -> UIColor? {
    let language = AssetLanguage.current
    let fitting = variants.filter { $0.conditions.matches(traits, language: language) }
    return
      (fitting.isEmpty ? variants.filter { $0.conditions.matchesIgnoringGamut(traits, language: language) } : fitting)
      .max { $0.conditions.rank < $1.conditions.rank }?.color
  }
}

/// The supported properties of `Contents.json`.
private struct Contents: Decodable {
  struct Entry: Decodable {
    /// The conditions; nil if the environment is not supported.
    var conditions: AssetConditions?
    var color: Value?

    private enum CodingKeys: String, CodingKey { case color }

    init(from decoder: any Decoder) throws {
      conditions = try? AssetConditions(from: decoder)
      color = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Value.self, forKey: .color)
    }
  }

  struct Value: Decodable {
    var space: String?
    var components: [String: String]?
    /// The name of a system color, such as `systemBlueColor`.
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components
      case reference
    }
  }

  var colors: [Entry]?
}

extension Contents.Value {
  /// The color, or nil if a component is missing or invalid or the system color is unknown.
  var value: UIColor? {
    if let reference { return UIColor.system(named: reference) }
    guard let components, let alpha = number("alpha") ?? (components["alpha"] == nil ? 1 : nil) else { return nil }
    if let white = number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
    return space == "display-p3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns the value of a component in the format `0xFF`, `255` or `1.000`. A number with a decimal point is a
  /// fraction. A number without a decimal point is divided by 255.
  private func number(_ name: String) -> CGFloat? {
    guard let text = components?[name] else { return nil }
    if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    guard let value = Double(text), value.isFinite else { return nil }
    return CGFloat(text.contains(".") || name == "alpha" ? value : value / 255)
  }
}

extension UIColor {
  /// Returns the system color with the given name, as used in color sets.
  fileprivate static func system(named name: String) -> UIColor? {
    allSystemColors.first { color in
      if case .system(let system) = color.source { system.name == name } else { false }
    }
  }

  private static let allSystemColors: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue,
    .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray, .systemGray2, .systemGray3, .systemGray4,
    .systemGray5, .systemGray6, .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText,
    .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill, .separator, .opaqueSeparator, .link,
    .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
    .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
  ]
}
