// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension UIImage {
  /// An image's environment and, for symbols, its size, weight and colors.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The traits that determine the image's size, or nil to use the current traits.
    public let traitCollection: UITraitCollection?

    /// Creates a configuration with an optional environment.
    public init(traitCollection: UITraitCollection? = nil) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// Returns the configuration itself, because configurations are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns a copy of the configuration with a different environment.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration {
      Configuration(traitCollection: traitCollection)
    }

    /// Returns a copy of this configuration in which the values specified by another configuration are replaced. The
    /// result is a symbol configuration if either configuration is one.
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

  /// The size of a symbol relative to text with the same point size. `small` is 0.79 times `medium`, and `large` is
  /// 1.27 times `medium`. `default` and `unspecified` are treated as `medium`.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// The stroke weight of a symbol. `unspecified` is treated as `regular`.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// Returns the font weight with the same name, or `regular` for `unspecified`.
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
  /// Returns the nearest symbol weight. Weights are rounded to multiples of 100 on the font's weight axis.
  public func symbolWeight() -> UIImage.SymbolWeight {
    // The weight axis has values from 100 to 900.
    let step = (axis / 100).rounded()
    return UIImage.SymbolWeight(rawValue: Int(step)) ?? .regular
  }
}
