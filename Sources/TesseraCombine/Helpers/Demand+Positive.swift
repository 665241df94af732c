// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import OpenCombine

extension Subscribers.Demand {
  /// Whether at least one value is requested.
  package var isPositive: Bool { self > .none }
}
