// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A bar below the status bar, with a title between a left and a right button.
final class TitleBar: UIView {
  init(leading: String?, title: String, trailing: String?) {
    super.init(frame: .zero)
    backgroundColor = Palette.bar
    let line = UIView()
    line.backgroundColor = Palette.separator
    let titleLabel = Self.label(title, .systemFont(ofSize: 17, weight: .semibold), .label)
    let leadingLabel = Self.label(leading, .systemFont(ofSize: 17), Palette.accent)
    let trailingLabel = Self.label(trailing, .systemFont(ofSize: 17), Palette.accent)
    for subview in [line, titleLabel, leadingLabel, trailingLabel] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      addSubview(subview)
    }
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 54),
      titleLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
      leadingLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      leadingLabel.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
      trailingLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      trailingLabel.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.bottomAnchor.constraint(equalTo: bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
  }

  required init?(coder: NSCoder) { nil }

  private static func label(_ text: String?, _ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    return label
  }
}

/// A bar at the bottom, with an icon and a title for each section of the app. The first section is selected.
final class TabStrip: UIView {
  init(items: [String]) {
    super.init(frame: .zero)
    backgroundColor = Palette.bar
    let line = UIView()
    line.backgroundColor = Palette.separator
    let row = UIStackView(arrangedSubviews: items.enumerated().map { Self.item($1, isChosen: $0 == 0) })
    row.distribution = .fillEqually
    for subview in [line, row] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      addSubview(subview)
    }
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor, constant: 9),
      row.leadingAnchor.constraint(equalTo: leadingAnchor),
      row.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.topAnchor.constraint(equalTo: topAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
  }

  required init?(coder: NSCoder) { nil }

  private static func item(_ title: String, isChosen: Bool) -> UIView {
    let icon = UIView()
    icon.backgroundColor = isChosen ? Palette.accent : Palette.quiet
    icon.layer.cornerRadius = 7
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: 10)
    label.textColor = Palette.secondaryText
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 26),
      icon.heightAnchor.constraint(equalToConstant: 26),
    ])
    let column = UIStackView(arrangedSubviews: [icon, label])
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 3
    return column
  }
}
