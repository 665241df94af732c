// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension UIImage {
  /// The environment of an image and, for symbols, a size, weight and colors.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The traits that determine the image's size, or nil for the current traits.
    public let traitCollection: UITraitCollection?

    /// Creates a configuration for an environment, or an empty configuration.
    public init(traitCollection: UITraitCollection? = nil) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// Returns the configuration, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns the configuration with another environment.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration {
      Configuration(traitCollection: traitCollection)
    }

    /// Returns this configuration with the values of another one, if it has any. The result is a symbol configuration if either
    /// is one.
    open func applying(_ otherConfiguration: Configuration?) -> Configuration {
      guard let other = otherConfiguration else { return self }
      if other is SymbolConfiguration {
        return SymbolConfiguration(SymbolStyle(), traitCollection).applying(other)
      }
      return withTraitCollection(other.traitCollection ?? traitCollection)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration, !(other is SymbolConfiguration) else { return false }
      return traitCollection == other.traitCollection
    }

    open override var hash: Int { traitCollection.hashValue }
  }

  /// The size of a symbol next to text of its point size. `small` is 0.79 times `medium`, and `large` is 1.27 times `medium`.
  /// `default` and `unspecified` count as `medium`.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// The thickness of a symbol's strokes. `unspecified` counts as `regular`.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// Returns the font weight of the same name, or `regular` for `unspecified`.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }
}

extension UIFont.Weight {
  /// Returns the nearest symbol weight, rounded to hundreds of the font's weight axis.
  public func symbolWeight() -> UIImage.SymbolWeight {
    // 100...900 on the weight axis.
    let step = (axis / 100).rounded()
    return UIImage.SymbolWeight(rawValue: Int(step)) ?? .regular
  }
}
