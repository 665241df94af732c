import ObjectiveC
import UIKit

@MainActor
private enum AssociatedKeys {
  static var badge: UInt8 = 0
  static var onTap: UInt8 = 0
}

/// A box that allows a closure to be associated with an object.
private final class ClosureBox: NSObject {
  let closure: @MainActor () -> Void

  init(_ closure: @escaping @MainActor () -> Void) {
    self.closure = closure
    super.init()
  }
}

public extension UIView {

  private var badgeLabel: UILabel? {
    get { objc_getAssociatedObject(self, &AssociatedKeys.badge) as? UILabel }
    set {
      objc_setAssociatedObject(
        self, &AssociatedKeys.badge, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC
      )
    }
  }

  /// The text of the badge in the top corner; nil for no badge.
  var badgeValue: String? {
    get { badgeLabel?.text }
    set {
      guard let newValue = newValue else {
        badgeLabel?.removeFromSuperview()
        badgeLabel = nil
        return
      }
      let label = badgeLabel ?? makeBadgeLabel()
      label.text = newValue
      badgeLabel = label
    }
  }

  private func makeBadgeLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 12, weight: .bold)
    label.textColor = .white
    label.backgroundColor = .systemRed
    label.textAlignment = .center
    label.layer.cornerRadius = 9
    label.clipsToBounds = true
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: trailingAnchor),
      label.centerYAnchor.constraint(equalTo: topAnchor),
      label.heightAnchor.constraint(equalToConstant: 18),
      label.widthAnchor.constraint(greaterThanOrEqualToConstant: 18),
    ])
    return label
  }

  /// Calls a closure when the view is tapped.
  func onTap(_ action: @escaping @MainActor () -> Void) {
    let box = ClosureBox(action)
    objc_setAssociatedObject(
      self, &AssociatedKeys.onTap, box, .OBJC_ASSOCIATION_RETAIN_NONATOMIC
    )
    isUserInteractionEnabled = true
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(performTapClosure))
    )
  }

  @objc private func performTapClosure() {
    let box = objc_getAssociatedObject(self, &AssociatedKeys.onTap) as? ClosureBox
    box?.closure()
  }
}
