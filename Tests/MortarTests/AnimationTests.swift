// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar
import Testing

/// Statements change before layout runs in an animation block. The model has the new frames immediately, and the
/// presentation changes linearly over one second.
@MainActor @Suite struct AnimationTests {
  let stage = Stage()
  let clock = AnimationClock()

  private func animateLayout() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.root.layoutIfNeeded() }
  }

  private func shown(_ view: UIView, _ time: Double) -> CGRect? {
    clock.advance(to: time)
    return clock.run { view.layer.presentation()?.frame }
  }

  /// The view moves from x = 10 to x = 400 - 10 - 40 = 350. The follower stays 5 points to the right of it.
  @Test func replacedStatement() {
    let (root, view, follower) = (stage.root, stage.view1, stage.view2)
    view.m_size |=| (40, 20)
    view.m_top |=| root
    let left = view.m_left |=| root.m_left + 10
    follower.m_size |=| (40, 20)
    follower.m_top |=| root
    follower.m_left |=| view.m_right + 5
    root.layoutIfNeeded()
    clock.run {
      left.replace(with: view.m_right |=| root.m_right - 10)
      animateLayout()
    }
    #expect(view.frame == rect(350, 0, 40, 20))
    #expect(shown(view, 0) == rect(10, 0, 40, 20))
    #expect(shown(view, 0.25) == rect(95, 0, 40, 20))
    #expect(shown(follower, 0.5) == rect(225, 0, 40, 20))
    #expect(shown(view, 1) == rect(350, 0, 40, 20))
  }

  /// The width is 80 at first, because its medium priority exceeds the other constraint's low priority. When that
  /// priority is raised to high, the width becomes 200.
  @Test func changedPriority() {
    let (root, view) = (stage.root, stage.view1)
    view.m_cornerTL |=| root
    view.m_height |=| 20
    view.m_width |=| 80 ! .medium
    let wide = view.m_width |=| 200 ! .low
    root.layoutIfNeeded()
    clock.run {
      wide.changePriority(to: .high)
      animateLayout()
    }
    #expect(view.frame == rect(0, 0, 200, 20))
    #expect(shown(view, 0.5) == rect(0, 0, 140, 20))
  }
}
