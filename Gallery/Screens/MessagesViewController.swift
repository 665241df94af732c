// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A list of conversations in a card, between a title bar and a tab bar.
final class MessagesViewController: UIViewController {
  private struct Conversation {
    let initials: String
    let color: UIColor
    let name: String
    let time: String
    let text: String
  }

  private let conversations = [
    Conversation(
      initials: "AT", color: UIColor(rgb: 0xFF6B6B), name: "Ava Thompson", time: "6:19 PM",
      text: "Sounds great — see you at the station at 6:45"),
    Conversation(
      initials: "NK", color: UIColor(rgb: 0xF7B731), name: "Noah Kim", time: "7:51 PM",
      text: "Can you send me the invoice for last month?"),
    Conversation(
      initials: "MR", color: UIColor(rgb: 0x26DE81), name: "Mia Rossi", time: "1:14 PM",
      text: "The new build is up on the server, please test"),
    Conversation(
      initials: "LO", color: UIColor(rgb: 0x45AAF2), name: "Liam O'Connor", time: "9:16 PM",
      text: "Happy birthday! 🎂 Hope you have a lovely day"),
    Conversation(
      initials: "ZF", color: UIColor(rgb: 0xA55EEA), name: "Zoë Fischer", time: "6:47 PM",
      text: "I moved the meeting to Thursday morning"),
    Conversation(
      initials: "EP", color: UIColor(rgb: 0xFD9644), name: "Ethan Park", time: "1:42 PM", text: "Photo"),
    Conversation(
      initials: "SA", color: UIColor(rgb: 0x2BCBBA), name: "Sofia Alvarez", time: "4:12 PM",
      text: "We should plan the trip before prices go up"),
    Conversation(
      initials: "LM", color: UIColor(rgb: 0x4B7BEC), name: "Lucas Martin", time: "2:37 PM",
      text: "Thanks for the quick answer yesterday"),
    Conversation(
      initials: "CD", color: UIColor(rgb: 0xEB3B5A), name: "Chloe Dubois", time: "7:14 PM",
      text: "Let me know when you get home safely"),
    Conversation(
      initials: "OH", color: UIColor(rgb: 0x20BF6B), name: "Omar Haddad", time: "4:15 PM",
      text: "Voice message (0:42)"),
    Conversation(
      initials: "IM", color: UIColor(rgb: 0x778CA3), name: "Isla Murray", time: "9:37 PM",
      text: "The tests pass now, merging this evening"),
    Conversation(
      initials: "FW", color: UIColor(rgb: 0xFA8231), name: "Felix Wagner", time: "1:46 PM",
      text: "Did you read the article I sent you?"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.page
    let card = makeCard()
    let bar = TitleBar(leading: "Edit", title: "Messages", trailing: "New")
    let tabs = TabStrip(items: ["Home", "Search", "Library", "Profile"])
    for subview in [bar, card, tabs] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 96),

      card.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 12),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),

      tabs.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tabs.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tabs.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      tabs.heightAnchor.constraint(equalToConstant: 72),
    ])
  }

  /// Creates a card with a shadow. A view inside the card clips the rows.
  private func makeCard() -> UIView {
    let card = UIView()
    card.backgroundColor = Palette.card
    card.layer.cornerRadius = 14
    card.layer.shadowColor = UIColor.black.cgColor
    card.layer.shadowOpacity = 0.18
    card.layer.shadowRadius = 8
    card.layer.shadowOffset = CGSize(width: 0, height: 4)

    let rows = UIStackView(
      arrangedSubviews: conversations.enumerated().map { index, conversation in
        ConversationRow(
          initials: conversation.initials, color: conversation.color, name: conversation.name,
          time: conversation.time, text: conversation.text, isLast: index == conversations.count - 1)
      })
    rows.axis = .vertical
    rows.clipsToBounds = true
    rows.layer.cornerRadius = 14
    rows.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(rows)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: card.topAnchor),
      rows.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      rows.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
    return card
  }
}

/// A conversation: avatar, name, time and last message.
private final class ConversationRow: UIView {
  init(initials: String, color: UIColor, name: String, time: String, text: String, isLast: Bool) {
    super.init(frame: .zero)
    let avatar = AvatarView(initials: initials, color: color)

    let nameLabel = UILabel()
    nameLabel.text = name
    nameLabel.font = .systemFont(ofSize: 15, weight: .semibold)

    let timeLabel = UILabel()
    timeLabel.text = time
    timeLabel.font = .systemFont(ofSize: 12)
    timeLabel.textColor = Palette.secondaryText
    timeLabel.setContentCompressionResistancePriority(.required, for: .horizontal)

    let textLabel = UILabel()
    textLabel.text = text
    textLabel.font = .systemFont(ofSize: 13)
    textLabel.textColor = Palette.secondaryText

    let line = UIView()
    line.backgroundColor = Palette.separator
    line.isHidden = isLast

    for subview in [avatar, nameLabel, timeLabel, textLabel, line] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      addSubview(subview)
    }
    let texts = UILayoutGuide()
    addLayoutGuide(texts)
    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: 56),

      avatar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
      avatar.centerYAnchor.constraint(equalTo: centerYAnchor, constant: -0.5),
      avatar.widthAnchor.constraint(equalToConstant: 40),
      avatar.heightAnchor.constraint(equalToConstant: 40),

      texts.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      texts.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
      texts.centerYAnchor.constraint(equalTo: centerYAnchor, constant: -0.5),

      nameLabel.topAnchor.constraint(equalTo: texts.topAnchor),
      nameLabel.leadingAnchor.constraint(equalTo: texts.leadingAnchor),
      timeLabel.leadingAnchor.constraint(greaterThanOrEqualTo: nameLabel.trailingAnchor, constant: 8),
      timeLabel.trailingAnchor.constraint(equalTo: texts.trailingAnchor),
      timeLabel.topAnchor.constraint(equalTo: texts.topAnchor),

      textLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),
      textLabel.leadingAnchor.constraint(equalTo: texts.leadingAnchor),
      textLabel.trailingAnchor.constraint(equalTo: texts.trailingAnchor),
      textLabel.bottomAnchor.constraint(equalTo: texts.bottomAnchor),

      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.bottomAnchor.constraint(equalTo: bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Initials on a colored circle that is lighter at the top.
private final class AvatarView: UIView {
  private let sheen = CAGradientLayer()
  private let label = UILabel()

  init(initials: String, color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color
    clipsToBounds = true
    sheen.colors = [UIColor(white: 1, alpha: 0.25).cgColor, UIColor(white: 0, alpha: 0.05).cgColor]
    layer.addSublayer(sheen)
    label.text = initials
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    label.textColor = .white
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    sheen.frame = bounds
  }
}
