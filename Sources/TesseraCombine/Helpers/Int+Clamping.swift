// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension Int {
  /// The nearest whole number; 0 for what is not a number.
  init(clamping value: Double) {
    self = if value.isNaN { 0 } else { Int(exactly: value.rounded()) ?? (value < 0 ? .min : .max) }
  }
}
