// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Helpers shared by the layout suites: roots, boxes and windows. Frames are compared exactly. All expected values are
// calculated by hand and on the pixel grid, so rounding has no effect except in tests of rounding.

package import Foundation
package import TesseraGraphics
package import TesseraViews

/// Returns a root view of the given size.
@MainActor
package func makeRoot(_ width: CGFloat = 200, _ height: CGFloat = 100) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

@MainActor
package func makeWindow(
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
  return window
}

/// Adds a view that is positioned by constraints.
@MainActor
package func addBox(to parent: UIView) -> UIView { adopt(UIView(), parent) }

@MainActor
package func adopt<V: UIView>(_ view: V, _ parent: UIView) -> V {
  view.translatesAutoresizingMaskIntoConstraints = false
  parent.addSubview(view)
  return view
}

@MainActor
package func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

extension NSLayoutConstraint {
  package func at(_ priority: Float) -> Self {
    self.priority = UILayoutPriority(priority)
    return self
  }
}

extension CGRect {
  package init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

/// A view that has a settable intrinsic content size and counts how often it is queried.
package final class Sized: UIView {
  package var content: CGSize { didSet { invalidateIntrinsicContentSize() } }
  package private(set) var questions = 0

  package init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  package required init?(coder: NSCoder) { nil }

  package override var intrinsicContentSize: CGSize {
    questions += 1
    return content
  }
}

extension UIView {
  /// Returns all descendants of a class, in tree order.
  package func all<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { view in (view as? View).map { [$0] } ?? view.all(type) }
  }
}
