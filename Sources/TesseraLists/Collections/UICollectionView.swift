// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A collection view knows how many elements there are and asks its layout where they stand; it builds, measures and
// places the views of what is seen. This file holds state and what is called from outside. Tiling is in
// UICollectionView+Layout, views and queues in +Reuse and +Registration, changes in +Updates, selection and scrolling
// in +Selection, sections that scroll across in +Orthogonal. As in UITableView, what apps may override is declared in
// the class and calls functions of the extensions.
//
// More than 500 lines, because members that apps override cannot stand in extensions.

public import Foundation
public import TesseraNibs
@_spi(Tessera) public import TesseraViews

/// Elements placed by a layout object, of which only those on screen exist as views.
///
/// With a running `AnimationClock` changes of items and of the layout take 0.3 seconds. The collection view itself has its new
/// items at once, and a change that comes meanwhile goes on from what is seen. In a still picture everything has arrived.
///
/// - Note: Differs from UIKit: items of sections that scroll across fade in and out.
open class UICollectionView: UIScrollView {
  private weak var delegateStorage: (any UICollectionViewDelegate)?
  private var layoutStorage: UICollectionViewLayout
  /// Items by section, as last asked for.
  var counts: [Int] = []
  var needsData = true
  /// Whether items wait for the first layout since they were to be reloaded.
  var awaitsLayout = true
  /// Whether `reloadData` was called and nothing has been counted since.
  var isReloadPending = false
  var needsPrepare = true
  var isPreparing = false
  /// True while views are built: what they ask of the collection view must not start another layout.
  var isTiling = false
  var views: [CollectionElement: UICollectionReusableView] = [:]
  var selection: [RowKey] = []
  var registry = CollectionRegistry()
  var update: TableUpdate?
  /// Cells that `dequeueReusableCell` returns during a reconfiguration.
  var reconfigured: [RowKey: UICollectionViewCell] = [:]
  var scrollers: [Int: OrthogonalScrollView] = [:]
  /// The size and insets the layout was last told of.
  var settledBox: (size: CGSize, inset: UIEdgeInsets)?
  /// Whether the layout may say where the content should stand, after an update or a change of the layout.
  var asksForOffset = false
  /// Whether a mirrored layout has been scrolled to where it begins.
  var hasShownStart = false
  var listBackgroundSet: UIColor?
  /// The item under a finger that has highlighted it.
  var touchedItem: RowKey?
  /// The row of a list that is swiped to the side; nil until the first one.
  var swipes: SwipeState?
  /// Whether the data source has already shown the move that it was told of.
  var hasTakenMove = false
  /// The change of the layout that is under way.
  var transition: InteractiveTransition?
  /// The item that is moved by hand.
  var move: ItemMove?
  /// The finger that drags an item by the lines of its cell.
  var handleMove: HandleMove?
  /// What is dragged out of the collection view and over it; nil until it has a delegate for that.
  var dragging: ListDragging?
  /// The titles at the edge; nil until the data source has any.
  var index: SectionIndex?
  /// A drag that selects items.
  var selecting: MultipleSelection?
  /// What was told of items to come; nil until somebody wants to know.
  var prefetching: CollectionPrefetching?
  /// Work done so far, for tests.
  var builtViews = 0
  var measuredViews = 0
  var preparations = 0

