// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A controller owns a view and is told of its life. Containment and appearance follow UIKit's order.

public import Foundation

/// The owner of a screen's view.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var isAppearing = false
  open var title: String?
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []

  /// Insets added to the safe area that the view inherits.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet {
      loadedView?.flags.needsSafeAreaUpdate = true
      loadedView?.markSubtreeNeedsLayout()
    }
  }

  /// Whether the view's margins are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.marginsDidChange() }
  }

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { viewIfLoaded?.traitsDidChange() }
  }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  @preconcurrency @MainActor public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: View

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
      newValue?.traitsDidChange()
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view. Override it to make your own, and do not call super then.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil {
      raise(
        "NSInternalInconsistencyException",
        "-[\(type(of: self)) loadView] did not set view. Set self.view in loadView.")
    }
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() {}
  open func viewLayoutMarginsDidChange() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func didReceiveMemoryWarning() {}

  open override var next: UIResponder? { loadedView?.superview ?? parent }

  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? UIScreen.main.traitCollection }

  /// What the controller overrides of the traits its view inherits.
  var traitOverride: UITraitCollection? {
    guard overrideUserInterfaceStyle != .unspecified else { return nil }
    return UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
  }

  /// The least margins of the view: 16 points at the sides, 20 on wide screens.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = viewIfLoaded?.bounds.width ?? 0
    let side: CGFloat = width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  // MARK: Appearance

  /// Tells the controller that its view is about to come on, or go off, screen.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    self.isAppearing = isAppearing
    if isAppearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    for child in children where child.isViewLoaded {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Tells the controller, between the two halves of its appearance, that its view is in the hierarchy and has its traits.
  func viewIsInHierarchy(animated: Bool) {
    viewIsAppearing(animated)
    for child in children where child.isViewLoaded { child.viewIsInHierarchy(animated: animated) }
  }

  open func endAppearanceTransition() {
    if isAppearing { viewDidAppear(false) } else { viewDidDisappear(false) }
    for child in children where child.isViewLoaded { child.endAppearanceTransition() }
  }

  // MARK: Containment

  open func addChild(_ childController: UIViewController) {
    if childController === self {
      raise("UIViewControllerHierarchyInconsistency", "A view controller can't be its own child: \(self)")
    }
    if childController.parent === self { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
}
