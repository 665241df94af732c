// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraNibs
@testable import TesseraViews

@section("tessera_objc") @used
private let flowKeys: @convention(c) (UnsafeMutableRawPointer) -> Void = {
  $0.assumingMemoryBound(to: ObjCMethods.self).pointee.addOnAnyThread { @MainActor table in
    table.add(FlowController.self, key: "menu", \.menu)
  }
}

class FlowController: UIViewController {
  var menu: UIButton!
  var prepared: [String] = []
  var asked: [String] = []

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    asked.append(identifier)
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    // UIKit neither shows the destination nor loads its view before the source controller has prepared the segue.
    let isShown = segue.destination.parent != nil || presentedViewController != nil
    prepared.append("\(segue.identifier ?? "") \(segue.source === self) \(isShown) \(segue.destination.isViewLoaded)")
  }
}

class FlowTabController: UITabBarController {
  let made: String

  init?(coder: NSCoder, made: String) {
    self.made = made
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    made = "plainly"
    super.init(coder: coder)
  }
}

/// `Files/Flow.storyboard`: all segue types, and storyboards that refer to each other.
@MainActor @Suite struct NibSegueTests {
  private let board = UIStoryboard(name: "Flow", bundle: NibFixture.bundle)

  private func flow() throws -> (window: UIWindow, stack: UINavigationController, flow: FlowController) {
    let stack = try #require(board.instantiateViewController(withIdentifier: "Stack") as? UINavigationController)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = stack
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, stack, try #require(stack.topViewController as? FlowController))
  }

  @Test func readsAllElements() {
    let reports = NibFixture.reports {
      let board = UIStoryboard(name: "Flow", bundle: NibFixture.bundle)
      board.instantiateInitialViewController()?.loadViewIfNeeded()
      for name in ["Stack", "Flow", "End", "Whole"] {
        board.instantiateViewController(withIdentifier: name).loadViewIfNeeded()
      }
    }
    #expect(reports == [])
  }

  @Test func push() throws {
    let (_, stack, flow) = try flow()
    flow.performSegue(withIdentifier: "push", sender: nil)
    #expect(stack.viewControllers.count == 2 && stack.topViewController?.title == "End")
    #expect(flow.prepared == ["push true false false"] && flow.asked == [])
    #expect(stack.topViewController?.hidesBottomBarWhenPushed == true)
  }

  /// Without a split view controller, the detail is presented, according to UIKit's documentation of
  /// showDetailViewController.
  @Test func showDetail() throws {
    let (window, stack, flow) = try flow()
    flow.performSegue(withIdentifier: "detail", sender: nil)
    window.layoutIfNeeded()
    #expect(stack.viewControllers == [flow])
    #expect(flow.presentedViewController?.title == "End")
  }

  @Test func modal() throws {
    let (window, _, flow) = try flow()
    flow.performSegue(withIdentifier: "modal", sender: flow.menu)
    window.layoutIfNeeded()
    let end = try #require(flow.presentedViewController)
    #expect(end.modalPresentationStyle == .overFullScreen && end.modalTransitionStyle == .crossDissolve)
    #expect(end.view.backgroundColor == .systemMint && flow.prepared == ["modal true false false"])
  }

  @Test func popover() throws {
    let (window, _, flow) = try flow()
    flow.menu.sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
    let end = try #require(flow.presentedViewController)
    #expect(flow.asked == ["popover"] && end.modalPresentationStyle == .popover)
    let place = try #require(end.popoverPresentationController)
    #expect(place.sourceView === flow.menu && place.sourceRect == CGRect(x: 0, y: 0, width: 75, height: 35))
    #expect(end.preferredContentSize == CGSize(width: 240, height: 180))
  }

  @Test func itemsAndRecognizers() throws {
    let (_, stack, flow) = try flow()
    let item = try #require(flow.toolbarItems?.last)
    (item.target as? NibSegue)?.start(item)
    #expect(stack.viewControllers.count == 2 && flow.asked == ["bar"])
    stack.popViewController(animated: false)
    let tap = try #require(flow.view.gestureRecognizers?.first as? UITapGestureRecognizer)
    #expect(tap.view === flow.view && board.scenes != nil)
  }

  /// A missing class results in one warning with the file, the element and the remedy. The controller is shown
  /// nevertheless.
  @Test func missingSegueClass() throws {
    let (_, stack, flow) = try flow()
    let reports = NibFixture.reports {
      flow.performSegue(withIdentifier: "missing", sender: nil)
      stack.popViewController(animated: false)
      flow.performSegue(withIdentifier: "missing", sender: nil)
    }
    #expect(stack.viewControllers.count == 2 && reports.count == 1, "\(reports)")
    #expect(reports.first?.contains("\"NowhereSegue\" in Flow.storyboard:") == true)
    #expect(reports.first?.contains("the segue shows its controller") == true)
  }

  @Test func references() throws {
    let (_, stack, flow) = try flow()
    flow.performSegue(withIdentifier: "elsewhere", sender: nil)
    let detail = try #require(stack.topViewController as? DetailViewController)
    #expect(detail.storyboard !== board && detail.storyboard?.instantiateInitialViewController() is UITabBarController)
    // A reference without an identifier refers to the other storyboard's initial controller.
    #expect(board.instantiateViewController(withIdentifier: "Whole") is UITabBarController)
  }

  @Test func tabsAndBars() throws {
    let tabs = try #require(board.instantiateInitialViewController() as? FlowTabController)
    #expect(tabs.viewControllers?.count == 2 && tabs.selectedIndex == 1 && tabs.made == "plainly")
    #expect(tabs.viewControllers?.first is HomeViewController && tabs.tabBar.unselectedItemTintColor == .systemGray)
    let stack = try #require(tabs.viewControllers?.last as? UINavigationController)
    #expect(!stack.isToolbarHidden && stack.navigationBar.barTintColor == .systemGreen)
    #expect(stack.navigationBar.titleTextAttributes?[.foregroundColor] as? UIColor == .systemRed)
    #expect(stack.navigationBar.titleTextAttributes?[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(stack.navigationBar.barStyle == .black && stack.topViewController?.navigationItem.title == "Flow")
  }

  /// The closure creates the controller, and the storyboard configures it.
  @Test func initialCreator() {
    let tabs = board.instantiateInitialViewController { FlowTabController(coder: $0, made: "by hand") }
    #expect(tabs?.made == "by hand" && tabs?.viewControllers?.count == 2)
  }

  // MARK: Cycles

  /// A navigation controller is embedded as its own root. The inner one stays empty, which is reported.
  @Test func embeddingItself() {
    let reports = NibFixture.reports {
      let outer = board.instantiateViewController(withIdentifier: "Itself")
      outer.loadViewIfNeeded()
      outer.view.layoutIfNeeded()
      let stack = outer.children.first as? UINavigationController
      stack?.loadViewIfNeeded()
      stack?.topViewController?.loadViewIfNeeded()
    }
    #expect(reports.count == 1 && reports[0].contains("embeds itself"), "\(reports)")
  }

  /// A storyboard reference that refers to its own storyboard by name.
  @Test func referringToItself() {
    let reports = NibFixture.reports { _ = board.instantiateViewController(withIdentifier: "Circle") }
    #expect(reports.count == 1 && reports[0].contains("refer to each other in a cycle"), "\(reports)")
  }
}
