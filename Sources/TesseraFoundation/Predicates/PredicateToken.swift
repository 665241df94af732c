// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A word, symbol or value in a predicate format.
enum PredicateToken: Equatable {
  /// A name, a keyword, or an operator such as `@count`.
  case word(String)
  /// A name after `#`, which is never a keyword.
  case name(String)
  case string(String)
  case integer(Int)
  case real(Double)
  case sign(String)
  /// A variable, such as `$NAME`.
  case variable(String)
  case placeholder(PredicatePlaceholder)
}
