// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A section of groups in sequence, with headers, footers and a background.
///
/// - Note: Differs from UIKit: `supplementaryContentInsetsReference` is stored only.
open class NSCollectionLayoutSection: NSObject, NSCopying {
  let group: NSCollectionLayoutGroup
  /// The list configuration, or nil if the section does not represent a list.
  var list: UICollectionLayoutListConfiguration?
  /// The insets around the groups, in points. Headers and footers are outside of the insets. Zero by default.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// The boundary from which insets across the scroll direction are measured. `automatic` by default.
  open var contentInsetsReference: UIContentInsetsReference = .automatic
  /// The boundary from which insets of headers and footers are measured. Stored only: they use
  /// `contentInsetsReference`.
  open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
  /// The spacing between two groups, in points. 0 by default.
  open var interGroupSpacing: CGFloat = 0
  /// The orthogonal scrolling behavior. `none` by default.
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  /// The headers, the footers and the views at other edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether the section's insets also apply to the sides of headers and footers. True by default.
  open var supplementariesFollowContentInsets = true
  /// The views drawn below the section's content. A class must be registered with the layout for each kind.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// A handler called after each layout pass with the section's visible cells. It may change their opacity,
  /// visibility, center, transform and `zIndex`. The changes last until the next pass.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Creates a section that repeats the group until all items are placed.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Returns a section that represents a list of full-width, self-sizing cells.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
    section.list = configuration
    return section
  }

  /// Returns a copy with the same group and settings.
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

/// The boundary from which a section's insets are measured. `readableContent` is treated as `layoutMargins`.
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference specified by the layout's configuration.
  case automatic = 0
  case none, safeArea, layoutMargins, readableContent
}

/// A handler that receives the visible cells, the scroll offset and the environment. The offset is that of the
/// section's scroll view or, if it has none, of the collection view.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// A visible element whose appearance may change during scrolling.
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The stacking order. Elements with higher values are drawn on top.
  var zIndex: Int { get set }
  /// Whether the element is hidden.
  var isHidden: Bool { get set }
  /// The center in content coordinates, in points.
  var center: CGPoint { get set }
  /// The transform, applied around the center.
  var transform: CGAffineTransform { get set }
  /// The element kind of a supplementary or decoration view, or an empty string for cells.
  var name: String { get }
  /// The element's index path.
  var indexPath: IndexPath { get }
  /// The frame in content coordinates, in points, with the transform applied.
  var frame: CGRect { get }
  /// A rectangle with the element's size and a zero origin.
  var bounds: CGRect { get }
  /// The type of element: cell, supplementary view or decoration view. Handlers receive only cells.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The element kind of a supplementary or decoration view, or nil for cells.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
  /// The element kind of a supplementary or decoration view, or an empty string for cells.
  public var name: String { representedElementKind ?? "" }
}
