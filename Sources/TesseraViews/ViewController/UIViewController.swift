// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A controller owns a view and is told of its life. This file holds a controller's state and every member that subclasses
// override; the work is done in the extensions: appearance, containment, presentation, traits.

public import Foundation

/// The owner of a screen's view.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitChangeObservable, TraitStateHolder {
  // MARK: State

  var loadedView: UIView?
  var appearance = AppearanceState()
  package var presentation = PresentationState()
  package var traitState: TraitState?
  var storedItems = ControllerItems()
  /// Traits imposed on children, by child.
  var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []

  /// Feeds the titles of the navigation item and the tab bar item.
  open var title: String? { didSet { titleDidChange() } }

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
    set { setView(newValue) }
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
  open func didReceiveMemoryWarning() {}

  open override var next: UIResponder? { loadedView?.superview ?? parent }

  /// The least margins of the view: 16 points at the sides, 20 where it is 393 points wide or more.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = SideMargin.of(width: viewIfLoaded?.bounds.width ?? 0)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection { resolvedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Traits are never stale here; the call returns at once.
  open func updateTraitsIfNeeded() {}

  /// The strip under the bars at the top of the view. New code uses `view.safeAreaLayoutGuide`.
  ///
  /// - Note: Differs from UIKit: not marked as deprecated, so that old code builds without warnings.
  open var topLayoutGuide: any UILayoutSupport { layoutSupport(.top) }
  /// The strip under the bars at the bottom of the view. New code uses `view.safeAreaLayoutGuide`.
  open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(.bottom) }

  /// Imposes traits on a child and all below it; nil ends it.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
  {
    setTraits(collection, of: childViewController)
  }

  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childTraits[ObjectIdentifier(childViewController)]
  }

  // MARK: Appearance

  /// Tells the controller that its view is about to come on, or go off, screen.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginAppearance(isAppearing, animated) }
  open func endAppearanceTransition() { endAppearance() }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Installs what must be in the view before it appears. For containers of this module.
  func prepareForAppearance(_ animated: Bool) {}
  /// Called after `viewDidAppear` of this controller and its children. For containers of this module.
  func appearanceDidEnd(_ animated: Bool) {}

  open var isBeingPresented: Bool { appearance.reason == .presented }
  open var isBeingDismissed: Bool { appearance.reason == .dismissed }
  open var isMovingToParent: Bool { appearance.reason == .movingTo }
  open var isMovingFromParent: Bool { appearance.reason == .movingFrom }

  // MARK: Containment

  open func addChild(_ childController: UIViewController) { adoptChild(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// Replaces one child's view with another's, with the appearance callbacks of both.
  ///
  /// - Note: Differs from UIKit: the transition is over when the call returns; `animations` run once.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    replaceChild(fromViewController, toViewController, animations)
    completion?(true)
  }

  // MARK: Size

  /// The size a container should give the view; zero for no preference.
  open var preferredContentSize: CGSize = .zero {
    didSet { if preferredContentSize != oldValue { preferredSizeDidChange() } }
  }

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the size changes. Call super, which tells the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
    }
  }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  // MARK: Bars

  /// The edges at which the view lies under its container's bars.
  open var edgesForExtendedLayout: UIRectEdge = .all { didSet { containerLayoutDidChange() } }
  /// Whether the view lies under bars that are opaque too.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { containerLayoutDidChange() } }
  open var hidesBottomBarWhenPushed = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The scroll view that bars at an edge follow; nil for the one UIKit's rule finds: the view, or its lowest subview.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    storedItems.setScrollView(scrollView, edge)
    containerLayoutDidChange()
  }

  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { storedItems.scrollView(edge) }

  // MARK: Orientation

  /// - Note: Differs from UIKit: the screen is as the renderer sets it up; nobody turns it, and nobody asks.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  // MARK: Presentation

  open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
    didSet { if modalPresentationStyle != oldValue, presentation.presenter == nil { presentation.controller = nil } }
  }
  /// - Note: Differs from UIKit: stored only; presentations come and go at once.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var isModalInPresentation = false
  open var modalPresentationCapturesStatusBarAppearance = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false

  /// The controller this one, or an ancestor of it, presents.
  open var presentedViewController: UIViewController? { presentation.presented ?? parent?.presentedViewController }
  /// The controller that presents this one, or an ancestor of it.
  open var presentingViewController: UIViewController? { presentation.presenter ?? parent?.presentingViewController }
  open var presentationController: UIPresentationController? { madePresentationController }
  open var sheetPresentationController: UISheetPresentationController? {
    madePresentationController as? UISheetPresentationController
  }

  open var popoverPresentationController: UIPopoverPresentationController? {
    madePresentationController as? UIPopoverPresentationController
  }

  /// Shows a controller over this one.
  ///
  /// It is in the window when the call returns, and has appeared, and `completion` has run, after the window's next layout.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { presentModally(viewControllerToPresent, flag, completion) }

  /// Dismisses what this controller presents or, when it presents nothing, this controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissModally(flag, completion)
  }

  /// The presentation controller for the controller's style. Alerts have their own.
  @_spi(Tessera) open func makePresentationController(presenting: UIViewController?) -> UIPresentationController {
    switch modalPresentationStyle {
    case .fullScreen, .currentContext:
      FullScreenPresentationController(self, presenting: presenting, removesPresenter: true)
    case .overFullScreen, .overCurrentContext:
      FullScreenPresentationController(self, presenting: presenting, removesPresenter: false)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .custom, .none, .automatic, .pageSheet, .formSheet:
      transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: presenting ?? self)
        ?? UISheetPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  /// Whether the screen is the system's, so that no app can change its parts.
  @_spi(Tessera) open var isSystemScreen: Bool { false }

  open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender) }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }

  // MARK: Items of containers

  open var navigationItem: UINavigationItem { storedItems.navigationItem(of: self) }
  open var tabBarItem: UITabBarItem! {
    get { storedItems.tabBarItem(of: self) }
    set { storedItems.tabItem = newValue; containerLayoutDidChange() }
  }
  open var toolbarItems: [UIBarButtonItem]? { didSet { containerLayoutDidChange() } }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
  open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }

  open var isEditing: Bool {
    get { storedItems.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedItems.isEditing = editing
    storedItems.updateEditItem()
  }
  /// A bar button that reads Edit or Done and toggles `isEditing`.
  open var editButtonItem: UIBarButtonItem { storedItems.editItem(of: self) }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<\(type(of: self)): \(ConstraintDescription.address(of: self))>" }
  }
  nonisolated open override var debugDescription: String { description }
}
