// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The two types of values by which a configuration derives a color or text attributes from the default.

public import Foundation

/// A function from one color to another.
public struct UIConfigurationColorTransformer: Sendable {
  /// The function.
  public let transform: @Sendable (UIColor) -> UIColor

  /// Creates a transformer that calls a function.
  @preconcurrency
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Returns the color derived from `input`.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A transformer to the gray of the same brightness.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let parts = color.components(with: traits)
      let white = 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue
      return UIColor(white: CGFloat(white), alpha: CGFloat(parts.alpha))
    }
  }

  /// A transformer to the dynamic tint color, regardless of the input.
  public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
  /// A transformer to the dynamic tint color, regardless of the input, like `preferredTint`.
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .tintColor }
}

/// A function from one set of text attributes to another.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// The function.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// Creates a transformer that calls a function.
  @preconcurrency
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the attributes derived from `input`.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
