// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraViews

/// A subclass's override of the safe area insets affects its layout guide, its margins and its subviews.
@MainActor @Suite struct OverriddenSafeAreaTests {
  private final class Window: UIWindow {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0) }
  }
  private final class View: UIView {
    var insets = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    override var safeAreaInsets: UIEdgeInsets { insets }
  }

  @Test func windowOverride() {
    let (window, controller) = (Window(frame: CGRect(0, 0, 375, 667)), UIViewController())
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets == window.safeAreaInsets)
    #expect(controller.view.safeAreaLayoutGuide.layoutFrame == CGRect(0, 30, 375, 617))
  }

  @Test func viewOverride() {
    let (view, inner, pinned) = (View(frame: CGRect(0, 0, 200, 200)), UIView(frame: CGRect(0, 10, 200, 190)), UIView())
    pinned.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    view.addSubview(pinned)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      pinned.topAnchor.constraint(equalTo: guide.topAnchor),
      pinned.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      pinned.leftAnchor.constraint(equalTo: guide.leftAnchor),
      pinned.rightAnchor.constraint(equalTo: guide.rightAnchor),
    ])
    view.layoutIfNeeded()
    // The view begins 10 points below the edge.
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0))
    #expect(guide.layoutFrame == CGRect(0, 30, 200, 150) && pinned.frame == guide.layoutFrame)
    // The margin is 8 points inside the safe area inset of 30.
    #expect(view.layoutMargins.top == 38)
    view.insets.top = 50
    view.frame.size.height = 220
    view.layoutIfNeeded()
    #expect(inner.safeAreaInsets.top == 40)
    #expect(pinned.frame == CGRect(0, 50, 200, 150))
  }
}
