import Combine
import JournalCore
import JournalKit
import UIKit

/// A diffable data source that also provides header titles.
final class TripDataSource: UITableViewDiffableDataSource<Int, Trip.ID> {

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    snapshot().sectionIdentifiers[safe: section].map { String($0) }
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath) != nil
  }
}

final class TripListViewController: BaseViewController {

  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  let filterControl = UISegmentedControl(items: TripListViewModel.Filter.allCases.map(\.title))
  let emptyView = EmptyStateView(
    symbolName: "suitcase",
    title: NSLocalizedString("No trips yet", comment: ""),
    message: NSLocalizedString("Tap + to begin your first one.", comment: "")
  )

  private(set) lazy var viewModel = TripListViewModel(store: environment.store)
  private(set) var dataSource: TripDataSource!

  override func configureViews() {
    super.configureViews()
    view.addSubview(tableView)
    tableView.pinEdges(to: view)
    tableView.register(TripCell.self)
    tableView.delegate = self
    tableView.backgroundView = emptyView
    tableView.refreshControl = UIRefreshControl()
    tableView.refreshControl?.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
    emptyView.setAction(title: "New trip", target: nil, action: #selector(addTapped(_:)))

    dataSource = TripDataSource(tableView: tableView) { [weak self] tableView, indexPath, id in
      let cell = tableView.dequeue(TripCell.self, for: indexPath)
      if let self = self, let trip = self.viewModel.trip(with: id) {
        cell.delegate = self
        cell.configure(with: trip)
      }
      return cell
    }

    filterControl.selectedSegmentIndex = 0
    filterControl.addTarget(self, action: #selector(filterChanged(_:)), for: .valueChanged)
    navigationItem.titleView = filterControl
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(addTapped(_:))
    )
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "chart.bar"), style: .plain, target: nil, action: .showStatistics
    )
    addKeyCommand(
      UIKeyCommand(
        title: "Refresh", action: #selector(refresh(_:)), input: "r", modifierFlags: .command
      ))
    NotificationCenter.default.addObserver(
      self, selector: #selector(storeDidChange(_:)), name: .tripStoreDidChange, object: environment.store
    )
  }

  override func bindViewModel() {
    super.bindViewModel()
    viewModel.$sections
      .sink { [weak self] sections in
        self?.apply(sections)
      }
      .store(in: &cancellables)

    viewModel.$isRefreshing
      .removeDuplicates()
      .filter { !$0 }
      .sink { [weak self] _ in
        self?.tableView.refreshControl?.endRefreshing()
      }
      .store(in: &cancellables)

    viewModel.errors
      .receive(on: DispatchQueue.main)
      .sink { [weak self] error in
        self?.presentError(error)
      }
      .store(in: &cancellables)
  }

  private func apply(_ sections: [TripListViewModel.Section]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Trip.ID>()
    for section in sections {
      snapshot.appendSections([section.year])
      snapshot.appendItems(section.tripIdentifiers, toSection: section.year)
    }
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    emptyView.isHidden = !sections.isEmpty
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let selected = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: selected, animated: animated)
    }
  }

  // MARK: Actions

  @objc private func filterChanged(_ sender: UISegmentedControl) {
    viewModel.filter = TripListViewModel.Filter(rawValue: sender.selectedSegmentIndex) ?? .all
  }

  @objc private func refresh(_ sender: Any?) {
    Task {
      await viewModel.refresh()
    }
  }

  @objc func addTapped(_ sender: Any?) {
    let trip = Trip(
      title: NSLocalizedString("New trip", comment: ""),
      destination: NSLocalizedString("Somewhere", comment: ""),
      startDate: Date(),
      endDate: Date()
    )
    environment.store.save(trip)
  }

  @objc private func storeDidChange(_ notification: Notification) {
    guard let id = notification.userInfo?[TripStore.tripIdentifierKey] as? Trip.ID else { return }
    var snapshot = dataSource.snapshot()
    guard snapshot.indexOfItem(id) != nil else { return }
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func contentSizeCategoryDidChange(_ notification: Notification) {
    super.contentSizeCategoryDidChange(notification)
    tableView.reloadData()
  }
}

extension TripListViewController: UITableViewDelegate {

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    let detail = TripDetailViewController(tripIdentifier: id, environment: environment)
    navigationController?.pushViewController(detail, animated: true)
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      self?.viewModel.delete(id)
      completion(true)
    }
    delete.image = UIImage(systemName: "trash")
    let configuration = UISwipeActionsConfiguration(actions: [delete])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    return UIContextMenuConfiguration(identifier: id as NSUUID, previewProvider: nil) { [weak self] _ in
      let duplicate = UIAction(
        title: NSLocalizedString("Duplicate", comment: ""),
        image: UIImage(systemName: "plus.square.on.square")
      ) { _ in
        self?.viewModel.duplicate(id)
      }
      let delete = UIAction(
        title: NSLocalizedString("Delete", comment: ""),
        attributes: .destructive
      ) { _ in
        self?.viewModel.delete(id)
      }
      return UIMenu(children: [duplicate, delete])
    }
  }
}

extension TripListViewController: TripCellDelegate {
  func tripCellDidToggleFavorite(_ cell: TripCell) {
    guard
      let indexPath = tableView.indexPath(for: cell),
      let id = dataSource.itemIdentifier(for: indexPath)
    else { return }
    viewModel.toggleFavorite(id)
  }
}
