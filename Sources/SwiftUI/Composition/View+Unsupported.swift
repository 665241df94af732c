// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension View {
  /// Reports an unsupported modifier, and returns the view unchanged.
  func unsupported(_ name: String) -> Self {
    Report.unsupported(name)
    return self
  }
}
