// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A trip's expenses in expandable rows.
final class TripViewController: UIViewController {
  private let flights = TripRow(
    symbol: "airplane", color: .systemBlue, title: "Flights", price: "€184.00",
    details: [("BER – LIS, 12 May", "€96.00"), ("LIS – BER, 16 May", "€88.00")])
  private let hotel = TripRow(
    symbol: "building.2.fill", color: .systemOrange, title: "Hotel", price: "€436.00",
    details: [("4 nights, Baixa", "€400.00"), ("Breakfast", "€28.00"), ("City tax", "€8.00")])
  private let transfers = TripRow(
    symbol: "tram.fill", color: .systemGreen, title: "Transfers", price: "€21.60",
    details: [("Metro, 4 days", "€21.60")])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.page
    let card = UIView()
    card.backgroundColor = Palette.card
    card.layer.cornerRadius = 18
    card.castShadow(opacity: 0.12, radius: 8, y: 3)
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    let title = MotionParts.label("Lisbon, 12 – 16 May", 18, .bold)
    let total = MotionParts.stack(
      .horizontal, 8,
      [MotionParts.label("Total", 16, .semibold), UIView(), MotionParts.label("€641.60", 16, .semibold)], .center)
    let column = MotionParts.stack(.vertical, 12, [title, flights, hotel, transfers, total])
    card.fill(with: column, UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16))
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 14),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -14),
    ])
    flights.unfold(true)
  }

  /// Expands the hotel row and collapses the flight row.
  func unfold() {
    UIView.animate(withDuration: 0.6) { [self] in
      hotel.unfold(true)
      view.layoutIfNeeded()
    }
    UIView.animate(withDuration: 0.5, delay: 0.6) { [self] in
      flights.unfold(false)
      view.layoutIfNeeded()
    }
  }
}

/// An expense category: its total with the individual items below it.
private final class TripRow: UIStackView {
  private let chevron = MotionParts.symbol("chevron.down", 12, .secondaryLabel)
  /// Clips the details while the row expands, so that their lines don't move.
  private let shutter = UIView()

  init(symbol: String, color: UIColor, title: String, price: String, details: [(String, String)]) {
    super.init(frame: .zero)
    addLines(details)
    let badge = UIView()
    badge.backgroundColor = color
    badge.layer.cornerRadius = 7
    badge.setSize(28, 28)
    badge.fill(with: MotionParts.symbol(symbol, 15, .white))
    let header = MotionParts.stack(
      .horizontal, 10,
      [badge, MotionParts.label(title, 16, .medium), UIView(), MotionParts.label(price, 15), chevron], .center)
    axis = .vertical
    spacing = 8
    for view in [header, shutter] { addArrangedSubview(view) }
    unfold(false)
  }

  required init(coder: NSCoder) { super.init(coder: coder) }

  private func addLines(_ details: [(String, String)]) {
    let lines = MotionParts.stack(
      .vertical, 6,
      details.map { name, sum in
        MotionParts.stack(
          .horizontal, 8,
          [
            MotionParts.label(name, 14, .regular, .secondaryLabel), UIView(),
            MotionParts.label(sum, 14, .regular, .secondaryLabel),
          ], .center)
      })
    shutter.clipsToBounds = true
    lines.translatesAutoresizingMaskIntoConstraints = false
    shutter.addSubview(lines)
    let bottom = lines.bottomAnchor.constraint(equalTo: shutter.bottomAnchor)
    bottom.priority = .defaultLow
    NSLayoutConstraint.activate([
      lines.topAnchor.constraint(equalTo: shutter.topAnchor), bottom,
      lines.leadingAnchor.constraint(equalTo: shutter.leadingAnchor, constant: 38),
      lines.trailingAnchor.constraint(equalTo: shutter.trailingAnchor),
    ])
  }

  func unfold(_ isOpen: Bool) {
    shutter.isHidden = !isOpen
    shutter.alpha = isOpen ? 1 : 0
    chevron.transform = isOpen ? CGAffineTransform(rotationAngle: .pi) : .identity
  }
}
