// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// This file contains a controller's stored state and every member that subclasses override. The implementations are in the
// extensions: appearance, containment, presentation, traits. It is longer than 500 lines because Swift requires overridable
// members in the class body; none is longer than a few lines.

public import Foundation

/// An object that manages a view. It loads the view on demand, and is notified of the view's appearance and layout.
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
  /// The nib or storyboard scene that the controller was loaded from, or nil.
  package var nibState: ControllerNib?
  /// The traits that `setOverrideTraitCollection` overrides for each child.
  var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
  /// The container that has this controller as a child, or nil.
  open internal(set) weak var parent: UIViewController?
  /// The controllers added with `addChild`, oldest first, including those whose views are not visible.
  open internal(set) var children: [UIViewController] = []

  private static var extensionContextKey: UInt8 = 0
  /// The context of an app extension, from `beginRequest` or from the parent. Nil in an app.
  open var extensionContext: NSExtensionContext? {
    objc_getAssociatedObject(self, &Self.extensionContextKey) as? NSExtensionContext ?? parent?.extensionContext
  }
  /// Begins a request of an app extension. The system never calls it, as there are no extensions; tests and previews do.
  open func beginRequest(with context: NSExtensionContext) {
    objc_setAssociatedObject(self, &Self.extensionContextKey, context, .OBJC_ASSOCIATION_RETAIN)
  }

  private var addedKeyCommands: [UIKeyCommand] = []
  /// Adds a key command, which is available while the controller is in the responder chain.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  /// Removes a key command.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
  /// The added key commands, or nil if there are none.
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

  /// The title, which is also used for the navigation item and the tab bar item.
  open var title: String? {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "title") } }
    didSet {
      titleDidChange()
      if KeyValues.areObserved { KeyValues.didChange(self, "title") }
    }
  }

  /// The insets added to the safe area that the view inherits, in points. Zero by default.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet {
      loadedView?.flags.needsSafeAreaUpdate = true
      loadedView?.markSubtreeNeedsLayout()
    }
  }

  /// The restoration identifier. Stored only: there is no state restoration.
  open var restorationIdentifier: String?
  /// The restoration class. Stored only: there is no state restoration.
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  /// Whether the view's margins are at least `systemMinimumLayoutMargins`. `true` by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.marginsDidChange() }
  }

  /// The light or dark style of the view and its subviews. `.unspecified`, the default, inherits. Takes precedence over
  /// `traitOverrides`.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { viewIfLoaded?.traitsDidChange() }
  }

  /// Creates a controller whose view is loaded from a nib, unless the class overrides `loadView`.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The nib's name. If nil, a nib named after the class is used if there is one: for `CardViewController`
  ///     first `CardView` and then `CardViewController`.
  ///   - nibBundleOrNil: The nib's bundle. If nil, the bundles of the program and its packages are searched.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    guard nibNameOrNil != nil || nibBundleOrNil != nil else { return }
    let state = ControllerNib()
    (state.name, state.bundle) = (nibNameOrNil, nibBundleOrNil)
    nibState = state
  }

  /// Creates a controller from a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init()
    coder.finishDecoding(self, at: UIViewController.self)
  }

  /// Creates a controller like `init(nibName: nil, bundle: nil)`.
  @preconcurrency @MainActor public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: View

  /// The controller's view. The first access loads it, with `loadView` and `viewDidLoad`.
  ///
  /// Setting the view of another controller traps. Nil releases the view; the next access loads a new one.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      // Don't notify observers of the first view, since reading the old value would load it.
      guard KeyValues.areObserved, loadedView != nil, newValue != nil else { return setView(newValue) }
      KeyValues.change(self, key: "view") { setView(newValue) }
    }
  }

  /// The view if it is loaded, or nil.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Creates the view and sets `view`. Overrides create a custom view and do not call super.
  ///
  /// By default, the view comes from the controller's storyboard or nib. Otherwise it is a plain view as large as the
  /// screen that resizes with its superview. Traps if an override leaves `view` nil.
  open func loadView() {
    if loadViewFromNib() { return }
    let plain = UIView(frame: UIScreen.main.bounds)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = plain
  }

  /// Loads the view with `loadView` and calls `viewDidLoad`. Does nothing if the view is loaded.
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
  /// Called before the view enters the window. Its size and traits may be out of date.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window and has its traits, before its layout, once in each appearance.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the first layout in the window. Changes made here are laid out as well.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the window.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has left the window.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called each time before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called each time after the view has laid out its subviews. Their frames are final.
  open func viewDidLayoutSubviews() {}
  /// Called to update the view's constraints, before the view's own `updateConstraints`. Does nothing.
  open func updateViewConstraints() {}
  /// Called after the view's layout margins have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called after the view's safe area insets have changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Never called: there are no memory warnings.
  open func didReceiveMemoryWarning() {}

  open override var next: UIResponder? { loadedView?.superview ?? parent }

  /// The minimum margins of the view: 16 points at the sides, or 20 if it is at least 393 points wide.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = SideMargin.of(width: viewIfLoaded?.bounds.width ?? 0)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  // MARK: State restoration

  /// Encodes the state. Never called: there is no state restoration.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Decodes the state. Never called: there is no state restoration.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called after all state has been restored. Never called.
  open func applicationFinishedRestoringState() {}

  // MARK: Placeholder

  /// The placeholder above the content of the view. Nil by default.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailableContent?.configuration }
    set { setUnavailableContent(newValue) }
  }
  /// The state for updating the placeholder. The app adds the text of a search.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }
  /// Schedules a call of `updateContentUnavailableConfiguration(using:)` before the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() { setNeedsPlaceholderUpdate() }
  /// Called before the view's first layout, and after `setNeedsUpdateContentUnavailableConfiguration`. Overrides set the
  /// placeholder. Does nothing by default.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: Traits

  /// The traits of the view if it is loaded, otherwise those of the parent or the screen with the controller's overrides.
  open var traitCollection: UITraitCollection { resolvedTraits }
  /// Called after the view's traits have changed, before the view's own `traitCollectionDidChange`.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Does nothing: traits are always up to date.
  open func updateTraitsIfNeeded() {}

  /// The area at the top of the view that bars cover. Prefer `view.safeAreaLayoutGuide`.
  ///
  /// - Note: Differs from UIKit: it is not deprecated, so that old code builds without warnings.
  open var topLayoutGuide: any UILayoutSupport { layoutSupport(.top) }
  /// The area at the bottom of the view that bars cover. Prefer `view.safeAreaLayoutGuide`.
  ///
  /// - Note: Differs from UIKit: it is not deprecated, so that old code builds without warnings.
  open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(.bottom) }

  /// Overrides traits for a child and its descendants. Nil removes the overrides.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
  {
    setTraits(collection, of: childViewController)
  }

  /// Returns the traits that `setOverrideTraitCollection` set for the child, or nil.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childTraits[ObjectIdentifier(childViewController)]
  }

  // MARK: Appearance

  /// Begins an appearance or disappearance of the view. For containers that swap children.
  ///
  /// Loads the view and calls `viewWillAppear`, or calls `viewWillDisappear`, on this controller and the children whose views
  /// are in its view. Does nothing if the same transition is already in progress.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing: isAppearing, animated: animated)
  }
  /// Calls `viewDidAppear` or `viewDidDisappear` to end the transition begun with `beginAppearanceTransition`.
  open func endAppearanceTransition() { endAppearance() }
  /// Whether children are notified when this controller appears. `true` by default. Override it to notify them yourself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Installs the parts that must be in the view before it appears. For the containers of this module.
  func prepareForAppearance(animated: Bool) {}
  /// Called after `viewDidAppear` of this controller and its children. For the containers of this module.
  func appearanceDidEnd(animated: Bool) {}

  /// Whether the controller appears because of `present`, from before `viewWillAppear` to `viewDidAppear`.
  open var isBeingPresented: Bool { appearance.reason == .presented }
  /// Whether the controller disappears because of `dismiss`, from before `viewWillDisappear` to `viewDidDisappear`.
  open var isBeingDismissed: Bool { appearance.reason == .dismissed }
  /// Whether the controller appears because it was pushed onto a navigation controller.
  open var isMovingToParent: Bool { appearance.reason == .movingTo }
  /// Whether the controller disappears because it was popped off a navigation controller.
  open var isMovingFromParent: Bool { appearance.reason == .movingFrom }

  // MARK: Containment

  /// Adds a child controller, after removing it from its previous parent. Does not add its view.
  ///
  /// Calls the child's `willMove(toParent:)`; the caller must call `didMove(toParent:)`. Traps if the child is this controller
  /// or one of its ancestors.
  open func addChild(_ childController: UIViewController) { adoptChild(childController) }
  /// Removes the controller from its parent and calls `didMove(toParent: nil)`. Does not remove its view.
  open func removeFromParent() { detachFromParent() }
  /// Called before the parent changes. The parent is nil if the controller is removed. Does nothing.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent has changed. The parent is nil if the controller was removed. Does nothing.
  open func didMove(toParent parent: UIViewController?) {}

  /// Replaces one child's view with another's, with the appearance callbacks of both. Traps if they are not children of this
  /// controller. `duration` is ignored.
  ///
  /// - Note: Differs from UIKit: the transition is complete when the call returns; `animations` run once.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    replaceChild(fromViewController, with: toViewController, animations: animations)
    completion?(true)
  }

  // MARK: Size

  /// The preferred size of the view in a container, in points. Zero, the default, means no preference. Sheets respect it on
  /// screens of regular width.
  open var preferredContentSize: CGSize = .zero {
    didSet { if preferredContentSize != oldValue { preferredSizeDidChange() } }
  }

  /// Called after a child's `preferredContentSize` has changed. Does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Never called. Does nothing.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the size of a child if this controller's view has the size `parentSize`: the same size by default.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called on the root controller before its window changes size, in points. Overrides call super to notify the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
    }
  }

  /// Notifies the children.
  ///
  /// - Note: Differs from UIKit: never called when traits change; use `registerForTraitChanges` or `traitCollectionDidChange`.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  // MARK: Bars

  /// The edges at which the view extends below its container's translucent bars. All by default.
  open var edgesForExtendedLayout: UIRectEdge = .all { didSet { containerLayoutDidChange() } }
  /// Whether the view extends below opaque bars as well. `false` by default.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { containerLayoutDidChange() } }
  /// Whether the tab bar is hidden while the controller is in a navigation controller's stack. Ignored for the first controller
  /// of the stack. `false` by default.
  open var hidesBottomBarWhenPushed = false
  /// Whether scroll views with automatic adjustment are inset by a navigation bar even if they do not scroll. `true` by
  /// default.
  open var automaticallyAdjustsScrollViewInsets = true
  /// The color of the status bar's text.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden. By default `true` if the height is compact, as on phones in landscape orientation.
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  /// The animation of status bar changes. Not used: the status bar changes immediately.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the home indicator is hidden. `false` by default.
  ///
  /// - Note: Differs from UIKit: the indicator hides immediately, and also while the screen is touched.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that determines the status bar's color instead. Nil by default.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the status bar is hidden. Nil by default.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that determines whether the home indicator is hidden. Nil by default.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Does nothing: the renderer queries the style of the status bar for each image.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Does nothing: the renderer queries the state of the home indicator for each image.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Sets the scroll view that bars at an edge follow. Nil means the default: the view itself or its lowest subview, if that is
  /// a scroll view.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    storedItems.setScrollView(scrollView, for: edge)
    containerLayoutDidChange()
  }

  /// Returns the scroll view set for an edge by `setContentScrollView`, or nil if there is none or it no longer exists.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { storedItems.scrollView(for: edge) }

  // MARK: Orientation

  /// The supported orientations. Not used.
  ///
  /// - Note: Differs from UIKit: the renderer determines the orientation of the screen, which never rotates.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The preferred orientation for presentation. Not used. Portrait by default.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the interface rotates with the device. Not used. `true` by default.
  open var shouldAutorotate: Bool { true }
  /// Does nothing: the screen never rotates.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// The edges with deferred system gestures. Not used: there are no system gestures.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Does nothing: there are no system gestures.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// The child that determines deferred system gestures instead. Nil by default. Not used.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The child that determines the pointer lock instead. Nil by default. Not used.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Whether the pointer is locked. `false` by default. Not used.
  open var prefersPointerLocked: Bool { false }
  /// Does nothing: there is no pointer.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// Does nothing: the renderer determines the orientation of the screen.
  open class func attemptRotationToDeviceOrientation() {}

  // MARK: Presentation

  /// The style of the controller's presentation. A change recreates the presentation controller, unless the controller is being
  /// presented. `.automatic` by default.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
    didSet { if modalPresentationStyle != oldValue, presentation.presenter == nil { presentation.controller = nil } }
  }
  /// The style of the controller's default transition, visible on a clock.
  ///
  /// - Note: Differs from UIKit: with `partialCurl`, the presenting page moves up, flat and as a whole.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// The delegate that provides the animations for presenting and dismissing, and with the style `.custom` also the
  /// presentation controller. Without a delegate, a custom presentation covers the window. A weak reference.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether the keyboard stays visible while this controller is presented. `true` for form sheets, as on iOS. Not used.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Whether a tap outside of the sheet or a pull down calls the delegate instead of dismissing the sheet. `false` by default.
  open var isModalInPresentation = false
  /// Whether the controller determines the status bar's appearance even if it does not cover the window. `false` by default.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether presentations with a current-context style start from this controller. `false` by default.
  ///
  /// - Note: Differs from UIKit: the presented view always covers the whole window.
  open var definesPresentationContext = false
  /// Whether presentations in this context use its transition style. Stored only: presentations use the style of the
  /// presented controller.
  open var providesPresentationContextTransitionStyle = false

  /// The coordinator of the animated transition that this controller or an ancestor takes part in, or nil.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition ?? parent?.transitionCoordinator
  }

  /// The controller presented by this one or by an ancestor.
  open var presentedViewController: UIViewController? { presentation.presented ?? parent?.presentedViewController }
  /// The controller that presents this one or an ancestor.
  open var presentingViewController: UIViewController? { presentation.presenter ?? parent?.presentingViewController }
  /// The controller's presentation controller. Created at the first use, according to `modalPresentationStyle`.
  open var presentationController: UIPresentationController? { madePresentationController }
  /// Dismisses a sheet or popover that the user may dismiss. Triggered by a two-finger scrub with a screen reader.
  open override func accessibilityPerformEscape() -> Bool { dismissByEscape() }
  /// The presentation controller if the style is a sheet, for example to set detents before presenting. Otherwise nil.
  open var sheetPresentationController: UISheetPresentationController? {
    madePresentationController as? UISheetPresentationController
  }

  /// The presentation controller if the style is `.popover`. Otherwise nil.
  open var popoverPresentationController: UIPopoverPresentationController? {
    madePresentationController as? UIPopoverPresentationController
  }

  /// Presents a controller over the whole hierarchy of this one.
  ///
  /// The presented controller's view is in the window when the call returns. It has appeared, and `completion` has run,
  /// after the window's next layout. If this controller is not in a window or already presents a controller, nothing is
  /// presented and a message is printed to standard error. Traps if the other controller is this one, is already
  /// presented or has a parent.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { presentModally(viewControllerToPresent, animated: flag, completion: completion) }

  /// Dismisses the controller presented by this one or by the nearest parent that presents, or else this controller.
  ///
  /// Also dismisses all controllers presented on top of it. If nothing is presented, `completion` does not run.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissModally(animated: flag, completion: completion)
  }

  /// Creates the presentation controller for the controller's style. Alerts have a separate presentation controller.
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

  /// Whether the screen is provided by the system, so that apps can't change its subviews.
  @_spi(Tessera) open var isSystemScreen: Bool { false }

  /// Pushes a controller onto the navigation controller, or presents it if there is none.
  open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }
  /// Shows a controller as the content of the nearest split view controller, or presents it if there is none.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let split = splitViewController {
      split.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }
  /// The nearest ancestor that is a split view controller, or nil.
  open var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
  /// Absorbs the secondary controller of a collapsing split view controller with this primary controller. Navigation
  /// controllers push it onto their stack, and tab bar controllers pass it to the selected controller. Others do
  /// nothing.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
  /// Returns the new secondary controller of an expanding split view controller. Nil, the default, means the absorbed controller.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }

  // MARK: Focus

  /// The preferred targets of the focus: the view unless overridden.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
  /// Called before the focus enters, leaves or moves inside the controller. Return `false` to prevent it. `true` unless
  /// overridden.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after the focus has entered, left or moved inside the controller. Does nothing unless overridden.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// Requests a focus update if nothing has the focus or the focus is in the view.
  open func setNeedsFocusUpdate() { UIFocusSystem.needsUpdate(self) }
  /// Performs a requested focus update immediately.
  open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }
  /// The name of a group of views that keys navigate together. Nil by default. Not used.
  open var focusGroupIdentifier: String?
  /// Whether the focus returns to the last focused item. Stored only, `true` by default.
  open var restoresFocusAfterTransition: Bool {
    get { storedItems.restoresFocus }
    set { storedItems.restoresFocus = newValue }
  }

  // MARK: Nibs and storyboards

  /// The name of the view's nib. Nil if there is none, or if it is not loaded yet and is found by the class's name.
  open var nibName: String? { nibState?.name }
  /// The nib bundle passed to the initializer.
  open var nibBundle: Bundle? { nibState?.bundle }
  /// The storyboard that the controller was loaded from, or nil.
  open var storyboard: UIStoryboard? { nibState?.storyboard }
  /// Performs a segue of the storyboard without calling `shouldPerformSegue`. An unknown identifier ends the process.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performNibSegue(identifier, sender: sender)
  }
  /// Returns whether a segue triggered by a control or a cell is performed. `true` unless overridden.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue is performed, to configure its destination. Does nothing unless overridden.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Returns whether an unwind segue may return to this controller. By default, it may if the controller has the method.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { responds(to: action) }
  /// Returns the children that an unwind segue may return to, in search order: all except the one that contains its source.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let containing = childContaining(source)
    return children.reversed().filter { $0 !== containing }
  }
  /// Returns the child that contains the source of an unwind segue, or nil.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var next: UIViewController? = source.source
    while let controller = next {
      if let child = children.first(where: { $0 === controller }) { return child }
      next = controller.parent ?? controller.presentation.presenter
    }
    return nil
  }
  /// Unwinds toward a child. Does nothing; containers override it.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  /// Adds a controller for a relationship segue of a storyboard. Returns `false` if the class does not have the relationship.
  @_spi(Tessera) open func relate(_ controller: UIViewController, as relationship: String) -> Bool { false }

  // MARK: Items of containers

  /// The item that a navigation bar shows for this controller. Created at the first use, with `title`.
  open var navigationItem: UINavigationItem { storedItems.navigationItem(of: self) }
  /// The item that a tab bar shows for this controller. Created at the first use, with `title` and no image.
  open var tabBarItem: UITabBarItem! {
    get { storedItems.tabBarItem(of: self) }
    set {
      KeyValues.change(self, key: "tabBarItem") { storedItems.tabItem = newValue }
      containerLayoutDidChange()
    }
  }
  /// The toolbar items of a navigation controller while this controller is on top, or nil.
  open var toolbarItems: [UIBarButtonItem]? { didSet { containerLayoutDidChange() } }
  /// Sets the toolbar items immediately. `animated` is ignored.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  /// The nearest ancestor that is a navigation controller, or nil.
  open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
  /// The nearest ancestor that is a tab bar controller, or nil.
  open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }

  /// Whether the content is being edited. Setting it calls `setEditing(_:animated:)`. `false` by default.
  open var isEditing: Bool {
    get { storedItems.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Sets `isEditing` and the title of `editButtonItem`. Overrides show the change and call super.
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
