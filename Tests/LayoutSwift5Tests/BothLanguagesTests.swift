// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A file may use both LayoutBuilder and SwiftLayout. Names that both declare can be qualified with the module name,
// as far as Swift allows: the module LayoutBuilder has the same name as a type in SwiftLayout.

import LayoutBuilder
import SwiftLayout
import Testing

@MainActor @Suite struct BothLanguagesTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let child = UIView()

  @LayoutBuilder private var tree: some SwiftLayout.Layout {
    root.sublayout { child.anchors { Anchors.leading.vertical } }
  }

  @Test func bothLanguagesInOneFile() {
    tree.finalActive()
    let equations = Layout { child.layout(.width) == 0.25 * root }
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 50, height: 100))
    equations.rebuild { child.layout(.width) == 80 }
    root.layoutIfNeeded()
    #expect(child.frame.width == 80)
  }
}
