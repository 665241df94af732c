// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraPlaceholderViews
public import UIKit

/// What became of a message.
public enum MessageComposeResult: Int, Sendable {
  /// Nothing.
  case cancelled = 0
  /// It was sent.
  case sent
  /// It could not be sent.
  case failed
}

/// Writes a message.
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
  /// To whom. Stored only.
  open var recipients: [String]?
  /// What is said. Stored only.
  open var body: String?
  /// What it is about. Stored only.
  open var subject: String?

  /// Always false.
  open class func canSendText() -> Bool { false }
  /// Always false.
  open class func canSendAttachments() -> Bool { false }
  /// Always false.
  open class func canSendSubject() -> Bool { false }
}

/// Who is told what became of a message. Never called.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// The sheet is to be closed. Never called.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
