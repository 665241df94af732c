// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraViews

@MainActor @Suite struct DeferredWorkTests {
  @MainActor private final class Log {
    var entries: [Int] = []
  }

  @Test func runsInOrderAndOnce() {
    let log = Log()
    DeferredWork.add { log.entries.append(1) }
    DeferredWork.add {
      log.entries.append(2)
      DeferredWork.add { log.entries.append(3) }
    }
    #expect(log.entries.isEmpty)
    DeferredWork.runPendingWork()
    #expect(log.entries == [1, 2])
    DeferredWork.runPendingWork()
    #expect(log.entries == [1, 2, 3])
    DeferredWork.runPendingWork()
    #expect(log.entries == [1, 2, 3])
  }

  @Test func runsOnTheNextTurn() async {
    let log = Log()
    DeferredWork.add { log.entries.append(1) }
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(log.entries == [1])
  }
}
