// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A scrolled list below a navigation bar with a hard edge, and above a custom bar and a toolbar with soft edges.
final class ScrollEdgeStates: UITableViewController {
  static func make() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: ScrollEdgeStates(style: .plain))
    navigation.isToolbarHidden = false
    return navigation
  }

  private let filters = UISegmentedControl(items: ["All", "Open", "Closed"])
  private let names = [
    "Ada Byron", "Charles Babbage", "Mary Somerville", "Michael Faraday", "Luigi Menabrea", "Sofja Kowalewskaja",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Letters"
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    toolbarItems = [
      UIBarButtonItem(systemItem: .trash), .flexibleSpace(),
      UIBarButtonItem(title: "Select", style: .plain, target: nil, action: nil),
    ]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.topEdgeEffect.style = .hard
    addFilters()
  }

  /// Adds a custom bar above the toolbar.
  private func addFilters() {
    filters.selectedSegmentIndex = 0
    filters.translatesAutoresizingMaskIntoConstraints = false
    tableView.addSubview(filters)
    let guide = tableView.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      filters.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      filters.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
      filters.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -16),
    ])
    let interaction = UIScrollEdgeElementContainerInteraction()
    interaction.scrollView = tableView
    interaction.edge = .bottom
    filters.addInteraction(interaction)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.contentOffset.y = 180
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count * 4 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = names[indexPath.row % names.count]
    cell.contentConfiguration = content
    return cell
  }
}
