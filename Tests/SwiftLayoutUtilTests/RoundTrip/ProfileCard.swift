// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftLayoutUtil

/// A handwritten UIKit view that uses most constraint features. RoundTripTests prints it as code.
final class ProfileCard: UIView {
  let header = HeaderView()
  let badge = UIView()
  let rows = UIStackView()
  let name = UILabel()
  let city = UILabel()
  let dot = UIView()
  let action = UIButton(type: .system)
  let footer = UILabel()
  let gutter = UILayoutGuide()

  /// A view with stored subviews. Printed names of its subviews are prefixed with the name of this view.
  final class HeaderView: UIView {
    let avatar = UIImageView()
    let title = UILabel()
  }

  func buildByHand() {
    for view in [header, badge, rows, action, footer] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    for view in [header.avatar, header.title] {
      view.translatesAutoresizingMaskIntoConstraints = false
      header.addSubview(view)
    }
    rows.axis = .vertical
    rows.spacing = 6
    rows.addArrangedSubview(name)
    rows.addArrangedSubview(city)
    rows.addSubview(dot)
    dot.translatesAutoresizingMaskIntoConstraints = false
    addLayoutGuide(gutter)
    style()
    constrainHeader()
    constrainBody()
  }

  private func style() {
    header.title.text = "Profile"
    header.title.font = .boldSystemFont(ofSize: 20)
    header.title.setContentHuggingPriority(.required, for: .vertical)
    name.text = "Isla \"Izzy\" Murray"
    city.text = "Aberdeen, 2nd floor, the door behind the blue curtain"
    city.numberOfLines = 0
    city.textColor = .secondaryLabel
    action.setTitle("Follow", for: .normal)
    footer.text = "Member since 2019"
    footer.textAlignment = .center
    badge.backgroundColor = .systemTeal
    badge.alpha = 0.5
    dot.backgroundColor = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
  }

  private func constrainHeader() {
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      header.leadingAnchor.constraint(equalTo: leadingAnchor),
      header.trailingAnchor.constraint(equalTo: trailingAnchor),
      header.avatar.widthAnchor.constraint(equalToConstant: 48),
      header.avatar.heightAnchor.constraint(equalTo: header.avatar.widthAnchor),
      header.avatar.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
      header.avatar.topAnchor.constraint(equalTo: header.topAnchor, constant: 12),
      header.avatar.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -12),
      header.title.leadingAnchor.constraint(equalTo: header.avatar.trailingAnchor, constant: 8),
      header.title.centerYAnchor.constraint(equalTo: header.avatar.centerYAnchor),
      header.title.trailingAnchor.constraint(lessThanOrEqualTo: header.trailingAnchor, constant: -16),
      badge.widthAnchor.constraint(equalTo: header.widthAnchor, multiplier: 0.25),
      badge.heightAnchor.constraint(equalToConstant: 10),
      badge.topAnchor.constraint(equalTo: header.bottomAnchor),
      badge.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
  }

  private func constrainBody() {
    let wide = rows.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.9, constant: -4)
    wide.priority = .defaultHigh
    wide.identifier = "wide"
    let narrow = rows.widthAnchor.constraint(lessThanOrEqualToConstant: 240)
    let high = action.heightAnchor.constraint(equalToConstant: 44)
    high.priority = UILayoutPriority(999.5)
    NSLayoutConstraint.activate([
      gutter.leadingAnchor.constraint(equalTo: leadingAnchor), gutter.topAnchor.constraint(equalTo: badge.bottomAnchor),
      gutter.widthAnchor.constraint(equalToConstant: 20), gutter.heightAnchor.constraint(equalToConstant: 5),
      rows.leadingAnchor.constraint(equalTo: gutter.trailingAnchor),
      rows.topAnchor.constraint(equalTo: gutter.bottomAnchor, constant: 7.5),
      wide, narrow, high,
      dot.centerXAnchor.constraint(equalTo: rows.trailingAnchor), dot.centerYAnchor.constraint(equalTo: rows.topAnchor),
      dot.widthAnchor.constraint(equalToConstant: 6), dot.heightAnchor.constraint(equalToConstant: 6),
      action.topAnchor.constraint(equalTo: rows.bottomAnchor, constant: 10),
      action.centerXAnchor.constraint(equalTo: centerXAnchor),
      footer.firstBaselineAnchor.constraint(equalTo: action.lastBaselineAnchor, constant: 40),
      footer.leadingAnchor.constraint(equalTo: leadingAnchor),
      footer.trailingAnchor.constraint(equalTo: trailingAnchor),
      bottomAnchor.constraint(greaterThanOrEqualTo: footer.bottomAnchor, constant: 8),
      safeAreaLayoutGuide.bottomAnchor.constraint(greaterThanOrEqualTo: footer.bottomAnchor),
    ])
  }
}
