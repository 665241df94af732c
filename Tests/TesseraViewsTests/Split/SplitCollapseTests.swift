// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@testable import TesseraViews

/// Columns that collapse into one on a phone, and expand again when there is enough space.
@MainActor
@Suite struct SplitCollapseTests {
  private let primary = UIViewController()
  private let supplementary = UIViewController()
  private let secondary = UIViewController()

  private final class Witness: UISplitViewControllerDelegate {
    var log: [String] = []
    var top: UISplitViewController.Column?
    var mode: UISplitViewController.DisplayMode?
    var takesIn = false
    var separated: UIViewController?

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      log.append("top \(proposedTopColumn)")
      return top ?? proposedTopColumn
    }
    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { mode ?? proposedDisplayMode }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("expanded") }
    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      log.append("take in")
      return takesIn
    }
    func splitViewController(
      _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { separated }
  }

  private let witness = Witness()

  private func show(_ split: UISplitViewController, isNarrow: Bool = true) -> UIWindow {
    let window = isNarrow ? makeWindow(390, 844) : makeWindow(1180, 820)
    window.traitOverrides.horizontalSizeClass = isNarrow ? .compact : .regular
    window.rootViewController = split
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  private func resize(_ window: UIWindow, isNarrow: Bool) {
    window.frame.size = isNarrow ? CGSize(width: 390, height: 844) : CGSize(width: 1180, height: 820)
    window.traitOverrides.horizontalSizeClass = isNarrow ? .compact : .regular
    window.layoutIfNeeded()
  }

  private func make(_ style: UISplitViewController.Style) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.delegate = witness
    split.setViewController(primary, for: .primary)
    if style == .tripleColumn { split.setViewController(supplementary, for: .supplementary) }
    split.setViewController(secondary, for: .secondary)
    return split
  }

  @Test func contentOnTop() {
    let split = make(.doubleColumn)
    let window = show(split)
    #expect(split.isCollapsed && witness.log == ["top secondary", "collapsed"])
    #expect(primary.navigationController?.viewControllers == [primary, secondary])
    #expect(split.viewControllers == [primary.navigationController])
    #expect(secondary.view.window === window && secondary.view.frame.width == 390)
    #expect(secondary.splitViewController === split)
  }

  @Test func listOnTop() {
    witness.top = .primary
    let split = make(.tripleColumn)
    let window = show(split)
    let stack = primary.navigationController
    #expect(stack?.viewControllers == [primary])
    split.show(.supplementary)
    window.layoutIfNeeded()
    #expect(stack?.viewControllers == [primary, supplementary])
    split.show(.secondary)
    window.layoutIfNeeded()
    #expect(stack?.viewControllers == [primary, supplementary, secondary])
    split.show(.supplementary)
    #expect(stack?.viewControllers == [primary, supplementary])
    split.show(.secondary)
    split.hide(.supplementary)
    #expect(stack?.viewControllers == [primary])
  }

  @Test func ownController() {
    let compact = UIViewController()
    let split = make(.doubleColumn)
    split.setViewController(compact, for: .compact)
    let window = show(split)
    #expect(witness.log.first == "top compact" && split.viewControllers == [compact])
    #expect(compact.view.window != nil && primary.viewIfLoaded?.window == nil)
    resize(window, isNarrow: false)
    #expect(compact.view.window == nil && primary.view.window != nil && secondary.view.window != nil)
  }

  /// Controllers pushed onto the content column are moved when collapsing, and restored when expanding.
  @Test func collapsesAndExpands() {
    let split = make(.doubleColumn)
    let window = show(split, isNarrow: false)
    let (list, content) = (primary.navigationController, secondary.navigationController)
    #expect(witness.log == [] && content?.viewControllers == [secondary])
    resize(window, isNarrow: true)
    #expect(list?.viewControllers == [primary, secondary] && content?.viewControllers == [])
    let more = UIViewController()
    secondary.navigationController?.pushViewController(more, animated: false)
    resize(window, isNarrow: false)
    #expect(list?.viewControllers == [primary] && content?.viewControllers == [secondary, more])
    #expect(more.view.window != nil && primary.view.window != nil && split.displayMode == .oneBesideSecondary)
    resize(window, isNarrow: true)
    list?.popToRootViewController(animated: false)
    resize(window, isNarrow: false)
    // A controller popped while collapsed belongs to the content column again after expanding.
    #expect(list?.viewControllers == [primary] && content?.viewControllers == [secondary, more])
    #expect(witness.log == ["top secondary", "collapsed", "expanded", "top secondary", "collapsed", "expanded"])
  }

  @Test func modeOnExpanding() {
    witness.mode = .secondaryOnly
    let split = make(.doubleColumn)
    let window = show(split)
    resize(window, isNarrow: false)
    #expect(split.displayMode == .secondaryOnly && primary.viewIfLoaded?.window == nil)
  }

  @Test func otherContent() {
    let other = UIViewController()
    let split = make(.doubleColumn)
    let window = show(split)
    split.setViewController(other, for: .secondary)
    window.layoutIfNeeded()
    #expect(primary.navigationController?.viewControllers == [primary, other])
    witness.top = .primary
    let third = UIViewController()
    primary.navigationController?.popViewController(animated: false)
    primary.showDetailViewController(third, sender: nil)
    window.layoutIfNeeded()
    #expect(primary.navigationController?.viewControllers == [primary, third])
    resize(window, isNarrow: false)
    #expect(split.viewController(for: .secondary) === third && third.view.window != nil)
  }

  // MARK: Two controllers

  @Test(arguments: [true, false])
  func classic(_ takesIn: Bool) {
    witness.takesIn = takesIn
    let split = UISplitViewController()
    let list = UINavigationController(rootViewController: primary)
    let content = UINavigationController(rootViewController: secondary)
    split.viewControllers = [list, content]
    split.delegate = witness
    split.preferredDisplayMode = .allVisible
    let window = show(split)
    #expect(witness.log == ["take in", "collapsed"])
    #expect(list.viewControllers == (takesIn ? [primary] : [primary, secondary]))
    // The user selects a row, so the list's navigation controller shows another detail controller.
    let chosen = UIViewController()
    primary.showDetailViewController(UINavigationController(rootViewController: chosen), sender: nil)
    window.layoutIfNeeded()
    #expect(list.viewControllers == [primary, chosen])
    resize(window, isNarrow: false)
    #expect(list.viewControllers == [primary] && chosen.view.window != nil)
    #expect(split.viewControllers.count == 2)
  }

  @Test func separatedByTheDelegate() {
    let split = UISplitViewController()
    split.viewControllers = [UINavigationController(rootViewController: primary), secondary]
    split.delegate = witness
    let window = show(split)
    #expect(primary.navigationController?.viewControllers == [primary, secondary])
    let other = UIViewController()
    witness.separated = other
    resize(window, isNarrow: false)
    #expect(split.viewControllers.last === other && other.view.window != nil && secondary.viewIfLoaded?.window == nil)
  }

  @Test func underTabs() {
    let split = UISplitViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: primary)]
    split.viewControllers = [tabs, secondary]
    let window = show(split)
    #expect(primary.navigationController?.viewControllers == [primary, secondary])
    resize(window, isNarrow: false)
    #expect(primary.navigationController?.viewControllers == [primary] && secondary.parent === split)
  }
}
