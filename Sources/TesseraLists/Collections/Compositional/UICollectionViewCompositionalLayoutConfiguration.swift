// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What holds for all sections of a compositional layout.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// The axis along which sections follow each other. `vertical` by default.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  /// The distance between two sections, in points. 0 by default.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What sections' insets are measured from across the scroll direction, where they do not say it. `safeArea` by
  /// default.
  open var contentInsetsReference: UIContentInsetsReference = .safeArea

  /// A vertical layout without headers and footers of its own.
  public override init() {
    super.init()
  }

  /// Another configuration with the same settings.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
