// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Which parts of a layout are no longer valid.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether nothing of the layout is valid: after `invalidateLayout()`, `reloadData` and changes of items.
  open internal(set) var invalidateEverything = false
  /// Whether the data source has to be asked again how many items there are: after `reloadData`.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items named by `invalidateItems`; nil without any. A compositional layout forgets the sizes they asked for;
  /// the flow layout does not read it.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views named, by kind; nil without any. For layouts of one's own: the layouts here do not read
  /// it.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views named, by kind; nil without any. For layouts of one's own: the layouts here do not read it.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// Added to the content offset when the layout is invalidated, in points. Zero by default.
  open var contentOffsetAdjustment: CGPoint = .zero
  /// Added to the content size when the layout is invalidated, in points, until the next layout takes the layout's own
  /// size. Zero by default.
  open var contentSizeAdjustment: CGSize = .zero
  /// Whether sizes that elements asked for still hold.
  var keepsPreferredSizes = false
  /// The size an element asked for.
  var preferred: (element: CollectionElement, size: CGSize)?

  /// A context that names nothing.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// Names items whose attributes are no longer valid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names supplementary views whose attributes are no longer valid.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = merged(invalidatedSupplementaryIndexPaths, elementKind, indexPaths)
  }

  /// Names decoration views whose attributes are no longer valid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = merged(invalidatedDecorationIndexPaths, elementKind, indexPaths)
  }

  private func merged(_ old: [String: [IndexPath]]?, _ kind: String, _ paths: [IndexPath]) -> [String: [IndexPath]] {
    var result = old ?? [:]
    result[kind, default: []] += paths
    return result
  }
}
