import Combine
import JournalCore
import JournalKit
import UIKit

final class SearchViewController: BaseViewController {

  let searchController = UISearchController(searchResultsController: nil)
  let tableView = UITableView(frame: .zero, style: .plain)
  private(set) lazy var viewModel = SearchViewModel(store: environment.store)

  override func configureViews() {
    super.configureViews()
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.delegate = self
    searchController.searchBar.placeholder = NSLocalizedString("Trips, entries, photos", comment: "")
    searchController.searchBar.scopeButtonTitles = SearchViewModel.Scope.allCases.map(\.title)
    searchController.searchBar.searchTextField.clearButtonMode = .always
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true

    view.addSubview(tableView)
    tableView.pinEdges(to: view)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.keyboardDismissMode = .onDrag
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "hit")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .trash, target: self, action: #selector(clearRecentTapped)
    )
    addKeyCommand(
      UIKeyCommand(
        title: "Find", action: #selector(beginSearch(_:)), input: "f", modifierFlags: .command
      ))
  }

  override func bindViewModel() {
    super.bindViewModel()
    Publishers.Merge(
      viewModel.$hits.map { _ in () },
      viewModel.$recentQueries.map { _ in () }
    )
    .receive(on: DispatchQueue.main)
    .sink { [weak self] in
      self?.tableView.reloadData()
    }
    .store(in: &cancellables)
  }

  @objc private func beginSearch(_ sender: UIKeyCommand) {
    searchController.isActive = true
    DispatchQueue.main.async {
      self.searchController.searchBar.becomeFirstResponder()
    }
  }

  @objc func clearRecentTapped() {
    viewModel.clearRecentQueries()
  }

  private var showsRecentQueries: Bool {
    viewModel.query.isEmpty
  }
}

extension SearchViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    viewModel.query = searchController.searchBar.text ?? ""
  }
}

extension SearchViewController: UISearchBarDelegate {

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    viewModel.scope = SearchViewModel.Scope(rawValue: selectedScope) ?? .trips
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    viewModel.commit()
    searchBar.resignFirstResponder()
  }
}

extension SearchViewController: UITableViewDataSource, UITableViewDelegate {

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    showsRecentQueries ? viewModel.recentQueries.count : viewModel.hits.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "hit", for: indexPath)
    var content = cell.defaultContentConfiguration()
    if showsRecentQueries {
      content.text = viewModel.recentQueries[indexPath.row]
      content.image = UIImage(systemName: "clock")
    } else {
      let hit = viewModel.hits[indexPath.row]
      content.text = hit.title
      content.secondaryText = hit.subtitle
      content.image = UIImage(systemName: hit.symbolName)
    }
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    showsRecentQueries && !viewModel.recentQueries.isEmpty ? NSLocalizedString("Recent", comment: "") : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if showsRecentQueries {
      searchController.searchBar.text = viewModel.recentQueries[indexPath.row]
      return
    }
    viewModel.commit()
    let identifier = viewModel.hits[indexPath.row].tripIdentifier
    let detail = TripDetailViewController(tripIdentifier: identifier, environment: environment)
    show(detail, sender: self)
  }
}
