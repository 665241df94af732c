// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A length of an element: a share of its container's, a number of points, or a guess that content replaces.
open class NSCollectionLayoutDimension: NSObject, NSCopying {
  enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated
  }

  let kind: Kind
  /// The share, or the length in points. NaN counts as 0.
  open private(set) var dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension.isNaN ? 0 : max(-1e7, min(dimension, 1e7))
    super.init()
  }

  /// A share of the container's width: 1 is all of it.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// A share of the container's height: 1 is all of it.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// A length in points. Negative lengths count as 0.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// The length in points that an element counts until its content has been measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Whether it is a share of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a share of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is a fixed length in points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the content's length replaces it.
  open var isEstimated: Bool { kind == .estimated }

  /// The dimension itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The length in a container; `preferred` replaces a guess.
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
