// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension Double {
  /// The number, or 0 if it is infinite or NaN.
  package var finite: Double { isFinite ? self : 0 }
}
