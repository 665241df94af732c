// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The parts of a layout to invalidate.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether the entire layout is invalid: after `invalidateLayout()`, `reloadData` and item updates.
  open internal(set) var invalidateEverything = false
  /// Whether the data source must be queried for the counts again: after `reloadData`.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items passed to `invalidateItems`, or nil if there are none. A compositional layout discards their preferred
  /// sizes, and a flow layout ignores them.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The invalidated supplementary views by kind, or nil if there are none. Intended for custom layouts; the built-in
  /// layouts ignore this property.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The invalidated decoration views by kind, or nil if there are none. Intended for custom layouts; the built-in
  /// layouts ignore this property.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The adjustment of the content offset when the layout is invalidated, in points. Zero by default.
  open var contentOffsetAdjustment: CGPoint = .zero
  /// The adjustment of the content size when the layout is invalidated, in points. It applies until the next layout
  /// pass sets the layout's content size. Zero by default.
  open var contentSizeAdjustment: CGSize = .zero
  /// Whether the preferred sizes of elements remain valid.
  var keepsPreferredSizes = false
  var preferred: (element: CollectionElement, size: CGSize)?

  /// Creates an empty context.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// Adds items whose attributes are no longer valid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds supplementary views whose attributes are no longer valid.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = merging(
      invalidatedSupplementaryIndexPaths, kind: elementKind, paths: indexPaths)
  }

  /// Adds decoration views whose attributes are no longer valid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = merging(invalidatedDecorationIndexPaths, kind: elementKind, paths: indexPaths)
  }

  private func merging(_ old: [String: [IndexPath]]?, kind: String, paths: [IndexPath]) -> [String: [IndexPath]] {
    var result = old ?? [:]
    result[kind, default: []] += paths
    return result
  }
}
