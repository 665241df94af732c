// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// Layout guide frames, calculated by hand from each guide's documented rules.
@MainActor @Suite struct SystemGuidesTests {
  private func traits(_ size: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      .current, UITraitCollection(preferredContentSizeCategory: size), UITraitCollection(displayScale: 1),
    ])
  }

  nonisolated static let rooms: [(CGFloat, UIEdgeInsets, CGRect)] = [
    (CGFloat(390), UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), CGRect(8, 8, 374, 484)),
    (1000, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), CGRect(164, 8, 672, 484)),
    // The center of the area within the margins is (100 + 1000 - 28) / 2 = 536, so the guide begins at 536 - 336 =
    // 200.
    (1000, UIEdgeInsets(top: 0, left: 100, bottom: 10, right: 28), CGRect(200, 0, 672, 490)),
    (300, UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 20), CGRect(50, 0, 230, 500)),
  ]

  /// Checks that the guide is the area within the margins, at most 672 points wide and centered.
  @Test(arguments: rooms)
  func readable(_ width: CGFloat, _ margins: UIEdgeInsets, _ expected: CGRect) {
    let window = makeWindow(width, 500)
    window.layoutMargins = margins
    let guide = window.readableContentGuide
    #expect(guide.layoutFrame == expected)
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == expected)
    window.frame.size.width = 200
    window.layoutIfNeeded()
    #expect(guide.layoutFrame.width == 200 - margins.left - margins.right)
  }

  /// The guide is wider for larger text.
  @Test func readableFollowsTheTextSize() {
    let root = makeRoot(2000, 500)
    let guide = root.readableContentGuide
    var widths: [CGFloat] = []
    for size in [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge] {
      traits(size).withCurrent {
        root.invalidateTraits()
        root.layoutIfNeeded()
        widths.append(guide.layoutFrame.width)
      }
    }
    root.invalidateTraits()
    #expect(widths[0] < 672 && widths[1] == 672 && widths[2] > 1000, "\(widths)")
  }

  /// A 390 x 844 window with a bottom safe area inset of 34 points.
  @Test func keyboardGuideIsAtTheSafeAreaWithoutAKeyboard() {
    let window = makeWindow(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let guide = window.keyboardLayoutGuide
    let box = addBox(to: window)
    NSLayoutConstraint.activate([
      box.bottomAnchor.constraint(equalTo: guide.topAnchor), box.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(0, 810, 390, 34))
    #expect(box.frame.maxY == 810)
    guide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(0, 844, 390, 0))
    #expect(box.frame.maxY == 844)
  }

  /// A docked 300-point keyboard covers the window from y = 844 - 300 = 544. The smaller view's guide is the same
  /// area in the view's coordinates, 10 to the left and 100 up.
  @Test func followsADockedKeyboard() {
    let window = makeWindow(safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    let inner = UIView(frame: CGRect(10, 100, 100, 600))
    window.addSubview(inner)
    let guides = (window.keyboardLayoutGuide, inner.keyboardLayoutGuide)
    window.layoutIfNeeded()
    #expect(guides.1.layoutFrame == CGRect(-10, 710, 390, 34))
    window.keyboardFrame = CGRect(0, 544, 390, 300)
    window.layoutIfNeeded()
    #expect(guides.0.layoutFrame == CGRect(0, 544, 390, 300))
    #expect(guides.1.layoutFrame == CGRect(-10, 444, 390, 300))
    window.keyboardFrame = nil
    window.layoutIfNeeded()
    #expect(guides.0.layoutFrame == CGRect(0, 810, 390, 34))
    guides.1.usesBottomSafeArea = false
    inner.frame.origin.y = 150
    window.layoutIfNeeded()
    #expect(guides.1.layoutFrame == CGRect(-10, 694, 390, 0))
  }

  /// A view's guide stays at the window's bottom when an ancestor moves, even if the ancestor had no window before.
  @Test func staysAtTheWindowsBottom() {
    let window = makeWindow(safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    let (outer, inner) = (UIView(frame: CGRect(0, 0, 390, 400)), UIView(frame: CGRect(10, 100, 100, 100)))
    outer.addSubview(inner)
    let guide = inner.keyboardLayoutGuide
    outer.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(0, 100, 100, 0))
    window.addSubview(outer)
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(-10, 710, 390, 34))
    outer.frame.origin.y = 200
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(-10, 510, 390, 34))
    inner.transform = CGAffineTransform(scaleX: 0, y: 0)
    outer.frame.origin.y = 100
    window.layoutIfNeeded()
    #expect(guide.layoutFrame.isFiniteRect)
  }

  /// The guide follows a floating keyboard only on request.
  @Test func followsAFloatingKeyboardOnRequest() {
    let window = makeWindow()
    let guide = window.keyboardLayoutGuide
    window.keyboardFrame = CGRect(50, 400, 200, 150)
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(0, 844, 390, 0))
    guide.followsUndockedKeyboard = true
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(50, 400, 200, 150))
  }

  @Test func controllerGuidesHaveTheLengthOfTheBars() {
    let window = makeWindow(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let controller = UIViewController()
    window.rootViewController = controller
    let view: UIView = controller.view
    let box = adopt(UIView(), view)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      box.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
    ])
    window.layoutIfNeeded()
    #expect((controller.topLayoutGuide.length, controller.bottomLayoutGuide.length) == (47, 34))
    #expect((box.frame.minY, box.frame.maxY) == (47, 810))
    controller.additionalSafeAreaInsets.top = 10
    window.layoutIfNeeded()
    #expect((controller.topLayoutGuide.length, box.frame.minY) == (57, 57))
  }
}
