// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// This file contains a view controller's stored state and every overridable member. The implementations are in
// extensions: appearance, containment, presentation, traits. The file is longer than 500 lines because Swift requires
// overridable members in the class body, but each member has only a few lines.

public import Foundation

/// An object that manages a view. It loads the view on demand and is notified when the view appears, disappears and
/// is laid out.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitChangeObservable, TraitStateHolder {
  // MARK: State

  package var loadedView: UIView?
  var appearance = AppearanceState()
  package var presentation = PresentationState()
  weak var runningTransition: ControllerTransition?
  package var traitState: TraitState?
  var storedItems = ControllerItems()
  var unavailableContent: UnavailableContent?
  /// The nib or storyboard scene from which the view controller was loaded; nil for none.
  package var nibState: ControllerNib?
  /// The traits overridden with `setOverrideTraitCollection`, by child.
  var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
  /// The view controller to which this controller was added as a child; nil for none.
  open internal(set) weak var parent: UIViewController?
  /// The view controllers added with `addChild`, in the order in which they were added, including those whose views
  /// are not visible.
  open internal(set) var children: [UIViewController] = []

  private static var extensionContextKey: UInt8 = 0
  /// The app extension context from `beginRequest` or from the parent. Nil in an app.
  open var extensionContext: NSExtensionContext? {
    objc_getAssociatedObject(self, &Self.extensionContextKey) as? NSExtensionContext ?? parent?.extensionContext
  }
  /// Begins a request to an app extension. Called by tests and previews only, because the system has no extensions.
  open func beginRequest(with context: NSExtensionContext) {
    objc_setAssociatedObject(self, &Self.extensionContextKey, context, .OBJC_ASSOCIATION_RETAIN)
  }

  private var addedKeyCommands: [UIKeyCommand] = []
  /// Adds a key command that is available while the view controller is in the responder chain.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  /// Removes a key command.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
  /// The key commands that were added; nil if there are none.
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

  /// The title, which is also the default title of the navigation item and the tab bar item.
  open var title: String? {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "title") } }
    didSet {
      titleDidChange()
      if KeyValues.areObserved { KeyValues.didChange(self, "title") }
    }
  }

  /// Insets that are added to the view's inherited safe area, in points. Zero by default.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet {
      loadedView?.flags.needsSafeAreaUpdate = true
      loadedView?.markSubtreeNeedsLayout()
    }
  }

  /// The restoration identifier. Stored but not used, because there is no state restoration.
  open var restorationIdentifier: String?
  /// The restoration class. Stored but not used, because there is no state restoration.
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  /// Whether the view's margins are at least as large as `systemMinimumLayoutMargins`. `true` by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.marginsDidChange() }
  }

  /// The light or dark style of the view and its subviews. `.unspecified`, the default, means the inherited style.
  /// Takes precedence over `traitOverrides`.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { viewIfLoaded?.traitsDidChange() }
  }

  /// Creates a view controller whose view is loaded from a nib, unless the class overrides `loadView`.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The nib's name. Nil means a nib named after the class, if there is one. For `CardViewController`,
  ///     the names `CardView` and `CardViewController` are tried in this order.
  ///   - nibBundleOrNil: The nib's bundle. Nil means the bundles of the program and its packages.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    guard nibNameOrNil != nil || nibBundleOrNil != nil else { return }
    let state = ControllerNib()
    (state.name, state.bundle) = (nibNameOrNil, nibBundleOrNil)
    nibState = state
  }

  /// Creates a view controller from a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init()
    coder.finishDecoding(self, at: UIViewController.self)
  }

  /// Creates a view controller like `init(nibName: nil, bundle: nil)`.
  @preconcurrency @MainActor public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: View

  /// The view controller's view. The first access loads it with `loadView` and calls `viewDidLoad`.
  ///
  /// Setting a view that another view controller manages traps. Nil releases the view, and the next access loads a
  /// new one.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      // Observers are not notified of the first view, because reading the old value would load it.
      guard KeyValues.areObserved, loadedView != nil, newValue != nil else { return setView(newValue) }
      KeyValues.change(self, key: "view") { setView(newValue) }
    }
  }

  /// The view; nil if it is not loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Creates the view and sets `view`. Overrides create a custom view and do not call super.
  ///
  /// By default, the view is loaded from the storyboard or nib. Without them, it is a plain view with the screen's
  /// size that is resized with its superview. Traps if an override leaves `view` nil.
  open func loadView() {
    if loadViewFromNib() { return }
    let plain = UIView(frame: UIScreen.main.bounds)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = plain
  }

  /// Loads the view with `loadView` and calls `viewDidLoad`. Does nothing if the view is already loaded.
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

  /// Called once after `loadView`. The view does not have its final size and traits yet.
  open func viewDidLoad() {}
  /// Called before the view enters the window. The view's size and traits may be out of date.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called once per appearance, when the view is in the window and has its traits, before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the first layout in the window. Changes made in this method are laid out too.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the window.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has left the window.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called each time before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called each time after the view has laid out its subviews. The subviews' frames are final.
  open func viewDidLayoutSubviews() {}
  /// Updates the view's constraints. Called before the view's own `updateConstraints`. Does nothing unless
  /// overridden.
  open func updateViewConstraints() {}
  /// Called after the view's layout margins have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called after the view's safe area insets have changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Never called, because there are no memory warnings.
  open func didReceiveMemoryWarning() {}

  open override var next: UIResponder? { loadedView?.superview ?? parent }

  /// The minimum margins of the view, in points. The left and right margins are 16, or 20 if the view is at least 393
  /// points wide.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = SideMargin.of(width: viewIfLoaded?.bounds.width ?? 0)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  // MARK: State restoration

  /// Encodes the state. Never called, because there is no state restoration.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Decodes the state. Never called, because there is no state restoration.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Never called. In UIKit, it is called after all state has been restored.
  open func applicationFinishedRestoringState() {}

  // MARK: Placeholder

  /// The configuration of the placeholder in front of the view's content. Nil by default.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailableContent?.configuration }
    set { setUnavailableContent(newValue) }
  }
  /// The state for which the placeholder is updated. The app adds the search text.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }
  /// Schedules a call of `updateContentUnavailableConfiguration(using:)` before the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() { setNeedsPlaceholderUpdate() }
  /// Updates the placeholder. Called before the view's first layout, and after
  /// `setNeedsUpdateContentUnavailableConfiguration`. Does nothing unless overridden.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: Traits

  /// The view's traits. If the view is not loaded, the parent's or the screen's traits with this controller's
  /// overrides.
  open var traitCollection: UITraitCollection { resolvedTraits }
  /// Called after the view's traits have changed, before the view's own `traitCollectionDidChange`.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Does nothing, because traits are always up to date.
  open func updateTraitsIfNeeded() {}

  /// The area at the top of the view that bars cover. Prefer `view.safeAreaLayoutGuide`.
  ///
  /// - Note: Differs from UIKit: not deprecated, so that old code builds without warnings.
  open var topLayoutGuide: any UILayoutSupport { layoutSupport(.top) }
  /// The area at the bottom of the view that bars cover. Prefer `view.safeAreaLayoutGuide`.
  ///
  /// - Note: Differs from UIKit: not deprecated, so that old code builds without warnings.
  open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(.bottom) }

  /// Overrides traits for a child and its descendants. Nil removes the overrides.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
  {
    setTraits(collection, of: childViewController)
  }

  /// Returns the traits that `setOverrideTraitCollection` set for a child, or nil for none.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childTraits[ObjectIdentifier(childViewController)]
  }

  // MARK: Appearance

  /// Begins an appearance or disappearance of the view. Called by containers that swap children.
  ///
  /// Loads the view and calls `viewWillAppear`, or calls `viewWillDisappear`, on this controller and on the children
  /// whose views are in its view. Does nothing if the same transition is already in progress.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing: isAppearing, animated: animated)
  }
  /// Ends the transition begun with `beginAppearanceTransition` by calling `viewDidAppear` or `viewDidDisappear`.
  open func endAppearanceTransition() { endAppearance() }
  /// Whether this controller's appearance callbacks are forwarded to its children. `true` by default. If you return
  /// `false`, forward them yourself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Adds the subviews that the view requires before it appears. Overridden by this module's containers.
  func prepareForAppearance(animated: Bool) {}
  /// Called after `viewDidAppear` of this controller and its children. Overridden by this module's containers.
  func appearanceDidEnd(animated: Bool) {}

  /// Whether the view controller appears because of `present`. The value is `true` from before `viewWillAppear` until
  /// `viewDidAppear`.
  open var isBeingPresented: Bool { appearance.reason == .presented }
  /// Whether the view controller disappears because of `dismiss`. The value is `true` from before `viewWillDisappear`
  /// until `viewDidDisappear`.
  open var isBeingDismissed: Bool { appearance.reason == .dismissed }
  /// Whether the view controller appears because it was pushed onto a navigation stack.
  open var isMovingToParent: Bool { appearance.reason == .movingTo }
  /// Whether the view controller disappears because it was popped from a navigation stack.
  open var isMovingFromParent: Bool { appearance.reason == .movingFrom }

  // MARK: Containment

  /// Adds a child view controller after removing it from its previous parent. Does not add its view.
  ///
  /// Calls the child's `willMove(toParent:)`. The caller must call `didMove(toParent:)`. Traps if the child is this
  /// controller or one of its ancestors.
  open func addChild(_ childController: UIViewController) { adoptChild(childController) }
  /// Removes the view controller from its parent and calls `didMove(toParent: nil)`. Does not remove its view.
  open func removeFromParent() { detachFromParent() }
  /// Called before the parent changes. `parent` is nil if the view controller will be removed. Does nothing unless
  /// overridden.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent has changed. `parent` is nil if the view controller was removed. Does nothing unless
  /// overridden.
  open func didMove(toParent parent: UIViewController?) {}

  /// Replaces a child's view with another child's view, and calls the appearance callbacks of both. Traps if one of
  /// them is not a child of this controller. `duration` is ignored.
  ///
  /// - Note: Differs from UIKit: `animations` are not animated, and the transition is complete when the method
  ///   returns.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    replaceChild(fromViewController, with: toViewController, animations: animations)
    completion?(true)
  }

  // MARK: Size

  /// The preferred size of the view in a container, in points. Zero, the default, means no preference. Sheets use it
  /// on screens of regular width.
  open var preferredContentSize: CGSize = .zero {
    didSet { if preferredContentSize != oldValue { preferredSizeDidChange() } }
  }

  /// Called after a child's `preferredContentSize` has changed. Does nothing unless overridden.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Never called. In UIKit, it is called after a child's Auto Layout size has changed.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns a child's size for the size `parentSize` of this controller's view. Returns `parentSize` by default.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called on the root view controller before its window's size, in points, changes. Overrides call super to notify
  /// the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
    }
  }

  /// Notifies the children before their traits change.
  ///
  /// - Note: Differs from UIKit: never called when traits change. Use `registerForTraitChanges` or
  ///   `traitCollectionDidChange`.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  // MARK: Bars

  /// The edges at which the view extends below the container's translucent bars. All edges by default.
  open var edgesForExtendedLayout: UIRectEdge = .all { didSet { containerLayoutDidChange() } }
  /// Whether the view also extends below opaque bars. `false` by default.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { containerLayoutDidChange() } }
  /// Whether the tab bar is hidden while the view controller is on a navigation stack. Ignored for the first
  /// controller on the stack. `false` by default.
  open var hidesBottomBarWhenPushed = false
  /// Whether a navigation bar insets scroll views with automatic inset adjustment even if their content does not
  /// scroll. `true` by default.
  open var automaticallyAdjustsScrollViewInsets = true
  /// The style of the status bar, which determines its text color.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden. By default, `true` in compact height, as on phones in landscape orientation.
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  /// The animation of status bar changes. Not used, because the status bar changes immediately.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the home indicator is hidden. `false` by default.
  ///
  /// - Note: Differs from UIKit: the indicator is hidden immediately, even while the screen is touched.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that determines the status bar style instead of this controller. Nil by default.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the status bar is hidden, instead of this controller. Nil by default.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that determines whether the home indicator is hidden, instead of this controller. Nil by default.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Does nothing, because the renderer queries the status bar's style for each image.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Does nothing, because the renderer queries the home indicator's state for each image.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Sets the scroll view that the bars at an edge follow. Nil means the default: the view or its rearmost subview,
  /// if it is a scroll view.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    storedItems.setScrollView(scrollView, for: edge)
    containerLayoutDidChange()
  }

  /// Returns the scroll view that was set with `setContentScrollView` for an edge, or nil if there is none or it was
  /// deallocated.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { storedItems.scrollView(for: edge) }

  // MARK: Orientation

  /// The supported orientations. Not used.
  ///
  /// - Note: Differs from UIKit: the renderer determines the screen's orientation. The screen never rotates.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The preferred orientation for a presentation. Not used. `.portrait` by default.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the interface rotates with the device. Not used. `true` by default.
  open var shouldAutorotate: Bool { true }
  /// Does nothing, because the screen never rotates.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// The edges at which system gestures are deferred. Not used, because there are no system gestures.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Does nothing, because there are no system gestures.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// The child that determines the deferred system gestures instead of this controller. Not used. Nil by default.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The child that determines the pointer lock instead of this controller. Not used. Nil by default.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Whether the pointer is locked. Not used. `false` by default.
  open var prefersPointerLocked: Bool { false }
  /// Does nothing, because the pointer is never locked.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// Does nothing, because the renderer determines the screen's orientation.
  open class func attemptRotationToDeviceOrientation() {}

  // MARK: Presentation

  /// The style in which the view controller is presented. Changing it recreates the presentation controller, except
  /// during a presentation. `.automatic` by default.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
    didSet { if modalPresentationStyle != oldValue, presentation.presenter == nil { presentation.controller = nil } }
  }
  /// The style of the standard animation with which the view controller is presented. Visible only on a clock.
  ///
  /// - Note: Differs from UIKit: with `partialCurl`, the presenting page moves up as a flat sheet instead of curling.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// A weak reference to the delegate that provides the animators for presentation and dismissal and, in the style
  /// `.custom`, the presentation controller. Without a delegate, a custom presentation covers the window.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether the keyboard stays visible while the view controller is presented. Not used. As on iOS, `true` for form
  /// sheets.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Whether the user is prevented from dismissing a sheet. A tap outside it, or pulling it down, calls the delegate
  /// instead. `false` by default.
  open var isModalInPresentation = false
  /// Whether the view controller determines the status bar's appearance even if it does not cover the window. `false`
  /// by default.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether a current-context presentation by a descendant is presented from this controller. `false` by default.
  ///
  /// - Note: Differs from UIKit: the presented view always covers the whole window.
  open var definesPresentationContext = false
  /// Whether presentations in this context use this controller's transition style. Stored but not used; the presented
  /// controller's style applies.
  open var providesPresentationContextTransitionStyle = false

  /// The coordinator of the animated transition in which this controller or an ancestor takes part; nil for none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition ?? parent?.transitionCoordinator
  }

  /// The view controller that this controller or an ancestor presents; nil for none.
  open var presentedViewController: UIViewController? { presentation.presented ?? parent?.presentedViewController }
  /// The view controller that presents this controller or an ancestor; nil for none.
  open var presentingViewController: UIViewController? { presentation.presenter ?? parent?.presentingViewController }
  /// The presentation controller. Created on first use, according to `modalPresentationStyle`.
  open var presentationController: UIPresentationController? { madePresentationController }
  /// Dismisses the sheet or popover if the user may dismiss it. Screen reader users invoke this with a two-finger
  /// scrub.
  open override func accessibilityPerformEscape() -> Bool { dismissByEscape() }
  /// The presentation controller if the style is a sheet, for example to set detents before the presentation. Nil for
  /// other styles.
  open var sheetPresentationController: UISheetPresentationController? {
    madePresentationController as? UISheetPresentationController
  }

  /// The presentation controller if the style is `.popover`. Nil for other styles.
  open var popoverPresentationController: UIPopoverPresentationController? {
    madePresentationController as? UIPopoverPresentationController
  }

  /// Presents a view controller over the whole hierarchy of this controller.
  ///
  /// When the method returns, the presented controller's view is in the window. `viewDidAppear` and `completion` are
  /// called after the window's next layout. If this controller is not in a window or already presents a view
  /// controller, nothing is presented, and a message is printed to standard error. Traps if `viewControllerToPresent`
  /// is this controller, is already presented, or has a parent.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { presentModally(viewControllerToPresent, animated: flag, completion: completion) }

  /// Dismisses the view controller that is presented by this controller or by its nearest presenting ancestor. If
  /// there is none, dismisses this controller.
  ///
  /// Also dismisses all view controllers presented on top of it. If nothing is presented, `completion` is not called.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissModally(animated: flag, completion: completion)
  }

  /// Creates the presentation controller for the presentation style. Alerts have a different presentation controller.
  @_spi(Tessera) open func makePresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    switch modalPresentationStyle {
    case .fullScreen, .currentContext:
      FullScreenPresentationController(self, presenting: presenting, removesPresenter: true)
    case .overFullScreen, .overCurrentContext:
      FullScreenPresentationController(self, presenting: presenting, removesPresenter: false)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .custom:
      transitioningDelegate?.presentationController(forPresented: self, presenting: presenting, source: source)
        ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    case .none, .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  /// Whether the system provides the screen, so that apps can't change its subviews.
  @_spi(Tessera) open var isSystemScreen: Bool { false }

  /// Pushes a view controller onto the navigation stack, or presents it if there is no navigation controller.
  open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }
  /// Shows a view controller as the content of the nearest split view controller, or presents it if there is none.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let split = splitViewController {
      split.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }
  /// The nearest ancestor that is a split view controller; nil for none.
  open var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
  /// Combines the secondary view controller of a collapsing split view controller with this primary controller.
  /// Navigation controllers push it onto their stack, and tab bar controllers pass it to the selected controller.
  /// Other view controllers do nothing.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
  /// Returns the new secondary view controller of an expanding split view controller. Nil, the default, means the
  /// controller that was combined with this one when it collapsed.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }

  // MARK: Focus

  /// The preferred environments for focus. The view by default.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
  /// Returns whether the focus may enter, leave or move inside the view controller. Called before a focus update.
  /// `true` unless overridden.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after the focus has entered, left or moved inside the view controller. Does nothing unless overridden.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// Requests a focus update, if no item is focused or the focused item is in the view.
  open func setNeedsFocusUpdate() { UIFocusSystem.needsUpdate(self) }
  /// Performs a requested focus update immediately.
  open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }
  /// The name of a group of views within which keys move the focus. Stored but not used. Nil by default.
  open var focusGroupIdentifier: String?
  /// Whether the focus returns to the most recently focused item. Stored but not used. `true` by default.
  open var restoresFocusAfterTransition: Bool {
    get { storedItems.restoresFocus }
    set { storedItems.restoresFocus = newValue }
  }

  // MARK: Nibs and storyboards

  /// The nib's name. Nil if there is no nib, or before a nib with the class's name has been loaded.
  open var nibName: String? { nibState?.name }
  /// The nib's bundle that was passed to the initializer.
  open var nibBundle: Bundle? { nibState?.bundle }
  /// The storyboard from which the view controller was loaded; nil for none.
  open var storyboard: UIStoryboard? { nibState?.storyboard }
  /// Performs one of the storyboard's segues without calling `shouldPerformSegue`. An unknown identifier ends the
  /// process.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performNibSegue(identifier, sender: sender)
  }
  /// Returns whether a segue that a control or cell has triggered should be performed. `true` unless overridden.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Configures a segue's destination. Called before the segue is performed. Does nothing unless overridden.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Returns whether an unwind segue may return to this controller. By default, `true` if the controller implements
  /// the action.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { responds(to: action) }
  /// Returns the children to which an unwind segue may return, in search order. By default, all children except the
  /// one that contains the segue's source.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let containing = childContaining(source)
    return children.reversed().filter { $0 !== containing }
  }
  /// Returns the child that contains the source of an unwind segue, or nil for none.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var next: UIViewController? = source.source
    while let controller = next {
      if let child = children.first(where: { $0 === controller }) { return child }
      next = controller.parent ?? controller.presentation.presenter
    }
    return nil
  }
  /// Shows a child during an unwind segue. Does nothing; containers override it.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  /// Adds a view controller for a storyboard's relationship segue. Returns `false` if the class does not have the
  /// relationship.
  @_spi(Tessera) open func relate(_ controller: UIViewController, as relationship: String) -> Bool { false }

  // MARK: Items of containers

  /// The item that a navigation bar shows for this controller. Created on first use, with `title`.
  open var navigationItem: UINavigationItem { storedItems.navigationItem(of: self) }
  /// The item that a tab bar shows for this controller. Created on first use, with `title` and without an image.
  open var tabBarItem: UITabBarItem! {
    get { storedItems.tabBarItem(of: self) }
    set {
      KeyValues.change(self, key: "tabBarItem") { storedItems.tabItem = newValue }
      containerLayoutDidChange()
    }
  }
  /// The items in the navigation controller's toolbar while this controller is on top; nil for none.
  open var toolbarItems: [UIBarButtonItem]? { didSet { containerLayoutDidChange() } }
  /// Sets the toolbar items without animation. `animated` is ignored.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  /// The nearest ancestor that is a navigation controller; nil for none.
  open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
  /// The nearest ancestor that is a tab bar controller; nil for none.
  open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }

  /// Whether the content is being edited. Setting it calls `setEditing(_:animated:)`. `false` by default.
  open var isEditing: Bool {
    get { storedItems.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Sets `isEditing` and the title of `editButtonItem`. Overrides update the user interface and call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedItems.isEditing = editing
    storedItems.updateEditItem()
  }
  /// A bar button titled Edit or Done that toggles `isEditing`.
  open var editButtonItem: UIBarButtonItem { storedItems.editItem(of: self) }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<\(type(of: self)): \(ConstraintDescription.address(of: self))>" }
  }
  nonisolated open override var debugDescription: String { description }
}
