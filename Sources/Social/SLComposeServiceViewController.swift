// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraPlaceholderViews
public import UIKit

/// The sheet of a share extension.
///
/// - Note: Differs from UIKit: it shows a placeholder, and its text view is not part of it.
open class SLComposeServiceViewController: PlaceholderController {
  /// `SLComposeServiceViewController`.
  @_spi(Tessera) open override class var placeholderName: String { "SLComposeServiceViewController" }

  /// The text view.
  open private(set) lazy var textView: UITextView! = UITextView()
  /// The text.
  open var contentText: String! { textView.text }
  /// The placeholder text. Stored only.
  open var placeholder: String!
  /// The number of remaining characters; `nil` to hide it. Stored only.
  open var charactersRemaining: NSNumber!

  /// Called after the presentation animation. Does nothing unless a subclass overrides it.
  open func presentationAnimationDidFinish() {}
  /// Does nothing. Subclasses override it to post the text.
  open func didSelectPost() {}
  /// Does nothing. Subclasses override it to handle cancellation.
  open func didSelectCancel() {}
  /// Returns whether the text is valid. True unless a subclass overrides it.
  open func isContentValid() -> Bool { true }
  /// Calls `isContentValid()`.
  open func validateContent() { _ = isContentValid() }
  /// Returns the rows below the text. Empty unless a subclass overrides it.
  open func configurationItems() -> [Any]! { [] }
  /// Does nothing, because the rows are not shown.
  open func reloadConfigurationItems() {}
  /// Does nothing, because the rows are not shown.
  open func pushConfigurationViewController(_ viewController: UIViewController!) {}
  /// Does nothing, because the rows are not shown.
  open func popConfigurationViewController() {}
  /// Returns a preview of the shared content. `nil` unless a subclass overrides it.
  open func loadPreviewView() -> UIView! { nil }
}

/// A row below the text of a share extension. Stored only.
@preconcurrency @MainActor
open class SLComposeSheetConfigurationItem: NSObject {
  /// The title.
  open var title: String!
  /// The value.
  open var value: String!
  /// Whether the value is pending.
  open var valuePending = false
  /// The action.
  open var tapHandler: (() -> Void)!

  /// Creates a row.
  public override init() { super.init() }
}
