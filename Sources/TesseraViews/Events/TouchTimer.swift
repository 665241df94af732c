// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation

/// A timer that uses the virtual time of touches.
@MainActor package final class TouchTimer {
  let time: TimeInterval
  private var body: (@MainActor () -> Void)?

  init(_ time: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    (self.time, self.body) = (time, body)
  }

  var isCancelled: Bool { body == nil }

  package func cancel() { body = nil }

  func fire() {
    let body = body
    self.body = nil
    body?()
  }
}

extension UIWindow {
  /// Schedules a closure to be called after a number of seconds in the virtual time of touches.
  package func afterTouchTime(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) -> TouchTimer {
    loadedRouter.schedule(after: seconds, body)
  }
}
