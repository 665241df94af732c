// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A word, sign or value of a format.
enum PredicateToken: Equatable {
  /// A name or a keyword; `@count` too.
  case word(String)
  /// A name that is no keyword, as it stands behind `#`.
  case name(String)
  case string(String)
  case integer(Int)
  case real(Double)
  case sign(String)
  /// `$NAME`
  case variable(String)
  case placeholder(PredicatePlaceholder)
}
