// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The width or height of an element: a fraction of its container, a number of points, or an estimate that is
/// replaced by the content's size.
open class NSCollectionLayoutDimension: NSObject, NSCopying {
  enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated
  }

  let kind: Kind
  /// The fraction, length or estimate, depending on the type of dimension. NaN is treated as 0.
  open private(set) var dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension.isNaN ? 0 : max(-1e7, min(dimension, 1e7))
    super.init()
  }

  /// Returns a fraction of the container's width, where 1 is the full width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// Returns a fraction of the container's height, where 1 is the full height.
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
  /// Whether the dimension is an estimate that is replaced by the content's size.
  open var isEstimated: Bool { kind == .estimated }

  /// Returns the dimension itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the length in a container. `preferred`, if not nil, replaces an estimate.
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
