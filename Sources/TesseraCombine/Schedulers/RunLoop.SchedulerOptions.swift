// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension RunLoop {
  /// The options for an action that is scheduled on a run loop. There are none.
  public struct SchedulerOptions {
    /// Creates empty options.
    public init() {}
  }
}
