// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
@_spi(Tessera) internal import TesseraLists
internal import UIKit

/// The data source of a list's collection view. It creates the rows that the collection view shows.
@MainActor
final class ListSource: NSObject {
  let graph: ViewGraph
  weak var list: ListElement?
  private(set) weak var collectionView: UICollectionView?
  private(set) var rows = ListRows()
  private(set) var options = ListOptions()
  private(set) var environment = EnvironmentValues()
  /// The root elements of rows, headers and footers, by their first element.
  private var roots: [ObjectIdentifier: ListRowElement] = [:]
  private var backgrounds: [ObjectIdentifier: ListBackgroundElement] = [:]
  private(set) var metrics = ListMetrics(width: 320, isGlass: false)
  private static let cellIdentifier = "row"
  /// The selection for which the next column of a split view was shown.
  var revealedSelection: Set<AnyHashable> = []
  /// The open menu of rows.
  private(set) lazy var menuContent = MenuContent(collectionView ?? UIView())

  init(_ graph: ViewGraph) { self.graph = graph }

  func makeCollectionView() -> UICollectionView {
    let layout = UICollectionViewCompositionalLayout { [weak self] index, environment in
      self?.section(at: index, environment)
    }
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: Self.cellIdentifier)
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(
        UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: Self.cellIdentifier)
    }
    view.contentInsetAdjustmentBehavior = .never
    view.backgroundColor = .clear
    (view.dataSource, view.delegate) = (self, self)
    collectionView = view
    return view
  }

  // MARK: Updates

  func update(_ options: ListOptions, _ environment: EnvironmentValues) {
    let needsLayout =
      options.context != self.options.context || options.appearance != self.options.appearance
      || environment.layoutDirection != self.environment.layoutDirection
      || environment.displayScale != self.environment.displayScale || environment.look != self.environment.look
    (self.options, self.environment) = (options, environment)
    revealSelection()
    guard let collectionView else { return }
    updateInteraction(collectionView)
    if needsLayout {
      collectionView.reloadData()
      selectRows(collectionView)
    }
    for root in roots.values { configure(root) }
  }

  /// Shows the next column of a collapsed split view if a selection was set, also when the list appears.
  private func revealSelection() {
    guard let reveal = environment.columnReveal, let selection = options.selection, !selection.isMultiple else {
      return
    }
    let values = selection.values()
    guard values != revealedSelection else { return }
    revealedSelection = values
    if !values.isEmpty { graph.afterLayout.append { reveal() } }
  }

  /// Prepares the rows for a width of the list, and the insets of the safe area at its left and right.
  func layOut(width: CGFloat, safeArea: (left: CGFloat, right: CGFloat) = (0, 0)) {
    var new = ListMetrics(width: width, isGlass: environment.isGlass)
    let isMirrored = environment.layoutDirection == .rightToLeft
    new.safeLeading = isMirrored ? safeArea.right : safeArea.left
    new.safeTrailing = isMirrored ? safeArea.left : safeArea.right
    guard new != metrics else { return }
    metrics = new
    for root in roots.values { configure(root) }
  }

  /// Shows other rows. Keeps the cells if the rows are the same. Inserts and removes rows in an animated change.
  func show(_ new: ListRows) {
    let isSame = new.isSame(as: rows)
    guard !isSame, let collectionView else { return rows = new }
    if isAnimated, collectionView.window != nil, let changes = ListChanges(from: rows, to: new) {
      collectionView.performBatchUpdates {
        replaceRows(by: new)
        collectionView.deleteItems(at: changes.removed)
        collectionView.insertItems(at: changes.inserted)
      }
    } else {
      replaceRows(by: new)
      collectionView.reloadData()
    }
    selectRows(collectionView)
  }

  /// Whether the graph applies an animated change.
  var isAnimated: Bool {
    Motion.placement.map { $0.canAnimate && $0.transaction.animation != nil } ?? false
  }

  private func replaceRows(by new: ListRows) {
    rows = new
    let known = roots
    roots = [:]
    for section in new.sections {
      let elements = section.rows.compactMap(\.element) + section.headers.prefix(1) + section.footers.prefix(1)
      for element in elements {
        roots[ObjectIdentifier(element)] = known[ObjectIdentifier(element)]
      }
    }
  }

  /// Configures and measures the cells of rows whose content or modifiers have changed.
  func updateDirtyRows() {
    guard let collectionView else { return }
    for path in collectionView.indexPathsForVisibleItems {
      guard let element = rows[path].createdElement, let root = roots[ObjectIdentifier(element)], root.isDirty,
        let cell = collectionView.cellForItem(at: path) as? UICollectionViewListCell
      else { continue }
      if root.separator != separator(at: path) { collectionView.collectionViewLayout.invalidateLayout() }
      configure(cell, showing: root, of: element, at: path)
    }
    for root in roots.values where root.isDirty {
      root.clearDirty()
      guard let content = root.view.superview, content.bounds.height != 0 else { continue }
      content.setNeedsLayout()
      if root.size(ProposedViewSize(width: content.bounds.width, height: nil)).height != content.bounds.height {
        collectionView.collectionViewLayout.invalidateLayout()
        content.invalidateIntrinsicContentSize()
        content.cell?.invalidateIntrinsicContentSize()
      }
    }
  }

  func adoptVisibleRows(_ owner: UIViewController?) {
    for root in roots.values where root.view.window != nil || root.view.superview != nil {
      HostSubviews.adopt(root.contents, in: root.view, owner: owner)
    }
    for background in backgrounds.values where background.view.superview != nil {
      HostSubviews.adopt(background.contents, in: background.view, owner: owner)
    }
  }

  /// Returns the height of all rows, headers and footers at a width.
  func naturalHeight(_ width: CGFloat) -> CGFloat {
    if metrics.sideMargin != ListMetrics(width: width, isGlass: environment.isGlass).sideMargin { layOut(width: width) }
    let side = options.context.isInset ? metrics.cardMargin : 0
    var height: CGFloat = options.context.isGrouped ? ListMetrics.bottomMargin : 0
    for (index, section) in rows.sections.enumerated() {
      height += metrics.gap(before: index, in: rows.sections, options)
      for (elements, part) in [(section.headers, ListPart.header), (section.footers, .footer)] where !elements.isEmpty {
        height += root(elements, part).size(ProposedViewSize(width: width - 2 * side, height: nil)).height
      }
      for entry in section.rows {
        for element in entry.element.map({ [$0] }) ?? entry.run?.elements(at: entry.index) ?? [] {
          let indentation = CGFloat(RowFacts(element).traits.indentation) * ListMetrics.indentation
          height +=
            root([element], .row).size(ProposedViewSize(width: width - 2 * side - indentation, height: nil)).height
        }
      }
    }
    return height
  }

  // MARK: Rows

  /// Returns the elements of a row, and creates them if necessary.
  func elements(at path: IndexPath) -> [LayoutElement] {
    let entry = rows[path]
    if let element = entry.element {
      if let run = entry.run, run.isOutdated(at: entry.index) { _ = run.elements(at: entry.index) }
      return [element]
    }
    let created = entry.run?.elements(at: entry.index) ?? []
    if created.count != 1 || created[0] is DeferredElements {
      // The item has no row or several. The rows are created again, with the elements of this item.
      list?.deferredElementsDidChange()
      graph.host?.setNeedsLayout()
    }
    return created.filter { !($0 is DeferredElements) }
  }

  /// Returns the root element of a row, or of the views of a header or footer.
  private func root(_ elements: [LayoutElement], _ part: ListPart) -> ListRowElement {
    let key = elements.first.map(ObjectIdentifier.init)
    if let key, let known = roots[key], known.content.elementsEqual(elements, by: ===) { return known }
    let root = ListRowElement(elements)
    if let key { roots[key] = root }
    root.isCentered = part == .row
    root.container = list
    configure(root)
    return root
  }

  /// Returns the root element of the row at a path, or nil if there is no such row. Creates the row if necessary, but does not
  /// update it.
  func row(at path: IndexPath) -> ListRowElement? {
    guard rows.contains(path) else { return nil }
    return (rows[path].createdElement ?? elements(at: path).first).map { root([$0], .row) }
  }

  private func configure(_ root: ListRowElement) {
    let facts = root.content.first.map(RowFacts.init)
    root.direction = environment.layoutDirection
    root.scale = environment.displayScale
    root.insets = metrics.insets(of: facts?.part ?? .row, custom: facts?.traits.insets, in: options.context)
    root.minimumHeight = facts?.part == .row ? options.appearance.minimumRowHeight ?? metrics.rowHeight : 0
  }

  private func adopt(_ root: HostedElement) {
    HostSubviews.adopt(root.contents, in: root.view, owner: (graph.host as? HostingView)?.owner)
    if graph.needsAdoption || !graph.afterLayout.isEmpty { graph.host?.setNeedsLayout() }
  }

  /// The modifiers of a row. Nil if the row has not been created, or doesn't exist while rows are removed.
  func facts(at path: IndexPath) -> RowFacts? {
    rows.contains(path) ? rows[path].createdElement.map(RowFacts.init) : nil
  }
}

