// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing
import TesseraViewFixtures
import UIKit

@testable import TesseraViews

/// Theming code as apps write it to run at launch.
@MainActor
private enum Theme {
  static func apply() {
    UIWindow.appearance().tintColor = .systemOrange
    UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = .systemPurple
    UINavigationBar.appearance().barTintColor = .systemIndigo
    UINavigationBar.appearance().isTranslucent = false
    UINavigationBar.appearance().tintColor = .white
    UINavigationBar.appearance().titleTextAttributes = [
      NSAttributedString.Key.foregroundColor: UIColor.white, .font: UIFont.boldSystemFont(ofSize: 18),
    ]
    UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
    UINavigationBar.appearance().shadowImage = UIImage()
    UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .normal)
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self]).title = "Done"
    UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
      UIOffset(horizontal: -1000, vertical: 0), for: .default)
    UITabBar.appearance().tintColor = .systemPink
    UITabBar.appearance().unselectedItemTintColor = .darkGray
    UITabBarItem.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 11)], for: .normal)
    UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).defaultTextAttributes = [
      .foregroundColor: UIColor.systemIndigo
    ]
    UITextField.appearance().keyboardAppearance = .dark
    UITableView.appearance().backgroundColor = UIColor.systemGroupedBackground
    UITableViewCell.appearance().backgroundColor = .clear
    UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]).textColor = .systemIndigo
    UISwitch.appearance().onTintColor = .systemPink
    UIButton.appearance().isExclusiveTouch = true
    UIScrollView.appearance().keyboardDismissMode = .onDrag
    UIPageControl.appearance(whenContainedInInstancesOf: [UIPageViewController.self]).pageIndicatorTintColor = .gray
    UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    UISearchBar.appearance().barTintColor = .systemIndigo
    if #available(iOS 15.0, *) {
      let appearance = UITabBarAppearance()
      appearance.configureWithOpaqueBackground()
      UITabBar.appearance().standardAppearance = appearance
      UITabBar.appearance().scrollEdgeAppearance = UITabBar.appearance().standardAppearance
      UITableView.appearance().sectionHeaderTopPadding = 0
    }
  }
}

@MainActor @Suite struct ThemeTests {
  /// All classes on a screen use the theme, and values set by the screen are preserved.
  @Test func themeOfAnApp() {
    AppearanceProxies.isolated {
      Theme.apply()
      let (list, search, toggle) = (UITableViewController(style: .grouped), UISearchBar(), UISwitch())
      toggle.onTintColor = .systemGreen
      list.title = "List"
      list.navigationItem.titleView = search
      list.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: toggle)
      let navigation = UINavigationController(rootViewController: list)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      let window = makeWindow()
      window.rootViewController = tabs
      window.layoutIfNeeded()
      let bar = navigation.navigationBar
      #expect(window.tintColor == .systemOrange && bar.tintColor == .white && bar.barTintColor == .systemIndigo)
      #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white && !bar.isTranslucent)
      #expect(tabs.tabBar.tintColor == .systemPink && tabs.tabBar.scrollEdgeAppearance?.backgroundEffect == nil)
      #expect(toggle.onTintColor == .systemGreen)
      #expect(search.barTintColor == .systemIndigo && search.searchTextField.textColor == .systemIndigo)
      #expect(search.searchTextField.keyboardAppearance == .dark)
      #expect(list.tableView.backgroundColor == .systemGroupedBackground && list.tableView.sectionHeaderTopPadding == 0)
      #expect(list.tableView.keyboardDismissMode == .onDrag)
    }
  }
}
