// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// Bars are 44 points high on phones in portrait, 32 in landscape, 50 on tablets, and 56 in sheets. Tab bars are 49
/// in portrait and 32 in landscape.
@MainActor @Suite struct BarHeightTests {
  private func window(_ size: CGSize, _ traits: [UITraitCollection]) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.environment = ScreenEnvironment(
      size: size, scale: 2, safeArea: .zero,
      traits: UITraitCollection(traitsFrom: traits + [UITraitCollection(displayScale: 2)]))
    return window
  }

  private func show(_ window: UIWindow) -> (UITabBarController, UINavigationController) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.navigationBar.prefersLargeTitles = true
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    window.isHidden = false
    window.layoutIfNeeded()
    return (tabs, navigation)
  }

  @Test func portraitPhone() {
    let (tabs, navigation) = show(
      window(
        CGSize(width: 390, height: 844),
        [
          UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(horizontalSizeClass: .compact),
          UITraitCollection(verticalSizeClass: .regular),
        ]))
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(navigation.toolbar.frame.height == 44 && tabs.tabBar.frame.height == 49)
  }

  /// In landscape, bars have no large titles.
  @Test func landscapePhone() {
    let (tabs, navigation) = show(
      window(
        CGSize(width: 844, height: 390),
        [
          UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(horizontalSizeClass: .compact),
          UITraitCollection(verticalSizeClass: .compact),
        ]))
    #expect(navigation.navigationBar.frame.height == 32)
    #expect(navigation.toolbar.frame.height == 32 && tabs.tabBar.frame.height == 32)
    #expect(navigation.topViewController?.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 0, bottom: 64, right: 0))
  }

  /// The bar is 50 points high plus 52 for the large title.
  @Test func tablet() {
    let (_, navigation) = show(
      window(
        CGSize(width: 820, height: 1180),
        [
          UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(horizontalSizeClass: .regular),
          UITraitCollection(verticalSizeClass: .regular),
        ]))
    #expect(navigation.navigationBar.frame.height == 102)
  }

  @Test func sheet() {
    let window = makeWindow()
    window.rootViewController = UIViewController()
    window.layoutIfNeeded()
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController?.present(navigation, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 56)
    navigation.dismiss(animated: false)
    navigation.modalPresentationStyle = .fullScreen
    window.rootViewController?.present(navigation, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)
  }

  // MARK: Partially expanded large titles

  /// The title is expanded at a content offset of -96 and collapsed at -44. If the finger is lifted in between, the
  /// title snaps to the nearer state.
  @Test(arguments: [(0.0, -96.0), (10, -96), (25, -96), (27, -44), (50, -44), (52, -44), (60, -36)])
  func largeTitlesSnap(way: CGFloat, rest: CGFloat) {
    let window = makeWindow()
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 100, height: 5000)
    let controller = UIViewController()
    controller.view = scroll
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -96)
    #expect(scroll.snappedToBars(y: -96 + way) == rest)
  }
}
