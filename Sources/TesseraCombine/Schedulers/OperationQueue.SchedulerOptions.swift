// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension OperationQueue {
  /// The options for an action that is scheduled on an operation queue. There are none.
  public struct SchedulerOptions {
    /// Creates empty options.
    public init() {}
  }
}
