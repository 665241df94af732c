// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A collection view caches the number of items, queries its layout for the positions of elements, and creates,
// measures and places the visible views. This file contains the state and the public interface. Tiling is in
// UICollectionView+Layout, views and reuse queues are in +Reuse and +Registration, updates in +Updates, selection and
// scrolling in +Selection, and orthogonally scrolling sections in +Orthogonal. As in UITableView, overridable members
// are declared in the class and call functions in extensions.
//
// The file exceeds 500 lines because Swift does not allow overridable members in extensions.

public import Foundation
public import TesseraNibs
@_spi(Tessera) public import TesseraViews

/// A view that shows elements arranged by a layout object. Only visible elements have views.
///
/// With a running `AnimationClock`, item updates and layout changes take 0.3 seconds. The collection view's state
/// changes immediately, and an update during an animation starts from the positions on the screen. In a still
/// picture, every animation has finished.
///
/// - Note: Differs from UIKit: items of orthogonally scrolling sections fade in and out.
open class UICollectionView: UIScrollView {
  private weak var delegateStorage: (any UICollectionViewDelegate)?
  private var layoutStorage: UICollectionViewLayout
  /// The number of items in each section, as most recently queried.
  var counts: [Int] = []
  var needsData = true
  /// Whether a reload has invalidated the items and no layout has been performed since.
  var awaitsLayout = true
  /// Whether `reloadData` was called and the counts have not been queried since.
  var isReloadPending = false
  var needsPrepare = true
  var isPreparing = false
  /// Whether views are being created. Calls from these views must not start another layout.
  var isTiling = false
  var views: [CollectionElement: UICollectionReusableView] = [:]
  var selection: [ItemPosition] = []
  var registry = CollectionRegistry()
  var update: ListUpdate?
  /// The cells to be returned by `dequeueReusableCell` during a reconfiguration.
  var reconfiguredCells: [ItemPosition: UICollectionViewCell] = [:]
  var scrollers: [Int: OrthogonalScrollView] = [:]
  /// The size and insets for which the layout was most recently prepared.
  var preparedBounds: (size: CGSize, inset: UIEdgeInsets)?
  /// Whether the layout should be queried for a content offset, after an update or a change of the layout.
  var needsTargetOffset = false
  /// Whether a mirrored layout has been scrolled to its start.
  var hasShownStart = false
  var listBackgroundSet: UIColor?
  /// The highlighted item under the finger.
  var touchedItem: ItemPosition?
  /// The state of swiped list rows; nil until the first swipe.
  var swipes: SwipeState?
  /// Whether the data source has applied the move of which it was notified.
  var hasAppliedMove = false
  /// The interactive transition in progress.
  var transition: InteractiveTransition?
  /// The interactively moving item.
  var move: ItemMove?
  /// The drag of an item by its reorder control.
  var handleMove: HandleMove?
  /// The state of drag and drop; nil until a drag or drop delegate is set.
  var dragging: ListDragController?
  /// The section index; nil until the data source provides titles.
  var index: SectionIndex?
  /// The drag that selects items.
  var selecting: MultipleSelection?
  /// The state of prefetching; nil until there is a prefetching data source.
  var prefetching: CollectionPrefetching?
  /// The number of views built so far, for tests.
  var builtViews = 0
  var measuredViews = 0
  var preparations = 0

