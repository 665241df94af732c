// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A step of a path, to the value for a key or to an element.
enum PredicateStep {
  case key(String)
  case index(PredicateExpression)
  case first
  case last
}
