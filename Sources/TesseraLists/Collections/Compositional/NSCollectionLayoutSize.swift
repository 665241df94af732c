// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The width and the height of an element.
open class NSCollectionLayoutSize: NSObject, NSCopying {
  open private(set) var widthDimension: NSCollectionLayoutDimension
  open private(set) var heightDimension: NSCollectionLayoutDimension

  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }

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
