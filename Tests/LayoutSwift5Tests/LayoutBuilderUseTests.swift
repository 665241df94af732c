// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Compiled in Swift 5 mode, which many projects still use.

import LayoutBuilder
import Testing

/// Not isolated to an actor, like helpers written before Swift 5.5.
enum Equations {
  static func pin(_ view: UIView, to other: UIView) -> Layout {
    Layout {
      view.layout(.size) == 0.5 * other + 10 ! .defaultLow
      view.layout(.center) == 0
      if view.isHidden { view.layout(.top) >= 4 }
    }
  }

  static func width(_ view: UIView) -> NSLayoutConstraint {
    view.layout(.width) == 20
  }
}

@MainActor @Suite struct LayoutBuilderUseTests {
  @Test func helpers() {
    let (root, child) = (UIView(), UIView())
    root.addSubview(child)
    let layout = Equations.pin(child, to: root)
    #expect(layout.constraints.count == 4)
    layout.rebuild { Equations.width(child) }
    #expect(layout.constraints.map(\.constant) == [20])
  }
}
