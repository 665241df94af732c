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
// What apps may override is declared in the class itself, since Swift cannot override members of extensions. Such a
// member does its work in a line or calls a function of an extension. No member calls another overridable one, so an
// override runs once for each call the app makes; only setting `isEditing` calls `setEditing`, as in UIKit.
//
// More than 500 lines, because members that apps override cannot stand in extensions.

public import Foundation
public import TesseraNibs
@_spi(Tessera) public import TesseraViews

/// Rows in sections, of which only those on screen exist as views.
///
/// With a running `AnimationClock` changes of rows take 0.3 seconds: rows that stay move to their places, others come and go
/// as their `RowAnimation` says. The table itself has its new rows at once, and a change that comes meanwhile goes on from what
/// is seen. In a still picture everything has arrived.
///
/// - Note: Differs from UIKit: the offset is never adjusted when rows above it turn out to have other heights than estimated.
open class UITableView: UIScrollView {
  /// The style given to the initialiser. An override of `style` does not change it.
  let styleStorage: Style
  private weak var delegateStorage: (any UITableViewDelegate)?
  var geometry = TableGeometry()
  /// Whether counts must be asked for again, or only heights.
  var needsData = true
  /// Whether rows wait for the first layout since they were to be reloaded.
  var awaitsLayout = true
  /// Whether the data source is being asked for counts: what it asks in turn is answered by those from before.
  var isCounting = false
  var needsHeights = false
  var cells: [RowKey: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var selection: [RowKey] = []
  private var editingStorage = false
  /// The row under the finger.
  var touchedRow: RowKey?
  var registry = TableRegistry()
  var update: TableUpdate?
  /// Cells that `dequeueReusableCell` returns during a reconfiguration.
  var reconfigured: [RowKey: UITableViewCell] = [:]
  /// True while cells are built: what they ask of the table must not start another layout.
  var isTiling = false
  /// The row that is swiped to the side; nil until the first one.
  var swipes: SwipeState?
  /// The row that a finger moves.
  var move: RowMove?
  /// What was told of rows to come; nil until somebody wants to know.
  var prefetching: TablePrefetching?
  /// What is dragged out of the table and over it; nil until it has a delegate for that.
  var dragging: ListDragging?
  /// The titles at the edge; nil until the data source has any.
  var index: SectionIndex?
  /// A drag that selects rows.
  var selecting: MultipleSelection?
  /// Whether a default of a protocol has answered, in place of the data source.
  var wasAnsweredByDefault = false
  /// Work done so far, for tests.
  package var builtCells = 0
  var measuredRows = 0

  /// A table without rows until it has a data source. The background is white or black in a plain table, the grouped
  /// grey in the others.
  public init(frame: CGRect, style: Style) {
    styleStorage = style
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    styleStorage = NibTables.style(coder)
    super.init(coder: coder)
    setUp()
    coder.finishDecoding(self, at: UITableView.self)
  }

  /// A plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  private func setUp() {
    alwaysBounceVertical = true
    backgroundColor = styleStorage == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// Plain, grouped or inset grouped, as given to the initialiser. Plain for tables made by a coder or by
  /// `init(frame:)`.
  open var style: Style { styleStorage }

  // MARK: Where rows come from

  /// Says how many rows there are and makes their cells. Held weakly. Setting another one throws away all rows and the
  /// selection; without one the table is empty.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { discardRows() } } }

  /// Told of rows that will soon be seen, once the table has been scrolled. Held weakly. nil by default.
  open var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { prefetching?.source }
    set { prefetching = newValue.map(TablePrefetching.init) }
  }

  /// Gives heights, headers and footers, and hears of taps. Held weakly. Setting it asks for all heights again.
  open var delegate: (any UITableViewDelegate)? {
    get { delegateStorage }
    set { scrollDelegateStorage = newValue }
  }

