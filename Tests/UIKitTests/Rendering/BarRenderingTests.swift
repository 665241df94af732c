// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Compares bars and cells with measurements of images recorded on iOS 17.5 and 18.5. See ControlRenderingTests.

import Foundation
import TesseraViewFixtures
import Testing
import UIKit

@testable import TesseraViews

@Suite @MainActor struct BarRenderingTests {
  // MARK: Tab bars

  private func tabBar() -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 402, height: 49))
    bar.items = ["A", "B", "C", "D", "E", "F"].enumerated().map { index, name in
      UITabBarItem(title: "Item \(name)", image: nil, tag: index)
    }
    return bar
  }

  /// The bar is 49 high, with a hairline of gray level 178. Labels are 10-point medium, with the baseline at 45.
  @Test func tabBarsLabels() throws {
    let bar = tabBar()
    #expect(bar.sizeThatFits(CGSize(width: 402, height: 0)).height == 49)
    let picture = try RenderedPicture(bar, CGSize(width: 402, height: 49))
    #expect(abs(picture.level(200, -0.2) - 178) <= 8)
    let label = try #require(picture.box(in: CGRect(x: 2, y: 20, width: 63, height: 29)) { $0 <= 215 })
    #expect(abs(label.width - 30.67) <= 0.67 && abs(label.maxY - 45) <= 0.34, "\(label)")
    #expect(abs(label.height - 7.33) <= 0.67, "the capital is 7 high: \(label)")
  }

  /// A badge with one or no character is 18 x 18 points, 11 points to the right of its item's center and 3 below the
  /// bar's top.
  @Test(arguments: ["", "3", "A"])
  func tabBarsBadge(_ value: String) throws {
    let bar = tabBar()
    bar.items?[1].badgeValue = value
    let picture = try RenderedPicture(bar, CGSize(width: 402, height: 49))
    let badge = try #require(picture.box(in: CGRect(x: 69, y: 0, width: 63, height: 30)) { $0 < 200 })
    #expect(badge.isNear(69 + 31.5 + 11, 3, 18, 18, within: 0.51), "\(badge)")
  }

  /// A disabled item's label has the gray level 226, and an enabled item's 146.
  @Test func tabBarsDisabledItem() throws {
    func darkest(_ isEnabled: Bool) throws -> Int {
      let bar = tabBar()
      bar.items?[1].isEnabled = isEnabled
      let picture = try RenderedPicture(bar, CGSize(width: 402, height: 49))
      // The stem of the letter I is 1 point wide and has exactly the color.
      let part = CGRect(x: 69, y: 30, width: 63, height: 18)
      return try #require((0...255).first { level in picture.box(in: part) { $0 <= level } != nil })
    }
    let (enabled, disabled) = (try darkest(true), try darkest(false))
    #expect(abs(enabled - 146) <= 10, "\(enabled)")
    #expect(abs(disabled - 226) <= 6, "\(disabled)")
  }

  // MARK: Navigation bars

  private func navigation(back: String?) throws -> (RenderedPicture, UINavigationController) {
    let first = UIViewController()
    first.title = back
    let second = UIViewController()
    second.title = "Second"
    for controller in [first, second] { controller.view.backgroundColor = .white }
    let navigation = UINavigationController()
    navigation.setViewControllers([first, second], animated: false)
    let window = makeWindow(402 + 48, 200 + 48, scale: 3)
    navigation.view.frame = CGRect(x: 24, y: 24, width: 402, height: 200)
    window.addSubview(navigation.view)
    window.layoutIfNeeded()
    return (try RenderedPicture(window, CGSize(width: 402, height: 200)), navigation)
  }

  /// The bar is 44 high, and the chevron is 11 x 19 at (9.33, 12.33). Titles are 17-point, with the baseline at
  /// 28.33. "Back" is 2 points wider in our font.
  @Test func navigationBar() throws {
    let (picture, navigation) = try navigation(back: nil)
    #expect(navigation.navigationBar.frame.height == 44)
    let top = navigation.navigationBar.frame.minY
    let chevron = try #require(picture.ink(in: CGRect(x: 2, y: top, width: 20, height: 44)))
    #expect(chevron.isNear(9.33, top + 12.33, 11, 19, within: 0.51), "\(chevron)")
    let back = try #require(picture.ink(in: CGRect(x: 25, y: top, width: 60, height: 44)))
    #expect(
      abs(back.minX - 31.67) <= 0.67 && abs(back.maxX - 66) <= 2.1 && abs(back.maxY - top - 28.33) <= 0.67, "\(back)")
    let title = try #require(picture.ink(in: CGRect(x: 150, y: top, width: 100, height: 44)))
    #expect(
      abs(title.width - 58.33) <= 1.2 && abs(title.midX - 201) <= 0.5 && abs(title.maxY - top - 28.33) <= 0.67,
      "\(title)")
  }

  // MARK: Cells

  final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      var content = cell.defaultContentConfiguration()
      content.text = "Hello"
      cell.contentConfiguration = content
      return cell
    }
  }

  /// In table views 393 and 402 points wide, text and separators begin at x = 20, a row is 44.33 high including its
  /// separator, and capital letters span y = 15.67 to 28.33.
  @Test(arguments: [393, 402] as [CGFloat])
  func cells(_ width: CGFloat) throws {
    let rows = Rows()
    rows.tableView.separatorColor = .black
    let window = makeWindow(width + 48, 300 + 48, scale: 3)
    rows.view.frame = CGRect(x: 24, y: 24, width: width, height: 300)
    window.addSubview(rows.view)
    window.layoutIfNeeded()
    #expect(abs(rows.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).minY - 44.33) <= 0.01)
    let picture = try RenderedPicture(window, CGSize(width: width, height: 300))
    let text = try #require(picture.ink(in: CGRect(x: 0, y: 2, width: width, height: 40)))
    #expect(abs(text.minX - 20) <= 2 && abs(text.minY - 15.67) <= 0.67 && abs(text.maxY - 28.33) <= 0.67, "\(text)")
    let separator = try #require(picture.ink(in: CGRect(x: 0, y: 43, width: width, height: 2)))
    #expect(separator.isNear(20, 44, width - 20, 0.33), "\(separator)")
  }
}
