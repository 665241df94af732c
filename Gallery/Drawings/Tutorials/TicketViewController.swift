// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

final class TicketViewController: UIViewController {
  private let stamp = UIImageView(image: UIImage(systemName: "checkmark.seal.fill"))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Ticket"
    view.backgroundColor = .systemGroupedBackground

    let museum = UILabel()
    museum.text = "Museum of Tiles"
    museum.font = .preferredFont(forTextStyle: .title2)
    let date = UILabel()
    date.text = "Saturday, 14 March, 10:30"
    date.font = .preferredFont(forTextStyle: .subheadline)
    date.textColor = .secondaryLabel

    stamp.accessibilityIdentifier = "stamp"
    stamp.tintColor = .systemGreen
    stamp.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 44)

    let card = UIStackView(arrangedSubviews: [museum, date, stamp])
    card.axis = .vertical
    card.alignment = .leading
    card.spacing = 4
    card.setCustomSpacing(24, after: date)
    card.isLayoutMarginsRelativeArrangement = true
    card.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 20

    view.addSubview(card)
    card.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }

  /// Animates the stamp falling onto the ticket.
  func punch() {
    stamp.alpha = 0
    stamp.transform = CGAffineTransform(scaleX: 3, y: 3)
    UIView.animate(springDuration: 0.5, bounce: 0.4) {
      self.stamp.alpha = 1
      self.stamp.transform = CGAffineTransform(rotationAngle: -.pi / 12)
    }
  }
}
