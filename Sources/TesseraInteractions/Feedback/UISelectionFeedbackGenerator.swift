// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) import TesseraViews

/// Lets a change of selection be felt.
///
/// - Note: Differs from UIKit: there is no motor; nothing is felt.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}
