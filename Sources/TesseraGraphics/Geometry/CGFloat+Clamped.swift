// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension CGFloat {
  /// Returns the value clamped so that a segment of `length` that starts at the value is inside an interval. A
  /// segment longer than the interval starts at the interval's lower end.
  package func clamped(length: CGFloat, low: CGFloat, high: CGFloat) -> CGFloat {
    Swift.max(low, Swift.min(self, high - length))
  }
}
