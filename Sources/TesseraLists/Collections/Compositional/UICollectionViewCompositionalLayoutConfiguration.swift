// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The settings of all sections of a compositional layout.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// The axis along which sections follow each other. `vertical` by default.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  /// The distance between two sections, in points. 0 by default.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The reference of sections' insets across the scroll direction, for sections with an automatic reference. `safeArea` by
  /// default.
  open var contentInsetsReference: UIContentInsetsReference = .safeArea

  /// Creates a vertical layout configuration without headers and footers.
  public override init() {
    super.init()
  }

  /// Returns another configuration with the same settings.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
