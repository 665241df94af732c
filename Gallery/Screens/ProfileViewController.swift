// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A profile with names and values that don't fit on their lines. Hugging and compression resistance priorities
/// determine which labels are truncated.
final class ProfileViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let content = UIStackView(arrangedSubviews: [makeHeader(), makeNumbers(), makeDetails(), makeButtons()])
    content.axis = .vertical
    content.spacing = 20
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      content.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  private func makeHeader() -> UIView {
    let portrait = PortraitView()
    let name = label("Alexandria Konstantinopoulou-Featherstonehaugh", .title2, .label)
    name.font = name.font.bold
    name.numberOfLines = 2
    name.textAlignment = .center
    let handle = label("@alexandria.konstantinopoulou.featherstonehaugh", .subheadline, .secondaryLabel)
    handle.lineBreakMode = .byTruncatingMiddle
    let about = label(
      "Mosaic restorer in Ravenna. Writes about tesserae, lime mortar and the patience of stone.", .body, .label)
    about.numberOfLines = 0
    about.textAlignment = .center
    let header = UIStackView(arrangedSubviews: [portrait, name, handle, about])
    header.axis = .vertical
    header.alignment = .center
    header.spacing = 6
    header.setCustomSpacing(14, after: portrait)
    header.setCustomSpacing(12, after: handle)
    return header
  }

  private func makeNumbers() -> UIView {
    let columns = [("1,204", "Posts"), ("98.6K", "Followers"), ("317", "Following")].map { number, caption in
      let value = label(number, .headline, .label)
      let text = label(caption, .caption1, .secondaryLabel)
      let column = UIStackView(arrangedSubviews: [value, text])
      column.axis = .vertical
      column.alignment = .center
      column.spacing = 2
      return column
    }
    let row = UIStackView(arrangedSubviews: columns)
    row.distribution = .fillEqually
    row.isLayoutMarginsRelativeArrangement = true
    row.layoutMargins = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    row.backgroundColor = .secondarySystemGroupedBackground
    row.layer.cornerRadius = 12
    return row
  }

  private func makeDetails() -> UIView {
    let rows = [
      ("Email", "alexandria.konstantinopoulou@restoration-workshop.example", UILayoutPriority(749)),
      ("Workshop and postal address", "Via San Vitale 17, Ravenna", UILayoutPriority(751)),
      ("Member since", "4 March 2017", UILayoutPriority(751)),
      ("Languages spoken at work", "Italian, Greek, English, German", UILayoutPriority(749)),
    ]
    let list = UIStackView(
      arrangedSubviews: rows.enumerated().map { index, row in
        DetailRow(title: row.0, value: row.1, valuePriority: row.2, isLast: index == rows.count - 1)
      })
    list.axis = .vertical
    list.backgroundColor = .secondarySystemGroupedBackground
    list.layer.cornerRadius = 12
    list.clipsToBounds = true
    return list
  }

  private func makeButtons() -> UIView {
    var follow = UIButton.Configuration.filled()
    follow.title = "Follow"
    follow.cornerStyle = .capsule
    var message = UIButton.Configuration.gray()
    message.title = "Message"
    message.cornerStyle = .capsule
    let row = UIStackView(arrangedSubviews: [
      UIButton(configuration: follow), UIButton(configuration: message),
    ])
    row.distribution = .fillEqually
    row.spacing = 12
    return row
  }

  private func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = color
    return label
  }
}

/// A round portrait with a ring and a badge.
private final class PortraitView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let ring = UIView(frame: CGRect(x: 0, y: 0, width: 104, height: 104))
    ring.layer.cornerRadius = 52
    ring.layer.borderWidth = 3
    ring.layer.borderColor = UIColor.systemIndigo.cgColor
    addSubview(ring)

    let face = UIView(frame: CGRect(x: 8, y: 8, width: 88, height: 88))
    face.layer.cornerRadius = 44
    face.clipsToBounds = true
    let sky = CAGradientLayer()
    sky.frame = face.bounds
    sky.colors = [UIColor.systemIndigo.cgColor, UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor]
    sky.startPoint = CGPoint(x: 0, y: 0)
    sky.endPoint = CGPoint(x: 1, y: 1)
    face.layer.addSublayer(sky)
    let initials = UILabel(frame: face.bounds)
    initials.text = "AK"
    initials.textAlignment = .center
    initials.font = .systemFont(ofSize: 34, weight: .semibold)
    initials.textColor = .white
    face.addSubview(initials)
    addSubview(face)

    let badge = UIView(frame: CGRect(x: 76, y: 76, width: 24, height: 24))
    badge.backgroundColor = .systemGreen
    badge.layer.cornerRadius = 12
    badge.layer.borderWidth = 3
    badge.layer.borderColor = UIColor.systemGroupedBackground.cgColor
    addSubview(badge)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 104, height: 104) }
}

/// A title and a value on one line. The label with the lower compression resistance is truncated.
private final class DetailRow: UIView {
  init(title: String, value: String, valuePriority: UILayoutPriority, isLast: Bool) {
    super.init(frame: .zero)
    let titleLabel = UILabel()
    titleLabel.text = title
    let valueLabel = UILabel()
    valueLabel.text = value
    valueLabel.textColor = .secondaryLabel
    valueLabel.textAlignment = .right
    valueLabel.setContentCompressionResistancePriority(valuePriority, for: .horizontal)
    valueLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
    let line = UIView()
    line.backgroundColor = .separator
    line.isHidden = isLast
    for subview in [titleLabel, valueLabel, line] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      addSubview(subview)
    }
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      valueLabel.leadingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 12),
      valueLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      valueLabel.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
      line.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.bottomAnchor.constraint(equalTo: bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
