// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// Appearance callbacks. Source: "Creating a custom container view controller" and UIViewController's documentation.
@MainActor @Suite struct AppearanceTests {
  let log = EventLog()

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = makeWindow()
    window.rootViewController = controller
    window.layoutIfNeeded()
    log.entries = []
    return window
  }

  /// The child's view enters a window whose controller has appeared.
  @Test func addedChildrenAppearWithTheirView() {
    let (parent, child) = (LoggingController("P", log), LoggingController("C", log))
    let window = show(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(log.take() == ["C willMove in", "C willAppear", "C isAppearing", "C didMove in"])
    window.layoutIfNeeded()
    #expect(log.take() == ["C didAppear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(log.take() == ["C willMove out", "C willDisappear", "C didDisappear", "C didMove out"])
  }

  /// A container that disables automatic forwarding must forward the callbacks itself.
  @Test func containersCanForwardManually() {
    let (parent, child) = (LoggingController("P", log), LoggingController("C", log))
    parent.forwards = false
    let window = show(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    window.layoutIfNeeded()
    #expect(log.take() == ["C willMove in"])
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(log.take() == ["C willAppear", "C didAppear"])
  }

  /// Only children whose views are in the parent's view are notified of its appearance.
  @Test func invisibleChildrenAreNotNotified() {
    let (parent, shown, reserve) = (
      LoggingController("P", log), LoggingController("S", log), LoggingController("R", log)
    )
    for child in [shown, reserve] { parent.addChild(child) }
    parent.view.addSubview(shown.view)
    reserve.loadViewIfNeeded()
    log.entries = []
    let window = makeWindow()
    window.rootViewController = parent
    window.layoutIfNeeded()
    #expect(
      log.take() == ["P willAppear", "S willAppear", "P isAppearing", "S isAppearing", "P didAppear", "S didAppear"])
    window.rootViewController = nil
    #expect(log.take() == ["P willDisappear", "S willDisappear", "P didDisappear", "S didDisappear"])
  }

  @Test func transitionReplacesChildren() {
    let (parent, a, b) = (LoggingController("P", log), LoggingController("A", log), LoggingController("B", log))
    for child in [a, b] { parent.addChild(child) }
    parent.view.addSubview(a.view)
    let window = show(parent)
    var isDone = false
    parent.transition(from: a, to: b, duration: 0, completion: { isDone = $0 })
    window.layoutIfNeeded()
    #expect(log.take() == ["A willDisappear", "B willAppear", "A didDisappear", "B isAppearing", "B didAppear"])
    #expect(isDone)
    #expect(a.view.superview == nil)
    #expect(b.view.superview === parent.view)
  }

  @Test func controllersCannotContainThemselves() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = UIViewController()
        controller.addChild(controller)
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("as a child of itself"))
  }

  /// The view hierarchy and `addChild` imply different parents, which is an error.
  @Test func requiresConsistentHierarchies() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, other, child) = (UIViewController(), UIViewController(), UIViewController())
        other.addChild(child)
        root.view.addSubview(child.view)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = root
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("UIViewControllerHierarchyInconsistency"))
    #expect(text.contains("should have parent view controller:<UIViewController: 0x"))
  }

  /// The method is called before the size changes, including for child controllers. Alongside animations run
  /// afterward.
  @Test func notifiesOfWindowSizeChanges() {
    final class Sized: UIViewController {
      var entries: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        entries.append("\(Int(size.width)) from \(Int(view.bounds.width))")
        coordinator.animate(
          alongsideTransition: { _ in self.entries.append("now \(Int(self.view.bounds.width))") },
          completion: { _ in self.entries.append("done") })
      }
    }
    let (root, child) = (UIViewController(), Sized())
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let window = makeWindow(390, 844)
    window.rootViewController = root
    window.layoutIfNeeded()
    window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    #expect(child.entries == ["844 from 390", "now 844", "done"])
  }

  /// A view outlives its window. It then has no window, keeps its frame, and can be laid out again.
  @Test func viewsOutliveTheirWindow() {
    let view = UIView()
    let box = UIView()
    inScope {
      let window = makeWindow(200, 100)
      window.addSubview(view)
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      _ = adopt(box, view)
      activate(
        box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
        box.heightAnchor.constraint(equalToConstant: 10))
      window.layoutIfNeeded()
    }
    #expect(view.window == nil)
    #expect(view.superview == nil)
    #expect(box.frame.width == 100)
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    view.layoutIfNeeded()
    #expect(box.frame.width == 30)
    let other = makeWindow(50, 50)
    other.addSubview(view)
    other.layoutIfNeeded()
    #expect(view.window === other)
  }

  /// A controller is released when its window and the app release it, regardless of the controllers it contained or
  /// presented.
  @Test func releasesEverythingWithTheWindow() {
    weak var navigation: UINavigationController?
    weak var pushed: UIViewController?
    weak var sheet: UIViewController?
    weak var unused: UIViewController?
    inScope {
      let (top, presented, other) = (UIViewController(), UIViewController(), UIViewController())
      let controller = UINavigationController(rootViewController: UIViewController())
      top.navigationItem.rightBarButtonItem = top.editButtonItem
      controller.pushViewController(top, animated: false)
      let tabs = UITabBarController()
      tabs.viewControllers = [controller]
      let window = makeWindow()
      window.rootViewController = tabs
      window.layoutIfNeeded()
      presented.sheetPresentationController?.detents = [.medium()]
      top.present(presented, animated: false)
      window.layoutIfNeeded()
      _ = other.sheetPresentationController
      (navigation, pushed, sheet, unused) = (controller, top, presented, other)
      #expect(sheet != nil)
    }
    #expect(navigation == nil)
    #expect(pushed == nil)
    #expect(sheet == nil)
    #expect(unused == nil)
  }

  /// Each guide adds two constraints to the view and follows the safe area.
  @Test func layoutSupportsFollowTheSafeArea() {
    let controller = UIViewController()
    let box = UIView()
    _ = adopt(box, controller.view)
    let before = controller.view.constraints.count
    let (top, bottom) = (controller.topLayoutGuide, controller.bottomLayoutGuide)
    #expect(controller.view.constraints.count == before + 4)
    activate(
      box.topAnchor.constraint(equalTo: top.bottomAnchor), box.bottomAnchor.constraint(equalTo: bottom.topAnchor))
    let window = makeWindow(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.layoutIfNeeded()
    #expect(top.length == 91)
    #expect(box.frame.minY == 91)
    #expect(box.frame.maxY == 810)
  }

  private func inScope(_ body: () -> Void) { body() }
}
