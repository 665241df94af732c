// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraViews

@MainActor @Suite struct ReversedGuideTests {
  /// The safe area layout guide grows with the view, and shrinks again when the animation is reversed.
  @Test func safeAreaFollowsTheReversedFrame() {
    let (window, view, box) = (makeWindow(), UIView(frame: CGRect(0, 0, 100, 100)), UIView())
    window.addSubview(view)
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      box.rightAnchor.constraint(equalTo: guide.rightAnchor), box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 10), box.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame = CGRect(0, 0, 200, 200) }
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    window.layoutIfNeeded()
    animator.isReversed = true
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(view.frame == CGRect(0, 0, 100, 100))
    #expect(guide.layoutFrame == view.bounds)
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == view.bounds && box.frame == CGRect(90, 0, 10, 10))
  }
}
