// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Dispatch

extension DispatchQueue {
  /// The options for an action that is scheduled on a dispatch queue.
  public struct SchedulerOptions {
    /// The action's quality of service.
    public var qos: DispatchQoS

    /// The action's flags, such as a barrier.
    public var flags: DispatchWorkItemFlags

    /// The dispatch group to which the action belongs.
    public var group: DispatchGroup?

    /// Creates options.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }
}
