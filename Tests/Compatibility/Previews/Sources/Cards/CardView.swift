// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

public final class CardView: UIView {
  public var title = "" {
    didSet { label.text = title }
  }
  private let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemTeal
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
      trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

public final class CardController: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cards"
    view.backgroundColor = .systemBackground
  }
}

#Preview {
  CardView()
}

#Preview("A card") {
  CardView()
}

#Preview("With statements", traits: .sizeThatFitsLayout) {
  let card = CardView()
  card.title = "A card"
  return card
}

#Preview("Controller", traits: .landscapeLeft) {
  CardController()
}

#Preview("In a navigation", traits: .defaultLayout, .landscapeRight) {
  let controller = CardController()
  controller.loadViewIfNeeded()
  return UINavigationController(rootViewController: controller)
}

#Preview(
  "Fixed", traits: .fixedLayout(width: 200, height: 100),
  body: {
    let card = CardView()
    if card.title.isEmpty { card.title = "Fixed" }
    return card
  })

// Two previews may have the same name.
#Preview("A card") {
  CardController()
}
