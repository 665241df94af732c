// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics
public import TesseraViews
import UniformTypeIdentifiers

/// A controller for previews and menus of a document.
///
/// - Note: Differs from UIKit: stored values only. Documents can't be previewed or opened, so every menu and preview reports
///   that it can't be shown.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  private var customName: String?
  private var customType: String?
  /// The URL of the document.
  open var url: URL?
  /// Stored only: annotations are not passed to other apps.
  open var annotation: Any?
  /// The delegate of previews. Never called.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  /// Creates a controller for a document.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  /// The identifier of the document's type. Defaults to the type of the file's extension; nil if there is none.
  open var uti: String? {
    get { customType ?? url.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier } }
    set { customType = newValue }
  }
  /// The document's name. Defaults to the last component of its URL.
  open var name: String? {
    get { customName ?? url?.lastPathComponent }
    set { customName = newValue }
  }
  /// The icons. Empty: documents have no icons.
  open var icons: [UIImage] { [] }
  /// The gesture recognizers. Empty: there is nothing to tap.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// Returns false: there are no previews.
  open func presentPreview(animated: Bool) -> Bool { false }
  /// Does nothing: there are no previews.
  open func dismissPreview(animated: Bool) {}
  /// Returns false: there is no menu.
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Returns false: there is no menu.
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Returns false: there are no other apps.
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Returns false: there are no other apps.
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Does nothing: there is no menu.
  open func dismissMenu(animated: Bool) {}
}

/// The delegate of a document's previews. Never called: there are none.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  /// Returns the controller that presents a preview. Never called.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// Called before a preview begins. Never called in Tessera.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// Called after a preview ends. Never called in Tessera.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  /// Returns a plain controller.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  /// Does nothing.
  public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
  /// Does nothing.
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
}
