// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraPlaceholderViews
public import UIKit

/// The result of composing a message.
public enum MessageComposeResult: Int, Sendable {
  /// Canceled.
  case cancelled = 0
  /// Sent.
  case sent
  /// Failed.
  case failed
}

/// A view controller for composing a message.
///
/// - Note: Differs from UIKit: it shows a placeholder, nothing is sent, and the delegate is not called.
open class MFMessageComposeViewController: PlaceholderController {
  /// The name shown in the placeholder: `MFMessageComposeViewController`.
  @_spi(Tessera) open override class var placeholderName: String { "MFMessageComposeViewController" }
  /// The warning that the placeholder logs.
  @_spi(Tessera) open override class var placeholderSentence: (framework: String, sentence: String)? {
    ("MessageUI", "MFMessageComposeViewController sends nothing")
  }

  /// The delegate. Never called.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The recipients. Stored, but has no effect.
  open var recipients: [String]?
  /// The message text. Stored, but has no effect.
  open var body: String?
  /// The subject. Stored, but has no effect.
  open var subject: String?

  /// Returns `false` because messages can't be sent.
  open class func canSendText() -> Bool { false }
  /// Returns `false` because messages can't be sent.
  open class func canSendAttachments() -> Bool { false }
  /// Returns `false` because messages can't be sent.
  open class func canSendSubject() -> Bool { false }
}

/// The delegate of a message compose view controller. Never called.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the user closes the view controller. Never called in Tessera.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
