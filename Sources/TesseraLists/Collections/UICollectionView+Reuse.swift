// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Creation of views that become visible, and return of invisible views to their reuse queues.

import Foundation

extension UICollectionView {
  func discardElements() {
    discardViews()
    selection = []
    dragging?.reset()
    prefetching?.items = []
    (needsData, awaitsLayout) = (true, true)
    update?.isReload = true
    collectionViewLayout.invalidateLayout(with: makeFullInvalidationContext())
  }

  private func makeFullInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let context = collectionViewLayout.makeContext()
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
    return context
  }

  func discardViews() {
    closeSwipe(animated: false)
    endMove(commits: false)
    for element in views.keys.sorted() { retire(element) }
    for section in scrollers.keys.sorted() { scrollers.removeValue(forKey: section)?.removeFromSuperview() }
  }

  func loadIfNeeded() {
    guard needsData else { return }
    (needsData, isReloadPending) = (false, false)
    counts = queryCounts()
    needsPrepare = true
    selection.removeAll { !contains($0) }
    loadIndex()
  }

  func queryCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = ElementCount.validated(
      count: dataSource.numberOfSections(in: self), kind: "sections", alreadyCounted: 0)
    var total = 0
    return (0..<sections).map { section in
      let count = ElementCount.validated(
        count: dataSource.collectionView(self, numberOfItemsInSection: section), kind: "items in section \(section)",
        alreadyCounted: total)
      total += count
      return count
    }
  }

  func contains(_ key: ItemPosition) -> Bool {
    counts.indices.contains(key.section) && (0..<counts[key.section]).contains(key.row)
  }

  var shownCells: [(key: ItemPosition, cell: UICollectionViewCell)] {
    views.compactMap { element, view in
      (view as? UICollectionViewCell).flatMap { element.category == .cell ? (element.key, $0) : nil }
    }
    .sorted { $0.0 < $1.0 }
  }

  func shownSupplementaries(_ kind: String) -> [(element: CollectionElement, view: UICollectionReusableView)] {
    views.filter { $0.key.category == .supplementaryView && $0.key.kind == kind }
      .map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
  }

  // MARK: Building

  /// Returns the element's view, creating it if necessary.
  func view(
    for element: CollectionElement, attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    let view: UICollectionReusableView
    if let existing = views[element] {
      view = existing
    } else {
      guard let built = buildView(for: element, attributes: attributes) else { return nil }
      view = built
      display(view, as: element, attributes: attributes)
    }
    view.listContextDidChange(attributes.listContext)
    view.updateConfigurationIfNeeded()
    return view
  }

  private func buildView(
    for element: CollectionElement, attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    builtViews += 1
    switch element.category {
    case .cell:
      let cell = dataSource.collectionView(self, cellForItemAt: element.key.path)
      checkCell(cell)
      return cell
    case .supplementaryView:
      let view = dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: element.kind, at: attributes.indexPath)
      checkSupplementary(view, element: element, path: attributes.indexPath)
      return view
    case .decorationView:
      return registry.dequeueDecoration(element.kind) ?? makeDecoration(element.kind)
    }
  }

  private func makeDecoration(_ kind: String) -> UICollectionReusableView {
    guard let view = collectionViewLayout.makeDecoration(kind) else {
      raise(
        "NSInternalInconsistencyException",
        "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a prototype "
          + "in a storyboard")
    }
    view.dequeuedKind = kind
    return view
  }

  private func checkCell(_ cell: UICollectionViewCell) {
    guard cell.reuseIdentifier == nil else { return }
    raise(
      "NSInternalInconsistencyException",
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be "
        + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
  }

  private func checkSupplementary(_ view: UICollectionReusableView, element: CollectionElement, path: IndexPath) {
    guard let kind = view.dequeuedKind else {
      raise(
        "NSInternalInconsistencyException",
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(element.kind),\(path)) "
          + "was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is "
          + "nil")
    }
    guard kind != element.kind else { return }
    raise(
      "NSInternalInconsistencyException",
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: does not match the element "
        + "kind it is being used for. When asked for a view of element kind '\(element.kind)' the data source dequeued a "
        + "view registered for the element kind '\(kind)'.")
  }

  private func display(
    _ view: UICollectionReusableView, as element: CollectionElement, attributes: UICollectionViewLayoutAttributes
  ) {
    if let old = view.element, views[old] === view { views[old] = nil }
    views[element] = view
    (view.element, view.applied, view.measured) = (element, nil, nil)
    // Add the view before measuring it, so that it inherits its superview's traits.
    insertView(view, attributes: attributes)
    let path = element.path
    if let cell = view as? UICollectionViewCell, element.category == .cell {
      cell.collectionView = self
      cell.isSelected = selection.contains(element.key)
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    } else if element.category == .supplementaryView {
      delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: path)
    }
  }

  // MARK: Removal

  /// Moves invisible views to their reuse queues, so that new elements can reuse them.
  func retireViews(except attributes: [UICollectionViewLayoutAttributes]) {
    let wanted = Set(attributes.map(CollectionElement.init))
    for element in views.keys.sorted() where !wanted.contains(element) && element != movedElement { retire(element) }
  }

  /// The element of the interactively moving item. Its cell is never retired, even if the item's original position is
  /// far away.
  private var movedElement: CollectionElement? { move.map { .cell($0.from) } }

  /// Removes the element's view and adds it to the reuse queue for its kind and identifier.
  func retire(_ element: CollectionElement) {
    guard let view = views.removeValue(forKey: element) else { return }
    view.removeFromSuperview()
    dragging?.resetDragAppearance(of: view)
    (view.element, view.applied, view.measured) = (nil, nil, nil)
    let path = element.path
    if let cell = view as? UICollectionViewCell, element.category == .cell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    } else if element.category == .supplementaryView {
      delegate?.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind, at: path)
    }
    registry.enqueue(view)
  }
}
