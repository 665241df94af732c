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
  private(set) var metrics = ListMetrics(width: 320)
  private static let cellIdentifier = "row"

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
      || environment.displayScale != self.environment.displayScale
    (self.options, self.environment) = (options, environment)
    guard let collectionView else { return }
    updateInteraction(collectionView)
    if needsLayout { collectionView.reloadData() }
    for root in roots.values { configure(root) }
  }

  /// Prepares the rows for a width of the list.
  func layOut(width: CGFloat) {
    let new = ListMetrics(width: width)
    guard new != metrics else { return }
    metrics = new
    for root in roots.values { configure(root) }
  }

  /// Shows other rows. Keeps the cells if the rows are the same.
  func show(_ new: ListRows) {
    let isSame = new.isSame(as: rows)
    rows = new
    guard !isSame, let collectionView else { return }
    let known = roots
    roots = [:]
    for section in new.sections {
      for element in section.headers + section.rows.compactMap(\.element) + section.footers {
        roots[ObjectIdentifier(element)] = known[ObjectIdentifier(element)]
      }
    }
    collectionView.reloadData()
    selectRows(collectionView)
  }

  /// Measures the cells of rows whose content has changed.
  func measureDirtyRows() {
    guard let collectionView else { return }
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
    layOut(width: width)
    let side = options.context.isInset ? metrics.sideMargin : 0
    var height: CGFloat = options.context.isGrouped ? ListMetrics.bottomMargin : 0
    for (index, section) in rows.sections.enumerated() {
      height += metrics.gap(before: index, section, options)
      let elements = section.headers.map { ($0, ListPart.header) } + section.footers.map { ($0, .footer) }
      for (element, part) in elements {
        height += root(element, part).size(ProposedViewSize(width: width - 2 * side, height: nil)).height
      }
      for entry in section.rows {
        for element in entry.element.map({ [$0] }) ?? entry.run?.elements(at: entry.index) ?? [] {
          height += root(element, .row).size(ProposedViewSize(width: width - 2 * side, height: nil)).height
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

  func root(_ element: LayoutElement, _ part: ListPart) -> ListRowElement {
    if let known = roots[ObjectIdentifier(element)] { return known }
    let root = ListRowElement([element])
    roots[ObjectIdentifier(element)] = root
    root.isCentered = part == .row
    root.container = list
    configure(root)
    return root
  }

  private func configure(_ root: ListRowElement) {
    let facts = root.content.first.map(RowFacts.init)
    root.direction = environment.layoutDirection
    root.scale = environment.displayScale
    root.insets = metrics.insets(of: facts?.part ?? .row, custom: facts?.traits.insets, in: options.context)
    root.minimumHeight = facts?.part == .row ? options.appearance.minimumRowHeight : 0
  }

  private func adopt(_ root: HostedElement) {
    HostSubviews.adopt(root.contents, in: root.view, owner: (graph.host as? HostingView)?.owner)
    if graph.needsAdoption || !graph.afterLayout.isEmpty { graph.host?.setNeedsLayout() }
  }

  func facts(at path: IndexPath) -> RowFacts? { rows[path].createdElement.map(RowFacts.init) }
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
    let root = root(element, .row)
    let facts = RowFacts(element)
    cell.accessories = accessories(of: rows[path], facts: facts, element: element)
    show(facts.background, in: cell, element)
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
    guard let element = (isHeader ? section.headers : section.footers).first else { return view }
    let root = root(element, isHeader ? .header : .footer)
    cell.contentConfiguration = ListRowConfiguration(row: root)
    adopt(root)
    root.clearDirty()
    return cell
  }

  /// Shows the background of a row in its cell: the view that the row sets, or the color of the list style.
  private func show(_ background: [LayoutElement], in cell: UICollectionViewListCell, _ element: LayoutElement) {
    guard !background.isEmpty else {
      if cell.backgroundView is ListBackgroundView { cell.backgroundView = nil }
      backgrounds[ObjectIdentifier(element)] = nil
      cell.backgroundConfiguration = options.context.isGrouped ? nil : .clear()
      return
    }
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

// MARK: - Layout

extension ListSource {
  private func section(
    at index: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    guard rows.sections.indices.contains(index) else { return nil }
    let section = rows.sections[index]
    let context = options.context
    var configuration = UICollectionLayoutListConfiguration(
      appearance: context.isInset ? .insetGrouped : context.isGrouped ? .grouped : .plain)
    configuration.backgroundColor = .clear
    configuration.headerMode = section.headers.isEmpty ? .none : .supplementary
    configuration.footerMode = section.footers.isEmpty ? .none : .supplementary
    configuration.headerTopPadding = 0
    configuration.addsSystemGaps = false
    configuration.itemSeparatorHandler = { [weak self] path, automatic in
      self?.separators(at: path, automatic) ?? automatic
    }
    addSwipeActions(to: &configuration)
    let layout = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    layout.interGroupSpacing = options.appearance.rowSpacing ?? 0
    layout.contentInsets.top = metrics.gap(before: index, section, options)
    if index == rows.sections.count - 1, context.isGrouped { layout.contentInsets.bottom = ListMetrics.bottomMargin }
    return layout
  }

  private func separators(
    at path: IndexPath, _ automatic: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration {
    var result = automatic
    let facts = facts(at: path)
    result.topSeparatorVisibility = .hidden
    if facts?.traits.hidesSeparator == true { result.bottomSeparatorVisibility = .hidden }
    result.bottomSeparatorInsets.leading =
      metrics.insets(of: .row, custom: facts?.traits.insets, in: options.context).leading
    result.bottomSeparatorInsets.trailing = 0
    if let tint = facts?.traits.separatorTint { result.color = tint._paint(in: environment).color }
    return result
  }
}
