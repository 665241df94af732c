// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@testable import TesseraViews

/// Columns on an iPad with 1180 x 820 points in landscape and 820 x 1180 in portrait. At two pixels per point,
/// separators between columns are half a point wide.
@MainActor
@Suite struct UISplitViewControllerTests {
  private let primary = UIViewController()
  private let supplementary = UIViewController()
  private let secondary = UIViewController()
  private let witness = Witness()

  private final class Witness: UISplitViewControllerDelegate {
    var log: [String] = []
    var target = UISplitViewController.DisplayMode.automatic

    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { log.append("mode \(displayMode)") }
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { target }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
      log.append("show \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
      log.append("hide \(column)")
    }
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
      log.append("begin")
    }
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) { log.append("end") }
  }

  private func show(_ split: UISplitViewController, _ width: CGFloat, _ height: CGFloat) -> UIWindow {
    let window = makeWindow(width, height)
    window.traitOverrides.horizontalSizeClass = .regular
    window.rootViewController = split
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  private func make(_ style: UISplitViewController.Style) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.delegate = witness
    split.setViewController(primary, for: .primary)
    if style == .tripleColumn { split.setViewController(supplementary, for: .supplementary) }
    split.setViewController(secondary, for: .secondary)
    return split
  }

  private func frame(_ controller: UIViewController, _ window: UIWindow) -> CGRect? {
    guard let view = controller.navigationController?.viewIfLoaded ?? controller.viewIfLoaded, view.window != nil else {
      return nil
    }
    return view.convert(view.bounds, to: window)
  }

  // MARK: Frames

  @Test func landscape() {
    let split = make(.doubleColumn)
    let window = show(split, 1180, 820)
    #expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile && !split.isCollapsed)
    #expect(frame(primary, window) == CGRect(x: 0, y: 0, width: 320, height: 820))
    #expect(frame(secondary, window) == CGRect(x: 320.5, y: 0, width: 859.5, height: 820))
    #expect(primary.splitViewController === split && split.viewController(for: .primary) === primary)
    #expect(split.viewControllers == [primary.navigationController, secondary.navigationController])
    // Lists have a compact width, but the content does not.
    #expect(primary.traitCollection.horizontalSizeClass == .compact)
    #expect(secondary.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func portrait() throws {
    let split = make(.doubleColumn)
    let window = show(split, 820, 1180)
    #expect(split.displayMode == .secondaryOnly && split.splitBehavior == .overlay)
    #expect(frame(primary, window) == nil)
    #expect(frame(secondary, window) == CGRect(x: 0, y: 0, width: 820, height: 1180))
    split.show(.primary)
    window.layoutIfNeeded()
    #expect(split.displayMode == .oneOverSecondary)
    #expect(frame(primary, window) == CGRect(x: 0, y: 0, width: 320, height: 1180))
    #expect(frame(secondary, window) == CGRect(x: 0, y: 0, width: 820, height: 1180))
    // A tap outside the list hides it.
    window.tap(at: CGPoint(x: 600, y: 500))
    window.layoutIfNeeded()
    #expect(split.displayMode == .secondaryOnly && frame(primary, window) == nil)
    #expect(
      witness.log == [
        "mode oneOverSecondary", "show primary", "mode secondaryOnly", "hide primary",
      ])
  }

  @Test func threeColumns() {
    let split = make(.tripleColumn)
    let window = show(split, 1180, 820)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(frame(supplementary, window) == CGRect(x: 0, y: 0, width: 320, height: 820))
    #expect(frame(secondary, window) == CGRect(x: 320.5, y: 0, width: 859.5, height: 820))
    split.show(.primary)
    window.layoutIfNeeded()
    #expect(split.displayMode == .twoBesideSecondary)
    #expect(frame(primary, window) == CGRect(x: 0, y: 0, width: 280, height: 820))
    #expect(frame(supplementary, window) == CGRect(x: 280.5, y: 0, width: 320, height: 820))
    // The width is 1180 - 280.5 - 320.5.
    #expect(frame(secondary, window) == CGRect(x: 601, y: 0, width: 579, height: 820))
    split.hide(.supplementary)
    window.layoutIfNeeded()
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test func displacedSecondary() {
    let split = make(.tripleColumn)
    let window = show(split, 820, 1180)
    #expect(split.splitBehavior == .displace && split.displayMode == .oneBesideSecondary)
    #expect(frame(secondary, window) == CGRect(x: 320.5, y: 0, width: 499.5, height: 1180))
    split.show(.primary)
    window.layoutIfNeeded()
    #expect(split.displayMode == .twoDisplaceSecondary)
    // The content is as wide as before and extends beyond the edge.
    #expect(frame(secondary, window) == CGRect(x: 601, y: 0, width: 499.5, height: 1180))
  }

  @Test func trailingPrimary() {
    let split = make(.doubleColumn)
    split.primaryEdge = .trailing
    let window = show(split, 1180, 820)
    #expect(frame(primary, window) == CGRect(x: 860, y: 0, width: 320, height: 820))
    #expect(frame(secondary, window) == CGRect(x: 0, y: 0, width: 859.5, height: 820))
    window.semanticContentAttribute = .forceRightToLeft
    split.view.semanticContentAttribute = .forceRightToLeft
    split.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(frame(primary, window) == CGRect(x: 0, y: 0, width: 320, height: 820))
  }

  @Test func modesAndBehaviors() {
    let split = make(.doubleColumn)
    let window = show(split, 1180, 820)
    split.preferredDisplayMode = .secondaryOnly
    window.layoutIfNeeded()
    #expect(split.displayMode == .secondaryOnly)
    split.preferredDisplayMode = .primaryOverlay
    window.layoutIfNeeded()
    #expect(split.displayMode == .oneOverSecondary && split.splitBehavior == .overlay)
    // With the behavior `tile`, the primary column is next to the secondary one. There is no other column to show.
    split.preferredSplitBehavior = .tile
    split.preferredDisplayMode = .twoOverSecondary
    window.layoutIfNeeded()
    #expect(split.displayMode == .oneBesideSecondary)
    split.preferredPrimaryColumnWidthFraction = 0.25
    window.layoutIfNeeded()
    #expect(split.primaryColumnWidth == 295)
    #expect(frame(primary, window)?.width == 295)
  }

  /// One layout pass is sufficient and does not request another one.
  @Test func settles() {
    for style in [UISplitViewController.Style.doubleColumn, .tripleColumn] {
      for mode in [UISplitViewController.DisplayMode.secondaryOnly, .oneOverSecondary, .twoBesideSecondary] {
        let split = make(style)
        split.preferredDisplayMode = mode
        let window = show(split, 1180, 820)
        #expect(split.view.flags.needsLayout == false)
        window.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(split.view.flags.needsLayout == false)
        split.setViewController(nil, for: .primary)
        split.setViewController(nil, for: .secondary)
      }
    }
  }

  // MARK: Button and swipe

  @Test func button() throws {
    let split = make(.doubleColumn)
    let window = show(split, 820, 1180)
    let bar = try #require(secondary.navigationController?.navigationBar)
    #expect(secondary.navigationItem.containerItem === split.displayModeButtonItem)
    // The button is at the leading edge, vertically centered in the 44-point bar.
    window.tap(at: CGPoint(x: 28, y: bar.convert(CGPoint(x: 0, y: 22), to: window).y))
    window.layoutIfNeeded()
    #expect(split.displayMode == .oneOverSecondary)
    #expect(primary.navigationItem.containerItem === split.displayModeButtonItem)
    #expect(secondary.navigationItem.containerItem == nil)
    split.displayModeButtonVisibility = .never
    #expect(primary.navigationItem.containerItem == nil)
    split.displayModeButtonVisibility = .automatic
    split.presentsWithGesture = false
    #expect(primary.navigationItem.containerItem == nil)
  }

  /// The display mode button shows the sidebar symbol.
  @Test func buttonAppearance() throws {
    let image = try #require(UIImage(systemName: "sidebar.leading"))
    let action = UIAction(image: image) { _ in }
    #expect(action.image === image)
    #expect(UIBarButtonItem(primaryAction: action).image === image)
    let split = make(.doubleColumn)
    let window = show(split, 1180, 820)
    #expect(split.displayModeButtonItem.image == image)
    let bar = try #require(primary.navigationController?.navigationBar)
    #expect(bar.all(UIButton.self).contains { $0.currentImage == image })
    withExtendedLifetime(window) {}
  }

  @Test func edgePan() {
    let split = make(.doubleColumn)
    let window = show(split, 820, 1180)
    window.drag(from: CGPoint(x: 1, y: 500), to: CGPoint(x: 200, y: 500))
    window.layoutIfNeeded()
    #expect(split.displayMode == .oneOverSecondary)
    #expect(witness.log == ["begin", "mode oneOverSecondary", "show primary", "end"])
  }

  // MARK: Classic

  @Test func twoControllers() {
    let split = UISplitViewController()
    let other = UIViewController()
    split.viewControllers = [primary, secondary]
    split.preferredDisplayMode = .allVisible
    let window = show(split, 820, 1180)
    #expect(primary.parent === split && primary.navigationController == nil)
    #expect(frame(primary, window) == CGRect(x: 0, y: 0, width: 320, height: 1180))
    #expect(frame(secondary, window) == CGRect(x: 320.5, y: 0, width: 499.5, height: 1180))
    primary.showDetailViewController(other, sender: nil)
    window.layoutIfNeeded()
    #expect(split.viewControllers == [primary, other] && secondary.parent == nil)
    #expect(frame(other, window) == CGRect(x: 320.5, y: 0, width: 499.5, height: 1180))
  }

  @Test func appearance() {
    let list = Recorder()
    let content = Recorder()
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(content, for: .secondary)
    let window = show(split, 820, 1180)
    #expect(list.log == [] && content.log == ["will", "did"])
    split.show(.primary)
    window.layoutIfNeeded()
    split.hide(.primary)
    window.layoutIfNeeded()
    #expect(list.log == ["will", "did", "willNot", "didNot"] && content.log == ["will", "did"])
  }

  private final class Recorder: UIViewController {
    var log: [String] = []
    override func viewWillAppear(_ animated: Bool) { log.append("will") }
    override func viewDidAppear(_ animated: Bool) { log.append("did") }
    override func viewWillDisappear(_ animated: Bool) { log.append("willNot") }
    override func viewDidDisappear(_ animated: Bool) { log.append("didNot") }
  }

  // MARK: Bad input

  @Test func misuse() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UISplitViewController(style: .doubleColumn).setViewController(UIViewController(), for: .supplementary)
      }
    }
  }

  @Test func emptyColumns() {
    for style in [UISplitViewController.Style.unspecified, .doubleColumn, .tripleColumn] {
      let split = UISplitViewController(style: style)
      let window = show(split, 1180, 820)
      split.show(.primary)
      split.hide(.primary)
      split.show(.secondary)
      window.traitOverrides.horizontalSizeClass = .compact
      window.layoutIfNeeded()
      #expect(split.isCollapsed && split.viewControllers.isEmpty)
      split.show(.secondary)
      split.hide(.secondary)
      window.frame = .zero
      window.layoutIfNeeded()
    }
  }

  /// In the look of iOS 26, columns over the content float on glass, 8 points from the edges, and have elevated colors.
  @Test func columnsFloatOnGlass() {
    SystemLook.$scoped.withValue(.iOS26) {
      let split = make(.doubleColumn)
      split.preferredDisplayMode = .oneOverSecondary
      let window = show(split, 820, 1180)
      let frame = primary.view.convert(primary.view.bounds, to: window)
      #expect(frame.minX == 8 && frame.minY == 8 && frame.maxY == 1172)
      #expect(primary.traitCollection.userInterfaceLevel == .elevated)
      #expect(secondary.traitCollection.userInterfaceLevel != .elevated)
      let plate = split.view.subviews.compactMap { $0 as? UIVisualEffectView }.first
      #expect(plate?.effect is UIGlassEffect && plate?.frame == frame)
      split.preferredDisplayMode = .oneBesideSecondary
      window.layoutIfNeeded()
      #expect(primary.traitCollection.userInterfaceLevel != .elevated && plate?.superview == nil)
    }
  }
}
