// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A table fed by snapshots: the state knows what stands where, this class asks for cells and tells the table.

public import Foundation

/// A table's data source that is given whole states of the data.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UITableViewDataSource
{
  /// Makes the cell of an item. Returning nil raises an exception.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?
  /// A state of all the data.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()
  /// How rows come and go where a clock runs.
  open var defaultRowAnimation: UITableView.RowAnimation = .automatic

  /// Sets itself as the table's data source. Both hold each other weakly, so keep the data source.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows the snapshot. Rows that stay keep their cells, heights and selection. With `animatingDifferences` and a running clock
  /// the rows move, and the completion is called at the end; otherwise before the method returns.
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
    tableView.show(change.places, RowLooks(usual: defaultRowAnimation), change: arrange) { completion?() }
  }

  /// Shows the snapshot by `reloadData`: all cells are built anew and the selection is lost. The completion is called
  /// before the next layout.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    state.show(snapshot)
    tableView?.reloadData()
    completion?()
  }

  /// A copy of what was applied last, without its requests to reload. Empty at first.
  open func snapshot() -> Snapshot { state.snapshot }

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

  // MARK: UITableViewDataSource

  /// The number of sections in the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { state.snapshot.numberOfSections }

  /// The number of items of the section; 0 for a section that does not exist.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    state.numberOfItems(inSection: section)
  }

  /// The cell that the provider makes for the item. Raises an exception where it makes none.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
      raise(
        "NSInternalInconsistencyException",
        "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath), which is not allowed. "
          + "You must always return a cell to the table view.")
    }
    return cell
  }

  /// Returns nil: no header title. Override it to have one.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns nil: no footer title. Override it to have one.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns false: rows have no buttons behind them. Override it to have them.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns false: rows have no handles.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns nil: no section index. Override it to have one.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the index itself.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Does nothing. Called by the Delete button behind a row.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing. Called when a row was dragged by its handle.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { tableView.wasAnsweredByDefault = true }
}
