// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A table gets the number of rows from its data source, estimates their heights, and builds only the visible cells. Each layout
// pass walks down from the first visible row, measures the rows it reaches, and moves everything below by the difference:
//
//   counts ──► TableGeometry (estimates) ──► walk: build, measure ──► exact heights ──► frames ──► cells left over: reuse
//
// This file contains the state and the public interface. Tiling is in UITableView+Layout, cells and reuse queues in +Reuse,
// headers and footers in +Sections, row changes in +Updates, selection and scrolling in +Selection.
//
// Members that apps may override are declared in the class itself, because Swift can't override members of extensions. Such a
// member either does its work in one line or calls a function of an extension. No member calls another overridable one, so an
// override runs once for each call the app makes. The exception is `isEditing`, whose setter calls `setEditing`, as in UIKit.
//
// The file exceeds 500 lines because overridable members can't move to extensions.

public import Foundation
public import TesseraNibs
@_spi(Tessera) public import TesseraViews

/// A view that shows rows in sections. Only visible rows have views.
///
/// With a running `AnimationClock`, changes of rows take 0.3 seconds: remaining rows move to their new positions, others appear
/// and disappear with their `RowAnimation`. The table's own state changes at once, and a change made during an animation starts
/// from what is on screen. In a still picture every animation has finished.
///
/// - Note: Differs from UIKit: the offset is never adjusted when the measured heights of rows above it differ from their
///   estimates.
open class UITableView: UIScrollView {
  /// The style passed to the initializer. Overriding `style` does not change it.
  let styleStorage: Style
  private weak var delegateStorage: (any UITableViewDelegate)?
  var geometry = TableGeometry()
  /// Whether counts must be reloaded, and not only heights.
  var needsData = true
  /// Whether no layout has happened since rows were last invalidated by a reload.
  var awaitsLayout = true
  /// Whether the data source is being queried for counts. Queries that it makes in turn get the previous counts.
  var isCounting = false
  var needsHeights = false
  var cells: [ItemPosition: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var selection: [ItemPosition] = []
  private var editingStorage = false
  /// The highlighted row under the finger.
  var touchedRow: ItemPosition?
  var registry = TableRegistry()
  var update: ListUpdate?
  /// The cells that `dequeueReusableCell` returns during a reconfiguration.
  var reconfiguredCells: [ItemPosition: UITableViewCell] = [:]
  /// Whether cells are being built. Calls they make to the table must not start another layout.
  var isTiling = false
  /// The state of swiped rows; nil until the first swipe.
  var swipes: SwipeState?
  /// The row being moved by a finger.
  var move: RowMove?
  /// The state of prefetching; nil until there is a prefetching data source.
  var prefetching: TablePrefetching?
  /// The state of drags and drops; nil until there is a delegate for them.
  var dragging: ListDragController?
  /// The section index; nil until the data source provides titles.
  var index: SectionIndex?
  var selecting: MultipleSelection?
  /// Whether a protocol's default implementation answered instead of the data source.
  var wasAnsweredByDefault = false
  /// The number of cells built so far, for tests.
  package var builtCells = 0
  var measuredRows = 0

  /// Creates a table that is empty until it has a data source. The background is white or black in a plain table, the grouped
  /// gray in the others.
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

  /// Creates a plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  private func setUp() {
    alwaysBounceVertical = true
    backgroundColor = styleStorage == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// The style passed to the initializer: plain, grouped or inset grouped. Plain for tables created by `init(frame:)`. A coder
  /// provides the style set in Interface Builder.
  open var style: Style { styleStorage }

  // MARK: Data source

  /// The data source, which provides the number of rows and their cells. A weak reference. Setting another one discards all
  /// rows and the selection. The table is empty without one.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { discardRows() } } }

  /// The object notified of rows that will soon be visible, once the table has been scrolled. A weak reference. nil by default.
  open var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { prefetching?.source }
    set { prefetching = newValue.map(TablePrefetching.init) }
  }

  /// The delegate, which provides heights, headers and footers, and is notified of taps. A weak reference. Setting it
  /// invalidates all heights.
  open var delegate: (any UITableViewDelegate)? {
    get { delegateStorage }
    set { scrollDelegateStorage = newValue }
  }

