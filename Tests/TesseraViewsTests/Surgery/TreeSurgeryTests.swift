// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests that dismantle and reassemble view trees in random order, with a hundred thousand operations in `make
// test-long`, which also runs these suites under the address sanitizer. After every few operations, layout reaches a
// stable state, a second layout pass changes nothing, the engine contains exactly what the tree requires, and a
// rebuilt tree has the same frames. At the end, all views are released.

import Foundation
import Testing

@testable import TesseraLayout
@testable import TesseraViews

/// The number of operations, which `make test-long` increases with an environment variable.
enum SurgeryRun {
  static let isLong = ProcessInfo.processInfo.environment["TESSERA_LONG_TESTS"] != nil
  /// Each seed performs 600 operations: 200 each on views with constraints, on views with autoresizing masks, and on
  /// view controllers.
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
    let settles = EngineLedger.settle(root)
    if let fault = EngineLedger.fault(of: root) { return fault }
    if !settles {
      // A view that is constrained to its own safe area, which depends on the view's position, may oscillate
      // endlessly, as in UIKit.
      let twin = TreeTwin(of: root, safeAreas: TreeTwin.SafeAreas.none)
      return EngineLedger.settle(twin.root) ? nil : "layout does not settle"
    }
    EngineLedger.layoutAll(root)
    let frames = EngineLedger.frames(of: root)
    EngineLedger.layoutAll(root)
    if let change = EngineLedger.change(frames, root) { return "a second layout moves \(change)" }
    // In a conflict, the broken constraint depends on the order of activation, which the operations may change.
    if EngineLedger.hasConflicts(root) { return nil }
    return difference(from: root, .found)
  }

  /// Returns a description of the difference between the tree and a rebuilt tree, or nil.
  private func difference(from root: UIView, _ safeAreas: TreeTwin.SafeAreas) -> String? {
    let twin = TreeTwin(of: root, safeAreas: safeAreas)
    EngineLedger.layoutAll(twin.root)
    twin.takeOffsets()
    EngineLedger.layoutAll(twin.root)
    guard !EngineLedger.hasConflicts(twin.root), let difference = twin.difference else { return nil }
    // If a view's position and its safe area depend on each other, and positions are on whole pixels, there may be
    // several stable layouts. The original's layout must be one of them.
    if safeAreas == .found, twin.hasOtherSafeAreas { return self.difference(from: root, .taken) }
    return difference
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
    #expect(surgeon.leaks() == [], "seed \(seed)")
  }

  private func fault(of window: UIWindow) -> String? {
    window.layoutIfNeeded()
    if let fault = EngineLedger.fault(of: window) { return fault }
    if window.rootEngine?.reportedUnsettled == true { return "layout does not settle" }
    if EngineLedger.hasConflicts(window) { return nil }
    EngineLedger.layoutAll(window)
    let frames = EngineLedger.frames(of: window)
    EngineLedger.layoutAnew(window)
    return EngineLedger.change(frames, window).map { "a new layout moves \($0)" }
  }
}
