// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension Double {
  /// The number itself, or 0 when it is infinite or not a number.
  package var finite: Double { isFinite ? self : 0 }
}
