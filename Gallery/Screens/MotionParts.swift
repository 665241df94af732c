// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// Components shared by the animated screens.
@MainActor
enum MotionParts {
  static func label(
    _ text: String, _ size: CGFloat, _ weight: UIFont.Weight = .regular, _ color: UIColor = .label
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    label.textColor = color
    return label
  }

  static func symbol(_ name: String, _ size: CGFloat, _ color: UIColor) -> UIImageView {
    let image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
    let view = UIImageView(image: image)
    view.tintColor = color
    view.contentMode = .center
    return view
  }

  static func stack(
    _ axis: NSLayoutConstraint.Axis, _ spacing: CGFloat, _ views: [UIView],
    _ alignment: UIStackView.Alignment = .fill
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    stack.alignment = alignment
    return stack
  }
}

extension UIView {
  /// Adds a view that fills this view, inset by `insets`.
  func fill(with view: UIView, _ insets: UIEdgeInsets = .zero) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.left),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.right),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom),
    ])
  }

  func setSize(_ width: CGFloat, _ height: CGFloat) {
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: width), heightAnchor.constraint(equalToConstant: height),
    ])
  }

  func castShadow(opacity: Float, radius: CGFloat, y: CGFloat) {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = opacity
    layer.shadowRadius = radius
    layer.shadowOffset = CGSize(width: 0, height: y)
  }
}

extension GradientView {
  var gradient: CAGradientLayer? { layer as? CAGradientLayer }
}
