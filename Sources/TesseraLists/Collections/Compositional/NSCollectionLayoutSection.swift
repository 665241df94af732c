// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Groups one after the other, with headers, footers and a background.
///
/// - Note: Differs from UIKit: `supplementaryContentInsetsReference` is stored only.
open class NSCollectionLayoutSection: NSObject, NSCopying {
  let group: NSCollectionLayoutGroup
  /// The list configuration; nil for sections of groups.
  var list: UICollectionLayoutListConfiguration?
  /// The insets around the groups, in points; headers and footers are outside of them. Zero by default.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// The reference of the insets across the scroll direction. `automatic` by default.
  open var contentInsetsReference: UIContentInsetsReference = .automatic
  /// The reference of the insets of headers and footers. Stored only: they follow `contentInsetsReference`.
  open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
  /// The distance between two groups, in points. 0 by default.
  open var interGroupSpacing: CGFloat = 0
  /// The orthogonal scrolling of the section. `none` by default.
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  /// Headers, footers and views at other edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers respect the section's insets at their sides. True by default.
  open var supplementariesFollowContentInsets = true
  /// The views below the section's content. The layout must have a class registered for each kind.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// The handler called after each layout pass with the section's visible cells. It may change their opacity, visibility,
  /// center, transform and `zIndex` until the next pass.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Creates a section that repeats the group until it has shown all items.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Returns a section that is a list: full-width, self-sizing cells.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
    section.list = configuration
    return section
  }

  /// Returns another section with the same group and settings.
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

/// The reference of a section's insets. `readableContent` is treated as `layoutMargins`.
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the layout's configuration.
  case automatic = 0
  case none, safeArea, layoutMargins, readableContent
}

/// A handler called with the visible cells, the offset of the section's scroll view or else of the collection view, and the
/// environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// A visible element whose appearance may change as it scrolls.
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity from 0 to 1.
  var alpha: CGFloat { get set }
  /// The stacking order: elements with higher values are painted over others.
  var zIndex: Int { get set }
  /// Whether the element is hidden.
  var isHidden: Bool { get set }
  /// The center in the content, in points.
  var center: CGPoint { get set }
  /// The transform around the center.
  var transform: CGAffineTransform { get set }
  /// The kind of a supplementary or decoration view; empty for cells.
  var name: String { get }
  /// The element's path.
  var indexPath: IndexPath { get }
  /// The frame in the content, in points, with the transform applied.
  var frame: CGRect { get }
  /// A rectangle of the element's size at the origin.
  var bounds: CGRect { get }
  /// Whether it is a cell, a supplementary view or a decoration view. Handlers receive only cells.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for cells.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
  /// The kind of a supplementary or decoration view; empty for cells.
  public var name: String { representedElementKind ?? "" }
}
