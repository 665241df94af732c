// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A grouped settings list: rows with symbols, values, switches and chevrons.
final class SettingsViewController: UIViewController {
  private enum Accessory {
    case toggle(Bool)
    case value(String)
    case chevron
  }

  private struct Row {
    let title: String
    let symbol: String
    let color: UIColor
    let accessory: Accessory
  }

  private let groups: [(title: String?, note: String?, rows: [Row])] = [
    (
      nil, nil,
      [
        Row(title: "Airplane Mode", symbol: "airplane", color: .systemOrange, accessory: .toggle(false)),
        Row(title: "Wi-Fi", symbol: "wifi", color: .systemBlue, accessory: .value("Mosaic 5G")),
        Row(title: "Bluetooth", symbol: "wave.3.right", color: .systemBlue, accessory: .value("On")),
        Row(title: "Mobile Data", symbol: "chart.bar.fill", color: .systemGreen, accessory: .toggle(true)),
      ]
    ),
    (
      "Attention", "Notifications stay quiet while a focus is on, except for people you chose.",
      [
        Row(title: "Notifications", symbol: "bell.fill", color: .systemRed, accessory: .chevron),
        Row(title: "Sounds & Haptics", symbol: "speaker.wave.2.fill", color: .systemPink, accessory: .chevron),
        Row(title: "Focus", symbol: "moon.fill", color: .systemIndigo, accessory: .value("Work")),
        Row(title: "Screen Time", symbol: "hourglass", color: .systemPurple, accessory: .chevron),
      ]
    ),
    (
      "Device", nil,
      [
        Row(title: "General", symbol: "gear", color: .systemGray, accessory: .chevron),
        Row(title: "Display & Brightness", symbol: "sun.max", color: .systemTeal, accessory: .chevron),
        Row(title: "Reduce Motion", symbol: "figure.walk", color: .systemMint, accessory: .toggle(true)),
      ]
    ),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let title = UILabel()
    title.text = "Settings"
    title.font = .systemFont(ofSize: 34, weight: .bold)

    let list = UIStackView(arrangedSubviews: [title] + groups.flatMap { makeGroup($0.title, $0.note, $0.rows) })
    list.axis = .vertical
    list.spacing = 7
    list.setCustomSpacing(16, after: title)
    for group in list.arrangedSubviews where group is GroupView { list.setCustomSpacing(24, after: group) }
    for note in list.arrangedSubviews where note is NoteView { list.setCustomSpacing(24, after: note) }
    for (index, subview) in list.arrangedSubviews.enumerated().dropLast()
    where list.arrangedSubviews[index + 1] is NoteView && subview is GroupView {
      if let note = list.arrangedSubviews[index + 1] as? NoteView, !note.isHeading {
        list.setCustomSpacing(7, after: subview)
      }
    }
    for heading in list.arrangedSubviews.compactMap({ $0 as? NoteView }) where heading.isHeading {
      list.setCustomSpacing(7, after: heading)
    }
    list.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(list)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      list.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  private func makeGroup(_ title: String?, _ note: String?, _ rows: [Row]) -> [UIView] {
    let group = GroupView(
      rows: rows.map { row in
        SettingsRow(title: row.title, symbol: row.symbol, color: row.color, accessory: makeAccessory(row.accessory))
      })
    let heading = title.map { NoteView(text: $0.uppercased(), isHeading: true) }
    let footnote = note.map { NoteView(text: $0, isHeading: false) }
    return [heading, group, footnote].compactMap { $0 }
  }

  private func makeAccessory(_ accessory: Accessory) -> [UIView] {
    switch accessory {
    case .toggle(let isOn):
      let toggle = UISwitch()
      toggle.isOn = isOn
      return [toggle]
    case .value(let text):
      let label = UILabel()
      label.text = text
      label.textColor = .secondaryLabel
      return [label, makeChevron()]
    case .chevron:
      return [makeChevron()]
    }
  }

  private func makeChevron() -> UIView {
    let weight = UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)
    let chevron = UIImageView(image: UIImage(systemName: "chevron.forward", withConfiguration: weight))
    chevron.tintColor = .tertiaryLabel
    chevron.setContentHuggingPriority(.required, for: .horizontal)
    return chevron
  }
}

/// A rounded box of rows. The separators between the rows are aligned with the titles.
private final class GroupView: UIView {
  init(rows: [SettingsRow]) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 12
    clipsToBounds = true
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    for row in rows.dropLast() { row.addLine() }
  }

  required init?(coder: NSCoder) { nil }
}

/// A symbol on a colored tile, a title, and a trailing accessory.
private final class SettingsRow: UIView {
  private let title = UILabel()

  init(title text: String, symbol: String, color: UIColor, accessory: [UIView]) {
    super.init(frame: .zero)
    let tile = UIView()
    tile.backgroundColor = color
    tile.layer.cornerRadius = 7
    let icon = UIImageView(
      image: UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 15)))
    icon.tintColor = .white
    icon.translatesAutoresizingMaskIntoConstraints = false
    tile.addSubview(icon)
    title.text = text
    title.setContentHuggingPriority(.defaultLow, for: .horizontal)

    let row = UIStackView(arrangedSubviews: [tile, title] + accessory)
    row.alignment = .center
    row.spacing = 8
    row.setCustomSpacing(14, after: tile)
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      tile.widthAnchor.constraint(equalToConstant: 29),
      tile.heightAnchor.constraint(equalToConstant: 29),
      icon.centerXAnchor.constraint(equalTo: tile.centerXAnchor),
      icon.centerYAnchor.constraint(equalTo: tile.centerYAnchor),
      heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      row.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 6),
      row.centerYAnchor.constraint(equalTo: centerYAnchor),
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func addLine() {
    let line = UIView()
    line.backgroundColor = .separator
    line.translatesAutoresizingMaskIntoConstraints = false
    addSubview(line)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.bottomAnchor.constraint(equalTo: bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
    ])
  }
}

/// A heading above a group or a note below a group, indented like the group's rows.
private final class NoteView: UIView {
  let isHeading: Bool

  init(text: String, isHeading: Bool) {
    self.isHeading = isHeading
    super.init(frame: .zero)
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
