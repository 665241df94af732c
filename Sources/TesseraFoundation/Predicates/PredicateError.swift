// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The reason why a predicate format is invalid.
enum PredicateError: Error {
  case unreadable
  case tooFewArguments
}
