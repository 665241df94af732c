// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A word, symbol or value in a format.
enum PredicateToken: Equatable {
  /// A name or a keyword, or an operator such as `@count`.
  case word(String)
  /// A name after `#`, which is not a keyword.
  case name(String)
  case string(String)
  case integer(Int)
  case real(Double)
  case sign(String)
  /// `$NAME`
  case variable(String)
  case placeholder(PredicatePlaceholder)
}
