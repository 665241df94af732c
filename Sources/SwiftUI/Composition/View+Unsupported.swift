// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension View {
  /// Logs that a modifier is unsupported, and returns the view unchanged.
  func unsupported(_ name: String) -> Self {
    Report.unsupported(name)
    return self
  }
}
