// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraPlaceholderViews
public import UIKit

/// What became of a mail.
public enum MFMailComposeResult: Int, Sendable {
  /// Nothing.
  case cancelled = 0
  /// It was kept.
  case saved
  /// It was sent.
  case sent
  /// It could not be sent.
  case failed
}

/// Writes a mail.
///
/// - Note: Differs from UIKit: it shows a placeholder, nothing is sent, and the delegate is not called. As no mail can be
///   sent, it may be made and shown all the same.
open class MFMailComposeViewController: PlaceholderController {
  /// `MFMailComposeViewController`.
  @_spi(Tessera) open override class var placeholderName: String { "MFMailComposeViewController" }
  /// The sentence that the placeholder reports.
  @_spi(Tessera) open override class var placeholderSentence: (framework: String, sentence: String)? {
    ("MessageUI", "MFMailComposeViewController sends nothing")
  }

  /// The delegate. Never called.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Always false.
  open class func canSendMail() -> Bool { false }
  /// Is not kept.
  open func setSubject(_ subject: String) {}
  /// Is not kept.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Is not kept.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Is not kept.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Is not kept.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Is not kept.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
  /// Is not kept.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}

/// Who is told what became of a mail. Never called.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// The sheet is to be closed. Never called.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}
