// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// Components shared by several show-window screens.
@MainActor
enum ShowParts {
  static func label(
    _ text: String, _ style: UIFont.TextStyle, _ color: UIColor = .label, weight: UIFont.Weight? = nil, lines: Int = 1
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    if let weight {
      label.font = UIFontMetrics(forTextStyle: style).scaledFont(
        for: .systemFont(
          ofSize: UIFont.preferredFont(
            forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
          ).pointSize, weight: weight))
    }
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.numberOfLines = lines
    return label
  }

  static func stack(
    _ axis: NSLayoutConstraint.Axis, _ views: [UIView], spacing: CGFloat = 0, alignment: UIStackView.Alignment = .fill
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    (stack.axis, stack.spacing, stack.alignment) = (axis, spacing, alignment)
    return stack
  }

  static func symbol(_ name: String, _ size: CGFloat, _ color: UIColor, weight: UIImage.SymbolWeight = .regular)
    -> UIImageView
  {
    let view = UIImageView(
      image: UIImage(
        systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight)))
    view.tintColor = color
    view.contentMode = .center
    // The priorities are lower than required so that fixed-size constraints and the constraints of hidden stack views
    // take precedence.
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(.defaultHigh, for: axis)
      view.setContentCompressionResistancePriority(.defaultHigh + 100, for: axis)
    }
    return view
  }

  /// Returns an image view with a fixed size and rounded corners.
  static func picture(_ image: UIImage?, _ width: CGFloat, _ height: CGFloat, radius: CGFloat) -> UIImageView {
    let view = UIImageView(image: image)
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.layer.cornerRadius = radius
    view.layer.cornerCurve = .continuous
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: width), view.heightAnchor.constraint(equalToConstant: height),
    ])
    return view
  }

  /// Returns a gray circle with initials, as used for contacts without an image.
  static func monogram(_ initials: String, _ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      let area = CGRect(x: 0, y: 0, width: side, height: side)
      let colors = [UIColor(rgb: 0xA5ABB9).cgColor, UIColor(rgb: 0x858994).cgColor] as CFArray
      UIBezierPath(ovalIn: area).addClip()
      if let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) {
        context.cgContext.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 0, y: side), options: [])
      }
      let font = UIFont.rounded(side * 0.42, .medium)
      let text = NSAttributedString(string: initials, attributes: [.font: font, .foregroundColor: UIColor.white])
      let size = text.size()
      text.draw(at: CGPoint(x: (side - size.width) / 2, y: (side - size.height) / 2))
    }
  }

  /// Returns a white symbol on a colored square with rounded corners, as in Settings.
  static func icon(_ symbol: String, _ color: UIColor, _ side: CGFloat = 29) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      let area = CGRect(x: 0, y: 0, width: side, height: side)
      color.setFill()
      UIBezierPath(roundedRect: area, cornerRadius: side * 0.225).fill()
      let configuration = UIImage.SymbolConfiguration(pointSize: side * 0.58, weight: .regular)
      guard
        let glyph = UIImage(systemName: symbol, withConfiguration: configuration)?
          .withTintColor(.white, renderingMode: .alwaysOriginal)
      else { return }
      let shrink = min(1, side * 0.76 / max(glyph.size.width, glyph.size.height))
      let size = CGSize(width: glyph.size.width * shrink, height: glyph.size.height * shrink)
      glyph.draw(
        in: CGRect(
          x: (side - size.width) / 2, y: (side - size.height) / 2, width: size.width, height: size.height))
    }
  }

  /// Creates a bar button item with a symbol and an accessibility label.
  static func item(_ symbol: String, _ label: String) -> UIBarButtonItem {
    let item = UIBarButtonItem(image: UIImage(systemName: symbol))
    item.accessibilityLabel = label
    return item
  }

  static func tab(_ root: UIViewController, _ title: String, _ symbol: String, badge: String? = nil)
    -> UIViewController
  {
    root.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
    root.tabBarItem.badgeValue = badge
    return root
  }
}

extension UIFont {
  /// Returns the system's rounded font.
  static func rounded(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    guard let descriptor = font.fontDescriptor.withDesign(.rounded) else { return font }
    return UIFont(descriptor: descriptor, size: size)
  }
}

extension UIView {
  /// Adds a subview at fixed distances from the edges of this view or of a layout guide.
  func add(
    _ view: UIView, in guide: UILayoutGuide? = nil, top: CGFloat? = 0, leading: CGFloat? = 0, bottom: CGFloat? = 0,
    trailing: CGFloat? = 0
  ) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    let anchors: (NSLayoutYAxisAnchor, NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, NSLayoutXAxisAnchor) =
      guide.map { ($0.topAnchor, $0.leadingAnchor, $0.bottomAnchor, $0.trailingAnchor) }
      ?? (topAnchor, leadingAnchor, bottomAnchor, trailingAnchor)
    var constraints: [NSLayoutConstraint] = []
    if let top { constraints.append(view.topAnchor.constraint(equalTo: anchors.0, constant: top)) }
    if let leading { constraints.append(view.leadingAnchor.constraint(equalTo: anchors.1, constant: leading)) }
    if let bottom { constraints.append(anchors.2.constraint(equalTo: view.bottomAnchor, constant: bottom)) }
    if let trailing { constraints.append(anchors.3.constraint(equalTo: view.trailingAnchor, constant: trailing)) }
    NSLayoutConstraint.activate(constraints)
  }

  func size(_ width: CGFloat?, _ height: CGFloat?) -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
    return self
  }
}
