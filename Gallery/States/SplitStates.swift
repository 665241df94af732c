// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A split view with three columns: the mailboxes, the messages in a mailbox, and a message.
enum SplitStates {
  @MainActor
  static func make(_ mode: UISplitViewController.DisplayMode) -> UISplitViewController {
    let split = UISplitViewController(style: .tripleColumn)
    split.preferredDisplayMode = mode
    let mailboxes = SplitList("Mailboxes", ["Inbox", "Drafts", "Sent", "Archive"], selected: 0)
    let letters = SplitList(
      "Inbox", ["Charles Babbage", "Mary Somerville", "Michael Faraday", "Luigi Menabrea"], selected: 1)
    split.setViewController(mailboxes, for: .primary)
    split.setViewController(letters, for: .supplementary)
    split.setViewController(SplitLetter(), for: .secondary)
    return split
  }
}

/// A list with one section and a selected row.
private final class SplitList: UITableViewController {
  private let rows: [String]
  private let selected: Int

  init(_ title: String, _ rows: [String], selected: Int) {
    (self.rows, self.selected) = (rows, selected)
    super.init(style: .plain)
    self.title = title
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    clearsSelectionOnViewWillAppear = false
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.selectRow(at: IndexPath(row: selected, section: 0), animated: false, scrollPosition: .none)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = rows[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}

/// The message in the third column.
private final class SplitLetter: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.title = "Mary Somerville"
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .reply)
    let body = UILabel()
    body.text = "I have read your notes with great pleasure, and would like to see the engine at work."
    body.font = .preferredFont(forTextStyle: .body)
    body.adjustsFontForContentSizeCategory = true
    body.numberOfLines = 0
    showAtTop(body, distance: 20)
  }
}
