// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

@MainActor @Suite struct UINavigationBarTests {
  private func bar(_ items: UINavigationItem..., width: CGFloat = 390) -> (UINavigationBar, UIWindow) {
    let window = makeWindow(width, 100)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    bar.items = items
    window.addSubview(bar)
    window.layoutIfNeeded()
    return (bar, window)
  }

  @Test func centresTheTitle() {
    let (bar, _) = bar(UINavigationItem(title: "Title"))
    #expect(abs(bar.titleLabel.frame.midX - 195) <= 0.25)
    #expect(abs(bar.titleLabel.frame.midY - 22) <= 0.25)
    #expect(bar.titleLabel.font == .systemFont(ofSize: 17, weight: .semibold))
  }

  /// A custom view of 150 points is at x = 16. The title begins 8 points after it, so the title is no longer
  /// centered.
  @Test func shiftsTheTitle() {
    let item = UINavigationItem(title: "A title of middling length")
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 30))
    item.leftBarButtonItem = UIBarButtonItem(customView: custom)
    let (bar, _) = bar(item)
    #expect(custom.frame == CGRect(x: 16, y: 7, width: 150, height: 30))
    #expect(bar.titleLabel.frame.minX == 174)
    #expect(bar.titleLabel.bounds.width == bar.titleLabel.intrinsicContentSize.width)
  }

  /// Two 150-point views leave 390 - 2 * (16 + 150 + 8) = 42 points for a longer title.
  @Test func truncatesTheTitle() {
    let item = UINavigationItem(title: "A title of middling length")
    item.leftBarButtonItem = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 30)))
    item.rightBarButtonItem = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 30)))
    let (bar, _) = bar(item)
    #expect(bar.titleLabel.frame.minX == 174)
    #expect(bar.titleLabel.frame.width == 42)
  }

  /// Items are ordered from the edges inward, so the first right item is the outermost.
  @Test func itemsAreOrderedInward() {
    let item = UINavigationItem(title: "T")
    let views = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    item.rightBarButtonItems = views.map { UIBarButtonItem(customView: $0) }
    _ = bar(item)
    // The first item is at x = 390 - 16 - 20, and the next is 8 + 20 to its left.
    #expect(views.map(\.frame.minX) == [354, 326] as [CGFloat])
  }

  /// The back button shows the previous item's title, or "Back" if the bar's title would not fit next to it, or else
  /// only the chevron.
  @Test(arguments: [
    ("Inbox", "Letter", "Inbox"), ("The previous controller's very long title", "A letter of some length", "Back"),
    ("Inbox", "A letter whose title is so long that it needs the whole bar by itself", ""),
  ])
  func titlesTheBackButton(below: String, title: String, shown: String) throws {
    let (bar, _) = bar(UINavigationItem(title: below), UINavigationItem(title: title))
    let back = try #require(bar.content.back)
    #expect(back.all(UILabel.self).first?.text == shown)
    #expect(back.frame.minX == 8)
  }

  @Test func backButtonsCanBeNamedAndHidden() throws {
    let (below, top) = (UINavigationItem(title: "Below"), UINavigationItem(title: "Top"))
    below.backButtonTitle = "Home"
    let (bar, window) = bar(below, top)
    #expect(bar.content.back?.all(UILabel.self).first?.text == "Home")
    below.backBarButtonItem = UIBarButtonItem(title: "Away", style: .plain, target: nil, action: nil)
    below.backButtonTitle = nil
    window.layoutIfNeeded()
    #expect(bar.content.back?.all(UILabel.self).first?.text == "Away")
    top.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    window.layoutIfNeeded()
    #expect(bar.content.back == nil)
    top.leftItemsSupplementBackButton = true
    window.layoutIfNeeded()
    #expect(bar.content.back != nil)
    top.hidesBackButton = true
    window.layoutIfNeeded()
    #expect(bar.content.back == nil)
  }

  @Test func itemsPerformTheirActions() throws {
    var taps: [String] = []
    let item = UINavigationItem(title: "T")
    item.rightBarButtonItems = [
      UIBarButtonItem(title: "A", primaryAction: UIAction(title: "A") { _ in taps.append("A") }),
      UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in taps.append("add") }),
    ]
    item.rightBarButtonItems?[0].style = .done
    let (bar, _) = bar(item)
    for entry in bar.content.trailing { (entry.view as? UIButton)?.sendActions(for: .touchUpInside) }
    #expect(taps == ["A", "add"])
    let done = try #require(bar.content.trailing.first?.view as? UIButton)
    #expect(done.titleLabel?.font == .systemFont(ofSize: 17, weight: .semibold))
    #expect(item.rightBarButtonItems?[1].title == nil)
    #expect((bar.content.trailing[1].view as? UIButton)?.currentImage != nil)
  }

  /// In right-to-left layouts, the bar is mirrored.
  @Test func mirrorsRightToLeft() {
    let item = UINavigationItem(title: "T")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    item.leftBarButtonItem = UIBarButtonItem(customView: view)
    let window = makeWindow(390, 100, direction: .rightToLeft)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.items = [item]
    window.addSubview(bar)
    window.layoutIfNeeded()
    #expect(view.frame.maxX == 374)
  }

  /// Flexible spaces share the 298 points that remain of 390 after two margins of 16 and three 20-point items.
  @Test func toolbarsDistributeItems() {
    let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    let items = views.map { UIBarButtonItem(customView: $0) }
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    toolbar.items = [items[0], .flexibleSpace(), items[1], .flexibleSpace(), items[2]]
    let window = makeWindow(390, 100)
    window.addSubview(toolbar)
    window.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [16, 185, 354] as [CGFloat])
    toolbar.items = [items[0], .fixedSpace(50), items[1]]
    window.layoutIfNeeded()
    #expect(views[1].frame.minX == 86)
  }
}
