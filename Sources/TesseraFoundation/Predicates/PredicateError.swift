// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Why a format is none.
enum PredicateError: Error {
  case unreadable
  case tooFewArguments
}
