// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar3
import Testing

/// Models with and without main actor isolation work with views, in Swift 6 mode here and in Swift 5 mode in
/// Mortar3Swift5Tests.
@Suite @MainActor
struct IsolationTests {
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
