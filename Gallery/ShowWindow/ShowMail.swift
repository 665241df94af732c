// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// The inbox of a mail app: a large title over a search bar, messages with two lines of text, and a toolbar.
@MainActor
enum ShowMail {
  static func make() -> UINavigationController {
    let mailboxes = UIViewController()
    mailboxes.title = "Mailboxes"
    let navigation = UINavigationController(rootViewController: mailboxes)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.pushViewController(InboxController(style: .plain), animated: false)
    navigation.isToolbarHidden = false
    return navigation
  }
}

private struct Letter {
  let sender: String
  let time: String
  let subject: String
  let text: String
  var isUnread = false
  var hasAttachment = false

  static let all = [
    Letter(
      sender: "Grace Hopper", time: "9:32 AM", subject: "The moth is in the log book",
      text:
        "Relay 70 of Panel F failed because a moth was in it. I have taped it to the page, so that nobody doubts it.",
      isUnread: true),
    Letter(
      sender: "Edsger Dijkstra", time: "8:15 AM", subject: "Notes on Friday’s lecture",
      text: "Thank you for the careful reading. I have three remarks, none of which will please the committee.",
      isUnread: true),
    Letter(
      sender: "Barbara Liskov", time: "Yesterday", subject: "Can I use the subtype here?",
      text: "If the tests of the parent pass, then yes. If they do not, it was never a subtype to begin with."),
    Letter(
      sender: "Donald Knuth", time: "Yesterday", subject: "A cheque for $2.56",
      text: "You were right about page 417. I enclose one hexadecimal dollar, with my thanks and my regrets.",
      hasAttachment: true),
    Letter(
      sender: "Margaret Hamilton", time: "Tuesday", subject: "Alarm 1202, but we are go",
      text: "The executive overflow is handled: the landing continues and low priority jobs wait for their turn."),
    Letter(
      sender: "Ken Thompson", time: "Tuesday", subject: "About trusting trust",
      text: "I read your compiler and it looks fine. That is exactly what worries me about it."),
    Letter(
      sender: "Radia Perlman", time: "Monday", subject: "A poem on spanning trees",
      text: "I think that I shall never see a graph more lovely than a tree. The rest is attached.", hasAttachment: true
    ),
  ]
}

private final class InboxController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    navigationItem.rightBarButtonItem = editButtonItem
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Search"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    tableView.register(LetterCell.self, forCellReuseIdentifier: "letter")
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 36, bottom: 0, right: 0)
    let status = ShowParts.stack(
      .vertical,
      [
        Self.status("Updated Just Now", .label), Self.status("2 Unread", .secondaryLabel),
      ], alignment: .center)
    toolbarItems = [
      ShowParts.item("line.3.horizontal.decrease.circle", "Filter"), .flexibleSpace(),
      UIBarButtonItem(customView: status), .flexibleSpace(),
      ShowParts.item("square.and.pencil", "Compose"),
    ]
  }

  /// Creates a label for a bar. Bar labels ignore the text size setting.
  private static func status(_ text: String, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 11)
    label.textColor = color
    return label
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Letter.all.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    (cell as? LetterCell)?.show(Letter.all[indexPath.row])
    return cell
  }
}

private final class LetterCell: UITableViewCell {
  private let sender = ShowParts.label("", .headline)
  private let time = ShowParts.label("", .subheadline, .secondaryLabel)
  private let subject = ShowParts.label("", .subheadline)
  private let body = ShowParts.label("", .subheadline, .secondaryLabel, lines: 2)
  private let dot = UIView().size(10, 10)
  private let clip = ShowParts.symbol("paperclip", 13, .secondaryLabel)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let chevron = ShowParts.symbol("chevron.right", 12, .tertiaryLabel, weight: .semibold)
    for view in [time, chevron] { view.setContentCompressionResistancePriority(.required, for: .horizontal) }
    for view in [sender, subject, body] { view.setContentHuggingPriority(.defaultLow, for: .horizontal) }
    time.setContentHuggingPriority(.required, for: .horizontal)
    let end = ShowParts.stack(.horizontal, [clip, time, chevron], spacing: 8, alignment: .center)
    let header = ShowParts.stack(.horizontal, [sender, end], spacing: 6, alignment: .center)
    // Large text needs the full width, so the time moves below the sender.
    if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
      (header.axis, header.alignment, header.spacing) = (.vertical, .leading, 0)
      for label in [sender, subject] { label.numberOfLines = 2 }
      body.numberOfLines = 3
    }
    let texts = ShowParts.stack(.vertical, [header, subject, body], spacing: 1)
    contentView.add(texts, top: 10, leading: 36, bottom: 11, trailing: 20)
    contentView.addSubview(dot)
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 5
    NSLayoutConstraint.activate([
      dot.centerYAnchor.constraint(equalTo: sender.centerYAnchor),
      dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ letter: Letter) {
    sender.text = letter.sender
    time.text = letter.time
    subject.text = letter.subject
    body.text = letter.text
    dot.isHidden = !letter.isUnread
    clip.isHidden = !letter.hasAttachment
  }
}
