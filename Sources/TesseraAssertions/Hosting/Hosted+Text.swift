// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import TesseraViews

extension Hosted {
  /// The result of `describe` for the views, which are put back afterwards.
  package func text(_ describe: @MainActor (UIView) -> String) -> String {
    defer { finish() }
    return inStage { describe(root) }
  }
}
