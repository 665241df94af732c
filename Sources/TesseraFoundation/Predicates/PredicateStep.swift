// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A component of a key path: a key, or an index into a collection.
enum PredicateStep {
  case key(String)
  case index(PredicateExpression)
  case first
  case last
}
