// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The data source and delegate of a managed table. It is a separate object so that the table class doesn't declare
// the delegate methods. A custom subclass can therefore declare them to be the delegate of another object.

import UIKit

@MainActor
final class ManagedTableCoordinator: NSObject, UITableViewDelegate {
  private weak var table: ManagedTableView?
  private let source: UITableViewDiffableDataSource<ManagedIdentity, ManagedIdentity>

  init(_ table: ManagedTableView) {
    self.table = table
    source = UITableViewDiffableDataSource(tableView: table) { table, path, identity in
      (table as? ManagedTableView)?.cell(for: identity, at: path)
    }
    super.init()
    table.delegate = self
  }

  /// The identities of the rows that have a cell.
  var visibleIdentities: Set<ManagedIdentity> {
    guard let table else { return [] }
    return Set(source.snapshot().itemPaths().filter { table.cellForRow(at: $0.path) != nil }.map(\.item))
  }

  func applySnapshot(_ snapshot: ManagedRows<any ManagedTableViewCellModel>.Snapshot) {
    source.apply(snapshot, animatingDifferences: false)
  }

  func reload(where isMeant: (ManagedIdentity) -> Bool) {
    var snapshot = source.snapshot()
    snapshot.reloadItems(snapshot.itemIdentifiers.filter(isMeant))
    source.apply(snapshot, animatingDifferences: false)
  }

  func path(where isMeant: (ManagedIdentity) -> Bool) -> IndexPath? {
    source.snapshot().itemIdentifiers.first(where: isMeant).flatMap(source.indexPath(for:))
  }

  func identity(at path: IndexPath) -> ManagedIdentity? { source.itemIdentifier(for: path) }

  // MARK: Rows

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    table?.model(at: indexPath)?.onSelect != nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let table else { return }
    table.model(at: indexPath)?.onSelect?(table, indexPath)
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    let cached = identity(at: indexPath).flatMap { table?.cachedHeight($0) }
    return cached ?? tableView.estimatedRowHeight
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let identity = cell.existingAssociatedObject(of: DisplayedIdentity.self)?.identity else { return }
    table?.cacheHeight(cell.bounds.height, of: identity)
  }

  // MARK: Headers and footers

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    table?.sectionView(at: section, isHeader: true)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    table?.sectionView(at: section, isHeader: false)
  }

  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: UIScrollView) { table?.scrollDelegation.didScroll?(scrollView) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    table?.scrollDelegation.willBeginDragging?(scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    table?.scrollDelegation.didEndDragging?(scrollView, decelerate)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    table?.scrollDelegation.didEndDecelerating?(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    table?.scrollDelegation.didEndScrollingAnimation?(scrollView)
  }
}
