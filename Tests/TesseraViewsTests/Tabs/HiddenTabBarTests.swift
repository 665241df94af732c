// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraViews

@MainActor @Suite struct HiddenTabBarTests {
  @Test func pushedControllersHideTheBar() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let (tabs, window, pushed) = (UITabBarController(), makeWindow(), UIViewController())
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    window.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden)
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: false)
    #expect(tabs.tabBar.isHidden)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden)
    navigation.popViewController(animated: false)
    #expect(!tabs.tabBar.isHidden)
  }
}
