// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

/// Presentations on an iPhone 14: 390 x 844 points with safe area insets of 47 at the top and 34 at the bottom.
@MainActor @Suite struct PresentationTests {
  let log = EventLog()

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = makeWindow(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    window.rootViewController = controller
    window.layoutIfNeeded()
    log.entries = []
    return window
  }

  /// The presenter's view is removed when the covering view has appeared, and added again when the covering view is
  /// dismissed.
  @Test func fullScreenRemovesThePresenter() {
    let (a, b) = (LoggingController("A", log), LoggingController("B", log))
    let window = show(a)
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: false) { self.log.entries.append("presented") }
    #expect(b.isBeingPresented)
    window.layoutIfNeeded()
    #expect(
      log.take() == ["A willDisappear", "B willAppear", "B isAppearing", "B didAppear", "A didDisappear", "presented"])
    #expect(!b.isBeingPresented)
    #expect(a.presentedViewController === b)
    #expect(b.presentingViewController === a)
    #expect(a.view.window == nil)
    #expect(b.view.convert(b.view.bounds, to: window) == window.bounds)
    a.dismiss(animated: false) { self.log.entries.append("dismissed") }
    window.layoutIfNeeded()
    #expect(
      log.take() == ["B willDisappear", "A willAppear", "A isAppearing", "A didAppear", "B didDisappear", "dismissed"])
    #expect(a.view.superview === window)
    #expect(a.presentedViewController == nil)
    #expect(b.view.window == nil)
  }

  /// A large sheet begins 47 + 10 points from the top. A medium sheet has half of the 753 points that a large sheet
  /// has above the safe area inset.
  @Test(arguments: [
    (UISheetPresentationController.Detent.Identifier.large, CGRect(x: 0, y: 57, width: 390, height: 787)),
    (.medium, CGRect(x: 0, y: 433.5, width: 390, height: 410.5)),
    (.init("low"), CGRect(x: 0, y: 610, width: 390, height: 234)),
  ])
  func sheetsRestAtDetents(detent: UISheetPresentationController.Detent.Identifier, frame: CGRect) {
    let (a, b) = (LoggingController("A", log), UIViewController())
    let window = show(a)
    b.sheetPresentationController?.detents = [
      .custom(identifier: .init("low")) { _ in 200 }, .medium(), .large(),
    ]
    b.sheetPresentationController?.selectedDetentIdentifier = detent
    a.present(b, animated: false)
    window.layoutIfNeeded()
    #expect(b.view.convert(b.view.bounds, to: window) == frame)
    // A sheet sends the presenter no appearance callbacks, and begins below the status bar.
    #expect(log.take() == [])
    #expect(b.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(b.traitCollection.userInterfaceLevel == .elevated)
    b.dismiss(animated: false)
    #expect(a.presentedViewController == nil)
  }

  /// A second presentation is rejected with a message, and the first one remains.
  @Test func presentsOneAtATime() {
    let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
    let window = show(a)
    a.present(b, animated: false)
    a.present(c, animated: false)
    window.layoutIfNeeded()
    #expect(a.presentedViewController === b)
    #expect(c.presentingViewController == nil)
    // The presented controller can present another one.
    b.present(c, animated: false)
    window.layoutIfNeeded()
    #expect(c.presentingViewController === b)
    // Dismissing from the bottom of the stack dismisses all presented controllers.
    a.dismiss(animated: false)
    #expect([b, c].allSatisfy { $0.view.window == nil && $0.presentingViewController == nil })
  }

  private final class Transitioning: UIViewControllerTransitioningDelegate {
    var asked: [(presented: UIViewController, presenting: UIViewController?, source: UIViewController)] = []
    var gives = true
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      asked.append((presented, presenting, source))
      return gives ? UIPresentationController(presentedViewController: presented, presenting: presenting) : nil
    }
  }

  /// The source is the controller that received `present`. The presenting controller is the root of its hierarchy.
  @Test func theTransitioningDelegateReceivesThePresenter() throws {
    let (root, child, b) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    let window = show(navigation)
    let delegate = Transitioning()
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
    child.present(b, animated: false)
    window.layoutIfNeeded()
    let asked = try #require(delegate.asked.first)
    #expect(delegate.asked.count == 1)
    #expect(asked.presented === b && asked.presenting === navigation && asked.source === child)
    #expect(b.presentationController?.presentingViewController === navigation)
  }

  /// If `presentationController` is read before the presentation, the delegate receives nil as the presenter and the
  /// presented controller as the source.
  @Test func presentationControllerHasNoPresenterBeforePresentation() {
    let (a, b) = (UIViewController(), UIViewController())
    let window = show(a)
    let delegate = Transitioning()
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
    let early = b.presentationController
    a.present(b, animated: false)
    window.layoutIfNeeded()
    #expect(delegate.asked.count == 1 && delegate.asked.first?.presenting == nil)
    #expect(delegate.asked.first?.source === b)
    #expect(b.presentationController === early && early?.presentingViewController === a)
  }

  /// Other styles do not call the delegate. If the delegate returns nil, the view covers the window.
  @Test func onlyTheCustomStyleCallsTheDelegate() {
    let delegate = Transitioning()
    delegate.gives = false
    for style in [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .fullScreen, .popover, .custom] {
      let (a, b) = (UIViewController(), UIViewController())
      let window = show(a)
      b.modalPresentationStyle = style
      b.transitioningDelegate = delegate
      a.present(b, animated: false)
      window.layoutIfNeeded()
      #expect(delegate.asked.count == (style == .custom ? 1 : 0))
      if style == .custom { #expect(b.view.convert(b.view.bounds, to: window) == window.bounds) }
    }
  }

  @Test func presentingRequiresAWindow() {
    let (a, b) = (UIViewController(), UIViewController())
    a.present(b, animated: false)
    #expect(a.presentedViewController == nil)
    #expect(!b.isViewLoaded)
  }

  /// The alert is 270 points wide and centered in the safe area at (47 + 844 - 34) / 2 = 428.5.
  @Test func alertsAreCentered() throws {
    let root = UIViewController()
    let window = show(root)
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { [log] _ in log.entries.append("ok") })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    root.present(alert, animated: false)
    window.layoutIfNeeded()
    let frame = alert.view.convert(alert.view.bounds, to: window)
    #expect(frame.width == 270)
    #expect(frame.midX == 195)
    #expect(abs(frame.midY - 428.5) <= 0.5)
    let buttons = alert.view.all(AlertButton.self)
    // Two short actions are next to each other, with the cancel action first. Each takes half of 270 points minus a
    // hairline of half a point.
    #expect(buttons.map(\.accessibilityLabel) == ["Cancel", "OK"])
    #expect(buttons.map(\.bounds.height) == [44, 44])
    #expect(buttons.allSatisfy { abs($0.bounds.width - 134.75) <= 0.5 })
    #expect(window.brokenConstraints.isEmpty)
    buttons.last?.sendActions(for: .touchUpInside)
    #expect(log.take() == ["ok"])
    #expect(root.presentedViewController == nil)
  }

  /// The action sheet is 8 points from the sides, at the bottom of the safe area. The Cancel button is separate and
  /// 57 points high.
  @Test func actionSheetsAreAtTheBottom() {
    let root = UIViewController()
    let window = show(root)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for title in ["One", "Two"] { sheet.addAction(UIAlertAction(title: title, style: .default)) }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    // Three 57-point rows, a gap of 8 and a hairline of half a point are 179.5 high, above 844 - 34 = 810.
    #expect(
      sheet.view.convert(sheet.view.bounds, to: window) == CGRect(x: 8, y: 630.5, width: 374, height: 179.5))
    #expect(window.brokenConstraints.isEmpty)
  }

  @Test func anAlertHasOneCancelAction() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        for _ in 0..<2 { alert.addAction(UIAlertAction(title: "No", style: .cancel)) }
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("UIAlertController can only have one action with a style of UIAlertActionStyleCancel"))
  }

  /// A covering presentation remembers the position of the presenter's view without retaining the window.
  @Test func doesNotRetainTheWindow() {
    weak var window: UIWindow?
    weak var presenter: UIViewController?
    do {
      let a = UIViewController()
      let shown = show(a)
      let b = UIViewController()
      b.modalPresentationStyle = .fullScreen
      a.present(b, animated: false)
      shown.layoutIfNeeded()
      (window, presenter) = (shown, a)
      #expect(a.view.window == nil)
    }
    #expect(window == nil)
    #expect(presenter == nil)
  }
}
