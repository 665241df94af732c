// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A container that shows one of several view controllers, selected in a bar at the bottom.
///
/// - Note: Differs from UIKit: with more than five tabs on iPhone, the fifth tab is More, but it has no list of the
///   remaining view controllers. On iPad, the bar is at the bottom in every version.
open class UITabBarController: UIViewController, UITabBarDelegate {
  private var tabs: [UIViewController] = []
  private var selection: UIViewController?
  /// The tab transition in progress.
  private weak var running: ControllerTransition?
  /// The bar at the bottom. It shows the tab bar items of the view controllers.
  open private(set) var tabBar = UITabBar()
  /// A weak reference to the delegate.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The view controllers that the user can rearrange. Stored but not used.
  open var customizableViewControllers: [UIViewController]?
  private let accessoryView = TabAccessoryView()
  /// The view on glass above the tab bar, or nil (the default). Shown only in the look of iOS 26.
  open var bottomAccessory: UITabAccessory? { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The condition under which the tab bar shrinks to its selected tab in the look of iOS 26. `.automatic`, the default,
  /// means never.
  open var tabBarMinimizeBehavior = UITabBarMinimizeBehavior.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
  private lazy var moreItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)

  // MARK: View

  /// Selects the given view controller.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if viewControllers?.contains(where: { $0 === subsequentVC }) ?? false { selectedViewController = subsequentVC }
  }

  open override func loadView() {
    let container = BarContainerView(frame: UIScreen.main.bounds)
    container.onLayout = { [weak self] in self?.layoutBar() }
    container.addSubview(accessoryView)
    container.addSubview(tabBar)
    tabBar.delegate = self
    tabBar.onSelect = { [weak self] item in self?.userSelected(item) }
    view = container
  }

  private var container: BarContainerView? { viewIfLoaded as? BarContainerView }

  override func prepareForAppearance(animated: Bool) { installSelected() }

  // MARK: Tabs

  /// The view controllers, one per tab; nil for none. After a change, the selected view controller stays selected if
  /// it is still in the array. Otherwise the first one is selected.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setTabs(newValue ?? []) }
  }

  /// Sets the view controllers without animation. `animated` is ignored.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    setTabs(viewControllers ?? [])
  }

  private func setTabs(_ controllers: [UIViewController]) {
    let removed = tabs.filter { !controllers.contains($0) }
    let added = controllers.filter { !tabs.contains($0) }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    tabs = controllers
    select(selection.flatMap { controllers.contains($0) ? $0 : nil } ?? controllers.first)
    for controller in removed {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in added { controller.didMove(toParent: self) }
    updateItems()
  }

  /// Updates the bar's items. In windows of compact width, the bar has at most five items.
  private func updateItems() {
    let limit = traitCollection.horizontalSizeClass == .regular ? Int.max : 5
    var items = tabs.prefix(tabs.count > limit ? limit - 1 : tabs.count).map { $0.tabBarItem ?? UITabBarItem() }
    if tabs.count > items.count { items.append(moreItem) }
    if tabBar.items != items { tabBar.items = items }
    tabBar.selectedItem = selection.flatMap { selected in
      items.first { $0 === selected.tabBarItem } ?? (tabs.count > items.count ? moreItem : nil)
    }
  }

  // MARK: Selection

  /// The selected view controller; nil for none. Setting a view controller that is not in `viewControllers` traps.
  open var selectedViewController: UIViewController? {
    get { selection }
    set {
      if let newValue, !tabs.contains(newValue) {
        raise(
          "NSInvalidArgumentException",
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of "
            + "view controllers can be selected. Add \(newValue) to viewControllers first.")
      }
      select(newValue)
    }
  }

  /// The index of the selected view controller, or `NSNotFound`. Setting an index that is out of range has no effect.
  open var selectedIndex: Int {
    get { selection.flatMap { tabs.firstIndex(of: $0) } ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
  }

  /// Called after an item was tapped, before its view controller is selected. Does nothing unless overridden.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  private func userSelected(_ item: UITabBarItem) {
    let hidden = tabs.dropFirst(max(0, (tabBar.items?.count ?? 0) - 1)).first
    let chosen = item === moreItem ? hidden : tabs.first { $0.tabBarItem === item }
    guard let chosen, delegate?.tabBarController(self, shouldSelect: chosen) ?? true else { return }
    if chosen === selection {
      (chosen as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(chosen, byUser: true)
    }
    delegate?.tabBarController(self, didSelect: chosen)
  }

  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    selection?.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
  }

  private func select(_ new: UIViewController?, byUser: Bool = false) {
    let old = selection
    guard old !== new else { return }
    running?.endNow()
    selection = new
    updateItems()
    viewIfLoaded?.setNeedsLayout()
    let phase = (old ?? self).appearance.phase
    guard phase == .appearing || phase == .appeared else {
      old?.viewIfLoaded?.removeFromSuperview()
      return
    }
    let transition = old.flatMap { old in new.flatMap { makeTransition(from: old, to: $0, byUser: byUser) } }
    running = transition
    old?.beginAppearanceTransition(false, animated: transition != nil)
    new?.beginAppearanceTransition(true, animated: transition != nil)
    guard let transition else { return showChange(from: old, to: new) }
    transition.start()
    if transition.isRunning, new?.viewIfLoaded?.window != nil { new?.viewIsInHierarchy(animated: true) }
  }

  private func showChange(from old: UIViewController?, to new: UIViewController?) {
    installSelected()
    old?.endAppearanceTransition()
    guard let new, let window = viewIfLoaded?.window else { return }
    new.viewIsInHierarchy(animated: false)
    window.finishAppearance(of: new)
  }

  /// Returns a transition with the delegate's animator. Without an animator, returns a transition that fades in the
  /// new view, as on iOS 18, if the user tapped a tab and a clock is running; otherwise returns nil.
  private func makeTransition(
    from old: UIViewController, to new: UIViewController, byUser: Bool
  ) -> ControllerTransition? {
    guard UIView.areAnimationsEnabled, let container else { return nil }
    let own = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    guard let animator = own ?? (byUser && SystemTransition.isSeen ? SystemTransition(kind: .fadeIn) : nil) else {
      return nil
    }
    let box = container.host.bounds
    new.view.frame = box
    let sides = ControllerTransition.Sides(
      from: old, to: new, fromView: old.viewIfLoaded, toView: new.view, container: container.host, owner: self,
      fromFrames: (old.viewIfLoaded?.frame ?? box, .zero), toFrames: (.zero, box))
    let interactor = own.flatMap { delegate?.tabBarController(self, interactionControllerFor: $0) }
    return ControllerTransition(sides, animator: animator, interactor: interactor) { [weak self] didComplete in
      self?.running = nil
      didComplete ? self?.showChange(from: old, to: new) : self?.revertSelection(to: old, from: new)
    }
  }

  /// Restores the previous selection after an interactive transition was canceled.
  private func revertSelection(to old: UIViewController, from new: UIViewController) {
    selection = old
    updateItems()
    new.beginAppearanceTransition(false, animated: true)
    old.beginAppearanceTransition(true, animated: true)
    showChange(from: new, to: old)
  }

  /// Sets the accessory. `animated` is ignored.
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
  }

  private func installSelected() {
    container?.host.setContentView(selection?.view)
    container?.setNeedsLayout()
  }

  // MARK: Layout

  /// Whether `isTabBarHidden` or a pushed view controller hides the bar.
  private var isBarHidden: Bool {
    if isTabBarHidden { return true }
    guard let navigation = selection as? UINavigationController else { return false }
    return navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  /// Whether the bar is hidden and the content extends into its area. `false` by default.
  open var isTabBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Hides or shows the bar at the next layout. On a running clock, an animated change slides the bar past the bottom
  /// edge in 0.2 seconds. Approximates iOS 18; not measured.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard animated, hidden != isTabBarHidden, SystemTransition.isSeen, let view = viewIfLoaded, view.window != nil
    else {
      return isTabBarHidden = hidden
    }
    UIView.performWithoutAnimation {
      view.layoutIfNeeded()
      guard !hidden else { return }
      let height = tabBar.rowHeight + view.safeAreaInsets.bottom
      tabBar.isHidden = false
      tabBar.frame = CGRect(x: 0, y: view.bounds.height, width: view.bounds.width, height: height)
      tabBar.layoutIfNeeded()
    }
    slidesBar = true
    SystemAnimation.run(for: 0.2, delay: 0, options: .curveEaseInOut) {
      self.isTabBarHidden = hidden
      view.layoutIfNeeded()
    } completion: { [weak self] _ in
      guard let self, isTabBarHidden == hidden else { return }
      slidesBar = false
      view.setNeedsLayout()
    }
  }
  /// Whether the bar is sliding in or out.
  private var slidesBar = false
  /// Whether a pushed or popped view controller shows a snapshot instead of the bar.
  var holdsBarBack = false

  /// Updates the bar's visibility according to the view controllers' preferences, without a layout.
  func updateBarVisibility() { tabBar.isHidden = holdsBarBack || isBarHidden && !slidesBar }

  func layoutBar() {
    guard let container else { return }
    // During a transition, the animator controls the views.
    if running == nil, let selection, selection.viewIfLoaded?.superview !== container.host { installSelected() }
    updateItems()
    let box = container.bounds
    var insets = container.safeAreaInsets
    container.host.frame = box
    updateBarVisibility()
    accessoryView.show(isGlass && !isBarHidden ? bottomAccessory : nil)
    if isBarHidden, slidesBar {
      tabBar.frame = CGRect(x: 0, y: box.height, width: box.width, height: tabBar.rowHeight + insets.bottom)
    }
    if !isGlass { tabBar.floatingMargins = nil }
    if !isBarHidden {
      tabBar.follow(selection?.barScrollView(for: .top), minimizing: tabBarMinimizeBehavior)
      if isGlass {
        placeGlassBar(in: box, &insets)
      } else {
        insets.bottom += tabBar.rowHeight
        let frame = CGRect(x: 0, y: box.height - insets.bottom, width: box.width, height: insets.bottom)
        if tabBar.frame != frame { tabBar.frame = frame }
      }
      tabBar.isAtScrollEdge = selection?.hasContentUnderBottom(insets) != true
    }
    container.host.barInsets = insets
    guard running == nil else { return }
    let staysAbove = !tabBar.isTranslucent && selection?.extendedLayoutIncludesOpaqueBars == false
    let isCut = !isBarHidden && (staysAbove || selection?.edgesForExtendedLayout.contains(.bottom) == false)
    container.host.setContentView(
      selection?.view, insets: UIEdgeInsets(top: 0, left: 0, bottom: isCut ? insets.bottom : 0, right: 0))
  }

  /// Whether the bar floats above the content.
  private var isGlass: Bool { traitCollection.isGlass }

  /// Places the bar and the accessory, which float above the bottom.
  private func placeGlassBar(in box: CGRect, _ insets: inout UIEdgeInsets) {
    let sides = GlassBarMetrics.floatingMargin
    let bottom = GlassBarMetrics.bottomMargin(safeArea: insets)
    tabBar.floatingMargins = (sides, bottom)
    let top = box.height - bottom - tabBar.rowHeight
    let frame = CGRect(x: 0, y: top, width: box.width, height: tabBar.rowHeight + bottom)
    if tabBar.frame != frame { tabBar.frame = frame }
    insets.bottom = max(insets.bottom, box.height - top)
    guard accessoryView.accessory != nil else { return }
    accessoryView.isInline = tabBar.isMinimized
    let height = GlassBarMetrics.accessoryHeight
    if tabBar.isMinimized {
      let (near, far) = (sides + tabBar.minimizedWidth, sides)
      let isRightToLeft = container?.isRightToLeft ?? false
      accessoryView.frame = CGRect(
        x: isRightToLeft ? far : near, y: top, width: max(0, box.width - near - far), height: height)
    } else {
      let y = top - GlassBarMetrics.accessorySpacing - height
      accessoryView.frame = CGRect(x: sides, y: y, width: max(0, box.width - sides * 2), height: height)
      insets.bottom = max(insets.bottom, box.height - y)
    }
  }

  open override var childForStatusBarStyle: UIViewController? { selection }
  open override var childForStatusBarHidden: UIViewController? { selection }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selection }
}
