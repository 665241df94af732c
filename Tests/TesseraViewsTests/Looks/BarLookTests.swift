// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// Positions of bars, measured in pictures recorded on iOS 17, 18 and 26 on a screen of 402 x 874 points with a safe area of 62
/// points at the top.
@MainActor @Suite struct BarLookTests {
  private func window(_ look: SystemLook) -> UIWindow {
    let size = CGSize(width: 402, height: 874)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.environment = ScreenEnvironment(
      size: size, scale: 3, safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(look: look), UITraitCollection(displayScale: 3),
        UITraitCollection(userInterfaceIdiom: .phone),
        UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
      ]))
    return window
  }

  private func show(_ controller: UIViewController, _ look: SystemLook) -> UIWindow {
    let window = window(look)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  private func navigation(_ title: String, items: [UIBarButtonItem] = [], isLarge: Bool = false)
    -> UINavigationController
  {
    let page = UIViewController()
    page.title = title
    page.navigationItem.rightBarButtonItems = items
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = isLarge
    return navigation
  }

  private func plates(in view: UIView, of window: UIWindow) -> [CGRect] {
    view.subviews.compactMap { $0 as? GlassPlate }.filter { !$0.isHidden }
      .map { $0.convert($0.bounds, to: window) }.sorted { $0.minX < $1.minX }
  }

  // MARK: Navigation bars

  /// On iOS 18, the bar begins 5.67 points above the safe area; on iOS 26, it begins at the safe area.
  @Test(arguments: [(SystemLook.iOS18, CGFloat(56.333)), (.iOS26, 62)])
  func beginningOfNavigationBars(_ look: SystemLook, _ top: CGFloat) {
    let navigation = navigation("Page")
    _ = show(navigation, look)
    #expect(abs(navigation.navigationBar.frame.minY - top) < 0.01 && navigation.navigationBar.frame.height == 44)
  }

  /// The back button is a circle of 44 points at x 16, without a title. The center of the title's capitals is 22 below the
  /// bar's top.
  @Test func backButtonOfGlass() throws {
    let navigation = navigation("First")
    let second = UIViewController()
    second.title = "Location History"
    navigation.pushViewController(second, animated: false)
    let window = show(navigation, .iOS26)
    #expect(plates(in: navigation.navigationBar, of: window) == [CGRect(16, 62, 44, 44)])
    let back = try #require(navigation.navigationBar.backControl as? BackButton)
    #expect(back.label.isHidden && back.frame == CGRect(16, 0, 44, 44))
    let title = navigation.navigationBar.titleLabel
    #expect(title.font == .systemFont(ofSize: 17, weight: .semibold))
    let baseline = title.frame.minY + title.font.ascender
    #expect(abs(baseline - title.font.capHeight / 2 - 22) <= 0.67, "\(baseline)")
    #expect(abs(title.frame.midX - 201) <= 0.34)
  }

  /// A text button is 44 points high and at least as wide, 16 points from the edge. On iOS 26, "Clear" is 60 and "Reset" 58
  /// wide. No constant padding agrees with both, because "Reset" is wider than "Clear" at any weight but has the narrower plate;
  /// the padding of 18 points agrees within 4.
  @Test(arguments: [("Clear", CGFloat(60)), ("Reset", 58)])
  func widthOfTextButtonsOfGlass(_ title: String, _ width: CGFloat) throws {
    let item = UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    let navigation = navigation("Page", items: [item])
    let window = show(navigation, .iOS26)
    let plate = try #require(plates(in: navigation.navigationBar, of: window).first)
    #expect(plate.maxX == 386 && plate.height == 44 && abs(plate.width - width) <= 4, "\(plate)")
  }

  /// Items with images share a plate. A title, a prominent item, a space and `sharesBackground` separate plates.
  @Test func platesOfItems() throws {
    func image(_ name: String) -> UIBarButtonItem {
      UIBarButtonItem(image: UIImage(systemName: name), style: .plain, target: nil, action: nil)
    }
    let (done, alone, bare) = (UIBarButtonItem(systemItem: .done), image("star"), image("heart"))
    alone.sharesBackground = false
    bare.hidesSharedBackground = true
    let navigation = navigation("", items: [done, image("plus"), image("magnifyingglass"), alone, bare])
    let window = show(navigation, .iOS26)
    let plates = plates(in: navigation.navigationBar, of: window)
    // From the right: the prominent item, the two shared ones and the one alone; the last one has none.
    #expect(plates.map(\.width) == [44, 88, 44])
    #expect(plates.last?.maxX == 386 && plates[1].maxX == plates[2].minX - 12)
    let colors = navigation.navigationBar.subviews.compactMap { ($0 as? GlassPlate)?.material.color }
    #expect(colors == [navigation.navigationBar.tintColor])
  }

  /// "Done" and "Cancel" are symbols on separate plates, even if they aren't prominent.
  @Test func platesOfSystemItems() {
    let done = UIBarButtonItem(systemItem: .done)
    done.style = .plain
    let plus = UIBarButtonItem(systemItem: .add)
    let navigation = navigation("", items: [done, UIBarButtonItem(systemItem: .cancel), plus])
    let window = show(navigation, .iOS26)
    #expect(plates(in: navigation.navigationBar, of: window).map(\.width) == [44, 44, 44])
  }

  /// A custom view that isn't wider than the bar is high lies in a circle, and a wider one has the padding of titles.
  @Test(arguments: [(CGFloat(30), CGFloat(44)), (44, 44), (100, 118)])
  func platesOfCustomViews(_ width: CGFloat, _ plate: CGFloat) {
    let navigation = navigation("", items: [UIBarButtonItem(customView: UIView(frame: CGRect(0, 0, width, 30)))])
    let window = show(navigation, .iOS26)
    #expect(plates(in: navigation.navigationBar, of: window).map(\.width) == [plate])
  }

  /// The baseline of a large title is 105.33 points below the safe area, and its label begins at x 16.
  @Test func largeTitleOfGlass() {
    let navigation = navigation("Servers", isLarge: true)
    let window = show(navigation, .iOS26)
    let label = navigation.navigationBar.largeTitleLabel
    let frame = label.convert(label.bounds, to: window)
    let baseline = frame.minY + label.font.ascender - 62
    #expect(abs(baseline - 105.33) <= 0.67 && frame.minX == 16, "\(baseline)")
  }

  /// System bars have no background at rest, and a soft edge over scrolled content. Custom backgrounds are kept.
  @Test func backgroundsOfGlass() {
    let bar = UINavigationBar(frame: CGRect(0, 62, 402, 44))
    bar.items = [UINavigationItem(title: "Page")]
    let window = window(.iOS26)
    window.addSubview(bar)
    window.isHidden = false
    bar.isAtScrollEdge = false
    bar.layoutIfNeeded()
    let fade = bar.background.subviews.compactMap { $0 as? ScrollEdgeFade }.first
    #expect(fade?.isHidden == false && bar.background.isSeen)
    bar.barTintColor = .red
    bar.layoutIfNeeded()
    #expect(fade?.isHidden == true && bar.background.isSeen)
    bar.barTintColor = nil
    bar.isAtScrollEdge = true
    bar.layoutIfNeeded()
    #expect(!bar.background.isSeen)
  }

  // MARK: Scroll edges

  private func scrolledPage() -> (page: UIViewController, scrollView: UIScrollView) {
    let page = UIViewController()
    let scrollView = UIScrollView()
    page.view = scrollView
    scrollView.contentSize = CGSize(width: 402, height: 3000)
    return (page, scrollView)
  }

  private func fade(in view: UIView) -> ScrollEdgeFade? {
    view.subviews.lazy.compactMap { $0 as? ScrollEdgeFade ?? self.fade(in: $0) }.first { !$0.isHidden }
  }

  /// The bars of a navigation controller show the effects of the scroll view, unless they are hidden.
  @Test func edgeEffectsOfBars() {
    let (page, scrollView) = scrolledPage()
    let navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    let window = show(navigation, .iOS26)
    #expect(fade(in: navigation.navigationBar) == nil && fade(in: navigation.toolbar)?.style == .automatic)
    scrollView.contentOffset.y = 200
    scrollView.topEdgeEffect.style = .hard
    scrollView.bottomEdgeEffect.isHidden = true
    window.layoutIfNeeded()
    #expect(fade(in: navigation.navigationBar)?.style == .hard && fade(in: navigation.toolbar) == nil)
    // A hard edge ends at the bar.
    #expect(fade(in: navigation.navigationBar)?.frame == CGRect(0, 0, 402, 106))
    scrollView.topEdgeEffect.isHidden = true
    scrollView.bottomEdgeEffect.isHidden = false
    window.layoutIfNeeded()
    #expect(fade(in: navigation.navigationBar) == nil && fade(in: navigation.toolbar) != nil)
  }

  /// The content fades between the view of an interaction and the edge of the scroll view while it is below the view.
  @Test(arguments: [SystemLook.iOS18, .iOS26])
  func edgeEffectsOfCustomBars(_ look: SystemLook) throws {
    let (page, scrollView) = scrolledPage()
    let container = UIViewController()
    container.addChild(page)
    scrollView.frame = CGRect(0, 0, 402, 874)
    let bar = UIView(frame: CGRect(0, 62, 402, 40))
    for view in [scrollView, bar] { container.view.addSubview(view) }
    let interaction = UIScrollEdgeElementContainerInteraction()
    interaction.scrollView = scrollView
    interaction.edge = .top
    bar.addInteraction(interaction)
    let window = show(container, look)
    #expect(fade(in: scrollView) == nil)
    scrollView.contentOffset.y = 300
    window.layoutIfNeeded()
    guard look == .iOS26 else {
      #expect(fade(in: scrollView) == nil)
      return
    }
    let effect = try #require(fade(in: scrollView))
    #expect(effect.convert(effect.bounds, to: window) == CGRect(0, 0, 402, 102 + effect.overlap))
    scrollView.topEdgeEffect.style = .hard
    window.layoutIfNeeded()
    #expect(effect.convert(effect.bounds, to: window) == CGRect(0, 0, 402, 102))
    bar.removeInteraction(interaction)
    window.layoutIfNeeded()
    #expect(fade(in: scrollView) == nil)
  }

  // MARK: Tab bars

  /// A background of the appearance is visible below the plate. The system's background isn't.
  @Test func backgroundsOfTabBars() {
    let bar = UITabBar(frame: CGRect(0, 700, 402, 54))
    bar.items = [UITabBarItem(title: "Tab", image: nil, tag: 0)]
    let window = window(.iOS26)
    window.addSubview(bar)
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(!bar.background.isSeen)
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    bar.standardAppearance = appearance
    window.layoutIfNeeded()
    #expect(bar.background.isSeen && !bar.plate.isHidden)
  }

  /// Content that doesn't extend below the bottom ends above the bar.
  @Test(arguments: [(UIRectEdge.all, CGFloat(874)), (.top, 874 - 21 - 54)])
  func contentAboveTabBars(_ edges: UIRectEdge, _ height: CGFloat) {
    let page = UIViewController()
    page.edgesForExtendedLayout = edges
    page.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    _ = show(tabs, .iOS26)
    #expect(page.view.frame.height == height)
  }

  /// A bar without icons is a plate of 352 x 54 points, 25 points from the sides of a screen of 402 points. The baseline of its
  /// labels is at 44.7.
  @Test func tabBarWithTitles() throws {
    let bar = UITabBar()
    bar.items = (1...6).map { UITabBarItem(title: "Item \($0)", image: nil, tag: $0) }
    bar.frame = CGRect(0, 700, 402, 54)
    let window = window(.iOS26)
    window.addSubview(bar)
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(bar.intrinsicContentSize.height == 54)
    #expect(bar.plate.frame.isWithinOnePixel(of: CGRect(25, 0, 352, 54)), "\(bar.plate.frame)")
    let label = try #require(bar.buttons[0].subviews.compactMap { $0 as? UILabel }.first)
    let baseline = label.frame.minY + label.font.ascender
    #expect(abs(baseline - 44.7) <= 0.34, "\(baseline)")
  }

  /// In a controller, the bar floats 21 points from the sides and the bottom, and the content extends below it.
  @Test func tabBarWithIcons() {
    let tabs = UITabBarController()
    tabs.viewControllers = (1...4).map { number in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: "Tab \(number)", image: UIImage(systemName: "star"), tag: number)
      return page
    }
    let window = show(tabs, .iOS26)
    let plate = tabs.tabBar.plate.convert(tabs.tabBar.plate.bounds, to: window)
    #expect(plate.isWithinOnePixel(of: CGRect(21, 874 - 21 - 62, 360, 62)), "\(plate)")
    #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 83)
    #expect(tabs.tabBar.capsule.frame.midX == tabs.tabBar.buttons[0].frame.midX)
  }

  /// The accessory is a capsule of 48 points above the bar. A minimized bar is a circle with the accessory next to it.
  @Test func accessory() throws {
    let tabs = UITabBarController()
    let page = UIViewController()
    let scrollView = UIScrollView()
    page.view = scrollView
    page.tabBarItem = UITabBarItem(title: "Tab", image: UIImage(systemName: "star"), tag: 0)
    let view = UIView()
    tabs.viewControllers = [page]
    tabs.bottomAccessory = UITabAccessory(contentView: view)
    tabs.tabBarMinimizeBehavior = .onScrollDown
    let window = show(tabs, .iOS26)
    #expect(view.convert(view.bounds, to: window) == CGRect(21, 874 - 83 - 8 - 48, 360, 48))
    #expect(view.traitCollection.tabAccessoryEnvironment == .regular)
    scrollView.contentSize = CGSize(width: 402, height: 3000)
    scrollView.contentOffset.y = 200
    window.layoutIfNeeded()
    #expect(tabs.tabBar.buttons[0].hidesTitle)
    #expect(tabs.tabBar.isMinimized && view.traitCollection.tabAccessoryEnvironment == .inline)
    let plate = tabs.tabBar.plate.convert(tabs.tabBar.plate.bounds, to: window)
    #expect(plate.isWithinOnePixel(of: CGRect(21, 874 - 21 - 48, 48, 48)), "\(plate)")
    #expect(abs(view.convert(view.bounds, to: window).minX - 77) < 0.01)
  }

  // MARK: Toolbars

  @Test func toolbarOfGlass() {
    let navigation = navigation("Page")
    navigation.isToolbarHidden = false
    navigation.topViewController?.toolbarItems = [
      UIBarButtonItem(systemItem: .trash), .flexibleSpace(), UIBarButtonItem(systemItem: .add),
      UIBarButtonItem(systemItem: .compose),
    ]
    let window = show(navigation, .iOS26)
    let plates = plates(in: navigation.toolbar, of: window)
    #expect(plates == [CGRect(21, 809, 44, 44), CGRect(402 - 21 - 88, 809, 88, 44)], "\(plates)")
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 65)
  }
}
