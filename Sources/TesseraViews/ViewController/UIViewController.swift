// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A controller owns a view and is told of its life. This file holds a controller's state and every member that
// subclasses override; the work is done in the extensions: appearance, containment, presentation, traits. It is longer than 500
// lines because Swift wants what can be overridden in the class body; no member holds more than a few lines.

public import Foundation

/// The owner of a view: makes it when it is asked for, and is called when it comes, goes or is laid out.
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
  /// The nib or the scene that the controller comes from; nil for neither.
  package var nibState: ControllerNib?
  /// Traits imposed on children, by child.
  var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
  /// The container that has this controller as a child; nil outside a container.
  open internal(set) weak var parent: UIViewController?
  /// The controllers added with `addChild`, oldest first, whether their views show or not.
  open internal(set) var children: [UIViewController] = []

  private static var extensionContextKey: UInt8 = 0
  /// What an app extension was started with: that of `beginRequest`, or of the parent; nil in an app.
  open var extensionContext: NSExtensionContext? {
    objc_getAssociatedObject(self, &Self.extensionContextKey) as? NSExtensionContext ?? parent?.extensionContext
  }
  /// Begins with a request of an extension. Nothing starts extensions here: a test or a preview calls it.
  open func beginRequest(with context: NSExtensionContext) {
    objc_setAssociatedObject(self, &Self.extensionContextKey, context, .OBJC_ASSOCIATION_RETAIN)
  }

  private var addedKeyCommands: [UIKeyCommand] = []
  /// Offers a key command while the controller is in the responder chain.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  /// Takes a key command back.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
  /// The key commands that were added; nil without any.
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

  /// Feeds the titles of the navigation item and the tab bar item.
  open var title: String? {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "title") } }
    didSet {
      titleDidChange()
      if KeyValues.areObserved { KeyValues.didChange(self, "title") }
    }
  }

  /// Insets added to the safe area that the view inherits, in points. Zero by default.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet {
      loadedView?.flags.needsSafeAreaUpdate = true
      loadedView?.markSubtreeNeedsLayout()
    }
  }

  /// Stored only: state restoration does not exist here.
  open var restorationIdentifier: String?
  /// Stored only: state restoration does not exist here.
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  /// Whether the view's margins are at least `systemMinimumLayoutMargins`. True by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.marginsDidChange() }
  }

  /// The appearance of the view and all below it; `.unspecified`, the default, inherits. Wins over `traitOverrides`.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { viewIfLoaded?.traitsDidChange() }
  }

  /// A controller whose view comes from a nib, unless the class overrides `loadView`.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The nib's name. For nil a nib that is called as the class is taken if there is one, for
  ///     `CardViewController` first `CardView` and then `CardViewController`.
  ///   - nibBundleOrNil: Where the nib is; nil for the program and the packages beside it.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    guard nibNameOrNil != nil || nibBundleOrNil != nil else { return }
    let state = ControllerNib()
    (state.name, state.bundle) = (nibNameOrNil, nibBundleOrNil)
    nibState = state
  }

  /// A controller of a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init()
    coder.finishDecoding(self, at: UIViewController.self)
  }

  /// The same as `init(nibName: nil, bundle: nil)`.
  @preconcurrency @MainActor public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: View

  /// The controller's view. Reading it makes it, with `loadView` and `viewDidLoad`.
  ///
  /// Setting the view of another controller traps. Nil lets go of the view; the next reading makes a new one.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      // Not the first view: whoever asked for the old value would load it anew.
      guard KeyValues.areObserved, loadedView != nil, newValue != nil else { return setView(newValue) }
      KeyValues.change(self, "view") { setView(newValue) }
    }
  }

  /// The view if it has been made; reading it makes nothing.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view has been made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view and sets `view`. Override it to make your own, and do not call super then.
  ///
  /// By default the view of the controller's storyboard or nib, else a plain view as large as the screen that grows and
  /// shrinks with its superview. An override that leaves `view` nil traps.
  open func loadView() {
    if loadViewFromNib() { return }
    let plain = UIView(frame: UIScreen.main.bounds)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = plain
  }

  /// Makes the view with `loadView` and calls `viewDidLoad`. Does nothing where there is a view.
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

  /// Called once after `loadView`. The view has not got its final size or traits then.
  open func viewDidLoad() {}
  /// Called before the view enters the window. What it has for size and traits may be out of date.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window with its traits and before it is laid out, once for each appearance.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the first layout in the window. What it changes is laid out as well.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the window.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has left the window.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called each time before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called each time after the view has laid out its subviews; their frames are set then.
  open func viewDidLayoutSubviews() {}
  /// Called when the view's constraints are to be updated, before the view's own `updateConstraints`. Does nothing.
  open func updateViewConstraints() {}
  /// Called after the view's layout margins have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called after the view's safe area insets have changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Never called: there are no memory warnings.
  open func didReceiveMemoryWarning() {}

  open override var next: UIResponder? { loadedView?.superview ?? parent }

  /// The least margins of the view: 16 points at the sides, 20 where it is 393 points wide or more.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = SideMargin.of(width: viewIfLoaded?.bounds.width ?? 0)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  // MARK: State restoration

  /// Called to encode the state. Never called: state restoration does not exist here.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Called to decode the state. Never called: state restoration does not exist here.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called when all state has been restored. Never called.
  open func applicationFinishedRestoringState() {}

  // MARK: Placeholder

  /// The placeholder over the content of the view; nil, the default, for none.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailableContent?.configuration }
    set { setUnavailableContent(newValue) }
  }
  /// The state that the placeholder is updated for. The app adds the text of a search.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }
  /// Schedules a call of `updateContentUnavailableConfiguration(using:)` before the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() { askForUnavailableContent() }
  /// Called before the view's first layout, and after `setNeedsUpdateContentUnavailableConfiguration`. Does nothing unless
  /// overridden. An override sets the placeholder.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: Traits

  /// The traits of the view, once it is made; before, those of the parent or the screen, with the controller's
  /// overrides.
  open var traitCollection: UITraitCollection { resolvedTraits }
  /// Called when the view's traits have changed, before the view's own `traitCollectionDidChange`.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Does nothing: traits are never stale.
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

  /// What `setOverrideTraitCollection` imposed on the child; nil if nothing.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childTraits[ObjectIdentifier(childViewController)]
  }

  // MARK: Appearance

  /// Begins an appearance or disappearance of the view. For containers that swap children.
  ///
  /// Makes the view and calls `viewWillAppear`, or calls `viewWillDisappear`, here and in the children whose views are
  /// below this one's. Does nothing where the controller is on that way already.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginAppearance(isAppearing, animated) }
  /// Calls `viewDidAppear` or `viewDidDisappear`, whichever `beginAppearanceTransition` began.
  open func endAppearanceTransition() { endAppearance() }
  /// Whether the children are called when this controller appears. True; override it to call them yourself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Installs what must be in the view before it appears. For the containers of this module.
  func prepareForAppearance(_ animated: Bool) {}
  /// Called after `viewDidAppear` of this controller and its children. For the containers of this module.
  func appearanceDidEnd(_ animated: Bool) {}

  /// True from before `viewWillAppear` to `viewDidAppear` of a controller that `present` brings on.
  open var isBeingPresented: Bool { appearance.reason == .presented }
  /// True from before `viewWillDisappear` to `viewDidDisappear` of a controller that `dismiss` takes away.
  open var isBeingDismissed: Bool { appearance.reason == .dismissed }
  /// True while the controller appears because it was pushed onto a navigation controller.
  open var isMovingToParent: Bool { appearance.reason == .movingTo }
  /// True while the controller disappears because it was popped off a navigation controller.
  open var isMovingFromParent: Bool { appearance.reason == .movingFrom }

  // MARK: Containment

  /// Makes a controller a child of this one, after taking it from its old parent; adds no view.
  ///
  /// Calls the child's `willMove(toParent:)`; calling `didMove(toParent:)` is left to the caller. Traps where
  /// the child is this controller or one above it.
  open func addChild(_ childController: UIViewController) { adoptChild(childController) }
  /// Takes the controller from its parent and calls `didMove(toParent: nil)`. The view stays where it is.
  open func removeFromParent() { leaveParent() }
  /// Called before the parent changes; nil where the controller leaves it. Does nothing.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent has changed; nil where the controller has left it. Does nothing.
  open func didMove(toParent parent: UIViewController?) {}

  /// Replaces one child's view with another's, with the appearance callbacks of both. Traps where they are no children
  /// of this controller. `duration` is ignored.
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

  /// The size a container should give the view, in points; zero, the default, for no preference. Sheets follow it on
  /// screens of regular width.
  open var preferredContentSize: CGSize = .zero {
    didSet { if preferredContentSize != oldValue { preferredSizeDidChange() } }
  }

  /// Called when a child's `preferredContentSize` has changed. Does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Never called. Does nothing.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size a child gets when this controller's view gets `parentSize`: all of it.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called on the root controller before its window changes size, in points. Call super, which tells the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
    }
  }

  /// Tells the children. Nothing calls it when traits change.
  ///
  /// - Note: Differs from UIKit: never called; watch traits with `registerForTraitChanges` or
  ///   `traitCollectionDidChange`.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  // MARK: Bars

  /// The edges at which the view lies under its container's bars, where these are translucent. All by default.
  open var edgesForExtendedLayout: UIRectEdge = .all { didSet { containerLayoutDidChange() } }
  /// Whether the view lies under opaque bars as well. False by default.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { containerLayoutDidChange() } }
  /// Whether a tab bar hides while the controller is in a navigation controller's stack; ignored for the first of the
  /// stack. False by default.
  open var hidesBottomBarWhenPushed = false
  /// Whether scroll views of automatic adjustment are inset by a navigation bar even if they do not scroll. True by
  /// default.
  open var automaticallyAdjustsScrollViewInsets = true
  /// The colour of the status bar's text.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden. True by default where the height is compact, as on phones that lie on their side.
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  /// Never asked: the status bar comes and goes at once.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the home indicator is hidden. False by default.
  ///
  /// - Note: Differs from UIKit: it hides at once, and not only while nobody touches the screen.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides on the status bar's colour instead; nil, the default, for none.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden; nil, the default, for none.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that decides whether the home indicator is hidden; nil, the default, for none.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Does nothing: whoever paints the status bar asks anew for each picture.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Does nothing: whoever paints the home indicator asks anew for each picture.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The scroll view that bars at an edge follow; nil for the default, which is the view itself or its lowest subview
  /// if that is a scroll view.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    storedItems.setScrollView(scrollView, edge)
    containerLayoutDidChange()
  }

  /// What `setContentScrollView` set for an edge; nil if nothing, or if that scroll view is gone.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { storedItems.scrollView(edge) }

  // MARK: Orientation

  /// Never asked.
  ///
  /// - Note: Differs from UIKit: the screen is as the renderer sets it up; nobody turns it, and nobody asks.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Never asked. Portrait by default.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Never asked. True by default.
  open var shouldAutorotate: Bool { true }
  /// Does nothing: the screen is never turned.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Never asked: there are no system gestures.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Does nothing: there are no system gestures.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// The child that decides on system gestures instead; nil, the default, for none. Never asked.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The child that decides on the pointer lock instead; nil, the default, for none. Never asked.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Whether the pointer is locked. False by default. Never asked.
  open var prefersPointerLocked: Bool { false }
  /// Does nothing: there is no pointer.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// Does nothing: the screen is as the renderer sets it up.
  open class func attemptRotationToDeviceOrientation() {}

  // MARK: Presentation

  /// How the controller covers the screen when it is presented. A change makes a new presentation controller, unless
  /// the controller is presented at the moment. `.automatic` by default.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
    didSet { if modalPresentationStyle != oldValue, presentation.presenter == nil { presentation.controller = nil } }
  }
  /// How the controller's view comes and goes on a clock, where nothing else moves it.
  ///
  /// - Note: Differs from UIKit: a flip fades, and a curl rises.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Gives what moves the view when it is presented and dismissed, and for the style `.custom` the presentation controller;
  /// without one the view covers the window.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether the keyboard remains while this controller is presented. True for form sheets, as on iOS. Never used.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Whether a tap beside the sheet or a pull down does not dismiss it; the delegate is called instead. False by
  /// default.
  open var isModalInPresentation = false
  /// Whether it decides on the status bar where it does not cover the window. False by default.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether presentations with a style of the current context start from this controller. False by default.
  ///
  /// - Note: Differs from UIKit: the presented view covers the whole window in any case.
  open var definesPresentationContext = false
  /// Stored only: presentations take no time.
  open var providesPresentationContextTransitionStyle = false

  /// The animated change of controllers that this controller, or an ancestor of it, takes part in; nil for none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition ?? parent?.transitionCoordinator
  }

  /// The controller this one, or an ancestor of it, presents.
  open var presentedViewController: UIViewController? { presentation.presented ?? parent?.presentedViewController }
  /// The controller that presents this one, or an ancestor of it.
  open var presentingViewController: UIViewController? { presentation.presenter ?? parent?.presentingViewController }
  /// What places this controller when it is presented. Made when first asked for, from `modalPresentationStyle`.
  open var presentationController: UIPresentationController? { madePresentationController }
  /// Leaves a sheet or popover that the user may leave. A screen reader's user scrubs with two fingers for it.
  open override func accessibilityPerformEscape() -> Bool { leaveByEscape() }
  /// The presentation controller if the style gives a sheet, to set detents before presenting; otherwise nil.
  open var sheetPresentationController: UISheetPresentationController? {
    madePresentationController as? UISheetPresentationController
  }

  /// The presentation controller if the style is `.popover`; otherwise nil.
  open var popoverPresentationController: UIPopoverPresentationController? {
    madePresentationController as? UIPopoverPresentationController
  }

  /// Shows a controller over the whole hierarchy of this one.
  ///
  /// It is in the window when the call returns. It has appeared, and `completion` has run, after the window's next
  /// layout. A controller outside a window, or one that presents already, presents nothing and says so on standard
  /// error. Traps where the other is this controller, is presented already or has a parent.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { presentModally(viewControllerToPresent, flag, completion) }

  /// Dismisses what this controller, or the nearest parent that presents, presents; where none does, this controller.
  ///
  /// All that is presented over it goes too. Where nothing is presented, nothing happens and `completion` does not run.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissModally(flag, completion)
  }

  /// The presentation controller for the controller's style. Alerts have their own.
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

  /// Whether the screen is the system's, so that no app can change its parts.
  @_spi(Tessera) open var isSystemScreen: Bool { false }

  /// Pushes a controller onto the navigation controller; without one, presents it.
  open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender) }
  /// Shows a controller as the content of the split view controller above; without one, presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let split = splitViewController {
      split.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }
  /// The nearest split view controller above this one; nil if there is none.
  open var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
  /// Takes in the second controller of a split view controller that collapses, whose first one this is. Navigation
  /// controllers put it on their stack, tab bar controllers hand it to the selected one; others do nothing.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
  /// The controller that becomes the second one of a split view controller that separates; nil, the default, for the one
  /// that was taken in.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }

  // MARK: Focus

  /// Where the focus goes when it comes here: the view unless overridden.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
  /// Called before the focus comes here, leaves or moves inside; false keeps it. True unless overridden.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called when the focus has come here, left or moved inside. Does nothing unless overridden.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// Asks for the focus to be decided again, if it is nowhere or in the view.
  open func setNeedsFocusUpdate() { UIFocusSystem.needsUpdate(self) }
  /// Moves the focus now, if it was asked for.
  open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }
  /// A name that views share which keys go through together; nil by default. Never asked.
  open var focusGroupIdentifier: String?
  /// Whether the focus comes back to the item that had it. Stored only, and true by default.
  open var restoresFocusAfterTransition: Bool {
    get { storedItems.restoresFocus }
    set { storedItems.restoresFocus = newValue }
  }

  // MARK: Nibs and storyboards

  /// The name of the nib that the view comes from; nil where it comes from none, or is not loaded yet and the nib is found
  /// by the class's name.
  open var nibName: String? { nibState?.name }
  /// The bundle given to the initialiser.
  open var nibBundle: Bundle? { nibState?.bundle }
  /// The storyboard that the controller comes from; nil for none.
  open var storyboard: UIStoryboard? { nibState?.storyboard }
  /// Takes a segue of the storyboard that starts here, without asking `shouldPerformSegue`. An identifier that is not there
  /// ends the process.
  open func performSegue(withIdentifier identifier: String, sender: Any?) { performNibSegue(identifier, sender) }
  /// Whether a segue that a control or a cell starts is taken. True; override it to say no.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue is taken. Does nothing; override it to set up the segue's destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a segue may go back to this controller: whether it has the method.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { responds(to: action) }
  /// The children that a segue may go back to, the first looked at first: all but the one that holds its source.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let containing = childContaining(source)
    return children.reversed().filter { $0 !== containing }
  }
  /// The child that holds the source of a segue; nil for none.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var next: UIViewController? = source.source
    while let controller = next {
      if let child = children.first(where: { $0 === controller }) { return child }
      next = controller.parent ?? controller.presentation.presenter
    }
    return nil
  }
  /// Goes back towards a child. Containers override it; does nothing here.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  /// Adds a controller that a storyboard relates to this one; false for a relationship that the class does not have.
  @_spi(Tessera) open func relate(_ controller: UIViewController, as relationship: String) -> Bool { false }

  // MARK: Items of containers

  /// What a navigation bar shows for this controller. Made when first asked for, with `title`.
  open var navigationItem: UINavigationItem { storedItems.navigationItem(of: self) }
  /// What a tab bar shows for this controller. Made when first asked for, with `title` and no image.
  open var tabBarItem: UITabBarItem! {
    get { storedItems.tabBarItem(of: self) }
    set {
      KeyValues.change(self, "tabBarItem") { storedItems.tabItem = newValue }
      containerLayoutDidChange()
    }
  }
  /// The items of a navigation controller's toolbar while this controller is on top; nil for none.
  open var toolbarItems: [UIBarButtonItem]? { didSet { containerLayoutDidChange() } }
  /// Sets the toolbar items at once; `animated` is ignored.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  /// The nearest navigation controller above this one; nil if there is none.
  open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
  /// The nearest tab bar controller above this one; nil if there is none.
  open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }

  /// Whether the content is being edited. Setting it calls `setEditing(_:animated:)`. False by default.
  open var isEditing: Bool {
    get { storedItems.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Sets `isEditing` and the text of `editButtonItem`. Override it to show the change; call super.
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
