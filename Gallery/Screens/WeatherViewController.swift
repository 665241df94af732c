// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A weather card that cross-dissolves from day to night, and pages that cross-dissolve into each other.
final class WeatherViewController: UIViewController {
  private let sky = GradientView(UIColor(rgb: 0x4FACFE), UIColor(rgb: 0x8FD3F4))
  private let place = MotionParts.label("Lisbon", 20, .semibold, .white)
  private let condition = MotionParts.label("Mostly sunny", 14, .medium, .white)
  private let degrees = MotionParts.label("24°", 46, .light, .white)
  private let icon = MotionParts.symbol("cloud.sun.fill", 54, .white)
  private let pages = UIView()
  private lazy var today = makeToday()
  private lazy var days = makeWeek()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.page
    sky.layer.cornerRadius = 18
    let texts = MotionParts.stack(.vertical, 2, [place, condition, degrees], .leading)
    sky.fill(with: texts, UIEdgeInsets(top: 14, left: 16, bottom: 8, right: 100))
    icon.translatesAutoresizingMaskIntoConstraints = false
    sky.addSubview(icon)
    pages.backgroundColor = Palette.card
    pages.layer.cornerRadius = 18
    pages.clipsToBounds = true
    for page in [days, today] { pages.fill(with: page, UIEdgeInsets(top: 10, left: 14, bottom: 10, right: 14)) }
    days.isHidden = true
    let column = MotionParts.stack(.vertical, 12, [sky, pages])
    view.fill(with: column, UIEdgeInsets(top: 14, left: 14, bottom: 14, right: 14))
    NSLayoutConstraint.activate([
      icon.trailingAnchor.constraint(equalTo: sky.trailingAnchor, constant: -20),
      icon.centerYAnchor.constraint(equalTo: sky.centerYAnchor),
      pages.heightAnchor.constraint(equalToConstant: 104),
    ])
  }

  private func makeToday() -> UIView {
    let hours = [
      ("Now", "cloud.sun.fill", UIColor.systemTeal, "24°"), ("15", "sun.max.fill", .systemOrange, "25°"),
      ("18", "sun.haze.fill", .systemOrange, "22°"), ("21", "moon.stars.fill", .systemIndigo, "18°"),
      ("00", "cloud.moon.fill", .systemIndigo, "16°"),
    ]
    let columns = hours.map { hour, symbol, color, temperature in
      MotionParts.stack(
        .vertical, 8,
        [
          MotionParts.label(hour, 13, .medium, .secondaryLabel), MotionParts.symbol(symbol, 20, color),
          MotionParts.label(temperature, 15, .semibold),
        ], .center)
    }
    let row = MotionParts.stack(.horizontal, 0, columns, .center)
    row.distribution = .fillEqually
    return row
  }

  private func makeWeek() -> UIView {
    let week = [
      ("Thursday", "sun.max.fill", "16°   26°"), ("Friday", "cloud.rain.fill", "14°   19°"),
      ("Saturday", "cloud.fill", "13°   20°"),
    ]
    let rows = week.map { day, symbol, range in
      let image = MotionParts.symbol(symbol, 16, .systemBlue)
      image.widthAnchor.constraint(equalToConstant: 60).isActive = true
      let numbers = MotionParts.label(range, 14, .medium, .secondaryLabel)
      numbers.textAlignment = .right
      let name = MotionParts.label(day, 15, .medium)
      let row = MotionParts.stack(.horizontal, 0, [name, image, numbers], .center)
      name.widthAnchor.constraint(equalTo: numbers.widthAnchor).isActive = true
      return row
    }
    let column = MotionParts.stack(.vertical, 0, rows)
    column.distribution = .fillEqually
    return column
  }

  /// Updates the labels, the symbol and the gradient simultaneously with a cross-dissolve of the card.
  func nightfall() {
    UIView.transition(with: sky, duration: 0.9, options: .transitionCrossDissolve) { [self] in
      sky.gradient?.colors = [UIColor(rgb: 0x0F1B4C).cgColor, UIColor(rgb: 0x5B3F8C).cgColor]
      condition.text = "Clear night"
      degrees.text = "16°"
      icon.image = UIImage(
        systemName: "moon.stars.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 54))
    }
  }

  func showWeek() {
    UIView.transition(
      from: today, to: days, duration: 0.5, options: [.transitionCrossDissolve, .showHideTransitionViews])
  }
}
