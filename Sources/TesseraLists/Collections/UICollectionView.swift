// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A collection view knows how many elements there are and asks its layout where they stand; it builds, measures and places
// the views of what is seen. This file holds state and what is called from outside. Tiling is in UICollectionView+Layout,
// views and queues in +Reuse and +Registration, changes in +Updates, selection and scrolling in +Selection, sections that
// scroll across in +Orthogonal. As in UITableView, what apps may override stands in the class and hands on to the extensions.

public import Foundation
@_spi(Tessera) public import TesseraViews

/// Elements placed by a layout object, of which only those on screen exist as views.
///
/// - Note: Differs from UIKit: animations arrive at once, nothing is fetched ahead, and items are not moved by hand.
open class UICollectionView: UIScrollView {
  private weak var delegateStorage: (any UICollectionViewDelegate)?
  private var layoutStorage: UICollectionViewLayout
  /// Items by section, as last asked for.
  var counts: [Int] = []
  var needsData = true
  /// Whether `reloadData` was called and nothing has been counted since.
  var isReloadPending = false
  var needsPrepare = true
  var isPreparing = false
  /// Views are being built: what they ask of the collection view must not lay it out again.
  var isTiling = false
  var views: [CollectionElement: UICollectionReusableView] = [:]
  var selection: [RowKey] = []
  var registry = CollectionRegistry()
  var update: TableUpdate?
  /// Cells that a reconfiguration wants to get from `dequeueReusableCell`.
  var reconfigured: [RowKey: UICollectionViewCell] = [:]
  var scrollers: [Int: OrthogonalScrollView] = [:]
  /// The size and insets the layout was last told of.
  var settledBox: (size: CGSize, inset: UIEdgeInsets)?
  /// Whether a mirrored layout has been scrolled to where it begins.
  var hasShownStart = false
  var listBackgroundSet: UIColor?
  /// The item under a finger that has highlighted it.
  var touchedItem: RowKey?
  /// Work done so far, for tests.
  var builtViews = 0
  var measuredViews = 0
  var preparations = 0

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutStorage = layout
    super.init(frame: frame)
    layout.collectionView = self
    applyBackground()
  }

  public required init?(coder: NSCoder) {
    layoutStorage = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layoutStorage.collectionView = self
    applyBackground()
  }

  public convenience override init(frame: CGRect) {
    raise(
      "NSInvalidArgumentException",
      "UICollectionView must be initialized with a non-nil layout parameter. Use init(frame:collectionViewLayout:).")
  }

  // MARK: Where elements come from

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { discardElements() } }
  }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  open var delegate: (any UICollectionViewDelegate)? {
    get { delegateStorage }
    set { scrollDelegateStorage = newValue }
  }

  @_spi(Tessera) open override func scrollDelegateDidChange() {
    super.scrollDelegateDidChange()
    delegateStorage = scrollDelegateStorage as? any UICollectionViewDelegate
    layoutStorage.invalidateLayout()
  }

  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutStorage }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    if layout !== layoutStorage { replaceLayout(layout) }
    completion?(true)
  }

  private func replaceLayout(_ layout: UICollectionViewLayout) {
    let old = layoutStorage
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    old.collectionView = nil
    discardViews()
    layoutStorage = layout
    layout.collectionView = self
    needsPrepare = true
    hasShownStart = false
    applyBackground()
    setNeedsLayout()
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
  }

  /// Throws away all views and asks the data source again at the next layout, or when somebody asks for a number.
  ///
  /// Changes told before that layout are part of the reload where they do not fit what is counted then.
  open func reloadData() {
    discardElements()
    isReloadPending = true
  }

  open var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }

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

  open var visibleCells: [UICollectionViewCell] {
    layoutIfDirty()
    return shownCells.map(\.cell)
  }

  open var indexPathsForVisibleItems: [IndexPath] {
    layoutIfDirty()
    return shownCells.map(\.key.path)
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    views[.cell(RowKey(indexPath))] as? UICollectionViewCell
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let element = cell.element, views[element] === cell else { return nil }
    return element.key.path
  }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    views[CollectionElement(.supplementaryView, elementKind, RowKey(indexPath))]
  }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    layoutIfDirty()
    return shownSupplementaries(elementKind).map(\.view)
  }

  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    layoutIfDirty()
    return shownSupplementaries(elementKind).map(\.key.path)
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return layoutStorage.layoutAttributesForItem(at: indexPath)
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return layoutStorage.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Views to use again

  /// Registers the class to make cells of; nil takes the registration back.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCells(cellClass, identifier)
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    registerSupplementaries(viewClass, elementKind, identifier)
  }

  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    takeCell(identifier, for: indexPath)
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    takeSupplementary(elementKind, identifier, for: indexPath)
  }

  // MARK: Changes

  open func insertItems(at indexPaths: [IndexPath]) {
    edit { $0.insertedRows.formUnion(indexPaths.map(RowKey.init)) }
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    edit { $0.deletedRows.formUnion(indexPaths.map(RowKey.init)) }
  }

  open func reloadItems(at indexPaths: [IndexPath]) {
    edit { $0.reloadedRows.formUnion(indexPaths.map(RowKey.init)) }
  }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    edit { $0.movedRows.append((RowKey(indexPath), RowKey(newIndexPath))) }
  }

  open func insertSections(_ sections: IndexSet) { edit { $0.insertedSections.formUnion(sections) } }
  open func deleteSections(_ sections: IndexSet) { edit { $0.deletedSections.formUnion(sections) } }
  open func reloadSections(_ sections: IndexSet) { edit { $0.reloadedSections.formUnion(sections) } }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    edit { $0.movedSections.append((section, newSection)) }
  }

  /// Asks for the items' cells again and keeps the cells themselves.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Makes changes together: deletions by the paths before, insertions by the paths after.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    openUpdate()
    updates?()
    closeUpdate()
    completion?(true)
  }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var allowsFocus = false
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for (_, cell) in shownCells { cell.setNeedsUpdateConfiguration() }
    }
  }

  /// The selected items in the order they were selected; empty, not nil, without any.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.map(\.path) }

  /// Selects an item, and scrolls to it unless the position is empty. The delegate is not told, as in UIKit.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(RowKey(indexPath)) }

  /// Scrolls until the item stands at the position. Without a position it scrolls as little as needed.
  ///
  /// Items on the way are measured, so the item ends exactly where it should.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Touches

  // What surrounds the collection view hears nothing of its touches, as with UIKit's scroll views.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { beginTouch(touch) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { moveTouch(touch) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endTouch() }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { unhighlightTouchedItem() }

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
    boundsDidChange()
  }

  @_spi(Tessera) open override func didScroll() {
    super.didScroll()
    boundsDidChange()
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
  /// A list paints its own ground where none was set, and bounces as a table does.
  func applyBackground() {
    guard let color = collectionViewLayout.listBackground else { return }
    alwaysBounceVertical = true
    if backgroundColor == nil || backgroundColor === listBackgroundSet { backgroundColor = color }
    listBackgroundSet = color
  }
}
