// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraViews

/// Validation of the counts that data sources return.
enum ElementCount {
  /// The maximum count. Real data contains fewer elements, and this number can be laid out quickly.
  static let greatest = 10_000_000

  /// Returns the count, with negative numbers replaced by 0. Raises an exception if there are more elements than
  /// `greatest`.
  static func validated(count: Int, kind what: String, alreadyCounted before: Int) -> Int {
    guard count <= greatest - before else {
      raise(
        "NSInternalInconsistencyException",
        "The data source returned \(count) \(what). At most \(greatest) elements can be laid out; return the actual "
          + "number of elements.")
    }
    return max(0, count)
  }
}
