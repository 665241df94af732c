// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A wrapper that transfers a value that is not `Sendable` to a queue, as Combine's schedulers do with their actions. Scheduling an
/// action implies that it may run there.
package struct UncheckedSendable<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}
