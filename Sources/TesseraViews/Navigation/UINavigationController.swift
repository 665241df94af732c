// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A stack of controllers of which the top one shows, with a bar above and, where asked for, a toolbar below.
// Transitions are in UINavigationController+Stack.swift, the bars in UINavigationController+Bars.swift.

public import Foundation

/// A container with a stack of controllers, of which it shows the top one below a bar.
///
/// - Note: Differs from UIKit: a change takes time on a clock, or where the delegate gives an animator; else it is done at once.
open class UINavigationController: UIViewController {
  var stack: [UIViewController] = []
  var isBarHidden = false
  var isBottomBarHidden = true
  /// How far the bar is from its place while it leaves or comes; nil at rest.
  var barAway: CGVector?
  var toolbarAway: CGFloat?
  /// The change of controllers that has not come to its end.
  weak var running: ControllerTransition?
  /// What drives the way back while a finger swipes from the edge.
  var backSwipe: UIPercentDrivenInteractiveTransition?
  /// Whether a finger swipes from the edge while animations are turned off.
  var hidesBackSwipe = false
  private(set) lazy var edgePan = makeBackGesture()
  /// The bar at the top. Its items follow from the stack.
  open private(set) var navigationBar: UINavigationBar
  private let toolbarStorage: UIToolbar
  /// Called when another controller shows; nil for none.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Stored only: swipes hide no bars.
  open var hidesBarsOnSwipe = false
  /// Stored only: taps hide no bars.
  open var hidesBarsOnTap = false
  /// Stored only: the bars stay in low windows.
  open var hidesBarsWhenVerticallyCompact = false
  /// Stored only: the bars stay when the keyboard appears.
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

  /// With bars of other classes, made with their `init(frame:)`; nil, or a class that is no such bar, gives the
  /// standard one.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar = Self.makeBar(navigationBarClass) ?? UINavigationBar()
    toolbarStorage = Self.makeBar(toolbarClass) ?? UIToolbar()
    super.init(nibName: nil, bundle: nil)
    navigationBar.navigationController = self
  }

  /// With a first controller, which stays at the bottom of the stack.
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
    container.snap = { [weak self] in self?.snapped($1, of: $0) ?? $1 }
    container.addSubview(navigationBar)
    container.addSubview(toolbarStorage)
    view = container
    container.addGestureRecognizer(edgePan)
    // Where there is nothing to go back to, the pan is left to the containers around.
    container.mayBegin = { [weak self] gesture in
      guard let self, gesture === edgePan else { return true }
      return stack.count > 1
    }
  }

  var container: BarContainerView? { viewIfLoaded as? BarContainerView }

  override func prepareForAppearance(_ animated: Bool) {
    guard let top = topViewController else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
    installTop()
  }

  override func appearanceDidEnd(_ animated: Bool) {
    guard let top = topViewController else { return }
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  /// The pan from the leading edge that goes back. Add your own condition with its `delegate`, or turn it off with `isEnabled`.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { viewIfLoaded.map { _ in edgePan } }
  /// The recognizer that pops where a finger moves anywhere over the content, as in iOS 26. It never begins.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { viewIfLoaded.map { _ in contentPan } }
  private lazy var contentPan = UIGestureRecognizer()

  // MARK: Stack

  /// The stack, bottom first. Setting it is `setViewControllers(_:animated:)` without animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setStack(newValue, false) }
  }

  /// Replaces the stack; the last controller shows. Traps if a controller is in it twice.
  ///
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(viewControllers, animated)
  }

  /// The last controller of the stack; nil while it is empty.
  open var topViewController: UIViewController? { stack.last }
  /// The top controller, or what is presented over it.
  open var visibleViewController: UIViewController? {
    let presented = presentedViewController
    return presented == nil || presented?.isBeingDismissed == true ? topViewController : presented
  }

  /// Puts a controller on top of the stack and shows it. Traps if it is in the stack already or is a navigation
  /// controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) { push(viewController, animated) }

  /// Takes the top controller off and returns it; nil where only one is left, which stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, animated).last
  }

  /// Takes off all but the first and returns them, bottom first; nil where there is only one.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    return pop(to: 0, animated)
  }

  /// Takes off all above a controller and returns them, bottom first. Traps if the controller is not in the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else {
      raise(
        "NSInternalInconsistencyException",
        "Tried to pop to a view controller that doesn't exist. Push \(viewController) on \(self) first.")
    }
    return pop(to: index, animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    splitViewController.adoptSecondary()
  }

  /// Pops to the child.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if stack.contains(where: { $0 === subsequentVC }), topViewController !== subsequentVC {
      popToViewController(subsequentVC, animated: true)
    }
  }

  /// Goes back, where there is a way back. A screen reader's user scrubs with two fingers for it.
  open override func accessibilityPerformEscape() -> Bool {
    guard stack.count > 1, topViewController?.navigationItem.hidesBackButton != true else {
      return super.accessibilityPerformEscape()
    }
    popViewController(animated: true)
    return true
  }

  // MARK: Bars

  /// Whether the bar is hidden; the content then gets its 44 points or more. False by default.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar at the next layout. Animated, and where a clock runs, it leaves at the top in 0.2 seconds; while
  /// controllers are pushed or popped, it leaves or comes with the one that hides or shows it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { moveNavigationBar(isHidden: hidden, animated) }

  /// The bar at the bottom, with the top controller's `toolbarItems`. Hidden by default.
  open var toolbar: UIToolbar! { toolbarStorage }
  /// Whether the toolbar is hidden. True by default.
  open var isToolbarHidden: Bool {
    get { isBottomBarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar at the next layout. Animated, and where a clock runs, it leaves at the bottom in 0.2 seconds.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { moveToolbar(isHidden: hidden, animated) }

  /// Seconds that bars take to leave and to come: 0.2.
  public static let hideShowBarDuration: CGFloat = 0.2

  /// The item set here, else that of the first controller.
  open override var tabBarItem: UITabBarItem! {
    get { storedItems.tabItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  open override var childForStatusBarStyle: UIViewController? { topViewController }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
}
