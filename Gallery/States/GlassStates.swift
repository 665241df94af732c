// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// Glass over a picture: regular, clear and tinted, single and merged, and buttons.
final class GlassStates: UIViewController {
  private let picture = UIImageView(image: Scenery.image(3, size: CGSize(width: 375, height: 667)))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    picture.contentMode = .scaleAspectFill
    picture.frame = view.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(picture)
    let column = UIStackView(arrangedSubviews: [
      row(plate(.regular, "Regular"), plate(.clear, "Clear")),
      row(plate(.regular, "Tinted", .systemOrange), plate(.clear, "Tinted", .systemTeal)),
      card(), merged(),
      row(button(.glass(), "Glass"), button(.prominentGlass(), "Prominent")),
      row(button(.clearGlass(), "Clear"), button(.prominentClearGlass(), "Both")),
      row(button(.glass(), "Pressed", isHighlighted: true), button(.prominentGlass(), "Disabled", isEnabled: false)),
    ])
    column.axis = .vertical
    column.spacing = 18
    showAtTop(column)
  }

  private func row(_ views: UIView...) -> UIView {
    let row = UIStackView(arrangedSubviews: views)
    row.distribution = .fillEqually
    row.spacing = 16
    return row
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontSizeToFitWidth = true
    label.textAlignment = .center
    return label
  }

  private func plate(_ style: UIGlassEffect.Style, _ text: String, _ color: UIColor? = nil, height: CGFloat = 52)
    -> UIView
  {
    let effect = UIGlassEffect(style: style)
    effect.tintColor = color
    let plate = UIVisualEffectView(effect: effect)
    let label = label(text)
    label.frame = plate.contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    plate.contentView.addSubview(label)
    plate.heightAnchor.constraint(equalToConstant: height).isActive = true
    return plate
  }

  private func card() -> UIView {
    let card = plate(.regular, "Card with corners of 26 points", height: 84)
    card.cornerConfiguration = .corners(radius: 26)
    return card
  }

  /// Three discs and a capsule in a container, of which the first two and the last two merge.
  private func merged() -> UIView {
    let effect = UIGlassContainerEffect()
    effect.spacing = 24
    let container = UIVisualEffectView(effect: effect)
    container.heightAnchor.constraint(equalToConstant: 64).isActive = true
    for (x, width) in [(0.0, 64.0), (72, 64), (190, 64), (262, 80)] {
      let plate = UIVisualEffectView(effect: UIGlassEffect())
      plate.frame = CGRect(x: x, y: 0, width: width, height: 64)
      container.contentView.addSubview(plate)
    }
    return container
  }

  private func button(
    _ configuration: UIButton.Configuration, _ title: String, isHighlighted: Bool = false, isEnabled: Bool = true
  ) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.setTitle(title, for: .normal)
    button.isHighlighted = isHighlighted
    button.isEnabled = isEnabled
    button.heightAnchor.constraint(equalToConstant: 44).isActive = true
    return button
  }
}
