// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A stack of view controllers. The top controller is visible, with a bar above it and optionally a toolbar below it.
// Transitions are implemented in UINavigationController+Stack.swift, the bars in UINavigationController+Bars.swift.

public import Foundation

/// A container that shows the top view controller of a stack below a navigation bar.
///
/// - Note: Differs from UIKit: changes are animated only if a clock is running or the delegate provides an animator.
///   Otherwise they take effect immediately.
open class UINavigationController: UIViewController {
  var stack: [UIViewController] = []
  var isBarHidden = false
  var isBottomBarHidden = true
  /// The offset of the bar while it is being hidden or shown, or nil at rest.
  var barOffset: CGVector?
  var toolbarOffset: CGFloat?
  /// The transition in progress.
  weak var running: ControllerTransition?
  /// The interactive transition of an edge swipe in progress.
  var backSwipe: UIPercentDrivenInteractiveTransition?
  /// Whether an edge swipe is in progress without visible movement, because animations are disabled.
  var hidesBackSwipe = false
  private(set) lazy var edgePan = makeBackGesture()
  /// The bar at the top. It shows the navigation items of the controllers in the stack.
  open private(set) var navigationBar: UINavigationBar
  private let toolbarStorage: UIToolbar
  /// A weak reference to the delegate, which is notified when another controller is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Whether swipes hide the bars. Stored but not used.
  open var hidesBarsOnSwipe = false
  /// Whether taps hide the bars. Stored but not used.
  open var hidesBarsOnTap = false
  /// Whether the bars are hidden in windows of compact height. Stored but not used.
  open var hidesBarsWhenVerticallyCompact = false
  /// Whether the keyboard hides the bars. Stored but not used.
  open var hidesBarsWhenKeyboardAppears = false

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar()
    toolbarStorage = UIToolbar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    navigationBar.navigationController = self
  }

  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar()
    toolbarStorage = UIToolbar()
    super.init(coder: coder)
    navigationBar.navigationController = self
    coder.finishDecoding(self, at: UINavigationController.self)
  }

  /// Creates a navigation controller whose bars are instances of custom classes, created with `init(frame:)`. Nil, or
  /// a class that is not a bar, means the standard bar.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar = Self.makeBar(navigationBarClass) ?? UINavigationBar()
    toolbarStorage = Self.makeBar(toolbarClass) ?? UIToolbar()
    super.init(nibName: nil, bundle: nil)
    navigationBar.navigationController = self
  }

  /// Creates a navigation controller with a root view controller, which stays at the bottom of the stack.
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    toolbarStorage = UIToolbar()
    super.init(nibName: nil, bundle: nil)
    navigationBar.navigationController = self
    pushViewController(rootViewController, animated: false)
  }

  private static func makeBar<Bar: UIView>(_ type: AnyClass?) -> Bar? {
    guard let type, let bar = type as? Bar.Type else { return nil }
    return DynamicInit.view(bar)
  }

  // MARK: View

  open override func loadView() {
    let container = BarContainerView(frame: UIScreen.main.bounds)
    container.onLayout = { [weak self] in self?.layoutBars() }
    container.openOffset = { [weak self] in self?.openOffset(of: $0) }
    container.snap = { [weak self] in self?.snappedOffset(y: $1, of: $0) ?? $1 }
    container.addSubview(navigationBar)
    container.addSubview(toolbarStorage)
    view = container
    container.addGestureRecognizer(edgePan)
    // If there is nothing to pop, outer containers can handle the pan.
    container.mayBegin = { [weak self] gesture in
      guard let self, gesture === edgePan else { return true }
      return stack.count > 1
    }
  }

  var container: BarContainerView? { viewIfLoaded as? BarContainerView }

  override func prepareForAppearance(animated: Bool) {
    guard let top = topViewController else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
    installTop()
  }

  override func appearanceDidEnd(animated: Bool) {
    guard let top = topViewController else { return }
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  /// The recognizer of the edge pan that pops the top controller. Its `delegate` can restrict it; `isEnabled`
  /// disables it.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { viewIfLoaded.map { _ in edgePan } }
  /// The recognizer of the iOS 26 pan that pops from anywhere on the content. It never begins.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { viewIfLoaded.map { _ in contentPan } }
  private lazy var contentPan = UIGestureRecognizer()

  // MARK: Stack

  /// The stack, from bottom to top. Setting it calls `setViewControllers(_:animated:)` without animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setStack(newValue, animated: false) }
  }

  /// Replaces the stack and shows the last controller. Traps if the array contains a controller twice.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(viewControllers, animated: animated)
  }

  /// The last controller in the stack, or nil if the stack is empty.
  open var topViewController: UIViewController? { stack.last }
  /// The top controller, or the controller presented over it.
  open var visibleViewController: UIViewController? {
    let presented = presentedViewController
    return presented == nil || presented?.isBeingDismissed == true ? topViewController : presented
  }

  /// Pushes a controller onto the stack and shows it. Traps if it is already in the stack or is a navigation
  /// controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Pops the top controller and returns it. Returns nil, without popping, if it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, animated: animated).last
  }

  /// Pops all controllers except the first and returns them, from bottom to top. Returns nil if there is only one.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    return pop(to: 0, animated: animated)
  }

  /// Pops all controllers above the given one and returns them, from bottom to top. Traps if the given one is not in
  /// the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else {
      raise(
        "NSInternalInconsistencyException",
        "Tried to pop to a view controller that doesn't exist. Push \(viewController) on \(self) first.")
    }
    return pop(to: index, animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    splitViewController.adoptSecondary()
  }

  /// Pops to the given controller.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if stack.contains(where: { $0 === subsequentVC }), topViewController !== subsequentVC {
      popToViewController(subsequentVC, animated: true)
    }
  }

  /// Pops the top controller unless it is the only one or its item hides the back button. Screen reader users invoke
  /// this with a two-finger scrub.
  open override func accessibilityPerformEscape() -> Bool {
    guard stack.count > 1, topViewController?.navigationItem.hidesBackButton != true else {
      return super.accessibilityPerformEscape()
    }
    popViewController(animated: true)
    return true
  }

  // MARK: Bars

  /// Whether the bar is hidden. While it is hidden, the content fills its space of at least 44 points. `false` by
  /// default.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar at the next layout. On a running clock, an animated change slides it past the top edge in
  /// 0.2 seconds. During a push or pop, it moves along with the view controller that hides or shows it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    moveNavigationBar(isHidden: hidden, animated: animated)
  }

  /// The bar at the bottom, which shows the top controller's `toolbarItems`. Hidden by default.
  open var toolbar: UIToolbar! { toolbarStorage }
  /// Whether the toolbar is hidden. `true` by default.
  open var isToolbarHidden: Bool {
    get { isBottomBarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar at the next layout. On a running clock, an animated change slides it past the bottom
  /// edge in 0.2 seconds.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { moveToolbar(isHidden: hidden, animated: animated) }

  /// The duration of the animation that hides or shows bars: 0.2 seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  /// The tab bar item set on this controller, or else the first controller's item.
  open override var tabBarItem: UITabBarItem! {
    get { storedItems.tabItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  open override var childForStatusBarStyle: UIViewController? { topViewController }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
}
