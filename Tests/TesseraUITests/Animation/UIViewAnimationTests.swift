// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraUI

/// Changes show at once, and completions follow.
@MainActor @Suite struct UIViewAnimationTests {
  @Test func animate() {
    let view = UIView()
    var calls: [String] = []
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    #expect(view.alpha == 0.5)
    UIView.animate(withDuration: 1) { calls.append("change") } completion: { calls.append("end \($0)") }
    UIView.animate(
      withDuration: 1, delay: 2, options: [.curveEaseIn, .autoreverse], animations: { calls.append("again") },
      completion: nil)
    #expect(calls == ["change", "end true", "again"])
  }

  @Test func transition() {
    let label = UILabel()
    var isOver = false
    UIView.transition(with: label, duration: 1, options: .transitionCrossDissolve) {
      label.text = "new"
    } completion: {
      isOver = $0
    }
    UIView.transition(with: label, duration: 1, animations: nil)
    #expect(label.text == "new")
    #expect(isOver)
  }

  /// UIKit's values, from its header.
  @Test func options() {
    #expect(UIView.AnimationOptions.beginFromCurrentState.rawValue == 4)
    #expect(UIView.AnimationOptions.curveLinear.rawValue == 3 << 16)
    #expect(UIView.AnimationOptions.transitionCrossDissolve.rawValue == 5 << 20)
  }
}
