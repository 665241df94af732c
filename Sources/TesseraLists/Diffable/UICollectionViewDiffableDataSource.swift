// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A data source that shows snapshots in a collection view. DiffableState stores the items' positions, and this class
// creates cells and updates the collection view.

public import Foundation

/// A collection view data source that is based on snapshots of the data.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UICollectionViewDataSource
{
  /// A closure that returns an item's cell. Returning nil raises an exception.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// A closure that returns a supplementary view of a kind. Returning nil raises an exception.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?
  /// A snapshot of all sections and items.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// A snapshot of one section, as an outline.
  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()
  private var outlines: [SectionIdentifierType: SectionSnapshot] = [:]
  /// A closure that returns headers, footers and other supplementary views. If nil, a layout that requires such a
  /// view raises an exception.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// The handlers that allow and observe interactive movement of items. By default, no item can be moved.
  open var reorderingHandlers = ReorderingHandlers()

  /// Creates a data source and assigns it to the collection view. Both references are weak, so retain the data source.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows the snapshot. Items that remain keep their cells and their selection. With `animatingDifferences` and a
  /// running animation clock, changes are animated, and the completion handler is called at the end; otherwise, it is
  /// called before the method returns.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    let change = state.replace(with: snapshot)
    removeStaleOutlines()
    guard let collectionView else {
      completion?()
      return
    }
    collectionView.show(change, animated: animatingDifferences) { completion?() }
  }

  /// Shows the snapshot by calling `reloadData`. All cells are created again and the selection is lost. The
  /// completion handler is called before the next layout pass.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    state.storeSnapshot(snapshot)
    removeStaleOutlines()
    collectionView?.reloadData()
    completion?()
  }

  /// Discards the outlines of sections whose items differ from the outline's visible items.
  private func removeStaleOutlines() {
    outlines = outlines.filter { section, outline in
      state.snapshot.indexOfSection(section).map { _ in state.snapshot.itemIdentifiers(inSection: section) }
        == outline.visibleItems
    }
  }

  /// Returns a copy of the most recently applied snapshot, without its reload requests. Empty until a snapshot is
  /// applied.
  open func snapshot() -> Snapshot { state.snapshot }

  /// Shows an outline's visible items as the items of a section. If the section does not exist, it is appended. For
  /// the completion handler, see `apply(_:animatingDifferences:completion:)`.
  open func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var next = state.snapshot
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    next.deleteItems(next.itemIdentifiers(inSection: section))
    next.appendItems(snapshot.visibleItems, toSection: section)
    apply(next, animatingDifferences: animatingDifferences, completion: completion)
    outlines[section] = snapshot
  }

  /// Returns the outline most recently applied to the section, provided that the section still shows the outline's
  /// visible items. Otherwise, returns the section's items as an outline without children.
  open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
    if let outline = outlines[section] { return outline }
    var result = SectionSnapshot()
    if index(for: section) != nil { result.append(state.snapshot.itemIdentifiers(inSection: section)) }
    return result
  }

  // MARK: Identifiers and paths

  /// Returns the item at an index path, or nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { state.item(at: indexPath) }

  /// Returns the item's index path, or nil if the item is not in the snapshot.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { state.path(of: itemIdentifier) }

  /// Returns the section at an index, or nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { state.section(at: index) }

  /// Returns the section's index, or nil if the section is not in the snapshot.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: UICollectionViewDataSource

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { state.snapshot.numberOfSections }

  /// Returns the number of items in the section, or 0 if the section does not exist.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    state.numberOfItems(inSection: section)
  }

  /// Returns the item's cell from the cell provider. Raises an exception if the provider returns nil.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
      raise(
        "NSInternalInconsistencyException",
        "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath), which is not allowed. "
          + "You must always return a cell to the collection view.")
    }
    return cell
  }

  /// Returns the view from `supplementaryViewProvider`. Raises an exception if the provider is nil or returns nil.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      raise(
        "NSInternalInconsistencyException",
        "The layout requires a supplementary view of kind \(kind), but the data source has no supplementaryViewProvider. Set "
          + "one.")
    }
    guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
      raise(
        "NSInternalInconsistencyException",
        "the view returned from the supplementaryViewProvider (\(kind),\(indexPath)) is nil, which is not allowed.")
    }
    return view
  }

  /// Returns the result of `canReorderItem` for the item, or false if the closure is nil.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }
  /// Moves the item in the snapshot, and calls `reorderingHandlers`. Called after an item has been moved
  /// interactively.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath),
      let new = state.snapshot.moving(item, to: destinationIndexPath)
    else { return }
    let transaction = NSDiffableDataSourceTransaction(from: state.snapshot, to: new)
    reorderingHandlers.willReorder?(transaction)
    state.storeSnapshot(new)
    removeStaleOutlines()
    collectionView.applyMove(from: sourceIndexPath, to: destinationIndexPath)
    reorderingHandlers.didReorder?(transaction)
  }
  /// Returns nil, so no section index is shown. Override this method to provide one.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Returns the first item.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
}
