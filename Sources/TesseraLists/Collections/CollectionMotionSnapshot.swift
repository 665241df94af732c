// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// The visible state of a collection view before an update.
@MainActor final class CollectionMotionSnapshot {
  struct Part {
    let view: UICollectionReusableView
    let place: ListMotion.Placement
    let picture: DisappearingSnapshot?
    let attributes: UICollectionViewLayoutAttributes?
    /// Whether the view is a subview of the collection view rather than of an orthogonally scrolling section.
    let isDirect: Bool
  }

  let parts: [CollectionElement: Part]
  /// The attributes of elements near the visible area, which may become visible.
  let near: [CollectionElement: UICollectionViewLayoutAttributes]
  let offset: CGPoint
  let background: (view: UIView, place: ListMotion.Placement)?

  init(_ view: UICollectionView) {
    parts = view.views.mapValues { part in
      Part(
        view: part, place: ListMotion.Placement(of: part), picture: DisappearingSnapshot(of: part),
        attributes: part.applied,
        isDirect: part.superview === view)
    }
    let box = view.flipped(view.visibleLayoutBounds)
    let wide = box.insetBy(dx: -box.width, dy: -box.height)
    var found: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    for attributes in view.collectionViewLayout.layoutAttributesForElements(in: wide) ?? [] {
      guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { continue }
      found[CollectionElement(attributes)] = copy
    }
    near = found
    offset = view.contentOffset
    background = view.backgroundView.map { ($0, ListMotion.Placement(of: $0)) }
  }
}