  /// The delegate that provides the items of a drag. A weak reference. nil by default.
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragDelegatesDidChange() } }
  /// The delegate that accepts drops on the table. A weak reference. nil by default.
  open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dragDelegatesDidChange() } }
  /// Whether rows can be dragged if there is a `dragDelegate`. True by default, as on every device since iOS 15.
  open var dragInteractionEnabled: Bool {
    get { dragging?.isEnabled ?? true }
    set { loadedDragController.isEnabled = newValue }
  }
  /// Whether rows were lifted from the table and are not dropped yet.
  open var hasActiveDrag: Bool { dragging?.hasActiveDrag ?? false }
  /// Whether a drag is over the table, or a drop is still moving to its destination.
  open var hasActiveDrop: Bool { dragging?.isOver ?? false }
  /// Whether the table contains placeholders for dropped items.
  open var hasUncommittedUpdates: Bool { dragging?.hasPlaceholders ?? false }

  @_spi(Tessera) open override func scrollDelegateDidChange() {
    super.scrollDelegateDidChange()
    delegateStorage = scrollDelegateStorage as? any UITableViewDelegate
    reloadHeights()
  }

  /// Discards all cells and the selection. Queries the data source for the number of rows at once, for cells in the next layout
  /// pass.
  ///
  /// Report rows added to the model after this call with `insertRows`.
  open func reloadData() {
    discardRows()
    loadIfNeeded()
  }

  /// The number of sections. Queries the data source if needed.
  open var numberOfSections: Int {
    loadIfNeeded()
    return geometry.sections.count
  }

  /// Returns the number of rows in the section; 0 for a section that does not exist. Queries the data source if needed.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
  }

  // MARK: Heights and appearance

  /// The height of every row in points, including the separator. The delegate's `heightForRowAt` takes precedence.
  /// ``automaticDimension``, the default, measures each cell when it is built and adds a pixel for the separator.
  open var rowHeight: CGFloat = automaticDimension { didSet { reloadHeights(if: rowHeight != oldValue) } }
  /// The estimated height of a row in points, used until the row is measured. ``automaticDimension``, the default, means
  /// `rowHeight` or 44; 0 queries the delegate for every height at once.
  open var estimatedRowHeight: CGFloat = automaticDimension {
    didSet { reloadHeights(if: estimatedRowHeight != oldValue) }
  }
  /// The height of every header in points, excluding the padding above it. Also reserved in sections without a header.
  /// ``automaticDimension``, the default, measures the header.
  open var sectionHeaderHeight: CGFloat = automaticDimension {
    didSet { reloadHeights(if: sectionHeaderHeight != oldValue) }
  }
  /// The height of every footer in points. Also reserved in sections without a footer. ``automaticDimension``, the default,
  /// measures the footer.
  open var sectionFooterHeight: CGFloat = automaticDimension {
    didSet { reloadHeights(if: sectionFooterHeight != oldValue) }
  }
  /// The estimated height of a header in points, used until the header is measured. ``automaticDimension`` (the default) and 0
  /// mean 28 for a header with a title, or the gap of a section without one. Takes effect when heights are next queried.
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
  /// The estimated height of a footer in points, used until the footer is measured. ``automaticDimension`` (the default) and 0
  /// mean 28 for a footer with a title, or the gap of a section without one. Takes effect when heights are next queried.
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension
  /// The padding above each header of a plain table, in points. ``automaticDimension``, the default, is 22. No effect in
  /// grouped tables.
  open var sectionHeaderTopPadding: CGFloat = automaticDimension {
    didSet { reloadHeights(if: sectionHeaderTopPadding != oldValue) }
  }
  /// The style of the line below each row, which occupies one pixel of the row. `singleLine` by default.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { reloadHeights(if: separatorStyle != oldValue) }
  }
  /// The color of the lines between rows. Lines without a color, nil, are not painted but still occupy their pixel.
  open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
  /// The insets of the separators from the row's sides, in points. `left` is the leading side, also in right-to-left layouts;
  /// top and bottom are ignored. Defaults to the side margin (16 or 20) at the leading side.
  open var separatorInset: UIEdgeInsets {
    get { customSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set { customSeparatorInset = newValue; setNeedsLayout() }
  }
  private(set) var customSeparatorInset: UIEdgeInsets?
  /// The effect of the separators. Stored only: lines are plain. nil by default.
  open var separatorEffect: UIVisualEffect?
  /// The reference of the separator insets. Stored only: insets are always measured from the row's edges.
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
  /// Whether margins of cells follow the readable width. Stored only: they never do.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether content stays within the safe area. Stored only: cells are as wide as the table, and only inset groups stay within
  /// the safe area.
  open var insetsContentViewsToSafeArea = true
  /// The distance of lines below the last row. Stored only: there are no such lines.
  open var fillerRowHeight: CGFloat = 0

  /// A view before the first section, as wide as the table. The height of its frame is read when the view is set and whenever
  /// heights are queried again; assign the view again after other changes of its frame. nil by default.
  open var tableHeaderView: UIView? { didSet { replaceSubview(oldValue, by: tableHeaderView) } }
  /// A view after the last section, as wide as the table. The height of its frame is read when the view is set and whenever
  /// heights are queried again; assign the view again after other changes of its frame. nil by default.
  open var tableFooterView: UIView? { didSet { replaceSubview(oldValue, by: tableFooterView) } }
  /// A view below all rows, as large as the table. It does not scroll. nil by default.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Index

  /// The minimum number of rows for the section index to appear. 0 by default. Takes effect when titles are next queried.
  open var sectionIndexMinimumDisplayRowCount: Int {
    get { index?.minimumCount ?? 0 }
    set { loadedIndex.minimumCount = newValue }
  }
  /// The display of the section index. `.automatic`, the default, shows it if the data source provides titles.
  open override var indexDisplayMode: IndexDisplayMode {
    didSet { if indexDisplayMode != oldValue { indexDisplayModeDidChange() } }
  }
  /// The text color of the section index. The tint color if nil, the default.
  open var sectionIndexColor: UIColor? {
    get { index?.color }
    set { loadedIndex.color = newValue }
  }
  /// The background color of the section index. None if nil, the default.
  open var sectionIndexBackgroundColor: UIColor? {
    get { index?.background }
    set { loadedIndex.background = newValue }
  }
  /// The background color of the section index while it is touched. `sectionIndexBackgroundColor` if nil, the default.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    get { index?.trackingBackground }
    set { loadedIndex.trackingBackground = newValue }
  }
  /// Reloads the titles of the section index from the data source.
  open func reloadSectionIndexTitles() {
    loadIfNeeded()
    loadIndex(geometry.sections.map(\.rows.count))
  }

  // MARK: Visible rows

  /// The visible cells, from top to bottom. Lays out the table first if needed, but does not perform a pending reload.
  open var visibleCells: [UITableViewCell] {
    layoutIfDirty()
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The paths of the visible rows, from top to bottom. Lays out the table first if needed, but does not perform a pending
  /// reload. Empty, not nil, without any.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfDirty()
    return cells.keys.sorted().map(\.path)
  }

  /// Returns the row's cell; nil for a row that is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[ItemPosition(indexPath)] }

  /// Returns the path of the cell's row; nil for a cell that is not visible.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key.path
  }

  /// Returns the section's header; nil if it is not visible or not a `UITableViewHeaderFooterView`.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  /// Returns the section's footer; nil if it is not visible or not a `UITableViewHeaderFooterView`.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Reuse

  /// Registers the class of cells for an identifier; nil removes the registration. Raises an exception for an empty identifier
  /// and for a class that is not a `UITableViewCell`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCells(cellClass, identifier: identifier)
  }

  /// Registers the nib of cells for an identifier; nil removes the registration. The nib's first object must be a cell.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerCells(nib, identifier: identifier)
  }
  /// Registers the nib of headers and footers for an identifier; nil removes the registration. The nib's first object must be a
  /// header or footer view.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerSectionViews(nib, identifier: identifier)
  }

  /// Registers the class of headers and footers for an identifier; nil removes the registration. Raises an exception for an
  /// empty identifier and for a class that is not a `UITableViewHeaderFooterView`.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerSectionViews(aClass, identifier: identifier)
  }

  /// Returns a reusable cell with the identifier, or a new one of the registered class; nil without either.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(identifier) }

  /// Returns a reusable cell with the identifier, or a new one of the registered class, with the margins of the row. Raises an
  /// exception if no class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueCell(identifier, for: indexPath)
  }

  /// Returns a reusable header or footer with the identifier, or a new one of the registered class; nil without either.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueSectionView(identifier)
  }

  // MARK: Changes

  /// Inserts rows at paths that are valid after the change. The data source must already contain them: outside of a batch, its
  /// counts are checked at once, and a mismatch raises an exception.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let keys = indexPaths.map(ItemPosition.init)
    edit {
      $0.insertedRows.formUnion(keys)
      for key in keys { $0.animations.insertedRows[key] = animation }
    }
  }

  /// Deletes the rows at paths that are valid before the change. The data source must already have removed them, or an
  /// exception is raised.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let keys = indexPaths.map(ItemPosition.init)
    edit {
      $0.deletedRows.formUnion(keys)
      for key in keys { $0.animations.removedRows[key] = animation }
    }
  }

  /// Rebuilds the cells of the rows and measures them again. Paths are those before the change; the rows are deselected. The
  /// new cell fades in while the old one leaves with the animation.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let keys = indexPaths.map(ItemPosition.init)
    edit {
      $0.reloadedRows.formUnion(keys)
      for key in keys { $0.animations.removedRows[key] = animation }
    }
  }

  /// Moves a row, with its cell and its selection, from a path before the change to a path after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    edit { $0.movedRows.append((ItemPosition(indexPath), ItemPosition(newIndexPath))) }
  }

  /// Inserts sections at indices that are valid after the change. The data source must already contain them, or an exception is
  /// raised.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    edit {
      $0.insertedSections.formUnion(sections)
      for section in sections { $0.animations.insertedSections[section] = animation }
    }
  }

  /// Deletes the sections at indices that are valid before the change. The data source must already have removed them, or an
  /// exception is raised.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    edit {
      $0.deletedSections.formUnion(sections)
      for section in sections { $0.animations.removedSections[section] = animation }
    }
  }

  /// Rebuilds all cells of the sections. Indices are those before the change; the number of rows may have changed.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    edit {
      $0.reloadedSections.formUnion(sections)
      for section in sections { $0.animations.removedSections[section] = animation }
    }
  }

  /// Moves a section, with its cells, from an index before the change to an index after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    edit { $0.movedSections.append((section, newSection)) }
  }

  /// Calls the data source for the rows' cells again, and returns the existing cells when it dequeues them. Skips rows that are
  /// not visible; heights are measured again.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Makes several changes together. Deletions and reloads use index paths before the changes, insertions index paths after
  /// them. Moves use one of each.
  ///
  /// The completion is called with true at the end of the animation, or before the method returns if no clock is running.
  /// Raises an exception if the changes do not match the data source's counts.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    openUpdate()
    updates?()
    closeUpdate(completion)
  }

  /// Collects changes until the matching `endUpdates`. Calls can be nested.
  open func beginUpdates() { openUpdate() }
  /// Applies the collected changes when the outermost call ends. Does nothing without a `beginUpdates`.
  open func endUpdates() { closeUpdate() }

  // MARK: Geometry

  /// Returns the section's rect in the content, including header and footer, as wide as its rows. Zero for a section that does
  /// not exist.
  open func rect(forSection section: Int) -> CGRect { sectionRect(at: section) { ($0.start, $0.end) } }
  /// Returns the header's rect in the content when it does not float, including the padding above it. Zero for a section that
  /// does not exist.
  open func rectForHeader(inSection section: Int) -> CGRect { sectionRect(at: section) { ($0.start, $0.rowsStart) } }
  /// Returns the footer's rect in the content when it does not float. Zero for a section that does not exist.
  open func rectForFooter(inSection section: Int) -> CGRect { sectionRect(at: section) { ($0.rowsEnd, $0.end) } }

  /// Returns the row's rect in the content, based on estimates for rows that are not measured yet. Zero for a row that does not
  /// exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    let key = ItemPosition(indexPath)
    return geometry.contains(key) ? rowRect(at: key) : .zero
  }

  /// Returns the row at a point of the content, regardless of its x; nil on headers and footers and outside of all rows.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    return indexPathsForRows(in: CGRect(x: point.x, y: point.y, width: 0, height: 0.001))?.first
  }

  /// Returns the rows that overlap the rectangle vertically. Empty, not nil, without any; rows without height are never
  /// included.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    return geometry.rows(from: rect.minY, to: rect.maxY).map(\.path)
  }

  // MARK: Selection

  /// Whether a tap selects a row while the table is not in editing mode. Does not limit `selectRow`. True by default.
  open var allowsSelection = true
  /// Whether several rows may be selected while the table is not in editing mode: a tap then toggles its row. False by default.
  open var allowsMultipleSelection = false
  /// Whether a tap selects a row in editing mode. False by default.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows may be selected in editing mode: a tap then toggles its row. False by default.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether rows can have the focus. Stored only: there is no focus.
  open var allowsFocus = false
  /// Whether the focused row is selected. Stored only: there is no focus.
  open var selectionFollowsFocus = false
  /// Whether the table is in editing mode, which decides what taps select. Setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { editingStorage }
    set { setEditing(newValue, animated: false) }
  }
  /// Starts or ends editing mode, and updates the visible cells and those that become visible later.
  open func setEditing(_ editing: Bool, animated: Bool) {
    editingStorage = editing
    closeSwipe(animated: animated)
    editingDidChange(animated: animated)
  }

  /// The row that was selected first; nil without a selection.
  open var indexPathForSelectedRow: IndexPath? { selection.first?.path }
  /// The selected rows, in the order of their selection; nil without any.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.map(\.path) }

  /// Selects a row, and scrolls to it unless the position is `none`. nil deselects all rows; rows that do not exist are
  /// ignored. Does not notify the delegate, as in UIKit.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects a row. Does not notify the delegate, as in UIKit.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(ItemPosition(indexPath), animated: animated)
  }

  /// Scrolls the row to the position. A path whose row is `NSNotFound` means the section.
  ///
  /// Rows on the way are measured, so the final position is exact. Raises an exception for a row that does not exist.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: ItemPosition(indexPath), position: scrollPosition, animated: animated)
  }

  /// Scrolls the selected row nearest to the position to that position. Does nothing without a selection.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let key = selectedRow(nearest: scrollPosition) { scroll(to: key, position: scrollPosition, animated: animated) }
  }

  // MARK: Touches

  /// The interaction that shows the context menus of rows. nil without a delegate, which provides the menus.
  open var contextMenuInteraction: UIContextMenuInteraction? { delegate == nil ? nil : loadedMenu }
  @_spi(Tessera) open override func touchWillBegin() {
    super.touchWillBegin()
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

  @_spi(Tessera) open override func interceptsDrag(from start: CGPoint, translation moved: CGPoint) -> Bool {
    (index?.beginTracking(at: start) ?? false) || beginsSelecting(from: start) || beginHandleMove(at: start)
      || beginsSwipe(from: start, moved: moved)
  }

  @_spi(Tessera) open override func updateInterceptedDrag(_ pan: UIPanGestureRecognizer) {
    if let index, index.isTracked { return index.track(pan) }
    if selecting != nil { return trackSelecting(pan) }
    if move != nil { trackMove(pan) } else { trackSwipe(pan) }
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
  /// Returns a table of the same style with its default background.
  @_spi(Tessera) open override func defaultCounterpart(of view: UIView) -> UIView? {
    view === self ? UITableView(frame: .zero, style: style) : nil
  }

  @_spi(Tessera) open override func sizeDidChange() {
    super.sizeDidChange()
    reloadHeights()
  }

  /// Invalidates row heights, which depend on the width. In inset groups the width depends on the safe area, too.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if let cell = cells.values.first, cell.bounds.width != rowSpan.width { reloadHeights() }
  }

  @_spi(Tessera) open override func environmentDidChange() {
    super.environmentDidChange()
    reloadHeights()
  }

  private func reloadHeights(if changed: Bool) {
    if changed { reloadHeights() }
  }
}
