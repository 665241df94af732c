// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The root of a screen's views.
open class UIWindow: UIView {
  /// The device the window is on: the screen's at the time the window was made.
  package var environment: ScreenEnvironment
  private var hostedView: UIView?

  public override init(frame: CGRect) {
    environment = UIScreen.main.environment
    super.init(frame: frame)
    flags.isInWindow = true
    layer.isHidden = false
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
      oldValue?.view.removeFromSuperview()
      if let controller = rootViewController { host(controller) }
    }
  }

  private func host(_ controller: UIViewController) {
    let view: UIView = controller.view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.beginAppearanceTransition(true, animated: false)
    insertSubview(view, at: 0)
    controller.endAppearanceTransition()
  }

  open var isKeyWindow: Bool { true }
  open func makeKeyAndVisible() { isHidden = false }
  open func makeKey() {}

  open override var window: UIWindow? { self }
  var screenTraits: UITraitCollection { environment.traits }
  var deviceSafeArea: UIEdgeInsets { environment.safeArea }
  open override var next: UIResponder? { nil }
}
