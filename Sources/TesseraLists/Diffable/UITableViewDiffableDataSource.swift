// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A data source that shows snapshots in a table. DiffableState stores the items' positions, and this class creates
// cells and updates the table.

public import Foundation

/// A table data source that is based on snapshots of the data.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UITableViewDataSource
{
  /// A closure that returns an item's cell. Returning nil raises an exception.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?
  /// A snapshot of all sections and items.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()
  /// The animation of inserted and deleted rows. Used only with a running animation clock.
  open var defaultRowAnimation: UITableView.RowAnimation = .automatic

  /// Creates a data source and assigns it to the table. Both references are weak, so retain the data source.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows the snapshot. Rows that remain keep their cells, heights and selection. With `animatingDifferences` and a
  /// running animation clock, changes are animated, and the completion handler is called at the end; otherwise, it is
  /// called before the method returns.
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

  /// Shows the snapshot by calling `reloadData`. All cells are created again and the selection is lost. The
  /// completion handler is called before the next layout pass.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    state.storeSnapshot(snapshot)
    tableView?.reloadData()
    completion?()
  }

  /// Returns a copy of the most recently applied snapshot, without its reload requests. Empty until a snapshot is
  /// applied.
  open func snapshot() -> Snapshot { state.snapshot }

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

  // MARK: UITableViewDataSource

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { state.snapshot.numberOfSections }

  /// Returns the number of items in the section, or 0 if the section does not exist.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    state.numberOfItems(inSection: section)
  }

  /// Returns the item's cell from the cell provider. Raises an exception if the provider returns nil.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
      raise(
        "NSInternalInconsistencyException",
        "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath), which is not allowed. "
          + "You must always return a cell to the table view.")
    }
    return cell
  }

  /// Returns nil, so the section has no header title. Override this method to provide one.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns nil, so the section has no footer title. Override this method to provide one.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns false, so rows have no swipe buttons. Override this method to allow them.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns false, so rows have no reorder controls.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns nil, so no section index is shown. Override this method to provide one.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the index unchanged.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Does nothing. Called by a row's Delete button.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing. Called after a row has been dragged by its reorder control.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { tableView.wasAnsweredByDefault = true }
}
