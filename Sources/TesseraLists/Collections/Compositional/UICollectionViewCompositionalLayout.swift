// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A layout of sections that consist of groups of items. GroupSolver places items in groups, SectionSolver places
// groups in sections, and this class stacks the sections and answers the collection view's queries. When a cell's
// preferred size arrives, only the cell's section is solved again.

public import Foundation

/// A closure that returns the section at an index, given the available size and traits. Returning nil raises an
/// exception.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout composed of sections, groups and items.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var sections: [NSCollectionLayoutSection] = []
  private(set) var solved: [SolvedSection] = []
  private var boundaryItems: [SolvedSection.BoundaryItem] = []
  private var environment: LayoutEnvironment?
  private var room: CGSize = .zero
  private var total: CGFloat = 0
  private var isStale = true
  private var dirty: Set<Int> = []
  /// The preferred sizes of items, by section and item index.
  private var preferredItems: [Int: [Int: CGSize]] = [:]
  private var preferredExtras: [CollectionElement: CGSize] = [:]
  private var background: UIColor?

  /// The configuration that applies to all sections. Setting a different object invalidates the layout. Modifications
  /// to the object take effect at the next invalidation.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  /// Creates a layout that uses the same section definition for all sections.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout that uses the same section definition for all sections, with a configuration.
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout whose sections are returned by the provider. The provider is called again after each
  /// invalidation.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout whose sections are returned by the provider, with a configuration. The provider is called again
  /// after each invalidation.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  /// Returns a layout in which all sections are lists.
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
    layout.background = configuration.backgroundColor
    return layout
  }

  override var listBackground: UIColor? { background }

  // MARK: Axes

  private var isVertical: Bool { configuration.scrollDirection == .vertical }
  override var scrollDirectionIfKnown: UICollectionView.ScrollDirection? { configuration.scrollDirection }
  /// True, because leading and trailing depend on the reading direction.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  private func span(_ rect: CGRect) -> (low: CGFloat, high: CGFloat) {
    isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }

  private func shifted(_ rect: CGRect, by start: CGFloat) -> CGRect {
    isVertical ? rect.offsetBy(dx: 0, dy: start) : rect.offsetBy(dx: start, dy: 0)
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let (element, size) = context.preferred {
      setPreferredSize(size, for: element)
    } else {
      isStale = true
      if context.invalidateDataSourceCounts || context.invalidateEverything && !context.keepsPreferredSizes {
        (preferredItems, preferredExtras) = ([:], [:])
      }
      for path in context.invalidatedItemIndexPaths ?? [] { preferredItems[path.section]?[path.row] = nil }
    }
    super.invalidateLayout(with: context)
  }

  private func setPreferredSize(_ size: CGSize, for element: CollectionElement) {
    if element.category == .cell {
      preferredItems[element.key.section, default: [:]][element.key.row] = size
    } else {
      preferredExtras[element] = size
    }
    if element.key.row < 0 { isStale = true } else { dirty.insert(element.key.section) }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let environment else { return false }
    return environment.container.contentSize != newBounds.size
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.invalidateEverything = true
    return context
  }

  override func usesPreferredSize(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.estimatedAxes?.isEmpty == false
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let axes = originalAttributes.estimatedAxes else { return false }
    let (new, old) = (preferredAttributes.size, originalAttributes.size)
    return axes.contains(.width) && new.width != old.width || axes.contains(.height) && new.height != old.height
  }

  override func itemsDidMove(_ moved: [ListUpdate.Section]) {
    var result: [Int: [Int: CGSize]] = [:]
    for (section, part) in moved.enumerated() {
      for (row, old) in part.rows.enumerated() {
        if let old, let size = preferredItems[old.section]?[old.row] { result[section, default: [:]][row] = size }
      }
    }
    (preferredItems, preferredExtras) = (result, [:])
  }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    if isStale {
      isStale = false
      makeEnvironment(view)
      sections = (0..<view.numberOfSections).map(section)
      solved = sections.indices.map(solveSection)
    } else {
      guard !dirty.isEmpty else { return }
      for index in dirty.sorted() where sections.indices.contains(index) { solved[index] = solveSection(at: index) }
    }
    dirty = []
    stackSections()
  }

  private func section(at index: Int) -> NSCollectionLayoutSection {
    guard let environment, let section = provider(index, environment) else {
      raise(
        "NSInternalInconsistencyException",
        "Invalid section definition. Please specify a valid section definition when content is to be rendered for a "
          + "section. This is a client error. (Section \(index).)")
    }
    return section
  }

  private func makeEnvironment(_ view: UICollectionView) {
    let inset = view.adjustedContentInset
    let direction = view.effectiveUserInterfaceLayoutDirection
    room = CGSize(
      width: max(0, view.bounds.width - inset.left - inset.right),
      height: max(0, view.bounds.height - inset.top - inset.bottom))
    environment = LayoutEnvironment(
      LayoutContainer(view.bounds.size, inset.directional(direction)), view.traitCollection,
      safeArea: view.unconsumedSafeArea.directional(direction), margins: view.directionalLayoutMargins,
      scale: view.pixelScale)
  }

  private func solveSection(at index: Int) -> SolvedSection {
    guard let environment, let view = collectionView else { return SolvedSection() }
    let items = preferredItems[index] ?? [:]
    let solver = SectionSolver(
      section: sections[index], environment: environment, room: room, isVertical: isVertical, index: index,
      count: view.numberOfItems(inSection: index), insetsReference: configuration.contentInsetsReference,
      preferred: { items[$0] },
      preferredExtra: { [preferredExtras] kind, item in
        preferredExtras.isEmpty
          ? nil
          : preferredExtras[
            CollectionElement(
              category: .supplementaryView, kind: kind, key: ItemPosition(section: index, row: max(item, 0)))]
      })
    return solver.solve()
  }

  /// Stacks the layout's headers, its sections and its footers.
  private func stackSections() {
    guard let environment else { return }
    boundaryItems = []
    let whole = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0)), subitems: []))
    whole.boundarySupplementaryItems = configuration.boundarySupplementaryItems
    let solver = SectionSolver(
      section: whole, environment: environment, room: room, isVertical: isVertical, index: 0, count: 0,
      insetsReference: .none, preferred: { _ in nil },
      preferredExtra: { [preferredExtras] kind, item in
        preferredExtras[
          CollectionElement(category: .supplementaryView, kind: kind, key: ItemPosition(section: -1 - item, row: -1))]
      })
    let frame = configuration.boundarySupplementaryItems.isEmpty ? SolvedSection() : solver.solve()
    let isTop = { [isVertical] (end: SolvedSection.BoundaryItem) in
      !end.isAfter && end.item.extendsBoundary
        && end.item.alignment.edges.contains(isVertical ? .top : .leading)
    }
    var along = frame.boundaryItems.filter(isTop).reduce(0) { max($0, span($1.frame).high) }
    let headers = along
    let spacing = configuration.interSectionSpacing.isFinite ? configuration.interSectionSpacing : 0
    for index in solved.indices {
      if index > 0 { along += spacing }
      solved[index].start = along
      along += solved[index].length
    }
    total = along + max(0, frame.length - headers)
    let shift = along - headers
    boundaryItems = frame.boundaryItems.map { $0.isAfter ? $0.moved(by: shift, isVertical: isVertical) : $0 }
    // If all sections are lists, use the first section's background color.
    if background == nil, let color = sections.first?.list?.backgroundColor, sections.allSatisfy({ $0.list != nil }) {
      background = color
      collectionView?.applyBackground()
    }
  }

  // MARK: Queries

  open override var collectionViewContentSize: CGSize {
    isVertical ? CGSize(width: room.width, height: total) : CGSize(width: total, height: room.height)
  }

  override var orthogonalRegions: [Int: OrthogonalRegion] {
    var result: [Int: OrthogonalRegion] = [:]
    for (index, section) in solved.enumerated() {
      guard let region = section.region else { continue }
      result[index] = OrthogonalRegion(
        frame: shifted(region.frame, by: section.start), content: region.content,
        behavior: sections[index].orthogonalScrollingBehavior,
        groups: section.lines.map { ($0.start, $0.end - $0.start) }, isHorizontal: isVertical)
    }
    return result
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let (low, high) = span(rect)
    var result: [UICollectionViewLayoutAttributes] = []
    for (number, end) in boundaryItems.enumerated() {
      let attributes = attributes(of: end, section: nil, number: number)
      if attributes.frame.overlaps(rect) { result.append(attributes) }
    }
    for index in firstSection(below: low)..<solved.count {
      if solved[index].start >= high { break }
      appendAttributes(ofSection: index, in: rect, to: &result)
    }
    return result
  }

  private func firstSection(below low: CGFloat) -> Int {
    var (first, last) = (0, solved.count)
    while first < last {
      let middle = (first + last) / 2
      if solved[middle].start + solved[middle].length > low { last = middle } else { first = middle + 1 }
    }
    return first
  }

  private func appendAttributes(
    ofSection index: Int, in rect: CGRect, to result: inout [UICollectionViewLayoutAttributes]
  ) {
    let section = solved[index]
    let (low, high) = span(rect)
    for number in section.backgrounds.indices {
      let attributes = backgroundAttributes(section: index, number: number)
      if attributes.frame.overlaps(rect) { result.append(attributes) }
    }
    for end in section.boundaryItems {
      let attributes = attributes(of: end, section: index, number: end.number)
      if attributes.frame.overlaps(rect) { result.append(attributes) }
    }
    var window = rect
    var lines = section.lines(from: low - section.start, to: high - section.start)
    if let region = section.region {
      let frame = shifted(region.frame, by: section.start)
      guard frame.overlaps(rect) else { return }
      let offset = collectionView?.orthogonalOffset(ofSection: index) ?? 0
      window = frame.offsetBy(dx: isVertical ? offset : 0, dy: isVertical ? 0 : offset)
      let length = isVertical ? frame.width : frame.height
      lines = section.lines(from: offset, to: offset + length)
    }
    for line in lines {
      for leaf in line.leaves {
        let attributes = attributes(section: index, leaf: section.leaves[leaf])
        if attributes.frame.overlaps(window) { result.append(attributes) }
      }
      for extra in line.extras {
        let attributes = attributes(section: index, extra: section.extras[extra])
        if attributes.frame.overlaps(window) { result.append(attributes) }
      }
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let key = ItemPosition(indexPath)
    guard solved.indices.contains(key.section), solved[key.section].leaves.indices.contains(key.row) else { return nil }
    return attributes(section: key.section, leaf: solved[key.section].leaves[key.row])
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if indexPath.count == 1 {
      let found = boundaryItems.enumerated().first {
        $0.element.item.elementKind == elementKind && $0.offset == indexPath[0]
      }
      return found.map { attributes(of: $0.element, section: nil, number: $0.offset) }
    }
    guard solved.indices.contains(indexPath.section) else { return nil }
    let section = solved[indexPath.section]
    if let end = section.boundaryItems.first(where: { $0.item.elementKind == elementKind }) {
      return attributes(of: end, section: indexPath.section, number: end.number)
    }
    let extra = section.extras.first { $0.kind == elementKind && $0.index == indexPath.row }
    return extra.map { attributes(section: indexPath.section, extra: $0) }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard solved.indices.contains(indexPath.section) else { return nil }
    let number = solved[indexPath.section].backgrounds.firstIndex { $0.item.elementKind == elementKind }
    return number.map { backgroundAttributes(section: indexPath.section, number: $0) }
  }

  // MARK: Attributes

  private func attributes(section index: Int, leaf: GroupSolver.Leaf) -> UICollectionViewLayoutAttributes {
    let result = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: leaf.index, section: index))
    result.frame = shifted(leaf.frame, by: solved[index].start)
    result.estimatedAxes = leaf.axes
    result.zIndex = leaf.zIndex
    result.scrollsAcross = solved[index].region != nil
    result.listContext = solved[index].list?.context(row: leaf.index)
    return result
  }

  private func attributes(section index: Int, extra: GroupSolver.Extra) -> UICollectionViewLayoutAttributes {
    let result = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: extra.kind, with: IndexPath(item: extra.index, section: index))
    result.frame = shifted(extra.frame, by: solved[index].start)
    result.estimatedAxes = extra.axes
    result.zIndex = extra.zIndex
    result.scrollsAcross = solved[index].region != nil
    return result
  }

  private func backgroundAttributes(section index: Int, number: Int) -> UICollectionViewLayoutAttributes {
    let (item, frame) = solved[index].backgrounds[number]
    let result = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
    result.frame = shifted(frame, by: solved[index].start)
    result.zIndex = item.zIndex
    return result
  }

  /// Returns the attributes of a header or footer of a section, or of the entire layout, at its visible position.
  private func attributes(
    of end: SolvedSection.BoundaryItem, section index: Int?, number: Int
  ) -> UICollectionViewLayoutAttributes {
    let path = index.map { IndexPath(item: 0, section: $0) } ?? IndexPath(index: number)
    let result = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: end.item.elementKind, with: path)
    let place = shifted(end.frame, by: index.map { solved[$0].start } ?? 0)
    result.frame = end.item.pinToVisibleBounds ? pinnedFrame(place, of: end, section: index) : place
    result.isPinned = result.frame != place
    result.zIndex = end.item.pinToVisibleBounds ? max(end.item.zIndex, 2) : end.item.zIndex
    result.estimatedAxes = end.item.layoutSize.estimatedAxes
    if let index { result.listContext = solved[index].list?.context(row: nil, isFooter: end.isAfter) }
    return result
  }

  /// Returns the frame of a pinned header or footer, which stays at the edge of the visible content while its section
  /// is visible.
  private func pinnedFrame(_ frame: CGRect, of end: SolvedSection.BoundaryItem, section index: Int?) -> CGRect {
    guard let view = collectionView else { return frame }
    let inset = view.adjustedContentInset
    let (low, high) =
      isVertical
      ? (view.bounds.minY + inset.top, view.bounds.maxY - inset.bottom)
      : (view.bounds.minX + inset.left, view.bounds.maxX - inset.right)
    let (first, last) = index.map { (solved[$0].start, solved[$0].start + solved[$0].length) } ?? (0, total)
    let (start, stop) = span(frame)
    let length = stop - start
    let place =
      end.isAfter
      ? min(start, max(high - length, first)) : max(start, min(low, last - length))
    return shifted(frame, by: place - start)
  }

  // MARK: Visible items

  override func visibleElementsDidChange(_ attributes: [UICollectionViewLayoutAttributes]) {
    guard let view = collectionView, let environment else { return }
    for (index, section) in sections.enumerated() {
      guard let handler = section.visibleItemsInvalidationHandler else { continue }
      let items = attributes.filter { $0.indexPath.section == index && $0.representedElementCategory == .cell }
      guard !items.isEmpty else { continue }
      let offset = view.orthogonalOffset(ofSection: index).map {
        isVertical ? CGPoint(x: $0, y: 0) : CGPoint(x: 0, y: $0)
      }
      let centers = items.map(\.center)
      handler(items, offset ?? view.contentOffset, environment)
      for (item, center) in zip(items, centers) { view.applyHandlerChanges(to: item, isMoved: item.center != center) }
    }
  }
}

extension UICollectionView {
  /// Applies a handler's changes to a view's attributes.
  func applyHandlerChanges(to attributes: UICollectionViewLayoutAttributes, isMoved: Bool) {
    guard let view = views[CollectionElement(attributes)] else { return }
    if isMoved { moveView(view, to: attributes) }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
    if !CATransform3DEqualToTransform(view.transform3D, attributes.transform3D) {
      view.transform3D = attributes.transform3D
    }
    if view.layer.zPosition != CGFloat(attributes.zIndex) { view.layer.zPosition = CGFloat(attributes.zIndex) }
  }

  private func moveView(_ view: UIView, to attributes: UICollectionViewLayoutAttributes) {
    let box = CGRect(origin: attributes.center, size: .zero)
    guard box.isFiniteRect else { return }
    view.center = (scroller(for: attributes)?.localFrame(of: box) ?? flipped(box)).origin
  }
}
