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

/// A controller for composing a message.
///
/// - Note: Differs from UIKit: it shows a placeholder, nothing is sent, and the delegate is not called.
open class MFMessageComposeViewController: PlaceholderController {
  /// `MFMessageComposeViewController`.
  @_spi(Tessera) open override class var placeholderName: String { "MFMessageComposeViewController" }
  /// The sentence that the placeholder reports.
  @_spi(Tessera) open override class var placeholderSentence: (framework: String, sentence: String)? {
    ("MessageUI", "MFMessageComposeViewController sends nothing")
  }

  /// The delegate. Never called.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The recipients. Stored only.
  open var recipients: [String]?
  /// The text. Stored only.
  open var body: String?
  /// The subject. Stored only.
  open var subject: String?

  /// Always false.
  open class func canSendText() -> Bool { false }
  /// Always false.
  open class func canSendAttachments() -> Bool { false }
  /// Always false.
  open class func canSendSubject() -> Bool { false }
}

/// The delegate of a message controller. Never called.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the user closes the controller. Never called in Tessera.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
