// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Values by control state. A state without a value uses the value of the normal state.
package struct StateTable<Value> {
  private var values: [UIControl.State: Value] = [:]

  package init() {}

  /// The values, keyed by the exact states for which they were set.
  package var all: [UIControl.State: Value] { values }

  package subscript(state: UIControl.State) -> Value? {
    get { values[state] ?? values[state.subtracting(.focused)] ?? values[.normal] }
    set { values[state] = newValue }
  }
}
