// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What a control shows by its state: the value for that very state, or else the one for the normal state.
package struct StateTable<Value> {
  private var values: [UIControl.State: Value] = [:]

  package init() {}

  /// What was set, for exactly the states it was set for.
  package var all: [UIControl.State: Value] { values }

  package subscript(state: UIControl.State) -> Value? {
    get { values[state] ?? values[.normal] }
    set { values[state] = newValue }
  }
}
