// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraPlaceholderViews
public import UIKit

/// The result of composing an email.
public enum MFMailComposeResult: Int, Sendable {
  /// Canceled.
  case cancelled = 0
  /// Saved as a draft.
  case saved
  /// Sent.
  case sent
  /// Failed.
  case failed
}

/// A view controller for composing an email.
///
/// - Note: Differs from UIKit: it shows a placeholder, nothing is sent, and the delegate is not called. It can be
///   created and presented although mail can't be sent.
open class MFMailComposeViewController: PlaceholderController {
  /// The name shown in the placeholder: `MFMailComposeViewController`.
  @_spi(Tessera) open override class var placeholderName: String { "MFMailComposeViewController" }
  /// The warning that the placeholder logs.
  @_spi(Tessera) open override class var placeholderSentence: (framework: String, sentence: String)? {
    ("MessageUI", "MFMailComposeViewController sends nothing")
  }

  /// The delegate. Never called.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Returns `false` because mail can't be sent.
  open class func canSendMail() -> Bool { false }
  /// Does nothing.
  open func setSubject(_ subject: String) {}
  /// Does nothing.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Does nothing.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Does nothing.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Does nothing.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Does nothing.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
  /// Does nothing.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}

/// The delegate of a mail compose view controller. Never called.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the user closes the view controller. Never called in Tessera.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}
