// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Dispatch

extension DispatchQueue {
  /// What a queue is told when it gets an action.
  public struct SchedulerOptions {
    /// The quality of service of the action.
    public var qos: DispatchQoS

    /// How the action stands to others, as a barrier for example.
    public var flags: DispatchWorkItemFlags

    /// The group that waits for the action.
    public var group: DispatchGroup?

    /// Options; those that are left out say nothing.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }
}
