import UIKit

/// A short message that disappears automatically.
public final class ToastView: UIView {

  public private(set) var message = ""
  public var displayTime: TimeInterval = 2
  public private(set) var isShowing = false

  private let label = UILabel(style: .subheadline, color: .white, lines: 0)
  private var animator: UIViewPropertyAnimator?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.8)
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    label.textAlignment = .center
    addSubview(label)
    label.pinEdges(to: self, insets: UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16))
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(hide))
    swipe.direction = .down
    addGestureRecognizer(swipe)
    alpha = 0
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public func show(_ message: String, in view: UIView) {
    NSObject.cancelPreviousPerformRequests(
      withTarget: self, selector: #selector(hide), object: nil
    )
    self.message = message
    label.text = message
    if superview !== view {
      translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(self)
      NSLayoutConstraint.activate([
        centerXAnchor.constraint(equalTo: view.centerXAnchor),
        bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
        widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -32),
      ])
    }
    isShowing = true
    animate(toAlpha: 1)
    UIAccessibility.post(notification: .announcement, argument: message)
    perform(#selector(hide), with: nil, afterDelay: displayTime)
  }

  @objc public func hide() {
    guard isShowing else { return }
    NSObject.cancelPreviousPerformRequests(withTarget: self)
    isShowing = false
    animate(toAlpha: 0)
  }

  private func animate(toAlpha target: CGFloat) {
    animator?.stopAnimation(true)
    let animator = UIViewPropertyAnimator(duration: 0.25, curve: .easeOut) {
      self.alpha = target
      self.transform = target > 0 ? .identity : CGAffineTransform(translationX: 0, y: 20)
    }
    animator.addCompletion { [weak self] position in
      guard position == .end else { return }
      if target == 0, self?.isShowing == false {
        self?.removeFromSuperview()
      }
    }
    animator.startAnimation()
    self.animator = animator
  }
}
