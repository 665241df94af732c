// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tiling of a collection view: finds the visible elements, measures their content, and repositions the elements after
// them.

import Foundation

/// The maximum number of measurement rounds per layout. Each round except the last measures at least one more view.
private let maximumRounds = 24

extension UICollectionView {
  var visibleLayoutBounds: CGRect { bounds }

  func tile() {
    awaitsLayout = false
    var attributes: [UICollectionViewLayoutAttributes] = []
    for _ in 0..<maximumRounds {
      prepareIfNeeded()
      setExplicitContentSize(checkedContentSize)
      clampOffset()
      showStart()
      applyTargetOffset()
      updateScrollers()
      attributes = visibleAttributes()
      retireViews(except: attributes)
      let grew = measureElements(attributes)
      if !grew, !needsPrepare, !needsData { break }
    }
    placeViews(attributes)
    collectionViewLayout.visibleElementsDidChange(attributes)
    backgroundView?.frame = bounds
  }

  /// Queries the layout for a target content offset, once after each update.
  private func applyTargetOffset() {
    guard needsTargetOffset else { return }
    needsTargetOffset = false
    let wanted = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
    let target =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: wanted) ?? wanted
    guard target != contentOffset, target.x.isFinite, target.y.isFinite else { return }
    contentOffset = scrollRange.clamp(target)
  }

  /// Performs layout if needed, so that the visible elements are known.
  func layoutIfDirty() {
    if flags.needsLayout, !isTiling { layoutIfNeeded() }
  }

  /// Performs layout if needed, unless a reload is pending. Reading the visible items does not load them, as in
  /// UIKit.
  func layoutIfLoaded() {
    if !awaitsLayout { layoutIfDirty() }
  }

  // MARK: Preparing

  func prepareIfNeeded() {
    loadIfNeeded()
    invalidateIfResized()
    guard needsPrepare, !isPreparing else { return }
    // A layout may query the collection view during `prepare()`. Such a query must not prepare the layout again.
    isPreparing = true
    needsPrepare = false
    preparations += 1
    collectionViewLayout.prepare()
    isPreparing = false
  }

  /// Invalidates the layout if the size or the insets have changed.
  private func invalidateIfResized() {
    let (size, inset) = (bounds.size, adjustedContentInset)
    if let preparedBounds, preparedBounds.size == size, preparedBounds.inset == inset { return }
    let isFirst = preparedBounds == nil
    preparedBounds = (size, inset)
    if !isFirst { collectionViewLayout.invalidateLayout() }
  }

  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    needsPrepare = true
    if context.invalidateDataSourceCounts { needsData = true }
    // If the layout returns to its estimates, the elements have to be measured again.
    if context.invalidateEverything, !context.keepsPreferredSizes {
      for view in views.values { view.measured = nil }
    }
    let growth = context.contentSizeAdjustment
    if growth != .zero, growth.width.isFinite, growth.height.isFinite {
      setExplicitContentSize(
        CGSize(width: contentSize.width + growth.width, height: contentSize.height + growth.height))
    }
    let move = context.contentOffsetAdjustment
    if move != .zero, move.x.isFinite, move.y.isFinite {
      contentOffset = CGPoint(x: contentOffset.x + move.x, y: contentOffset.y + move.y)
    }
    setNeedsLayout()
  }

  func boundsDidChange() {
    let layout = collectionViewLayout
    if layout.shouldInvalidateLayout(forBoundsChange: bounds) {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
    }
    setNeedsLayout()
  }

  private var checkedContentSize: CGSize {
    let size = collectionViewLayout.collectionViewContentSize
    return CGSize(
      width: size.width.isFinite ? min(max(size.width, 0), 1e9) : 0,
      height: size.height.isFinite ? min(max(size.height, 0), 1e9) : 0)
  }

  // MARK: Attributes

  /// Whether the layout is mirrored horizontally.
  var isFlipped: Bool {
    let layout = collectionViewLayout
    return layout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
  }

  /// Converts a rectangle between layout coordinates and mirrored coordinates.
  func flipped(_ rect: CGRect) -> CGRect {
    guard isFlipped else { return rect }
    let width = max(contentSize.width, 0)
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Returns the visible elements, in their order along the layout's axis.
  private func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let box = flipped(visibleLayoutBounds)
    let found = collectionViewLayout.layoutAttributesForElements(in: box) ?? []
    var seen = Set<CollectionElement>()
    var result: [(element: CollectionElement, attributes: UICollectionViewLayoutAttributes)] = []
    for attributes in found where !attributes.isHidden {
      checkAttributes(attributes)
      guard attributes.scrollsAcross || attributes.frame.overlaps(box) else { continue }
      let element = CollectionElement(attributes)
      if seen.insert(element).inserted { result.append((element, attributes)) }
    }
    let isVertical = growsVertically
    return result.sorted { a, b in
      let (first, second) = (a.attributes.frame, b.attributes.frame)
      let (x, y) = isVertical ? (first.minY, second.minY) : (first.minX, second.minX)
      return x != y ? x < y : a.element < b.element
    }.map(\.attributes)
  }

  var growsVertically: Bool {
    switch collectionViewLayout.scrollDirectionIfKnown {
    case .vertical: true
    case .horizontal: false
    case nil: contentSize.height > bounds.height || contentSize.width <= bounds.width
    }
  }

  private func checkAttributes(_ attributes: UICollectionViewLayoutAttributes) {
    guard attributes.frame.isFiniteRect else {
      raise(
        "CALayerInvalidGeometry",
        "CALayer position contains NaN: [\(attributes.center.x) \(attributes.center.y)]. The layout "
          + "\(type(of: collectionViewLayout)) returned \(attributes). Return finite frames.")
    }
    let key = ItemPosition(attributes.indexPath)
    guard attributes.representedElementCategory == .cell else { return }
    guard counts.indices.contains(key.section), (0..<counts[key.section]).contains(key.row) else {
      raise(
        "NSInternalInconsistencyException",
        "UICollectionView received layout attributes for a cell with an index path that does not exist: "
          + "\(attributes.indexPath)")
    }
  }

  // MARK: Measuring

  /// Measures the visible elements, except those that have been pushed off the screen by the sizes measured so far.
  /// Returns true if a measured size differs from the layout's size.
  private func measureElements(_ attributes: [UICollectionViewLayoutAttributes]) -> Bool {
    let layout = collectionViewLayout
    var growth = Growth(
      isVertical: growsVertically, end: growsVertically ? visibleLayoutBounds.maxY : flipped(visibleLayoutBounds).maxX)
    for attributes in attributes {
      let isHeld = attributes.isPinned || attributes.representedElementCategory == .decorationView
      if !isHeld, growth.pushesOut(attributes.frame) { continue }
      let element = CollectionElement(attributes)
      guard let view = view(for: element, attributes: attributes) else { continue }
      // The data source may have modified the collection view during this loop.
      if needsData { return true }
      guard element.category != .decorationView, layout.usesPreferredSize(of: attributes),
        let preferred = preferredAttributes(view, attributes)
      else { continue }
      guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      else { continue }
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
      growth.add(from: attributes.frame, to: preferred.size)
    }
    return growth.isFound
  }

  /// Returns the view's preferred attributes, or nil if they have been determined before.
  private func preferredAttributes(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    let size = attributes.size
    if let measured = view.measured, measured.input == size || measured.result == size { return nil }
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return nil }
    measuredViews += 1
    let preferred = view.preferredLayoutAttributesFitting(copy)
    preferred.size = CGSize(width: clampedLength(preferred.size.width), height: clampedLength(preferred.size.height))
    view.measured = (size, preferred.size)
    return preferred
  }

  private func clampedLength(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, 1e7) : 0 }

  // MARK: Placement

  private func placeViews(_ attributes: [UICollectionViewLayoutAttributes]) {
    let grid = PixelGrid(scale: pixelScale)
    for attributes in attributes {
      let element = CollectionElement(attributes)
      guard let view = views[element] else { continue }
      let scroller = scroller(for: attributes)
      let frame = scroller?.localFrame(of: attributes.frame) ?? flipped(attributes.frame)
      insertView(view, attributes: attributes)
      // Round each number separately, as UIKit does. Cells of equal size stay equal, and neighbors may be separated
      // by one pixel.
      let rounded = CGRect(
        x: grid.rounded(frame.minX), y: grid.rounded(frame.minY), width: grid.rounded(frame.width),
        height: grid.rounded(frame.height))
      apply(attributes, to: view, frame: rounded)
      if let dragging, element.category == .cell { dragging.updateDragAppearance(of: view, key: element.key) }
    }
    placePlaceholders()
    if let move, let position = move.position, let cell = views[.cell(move.from)] {
      show(
        collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
          at: move.from.path, withTargetPosition: position), of: cell, at: position)
    }
  }

  /// Applies the layout's attributes to a cell. For an interactively moving item, uses the attributes for moving
  /// items.
  private func show(
    _ attributes: UICollectionViewLayoutAttributes, of cell: UICollectionReusableView, at place: CGPoint
  ) {
    cell.center = attributes.center.x.isFinite && attributes.center.y.isFinite ? attributes.center : place
    if !CATransform3DEqualToTransform(cell.transform3D, attributes.transform3D) {
      cell.transform3D = attributes.transform3D
    }
    if cell.alpha != attributes.alpha { cell.alpha = attributes.alpha }
  }

  private func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView, frame: CGRect) {
    if CATransform3DIsIdentity(attributes.transform3D) {
      if !CATransform3DIsIdentity(view.transform3D) { view.transform3D = CATransform3DIdentity }
      view.frame = swipedFrame(displacedFrame(frame, of: attributes), of: view)
    } else {
      view.bounds = CGRect(origin: view.bounds.origin, size: attributes.size)
      view.center = CGPoint(x: frame.midX, y: frame.midY)
      view.transform3D = attributes.transform3D
    }
    if view.isHidden { view.isHidden = false }
    guard view.applied?.isEqual(attributes) != true else { return }
    view.alpha = attributes.alpha
    view.layer.zPosition = CGFloat(attributes.zIndex)
    view.applied = attributes
    view.apply(attributes)
  }

  /// Inserts the view among its siblings by stacking order, then by element, regardless of the order in which views
  /// were created.
  func insertView(_ view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes) {
    let parent: UIView = scroller(for: attributes) ?? self
    let zIndex = attributes.zIndex
    let isLinked = view.superview === parent
    if isLinked, view.layer.zPosition == CGFloat(zIndex) { return }
    view.layer.zPosition = CGFloat(zIndex)
    guard let element = view.element else { return }
    let others = parent.subviews.filter { $0 !== view }
    let next = others.firstIndex { other in
      guard let other = other as? UICollectionReusableView, let place = other.element else { return false }
      let depth = other.layer.zPosition
      return depth != view.layer.zPosition ? depth > view.layer.zPosition : element < place
    }
    guard let next else {
      if !isLinked || parent.subviews.last !== view { parent.addSubview(view) }
      return
    }
    parent.insertSubview(view, belowSubview: others[next])
  }
}

/// The offset along the axis caused by the sizes measured so far. Elements that begin at the same position are in the
/// same line, and the element that grows most determines the line's growth.
private struct Growth {
  let isVertical: Bool
  let end: CGFloat
  private(set) var isFound = false
  private var before: CGFloat = 0
  private var line: (start: CGFloat, growth: CGFloat)?

  init(isVertical: Bool, end: CGFloat) {
    (self.isVertical, self.end) = (isVertical, end)
  }

  mutating func add(from old: CGRect, to new: CGSize) {
    isFound = true
    let start = isVertical ? old.minY : old.minX
    let growth = isVertical ? new.height - old.height : new.width - old.width
    if let line, line.start == start {
      self.line = (start, max(line.growth, growth))
    } else {
      before += line?.growth ?? 0
      line = (start, growth)
    }
  }

  func pushesOut(_ rect: CGRect) -> Bool {
    guard isFound else { return false }
    let start = isVertical ? rect.minY : rect.minX
    let own = line.map { $0.start == start ? 0 : $0.growth } ?? 0
    return start + before + own >= end
  }
}

extension CGRect {
  /// Returns whether the rectangles overlap by more than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
