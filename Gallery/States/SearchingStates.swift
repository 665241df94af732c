// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Tessera
import UIKit

/// An active search in a navigation bar. The search bar replaces the title, with scopes below it, and the results
/// cover the list.
final class SearchingStates: UINavigationController {
  /// The search text, or nil for an empty search over the dimmed list.
  private var typed: String?

  /// Whether the search is active when the screen appears.
  private var isActive = true

  nonisolated static let search = ScreenAnimation("begin", duration: 0.4) { (screen: SearchingStates) in screen.begin()
  }

  convenience init(_ typed: String?, isActive: Bool = true) {
    self.init(
      rootViewController: SearchedList(names: ["Ada Lovelace", "Grace Hopper", "Mary Somerville", "Sofja Kowalewskaja"])
    )
    (self.typed, self.isActive) = (typed, isActive)
    navigationBar.prefersLargeTitles = true
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isActive { begin() }
  }

  /// Activates the search, like a tap on the field.
  func begin() {
    guard let search = topViewController?.navigationItem.searchController else { return }
    search.isActive = true
    search.searchBar.text = typed
    search.searchBar.searchTextField.sendActions(for: .editingChanged)
  }
}

/// A searchable list of names.
private final class SearchedList: UITableViewController, UISearchResultsUpdating {
  private let names: [String]
  private var shown: [String]

  init(names: [String], isSearched: Bool = true) {
    self.names = names
    shown = names
    super.init(style: .plain)
    title = "Contacts"
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    guard isSearched else { return }
    let search = UISearchController(searchResultsController: SearchedList(names: names, isSearched: false))
    search.searchResultsUpdater = self
    search.searchBar.scopeButtonTitles = ["All", "Family", "Work"]
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
  }

  func updateSearchResults(for searchController: UISearchController) {
    guard let results = searchController.searchResultsController as? SearchedList else { return }
    let text = searchController.searchBar.text ?? ""
    results.shown = names.filter { $0.localizedCaseInsensitiveContains(text) }
    results.tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = shown[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}
