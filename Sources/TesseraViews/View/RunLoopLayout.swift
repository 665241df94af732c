// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// On iOS, an app lays out its windows before its run loop waits. Tests have no app, but they run the run loop and
// then read frames. Therefore a window that needs layout schedules a block on the thread's run loop. All windows
// share a single block. If no run loop is running, as in a renderer, the scheduling is the only cost.
//
// Run loop observers are not public API here, and a timer would keep an otherwise idle run loop running.

import Foundation

@MainActor
enum RunLoopLayout {
  private struct PendingWindow {
    weak var window: UIWindow?
  }

  private static var waiting: [PendingWindow] = []
  /// The thread on whose run loop the block is scheduled. The main actor may move to another thread while it waits.
  private static var thread: pthread_t?
  /// That thread's run loop. It is weak because it is destroyed with its thread, whose identifier may then be reused.
  private static weak var loop: RunLoop?
  /// The number of waiting windows that triggers the removal of references to destroyed windows.
  private static var limit = 16

  /// Schedules the window's layout for the next turn of the run loop.
  static func scheduleLayout(of window: UIWindow) {
    if !window.flags.waitsForTurn {
      window.flags.waitsForTurn = true
      if waiting.count >= limit { removeDeadWindows() }
      waiting.append(PendingWindow(window: window))
    }
    if let thread, pthread_equal(thread, pthread_self()) != 0, loop != nil { return }
    let loop = RunLoop.current
    (thread, self.loop) = (pthread_self(), loop)
    loop.perform(inModes: [.common]) {
      // A thread that served the main queue for a while may later run its run loop for another purpose.
      if MainQueue.isCurrent { MainActor.assumeIsolated { layOutPendingWindows() } }
    }
  }

  private static func removeDeadWindows() {
    waiting.removeAll { $0.window == nil }
    limit = max(16, 2 * waiting.count)
  }

  /// Lays out the waiting windows, except hidden windows. Layout that is requested during the call waits for the next
  /// turn.
  private static func layOutPendingWindows() {
    let windows = waiting.compactMap(\.window)
    (waiting, thread, loop) = ([], nil, nil)
    for window in windows {
      window.flags.waitsForTurn = false
      if !window.isHidden { window.layoutIfNeeded() }
    }
  }
}
