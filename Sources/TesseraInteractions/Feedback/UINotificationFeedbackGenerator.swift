// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) import TesseraViews

/// Lets success and failure be felt.
///
/// - Note: Differs from UIKit: there is no motor; nothing is felt.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What there is to tell.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning, error
  }

  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
