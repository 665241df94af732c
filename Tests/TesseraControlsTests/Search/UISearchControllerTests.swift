// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

/// On an iPhone 14: safe area 47 at the top. The search bar adds 52 points to the bar: a field of 36, 1 above, 15 below.
@MainActor @Suite struct UISearchControllerTests {
  final class Log: UISearchResultsUpdating, UISearchControllerDelegate {
    var lines: [String] = []
    func updateSearchResults(for search: UISearchController) { lines.append("'\(search.searchBar.text ?? "")'") }
    func willPresentSearchController(_ searchController: UISearchController) { lines.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { lines.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { lines.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { lines.append("did dismiss") }
  }

  let window = makeWindow(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  let root = UIViewController()
  let search = UISearchController(searchResultsController: nil)
  let navigation: UINavigationController

  init() {
    root.title = "Root"
    root.navigationItem.searchController = search
    navigation = UINavigationController(rootViewController: root)
  }

  private func show() {
    window.rootViewController = navigation
    window.layoutIfNeeded()
  }

  private var fieldFrame: CGRect {
    let field = search.searchBar.searchTextField
    return field.convert(field.bounds, to: window)
  }

  /// 47 + 44 + 1 = 92; 52 lower under a large title. Margins of 16.
  @Test(arguments: [(false, CGRect(16, 92, 358, 36), 96.0), (true, CGRect(16, 144, 358, 36), 148)])
  func theBarIsBelowTheTitle(isLarge: Bool, field: CGRect, height: CGFloat) {
    navigation.navigationBar.prefersLargeTitles = isLarge
    show()
    #expect(fieldFrame == field)
    #expect(navigation.navigationBar.frame.height == height)
    #expect(root.view.safeAreaInsets.top == 47 + height)
  }

  /// The search bar goes first, then the large title; what remains is the small bar.
  @Test(arguments: [(0.0, 148.0), (30, 118), (52, 96), (80, 68), (104, 44), (500, 44)])
  func theBarScrollsAway(way: CGFloat, height: CGFloat) {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 390, height: 5000)
    root.view = scroll
    navigation.navigationBar.prefersLargeTitles = true
    show()
    scroll.contentOffset.y += way
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == height)
  }

  @Test func theBarStays() {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 390, height: 5000)
    root.view = scroll
    root.navigationItem.hidesSearchBarWhenScrolling = false
    show()
    scroll.contentOffset.y += 500
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 96)
  }

  @Test func searching() throws {
    let log = Log()
    search.searchResultsUpdater = log
    search.delegate = log
    show()
    window.tap(at: CGPoint(x: 200, y: 110))
    #expect(search.isActive && search.searchBar.isFirstResponder && search.searchBar.showsCancelButton)
    window.typeText("a")
    let cancel = try #require(search.searchBar.subviews.compactMap { $0 as? UIButton }.first)
    cancel.tap()
    #expect(!search.isActive && !search.searchBar.isFirstResponder && search.searchBar.text == "")
    #expect(log.lines == ["will present", "''", "did present", "'a'", "will dismiss", "''", "did dismiss"])
    #expect(!search.searchBar.showsCancelButton)
  }

  @Test func theBarLeavesWithItsItem() {
    show()
    navigation.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    #expect(search.searchBar.window == nil && navigation.navigationBar.frame.height == 44)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(search.searchBar.window === window && navigation.navigationBar.frame.height == 96)
  }
}
