// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraPlaceholderViews
public import UIKit

/// The compose view controller of a share extension.
///
/// - Note: Differs from UIKit: it shows a placeholder that does not include its text view.
open class SLComposeServiceViewController: PlaceholderController {
  /// The name shown in the placeholder: `SLComposeServiceViewController`.
  @_spi(Tessera) open override class var placeholderName: String { "SLComposeServiceViewController" }

  /// The text view.
  open private(set) lazy var textView: UITextView! = UITextView()
  /// The text in the text view.
  open var contentText: String! { textView.text }
  /// The placeholder text. Stored, but has no effect.
  open var placeholder: String!
  /// The number of remaining characters, or `nil` to hide it. Stored, but has no effect.
  open var charactersRemaining: NSNumber!

  /// Called after the presentation animation. The default implementation does nothing.
  open func presentationAnimationDidFinish() {}
  /// Called when the user posts the text. The default implementation does nothing.
  open func didSelectPost() {}
  /// Called when the user cancels. The default implementation does nothing.
  open func didSelectCancel() {}
  /// Returns whether the text is valid. The default implementation returns `true`.
  open func isContentValid() -> Bool { true }
  /// Calls `isContentValid()`.
  open func validateContent() { _ = isContentValid() }
  /// Returns the rows below the text. The default implementation returns an empty array.
  open func configurationItems() -> [Any]! { [] }
  /// Does nothing because the rows are not shown.
  open func reloadConfigurationItems() {}
  /// Does nothing because the rows are not shown.
  open func pushConfigurationViewController(_ viewController: UIViewController!) {}
  /// Does nothing because the rows are not shown.
  open func popConfigurationViewController() {}
  /// Returns a preview of the shared content. The default implementation returns `nil`.
  open func loadPreviewView() -> UIView! { nil }
}

/// A row below the text of a share extension. Its properties are stored, but have no effect.
@preconcurrency @MainActor
open class SLComposeSheetConfigurationItem: NSObject {
  /// The title.
  open var title: String!
  /// The value.
  open var value: String!
  /// Whether the value is still being determined.
  open var valuePending = false
  /// The closure to call when the user taps the row.
  open var tapHandler: (() -> Void)!

  /// Creates a row.
  public override init() { super.init() }
}
