// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A token of Swift source.
struct SwiftToken: Equatable {
  enum Kind: Equatable {
    case identifier(String)
    /// A string literal without interpolations.
    case string(String)
    /// A string literal with interpolations, as alternating texts and the source of expressions.
    case interpolated([SwiftStringPart])
    case number(String)
    /// An operator or punctuation mark.
    case symbol(Character)
  }

  var kind: Kind
  /// The position in the source, counted from 1.
  var line: Int
  /// Whether the token is the first one in its line.
  var startsLine: Bool

  /// Whether the token is a given operator or punctuation mark.
  func isSymbol(_ character: Character) -> Bool { kind == .symbol(character) }

  /// The name if the token is an identifier.
  var identifier: String? { if case .identifier(let name) = kind { name } else { nil } }
}

/// A part of a string literal.
enum SwiftStringPart: Equatable {
  case text(String)
  case expression(String)
}
