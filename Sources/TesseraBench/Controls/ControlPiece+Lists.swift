// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import UIKit

extension ControlPiece {
  static let lists = [
    ControlPiece("table with index, edited", 320, 300, controller: { NameList(.edited) }),
    ControlPiece(
      "table, swiped open", 320, 300, controller: { NameList(.swiped) }, appear: { ($0.next as? NameList)?.swipe() }),
    ControlPiece("table, refreshing", 320, 300, controller: { NameList(.refreshing) }),
  ]
}

/// A list of names that is divided into sections.
final class NameList: UITableViewController {
  enum Moment {
    case plain, edited, swiped, refreshing
  }

  private let moment: Moment
  private let sections: [(title: String, names: [String])] = [
    ("A", ["Ada Lovelace", "Alan Turing", "Annie Easley"]), ("B", ["Barbara Liskov", "Bjarne Stroustrup"]),
    ("C", ["Chris Lattner", "Claude Shannon"]), ("D", ["Dennis Ritchie", "Donald Knuth"]), ("G", ["Grace Hopper"]),
  ]

  init(_ moment: Moment) {
    self.moment = moment
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    switch moment {
    case .edited: setEditing(true, animated: false)
    case .refreshing:
      refreshControl = UIRefreshControl()
      refreshControl?.attributedTitle = NSAttributedString(string: "Updating")
      refreshControl?.beginRefreshing()
    case .plain, .swiped: break
    }
  }

  /// Swipes a row to reveal its actions.
  func swipe() {
    tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.drag(by: CGPoint(x: -150, y: 0))
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].names.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    moment == .edited ? [UITableView.indexSearch] + "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map { String($0) } : nil
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = sections[indexPath.section].names[indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { moment == .edited }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    flag.image = UIImage(systemName: "flag.fill")
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }
}
