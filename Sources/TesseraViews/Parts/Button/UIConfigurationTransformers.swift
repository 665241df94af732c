// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The transformers with which a configuration derives colors and text attributes from their defaults.

public import Foundation

/// A function that derives a color from another color.
public struct UIConfigurationColorTransformer: Sendable {
  /// The transformer's function.
  public let transform: @Sendable (UIColor) -> UIColor

  /// Creates a transformer from a function.
  @preconcurrency
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Returns the color derived from `input`.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Returns the gray of the same brightness.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let parts = color.components(with: traits)
      let white = 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue
      return UIColor(white: CGFloat(white), alpha: CGFloat(parts.alpha))
    }
  }

  /// Returns the dynamic tint color, regardless of the input.
  public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
  /// Returns the dynamic tint color, regardless of the input, like `preferredTint`.
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .tintColor }
}

/// A function that derives text attributes from other text attributes.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// The transformer's function.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// Creates a transformer from a function.
  @preconcurrency
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the attributes derived from `input`.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
