// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A list of names with a section index, in editing mode or with selected rows.
final class ListStates: UITableViewController {
  enum Moment {
    case edited, selected
  }

  private let moment: Moment
  private let sections: [(title: String, names: [String])] = [
    ("A", ["Ada Lovelace", "Alan Turing", "Annie Easley"]), ("B", ["Barbara Liskov", "Bjarne Stroustrup"]),
    ("C", ["Chris Lattner", "Claude Shannon"]), ("D", ["Dennis Ritchie", "Donald Knuth"]),
    ("G", ["Grace Hopper"]), ("K", ["Ken Thompson"]),
  ]

  init(_ moment: Moment) {
    self.moment = moment
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    tableView.allowsMultipleSelectionDuringEditing = moment == .selected
    clearsSelectionOnViewWillAppear = false
    setEditing(true, animated: false)
    if moment == .selected {
      for row in [0, 2] {
        tableView.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
      }
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].names.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    [UITableView.indexSearch] + "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map { String($0) }
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = sections[indexPath.section].names[indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.section < 2
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    indexPath.section == 1 ? .insert : .delete
  }
}
