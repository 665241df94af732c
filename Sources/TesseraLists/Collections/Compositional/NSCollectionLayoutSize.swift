// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The width and height of an element.
open class NSCollectionLayoutSize: NSObject, NSCopying {
  /// The width.
  open private(set) var widthDimension: NSCollectionLayoutDimension
  /// The height.
  open private(set) var heightDimension: NSCollectionLayoutDimension

  /// Creates a size from a width and a height, which may be different types of dimensions.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }

  /// Returns the size itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  var estimatedAxes: EstimatedAxes {
    var result: EstimatedAxes = []
    if widthDimension.isEstimated { result.insert(.width) }
    if heightDimension.isEstimated { result.insert(.height) }
    return result
  }

  func size(in container: CGSize, preferred: CGSize?) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container, preferred: preferred?.width),
      height: heightDimension.length(in: container, preferred: preferred?.height))
  }
}
