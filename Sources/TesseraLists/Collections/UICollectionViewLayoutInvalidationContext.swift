// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What of a layout is no longer right.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  open internal(set) var invalidateEverything = false
  open internal(set) var invalidateDataSourceCounts = false
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// Added to the content offset, in points.
  open var contentOffsetAdjustment: CGPoint = .zero
  /// Added to the content size, in points.
  open var contentSizeAdjustment: CGSize = .zero
  /// Whether sizes that elements asked for still hold.
  var keepsPreferredSizes = false
  /// The size an element asked for.
  var preferred: (element: CollectionElement, size: CGSize)?

  @preconcurrency @MainActor public override init() {
    super.init()
  }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = merged(invalidatedSupplementaryIndexPaths, elementKind, indexPaths)
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = merged(invalidatedDecorationIndexPaths, elementKind, indexPaths)
  }

  private func merged(_ old: [String: [IndexPath]]?, _ kind: String, _ paths: [IndexPath]) -> [String: [IndexPath]] {
    var result = old ?? [:]
    result[kind, default: []] += paths
    return result
  }
}
