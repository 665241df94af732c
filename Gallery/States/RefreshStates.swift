// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A list that is refreshing, with a title below the spinner.
final class RefreshStates: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let control = UIRefreshControl()
    control.attributedTitle = NSAttributedString(string: "Looking for letters")
    refreshControl = control
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    refreshControl?.beginRefreshing()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Letter \(indexPath.row + 1)"
    content.secondaryText = "From Mary Somerville"
    cell.contentConfiguration = content
    return cell
  }
}
