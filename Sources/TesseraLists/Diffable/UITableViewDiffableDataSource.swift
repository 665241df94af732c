// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A table that shows snapshots: the state contains the positions of items, this class creates cells and updates the table.

public import Foundation

/// A table's data source based on snapshots of the data.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UITableViewDataSource
{
  /// A closure that returns the cell of an item. Returning nil raises an exception.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?
  /// A snapshot of all the data.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()
  /// The animation of inserted and deleted rows if a clock is running.
  open var defaultRowAnimation: UITableView.RowAnimation = .automatic

  /// Creates a data source and assigns it to the table. Both references are weak, so retain the data source.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows the snapshot. Remaining rows keep their cells, heights and selection. With `animatingDifferences` and a running
  /// clock, the rows move and the completion is called at the end; otherwise it is called before the method returns.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    let change = state.replace(with: snapshot)
    guard let tableView else {
      completion?()
      return
    }
    let arrange = {
      tableView.rearrange(change.places)
      tableView.reconfigureRows(at: change.reconfigured)
    }
    guard animatingDifferences else {
      arrange()
      completion?()
      return
    }
    tableView.show(change.places, animations: BatchAnimations(usual: defaultRowAnimation), change: arrange) {
      completion?()
    }
  }

  /// Shows the snapshot with `reloadData`: all cells are rebuilt and the selection is lost. The completion is called before the
  /// next layout pass.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    state.storeSnapshot(snapshot)
    tableView?.reloadData()
    completion?()
  }

  /// Returns a copy of the last applied snapshot, without its reload requests. Empty at first.
  open func snapshot() -> Snapshot { state.snapshot }

  // MARK: Identifiers and paths

  /// Returns the item at a path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { state.item(at: indexPath) }

  /// Returns the item's path; nil for an item that is not in the snapshot.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { state.path(of: itemIdentifier) }

  /// Returns the section at an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { state.section(at: index) }

  /// Returns the section's index; nil for a section that is not in the snapshot.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: UITableViewDataSource

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { state.snapshot.numberOfSections }

  /// Returns the number of items of the section; 0 for a section that does not exist.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    state.numberOfItems(inSection: section)
  }

  /// Returns the provider's cell for the item. Raises an exception if the provider returns nil.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
      raise(
        "NSInternalInconsistencyException",
        "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath), which is not allowed. "
          + "You must always return a cell to the table view.")
    }
    return cell
  }

  /// Returns nil: no header title. Override it to provide one.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns nil: no footer title. Override it to provide one.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns false: rows have no swipe buttons. Override it to allow them.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns false: rows have no reorder controls.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns nil: no section index. Override it to provide one.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the index itself.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Does nothing. Called by a row's Delete button.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing. Called after a row is dragged by its reorder control.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { tableView.wasAnsweredByDefault = true }
}
