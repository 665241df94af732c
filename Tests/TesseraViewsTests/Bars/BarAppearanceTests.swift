// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

@MainActor @Suite struct BarAppearanceTests {
  private func shown<Bar: UIView>(_ bar: Bar) -> (Bar, UIWindow) {
    let window = makeWindow(390, 100)
    bar.frame = CGRect(0, 0, 390, 44)
    window.addSubview(bar)
    window.layoutIfNeeded()
    return (bar, window)
  }

  private func background(_ bar: UIView) throws -> UIColor? {
    try #require(bar.all(BarBackground.self).first).all(UIImageView.self).first?.backgroundColor
  }

  // MARK: Changes in place

  @Test func navigationBarsObserveChanges() throws {
    let item = UINavigationItem(title: "Title")
    item.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    let bar = UINavigationBar()
    bar.items = [item]
    let (_, window) = shown(bar)
    bar.standardAppearance.backgroundColor = .red
    bar.standardAppearance.titleTextAttributes[.foregroundColor] = UIColor.green
    bar.standardAppearance.buttonAppearance.normal.titleTextAttributes[.foregroundColor] = UIColor.blue
    window.layoutIfNeeded()
    #expect(try background(bar) == .red && bar.titleLabel.textColor == .green)
    #expect(bar.all(UIButton.self).first?.titleLabel?.textColor == .blue)
    // Changes to the item's appearance and to the scroll edge appearance also take effect.
    item.scrollEdgeAppearance = UINavigationBarAppearance()
    bar.isAtScrollEdge = true
    window.layoutIfNeeded()
    item.scrollEdgeAppearance?.backgroundColor = .yellow
    window.layoutIfNeeded()
    #expect(try background(bar) == .yellow)
  }

  @Test func toolbarsAndTabBarsObserveChanges() throws {
    let (toolbar, window) = shown(UIToolbar())
    toolbar.standardAppearance.backgroundColor = .red
    window.layoutIfNeeded()
    #expect(try background(toolbar) == .red)
    let tabs = UITabBar()
    tabs.items = [UITabBarItem(title: "A", image: nil, tag: 0)]
    let (_, second) = shown(tabs)
    tabs.standardAppearance.stackedLayoutAppearance.normal.titleTextAttributes[.foregroundColor] = UIColor.red
    second.layoutIfNeeded()
    #expect(tabs.all(TabBarButton.self).first?.all(UILabel.self).first?.textColor == .red)
  }

  /// The properties are `copy` in UIKit, so the bar does not share the appearance with the app or another bar.
  @Test func barsCopyTheirAppearance() throws {
    let look = UINavigationBarAppearance()
    let (bar, window) = shown(UINavigationBar())
    bar.standardAppearance = look
    bar.scrollEdgeAppearance = look
    look.backgroundColor = .red
    window.layoutIfNeeded()
    #expect(try background(bar) == nil)
    #expect(bar.standardAppearance !== look && bar.scrollEdgeAppearance !== bar.standardAppearance)
    let button = UIBarButtonItemAppearance()
    look.buttonAppearance = button
    look.doneButtonAppearance = button
    look.buttonAppearance.normal.titlePositionAdjustment.vertical = 3
    #expect(look.doneButtonAppearance.normal.titlePositionAdjustment == .zero)
  }

  // MARK: Title positions

  @Test func adjustsTitlePositions() throws {
    let below = UINavigationItem(title: "Below")
    let item = UINavigationItem(title: "Title")
    item.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    let bar = UINavigationBar()
    bar.items = [below, item]
    let (_, window) = shown(bar)
    let labels = {
      try (
        bar.titleLabel.frame.origin, #require(bar.all(BackButton.self).first?.all(UILabel.self).first).frame.origin,
        #require(bar.all(UIButton.self).first?.titleLabel).frame.origin
      )
    }
    let before = try labels()
    bar.standardAppearance.titlePositionAdjustment = UIOffset(horizontal: 10, vertical: -4)
    bar.standardAppearance.backButtonAppearance.normal.titlePositionAdjustment.horizontal = -1000
    bar.standardAppearance.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 2)
    window.layoutIfNeeded()
    let after = try labels()
    #expect(after.0 == CGPoint(x: before.0.x + 10, y: before.0.y - 4))
    #expect(after.1 == CGPoint(x: before.1.x - 1000, y: before.1.y))
    #expect(after.2 == CGPoint(x: before.2.x + 3, y: before.2.y + 2))
  }

  @Test func highlightedItemsUseTheirStatesColor() throws {
    let item = UINavigationItem(title: "")
    item.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    let bar = UINavigationBar()
    bar.standardAppearance.buttonAppearance.highlighted.titleTextAttributes = [.foregroundColor: UIColor.red]
    bar.items = [item]
    _ = shown(bar)
    let button = try #require(bar.all(UIButton.self).first)
    #expect(button.titleLabel?.textColor != .red)
    button.isHighlighted = true
    #expect(button.titleLabel?.textColor == .red)
  }

  // MARK: Older properties

  /// At the scroll edge, a translucent toolbar has no background, but an opaque toolbar does.
  @Test func opaqueToolbarsStayOpaqueAtTheScrollEdge() throws {
    let (bar, window) = shown(UIToolbar())
    bar.isAtScrollEdge = true
    window.layoutIfNeeded()
    #expect(try background(bar) == nil)
    bar.isTranslucent = false
    window.layoutIfNeeded()
    #expect(try background(bar) == .systemBackground)
    bar.barTintColor = .red
    window.layoutIfNeeded()
    #expect(try background(bar) == .red)
    let edge = UIToolbarAppearance()
    edge.backgroundColor = .green
    bar.scrollEdgeAppearance = edge
    window.layoutIfNeeded()
    #expect(try background(bar) == .green)
  }

  // MARK: Selection

  /// Each tap toggles the item before its action is sent.
  @Test func itemsFollowTheSelectionOfTheirButtons() throws {
    var seen: [Bool] = []
    let edit = UIBarButtonItem(
      primaryAction: UIAction(title: "Edit") { action in
        if let item = action.sender as? UIBarButtonItem { seen.append(item.isSelected) }
      })
    edit.changesSelectionAsPrimaryAction = true
    let item = UINavigationItem(title: "")
    item.rightBarButtonItem = edit
    let bar = UINavigationBar()
    bar.items = [item]
    let (_, window) = shown(bar)
    for isOn in [true, false] {
      try #require(bar.all(UIButton.self).first).tap()
      window.layoutIfNeeded()
      #expect(edit.isSelected == isOn)
      #expect(bar.all(UIButton.self).first?.isSelected == isOn)
    }
    #expect(seen == [true, false])
  }
}
