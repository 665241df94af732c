// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A stack of overlapping payment cards and passes.
@MainActor
enum ShowWallet {
  static func make() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: CardsController())
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }
}

private final class CardsController: UIViewController {
  private let scroll = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Wallet"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItems = [
      ShowParts.item("plus.circle.fill", "Add"),
      ShowParts.item("magnifyingglass", "Search"),
    ]
    view.tintColor = .label
    navigationController?.navigationBar.tintColor = .label
    view.add(scroll)
    let cards: [UIView] = [
      PaymentCard("Meridian Bank", "Debit", [0x0F4C75, 0x3282B8], "•••• 4021", isDark: false),
      PaymentCard("Sable Credit", "Black", [0x141414, 0x3D3D40], "•••• 8830", isDark: false),
      PaymentCard("Solstice", "Travel Card", [0xF6C667, 0xEE7A56], "•••• 1177", isDark: true),
      PassCard(
        "North Rail", "tram.fill", UIColor(rgb: 0x0B6E4F), left: ("FROM", "Harbour"), right: ("TO", "Old Town"),
        foot: ("DEPARTS", "10:24"), end: ("COACH", "7")),
      PassCard(
        "Aurora Air", "airplane", UIColor(rgb: 0x5B2A86), left: ("LISBON", "LIS"), right: ("OSLO", "OSL"),
        foot: ("GATE", "B14"), end: ("SEAT", "18A")),
      PassCard(
        "Lumen Hall", "music.note", UIColor(rgb: 0x9B2226), left: ("CONCERT", "Ono Quartet"), right: ("DOOR", "3"),
        foot: ("TONIGHT", "20:15"), end: ("ROW", "F 12")),
    ]
    var above: UIView?
    for (index, card) in cards.enumerated() {
      let height: CGFloat = index < 3 ? 226 : 232
      scroll.add(
        card.size(nil, height), in: scroll.contentLayoutGuide, top: nil, leading: 16, bottom: nil, trailing: 16)
      let distance: CGFloat = index == 3 ? 94 : 62
      card.topAnchor.constraint(
        equalTo: above?.topAnchor ?? scroll.contentLayoutGuide.topAnchor, constant: above == nil ? 8 : distance
      ).isActive = true
      card.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32).isActive = true
      above = card
    }
    if let above { scroll.contentLayoutGuide.bottomAnchor.constraint(equalTo: above.bottomAnchor).isActive = true }
  }
}

/// A view with a gradient background, rounded corners and a shadow.
private class Card: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(_ colors: [UIColor]) {
    super.init(frame: .zero)
    if let gradient = layer as? CAGradientLayer {
      gradient.colors = colors.map(\.cgColor)
      gradient.startPoint = CGPoint(x: 0, y: 0)
      gradient.endPoint = CGPoint(x: 1, y: 1)
    }
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    layer.shadowOpacity = 0.22
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: -2)
  }

  required init?(coder: NSCoder) { nil }
}

private final class PaymentCard: Card {
  init(_ bank: String, _ kind: String, _ colors: [Int], _ number: String, isDark: Bool) {
    super.init(colors.map { UIColor(rgb: $0) })
    let ink: UIColor = isDark ? UIColor(rgb: 0x3A1D10) : .white
    let name = UILabel()
    name.text = bank
    name.font = .rounded(20, .bold)
    name.textColor = ink
    add(name, top: 17, leading: 18, bottom: nil, trailing: nil)
    add(
      ShowParts.label(kind, .subheadline, ink.withAlphaComponent(0.8), weight: .medium), top: 19, leading: nil,
      bottom: nil, trailing: 18)
    let digits = UILabel()
    digits.text = number
    digits.font = .monospacedDigitSystemFont(ofSize: 17, weight: .medium)
    digits.textColor = ink.withAlphaComponent(0.9)
    add(digits, top: nil, leading: 18, bottom: 18, trailing: nil)
    add(
      ShowParts.symbol("wave.3.right", 22, ink.withAlphaComponent(0.9)), top: nil, leading: nil, bottom: 16,
      trailing: 18)
  }

  required init?(coder: NSCoder) { nil }
}

private final class PassCard: Card {
  init(
    _ title: String, _ symbol: String, _ color: UIColor, left: (String, String), right: (String, String),
    foot: (String, String), end: (String, String)
  ) {
    super.init([color, color])
    let header = ShowParts.stack(
      .horizontal,
      [ShowParts.symbol(symbol, 18, .white), ShowParts.label(title, .headline, .white)], spacing: 8, alignment: .center)
    add(header, top: 18, leading: 16, bottom: nil, trailing: nil)
    add(Self.field(foot, .subheadline, .trailing), top: 12, leading: nil, bottom: nil, trailing: 16)
    add(Self.field(left, .title1, .leading), top: 66, leading: 16, bottom: nil, trailing: nil)
    add(Self.field(right, .title1, .trailing), top: 66, leading: nil, bottom: nil, trailing: 16)
    add(Self.field(foot, .title3, .leading), top: 146, leading: 16, bottom: nil, trailing: nil)
    add(Self.field(end, .title3, .trailing), top: 146, leading: nil, bottom: nil, trailing: 16)
  }

  required init?(coder: NSCoder) { nil }

  private static func field(_ field: (String, String), _ style: UIFont.TextStyle, _ alignment: UIStackView.Alignment)
    -> UIView
  {
    ShowParts.stack(
      .vertical,
      [
        ShowParts.label(field.0, .caption2, UIColor(white: 1, alpha: 0.75), weight: .semibold),
        ShowParts.label(field.1, style, .white),
      ], alignment: alignment)
  }
}
