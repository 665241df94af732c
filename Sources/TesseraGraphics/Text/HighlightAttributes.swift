// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Highlighted text has additional attributes from its color scheme and from the text view.

package import Foundation

/// The additional attributes of highlighted text.
package struct HighlightAttributes: Equatable {
  package var attributes: [NSAttributedString.Key: Any]

  package init(_ attributes: [NSAttributedString.Key: Any] = [:]) { self.attributes = attributes }

  package static func == (one: HighlightAttributes, other: HighlightAttributes) -> Bool {
    guard one.attributes.count == other.attributes.count else { return false }
    return one.attributes.allSatisfy { key, value in
      guard let second = other.attributes[key] else { return false }
      if let value = value as? NSObject, let second = second as? NSObject { return value.isEqual(second) }
      guard let value = value as? AnyHashable, let second = second as? AnyHashable else { return false }
      return value == second
    }
  }

  /// Returns attributes with the additional attributes applied.
  func applied(to attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
    guard let style = attributes[.textHighlightStyle],
      style is NSAttributedString.TextHighlightStyle || style is String
    else { return attributes }
    typealias Scheme = NSAttributedString.TextHighlightColorScheme
    let value = attributes[.textHighlightColorScheme]
    let color: UIColor =
      switch value as? Scheme ?? (value as? String).map({ Scheme(rawValue: $0) }) ?? .default {
      case .purple: .systemPurple
      case .pink: .systemPink
      case .orange: .systemOrange
      case .mint: .systemMint
      case .blue: .systemBlue
      default: .tintColor
      }
    let ground = UIColor { traits in
      color.resolvedColor(with: traits).withAlphaComponent(traits.userInterfaceStyle == .dark ? 0.3 : 0.2)
    }
    return attributes.merging([.foregroundColor: color, .backgroundColor: ground]) { $1 }
      .merging(self.attributes) { $1 }
  }
}
