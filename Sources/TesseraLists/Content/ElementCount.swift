// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraViews

/// The validation of counts that data sources return.
enum ElementCount {
  /// The maximum count: more than real data contains, and few enough to be laid out quickly.
  static let greatest = 10_000_000

  /// Returns the count, with negative numbers replaced by 0. Raises an exception for more elements than `greatest`.
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
