// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// A few words in a capsule.
final class BadgeView: UIView {
  init(_ text: String, _ palette: CardPalette) {
    super.init(frame: .zero)
    backgroundColor = palette.wash
    layer.cornerRadius = 14
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 14, weight: .semibold)
    label.textColor = palette.accent
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: 28),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
