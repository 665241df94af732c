// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension OperationQueue {
  /// The options of an action on an operation queue: none.
  public struct SchedulerOptions {
    /// Creates empty options.
    public init() {}
  }
}
