// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SwiftUI
import Testing

/// Lists with animation modifiers, in a window of 320 x 400 points.
@MainActor @Suite struct ListAnimationTests {
  /// A modifier of transactions does not change which rows a list has.
  @Test func sectionsCanBeAnimated() {
    let list = List {
      Section {
        ForEach(1..<4) { Text(verbatim: "Row \($0)") }
      } header: {
        Text(verbatim: "Steps")
      }
      .animation(.default, value: 1)
      ForEach(7..<9) { Text(verbatim: "Row \($0)") }.animation(.default, value: 1)
      Text(verbatim: "Last").animation(.default, value: 1)
    }
    let texts = HostedScreen(list, width: 320, height: 500).texts.map { $0.lowercased() }
    #expect(texts.sorted() == ["last", "row 1", "row 2", "row 3", "row 7", "row 8", "steps"])
  }
}
