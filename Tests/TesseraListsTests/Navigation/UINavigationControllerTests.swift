// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraLists
@testable import TesseraViews

/// Navigation on an iPhone 14: 390 x 844 points with safe area insets of 47 at the top and 34 at the bottom. Bars are
/// 44 points high, plus 52 for a large title (Human Interface Guidelines, "Navigation bars").
@MainActor @Suite struct UINavigationControllerTests {
  let log = EventLog()

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = makeWindow(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    window.rootViewController = controller
    window.layoutIfNeeded()
    return window
  }

  @Test func barInsetsTheSafeArea() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let window = show(navigation)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(root.view.convert(root.view.bounds, to: window) == window.bounds)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(root.view.safeAreaInsets.top == 143)
    navigation.isToolbarHidden = false
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 78, right: 0))
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 44))
    #expect(navigation.navigationBar.isHidden)
  }

  /// The view of a controller that does not extend under bars begins below them.
  @Test func viewsCanExtendUnderBars() {
    let root = UIViewController()
    root.edgesForExtendedLayout = []
    let navigation = UINavigationController(rootViewController: root)
    let window = show(navigation)
    #expect(root.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    root.edgesForExtendedLayout = .all
    navigation.navigationBar.isTranslucent = false
    window.layoutIfNeeded()
    #expect(root.view.frame.minY == 91)
    root.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(root.view.frame == window.bounds)
  }

  /// The callback order in UIKit's documentation of container view controllers and transitions.
  @Test func pushesAndPopsInUIKitsOrder() {
    let (a, b) = (LoggingController("A", log), LoggingController("B", log))
    let navigation = UINavigationController(rootViewController: a)
    let window = show(navigation)
    #expect(log.take() == ["A willMove in", "A didMove in", "A willAppear", "A isAppearing", "A didAppear"])
    navigation.pushViewController(b, animated: false)
    #expect(b.isMovingToParent)
    window.layoutIfNeeded()
    #expect(
      log.take() == [
        "B willMove in", "A willDisappear", "B willAppear", "A didDisappear", "B isAppearing", "B didAppear",
        "B didMove in",
      ])
    #expect(navigation.viewControllers == [a, b])
    #expect(b.navigationController === navigation)
    #expect(a.view.window == nil)
    #expect(navigation.popViewController(animated: false) === b)
    window.layoutIfNeeded()
    #expect(
      log.take() == [
        "B willMove out", "B willDisappear", "A willAppear", "B didDisappear", "A isAppearing", "A didAppear",
        "B didMove out",
      ])
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(b.parent == nil)
  }

  @Test func popsToOthersAndSetsViewControllers() {
    let controllers = (0..<4).map { LoggingController("\($0)", log) }
    let navigation = UINavigationController()
    navigation.viewControllers = controllers
    let window = show(navigation)
    #expect(navigation.topViewController === controllers[3])
    #expect(navigation.popToViewController(controllers[2], animated: false) == [controllers[3]])
    #expect(navigation.popToRootViewController(animated: false) == [controllers[1], controllers[2]])
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.items == [controllers[0].navigationItem])
    navigation.setViewControllers([controllers[1]], animated: false)
    window.layoutIfNeeded()
    #expect(controllers[1].view.window === window)
    #expect(controllers[0].parent == nil)
  }

  @Test func notifiesTheDelegate() {
    final class Delegate: UINavigationControllerDelegate {
      var entries: [String] = []
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
      ) { entries.append("will \(viewController.title ?? "")") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
      ) { entries.append("did \(viewController.title ?? "")") }
    }
    let (a, b, delegate) = (UIViewController(), UIViewController(), Delegate())
    (a.title, b.title) = ("A", "B")
    let navigation = UINavigationController(rootViewController: a)
    navigation.delegate = delegate
    let window = show(navigation)
    navigation.pushViewController(b, animated: false)
    window.layoutIfNeeded()
    #expect(delegate.entries == ["will A", "did A", "will B", "did B"])
  }

  // MARK: Large titles

  private func table() -> (UITableViewController, UITableView) {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    }
    let controller = Rows(style: .plain)
    controller.title = "Rows"
    return (controller, controller.tableView)
  }

  /// At rest, the content begins at 47 + 96 points. After scrolling by d, the bar's height is 96 - d but at least 44.
  /// If the content is pulled down, the bar grows with it.
  @Test(arguments: [(0.0, 96.0), (20, 76), (52, 44), (300, 44), (-30.0, 126.0)] as [(CGFloat, CGFloat)])
  func largeTitlesCollapse(distance: CGFloat, height: CGFloat) {
    let (controller, table) = table()
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    let window = show(navigation)
    #expect(table.contentOffset.y == -143)
    #expect(navigation.navigationBar.isAtScrollEdge)
    table.contentOffset.y = -143 + distance
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == height)
    #expect(table.contentOffset.y == -143 + distance)
    #expect(navigation.navigationBar.isAtScrollEdge == (distance <= 52))
  }

  /// `automatic` inherits the mode of the item below in the stack.
  @Test func largeTitleModesAreInherited() {
    let (a, b) = (UIViewController(), UIViewController())
    a.navigationItem.largeTitleDisplayMode = .never
    let navigation = UINavigationController(rootViewController: a)
    navigation.navigationBar.prefersLargeTitles = true
    let window = show(navigation)
    #expect(navigation.navigationBar.frame.height == 44)
    navigation.pushViewController(b, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)
    b.navigationItem.largeTitleDisplayMode = .always
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 96)
  }

  // MARK: Errors

  @Test func pushesTheSameControllerOnce() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        navigation.pushViewController(controller, animated: false)
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "Pushing the same view controller instance more than once is not supported (<UIViewController: 0x"))
  }
}
