// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension UIImage {
  /// What an image is shown with: an environment, and for symbols a size, weight and colours.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The environment that decides about the image's size; nil for the current one.
    public let traitCollection: UITraitCollection?

    /// A configuration that names an environment, or nothing.
    public init(traitCollection: UITraitCollection? = nil) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// The configuration itself, as configurations do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The same configuration for another environment.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration {
      Configuration(traitCollection: traitCollection)
    }

    /// This configuration, with the other one's values where it has any. It is one for symbols where either is.
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

  /// The size of a symbol next to text of its point size: 0.79 of `medium` for `small`, 1.27 for `large`. `default` and
  /// `unspecified` count as `medium`.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// How thick a symbol's strokes are. `unspecified` counts as `regular`.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The weight of fonts of the same name; `regular` for `unspecified`.
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
  /// The weight of symbols nearest to it, by hundreds of the font's weight axis.
  public func symbolWeight() -> UIImage.SymbolWeight {
    // 100...900 on the axis of fonts.
    let step = (axis / 100).rounded()
    return UIImage.SymbolWeight(rawValue: Int(step)) ?? .regular
  }
}
