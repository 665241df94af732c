// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension RunLoop {
  /// What a run loop is told when it gets an action: nothing.
  public struct SchedulerOptions {
    /// Options that say nothing.
    public init() {}
  }
}
