// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import TesseraViews

extension HostedValue {
  /// Returns the result of a closure that describes the views. The views are restored afterward.
  package func text(_ describe: @MainActor (UIView) -> String) -> String {
    defer { finish() }
    return inStage { describe(root) }
  }
}
