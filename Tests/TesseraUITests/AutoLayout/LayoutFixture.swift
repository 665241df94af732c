// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What the layout suites share: roots, boxes and a seeded random source. Frames are compared exactly: every expected
// value is a hand calculation whose result lies on the pixel grid, so that rounding has no part in it unless the test
// is about rounding.

import Foundation

@testable import TesseraGraphics
@testable import TesseraViews

/// A root of the given size, or a window of a given scale.
@MainActor
func makeRoot(_ width: CGFloat = 200, _ height: CGFloat = 100) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

@MainActor
func makeWindow(
  _ width: CGFloat = 390, _ height: CGFloat = 844, scale: CGFloat = 2, safeArea: UIEdgeInsets = .zero,
  style: UIUserInterfaceStyle = .light, direction: UITraitEnvironmentLayoutDirection = .leftToRight
) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
  window.environment = ScreenEnvironment(
    size: CGSize(width: width, height: height), scale: scale, safeArea: safeArea,
    traits: UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(layoutDirection: direction), UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(preferredContentSizeCategory: .large),
    ]))
  window.cachedTraits = nil
  return window
}

/// A view whose constraints place it.
@MainActor
func addBox(to parent: UIView) -> UIView { adopt(UIView(), parent) }

@MainActor
func adopt<V: UIView>(_ view: V, _ parent: UIView) -> V {
  view.translatesAutoresizingMaskIntoConstraints = false
  parent.addSubview(view)
  return view
}

@MainActor
func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

extension NSLayoutConstraint {
  func at(_ priority: Float) -> Self {
    self.priority = UILayoutPriority(priority)
    return self
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

/// A view with a settable intrinsic size, and a count of the questions.
final class Sized: UIView {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }
  private(set) var questions = 0

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    questions += 1
    return content
  }
}

/// SplitMix64: the same numbers on every machine.
struct SeededRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
