// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// Three lists with a swiped row: trailing swipe actions, leading swipe actions, and legacy row actions.
final class SwipeStates: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let tables = (0..<3).map { _ in UITableView(frame: .zero, style: .plain) }
  private let names = ["Charles Babbage", "Your letter about the engine", "Mary Somerville"]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    for table in tables {
      table.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
      table.dataSource = self
      table.delegate = self
      table.isScrollEnabled = false
    }
    let stack = UIStackView(arrangedSubviews: tables)
    stack.axis = .vertical
    stack.spacing = 12
    stack.distribution = .fillEqually
    showFromEdgeToEdge(stack)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let isRTL = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, table) in tables.enumerated() {
      let isLeading = index == 1
      let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
      cell?.drag(by: CGPoint(x: isLeading == isRTL ? -150 : 150, y: 0))
      cell?.layoutIfNeeded()
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = names[indexPath.row]
    content.textProperties.numberOfLines = 1
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard tableView === tables[0] else { return nil }
    let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    flag.backgroundColor = .systemOrange
    flag.image = UIImage(systemName: "flag.fill")
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
    delete.image = UIImage(systemName: "trash.fill")
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard tableView === tables[1] else { return nil }
    let unread = UIContextualAction(style: .normal, title: "Unread") { _, _, done in done(true) }
    unread.backgroundColor = .systemBlue
    let pin = UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
    return UISwipeActionsConfiguration(actions: [unread, pin])
  }

  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    guard tableView === tables[2] else { return nil }
    return [
      UITableViewRowAction(style: .destructive, title: "Delete") { _, _ in },
      UITableViewRowAction(style: .normal, title: "More") { _, _ in },
    ]
  }
}
