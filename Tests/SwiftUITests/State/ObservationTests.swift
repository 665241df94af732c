// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI
import Testing

/// SwiftUI's module contains Observation, as on Apple's platforms. This file imports no other module with `@Observable`.
@MainActor
@Suite struct ObservationTests {
  @MainActor @Observable
  final class Counter {
    var number = 1
  }

  private struct Number: View {
    let counter: Counter
    var body: some View { Text("Number \(counter.number)") }
  }

  @Test func viewsFollowObservableObjects() {
    let counter = Counter()
    let screen = HostedScreen(Number(counter: counter))
    #expect(screen.texts == ["Number 1"])
    counter.number = 2
    screen.layOut()
    #expect(screen.texts == ["Number 2"])
  }
}
