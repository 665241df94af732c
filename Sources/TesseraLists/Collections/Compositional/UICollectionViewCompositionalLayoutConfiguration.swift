// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The settings that apply to all sections of a compositional layout.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// The axis along which sections are stacked. `vertical` by default.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  /// The spacing between two sections, in points. 0 by default.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the entire layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The boundary from which insets across the scroll direction are measured, for sections with an automatic
  /// reference. `safeArea` by default.
  open var contentInsetsReference: UIContentInsetsReference = .safeArea

  /// Creates a configuration for a vertical layout without headers and footers.
  public override init() {
    super.init()
  }

  /// Returns a copy with the same settings.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
