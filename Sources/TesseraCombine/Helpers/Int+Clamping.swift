// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension Int {
  /// Creates the integer nearest to a value, or 0 if the value is NaN.
  init(clamping value: Double) {
    self = if value.isNaN { 0 } else { Int(exactly: value.rounded()) ?? (value < 0 ? .min : .max) }
  }
}
