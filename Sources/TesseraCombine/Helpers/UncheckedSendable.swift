// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Carries a value that is not `Sendable` to a queue, as Combine's schedulers do with their actions: whoever schedules an
/// action says by that that it may run there.
package struct UncheckedSendable<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}
