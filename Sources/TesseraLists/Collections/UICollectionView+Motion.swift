// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Animation of item updates and layout changes. The collection view applies the update and performs layout. Then each
// visible view moves from its previous position, or from the layout's initial attributes if it appears. Snapshots of
// disappearing views move to the layout's final attributes.

import Foundation
@_spi(Tessera) import TesseraViews

extension UICollectionView {
  /// Applies an update, which is animated if an animation clock is running. `sections` maps items after the update to
  /// their previous positions. It is nil if only the layout changes.
  ///
  /// - Parameter isSettled: Called after the layout has been queried for all appearing and disappearing elements.
  func show(
    _ sections: [ListUpdate.Section]?, change: () -> Void, isSettled: () -> Void = {},
    completion: @escaping @MainActor () -> Void
  ) {
    guard canShowMotion else {
      change()
      isSettled()
      return completion()
    }
    closeSwipe(animated: false)
    let scene = CollectionMotionSnapshot(self)
    disappearingAttributes = scene.parts.compactMapValues(\.attributes)
    change()
    ListMotion.layOutWithoutAnimation(self)
    let motion = ListMotion(completion: completion)
    let counts = sections.map { $0.map(\.rows.count) }
    if counts == nil || counts == self.counts { animateElements(with: motion, from: scene, sections: sections) }
    if let (view, place) = scene.background, view.superview === self { motion.move(view, from: place) }
    if !isDecelerating, !isDragging { motion.scroll(self, from: scene.offset) }
    disappearingAttributes = [:]
    isSettled()
    motion.close()
  }

  var canShowMotion: Bool {
    ListMotion.isAnimated(in: self) && !isTiling && !needsData && !needsPrepare && bounds.width > 0 && bounds.height > 0
  }

  /// The mapping from elements after an update to elements before it.
  private struct ElementMapping {
    private let rows: RowMapping?

    /// Creates a mapping. Pass nil for an update that does not affect any element's identity.
    init(_ sections: [ListUpdate.Section]?) { rows = sections.map(RowMapping.init) }

    func before(_ element: CollectionElement) -> CollectionElement? {
      guard let rows else { return element }
      if element.category == .cell { return rows.before[element.key].map { .cell($0) } }
      if element.key.row == -1 { return element }
      // A supplementary view moves together with its section.
      guard let section = rows.sectionsBefore[element.key.section] else { return nil }
      return CollectionElement(
        category: element.category, kind: element.kind, key: ItemPosition(section: section, row: element.key.row))
    }

    func after(_ element: CollectionElement) -> CollectionElement? {
      guard let rows else { return element }
      return element.category == .cell ? rows.after[element.key].map { .cell($0) } : nil
    }
  }

  private func animateElements(
    with motion: ListMotion, from scene: CollectionMotionSnapshot, sections: [ListUpdate.Section]?
  ) {
    let kept = ElementMapping(sections)
    var stayed: Set<CollectionElement> = []
    for (element, view) in views.sorted(by: { $0.key < $1.key }) {
      let isDirect = view.superview === self
      let before = kept.before(element)
      if let before, let part = scene.parts[before], part.isDirect == isDirect {
        stayed.insert(before)
        motion.move(view, from: part.place, laysOut: true)
      } else if let before, sections != nil, let attributes = scene.near[before], isDirect {
        motion.move(view, from: motionPlace(of: attributes))
      } else if isDirect, let attributes = initialAttributes(of: element), attributes.frame.isFiniteRect {
        motion.move(view, from: motionPlace(of: attributes))
      } else {
        motion.fadeIn(view)
      }
    }
    for (element, part) in scene.parts.sorted(by: { $0.key < $1.key }) where !stayed.contains(element) {
      guard let picture = part.picture, part.isDirect else { continue }
      motion.moveAway(
        picture, in: self, at: backgroundView == nil ? 0 : 1, to: destination(of: element, part: part, mapping: kept))
    }
  }

  private func motionPlace(of attributes: UICollectionViewLayoutAttributes) -> ListMotion.Placement {
    let frame = flipped(attributes.frame)
    return ListMotion.Placement(
      center: CGPoint(x: frame.midX, y: frame.midY), size: attributes.size,
      alpha: attributes.isHidden ? 0 : attributes.alpha,
      transform: attributes.transform3D)
  }

  /// Returns the destination of a disappearing view's snapshot: the position of an item that is pushed off the
  /// screen, or the layout's final attributes.
  private func destination(
    of element: CollectionElement, part: CollectionMotionSnapshot.Part, mapping kept: ElementMapping
  ) -> ListMotion.Placement {
    if let after = kept.after(element), after.category == .cell, contains(after.key) {
      if let attributes = collectionViewLayout.layoutAttributesForItem(at: after.path), attributes.frame.isFiniteRect {
        return sized(motionPlace(of: attributes), as: part)
      }
    } else if let attributes = finalAttributes(of: element), attributes.frame.isFiniteRect {
      return sized(motionPlace(of: attributes), as: part)
    }
    var place = ListMotion.Placement(part.picture?.frame ?? .zero)
    place.alpha = 0
    return place
  }

  /// Returns the attributes from which an element appears, or nil to fade it in.
  private func initialAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let layout = collectionViewLayout
    switch element.category {
    case .cell: return layout.initialLayoutAttributesForAppearingItem(at: element.path)
    case .supplementaryView:
      return layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: element.kind, at: element.path)
    case .decorationView:
      return layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: element.kind, at: element.path)
    }
  }

  /// Returns the attributes to which an element disappears, or nil to fade it out.
  private func finalAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let layout = collectionViewLayout
    switch element.category {
    case .cell: return layout.finalLayoutAttributesForDisappearingItem(at: element.path)
    case .supplementaryView:
      return layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: element.kind, at: element.path)
    case .decorationView:
      return layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: element.kind, at: element.path)
    }
  }

  /// Returns the placement with the snapshot's size, because a snapshot can't be laid out for another size.
  private func sized(_ place: ListMotion.Placement, as part: CollectionMotionSnapshot.Part) -> ListMotion.Placement {
    var place = place
    place.size = part.place.size
    return place
  }
}
