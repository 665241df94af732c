// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftLayout
import Testing

/// Thousands of updates of one view tree, each followed by a layout pass.
@MainActor @Suite struct ManyUpdatesTests {
  /// A view is toggled 600 times, and the layout engine reuses its storage.
  @Test func togglesAViewRepeatedly() {
    let root = makeRoot()
    let (child, friend) = (makeView("child"), makeView("friend"))
    let activation = Activation()
    for round in 0..<600 {
      root.sublayout {
        child.anchors {
          Anchors.cap; Anchors.height.equalTo(constant: 40)
        }
        if round.isMultiple(of: 2) {
          friend.anchors {
            Anchors.shoe; Anchors.height.equalTo(child)
          }
        }
      }.update(fromActivation: activation, mode: .forced)
      #expect(root.subviews.count == (round.isMultiple(of: 2) ? 2 : 1))
    }
    // The removed friend keeps its last frame: the bottom 40 of 100 points.
    #expect(friend.frame == CGRect(0, 60, 200, 40))
    #expect(child.frame == CGRect(0, 0, 200, 40))
  }
}
