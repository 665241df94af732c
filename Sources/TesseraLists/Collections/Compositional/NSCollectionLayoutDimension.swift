// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A length of an element: a fraction of its container, a number of points, or an estimate that the content replaces.
open class NSCollectionLayoutDimension: NSObject, NSCopying {
  enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated
  }

  let kind: Kind
  /// The fraction, or the length in points. NaN is treated as 0.
  open private(set) var dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension.isNaN ? 0 : max(-1e7, min(dimension, 1e7))
    super.init()
  }

  /// Returns a fraction of the container's width: 1 is the whole width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// Returns a fraction of the container's height: 1 is the whole height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// Returns a length in points. Negative lengths are treated as 0.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// Returns an estimated length in points, used until the content has been measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Whether the dimension is a fraction of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the dimension is a fraction of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the dimension is a fixed length in points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the content's length replaces the dimension.
  open var isEstimated: Bool { kind == .estimated }

  /// Returns the dimension itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the length in a container; `preferred` replaces an estimate.
  func length(in container: CGSize, preferred: CGFloat?) -> CGFloat {
    let length: CGFloat =
      switch kind {
      case .fractionalWidth: container.width * dimension
      case .fractionalHeight: container.height * dimension
      case .absolute: dimension
      case .estimated: preferred ?? dimension
      }
    return length > 0 ? min(length, 1e7) : 0
  }
}