extension ListEntry {
  /// The element of the row, if it has been created.
  @MainActor
  var createdElement: LayoutElement? { element ?? run?.createdElements(at: index)?.first }
}

extension UIView {
  /// The collection view cell that contains the view.
  fileprivate var cell: UICollectionViewCell? {
    var next = superview
    while let view = next {
      if let cell = view as? UICollectionViewCell { return cell }
      next = view.superview
    }
    return nil
  }
}

// MARK: - Cells

extension ListSource: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { rows.sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    rows.sections[section].rows.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.cellIdentifier, for: path)
    guard let cell = cell as? UICollectionViewListCell else { return cell }
    let elements = elements(at: path)
    guard let element = elements.first else {
      cell.contentConfiguration = ListRowConfiguration(row: ListRowElement([]))
      return cell
    }
    let root = root([element], .row)
    configure(cell, showing: root, of: element, at: path)
    cell.contentConfiguration = ListRowConfiguration(row: root)
    adopt(root)
    root.clearDirty()
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.cellIdentifier, for: path)
    guard let cell = view as? UICollectionViewListCell else { return view }
    let section = rows.sections[path.section]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let elements = isHeader ? section.headers : section.footers
    guard !elements.isEmpty else { return view }
    let root = root(elements, isHeader ? .header : .footer)
    cell.contentConfiguration = ListRowConfiguration(row: root)
    adopt(root)
    root.clearDirty()
    return cell
  }

  /// Applies the modifiers of a row to its cell.
  private func configure(
    _ cell: UICollectionViewListCell, showing root: ListRowElement, of element: LayoutElement, at path: IndexPath
  ) {
    let facts = RowFacts(element)
    root.separator = separator(at: path)
    configure(root)
    cell.indentationWidth = ListMetrics.indentation
    cell.indentationLevel = facts.traits.indentation
    cell.accessories = accessories(of: rows[path], facts: facts, element: element, root: root)
    show(facts.background, in: cell, element)
  }

  /// Shows the background of the list style: the default background of cards and sidebars, or none.
  private func showPlainBackground(in cell: UICollectionViewListCell) {
    guard !options.context.isGrouped else {
      if cell.configurationUpdateHandler != nil { cell.configurationUpdateHandler = nil }
      return cell.backgroundConfiguration = nil
    }
    cell.configurationUpdateHandler = { cell, state in
      var background = UIBackgroundConfiguration.clear()
      if state.isSelected || state.isHighlighted { background.backgroundColor = .systemGray4 }
      cell.backgroundConfiguration = background
    }
  }

  /// Shows the background of a row in its cell: the view that the row sets, or the color of the list style.
  private func show(_ background: [LayoutElement], in cell: UICollectionViewListCell, _ element: LayoutElement) {
    guard !background.isEmpty else {
      if cell.backgroundView is ListBackgroundView { cell.backgroundView = nil }
      backgrounds[ObjectIdentifier(element)] = nil
      showPlainBackground(in: cell)
      return
    }
    if cell.configurationUpdateHandler != nil { cell.configurationUpdateHandler = nil }
    let known = backgrounds[ObjectIdentifier(element)]
    let own = known?.elements.elementsEqual(background, by: ===) == true ? known : nil
    let root = own ?? ListBackgroundElement(background)
    backgrounds[ObjectIdentifier(element)] = root
    root.scale = environment.displayScale
    root.direction = environment.layoutDirection
    let view = cell.backgroundView as? ListBackgroundView ?? ListBackgroundView()
    view.element = root
    cell.backgroundView = view
    adopt(root)
  }
}
