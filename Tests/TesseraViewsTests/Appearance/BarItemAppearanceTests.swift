// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@_spi(Tessera) @testable import TesseraViews

private final class Item: UIBarButtonItem {}
private final class Bar: UINavigationBar {}
private final class Tabs: UITabBar {}

/// Bar items receive the values of their proxies when their bar lays them out.
@MainActor @Suite struct BarItemAppearanceTests {
  private func show(_ bar: UIView) -> UIWindow {
    let window = makeWindow()
    bar.frame = CGRect(0, 0, 390, 49)
    window.addSubview(bar)
    window.layoutIfNeeded()
    return window
  }

  private func labels(_ view: UIView) -> [UILabel] { view.all(UILabel.self).filter { !$0.isHidden } }

  @Test func barButtons() {
    AppearanceProxies.isolated {
      let proxy = UIBarButtonItem.appearance(whenContainedInInstancesOf: [Bar.self])
      proxy.setTitleTextAttributes(
        [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.systemRed], for: .normal)
      proxy.setTitlePositionAdjustment(UIOffset(horizontal: 2, vertical: 3), for: .default)
      proxy.tintColor = .systemGreen
      let (item, own) = (UIBarButtonItem(), UIBarButtonItem())
      (item.title, own.title) = ("One", "Two")
      own.setTitleTextAttributes([.foregroundColor: UIColor.systemBlue], for: .normal)
      let bar = Bar()
      let top = UINavigationItem(title: "Title")
      (top.leftBarButtonItem, top.rightBarButtonItem) = (item, own)
      bar.items = [top]
      let window = show(bar)
      #expect(item.tintColor == .systemGreen && own.tintColor == .systemGreen)
      #expect(item.titlePositionAdjustment(for: .default) == UIOffset(horizontal: 2, vertical: 3))
      #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .systemRed)
      #expect(own.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .systemBlue)
      let button = (item.shownView as? UIButton)
      #expect(button?.titleLabel?.font == .systemFont(ofSize: 11) && button?.currentTitleColor == .systemRed)
      #expect(button?.titleEdgeInsets == UIEdgeInsets(top: 3, left: 2, bottom: -3, right: -2))
      withExtendedLifetime(window) {}
    }
  }

  /// States without a font use the normal state's font, but colors are not shared.
  @Test func fontsOfOtherStates() {
    let (first, second) = (UITabBarItem(), UITabBarItem())
    (first.title, second.title) = ("One", "Two")
    let bold = UIFont.systemFont(ofSize: 11, weight: .bold)
    for item in [first, second] {
      item.setTitleTextAttributes([.font: bold, .foregroundColor: UIColor.systemRed], for: .normal)
    }
    second.setTitleTextAttributes([.font: UIFont.italicSystemFont(ofSize: 9)], for: .selected)
    let bar = UITabBar()
    bar.tintColor = .systemGreen
    (bar.items, bar.selectedItem) = ([first, second], first)
    let window = show(bar)
    #expect(labels(bar).map(\.font) == [bold, bold])
    #expect(labels(bar).map(\.textColor) == [.systemGreen, .systemRed])
    bar.selectedItem = second
    window.layoutIfNeeded()
    #expect(labels(bar).map(\.font) == [bold, .italicSystemFont(ofSize: 9)])
    let button = UIBarButtonItem(title: "Off", style: .plain, target: nil, action: nil)
    button.setTitleTextAttributes([.font: bold], for: .normal)
    button.isEnabled = false
    let (top, navigation) = (UINavigationItem(title: "Title"), UINavigationBar())
    top.leftBarButtonItem = button
    navigation.items = [top]
    let other = show(navigation)
    #expect((button.shownView as? UIButton)?.titleLabel?.font == bold)
    withExtendedLifetime((window, other)) {}
  }

  @Test func subclassesOfItems() {
    AppearanceProxies.isolated {
      Item.appearance().tintColor = .systemRed
      let (item, plain) = (Item(), UIBarButtonItem())
      let bar = UIToolbar()
      bar.items = [item, plain]
      let window = show(bar)
      #expect(item.tintColor == .systemRed && plain.tintColor == nil)
      withExtendedLifetime(window) {}
    }
  }

  /// Apps hide the back button's title by offsetting it outside the bar, and set its color with attributes.
  @Test func backButtons() {
    AppearanceProxies.isolated {
      let proxy = UIBarButtonItem.appearance(whenContainedInInstancesOf: [Bar.self])
      proxy.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -1000, vertical: 0), for: .default)
      proxy.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .normal)
      let bar = Bar()
      bar.items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
      let window = show(bar)
      let back = labels(bar).first { $0.text == "One" }
      #expect(back?.textColor == .systemRed && (back?.frame.maxX ?? 0) < 0)
      withExtendedLifetime(window) {}
    }
  }

  @Test func tabs() {
    AppearanceProxies.isolated {
      let proxy = UITabBarItem.appearance(whenContainedInInstancesOf: [Tabs.self])
      proxy.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 12)], for: .normal)
      proxy.setTitleTextAttributes([.font: UIFont.boldSystemFont(ofSize: 13)], for: .selected)
      proxy.setBadgeTextAttributes([.foregroundColor: UIColor.systemYellow], for: .normal)
      proxy.badgeColor = .systemBlue
      proxy.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -4)
      let items = ["One", "Two"].enumerated().map { UITabBarItem(title: $1, image: nil, tag: $0) }
      items[0].badgeValue = "3"
      items[1].badgeColor = .systemGreen
      let bar = Tabs()
      bar.items = items
      bar.selectedItem = items[1]
      let window = show(bar)
      #expect(items[0].badgeColor == .systemBlue && items[1].badgeColor == .systemGreen)
      #expect(items[0].titlePositionAdjustment.vertical == -4)
      let shown = Dictionary(labels(bar).map { ($0.text ?? "", $0) }) { first, _ in first }
      #expect(shown["One"]?.font == .systemFont(ofSize: 12) && shown["Two"]?.font == .boldSystemFont(ofSize: 13))
      #expect(shown["3"]?.textColor == .systemYellow)
      withExtendedLifetime(window) {}
    }
  }

  /// Two 60-point tabs with a spacing of 10 are centered in 390 points: from 130 to 190 and from 200 to 260.
  @Test func centeredTabs() {
    let bar = Tabs()
    bar.items = (0..<2).map { UITabBarItem(title: "Tab", image: nil, tag: $0) }
    (bar.itemPositioning, bar.itemWidth, bar.itemSpacing) = (.centered, 60, 10)
    let window = show(bar)
    #expect(bar.all(TabBarButton.self).map(\.frame.minX) == [130, 200])
    #expect(bar.all(TabBarButton.self).map(\.frame.width) == [60, 60])
    withExtendedLifetime(window) {}
  }

  /// The layout pass that applies proxies does not request another one when all values are applied.
  @Test func layoutSettles() {
    AppearanceProxies.isolated {
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [Bar.self]).tintColor = .systemRed
      let bar = Bar()
      let top = UINavigationItem(title: "Title")
      top.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
      bar.items = [top]
      let window = show(bar)
      #expect(!bar.needsRebuild)
      let shown = top.rightBarButtonItem?.shownView
      bar.contentDidChange()
      window.layoutIfNeeded()
      #expect(!bar.needsRebuild && top.rightBarButtonItem?.shownView !== shown)
    }
  }
}
