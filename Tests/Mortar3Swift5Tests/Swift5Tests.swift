// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar3
import Testing

/// Code in Swift 5 mode compiles with the module and runs.
@Suite @MainActor
struct Swift5Tests {
  @Test func runsReadmeBlocks() {
    for controller in [MyViewController(), ReactiveViewController(), BasicManagedTableViewController()] {
      controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      controller.view.layoutIfNeeded()
      #expect(!controller.view.subviews.isEmpty)
    }
    #expect(LayoutBlock.make { _ in }.subviews.count == 3)
    #expect(BuiltView { UIView() }.subviews.count == 1)
  }

  @Test func modelsOfAnyIsolation() throws {
    let controller = CounterViewController()
    let labels = controller.view.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Count 0", "Hello, Ada"])
    (controller.view.subviews[2] as? UIButton)?.sendActions(for: .touchUpInside)
    controller.plain.name.value = "Bo"
    #expect(labels.map(\.text) == ["Count 2", "Hello, Bo"])
    #expect(controller.texts == ["Count 2"] && controller.counter.log == ["Count 2"])
  }
}
