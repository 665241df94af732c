// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A layout that places items in lines and starts a new line when an item does not fit.
///
/// - Note: Differs from UIKit: an item that is alone in its line is placed at the near edge if cells are self-sizing.
///   NaN in a size is treated as 0.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The additional insets at the ends of lines, which are added to the section insets: none, the collection view's
  /// safe area insets or its layout margins.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea, fromLayoutMargins
  }

  /// The value of `estimatedItemSize` that makes cells self-sizing, starting from `itemSize`.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// The fixed spacing between two lines, in points. 10 by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout(if: minimumLineSpacing != oldValue) } }
  /// The minimum spacing between two items in a line, in points. In a full line, the spacing may be larger. 10 by
  /// default. Negative values are treated as 0.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidateLayout(if: minimumInteritemSpacing != oldValue) }
  }
  /// The size of every item in points, unless the delegate provides sizes. 50 by 50 by default. A negative width or
  /// height raises an exception.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout(if: itemSize != oldValue) } }
  /// The estimated size of an item, in points, which is used until the item appears. Any value except zero, the
  /// default, makes cells self-sizing.
  open var estimatedItemSize: CGSize = .zero { didSet { invalidateLayout(if: estimatedItemSize != oldValue) } }
  /// The axis along which lines are stacked. `vertical` by default.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { invalidateLayout(if: scrollDirection != oldValue) }
  }
  /// The size of every header in points. Only the length along the scroll direction is used. Zero, the default, means
  /// no headers.
  open var headerReferenceSize: CGSize = .zero { didSet { invalidateLayout(if: headerReferenceSize != oldValue) } }
  /// The size of every footer in points. Only the length along the scroll direction is used. Zero, the default, means
  /// no footers.
  open var footerReferenceSize: CGSize = .zero { didSet { invalidateLayout(if: footerReferenceSize != oldValue) } }
  /// The insets around the items of every section, in points. Headers and footers are outside of the insets. Left and
  /// right are not swapped in right-to-left layouts. Zero by default.
  open var sectionInset: UIEdgeInsets = .zero { didSet { invalidateLayout(if: sectionInset != oldValue) } }
  /// The additional insets at the ends of lines. `fromContentInset`, the default, adds no insets.
  open var sectionInsetReference: SectionInsetReference = .fromContentInset {
    didSet { invalidateLayout(if: sectionInsetReference != oldValue) }
  }
  /// Whether headers stay at the near edge of the visible content while their section is visible. False by default.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { invalidateLayout(if: sectionHeadersPinToVisibleBounds != oldValue) }
  }
  /// Whether footers stay at the far edge of the visible content while their section is visible. False by default.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { invalidateLayout(if: sectionFootersPinToVisibleBounds != oldValue) }
  }

  private var sections: [FlowSection] = []
  private var total: CGFloat = 0
  private var room: CGFloat = 0
  private var isStale = true
  private var preferred: [ItemPosition: CGSize] = [:]
  /// Whether the delegate's default implementation, which returns `itemSize`, was called for an item.
  var calledDefaultItemSize = false

  private func invalidateLayout(if changed: Bool) {
    if changed { invalidateLayout() }
  }

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.invalidateEverything || flow?.invalidateFlowLayoutDelegateMetrics != false
      || flow?.invalidateFlowLayoutAttributes != false
    {
      isStale = true
    }
    if let (element, size) = context.preferred, element.category == .cell {
      preferred[element.key] = size
    } else if context.invalidateDataSourceCounts || context.invalidateEverything && !context.keepsPreferredSizes {
      preferred = [:]
    }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard !sections.isEmpty else { return false }
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    return across(newBounds.size) != room
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    // Scrolling only affects the positions of pinned elements.
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext, across(newBounds.size) == room {
      (flow.invalidateFlowLayoutDelegateMetrics, flow.invalidateFlowLayoutAttributes) = (false, false)
    }
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    originalAttributes.representedElementCategory == .cell && estimatedItemSize != .zero
      && preferredAttributes.size != originalAttributes.size
  }

  override func usesPreferredSize(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.representedElementCategory == .cell && estimatedItemSize != .zero
  }

  override func itemsDidMove(_ moved: [ListUpdate.Section]) {
    var result: [ItemPosition: CGSize] = [:]
    for (section, part) in moved.enumerated() {
      for (row, old) in part.rows.enumerated() {
        if let old, let size = preferred[old] { result[ItemPosition(section: section, row: row)] = size }
      }
    }
    preferred = result
  }

  // MARK: Axes

  private var isVertical: Bool { scrollDirection == .vertical }
  override var scrollDirectionIfKnown: UICollectionView.ScrollDirection? { scrollDirection }

  /// Returns the available length of a line.
  private func across(_ size: CGSize) -> CGFloat {
    guard let view = collectionView else { return 0 }
    let inset = view.adjustedContentInset
    return max(0, isVertical ? size.width - inset.left - inset.right : size.height - inset.top - inset.bottom)
  }

  private func flow(_ size: CGSize) -> FlowSize {
    isVertical
      ? FlowSize(along: clampedLength(size.height), across: clampedLength(size.width))
      : FlowSize(along: clampedLength(size.width), across: clampedLength(size.height))
  }

  private func clampedLength(_ length: CGFloat) -> CGFloat {
    if length < 0 {
      raise(
        "NSInternalInconsistencyException",
        "negative sizes are not supported in the flow layout. Return a size of at least zero.")
    }
    return length > 0 ? min(length, 1e7) : 0
  }

  private func spacing(_ length: CGFloat) -> CGFloat { length.isFinite ? max(-1e7, min(length, 1e7)) : 0 }

  private func rect(along: CGFloat, across: CGFloat, size: FlowSize) -> CGRect {
    isVertical
      ? CGRect(x: across, y: along, width: size.across, height: size.along)
      : CGRect(x: along, y: across, width: size.along, height: size.across)
  }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    guard isStale, let view = collectionView else { return }
    isStale = false
    room = across(view.bounds.size)
    sections = (0..<view.numberOfSections).map { makeSection(in: view, index: $0) }
    var along: CGFloat = 0
    for index in sections.indices {
      sections[index].start = along
      along += sections[index].length
    }
    total = along
  }

  private func makeSection(in view: UICollectionView, index: Int) -> FlowSection {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let inset = self.inset(in: view, delegate: delegate, section: index)
    var result = FlowSection()
    (result.before, result.after) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    (result.near, result.far) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    result.lineSpacing = spacing(
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index) ?? minimumLineSpacing)
    result.itemSpacing = max(
      0,
      spacing(
        delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
          ?? minimumInteritemSpacing))
    result.header =
      flow(
        delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index) ?? headerReferenceSize
      ).along
    result.footer =
      flow(
        delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index) ?? footerReferenceSize
      ).along
    result.room = room
    result.alignsSingleItemsToStart = estimatedItemSize != .zero
    let (sizes, isUniform) = self.sizes(in: view, delegate: delegate, section: index)
    result.isUniform = isUniform
    result.fill(sizes)
    return result
  }

  private func inset(
    in view: UICollectionView, delegate: (any UICollectionViewDelegateFlowLayout)?, section index: Int
  ) -> UIEdgeInsets {
    var inset = delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset
    let reference: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: reference = .zero
    case .fromSafeArea: reference = view.safeAreaInsets
    case .fromLayoutMargins: reference = view.layoutMargins
    }
    if isVertical {
      (inset.left, inset.right) = (inset.left + reference.left, inset.right + reference.right)
    } else {
      (inset.top, inset.bottom) = (inset.top + reference.top, inset.bottom + reference.bottom)
    }
    return UIEdgeInsets(
      top: spacing(inset.top), left: spacing(inset.left), bottom: spacing(inset.bottom), right: spacing(inset.right))
  }

  private func sizes(
    in view: UICollectionView, delegate: (any UICollectionViewDelegateFlowLayout)?, section: Int
  ) -> (sizes: [FlowSize], isUniform: Bool) {
    let count = view.numberOfItems(inSection: section)
    if estimatedItemSize != .zero {
      let guess = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
      return ((0..<count).map { flow(preferred[ItemPosition(section: section, row: $0)] ?? guess) }, false)
    }
    guard let delegate else { return (Array(repeating: flow(itemSize), count: count), true) }
    calledDefaultItemSize = false
    let sizes = (0..<count).map { item in
      flow(delegate.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: item, section: section)))
    }
    return (sizes, calledDefaultItemSize)
  }

  // MARK: Queries

  open override var collectionViewContentSize: CGSize {
    isVertical ? CGSize(width: room, height: total) : CGSize(width: total, height: room)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var result: [UICollectionViewLayoutAttributes] = []
    for index in firstSection(below: low)..<sections.count {
      let section = sections[index]
      if section.start >= high { break }
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        if let end = boundaryAttributes(kind: kind, section: index), !end.frame.isEmpty, end.frame.overlaps(rect) {
          result.append(end)
        }
      }
      for line in section.lines(from: low - section.start, to: high - section.start) {
        for item in line.items {
          let attributes = itemAttributes(section: index, item: item)
          if attributes.frame.overlaps(rect) { result.append(attributes) }
        }
      }
    }
    return result
  }

  private func firstSection(below low: CGFloat) -> Int {
    var (first, last) = (0, sections.count)
    while first < last {
      let middle = (first + last) / 2
      if sections[middle].start + sections[middle].length > low { last = middle } else { first = middle + 1 }
    }
    return first
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let key = ItemPosition(indexPath)
    guard sections.indices.contains(key.section), sections[key.section].placements.indices.contains(key.row) else {
      return nil
    }
    return itemAttributes(section: key.section, item: key.row)
  }

  private func itemAttributes(section: Int, item: Int) -> UICollectionViewLayoutAttributes {
    let place = sections[section].placements[item]
    let result = makeAttributes(at: IndexPath(item: item, section: section), category: .cell, kind: nil)
    result.frame = rect(along: sections[section].start + place.along, across: place.across, size: place.size)
    if estimatedItemSize != .zero { result.estimatedAxes = .both }
    return result
  }

  private func makeAttributes(
    at path: IndexPath, category: UICollectionView.ElementCategory, kind: String?
  ) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let result = ObjectFactory.attributes(type ?? UICollectionViewLayoutAttributes.self)
    result.indexPath = path
    (result.representedElementCategory, result.representedElementKind) = (category, kind)
    return result
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    return boundaryAttributes(kind: elementKind, section: indexPath.section)
  }

  /// Returns the attributes of a section's header or footer at its visible position.
  private func boundaryAttributes(kind: String, section index: Int) -> UICollectionViewLayoutAttributes? {
    let section = sections[index]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
    let length = isHeader ? section.header : section.footer
    let place = isHeader ? section.start : section.start + section.length - length
    let held =
      isHeader ? pinnedHeaderStart(of: section, unpinned: place) : pinnedFooterStart(of: section, unpinned: place)
    let result = makeAttributes(at: IndexPath(item: 0, section: index), category: .supplementaryView, kind: kind)
    result.frame = rect(along: held ?? place, across: 0, size: FlowSize(along: length, across: length > 0 ? room : 0))
    if let held {
      result.zIndex = 10
      result.isPinned = held != place
    }
    return result
  }

  /// Returns the position of a pinned header, which stays at the near edge of the visible content while its section
  /// is visible.
  private func pinnedHeaderStart(of section: FlowSection, unpinned place: CGFloat) -> CGFloat? {
    guard sectionHeadersPinToVisibleBounds, let view = collectionView else { return nil }
    let inset = view.adjustedContentInset
    let edge = isVertical ? view.bounds.minY + inset.top : view.bounds.minX + inset.left
    return max(place, min(edge, section.start + section.length - section.footer - section.header))
  }

  private func pinnedFooterStart(of section: FlowSection, unpinned place: CGFloat) -> CGFloat? {
    guard sectionFootersPinToVisibleBounds, let view = collectionView else { return nil }
    let inset = view.adjustedContentInset
    let edge = isVertical ? view.bounds.maxY - inset.bottom : view.bounds.maxX - inset.right
    return min(place, max(edge - section.footer, section.start + section.header))
  }
}
