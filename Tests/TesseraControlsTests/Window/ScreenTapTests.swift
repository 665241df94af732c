// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

/// Taps on bars, alerts and sheets at their positions on an iPhone 14: 390 x 844 points, with safe area insets of 47
/// and 34.
@MainActor @Suite struct ScreenTapTests {
  final class Delegate: UISheetPresentationControllerDelegate {
    var lines: [String] = []
    var allows = true
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { allows }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) { lines.append("will") }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) { lines.append("did") }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) { lines.append("attempt") }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
      lines.append(sheet.selectedDetentIdentifier == .large ? "large" : "medium")
    }
  }

  let window = makeWindow(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  private func show<C: UIViewController>(_ controller: C) -> C {
    window.rootViewController = controller
    window.layoutIfNeeded()
    return controller
  }

  /// Two 195-point tabs, starting at y = 761.
  @Test func tabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    _ = show(tabs)
    window.tap(at: CGPoint(x: 290, y: 780))
    #expect(tabs.selectedIndex == 1)
    window.tap(at: CGPoint(x: 100, y: 780))
    #expect(tabs.selectedIndex == 0)
  }

  /// The bar spans y = 47 to 91. The back button is on the left, and an item's button is on the right.
  @Test func barItemsAndBackButton() throws {
    let (root, top) = (UIViewController(), UIViewController())
    root.title = "Root"
    var taps = 0
    top.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in taps += 1 })
    top.toolbarItems = [UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in taps += 10 })]
    let navigation = show(UINavigationController(rootViewController: root))
    navigation.isToolbarHidden = false
    navigation.pushViewController(top, animated: false)
    window.layoutIfNeeded()
    window.tap(at: CGPoint(x: 360, y: 69))
    #expect(taps == 1)
    try #require(navigation.toolbar.all(UIButton.self).first).tap()
    #expect(taps == 11)
    window.tap(at: CGPoint(x: 20, y: 69))
    #expect(navigation.viewControllers == [root])
  }

  /// A tap outside an alert has no effect. Taps on its buttons dismiss it and run their actions.
  @Test func alertButtons() throws {
    let root = show(UIViewController())
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    var chosen: [String] = []
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("delete") })
    root.present(alert, animated: false)
    window.layoutIfNeeded()
    window.tap(at: CGPoint(x: 20, y: 200))
    #expect(root.presentedViewController === alert)
    try #require(window.all(AlertButton.self).last).tap()
    #expect(chosen == ["delete"] && root.presentedViewController == nil)
  }

  @Test func aTapOutsideAnActionSheetCancels() {
    let root = show(UIViewController())
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    var chosen: [String] = []
    sheet.addAction(UIAlertAction(title: "Save", style: .default) { _ in chosen.append("save") })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    window.tap(at: CGPoint(x: 20, y: 200))
    #expect(chosen == ["cancel"] && root.presentedViewController == nil)
  }

  private func presentSheet(_ root: UIViewController, _ delegate: Delegate) -> UIViewController {
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.presentationController?.delegate = delegate
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    return sheet
  }

  /// The top of a medium sheet is at 433.5.
  @Test func aTapOutsideASheetDismisses() {
    let root = show(UIViewController())
    let delegate = Delegate()
    let sheet = presentSheet(root, delegate)
    sheet.isModalInPresentation = true
    window.tap(at: CGPoint(x: 100, y: 200))
    #expect(delegate.lines == ["attempt"] && root.presentedViewController === sheet)
    sheet.isModalInPresentation = false
    delegate.allows = false
    window.tap(at: CGPoint(x: 100, y: 200))
    #expect(delegate.lines == ["attempt", "attempt"])
    delegate.allows = true
    window.tap(at: CGPoint(x: 100, y: 600))
    #expect(root.presentedViewController === sheet, "the sheet itself was tapped")
    window.tap(at: CGPoint(x: 100, y: 200))
    #expect(delegate.lines == ["attempt", "attempt", "will", "did"] && root.presentedViewController == nil)
  }

  @Test func swipesChangeDetents() {
    let root = show(UIViewController())
    let delegate = Delegate()
    _ = presentSheet(root, delegate)
    window.swipe(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 500))
    #expect(delegate.lines == ["large"])
    window.swipe(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 700))
    #expect(delegate.lines == ["large", "medium"])
    window.swipe(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 700))
    #expect(delegate.lines == ["large", "medium", "will", "did"] && root.presentedViewController == nil)
  }

  /// Without dimming, the area outside the sheet receives touches.
  @Test func undimmedSheetsPassTouchesThrough() {
    let root = show(UIViewController())
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction { _ in taps += 1 })
    button.frame = CGRect(0, 100, 200, 100)
    root.view.addSubview(button)
    let sheet = presentSheet(root, Delegate())
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    window.tap(at: CGPoint(x: 100, y: 150))
    #expect(taps == 1 && root.presentedViewController === sheet)
  }
}
