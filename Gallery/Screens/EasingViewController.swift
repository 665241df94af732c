// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// Balls that cross the page simultaneously, each with a different timing: easing curves at the top, springs at the
/// bottom.
final class EasingViewController: UIViewController {
  private struct Lane {
    let name: String
    let color: UIColor
    let run: (@escaping () -> Void) -> Void
  }

  private static func curve(_ name: String, _ color: UIColor, _ options: UIView.AnimationOptions) -> Lane {
    Lane(name: name, color: color) { UIView.animate(withDuration: 1, delay: 0, options: options, animations: $0) }
  }

  private static func spring(_ name: String, _ color: UIColor, _ bounce: CGFloat) -> Lane {
    Lane(name: name, color: color) { UIView.animate(springDuration: 0.6, bounce: bounce, animations: $0) }
  }

  private let lanes = [
    curve("linear", .systemGray, .curveLinear), curve("ease in", .systemBlue, .curveEaseIn),
    curve("ease out", .systemTeal, .curveEaseOut), curve("ease in out", .systemIndigo, .curveEaseInOut),
    spring("bounce 0", .systemGreen, 0), spring("bounce 0.3", .systemOrange, 0.3),
    spring("bounce 0.6", .systemRed, 0.6),
  ]
  private var starts: [NSLayoutConstraint] = []
  private var ends: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let rows = UIStackView(arrangedSubviews: lanes.map(makeRow))
    rows.axis = .vertical
    rows.spacing = 10
    rows.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(rows)
    NSLayoutConstraint.activate([
      rows.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      rows.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      rows.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }

  private func makeRow(_ lane: Lane) -> UIView {
    let label = UILabel()
    label.text = lane.name
    label.font = .preferredFont(forTextStyle: .caption1)
    label.textColor = .secondaryLabel
    label.widthAnchor.constraint(equalToConstant: 76).isActive = true
    let track = UIView()
    track.backgroundColor = .secondarySystemBackground
    track.layer.cornerRadius = 14
    let ball = UIView()
    ball.backgroundColor = lane.color
    ball.layer.cornerRadius = 11
    ball.accessibilityIdentifier = lane.name
    ball.translatesAutoresizingMaskIntoConstraints = false
    track.addSubview(ball)
    let start = ball.leadingAnchor.constraint(equalTo: track.leadingAnchor, constant: 3)
    starts.append(start)
    ends.append(ball.trailingAnchor.constraint(equalTo: track.trailingAnchor, constant: -60))
    NSLayoutConstraint.activate([
      start, ball.widthAnchor.constraint(equalToConstant: 22), ball.heightAnchor.constraint(equalToConstant: 22),
      ball.centerYAnchor.constraint(equalTo: track.centerYAnchor), track.heightAnchor.constraint(equalToConstant: 28),
    ])
    let row = UIStackView(arrangedSubviews: [label, track])
    row.alignment = .center
    row.spacing = 8
    return row
  }

  func run() {
    for (index, lane) in lanes.enumerated() {
      starts[index].isActive = false
      ends[index].isActive = true
      let track = ends[index].secondItem as? UIView
      lane.run { track?.layoutIfNeeded() }
    }
  }
}
