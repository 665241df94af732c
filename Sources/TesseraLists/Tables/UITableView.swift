// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A table asks its data source how many rows there are, estimates their heights, and builds only the cells that are seen.
// Each layout walks down from the first visible row, measures what it meets, and moves everything below by the difference:
//
//   counts ──► TableGeometry (estimates) ──► walk: build, measure ──► exact heights ──► frames ──► cells left over: reuse
//
// This file holds state and what is called from outside. Tiling is in UITableView+Layout, cells and queues in +Reuse,
// headers and footers in +Sections, changes of the rows in +Updates, selection and scrolling in +Selection.
//
// What apps may override stands in the class itself, since Swift overrides nothing that stands in an extension. Such a
// member does its work in a line or calls the extension's function for it, and no member calls another one for its own
// work: an override hears what the app calls, and hears it once.

public import Foundation
@_spi(Tessera) public import TesseraViews

/// Rows in sections, of which only those on screen exist as views.
///
/// - Note: Differs from UIKit: animations arrive at once, the offset is never adjusted when rows above it turn out to have
///   other heights than estimated, and neither the section index nor editing controls are painted.
open class UITableView: UIScrollView {
  /// What the table looks like, whatever an override of `style` says.
  let styleStorage: Style
  private weak var delegateStorage: (any UITableViewDelegate)?
  var geometry = TableGeometry()
  /// Whether counts must be asked for again, or only heights.
  var needsData = true
  var needsHeights = false
  var cells: [RowKey: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var selection: [RowKey] = []
  /// The row under the finger.
  var touchedRow: RowKey?
  var registry = TableRegistry()
  var update: TableUpdate?
  /// Cells that a reconfiguration wants to get from `dequeueReusableCell`.
  var reconfigured: [RowKey: UITableViewCell] = [:]
  /// Cells are being built: what they ask of the table must not lay it out again.
  var isTiling = false
  /// Work done so far, for tests.
  package var builtCells = 0
  var measuredRows = 0

  public init(frame: CGRect, style: Style) {
    styleStorage = style
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    styleStorage = .plain
    super.init(coder: coder)
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  private func setUp() {
    alwaysBounceVertical = true
    backgroundColor = styleStorage == .plain ? .systemBackground : .systemGroupedBackground
  }

  open var style: Style { styleStorage }

  // MARK: Where rows come from

  open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { discardRows() } } }

  open var delegate: (any UITableViewDelegate)? {
    get { delegateStorage }
    set { scrollDelegateStorage = newValue }
  }

  @_spi(Tessera) open override func scrollDelegateDidChange() {
    super.scrollDelegateDidChange()
    delegateStorage = scrollDelegateStorage as? any UITableViewDelegate
    reloadHeights()
  }

  /// Throws away all rows and asks the data source again how many there are, at once; for cells at the next layout. Rows
  /// added to the model after it are told by `insertRows`.
  open func reloadData() {
    discardRows()
    loadIfNeeded()
  }

