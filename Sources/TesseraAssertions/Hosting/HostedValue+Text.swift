// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import TesseraViews

extension HostedValue {
  /// Returns the result of `describe` for the views, which are restored afterward.
  package func text(_ describe: @MainActor (UIView) -> String) -> String {
    defer { finish() }
    return inStage { describe(root) }
  }
}
