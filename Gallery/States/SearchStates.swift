// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A search bar in a search container, with scopes, above the results for the entered text.
enum SearchStates {
  @MainActor
  static func make() -> UIViewController {
    let search = UISearchController(searchResultsController: Results(style: .plain))
    search.searchBar.placeholder = "Letters"
    search.searchBar.text = "Ada"
    search.searchBar.scopeButtonTitles = ["All", "Unread", "Flagged"]
    search.searchBar.showsScopeBar = true
    search.searchBar.showsCancelButton = true
    let container = UISearchContainerViewController(searchController: search)
    container.view.backgroundColor = .systemBackground
    return container
  }

  private final class Results: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = ["Ada Lovelace", "Ada King", "Adam Smith"][indexPath.row]
      cell.contentConfiguration = content
      return cell
    }
  }
}