  open var numberOfSections: Int {
    loadIfNeeded()
    return geometry.sections.count
  }

  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
  }

  // MARK: Heights and looks

  /// The height of every row, with its separator. ``automaticDimension`` asks the cells, and adds a pixel for the separator.
  open var rowHeight: CGFloat = automaticDimension { didSet { heightDidChange(rowHeight != oldValue) } }
  open var estimatedRowHeight: CGFloat = automaticDimension {
    didSet { heightDidChange(estimatedRowHeight != oldValue) }
  }
  open var sectionHeaderHeight: CGFloat = automaticDimension {
    didSet { heightDidChange(sectionHeaderHeight != oldValue) }
  }
  open var sectionFooterHeight: CGFloat = automaticDimension {
    didSet { heightDidChange(sectionFooterHeight != oldValue) }
  }
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension
  /// The room above each header of a plain table.
  open var sectionHeaderTopPadding: CGFloat = automaticDimension {
    didSet { heightDidChange(sectionHeaderTopPadding != oldValue) }
  }
  /// Whether rows have a line below them, for which each keeps a pixel.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { heightDidChange(separatorStyle != oldValue) }
  }
  open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
  open var separatorInset: UIEdgeInsets {
    get { separatorInsetStorage ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set { separatorInsetStorage = newValue; setNeedsLayout() }
  }
  private var separatorInsetStorage: UIEdgeInsets?
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var fillerRowHeight: CGFloat = 0

  open var tableHeaderView: UIView? { didSet { replaceEnd(oldValue, by: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replaceEnd(oldValue, by: tableFooterView) } }
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Rows on screen

  open var visibleCells: [UITableViewCell] {
    layoutIfDirty()
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }

  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfDirty()
    return cells.keys.sorted().map(\.path)
  }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[RowKey(indexPath)] }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key.path
  }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Cells to use again

  /// Registers the class to make cells of; nil takes the registration back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCells(cellClass, identifier)
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerEnds(aClass, identifier)
  }

  /// A cell out of the queue or of the registered class; nil when none is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { takeCell(identifier) }

  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    takeCell(identifier, for: indexPath)
  }

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    takeEnd(identifier)
  }

  // MARK: Changes

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    edit { $0.insertedRows.formUnion(indexPaths.map(RowKey.init)) }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    edit { $0.deletedRows.formUnion(indexPaths.map(RowKey.init)) }
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    edit { $0.reloadedRows.formUnion(indexPaths.map(RowKey.init)) }
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    edit { $0.movedRows.append((RowKey(indexPath), RowKey(newIndexPath))) }
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    edit { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    edit { $0.deletedSections.formUnion(sections) }
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    edit { $0.reloadedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    edit { $0.movedSections.append((section, newSection)) }
  }

  /// Asks for the rows' cells again and keeps the cells themselves.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Makes changes together: deletions by the paths before, insertions by the paths after.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    openUpdate()
    updates?()
    closeUpdate()
    completion?(true)
  }

  open func beginUpdates() { openUpdate() }
  open func endUpdates() { closeUpdate() }

  // MARK: Places

  open func rect(forSection section: Int) -> CGRect { sectionRect(section) { ($0.start, $0.end) } }
  open func rectForHeader(inSection section: Int) -> CGRect { sectionRect(section) { ($0.start, $0.rowsStart) } }
  open func rectForFooter(inSection section: Int) -> CGRect { sectionRect(section) { ($0.rowsEnd, $0.end) } }

  /// The row's place in the content; rows not measured yet count with their estimates. Zero for a row that is not there.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    let key = RowKey(indexPath)
    return geometry.contains(key) ? rowRect(key) : .zero
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    return indexPathsForRows(in: CGRect(x: point.x, y: point.y, width: 0, height: 0.001))?.first
  }

  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    return geometry.rows(from: rect.minY, to: rect.maxY).map(\.path)
  }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var allowsFocus = false
  open var selectionFollowsFocus = false
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    for cell in cells.values { cell.setEditing(editing, animated: animated) }
  }

  open var indexPathForSelectedRow: IndexPath? { selection.first?.path }
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.map(\.path) }

  /// Selects a row, and scrolls to it unless the position is `none`. The delegate is not told, as in UIKit.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(RowKey(indexPath), animated: animated) }

  /// Scrolls until the row stands at the position. A path whose row is `NSNotFound` means the section.
  ///
  /// Rows on the way are measured, so the row ends exactly where it should.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: RowKey(indexPath), scrollPosition, animated: animated)
  }

  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let key = selection.first { scroll(to: key, scrollPosition, animated: animated) }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { beginTouch(touch) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if let touch = touches.first { moveTouch(touch) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { endTouch(touch) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    unhighlightTouchedRow()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    if !isTiling {
      isTiling = true
      tile()
      isTiling = false
    }
    super.layoutSubviews()
  }

  @_spi(Tessera) open override func sizeDidChange() {
    super.sizeDidChange()
    reloadHeights()
  }

  @_spi(Tessera) open override func environmentDidChange() {
    super.environmentDidChange()
    reloadHeights()
  }

  private func heightDidChange(_ changed: Bool) {
    if changed { reloadHeights() }
  }
}
