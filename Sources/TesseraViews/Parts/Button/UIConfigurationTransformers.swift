// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The two values by which a configuration derives a colour or a look from the one it would have had.

public import Foundation

/// Makes one colour from another.
public struct UIConfigurationColorTransformer: Sendable {
  public let transform: @Sendable (UIColor) -> UIColor

  @preconcurrency
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The grey of the same brightness.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let parts = color.components(with: traits)
      let white = 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue
      return UIColor(white: CGFloat(white), alpha: CGFloat(parts.alpha))
    }
  }

  /// The tint colour.
  public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
  /// The tint colour, for what has one colour only.
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .tintColor }
}

/// Makes one set of text attributes from another.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  @preconcurrency
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