  /// A collection view without elements until it has a data source. It has no background colour, unless its layout is
  /// a list.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutStorage = layout
    super.init(frame: frame)
    layout.collectionView = self
    applyBackground()
  }

  public required init?(coder: NSCoder) {
    layoutStorage = NibCoder.object("collectionViewLayout", coder) ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    layoutStorage.collectionView = self
    applyBackground()
    coder.finishDecoding(self, at: UICollectionView.self)
  }

  /// Raises an exception: a collection view needs a layout.
  public convenience override init(frame: CGRect) {
    raise(
      "NSInvalidArgumentException",
      "UICollectionView must be initialized with a non-nil layout parameter. Use init(frame:collectionViewLayout:).")
  }

  // MARK: Where elements come from

  /// Says how many items there are and makes their views. Held weakly. Setting another one throws away all views and
  /// the selection; without one there are no elements.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { discardElements() } }
  }
  /// Told of items that will soon be seen, once the collection view has been scrolled. Held weakly. nil by default.
  open var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { prefetching?.source }
    set { prefetching = newValue.map(CollectionPrefetching.init) }
  }
  /// Whether the `prefetchDataSource` is told of items. True by default.
  open var isPrefetchingEnabled = true

  /// Hears of taps and of views coming and going. Held weakly. Setting it invalidates the layout.
  open var delegate: (any UICollectionViewDelegate)? {
    get { delegateStorage }
    set { scrollDelegateStorage = newValue }
  }

  /// Says what items give to a drag. Held weakly. nil by default.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { dragDelegatesDidChange() } }
  /// Takes what is dropped on the collection view. Held weakly. nil by default.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { dragDelegatesDidChange() } }
  /// Whether items can be dragged where there is a `dragDelegate`. True by default, as on every device since iOS 15.
  open var dragInteractionEnabled: Bool {
    get { dragging?.isEnabled ?? true }
    set { loadedDragging.isEnabled = newValue }
  }
  /// Stored only: items make room at once. `immediate` by default.
  open var reorderingCadence: ReorderingCadence = .immediate
  /// Whether items were lifted from the collection view and have not been dropped.
  open var hasActiveDrag: Bool { dragging?.hasActiveDrag ?? false }
  /// Whether something is dragged over the collection view, or on its way there after a drop.
  open var hasActiveDrop: Bool { dragging?.isOver ?? false }
  /// Whether there are placeholders for what was dropped.
  open var hasUncommittedUpdates: Bool { dragging?.hasPlaceholders ?? false }

  @_spi(Tessera) open override func scrollDelegateDidChange() {
    super.scrollDelegateDidChange()
    delegateStorage = scrollDelegateStorage as? any UICollectionViewDelegate
    layoutStorage.invalidateLayout()
  }

  /// The object that places the elements. Setting another one takes effect at the next layout, without an animation. In an
  /// interactive transition it is the layout of that.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutStorage }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Replaces the layout. The views on screen stay and go to their new places, in 0.3 seconds if that is animated.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout. The completion is called with true when the views have arrived: without a clock, or an
  /// animation, before the method returns.
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

  /// Called when a change of the layout is over, with whether it has arrived and whether it was finished.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

  /// Begins to change to another layout, as far as `transitionProgress` of the result says. Until it is finished or
  /// cancelled, the result is the layout. One that is under way is cancelled.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    startTransition(to: layout, completion)
  }
  /// Goes on to the new layout and leaves it in place. Does nothing without a change under way.
  open func finishInteractiveTransition() { goToEnd(finishes: true) }
  /// Returns to the old layout. Does nothing without a change under way.
  open func cancelInteractiveTransition() { goToEnd(finishes: false) }

  /// Throws away all views and the selection. The data source is asked again at the next layout, or when somebody asks
  /// for a number before it.
  ///
  /// Changes reported before that layout become part of the reload where they do not fit the new counts.
  open func reloadData() {
    discardElements()
    isReloadPending = true
  }

  /// How many sections there are. Asks the data source if that is due.
  open var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }

  /// How many items the section has. Asks the data source if that is due. Raises an exception for a section that does
  /// not exist.
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

  // MARK: What is seen

  /// The cells on screen in the order of their paths. Lays out first if that is due, but
  /// loads nothing that waits to be reloaded.
  open var visibleCells: [UICollectionViewCell] {
    layoutIfLoaded()
    return shownCells.map(\.cell)
  }

  /// The paths of the cells on screen, in order. Lays out first if that is due, but
  /// loads nothing that waits to be reloaded.
  open var indexPathsForVisibleItems: [IndexPath] {
    layoutIfLoaded()
    return shownCells.map(\.key.path)
  }

  /// The item's cell; nil for an item that is not on screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    views[.cell(RowKey(indexPath))] as? UICollectionViewCell
  }

  /// The item whose cell this is; nil for a cell that is not on screen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let element = cell.element, views[element] === cell else { return nil }
    return element.key.path
  }

  /// The supplementary view of a kind at a path; nil if it is not on screen. Headers and footers of a whole
  /// compositional layout have paths of one number.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    views[CollectionElement(.supplementaryView, elementKind, indexPath)]
  }

  /// The supplementary views of a kind on screen, in the order of their paths. Lays out first if that is due, but
  /// loads nothing that waits to be reloaded.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    layoutIfLoaded()
    return shownSupplementaries(elementKind).map(\.view)
  }

  /// The paths of the supplementary views of a kind on screen, in order. Lays out first if that is due, but
  /// loads nothing that waits to be reloaded.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    layoutIfLoaded()
    return shownSupplementaries(elementKind).map(\.element.path)
  }

  /// The topmost item at a point of the content; nil where there is none. In a section with a scroll view of its own
  /// only items on screen are found.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  /// The layout's attributes for an item, on screen or not. Prepares the layout if that is due.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return layoutStorage.layoutAttributesForItem(at: indexPath)
  }

  /// The layout's attributes for a supplementary view, on screen or not. Prepares the layout if that is due.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return layoutStorage.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// A view behind all elements, as large as the collection view. It does not scroll. nil by default.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Views to use again

  /// Registers the class to make cells of; nil removes the registration. Raises an exception for an empty identifier
  /// and for a class that is not a `UICollectionViewCell`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCells(cellClass, identifier)
  }

  /// The nib to make cells of, whose first object must be a cell; nil takes the registration back.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, CollectionRegistry.cellKind, identifier, UICollectionViewCell.self)
  }

  /// The nib to make supplementary views of a kind of, whose first object must be one; nil takes the registration back.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(nib, kind, identifier, UICollectionReusableView.self)
  }

  /// Registers the class to make supplementary views of a kind of; nil removes the registration. Raises an exception
  /// for an empty identifier and for a class that is not a `UICollectionReusableView`.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    registerSupplementaries(viewClass, elementKind, identifier)
  }

  /// A waiting cell with the identifier, or a new one of the registered class. Raises an exception when no class is
  /// registered.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    takeCell(identifier, for: indexPath)
  }

  /// A waiting view of the kind and with the identifier, or a new one of the registered class. Raises an exception
  /// when no class is registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    takeSupplementary(elementKind, identifier, for: indexPath)
  }

  // MARK: Changes

  /// Inserts items at paths as they are after the change. The data source must hold them already, or an exception is
  /// raised.
  open func insertItems(at indexPaths: [IndexPath]) {
    edit { $0.insertedRows.formUnion(indexPaths.map(RowKey.init)) }
  }

  /// Deletes items at paths as they are before the change. The data source must have dropped them already, or an
  /// exception is raised.
  open func deleteItems(at indexPaths: [IndexPath]) {
    edit { $0.deletedRows.formUnion(indexPaths.map(RowKey.init)) }
  }

  /// Builds the items' cells anew. Paths are those before the change; the items are no longer selected.
  open func reloadItems(at indexPaths: [IndexPath]) {
    edit { $0.reloadedRows.formUnion(indexPaths.map(RowKey.init)) }
  }

  /// Moves an item, with its cell and its selection, from a path before the change to one after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    edit { $0.movedRows.append((RowKey(indexPath), RowKey(newIndexPath))) }
  }

  /// Inserts sections at indices as they are after the change. The data source must hold them already, or an exception
  /// is raised.
  open func insertSections(_ sections: IndexSet) { edit { $0.insertedSections.formUnion(sections) } }
  /// Deletes sections at indices as they are before the change. The data source must have dropped them already, or an
  /// exception is raised.
  open func deleteSections(_ sections: IndexSet) { edit { $0.deletedSections.formUnion(sections) } }
  /// Builds all cells of the sections anew. Indices are those before the change; the number of items may have changed.
  open func reloadSections(_ sections: IndexSet) { edit { $0.reloadedSections.formUnion(sections) } }
  /// Moves a section, with its cells, from an index before the change to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    edit { $0.movedSections.append((section, newSection)) }
  }

  /// Asks the data source for the items' cells again and hands it the cells that are there. Items that are not on
  /// screen are skipped; sizes are measured again.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

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

  /// What shows that may disappear in the change that is being shown.
  var leaving: [CollectionElement: UICollectionViewLayoutAttributes] = [:]

  // MARK: Selection

  /// Whether items can be selected, by a tap outside of editing and by `selectItem` at any time. True by default.
  open var allowsSelection = true
  /// Whether several items may be selected while the collection view is not being edited: a tap then toggles its item.
  /// False by default.
  open var allowsMultipleSelection = false
  /// Whether items can be selected while the collection view is being edited. False by default.
  open var allowsSelectionDuringEditing = false
  /// Whether several items may be selected while the collection view is being edited: a tap then toggles its item.
  /// False by default.
  open var allowsMultipleSelectionDuringEditing = false
  /// Stored only: there is no focus.
  open var allowsFocus = false
  /// Stored only: there is no focus.
  open var selectionFollowsFocus = false
  /// Stored only: there is no focus.
  open var remembersLastFocusedIndexPath = false
  /// Whether cells on screen are measured again when their content changes. `disabled` turns it off; the other cases
  /// do the same. `enabled` by default.
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
  /// Whether the collection view is being edited. Cells on screen update their configuration; list cells show or hide
  /// accessories. False by default.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      closeSwipe(animated: false)
      for (_, cell) in shownCells { cell.setNeedsUpdateConfiguration() }
    }
  }

  /// The selected items in the order they were selected; empty, not nil, without any.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.map(\.path) }

  /// Selects an item, and scrolls to it unless the position is empty. nil deselects all items; items that do not exist
  /// are ignored. The delegate is not told, as in UIKit.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects an item. The delegate is not told, as in UIKit.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(RowKey(indexPath)) }

  /// Scrolls until the item stands at the position. Without a position it scrolls as little as needed.
  ///
  /// Items on the way are measured, so the item ends exactly where it should. Raises an exception for an item that
  /// does not exist and for two positions on one axis.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Moving by hand

  /// Begins to move an item, where the data source allows it. False if it does not, or the item does not exist.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMove(indexPath) }
  /// Brings the middle of the moved item to a point of the content. The items that it passes in its section make room.
  /// Does nothing without a movement.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMove(targetPosition) }
  /// Leaves the item where it was brought, and tells the data source. Does nothing without a movement.
  open func endInteractiveMovement() { endMove(commits: true) }
  /// Returns the item to where it was.
  open func cancelInteractiveMovement() { endMove(commits: false) }

  // MARK: Touches

  // Touches are not passed on to the views around the collection view, as in UIKit's scroll views.
  /// What shows the context menus of items. Nil without a delegate, which makes them.
  open var contextMenuInteraction: UIContextMenuInteraction? { delegate == nil ? nil : loadedMenu }
  @_spi(Tessera) open override func fingerWillComeDown() {
    super.fingerWillComeDown()
    if delegate != nil { _ = loadedMenu }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { beginTouch(touch) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { moveTouch(touch) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endTouch() }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { unhighlightTouchedItem() }

  @_spi(Tessera) open override func takesDrag(from start: CGPoint, moved: CGPoint) -> Bool {
    (index?.takes(start) ?? false) || takesSelecting(from: start) || takesHandle(at: start)
      || takesSwipe(from: start, moved: moved)
  }

  @_spi(Tessera) open override func followTakenDrag(_ pan: UIPanGestureRecognizer) {
    if let index, index.isTracked { return index.follow(pan) }
    if selecting != nil { return followSelecting(pan) }
    if handleMove != nil { followHandle(pan) } else { followSwipe(pan) }
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
  /// The background of a list is its layout's, not the app's.
  @_spi(Tessera) open override func plainTwin(of view: UIView) -> UIView? {
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
  /// Gives a list its background colour where none was set, and lets it bounce as a table does.
  func applyBackground() {
    guard let color = collectionViewLayout.listBackground else { return }
    alwaysBounceVertical = true
    if backgroundColor == nil || backgroundColor === listBackgroundSet { backgroundColor = color }
    listBackgroundSet = color
  }
}