  /// Says what rows give to a drag. Held weakly. nil by default.
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragDelegatesDidChange() } }
  /// Takes what is dropped on the table. Held weakly. nil by default.
  open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dragDelegatesDidChange() } }
  /// Whether rows can be dragged where there is a `dragDelegate`. True by default, as on every device since iOS 15.
  open var dragInteractionEnabled: Bool {
    get { dragging?.isEnabled ?? true }
    set { loadedDragging.isEnabled = newValue }
  }
  /// Whether rows were lifted from the table and have not been dropped.
  open var hasActiveDrag: Bool { dragging?.hasActiveDrag ?? false }
  /// Whether something is dragged over the table, or on its way there after a drop.
  open var hasActiveDrop: Bool { dragging?.isOver ?? false }
  /// Whether there are placeholders for what was dropped.
  open var hasUncommittedUpdates: Bool { dragging?.hasPlaceholders ?? false }

  @_spi(Tessera) open override func scrollDelegateDidChange() {
    super.scrollDelegateDidChange()
    delegateStorage = scrollDelegateStorage as? any UITableViewDelegate
    reloadHeights()
  }

  /// Throws away all cells and the selection. The data source is asked for the number of rows at once, for cells at
  /// the next layout.
  ///
  /// Rows added to the model after this call must be reported by `insertRows`.
  open func reloadData() {
    discardRows()
    loadIfNeeded()
  }

  /// How many sections there are. Asks the data source if that is due.
  open var numberOfSections: Int {
    loadIfNeeded()
    return geometry.sections.count
  }

  /// How many rows the section has; 0 for a section that does not exist. Asks the data source if that is due.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
  }

  // MARK: Heights and looks

  /// The height of every row in points, the separator included. The delegate's `heightForRowAt` comes before it.
  /// ``automaticDimension``, the default, measures each cell when it is built and adds a pixel for the separator.
  open var rowHeight: CGFloat = automaticDimension { didSet { heightDidChange(rowHeight != oldValue) } }
  /// What a row counts until it has been measured, in points. ``automaticDimension``, the default, stands for
  /// `rowHeight` or 44; 0 asks the delegate for every height at once.
  open var estimatedRowHeight: CGFloat = automaticDimension {
    didSet { heightDidChange(estimatedRowHeight != oldValue) }
  }
  /// The height of every header in points, without the padding above it; also kept free in sections that have no
  /// header. ``automaticDimension``, the default, measures the header.
  open var sectionHeaderHeight: CGFloat = automaticDimension {
    didSet { heightDidChange(sectionHeaderHeight != oldValue) }
  }
  /// The height of every footer in points; also kept free in sections that have no footer. ``automaticDimension``, the
  /// default, measures the footer.
  open var sectionFooterHeight: CGFloat = automaticDimension {
    didSet { heightDidChange(sectionFooterHeight != oldValue) }
  }
  /// What a header counts until it has been measured, in points. ``automaticDimension`` (the default) and 0 stand for
  /// 28 where there is a title, or for the gap of a section without one. Counts when heights are next asked for.
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
  /// What a footer counts until it has been measured, in points. ``automaticDimension`` (the default) and 0 stand for
  /// 28 where there is a title, or for the gap of a section without one. Counts when heights are next asked for.
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension
  /// The room above each header of a plain table, in points. ``automaticDimension``, the default, is 22. Without
  /// effect in grouped tables.
  open var sectionHeaderTopPadding: CGFloat = automaticDimension {
    didSet { heightDidChange(sectionHeaderTopPadding != oldValue) }
  }
  /// Whether rows have a line below them, for which each keeps a pixel. `singleLine` by default.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { heightDidChange(separatorStyle != oldValue) }
  }
  /// The colour of the lines between rows. Lines without a colour, nil, are not painted but keep their pixel.
  open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
  /// How far lines stay away from the row's sides, in points. `left` is the leading side, also in right-to-left
  /// layouts; top and bottom do not count. Until set, the side margin (16 or 20) at the leading side.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set { ownSeparatorInset = newValue; setNeedsLayout() }
  }
  private(set) var ownSeparatorInset: UIEdgeInsets?
  /// The effect of the separators. Stored only: lines are plain. Nil by default.
  open var separatorEffect: UIVisualEffect?
  /// Stored only: insets always count from the row's edges.
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
  /// Stored only: margins of cells never follow the readable width.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Stored only: cells are as wide as the table, and only inset groups stay within the safe area.
  open var insetsContentViewsToSafeArea = true
  /// Stored only: below the last row there are no lines.
  open var fillerRowHeight: CGFloat = 0

  /// A view before the first section, as wide as the table. The height of its frame is read when it is set and
  /// whenever heights are asked for again; later changes of the frame need another assignment. nil by default.
  open var tableHeaderView: UIView? { didSet { replaceEnd(oldValue, by: tableHeaderView) } }
  /// A view after the last section, as wide as the table. The height of its frame is read when it is set and whenever
  /// heights are asked for again; later changes of the frame need another assignment. nil by default.
  open var tableFooterView: UIView? { didSet { replaceEnd(oldValue, by: tableFooterView) } }
  /// A view behind all rows, as large as the table. It does not scroll. nil by default.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Index

  /// How many rows there must be for the section index to show. 0 by default. Counts when titles are next asked for.
  open var sectionIndexMinimumDisplayRowCount: Int {
    get { index?.minimumCount ?? 0 }
    set { loadedIndex.minimumCount = newValue }
  }
  /// The colour of the section index; nil, the default, for the tint colour.
  open var sectionIndexColor: UIColor? {
    get { index?.color }
    set { loadedIndex.color = newValue }
  }
  /// The ground of the section index. nil, the default, for none.
  open var sectionIndexBackgroundColor: UIColor? {
    get { index?.background }
    set { loadedIndex.background = newValue }
  }
  /// The ground of the section index while a finger is on it. nil, the default, for that of other times.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    get { index?.trackingBackground }
    set { loadedIndex.trackingBackground = newValue }
  }
  /// Asks the data source for the titles of the section index again.
  open func reloadSectionIndexTitles() {
    loadIfNeeded()
    loadIndex(geometry.sections.map(\.rows.count))
  }

  // MARK: Rows on screen

  /// The cells on screen, from top to bottom. Lays the table out first if that is due, but loads nothing that waits to be
  /// reloaded.
  open var visibleCells: [UITableViewCell] {
    layoutIfDirty()
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The rows on screen, from top to bottom. Lays the table out first if that is due, but loads nothing that waits to be
  /// reloaded. Empty, not nil, without any.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfDirty()
    return cells.keys.sorted().map(\.path)
  }

  /// The row's cell; nil for a row that is not on screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[RowKey(indexPath)] }

  /// The row whose cell this is; nil for a cell that is not on screen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key.path
  }

  /// The section's header; nil if it is not on screen or not a `UITableViewHeaderFooterView`.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  /// The section's footer; nil if it is not on screen or not a `UITableViewHeaderFooterView`.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Cells to use again

  /// Registers the class to make cells of; nil removes the registration. Raises an exception for an empty identifier
  /// and for a class that is not a `UITableViewCell`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCells(cellClass, identifier)
  }

  /// The nib to make cells of, whose first object must be a cell; nil takes the registration back.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { registerCells(nib, identifier) }
  /// The nib to make headers and footers of, whose first object must be one; nil takes the registration back.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerEnds(nib, identifier)
  }

  /// Registers the class to make headers and footers of; nil removes the registration. Raises an exception for an
  /// empty identifier and for a class that is not a `UITableViewHeaderFooterView`.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerEnds(aClass, identifier)
  }

  /// A waiting cell with the identifier, or a new one of the registered class; nil when neither is there.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { takeCell(identifier) }

  /// A waiting cell with the identifier, or a new one of the registered class, with the margins of the row. Raises an
  /// exception when no class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    takeCell(identifier, for: indexPath)
  }

  /// A waiting header or footer with the identifier, or a new one of the registered class; nil when neither is there.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    takeEnd(identifier)
  }

  // MARK: Changes

  /// Inserts rows at paths as they are after the change. The data source must hold them already: outside a batch its
  /// counts are checked at once, and an exception is raised where they do not fit.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let keys = indexPaths.map(RowKey.init)
    edit {
      $0.insertedRows.formUnion(keys)
      for key in keys { $0.looks.insertedRows[key] = animation }
    }
  }

  /// Deletes rows at paths as they are before the change. The data source must have dropped them already, or an
  /// exception is raised.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let keys = indexPaths.map(RowKey.init)
    edit {
      $0.deletedRows.formUnion(keys)
      for key in keys { $0.looks.removedRows[key] = animation }
    }
  }

  /// Builds the rows' cells anew and measures them again. Paths are those before the change; the rows are no longer
  /// selected. The new cell fades in where the old one goes as the animation says.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let keys = indexPaths.map(RowKey.init)
    edit {
      $0.reloadedRows.formUnion(keys)
      for key in keys { $0.looks.removedRows[key] = animation }
    }
  }

  /// Moves a row, with its cell and its selection, from a path before the change to one after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    edit { $0.movedRows.append((RowKey(indexPath), RowKey(newIndexPath))) }
  }

  /// Inserts sections at indices as they are after the change. The data source must hold them already, or an exception
  /// is raised.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    edit {
      $0.insertedSections.formUnion(sections)
      for section in sections { $0.looks.insertedSections[section] = animation }
    }
  }

  /// Deletes sections at indices as they are before the change. The data source must have dropped them already, or an
  /// exception is raised.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    edit {
      $0.deletedSections.formUnion(sections)
      for section in sections { $0.looks.removedSections[section] = animation }
    }
  }

  /// Builds all cells of the sections anew. Indices are those before the change; the number of rows may have changed.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    edit {
      $0.reloadedSections.formUnion(sections)
      for section in sections { $0.looks.removedSections[section] = animation }
    }
  }

  /// Moves a section, with its cells, from an index before the change to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    edit { $0.movedSections.append((section, newSection)) }
  }

  /// Asks the data source for the rows' cells again and hands it the cells that are there. Rows that are not on screen
  /// are skipped; heights are measured again.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Makes changes together: deletions and reloads by the paths before, insertions by the paths after, moves from the
  /// one to the other.
  ///
  /// The completion is called with true: at the end of the animation, or, without a running clock, before the method returns.
  /// Raises an exception where the changes do not fit the data source's counts.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    openUpdate()
    updates?()
    closeUpdate(completion)
  }

  /// Collects changes until the `endUpdates` that belongs to it. Calls nest.
  open func beginUpdates() { openUpdate() }
  /// Makes the collected changes when the outermost call ends. Does nothing without a `beginUpdates`.
  open func endUpdates() { closeUpdate() }

  // MARK: Places

  /// The section's place in the content, header and footer included, as wide as its rows. Zero for a section that does
  /// not exist.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) { ($0.start, $0.end) } }
  /// The header's place in the content while it does not float, with the padding above it. Zero for a section that
  /// does not exist.
  open func rectForHeader(inSection section: Int) -> CGRect { sectionRect(section) { ($0.start, $0.rowsStart) } }
  /// The footer's place in the content while it does not float. Zero for a section that does not exist.
  open func rectForFooter(inSection section: Int) -> CGRect { sectionRect(section) { ($0.rowsEnd, $0.end) } }

  /// The row's place in the content; rows not measured yet count with their estimates. Zero for a row that does not
  /// exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    let key = RowKey(indexPath)
    return geometry.contains(key) ? rowRect(key) : .zero
  }

  /// The row at a point of the content, whatever its x; nil on headers, footers and outside all rows.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    return indexPathsForRows(in: CGRect(x: point.x, y: point.y, width: 0, height: 0.001))?.first
  }

  /// The rows that overlap the rectangle vertically. Empty, not nil, without any; rows of no height never count.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    return geometry.rows(from: rect.minY, to: rect.maxY).map(\.path)
  }

  // MARK: Selection

  /// Whether a tap selects a row while the table is not being edited. Does not limit `selectRow`. True by default.
  open var allowsSelection = true
  /// Whether several rows may be selected while the table is not being edited: a tap then toggles its row. False by
  /// default.
  open var allowsMultipleSelection = false
  /// Whether a tap selects a row while the table is being edited. False by default.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows may be selected while the table is being edited: a tap then toggles its row. False by
  /// default.
  open var allowsMultipleSelectionDuringEditing = false
  /// Stored only: there is no focus.
  open var allowsFocus = false
  /// Stored only: there is no focus.
  open var selectionFollowsFocus = false
  /// Whether the table is being edited, which decides what taps select. Setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { editingStorage }
    set { setEditing(newValue, animated: false) }
  }
  /// Starts or ends editing and tells the cells on screen, and later those that come there.
  open func setEditing(_ editing: Bool, animated: Bool) {
    editingStorage = editing
    closeSwipe(animated: animated)
    editingDidChange(animated: animated)
  }

  /// The row selected first; nil without a selection.
  open var indexPathForSelectedRow: IndexPath? { selection.first?.path }
  /// The selected rows in the order they were selected; nil without any.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.map(\.path) }

  /// Selects a row, and scrolls to it unless the position is `none`. nil deselects all rows; rows that do not exist
  /// are ignored. The delegate is not told, as in UIKit.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects a row. The delegate is not told, as in UIKit.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(RowKey(indexPath), animated: animated) }

  /// Scrolls until the row stands at the position. A path whose row is `NSNotFound` means the section.
  ///
  /// Rows on the way are measured, so the row ends exactly where it should. Raises an exception for a row that does
  /// not exist.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: RowKey(indexPath), scrollPosition, animated: animated)
  }

  /// Scrolls until the selected row that is nearest to the position stands there. Does nothing without a selection.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let key = selectedRow(nearest: scrollPosition) { scroll(to: key, scrollPosition, animated: animated) }
  }

  // MARK: Touches

  /// What shows the context menus of rows. Nil without a delegate, which makes them.
  open var contextMenuInteraction: UIContextMenuInteraction? { delegate == nil ? nil : loadedMenu }
  @_spi(Tessera) open override func fingerWillComeDown() {
    super.fingerWillComeDown()
    if delegate != nil { _ = loadedMenu }
  }

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

  @_spi(Tessera) open override func takesDrag(from start: CGPoint, moved: CGPoint) -> Bool {
    (index?.takes(start) ?? false) || takesSelecting(from: start) || takesHandle(at: start)
      || takesSwipe(from: start, moved: moved)
  }

  @_spi(Tessera) open override func followTakenDrag(_ pan: UIPanGestureRecognizer) {
    if let index, index.isTracked { return index.follow(pan) }
    if selecting != nil { return followSelecting(pan) }
    if move != nil { followMove(pan) } else { followSwipe(pan) }
  }
  @_spi(Tessera) open override func contentDragBegins() { closeSwipe(animated: true) }

  // MARK: Layout

  open override func layoutSubviews() {
    if !isTiling {
      isTiling = true
      tile()
      isTiling = false
      index?.place(in: self)
      if prefetching != nil { prefetch() }
    }
    super.layoutSubviews()
  }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .tableView }
  /// A table of the same style, whose background is not the app's.
  @_spi(Tessera) open override func plainTwin(of view: UIView) -> UIView? {
    view === self ? UITableView(frame: .zero, style: style) : nil
  }

  @_spi(Tessera) open override func sizeDidChange() {
    super.sizeDidChange()
    reloadHeights()
  }

  /// Rows are measured for a width, which in inset groups follows from the safe area too.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if let cell = cells.values.first, cell.bounds.width != rowSpan.width { reloadHeights() }
  }

  @_spi(Tessera) open override func environmentDidChange() {
    super.environmentDidChange()
    reloadHeights()
  }

  private func heightDidChange(_ changed: Bool) {
    if changed { reloadHeights() }
  }
}
