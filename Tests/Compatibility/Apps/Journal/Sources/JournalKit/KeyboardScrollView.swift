import UIKit

/// A scroll view that scrolls the edited field above the keyboard.
open class KeyboardScrollView: UIScrollView {

  public private(set) var keyboardHeight: CGFloat = 0
  private var registered = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    keyboardDismissMode = .interactive
    alwaysBounceVertical = true
    let tap = UITapGestureRecognizer(target: self, action: #selector(backgroundTapped))
    tap.cancelsTouchesInView = false
    addGestureRecognizer(tap)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, !registered {
      register()
    } else if window == nil, registered {
      NotificationCenter.default.removeObserver(
        self,
        name: UIResponder.keyboardWillChangeFrameNotification,
        object: nil
      )
      NotificationCenter.default.removeObserver(
        self,
        name: UIResponder.keyboardWillHideNotification,
        object: nil
      )
      registered = false
    }
  }

  private func register() {
    registered = true
    let center = NotificationCenter.default
    center.addObserver(
      self,
      selector: #selector(keyboardWillChangeFrame(_:)),
      name: UIResponder.keyboardWillChangeFrameNotification,
      object: nil
    )
    center.addObserver(
      self,
      selector: #selector(keyboardWillHide(_:)),
      name: UIResponder.keyboardWillHideNotification,
      object: nil
    )
  }

  @objc private func backgroundTapped() {
    UIApplication.shared.sendAction(
      #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil
    )
  }

  @objc private func keyboardWillChangeFrame(_ notification: Notification) {
    guard
      let window = window,
      let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    else { return }
    let frame = convert(window.convert(value.cgRectValue, from: nil), from: window)
    let visible = bounds.intersection(frame)
    setKeyboardHeight(visible.isNull ? 0 : visible.height, notification: notification)
  }

  @objc private func keyboardWillHide(_ notification: Notification) {
    setKeyboardHeight(0, notification: notification)
  }

  private func setKeyboardHeight(_ height: CGFloat, notification: Notification) {
    keyboardHeight = height
    let info = notification.userInfo
    let duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0.25
    let curve = info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 7
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: [UIView.AnimationOptions(rawValue: curve << 16), .beginFromCurrentState],
      animations: {
        let bottom = max(height - self.safeAreaInsets.bottom, 0)
        self.contentInset.bottom = bottom
        self.verticalScrollIndicatorInsets.bottom = bottom
      },
      completion: { _ in
        self.scrollToFirstResponder()
      }
    )
  }

  private func scrollToFirstResponder() {
    guard keyboardHeight > 0, let responder = firstResponder(in: self) else { return }
    let rect = convert(responder.bounds, from: responder).insetBy(dx: 0, dy: -12)
    scrollRectToVisible(rect, animated: true)
  }

  private func firstResponder(in view: UIView) -> UIView? {
    if view.isFirstResponder { return view }
    for subview in view.subviews {
      if let responder = firstResponder(in: subview) { return responder }
    }
    return nil
  }
}
