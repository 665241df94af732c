// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) import TesseraViews

/// Haptic feedback for a selection change.
///
/// - Note: Differs from UIKit: no haptic feedback is produced.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}
