// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A table gets the number of rows from its data source, estimates their heights, and creates only the visible cells.
// Each layout pass starts at the first visible row and proceeds downward. It measures the rows that it reaches and
// moves all rows below by the difference:
//
//     counts ──► TableGeometry (estimates) ──► walk: build, measure ──► exact heights ──► frames ──► cells left over: reuse
//
// This file contains the state and the public interface. Tiling is in UITableView+Layout, cells and reuse queues are
// in +Reuse, headers and footers in +Sections, row updates in +Updates, and selection and scrolling in +Selection.
//
// Members that apps may override are declared in the class, because Swift does not allow overridable members in
// extensions. Such a member either consists of one line or calls a function in an extension. No overridable member
// calls another one, so an override runs exactly once for each call by the app. The exception is `isEditing`, whose
// setter calls `setEditing`, as in UIKit.
//
// The file exceeds 500 lines because overridable members can't be moved to extensions.

public import Foundation
public import TesseraNibs
@_spi(Tessera) public import TesseraViews

/// A view that shows rows in sections. Only visible rows have views.
///
/// With a running `AnimationClock`, row updates take 0.3 seconds. Rows that remain move to their new positions, and
/// other rows appear and disappear with their `RowAnimation`. The table's state changes immediately, and an update
/// during an animation starts from the positions on the screen. In a still picture, every animation has finished.
///
/// - Note: Differs from UIKit: the content offset is not adjusted when measured heights of rows above it differ from
///   their estimates.
open class UITableView: UIScrollView {
  /// The style passed to the initializer. Overriding `style` has no effect on it.
  let styleStorage: Style
  private weak var delegateStorage: (any UITableViewDelegate)?
  var geometry = TableGeometry()
  /// Whether counts must be reloaded in addition to heights.
  var needsData = true
  /// Whether a reload has invalidated the rows and no layout has been performed since.
  var awaitsLayout = true
  /// Whether the data source is being queried for counts. If the data source queries the table meanwhile, it gets the
  /// previous counts.
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
  /// The cells to be returned by `dequeueReusableCell` during a reconfiguration.
  var reconfiguredCells: [ItemPosition: UITableViewCell] = [:]
  /// Whether cells are being created. Calls from these cells must not start another layout.
  var isTiling = false
  /// The state of swiped rows; nil until the first swipe.
  var swipes: SwipeState?
  /// The row that is being moved by a finger.
  var move: RowMove?
  /// The state of prefetching; nil until there is a prefetching data source.
  var prefetching: TablePrefetching?
  /// The state of drag and drop; nil until a drag or drop delegate is set.
  var dragging: ListDragController?
  /// The section index; nil until the data source provides titles.
  var index: SectionIndex?
  var selecting: MultipleSelection?
  /// Whether a call was answered by a protocol's default implementation because the data source does not implement
  /// the method.
  var wasAnsweredByDefault = false
  /// The number of cells created so far, for tests.
  package var builtCells = 0
  var measuredRows = 0

  /// Creates a table, which is empty until it has a data source. The background is white or black in a plain table,
  /// and gray in grouped tables.
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

  /// The style passed to the initializer: plain, grouped or inset grouped. Tables created by `init(frame:)` are
  /// plain. For a table in a nib, the style set in Interface Builder.
  open var style: Style { styleStorage }

  // MARK: Data source

  /// The data source, which provides the number of rows and their cells. A weak reference. Setting a different data
  /// source discards all rows and the selection. Without a data source, the table is empty.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { discardRows() } } }

