// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) import TesseraViews

/// Haptic feedback for success and failure.
///
/// - Note: Differs from UIKit: no haptic feedback is produced.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The type of the feedback.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning, error
  }

  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
