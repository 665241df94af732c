// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

struct ShareCard: Codable, Sendable {
  struct Statistic: Codable, Sendable {
    var value: Int
    var label: String
  }

  var name: String
  var title: String?
  var statistics: [Statistic]
}

final class ShareCardView: UIView {
  convenience init(_ card: ShareCard) {
    self.init(frame: .zero)
    backgroundColor = .systemIndigo

    let name = Self.label(card.name, .systemFont(ofSize: 44, weight: .bold), alpha: 1)
    let title = Self.label(card.title, .systemFont(ofSize: 22), alpha: 0.8)
    let statistics = UIStackView(
      arrangedSubviews: card.statistics.map { statistic in
        let value = Self.label(
          "\(statistic.value)", .monospacedDigitSystemFont(ofSize: 34, weight: .semibold), alpha: 1)
        let label = Self.label(statistic.label, .systemFont(ofSize: 17), alpha: 0.8)
        let column = UIStackView(arrangedSubviews: [value, label])
        column.axis = .vertical
        return column
      })
    statistics.spacing = 36

    let stack = UIStackView(arrangedSubviews: [name, title, statistics])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.setCustomSpacing(44, after: title)

    let initial = Self.label(String(card.name.prefix(1)), .systemFont(ofSize: 80, weight: .semibold), alpha: 1)
    initial.textAlignment = .center
    initial.backgroundColor = .white.withAlphaComponent(0.2)
    initial.layer.cornerRadius = 80
    initial.clipsToBounds = true

    for view in [stack, initial] {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      view.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 44),
      stack.trailingAnchor.constraint(lessThanOrEqualTo: initial.leadingAnchor, constant: -24),
      initial.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -44),
      initial.widthAnchor.constraint(equalToConstant: 160),
      initial.heightAnchor.constraint(equalToConstant: 160),
    ])
  }

  private static func label(_ text: String?, _ font: UIFont, alpha: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = .white.withAlphaComponent(alpha)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    return label
  }
}
