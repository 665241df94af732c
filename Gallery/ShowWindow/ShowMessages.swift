// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// The conversation list of a messages app.
@MainActor
enum ShowMessages {
  static func make() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: ConversationsController(style: .plain))
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }
}

private struct Conversation {
  let initials: String
  let name: String
  let time: String
  let text: String
  var isUnread = false
  /// The seed of a drawn avatar, or nil to show initials.
  var picture: Int?

  static let all = [
    Conversation(
      initials: "AT", name: "Ava Thompson", time: "9:38 AM", text: "Sounds great — see you at the station at 6:45",
      isUnread: true, picture: 5),
    Conversation(
      initials: "NK", name: "Noah Kim", time: "9:12 AM",
      text: "Can you send me the invoice for last month? I need it before Friday.",
      isUnread: true),
    Conversation(
      initials: "MR", name: "Mia Rossi", time: "Yesterday",
      text: "The new build is on the server, please test it on the iPad as well"),
    Conversation(
      initials: "LO", name: "Liam O’Connor", time: "Yesterday", text: "Happy birthday! 🎂 Hope you have a lovely day",
      picture: 6),
    Conversation(
      initials: "ZF", name: "Zoë Fischer", time: "Tuesday", text: "I moved the meeting to Thursday morning, room 4"),
    Conversation(initials: "EP", name: "Ethan Park", time: "Tuesday", text: "Attachment: 1 Image", picture: 13),
    Conversation(
      initials: "SB", name: "Sofia Bianchi", time: "Monday",
      text: "Thank you so much for yesterday. The children still talk about the boat."),
    Conversation(initials: "JW", name: "James Wright", time: "Monday", text: "OK", picture: 9),
    Conversation(
      initials: "HN", name: "Hana Novak", time: "Sunday",
      text: "The bread needs another ten minutes, then it can come out"),
    Conversation(initials: "OM", name: "Omar Haddad", time: "Saturday", text: "Did you see the game?"),
  ]
}

private final class ConversationsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Messages"
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = ShowParts.item("square.and.pencil", "Compose")
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Search"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    tableView.register(ConversationCell.self, forCellReuseIdentifier: "conversation")
    tableView.rowHeight = 77
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 88, bottom: 0, right: 0)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Conversation.all.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "conversation", for: indexPath)
    (cell as? ConversationCell)?.show(Conversation.all[indexPath.row])
    return cell
  }
}

private final class ConversationCell: UITableViewCell {
  private let name = ShowParts.label("", .headline)
  private let time = ShowParts.label("", .subheadline, .secondaryLabel)
  private let message = ShowParts.label("", .subheadline, .secondaryLabel, lines: 2)
  private let dot = UIView().size(10, 10)
  private let portrait = ShowParts.picture(nil, 45, 45, radius: 22.5)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let chevron = ShowParts.symbol("chevron.right", 12, .tertiaryLabel, weight: .semibold)
    name.setContentHuggingPriority(.defaultLow, for: .horizontal)
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    let header = ShowParts.stack(
      .horizontal, [name, ShowParts.stack(.horizontal, [time, chevron], spacing: 8, alignment: .center)], spacing: 6,
      alignment: .center)
    let texts = ShowParts.stack(.vertical, [header, message], spacing: 1)
    contentView.add(texts, top: 8, leading: 88, bottom: nil, trailing: 20)
    contentView.add(portrait, top: nil, leading: 32, bottom: nil, trailing: nil)
    contentView.addSubview(dot)
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 5
    portrait.layer.cornerCurve = .circular
    NSLayoutConstraint.activate([
      portrait.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      dot.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ conversation: Conversation) {
    name.text = conversation.name
    time.text = conversation.time
    message.text = conversation.text
    dot.isHidden = !conversation.isUnread
    portrait.image =
      conversation.picture.map { Scenery.image($0, size: CGSize(width: 45, height: 45)) }
      ?? ShowParts.monogram(conversation.initials, 45)
  }
}
