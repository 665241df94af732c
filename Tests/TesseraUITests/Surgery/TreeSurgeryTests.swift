// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Trees are taken apart and put together in every order, by a hundred thousand operations in `make test-long`, which runs these
// suites once more under the address sanitizer. After every few operations: layout settles, doing it again moves nothing,
// the engine holds what the tree asks for and nothing else, and a tree built anew has the same frames. At the end
// all views die.

import Foundation
import Testing

@testable import TesseraUI

/// How many operations: `make test-long` sets the variable.
enum SurgeryRun {
  static let isLong = ProcessInfo.processInfo.environment["TESSERA_LONG_TESTS"] != nil
  /// Each seed is 600 operations: 200 on views with constraints, with masks, and on controllers.
  static let seeds: Range<UInt64> = 0..<(isLong ? 170 : 12)
  static let steps = 20
  static let operationsPerStep = 10
}

@MainActor @Suite struct TreeSurgeryTests {
  @Test(arguments: SurgeryRun.seeds, [false, true])
  func survives(_ seed: UInt64, usesMasks: Bool) {
    let surgeon = TreeSurgeon(seed: seed, usesMasks: usesMasks)
    for step in 0..<SurgeryRun.steps {
      for _ in 0..<SurgeryRun.operationsPerStep { surgeon.operate() }
      for root in surgeon.roots {
        guard let fault = fault(of: root) else { continue }
        Issue.record("seed \(seed), masks \(usesMasks), step \(step): \(fault)")
        return
      }
    }
    #expect(surgeon.leaks() == [], "seed \(seed)")
  }

  private func fault(of root: UIView) -> String? {
    root.layoutIfNeeded()
    if let fault = EngineLedger.fault(of: root) { return fault }
    if root.rootEngine?.reportedUnsettled == true { return "layout does not settle" }
    EngineLedger.layoutAll(root)
    let frames = EngineLedger.frames(of: root)
    EngineLedger.layoutAll(root)
    if let change = EngineLedger.change(frames, root) { return "a second layout moves \(change)" }
    // Which of a conflict breaks follows the order of activation, which surgery changes, and rightly so.
    if EngineLedger.hasConflicts(root) { return nil }
    let twin = TreeTwin(of: root)
    EngineLedger.layoutAll(twin.root)
    return EngineLedger.hasConflicts(twin.root) ? nil : twin.difference
  }
}

@MainActor @Suite struct ControllerSurgeryTests {
  @Test(arguments: SurgeryRun.seeds)
  func survives(_ seed: UInt64) {
    let surgeon = ControllerSurgeon(seed: seed)
    for step in 0..<SurgeryRun.steps {
      for _ in 0..<SurgeryRun.operationsPerStep { surgeon.operate() }
      for window in surgeon.windows {
        guard let fault = fault(of: window) else { continue }
        Issue.record("seed \(seed), step \(step): \(fault)")
        return
      }
    }
    surgeon.letGo()
  }

  private func fault(of window: UIWindow) -> String? {
    window.layoutIfNeeded()
    if let fault = EngineLedger.fault(of: window) { return fault }
    // Controllers in controllers with bars may not come to rest, which is said on standard error.
    if window.rootEngine?.reportedUnsettled == true || EngineLedger.hasConflicts(window) { return nil }
    EngineLedger.layoutAll(window)
    let frames = EngineLedger.frames(of: window)
    EngineLedger.layoutAnew(window)
    return EngineLedger.change(frames, window).map { "laid out anew, there moves \($0)" }
  }
}