  /// The prefetching data source, which is notified of rows that will soon be visible, once the table has been
  /// scrolled. A weak reference. Nil by default.
  open var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { prefetching?.source }
    set { prefetching = newValue.map(TablePrefetching.init) }
  }

  /// The delegate, which provides heights, headers and footers, and is notified of taps. A weak reference. Setting
  /// the delegate invalidates all heights.
  open var delegate: (any UITableViewDelegate)? {
    get { delegateStorage }
    set { scrollDelegateStorage = newValue }
  }

  /// The delegate that provides the items of a drag. A weak reference. Nil by default.
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragDelegatesDidChange() } }
  /// The delegate that handles drops on the table. A weak reference. Nil by default.
  open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dragDelegatesDidChange() } }
  /// Whether rows can be dragged if there is a `dragDelegate`. True by default, as on every device since iOS 15.
  open var dragInteractionEnabled: Bool {
    get { dragging?.isEnabled ?? true }
    set { loadedDragController.isEnabled = newValue }
  }
  /// Whether rows lifted from the table have not been dropped yet.
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

  /// Discards all cells and the selection. Queries the data source for the number of rows immediately, and for cells
  /// in the next layout pass.
  ///
  /// If you add rows to the model after this call, report them with `insertRows`.
  open func reloadData() {
    discardRows()
    loadIfNeeded()
  }

  /// The number of sections. Queries the data source if needed.
  open var numberOfSections: Int {
    loadIfNeeded()
    return geometry.sections.count
  }

  /// Returns the number of rows in the section, or 0 if the section does not exist. Queries the data source if
  /// needed.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
  }

  // MARK: Heights and appearance

  /// The height of each row in points, including the separator. The delegate's `heightForRowAt` takes precedence.
  /// With ``automaticDimension``, the default, each cell is measured when it is created, and a pixel for the
  /// separator is added.
  open var rowHeight: CGFloat = automaticDimension { didSet { reloadHeights(if: rowHeight != oldValue) } }
  /// The estimated height of a row in points, which is used until the row is measured. ``automaticDimension``, the
  /// default, means the value of `rowHeight`, or 44 if `rowHeight` is also automatic. With 0, the delegate is queried
  /// for all heights immediately.
  open var estimatedRowHeight: CGFloat = automaticDimension {
    didSet { reloadHeights(if: estimatedRowHeight != oldValue) }
  }
  /// The height of each header in points, excluding the padding above it. It is also reserved in sections without a
  /// header. With ``automaticDimension``, the default, headers are measured.
  open var sectionHeaderHeight: CGFloat = automaticDimension {
    didSet { reloadHeights(if: sectionHeaderHeight != oldValue) }
  }
  /// The height of each footer in points. It is also reserved in sections without a footer. With
  /// ``automaticDimension``, the default, footers are measured.
  open var sectionFooterHeight: CGFloat = automaticDimension {
    didSet { reloadHeights(if: sectionFooterHeight != oldValue) }
  }
  /// The estimated height of a header in points, which is used until the header is measured. ``automaticDimension``
  /// (the default) and 0 mean 28 for a header with a title, or the gap of a section without a title. A new value
  /// takes effect when heights are next queried.
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
  /// The estimated height of a footer in points, which is used until the footer is measured. ``automaticDimension``
  /// (the default) and 0 mean 28 for a footer with a title, or the gap of a section without a title. A new value
  /// takes effect when heights are next queried.
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension
  /// The padding above each header of a plain table, in points. ``automaticDimension``, the default, means 22. Has no
  /// effect in grouped tables.
  open var sectionHeaderTopPadding: CGFloat = automaticDimension {
    didSet { reloadHeights(if: sectionHeaderTopPadding != oldValue) }
  }
  /// The style of the separator below each row, which occupies one row of pixels. `singleLine` by default.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { reloadHeights(if: separatorStyle != oldValue) }
  }
  /// The separator color. If nil, separators are not drawn but still occupy their pixels.
  open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
  /// The insets of the separators from the row's sides, in points. `left` is the leading inset, even in right-to-left
  /// layouts. Top and bottom are ignored. The default is the side margin (16 or 20) on the leading side.
  open var separatorInset: UIEdgeInsets {
    get { customSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set { customSeparatorInset = newValue; setNeedsLayout() }
  }
  private(set) var customSeparatorInset: UIEdgeInsets?
  /// The visual effect of the separators. Stored only, because separators are drawn without effects. Nil by default.
  open var separatorEffect: UIVisualEffect?
  /// The edges from which separator insets are measured. Stored only, because insets are always measured from the
  /// row's edges.
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
  /// Whether cell margins follow the readable width. Stored only, because cell margins never follow it.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether content stays within the safe area. Stored only: cells are as wide as the table, and only inset groups
  /// stay within the safe area.
  open var insetsContentViewsToSafeArea = true
  /// The row height of separators below the last row. Stored only, because there are no such separators.
  open var fillerRowHeight: CGFloat = 0

  /// A view above the first section, as wide as the table. The height of its frame is read when the view is set and
  /// each time heights are queried. If the frame changes at another time, assign the view again. Nil by default.
  open var tableHeaderView: UIView? { didSet { replaceSubview(oldValue, by: tableHeaderView) } }
  /// A view below the last section, as wide as the table. The height of its frame is read when the view is set and
  /// each time heights are queried. If the frame changes at another time, assign the view again. Nil by default.
  open var tableFooterView: UIView? { didSet { replaceSubview(oldValue, by: tableFooterView) } }
  /// A view below all rows, with the size of the table. It does not scroll. Nil by default.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Index

  /// The minimum number of rows for which the section index is shown. 0 by default. A new value takes effect when
  /// titles are next queried.
  open var sectionIndexMinimumDisplayRowCount: Int {
    get { index?.minimumCount ?? 0 }
    set { loadedIndex.minimumCount = newValue }
  }
  /// The visibility of the section index. `.automatic`, the default, shows the index if the data source provides
  /// titles.
  open override var indexDisplayMode: IndexDisplayMode {
    didSet { if indexDisplayMode != oldValue { indexDisplayModeDidChange() } }
  }
  /// The text color of the section index. If nil (the default), the tint color is used.
  open var sectionIndexColor: UIColor? {
    get { index?.color }
    set { loadedIndex.color = newValue }
  }
  /// The background color of the section index. If nil (the default), there is no background.
  open var sectionIndexBackgroundColor: UIColor? {
    get { index?.background }
    set { loadedIndex.background = newValue }
  }
  /// The background color of the section index while it is touched. If nil (the default),
  /// `sectionIndexBackgroundColor` is used.
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

  /// The visible cells, from top to bottom. Performs layout if needed, but does not perform a pending reload.
  open var visibleCells: [UITableViewCell] {
    layoutIfDirty()
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The index paths of the visible rows, from top to bottom. If there are none, the array is empty rather than nil.
  /// Performs layout if needed, but does not perform a pending reload.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfDirty()
    return cells.keys.sorted().map(\.path)
  }

  /// Returns the row's cell, or nil if the row is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[ItemPosition(indexPath)] }

  /// Returns the index path of the cell's row, or nil if the cell is not visible.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key.path
  }

  /// Returns the section's header, or nil if it is not visible or not a `UITableViewHeaderFooterView`.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  /// Returns the section's footer, or nil if it is not visible or not a `UITableViewHeaderFooterView`.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Reuse

  /// Registers a cell class for a reuse identifier. Pass nil to remove the registration. Raises an exception if the
  /// identifier is empty or the class is not a `UITableViewCell`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCells(cellClass, identifier: identifier)
  }

  /// Registers a nib of a cell for a reuse identifier. Pass nil to remove the registration. The nib's first object
  /// must be a cell.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerCells(nib, identifier: identifier)
  }
  /// Registers a nib of a header or footer for a reuse identifier. Pass nil to remove the registration. The nib's
  /// first object must be a header or footer view.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerSectionViews(nib, identifier: identifier)
  }

  /// Registers a header or footer class for a reuse identifier. Pass nil to remove the registration. Raises an
  /// exception if the identifier is empty or the class is not a `UITableViewHeaderFooterView`.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerSectionViews(aClass, identifier: identifier)
  }

  /// Returns a reusable cell with the identifier, or a new cell of the registered class. Returns nil if there is
  /// neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(identifier) }

  /// Returns a reusable cell with the identifier, or a new cell of the registered class. The cell has the margins of
  /// the row. Raises an exception if no class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueCell(identifier, for: indexPath)
  }

  /// Returns a reusable header or footer with the identifier, or a new view of the registered class. Returns nil if
  /// there is neither.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueSectionView(identifier)
  }

  // MARK: Changes

  /// Inserts rows at index paths that are valid after the update. The data source must contain the rows. Outside of a
  /// batch update, its counts are checked immediately, and a mismatch raises an exception.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let keys = indexPaths.map(ItemPosition.init)
    edit {
      $0.insertedRows.formUnion(keys)
      for key in keys { $0.animations.insertedRows[key] = animation }
    }
  }

  /// Deletes rows at index paths that are valid before the update. Raises an exception unless the data source has
  /// removed the rows.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let keys = indexPaths.map(ItemPosition.init)
    edit {
      $0.deletedRows.formUnion(keys)
      for key in keys { $0.animations.removedRows[key] = animation }
    }
  }

  /// Creates the rows' cells again, measures them, and deselects the rows. Index paths refer to the state before the
  /// update. The new cells fade in while the old cells disappear with the animation.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let keys = indexPaths.map(ItemPosition.init)
    edit {
      $0.reloadedRows.formUnion(keys)
      for key in keys { $0.animations.removedRows[key] = animation }
    }
  }

  /// Moves a row, with its cell and its selection. The first index path refers to the state before the update, the
  /// second to the state after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    edit { $0.movedRows.append((ItemPosition(indexPath), ItemPosition(newIndexPath))) }
  }

  /// Inserts sections at indexes that are valid after the update. Raises an exception unless the data source contains
  /// the sections.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    edit {
      $0.insertedSections.formUnion(sections)
      for section in sections { $0.animations.insertedSections[section] = animation }
    }
  }

  /// Deletes sections at indexes that are valid before the update. Raises an exception unless the data source has
  /// removed the sections.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    edit {
      $0.deletedSections.formUnion(sections)
      for section in sections { $0.animations.removedSections[section] = animation }
    }
  }

  /// Creates all cells of the sections again. Indexes refer to the state before the update. The number of rows may
  /// have changed.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    edit {
      $0.reloadedSections.formUnion(sections)
      for section in sections { $0.animations.removedSections[section] = animation }
    }
  }

  /// Moves a section, with its cells. The first index refers to the state before the update, the second to the state
  /// after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    edit { $0.movedSections.append((section, newSection)) }
  }

  /// Requests the rows' cells from the data source again. Dequeuing returns the existing cells, whose heights are
  /// then measured again. Rows that are not visible are skipped.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Performs several updates together. Deletions and reloads use index paths that are valid before the updates, and
  /// insertions use index paths that are valid after the updates. A move uses one of each.
  ///
  /// The completion handler is called with true at the end of the animation, or before the method returns if no
  /// animation clock is running. Raises an exception if the updates do not match the data source's counts.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    openUpdate()
    updates?()
    closeUpdate(completion)
  }

  /// Begins to collect updates, until the matching `endUpdates`. Calls can be nested.
  open func beginUpdates() { openUpdate() }
  /// Applies the collected updates, if this is the outermost `endUpdates`. Does nothing without a matching
  /// `beginUpdates`.
  open func endUpdates() { closeUpdate() }

  // MARK: Geometry

  /// Returns the section's rectangle in content coordinates, including header and footer. It is as wide as the
  /// section's rows. Returns zero if the section does not exist.
  open func rect(forSection section: Int) -> CGRect { sectionRect(at: section) { ($0.start, $0.end) } }
  /// Returns the rectangle of the header's nonfloating position in content coordinates, including the padding above.
  /// Returns zero if the section does not exist.
  open func rectForHeader(inSection section: Int) -> CGRect { sectionRect(at: section) { ($0.start, $0.rowsStart) } }
  /// Returns the rectangle of the footer's nonfloating position in content coordinates. Returns zero if the section
  /// does not exist.
  open func rectForFooter(inSection section: Int) -> CGRect { sectionRect(at: section) { ($0.rowsEnd, $0.end) } }

  /// Returns the row's rectangle in content coordinates, based on estimates for rows that have not been measured yet.
  /// Returns zero if the row does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    let key = ItemPosition(indexPath)
    return geometry.contains(key) ? rowRect(at: key) : .zero
  }

  /// Returns the row at the y-coordinate of a point in content coordinates, or nil on headers and footers and outside
  /// of all rows.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    return indexPathsForRows(in: CGRect(x: point.x, y: point.y, width: 0, height: 0.001))?.first
  }

  /// Returns the rows that overlap the rectangle vertically. If there are none, the array is empty rather than nil.
  /// Rows with a height of 0 are never included.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    return geometry.rows(from: rect.minY, to: rect.maxY).map(\.path)
  }

  // MARK: Selection

  /// Whether a tap selects a row when the table is not in editing mode. Does not affect `selectRow`. True by default.
  open var allowsSelection = true
  /// Whether several rows may be selected when the table is not in editing mode. If so, a tap toggles a row. False by
  /// default.
  open var allowsMultipleSelection = false
  /// Whether a tap selects a row in editing mode. False by default.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows may be selected in editing mode. If so, a tap toggles a row. False by default.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether rows can be focused. Stored only, because Tessera has no focus.
  open var allowsFocus = false
  /// Whether the focused row is selected. Stored only, because Tessera has no focus.
  open var selectionFollowsFocus = false
  /// Whether the table is in editing mode, which affects what taps select. Setting it calls
  /// `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { editingStorage }
    set { setEditing(newValue, animated: false) }
  }
  /// Starts or ends editing mode, and updates the visible cells. Cells that become visible later are also updated.
  open func setEditing(_ editing: Bool, animated: Bool) {
    editingStorage = editing
    closeSwipe(animated: animated)
    editingDidChange(animated: animated)
  }

  /// The row that was selected first, or nil if no row is selected.
  open var indexPathForSelectedRow: IndexPath? { selection.first?.path }
  /// The selected rows, in the order of selection, or nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.map(\.path) }

  /// Selects a row, and scrolls to it unless the scroll position is `none`. Pass nil to deselect all rows. Does
  /// nothing if the row does not exist. Does not notify the delegate, as in UIKit.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects a row. Does not notify the delegate, as in UIKit.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(ItemPosition(indexPath), animated: animated)
  }

  /// Scrolls the row to a position. If the row of the index path is `NSNotFound`, scrolls to the section.
  ///
  /// Rows along the way are measured, so the final position is exact. Raises an exception if the row does not exist.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: ItemPosition(indexPath), position: scrollPosition, animated: animated)
  }

  /// Scrolls the selected row that is nearest to the position to that position. Does nothing if no row is selected.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let key = selectedRow(nearest: scrollPosition) { scroll(to: key, position: scrollPosition, animated: animated) }
  }

  // MARK: Touches

  /// The interaction that shows the rows' context menus. Nil without a delegate, which provides the menus.
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
  /// Returns a table with the same style and its default background.
  @_spi(Tessera) open override func defaultCounterpart(of view: UIView) -> UIView? {
    view === self ? UITableView(frame: .zero, style: style) : nil
  }

  @_spi(Tessera) open override func sizeDidChange() {
    super.sizeDidChange()
    reloadHeights()
  }

  /// Invalidates row heights, because they depend on the rows' width. In inset groups, the width depends on the safe
  /// area.
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
