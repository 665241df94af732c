// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The two values by which a configuration derives a colour or a look from the one it would have had.

public import Foundation

/// Makes one colour from another.
public struct UIConfigurationColorTransformer: Sendable {
  /// The function from the one colour to the other.
  public let transform: @Sendable (UIColor) -> UIColor

  /// A transformer that calls a function.
  @preconcurrency
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// The colour made from `input`.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The grey of the same brightness.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let parts = color.components(with: traits)
      let white = 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue
      return UIColor(white: CGFloat(white), alpha: CGFloat(parts.alpha))
    }
  }

  /// The dynamic tint colour, whatever the input.
  public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
  /// The dynamic tint colour, whatever the input, as `preferredTint`.
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .tintColor }
}

/// Makes one set of text attributes from another.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// The function from the one set of attributes to the other.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// A transformer that calls a function.
  @preconcurrency
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The attributes made from `input`.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
