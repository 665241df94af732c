// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraLists
@testable import TesseraViews

/// Refresh controls in a 300 x 400 scroll view. A control is 60 points high.
@MainActor @Suite struct UIRefreshControlTests {
  let window = makeWindow(300, 400)
  let scroll = UIScrollView(frame: CGRect(0, 0, 300, 400))
  let control = UIRefreshControl()

  init() {
    scroll.contentSize = CGSize(width: 300, height: 1000)
    scroll.refreshControl = control
    window.addSubview(scroll)
    window.layoutIfNeeded()
  }

  @Test func insetsTheContentWhileRefreshing() {
    #expect(control.superview === scroll && control.isHidden && scroll.adjustedContentInset.top == 0)
    control.beginRefreshing()
    window.layoutIfNeeded()
    #expect(control.isRefreshing && !control.isHidden)
    #expect(control.frame == CGRect(0, -60, 300, 60))
    #expect(scroll.adjustedContentInset.top == 60 && scroll.contentOffset.y == -60)
    control.endRefreshing()
    window.layoutIfNeeded()
    #expect(!control.isRefreshing && scroll.adjustedContentInset.top == 0 && scroll.contentOffset.y == 0)
    control.beginRefreshing()
    scroll.refreshControl = nil
    #expect(control.superview == nil && scroll.adjustedContentInset.top == 0)
  }

  /// A finger that moves by x pulls the content by 400 (1 - 1 / (0.55 x / 400 + 1)) points: 48 for 100 and 68 for
  /// 150.
  @Test(arguments: [(100.0, 0, 0.0), (150, 1, -60)])
  func pulling(way: CGFloat, count: Int, offset: CGFloat) {
    var changes = 0
    control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    window.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 100 + way))
    #expect(changes == count && control.isRefreshing == (count > 0) && scroll.contentOffset.y == offset)
  }

  @Test func tableControllersUseTheTablesRefreshControl() {
    let controller = UITableViewController(style: .plain)
    controller.refreshControl = control
    #expect(controller.tableView.refreshControl === control && scroll.subviews.isEmpty)
  }
}
