// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

/// Search controllers on an iPhone 14, with a top safe area inset of 47 points. The search bar adds 52 points to the
/// navigation bar: 1 above a 36-point field, and 15 below it.
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

  /// The field is at y = 47 + 44 + 1 = 92, or 52 lower under a large title. Its side margins are 16.
  @Test(arguments: [(false, CGRect(16, 92, 358, 36), 96.0), (true, CGRect(16, 144, 358, 36), 148)])
  func barIsBelowTheTitle(isLarge: Bool, field: CGRect, height: CGFloat) {
    navigation.navigationBar.prefersLargeTitles = isLarge
    show()
    #expect(fieldFrame == field)
    #expect(navigation.navigationBar.frame.height == height)
    #expect(root.view.safeAreaInsets.top == 47 + height)
  }

  /// When scrolling, the search bar collapses first, then the large title. The standard bar remains.
  @Test(arguments: [(0.0, 148.0), (30, 118), (52, 96), (80, 68), (104, 44), (500, 44)])
  func barScrollsAway(way: CGFloat, height: CGFloat) {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 390, height: 5000)
    root.view = scroll
    navigation.navigationBar.prefersLargeTitles = true
    show()
    scroll.contentOffset.y += way
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == height)
  }

  @Test func barStaysVisible() {
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

  @Test func barIsRemovedWithItsItem() {
    show()
    navigation.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    #expect(search.searchBar.window == nil && navigation.navigationBar.frame.height == 44)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(search.searchBar.window === window && navigation.navigationBar.frame.height == 96)
  }

  // MARK: Over the content

  final class Results: UIViewController {
    var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
  }

  private func searching(_ results: UIViewController?) -> UISearchController {
    let search = UISearchController(searchResultsController: results)
    root.navigationItem.searchController = search
    navigation.navigationBar.prefersLargeTitles = true
    show()
    return search
  }

  /// The search bar's 52 points replace the standard title's 44 and the large title's 52, so the field begins 1 point
  /// below the status bar.
  @Test func anActiveSearchReplacesTheTitles() throws {
    let search = searching(nil)
    search.isActive = true
    window.layoutIfNeeded()
    let field = search.searchBar.searchTextField
    #expect(field.convert(field.bounds, to: window).minY == 48)
    #expect(navigation.navigationBar.frame == CGRect(0, 47, 390, 52))
    #expect(root.view.safeAreaInsets.top == 99)
    #expect(navigation.navigationBar.titleLabel.alpha == 0)
    search.isActive = false
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame == CGRect(0, 47, 390, 148))
    #expect(navigation.navigationBar.titleLabel.alpha == 1)
  }

  @Test func titlesStayIfRequested() {
    let search = searching(nil)
    search.hidesNavigationBarDuringPresentation = false
    search.isActive = true
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 148)
  }

  @Test func resultsShowWhileThereIsText() throws {
    let results = Results()
    let search = searching(results)
    search.isActive = true
    window.layoutIfNeeded()
    #expect(search.parent === root && search.presentingViewController === root && results.viewIfLoaded?.window == nil)
    let overlay = try #require(search.viewIfLoaded)
    #expect(overlay.convert(overlay.bounds, to: window) == CGRect(0, 0, 390, 844))
    window.typeText("a")
    window.layoutIfNeeded()
    #expect(results.parent === search && results.view.safeAreaInsets.top == 99)
    search.searchBar.searchTextField.deleteBackward()
    #expect(results.viewIfLoaded?.superview == nil)
    search.showsSearchResultsController = true
    window.layoutIfNeeded()
    #expect(results.view.window === window && !search.automaticallyShowsSearchResultsController)
    search.isActive = false
    window.layoutIfNeeded()
    #expect(search.parent == nil && results.viewIfLoaded?.window == nil && root.children.isEmpty)
    #expect(
      results.calls == [
        "will appear", "did appear", "will disappear", "did disappear", "will appear", "did appear", "will disappear",
        "did disappear",
      ])
  }

  /// Rows begin below the bar, at 47 + 52 = 99.
  @Test func resultListsStartBelowTheBar() {
    let results = UIViewController()
    let list = UIScrollView()
    list.alwaysBounceVertical = true
    results.view = list
    // The searched view is also a list.
    let searched = UIScrollView()
    searched.alwaysBounceVertical = true
    root.view = searched
    let search = searching(results)
    search.isActive = true
    search.searchBar.text = "a"
    search.searchBar.searchTextField.sendActions(for: .editingChanged)
    window.layoutIfNeeded()
    #expect(list.safeAreaInsets.top == 99 && list.adjustedContentInset.top == 99 && list.contentOffset.y == -99)
  }

  @Test func aTapOutsideEndsTheSearch() {
    let search = searching(Results())
    search.isActive = true
    window.layoutIfNeeded()
    window.tap(at: CGPoint(x: 200, y: 300))
    #expect(!search.isActive)
  }

  @Test func contentWithItsOwnResultsReceivesTouches() {
    let search = searching(nil)
    var taps = 0
    let button = UIButton(frame: CGRect(x: 0, y: 200, width: 390, height: 100))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    root.view.addSubview(button)
    search.isActive = true
    window.layoutIfNeeded()
    window.tap(at: CGPoint(x: 200, y: 250))
    #expect(search.isActive && taps == 1)
  }

  @Test func controllersPushedFromResultsCoverThem() {
    let results = Results()
    let search = searching(results)
    search.isActive = true
    window.typeText("a")
    window.layoutIfNeeded()
    navigation.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    #expect(search.isActive && results.view.window == nil && navigation.navigationBar.frame.height == 96)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(search.isActive && results.view.window === window && navigation.navigationBar.frame.height == 52)
  }

  @Test func hostileReentrancy() {
    let search = searching(Results())
    for _ in 0..<3 {
      search.isActive = true
      search.isActive = true
      search.dismiss(animated: true)
      search.isActive = false
    }
    window.layoutIfNeeded()
    #expect(!search.isActive && search.parent == nil && root.children.isEmpty)
    search.isActive = true
    root.navigationItem.searchController = nil
    window.layoutIfNeeded()
    search.isActive = false
    window.layoutIfNeeded()
    #expect(search.parent == nil && root.view.subviews.isEmpty)
    let alone = UISearchController(searchResultsController: Results())
    alone.isActive = true
    alone.isActive = false
    #expect(alone.parent == nil)
  }
}