  /// Creates a collection view. It is empty until it has a data source, and has no background color unless its layout
  /// is a list.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutStorage = layout
    super.init(frame: frame)
    layout.collectionView = self
    applyBackground()
  }

  public required init?(coder: NSCoder) {
    layoutStorage = NibCoder.object("collectionViewLayout", coder: coder) ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    layoutStorage.collectionView = self
    applyBackground()
    coder.finishDecoding(self, at: UICollectionView.self)
  }

  /// Raises an exception, because a collection view requires a layout.
  public convenience override init(frame: CGRect) {
    raise(
      "NSInvalidArgumentException",
      "UICollectionView must be initialized with a non-nil layout parameter. Use init(frame:collectionViewLayout:).")
  }

  // MARK: Data source

  /// The data source, which provides the number of items and their views. A weak reference. Setting a different data
  /// source discards all views and the selection. Without a data source, there are no elements.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { discardElements() } }
  }
  /// The prefetching data source, which is notified of items that will soon be visible, once the collection view has
  /// been scrolled. A weak reference. Nil by default.
  open var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { prefetching?.source }
    set { prefetching = newValue.map(CollectionPrefetching.init) }
  }
  /// Whether the `prefetchDataSource` is notified of upcoming items. True by default.
  open var isPrefetchingEnabled = true

  /// The delegate, which is notified of taps and of views that appear and disappear. A weak reference. Setting the
  /// delegate invalidates the layout.
  open var delegate: (any UICollectionViewDelegate)? {
    get { delegateStorage }
    set { scrollDelegateStorage = newValue }
  }

  /// The delegate that provides the items of a drag. A weak reference. Nil by default.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { dragDelegatesDidChange() } }
  /// The delegate that handles drops on the collection view. A weak reference. Nil by default.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { dragDelegatesDidChange() } }
  /// Whether items can be dragged if there is a `dragDelegate`. True by default, as on every device since iOS 15.
  open var dragInteractionEnabled: Bool {
    get { dragging?.isEnabled ?? true }
    set { loadedDragController.isEnabled = newValue }
  }
  /// The delay before items make room for a drag. Stored only, because items make room immediately. `immediate` by
  /// default.
  open var reorderingCadence: ReorderingCadence = .immediate
  /// Whether items lifted from the collection view have not been dropped yet.
  open var hasActiveDrag: Bool { dragging?.hasActiveDrag ?? false }
  /// Whether a drag is over the collection view, or a drop is still moving to its destination.
  open var hasActiveDrop: Bool { dragging?.isOver ?? false }
  /// Whether the collection view contains placeholders for dropped items.
  open var hasUncommittedUpdates: Bool { dragging?.hasPlaceholders ?? false }

  @_spi(Tessera) open override func scrollDelegateDidChange() {
    super.scrollDelegateDidChange()
    delegateStorage = scrollDelegateStorage as? any UICollectionViewDelegate
    layoutStorage.invalidateLayout()
  }

  /// The object that arranges the elements. Setting a different layout takes effect at the next layout pass, without
  /// animation. During an interactive transition, the value is the transition layout.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutStorage }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Replaces the layout. Visible views move to their new positions. If animated, the change takes 0.3 seconds.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout. The completion handler is called with true after the views have reached their new
  /// positions. Without an animation clock, or without animation, it is called before the method returns.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard layout !== layoutStorage else {
      completion?(true)
      return
    }
    replaceLayout(layout, animated: animated, completion)
  }

  func setLayoutStorage(_ layout: UICollectionViewLayout) { layoutStorage = layout }

  /// A closure called at the end of a layout transition. `completed` is always true, and `finished` is true unless
  /// the transition was canceled.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

  /// Begins a transition to another layout and returns the transition layout, whose `transitionProgress` controls the
  /// transition. The transition layout is the collection view's layout until the transition is finished or canceled.
  /// Cancels any previous transition.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    startTransition(to: layout, completion)
  }
  /// Completes the transition to the new layout. Does nothing if there is no transition.
  open func finishInteractiveTransition() { animateToEnd(finishes: true) }
  /// Returns to the old layout. Does nothing if there is no transition.
  open func cancelInteractiveTransition() { animateToEnd(finishes: false) }

  /// Discards all views and the selection. The data source is queried again at the next layout pass, or earlier if a
  /// count is needed.
  ///
  /// If updates reported before that layout pass do not match the new counts, they become part of the reload.
  open func reloadData() {
    discardElements()
    isReloadPending = true
  }

  /// The number of sections. Queries the data source if needed.
  open var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }

  /// Returns the number of items in the section. Queries the data source if needed. Raises an exception if the
  /// section does not exist.
  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    guard counts.indices.contains(section) else {
      raise(
        "NSInternalInconsistencyException",
        "request for number of items in section \(section) when there are only \(counts.count) sections in the "
          + "collection view")
    }
    return counts[section]
  }

  // MARK: Visible content

  /// The visible cells, in the order of their index paths. Performs layout if needed, but does not perform a pending
  /// reload.
  open var visibleCells: [UICollectionViewCell] {
    layoutIfLoaded()
    return shownCells.map(\.cell)
  }

  /// The index paths of the visible cells, in order. Performs layout if needed, but does not perform a pending
  /// reload.
  open var indexPathsForVisibleItems: [IndexPath] {
    layoutIfLoaded()
    return shownCells.map(\.key.path)
  }

  /// Returns the item's cell, or nil if the item is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    views[.cell(ItemPosition(indexPath))] as? UICollectionViewCell
  }

  /// Returns the index path of the cell's item, or nil if the cell is not visible.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let element = cell.element, views[element] === cell else { return nil }
    return element.key.path
  }

  /// Returns the supplementary view of a kind at an index path, or nil if it is not visible. The headers and footers
  /// of an entire compositional layout have index paths with a single index.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    views[CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath)]
  }

  /// Returns the visible supplementary views of a kind, in the order of their index paths. Performs layout if needed,
  /// but does not perform a pending reload.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    layoutIfLoaded()
    return shownSupplementaries(elementKind).map(\.view)
  }

  /// Returns the index paths of the visible supplementary views of a kind, in order. Performs layout if needed, but
  /// does not perform a pending reload.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    layoutIfLoaded()
    return shownSupplementaries(elementKind).map(\.element.path)
  }

  /// Returns the topmost item at a point in content coordinates, or nil if there is none. In an orthogonally
  /// scrolling section, only visible items are considered.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  /// Returns the layout attributes of an item, regardless of whether it is visible. Prepares the layout if needed.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return layoutStorage.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the layout attributes of a supplementary view, regardless of whether it is visible. Prepares the layout
  /// if needed.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return layoutStorage.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// A view below all elements, with the size of the collection view. It does not scroll. Nil by default.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Reuse

  /// Registers a cell class for a reuse identifier. Pass nil to remove the registration. Raises an exception if the
  /// identifier is empty or the class is not a `UICollectionViewCell`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCells(cellClass, identifier: identifier)
  }

  /// Registers a nib of a cell for a reuse identifier. Pass nil to remove the registration. The nib's first object
  /// must be a cell.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, kind: CollectionRegistry.cellKind, identifier: identifier, expected: UICollectionViewCell.self)
  }

  /// Registers a nib of a supplementary view for a kind and reuse identifier. Pass nil to remove the registration.
  /// The nib's first object must be a supplementary view.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(nib, kind: kind, identifier: identifier, expected: UICollectionReusableView.self)
  }

  /// Registers a supplementary view class for a kind and reuse identifier. Pass nil to remove the registration.
  /// Raises an exception if the identifier is empty or the class is not a `UICollectionReusableView`.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    registerSupplementaries(viewClass, kind: elementKind, identifier: identifier)
  }

  /// Returns a reusable cell with the identifier, or a new cell of the registered class. Raises an exception if no
  /// class is registered.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    dequeueCell(identifier, for: indexPath)
  }

  /// Returns a reusable view with the kind and identifier, or a new view of the registered class. Raises an exception
  /// if no class is registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementary(kind: elementKind, identifier: identifier, for: indexPath)
  }

  // MARK: Changes

  /// Inserts items at index paths that are valid after the update. Raises an exception unless the data source
  /// contains the items.
  open func insertItems(at indexPaths: [IndexPath]) {
    edit { $0.insertedRows.formUnion(indexPaths.map(ItemPosition.init)) }
  }

  /// Deletes items at index paths that are valid before the update. Raises an exception unless the data source has
  /// removed the items.
  open func deleteItems(at indexPaths: [IndexPath]) {
    edit { $0.deletedRows.formUnion(indexPaths.map(ItemPosition.init)) }
  }

  /// Creates the items' cells again and deselects the items. Index paths refer to the state before the update.
  open func reloadItems(at indexPaths: [IndexPath]) {
    edit { $0.reloadedRows.formUnion(indexPaths.map(ItemPosition.init)) }
  }

  /// Moves an item, with its cell and its selection. The first index path refers to the state before the update, the
  /// second to the state after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    edit { $0.movedRows.append((ItemPosition(indexPath), ItemPosition(newIndexPath))) }
  }

  /// Inserts sections at indexes that are valid after the update. Raises an exception unless the data source contains
  /// the sections.
  open func insertSections(_ sections: IndexSet) { edit { $0.insertedSections.formUnion(sections) } }
  /// Deletes sections at indexes that are valid before the update. Raises an exception unless the data source has
  /// removed the sections.
  open func deleteSections(_ sections: IndexSet) { edit { $0.deletedSections.formUnion(sections) } }
  /// Creates all cells of the sections again. Indexes refer to the state before the update. The number of items may
  /// have changed.
  open func reloadSections(_ sections: IndexSet) { edit { $0.reloadedSections.formUnion(sections) } }
  /// Moves a section, with its cells. The first index refers to the state before the update, the second to the state
  /// after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    edit { $0.movedSections.append((section, newSection)) }
  }

  /// Requests the items' cells from the data source again. Dequeuing returns the existing cells, which are then
  /// measured again. Items that are not visible are skipped.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

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

  /// The attributes of visible elements that may disappear during the current update.
  var disappearingAttributes: [CollectionElement: UICollectionViewLayoutAttributes] = [:]

  // MARK: Selection

  /// Whether items can be selected: by `selectItem`, and by taps when the collection view is not in editing mode.
  /// True by default.
  open var allowsSelection = true
  /// Whether several items may be selected when the collection view is not in editing mode. If so, a tap toggles an
  /// item. False by default.
  open var allowsMultipleSelection = false
  /// Whether items can be selected in editing mode. False by default.
  open var allowsSelectionDuringEditing = false
  /// Whether several items may be selected in editing mode. If so, a tap toggles an item. False by default.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether items can be focused. Stored only, because Tessera has no focus.
  open var allowsFocus = false
  /// Whether the focused item is selected. Stored only, because Tessera has no focus.
  open var selectionFollowsFocus = false
  /// Whether focus returns to the last focused item. Stored only, because Tessera has no focus.
  open var remembersLastFocusedIndexPath = false
  /// The condition under which visible cells are measured again when their content changes. `disabled` turns this
  /// off; the other cases are equivalent. `enabled` by default.
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
  /// The visibility of the section index. `.automatic`, the default, shows the index if the data source provides
  /// titles.
  open override var indexDisplayMode: IndexDisplayMode {
    didSet { index?.isHidden = indexDisplayMode == .alwaysHidden }
  }
  /// Whether the collection view is in editing mode. When this property changes, visible cells update their
  /// configuration, and list cells show or hide accessories. False by default.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      closeSwipe(animated: false)
      for (_, cell) in shownCells { cell.setNeedsUpdateConfiguration() }
    }
  }

  /// The selected items, in the order of selection. If there are none, the array is empty rather than nil.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.map(\.path) }

  /// Selects an item, and scrolls to it unless the scroll position is empty. Pass nil to deselect all items. Does
  /// nothing if the item does not exist. Does not notify the delegate, as in UIKit.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item. Does not notify the delegate, as in UIKit.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(ItemPosition(indexPath)) }

  /// Scrolls the item to a position. Without a position, scrolls as little as needed.
  ///
  /// Items along the way are measured, so the final position is exact. Raises an exception if the item does not
  /// exist, or for two positions on the same axis.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, position: scrollPosition, animated: animated)
  }

  // MARK: Interactive movement

  /// Begins an interactive movement of an item. Returns false if the data source does not allow it or the item does
  /// not exist.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMove(at: indexPath) }
  /// Moves the item's center to a point in content coordinates. The items that it passes in its section make room.
  /// Does nothing if there is no movement.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMove(to: targetPosition) }
  /// Ends the movement with the item at its current position, and notifies the data source. Does nothing if there is
  /// no movement.
  open func endInteractiveMovement() { endMove(commits: true) }
  /// Moves the item back to its original position.
  open func cancelInteractiveMovement() { endMove(commits: false) }

  // MARK: Touches

  /// The interaction that shows the items' context menus. Nil without a delegate, which provides the menus.
  open var contextMenuInteraction: UIContextMenuInteraction? { delegate == nil ? nil : loadedMenu }
  @_spi(Tessera) open override func touchWillBegin() {
    super.touchWillBegin()
    if delegate != nil { _ = loadedMenu }
  }

  // The touch methods do not call super, so touches are not forwarded to superviews, as in UIKit's scroll views.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { beginTouch(touch) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { moveTouch(touch) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endTouch() }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { unhighlightTouchedItem() }

  @_spi(Tessera) open override func interceptsDrag(from start: CGPoint, translation moved: CGPoint) -> Bool {
    (index?.beginTracking(at: start) ?? false) || beginsSelecting(from: start) || beginHandleMove(at: start)
      || beginsSwipe(from: start, moved: moved)
  }

  @_spi(Tessera) open override func updateInterceptedDrag(_ pan: UIPanGestureRecognizer) {
    if let index, index.isTracked { return index.track(pan) }
    if selecting != nil { return trackSelecting(pan) }
    if handleMove != nil { trackHandle(pan) } else { trackSwipe(pan) }
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

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .collectionView }
  @_spi(Tessera) open override class func makeAppearanceProxy() -> UIView { DynamicInit.collection(self) }
  /// Returns a collection view with the list's default background color, so that this color does not count as set by
  /// the app.
  @_spi(Tessera) open override func defaultCounterpart(of view: UIView) -> UIView? {
    guard view === self, let listBackgroundSet else { return nil }
    let twin = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    twin.backgroundColor = listBackgroundSet
    return twin
  }

  @_spi(Tessera) open override func sizeDidChange() {
    super.sizeDidChange()
    boundsDidChange()
  }

  @_spi(Tessera) open override func didScroll() {
    super.didScroll()
    boundsDidChange()
  }

  @_spi(Tessera) open override func dragTarget(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layoutStorage.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  @_spi(Tessera) open override func environmentDidChange() {
    super.environmentDidChange()
    for view in views.values { view.measured = nil }
    layoutStorage.invalidateLayout()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    layoutStorage.invalidateLayout()
  }
}

extension UICollectionView {
  /// Applies a list's background color if none was set, and enables bouncing as in a table.
  func applyBackground() {
    guard let color = collectionViewLayout.listBackground else { return }
    alwaysBounceVertical = true
    if backgroundColor == nil || backgroundColor === listBackgroundSet { backgroundColor = color }
    listBackgroundSet = color
  }
}
