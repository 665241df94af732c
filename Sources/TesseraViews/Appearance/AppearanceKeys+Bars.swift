// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The properties that appearance proxies of bars and bar items apply. Each line refers to a property of the class by
// key path, so bars that have the same property list it separately.

import Foundation
import TesseraGraphics

extension AppearanceKeys {
  static let navigationBar = AppearanceKeys(
    UINavigationBar.self, after: .view,
    [
      AppearanceKey("barStyle", \UINavigationBar.barStyle),
      AppearanceKey("isTranslucent", \UINavigationBar.isTranslucent),
      AppearanceKey("barTintColor", \UINavigationBar.barTintColor),
      AppearanceKey("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
      AppearanceKey("titleTextAttributes", contents: \UINavigationBar.titleTextAttributes),
      AppearanceKey("largeTitleTextAttributes", contents: \UINavigationBar.largeTitleTextAttributes),
      AppearanceKey("shadowImage", \UINavigationBar.shadowImage),
      AppearanceKey("backIndicatorImage", \UINavigationBar.backIndicatorImage),
      AppearanceKey("backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage),
      AppearanceKey("standardAppearance", contents: \UINavigationBar.standardAppearance),
      AppearanceKey("scrollEdgeAppearance", contents: \UINavigationBar.scrollEdgeAppearance),
      AppearanceKey("compactAppearance", contents: \UINavigationBar.compactAppearance),
      AppearanceKey("compactScrollEdgeAppearance", contents: \UINavigationBar.compactScrollEdgeAppearance),
      AppearanceKey("backgroundImage", all: { (bar: UINavigationBar) in bar.backgroundImages }) {
        $0.setBackgroundImage($2, for: $1.position, barMetrics: $1.metrics)
      },
      AppearanceKey("titleVerticalPosition", all: { (bar: UINavigationBar) in bar.titleHeights }) {
        $0.setTitleVerticalPositionAdjustment($2, for: $1)
      },
    ])

  static let toolbar = AppearanceKeys(
    UIToolbar.self, after: .view,
    [
      AppearanceKey("barStyle", \UIToolbar.barStyle),
      AppearanceKey("isTranslucent", \UIToolbar.isTranslucent),
      AppearanceKey("barTintColor", \UIToolbar.barTintColor),
      AppearanceKey("standardAppearance", contents: \UIToolbar.standardAppearance),
      AppearanceKey("scrollEdgeAppearance", contents: \UIToolbar.scrollEdgeAppearance),
      AppearanceKey("compactAppearance", contents: \UIToolbar.compactAppearance),
      AppearanceKey("compactScrollEdgeAppearance", contents: \UIToolbar.compactScrollEdgeAppearance),
      AppearanceKey("backgroundImage", all: { (bar: UIToolbar) in bar.backgroundImages }) {
        $0.setBackgroundImage($2, forToolbarPosition: $1.position, barMetrics: $1.metrics)
      },
      AppearanceKey("shadowImage", all: { (bar: UIToolbar) in bar.shadowImages }) {
        $0.setShadowImage($2, forToolbarPosition: $1)
      },
    ])

  static let tabBar = AppearanceKeys(
    UITabBar.self, after: .view,
    [
      AppearanceKey("barStyle", \UITabBar.barStyle),
      AppearanceKey("isTranslucent", \UITabBar.isTranslucent),
      AppearanceKey("barTintColor", \UITabBar.barTintColor),
      AppearanceKey("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
      AppearanceKey("backgroundImage", \UITabBar.backgroundImage),
      AppearanceKey("shadowImage", \UITabBar.shadowImage),
      AppearanceKey("selectionIndicatorImage", \UITabBar.selectionIndicatorImage),
      AppearanceKey("itemPositioning", \UITabBar.itemPositioning),
      AppearanceKey("itemWidth", \UITabBar.itemWidth),
      AppearanceKey("itemSpacing", \UITabBar.itemSpacing),
      AppearanceKey("standardAppearance", contents: \UITabBar.standardAppearance),
      AppearanceKey("scrollEdgeAppearance", contents: \UITabBar.scrollEdgeAppearance),
    ])

  // MARK: Items

  static let barItem = AppearanceKeys(
    UIBarItem.self,
    [
      AppearanceKey("title", \UIBarItem.title),
      AppearanceKey("image", \UIBarItem.image),
      AppearanceKey("imageInsets", \UIBarItem.imageInsets),
      AppearanceKey("titleTextAttributes", attributes: { (item: UIBarItem) in item.allTitleTextAttributes }) {
        $0.setTitleTextAttributes($2, for: $1)
      },
    ])

  static let barButtonItem = AppearanceKeys(
    UIBarButtonItem.self, after: .barItem,
    [
      AppearanceKey("tintColor", \UIBarButtonItem.tintColor),
      AppearanceKey("width", \UIBarButtonItem.width),
      AppearanceKey("backgroundImage", all: { (item: UIBarButtonItem) in item.look.backgroundImages }) {
        $0.look.backgroundImages[$1] = $2
        $0.itemDidChange()
      },
      AppearanceKey("backButtonBackgroundImage", all: { (item: UIBarButtonItem) in item.look.backBackgroundImages }) {
        $0.setBackButtonBackgroundImage($2, for: $1.state, barMetrics: $1.metrics)
      },
      AppearanceKey("titlePosition", all: { (item: UIBarButtonItem) in item.look.titleOffsets }) {
        $0.setTitlePositionAdjustment($2, for: $1)
      },
      AppearanceKey("backButtonTitlePosition", all: { (item: UIBarButtonItem) in item.look.backTitleOffsets }) {
        $0.setBackButtonTitlePositionAdjustment($2, for: $1)
      },
      AppearanceKey("backgroundPosition", all: { (item: UIBarButtonItem) in item.look.backgroundHeights }) {
        $0.setBackgroundVerticalPositionAdjustment($2, for: $1)
      },
      AppearanceKey("backButtonBackgroundPosition", all: { (item: UIBarButtonItem) in item.look.backBackgroundHeights })
      {
        $0.setBackButtonBackgroundVerticalPositionAdjustment($2, for: $1)
      },
    ])

  static let tabBarItem = AppearanceKeys(
    UITabBarItem.self, after: .barItem,
    [
      AppearanceKey("badgeColor", \UITabBarItem.badgeColor),
      AppearanceKey("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment),
      AppearanceKey("selectedImage", \UITabBarItem.selectedImage),
      AppearanceKey("standardAppearance", contents: \UITabBarItem.standardAppearance),
      AppearanceKey("scrollEdgeAppearance", contents: \UITabBarItem.scrollEdgeAppearance),
      AppearanceKey("badgeTextAttributes", attributes: { (item: UITabBarItem) in item.badgeAttributes }) {
        $0.setBadgeTextAttributes($2, for: $1)
      },
    ])
}
