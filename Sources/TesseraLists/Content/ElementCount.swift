// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraViews

/// Numbers of sections, rows and items that data sources return.
enum ElementCount {
  /// More than real data holds, and few enough to be laid out quickly.
  static let greatest = 10_000_000

  /// Negative numbers count as 0; more elements than `greatest` raise an exception.
  static func checked(_ count: Int, _ what: String, _ before: Int) -> Int {
    guard count <= greatest - before else {
      raise(
        "NSInternalInconsistencyException",
        "The data source returned \(count) \(what). At most \(greatest) elements can be laid out; return the number of "
          + "elements there are.")
    }
    return max(0, count)
  }
}
