// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A collection view fed by snapshots: the state knows what stands where, this class asks for cells and tells the collection
// view.

public import Foundation

/// A collection view's data source that is given whole states of the data.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UICollectionViewDataSource
{
  /// Makes the cell of an item. Returning nil raises an exception.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Makes a supplementary view of a kind. Returning nil raises an exception.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?
  /// A state of all the data.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// A state of one section, as an outline.
  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()
  private var outlines: [SectionIdentifierType: SectionSnapshot] = [:]
  /// Makes headers, footers and other supplementary views. Without one, nil, a layout that wants such a view raises an
  /// exception.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// Which items may be moved by hand, and who hears of it. None by default.
  open var reorderingHandlers = ReorderingHandlers()

  /// Sets itself as the collection view's data source. Both hold each other weakly, so keep the data source.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows the snapshot. Items that stay keep their cells and their selection. With `animatingDifferences` and a running clock
  /// items move, and the completion is called at the end; otherwise before the method returns.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    let change = state.replace(with: snapshot)
    dropStaleOutlines()
    guard let collectionView else {
      completion?()
      return
    }
    collectionView.show(change, animated: animatingDifferences) { completion?() }
  }

  /// Shows the snapshot by `reloadData`: all cells are built anew and the selection is lost. The completion is called
  /// before the next layout.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    state.show(snapshot)
    dropStaleOutlines()
    collectionView?.reloadData()
    completion?()
  }

  /// Keeps outlines only of sections that show just their visible items.
  private func dropStaleOutlines() {
    outlines = outlines.filter { section, outline in
      state.snapshot.indexOfSection(section).map { _ in state.snapshot.itemIdentifiers(inSection: section) }
        == outline.visibleItems
    }
  }

  /// A copy of what was applied last, without its requests to reload. Empty at first.
  open func snapshot() -> Snapshot { state.snapshot }

  /// Shows an outline's visible items as the items of a section, which is appended if it is not there. The completion
  /// is called as that of a snapshot.
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

  /// The outline that was applied to the section last, while the section's items are those visible in it; otherwise the
  /// section's items as an outline without children.
  open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
    if let outline = outlines[section] { return outline }
    var result = SectionSnapshot()
    if index(for: section) != nil { result.append(state.snapshot.itemIdentifiers(inSection: section)) }
    return result
  }

  // MARK: Identifiers and paths

  /// The item at a path; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { state.item(at: indexPath) }

  /// The item's path; nil for an item that is not in the snapshot.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { state.path(of: itemIdentifier) }

  /// The section at an index; nil where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { state.section(at: index) }

  /// The section's index; nil for a section that is not in the snapshot.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: UICollectionViewDataSource

  /// The number of sections in the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { state.snapshot.numberOfSections }

  /// The number of items of the section; 0 for a section that does not exist.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    state.numberOfItems(inSection: section)
  }

  /// The cell that the provider makes for the item. Raises an exception where it makes none.
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

  /// The view that the supplementary provider makes. Raises an exception where it makes none or is nil.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      raise(
        "NSInternalInconsistencyException",
        "The layout wants a supplementary view of kind \(kind), but the data source has no supplementaryViewProvider. Set "
          + "one.")
    }
    guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
      raise(
        "NSInternalInconsistencyException",
        "the view returned from the supplementaryViewProvider (\(kind),\(indexPath)) is nil, which is not allowed.")
    }
    return view
  }

  /// What `reorderingHandlers` say of the item; false without them.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }
  /// Moves the item in the snapshot, and calls `reorderingHandlers`. Called when an item was moved by hand.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath),
      let new = state.snapshot.moving(item, to: destinationIndexPath)
    else { return }
    let transaction = NSDiffableDataSourceTransaction(from: state.snapshot, to: new)
    reorderingHandlers.willReorder?(transaction)
    state.show(new)
    dropStaleOutlines()
    collectionView.takeMove(sourceIndexPath, destinationIndexPath)
    reorderingHandlers.didReorder?(transaction)
  }
  /// Returns nil: no index. Override it to have one.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Returns the first item.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
}
