// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The root of a screen's views.
open class UIWindow: UIView {
  /// The device the window is on: the screen's at the time the window was made.
  package var environment: ScreenEnvironment
  /// The root controller between `viewIsAppearing` and `viewDidAppear`.
  private var appearing: UIViewController?

  public override init(frame: CGRect) {
    environment = UIScreen.main.environment
    super.init(frame: frame)
    flags.isInWindow = true
  }

  public required init?(coder: NSCoder) {
    environment = UIScreen.main.environment
    super.init(coder: coder)
    flags.isInWindow = true
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let oldValue { dismiss(oldValue) }
      if let controller = rootViewController { host(controller) }
    }
  }

  private func dismiss(_ controller: UIViewController) {
    let hadAppeared = appearing !== controller
    appearing = nil
    if hadAppeared { controller.beginAppearanceTransition(false, animated: false) }
    controller.viewIfLoaded?.removeFromSuperview()
    if hadAppeared { controller.endAppearanceTransition() }
  }

  private func host(_ controller: UIViewController) {
    let view: UIView = controller.view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.beginAppearanceTransition(true, animated: false)
    insertSubview(view, at: 0)
    controller.viewIsInHierarchy(animated: false)
    appearing = controller
  }

  /// A controller has appeared once its view has been laid out; what it changes then is laid out as well.
  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    guard let controller = appearing else { return }
    appearing = nil
    controller.endAppearanceTransition()
    super.layoutIfNeeded()
  }

  open var isKeyWindow: Bool { true }
  open func makeKeyAndVisible() { isHidden = false }
  open func makeKey() {}

  open override var window: UIWindow? { self }
  var screenTraits: UITraitCollection { environment.traits }
  var deviceSafeArea: UIEdgeInsets { environment.safeArea }
  open override var next: UIResponder? { nil }
}
