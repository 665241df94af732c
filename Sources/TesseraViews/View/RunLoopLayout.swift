// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// On iOS, an app lays out its windows before its run loop sleeps. Tests have no app, but they run the loop and then read frames.
// Therefore a window that needs layout schedules a block on the thread's run loop, one for all windows. Where no run loop runs,
// as in a renderer, that block is the only cost.
//
// Run loop observers are not public here, and a timer would keep alive a loop that has nothing else to do.

import Foundation

@MainActor
enum RunLoopLayout {
  private struct PendingWindow {
    weak var window: UIWindow?
  }

  private static var waiting: [PendingWindow] = []
  /// The thread whose run loop the block is scheduled on. The main actor may move to another one when it waits for something.
  private static var thread: pthread_t?
  /// That thread's run loop. It is destroyed with its thread, whose number may then be reused.
  private static weak var loop: RunLoop?
  /// The number of waiting windows at which references to destroyed ones are removed.
  private static var limit = 16

  /// Schedules layout of the window in the next turn of the run loop.
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
      // Threads that serve the main queue for a while may later run their loop for something else.
      if MainQueue.isCurrent { MainActor.assumeIsolated { layOutPendingWindows() } }
    }
  }

  private static func removeDeadWindows() {
    waiting.removeAll { $0.window == nil }
    limit = max(16, 2 * waiting.count)
  }

  /// Lays out the waiting windows, except hidden ones. Layout requested during the call waits for the next turn.
  private static func layOutPendingWindows() {
    let windows = waiting.compactMap(\.window)
    (waiting, thread, loop) = ([], nil, nil)
    for window in windows {
      window.flags.waitsForTurn = false
      if !window.isHidden { window.layoutIfNeeded() }
    }
  }
}
