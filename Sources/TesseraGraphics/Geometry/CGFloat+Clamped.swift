// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension CGFloat {
  /// Returns the nearest value at which a segment of `length` can start and lie within an interval. A segment longer than the
  /// interval starts at its lower end.
  package func clamped(length: CGFloat, low: CGFloat, high: CGFloat) -> CGFloat {
    Swift.max(low, Swift.min(self, high - length))
  }
}
