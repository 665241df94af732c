// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// View interactions, according to Apple's documentation of UIInteraction.
@MainActor @Suite struct InteractionTests {
  final class Hover: NSObject, UIInteraction {
    weak var view: UIView?
    var calls: [String] = []
    func willMove(to view: UIView?) { calls.append("will \(view?.tag ?? -1)") }
    func didMove(to view: UIView?) {
      self.view = view
      calls.append("did \(view?.tag ?? -1)")
    }
  }

  @Test("An interaction has one view and is notified before and after it changes")
  func moves() {
    let (one, two, hover) = (UIView(), UIView(), Hover())
    (one.tag, two.tag) = (1, 2)
    one.addInteraction(hover)
    two.addInteraction(hover)
    #expect(one.interactions.isEmpty && two.interactions.count == 1)
    two.interactions = []
    #expect(hover.calls == ["will 1", "did 1", "will -1", "did -1", "will 2", "did 2", "will -1", "did -1"])
    #expect(hover.view == nil)
    two.removeInteraction(hover)
    #expect(hover.calls.count == 8)
  }
}
