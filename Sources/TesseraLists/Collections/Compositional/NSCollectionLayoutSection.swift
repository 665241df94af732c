// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Groups one after the other, with headers, footers and a background.
///
/// - Note: Differs from UIKit: `supplementaryContentInsetsReference` is stored only.
open class NSCollectionLayoutSection: NSObject, NSCopying {
  let group: NSCollectionLayoutGroup
  /// The list that the section is; nil for sections of groups.
  var list: UICollectionLayoutListConfiguration?
  /// The room around the groups, in points; headers and footers stand outside. Zero by default.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// What is added to the insets across the scroll direction. `automatic` by default.
  open var contentInsetsReference: UIContentInsetsReference = .automatic
  /// Stored only: headers and footers follow `contentInsetsReference`.
  open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
  /// The distance between two groups, in points. 0 by default.
  open var interGroupSpacing: CGFloat = 0
  /// Whether and how the section scrolls across the layout's direction. `none` by default.
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  /// Headers, footers and views at other edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers keep the section's insets at their sides. True by default.
  open var supplementariesFollowContentInsets = true
  /// Views behind the section. The layout must have a class registered for each kind.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called after each layout with the cells of the section that are visible. Their opacity, visibility, centre,
  /// transform and `zIndex` may be changed, until the next layout.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// A section that repeats the group until it has shown all items.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// A section that is a list: full-width cells that size themselves.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
    section.list = configuration
    return section
  }

  /// Another section with the same group and settings.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    copy.list = list
    (copy.contentInsets, copy.contentInsetsReference) = (contentInsets, contentInsetsReference)
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.interGroupSpacing = interGroupSpacing
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.decorationItems = decorationItems
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    return copy
  }
}

/// What a section's insets are measured from. `readableContent` counts as `layoutMargins`.
public enum UIContentInsetsReference: Int, Sendable {
  /// As the layout's configuration says.
  case automatic = 0
  case none, safeArea, layoutMargins, readableContent
}

/// Is given the visible cells, the offset of the section's own scroll view or else of the collection view, and the
/// environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// Something visible, whose looks may be changed as it scrolls.
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity from 0 to 1.
  var alpha: CGFloat { get set }
  /// Elements with higher values are painted over others.
  var zIndex: Int { get set }
  /// Whether the element is invisible.
  var isHidden: Bool { get set }
  /// The middle in the content, in points.
  var center: CGPoint { get set }
  /// Applied around the centre.
  var transform: CGAffineTransform { get set }
  /// The kind of a supplementary or decoration view; empty for cells.
  var name: String { get }
  /// The element's path.
  var indexPath: IndexPath { get }
  /// The place in the content, in points, with the transform applied.
  var frame: CGRect { get }
  /// A rectangle of the element's size at the origin.
  var bounds: CGRect { get }
  /// Whether it is a cell, a supplementary view or a decoration view. Handlers are given cells only.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for cells.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
  /// The kind of a supplementary or decoration view; empty for cells.
  public var name: String { representedElementKind ?? "" }
}
