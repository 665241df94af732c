// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// Tab bars on an iPhone 14 with 390 x 844 points and safe area insets of 47 at the top and 34 at the bottom. The bar
/// is 49 points high, above the bottom safe area (Human Interface Guidelines, "Tab bars").
@MainActor @Suite struct UITabBarControllerTests {
  let log = EventLog()

  private func tabs(_ count: Int) -> (UITabBarController, [LoggingController], UIWindow) {
    let controllers = (0..<count).map { index in
      let controller = LoggingController("\(index)", log)
      controller.tabBarItem = UITabBarItem(title: "Tab \(index)", image: UIImage(systemName: "star"), tag: index)
      return controller
    }
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    let window = makeWindow(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    window.rootViewController = tabs
    window.layoutIfNeeded()
    return (tabs, controllers, window)
  }

  @Test func barInsetsTheSafeArea() {
    let (tabs, controllers, window) = tabs(2)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(controllers[0].view.frame == window.bounds)
    #expect(controllers[0].view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
    // Two buttons share the width.
    #expect(tabs.tabBar.all(TabBarButton.self).map(\.frame.width) == [195, 195] as [CGFloat])
    tabs.isTabBarHidden = true
    window.layoutIfNeeded()
    #expect(controllers[0].view.safeAreaInsets.bottom == 34)
  }

  /// A tab's view is loaded when it is first selected.
  @Test func selectionSwapsViews() {
    let (tabs, controllers, window) = tabs(3)
    #expect(tabs.selectedIndex == 0)
    #expect(!controllers[1].isViewLoaded)
    log.entries = []
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(log.take() == ["0 willDisappear", "1 willAppear", "0 didDisappear", "1 isAppearing", "1 didAppear"])
    #expect(tabs.tabBar.selectedItem === controllers[1].tabBarItem)
    #expect(controllers[0].view.window == nil)
    tabs.selectedIndex = 7
    #expect(tabs.selectedViewController === controllers[1])
  }

  @Test func tapsQueryTheDelegate() {
    final class Delegate: UITabBarControllerDelegate {
      var allows = true
      var chosen: [UIViewController] = []
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { allows }
      func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        chosen.append(viewController)
      }
    }
    let (tabs, controllers, window) = tabs(3)
    let delegate = Delegate()
    tabs.delegate = delegate
    tabs.tabBar.all(TabBarButton.self)[2].sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
    #expect(delegate.chosen == [controllers[2]])
    #expect(tabs.selectedIndex == 2)
    delegate.allows = false
    tabs.tabBar.all(TabBarButton.self)[0].sendActions(for: .touchUpInside)
    #expect(tabs.selectedIndex == 2)
  }

  /// The controller is its bar's delegate, and its overrides are called before the selection changes.
  @Test func theBarNotifiesTheController() {
    final class Tabs: UITabBarController {
      var heard: [String] = []
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        heard.append("\(item.title ?? "") over \(selectedIndex)")
      }
    }
    let tabs = Tabs()
    tabs.viewControllers = (0..<3).map { index in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
      return controller
    }
    let window = makeWindow()
    window.rootViewController = tabs
    window.layoutIfNeeded()
    #expect(tabs.tabBar.delegate === tabs)
    for index in [2, 1] {
      tabs.tabBar.all(TabBarButton.self)[index].sendActions(for: .touchUpInside)
      window.layoutIfNeeded()
      #expect(tabs.selectedIndex == index)
    }
    #expect(tabs.heard == ["Tab 2 over 0", "Tab 1 over 2"])
    // Programmatic selection does not notify the delegate.
    tabs.selectedIndex = 0
    #expect(tabs.heard.count == 2)
  }

  /// Five tabs fit on an iPhone. With six tabs, four of them and a More tab are shown.
  @Test func extraTabsMoveToMore() {
    let (five, _, _) = tabs(5)
    #expect(five.tabBar.items?.count == 5)
    let (six, _, window) = tabs(6)
    #expect(six.tabBar.items?.map(\.title) == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
    six.selectedIndex = 5
    window.layoutIfNeeded()
    #expect(six.tabBar.selectedItem?.title == "More")
  }

  /// Pushed controllers can hide the bar. A navigation controller's tab is its root controller's tab.
  @Test func pushedControllersHideTheBar() {
    let (root, pushed) = (UIViewController(), UIViewController())
    root.title = "Root"
    pushed.hidesBottomBarWhenPushed = true
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = makeWindow(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    window.rootViewController = tabs
    window.layoutIfNeeded()
    #expect(tabs.tabBar.items?.first?.title == "Root")
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
    navigation.pushViewController(pushed, animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden)
    #expect(pushed.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden)
  }

  /// Without tabs, there is nothing to install, and layout terminates.
  @Test func settlesWithoutTabs() {
    let (tabs, _, window) = tabs(0)
    #expect(window.rootEngine?.reportedUnsettled == false)
    #expect(!window.flags.subtreeNeedsLayout)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
  }
}
