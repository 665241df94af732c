// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension RunLoop {
  /// The options of an action on a run loop: none.
  public struct SchedulerOptions {
    /// Creates empty options.
    public init() {}
  }
}
