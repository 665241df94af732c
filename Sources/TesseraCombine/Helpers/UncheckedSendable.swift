// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A wrapper that transfers a non-Sendable value to a queue, as Combine's schedulers do with their actions. By
/// scheduling an action, the caller permits it to run there.
package struct UncheckedSendable<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}
