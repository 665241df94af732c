// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Work on a later run-loop turn of the main thread, in real time.
@MainActor
package enum MainRunLoop {
  /// Performs work once after a delay, on this thread's run loop or on the main queue, whichever is serviced first.
  /// Tests service only one of them.
  ///
  /// - Parameter seconds: The delay. Infinity, NaN and negative values are treated as 0.
  package static func perform(after seconds: Double, _ work: @escaping @MainActor () -> Void) {
    let delay = seconds.isFinite ? max(0, seconds) : 0
    let once = Once(work)
    let timer = Timer(fire: Date(timeIntervalSinceNow: delay), interval: 0, repeats: false) { _ in
      if MainQueue.isCurrent { MainActor.assumeIsolated { once.perform() } }
    }
    RunLoop.current.add(timer, forMode: .common)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { MainActor.assumeIsolated { once.perform() } }
  }

  @MainActor
  private final class Once {
    private var work: (@MainActor () -> Void)?

    init(_ work: @escaping @MainActor () -> Void) { self.work = work }

    func perform() {
      let work = work
      self.work = nil
      work?()
    }
  }
}
