// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

@MainActor @Suite struct SafeAreaTests {
  /// Returns a 390 x 844 window with safe area insets of 59 points at the top and 34 at the bottom.
  func makePhone() -> UIWindow {
    makeWindow(safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  }

  /// Frames of a child in the window, and the expected insets, which are the overlap with the window's insets and
  /// never negative.
  nonisolated static let places: [(CGRect, UIEdgeInsets)] = [
    (CGRect(0, 0, 390, 844), UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
    (CGRect(0, 20, 390, 200), UIEdgeInsets(top: 39, left: 0, bottom: 0, right: 0)),
    (CGRect(0, 100, 390, 100), .zero),
    (CGRect(0, 800, 390, 44), UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)),
    (CGRect(0, 800, 390, 30), UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0)),
  ]

  @Test(arguments: places)
  func insetsByTheOverlap(_ frame: CGRect, _ insets: UIEdgeInsets) {
    let window = makePhone()
    let view = UIView(frame: frame)
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets == insets)
  }

  /// A view at y = 20 has a top inset of 59 - 20 = 39, and its child at y = 10 has 39 - 10 = 29.
  @Test func shrinksAtEachLevel() {
    let window = makePhone()
    let (outer, inner) = (UIView(frame: CGRect(0, 20, 390, 400)), UIView(frame: CGRect(0, 10, 390, 100)))
    window.addSubview(outer)
    outer.addSubview(inner)
    window.layoutIfNeeded()
    #expect(inner.safeAreaInsets.top == 29)
    outer.frame.origin.y = 50
    window.layoutIfNeeded()
    #expect(outer.safeAreaInsets.top == 9)
    #expect(inner.safeAreaInsets.top == 0)
  }

  /// If bounds begin at -6, a subview at 0 is six points below the window's edge, and 59 - 6 = 53 points cover it.
  @Test func followsTheOriginOfTheSuperviewsBounds() {
    let window = makePhone()
    let view = UIView(frame: CGRect(0, 0, 390, 200))
    window.addSubview(view)
    window.layoutIfNeeded()
    window.bounds.origin.y = -6
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets.top == 53)
  }

  /// An 844-point view reaches the bottom of an 844-point window and ends 6 points above the bottom of an 850-point
  /// window. In a 900-point window, none of the 34 points cover it.
  @Test func followsTheSizeOfTheSuperview() {
    let window = makePhone()
    let view = UIView(frame: CGRect(0, 0, 390, 844))
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets.bottom == 34)
    for (height, inset) in [(850, 28), (900, 0), (844, 34)] as [(CGFloat, CGFloat)] {
      window.frame.size.height = height
      window.layoutIfNeeded()
      #expect(view.safeAreaInsets.bottom == inset)
    }
  }

  /// A view outside the window has no safe area insets, even if its superview was removed and deallocated.
  @Test func isLimitedToTheSuperview() {
    let window = makePhone()
    let view = UIView(frame: CGRect(0, 0, 390, 100))
    do {
      let parent = UIView(frame: window.bounds)
      parent.addSubview(view)
      window.addSubview(parent)
      window.layoutIfNeeded()
      #expect(view.safeAreaInsets.top == 59)
      parent.removeFromSuperview()
    }
    #expect(view.superview == nil)
    view.layoutIfNeeded()
    #expect(view.safeAreaInsets == .zero)
    #expect(view.layoutMargins.top == 8)
  }

  /// The insets of a constrained view depend on its frame. Layout determines both in one call.
  @Test func followsConstrainedFrames() {
    let window = makePhone()
    let bar = addBox(to: window)
    let title = addBox(to: bar)
    activate(
      bar.topAnchor.constraint(equalTo: window.topAnchor), bar.leftAnchor.constraint(equalTo: window.leftAnchor),
      bar.rightAnchor.constraint(equalTo: window.rightAnchor),
      title.topAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.topAnchor),
      title.bottomAnchor.constraint(equalTo: bar.bottomAnchor), title.heightAnchor.constraint(equalToConstant: 44),
      title.leftAnchor.constraint(equalTo: bar.leftAnchor))
    window.layoutIfNeeded()
    #expect(bar.frame == CGRect(0, 0, 390, 59 + 44))
    #expect(title.frame.minY == 59)
    #expect(bar.safeAreaLayoutGuide.layoutFrame == CGRect(0, 59, 390, 44))
  }

  @Test func controllersAddSafeAreaInsets() {
    let window = makePhone()
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 5, bottom: 0, right: 0)
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 5, bottom: 34, right: 0))
    controller.additionalSafeAreaInsets = .zero
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  }

  @Test func notifiesViewAndController() {
    final class View: UIView {
      var told = 0
      override func safeAreaInsetsDidChange() { told += 1 }
    }
    final class Controller: UIViewController {
      var told = 0
      override func loadView() { view = View() }
      override func viewSafeAreaInsetsDidChange() { told += 1 }
    }
    let window = makePhone()
    let controller = Controller()
    window.rootViewController = controller
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect((controller.view as? View)?.told == 1)
    #expect(controller.told == 1)
  }

  @Test func removedViewsHaveNoSafeArea() {
    let window = makePhone()
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    window.layoutIfNeeded()
    view.removeFromSuperview()
    view.layoutIfNeeded()
    #expect(view.safeAreaInsets == .zero)
  }
}

@MainActor @Suite struct LayoutMarginsTests {
  @Test func marginsDefaultToEight() {
    let view = UIView()
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
  }

  @Test func directionalMarginsFollowTheDirection() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(view.directionalLayoutMargins.leading == 2)
  }

  /// Margins are inside the safe area, 8 + 59 and 8 + 34, unless `insetsLayoutMarginsFromSafeArea` is `false`.
  @Test func marginsAreInsideTheSafeArea() {
    let window = makeWindow(safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.layoutMargins == UIEdgeInsets(top: 67, left: 8, bottom: 42, right: 8))
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(8, 67, 374, 844 - 67 - 42))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  /// A controller's root view has side margins of at least 16, or at least 20 on screens that are 393 points wide or
  /// wider. The minimum at the top and bottom is 0, so the default of 8 applies.
  @Test(arguments: [(CGFloat(390), CGFloat(16)), (430, 20)])
  func aControllersViewHasTheSystemsMinimum(_ width: CGFloat, _ side: CGFloat) {
    let window = makeWindow(width)
    let controller = UIViewController()
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 8, left: side, bottom: 8, right: side))
    controller.view.layoutMargins.left = 40
    #expect(controller.view.layoutMargins.left == 40)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    controller.view.layoutMargins = .zero
    #expect(controller.view.layoutMargins == .zero)
  }

  /// The superview's margin of 30 overlaps the child by 20 on the left, where the child begins at 10, and by 30 - 5
  /// on the right. Both exceed the child's margin of 8.
  @Test func preservesOverlappingSuperviewMargins() {
    let root = makeRoot(200, 100)
    root.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 0, right: 30)
    let child = UIView(frame: CGRect(10, 50, 185, 20))
    root.addSubview(child)
    #expect(child.layoutMargins.left == 8)
    child.preservesSuperviewLayoutMargins = true
    #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 25))
  }

  /// Changing the margins after layout moves the views constrained to the guide.
  @Test func guideFollowsTheMargins() {
    let root = makeRoot()
    let box = addBox(to: root)
    let guide = root.layoutMarginsGuide
    activate(
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor), box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(8, 8, 184, 84))
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(2, 1, 194, 96))
  }
}
