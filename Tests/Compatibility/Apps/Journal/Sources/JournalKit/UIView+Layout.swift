import UIKit

public extension UIView {

  @discardableResult
  func pinEdges(to view: UIView, insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    let constraints = [
      topAnchor.constraint(equalTo: view.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: insets.left),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.right),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  func pinEdges(to guide: UILayoutGuide) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: guide.topAnchor),
      leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  /// The nearest view controller in the responder chain.
  var parentViewController: UIViewController? {
    var responder: UIResponder? = next
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  @IBInspectable var cornerRadius: CGFloat {
    get { layer.cornerRadius }
    set {
      layer.cornerRadius = newValue
      layer.masksToBounds = newValue > 0
    }
  }

  func shake() {
    let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
    animation.values = [-10, 10, -8, 8, -4, 4, 0]
    animation.duration = 0.45
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(animation, forKey: "shake")
  }
}

public extension UIStackView {

  convenience init(
    _ axis: NSLayoutConstraint.Axis,
    spacing: CGFloat = 8,
    alignment: UIStackView.Alignment = .fill,
    views: [UIView]
  ) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
  }

  func removeAllArrangedSubviews() {
    arrangedSubviews.forEach { view in
      removeArrangedSubview(view)
      view.removeFromSuperview()
    }
  }
}

public extension UILabel {
  convenience init(style: UIFont.TextStyle, color: UIColor = .label, lines: Int = 1) {
    self.init(frame: .zero)
    font = .preferredFont(forTextStyle: style)
    textColor = color
    numberOfLines = lines
    adjustsFontForContentSizeCategory = true
  }
}
