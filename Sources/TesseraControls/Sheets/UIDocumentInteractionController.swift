// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics
public import TesseraViews
import UniformTypeIdentifiers

/// A controller that presents previews and menus for a document.
///
/// - Note: Differs from UIKit: values are stored only. Documents can't be previewed or opened, so the methods that
///   present a preview or a menu return false.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  private var customName: String?
  private var customType: String?
  /// The document's URL.
  open var url: URL?
  /// Information for the app that opens the document. Stored only.
  open var annotation: Any?
  /// The delegate for previews. Never called.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  /// Creates a controller for a document.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  /// The document's uniform type identifier. By default, the type that corresponds to the URL's file extension, or
  /// nil if there is none.
  open var uti: String? {
    get { customType ?? url.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier } }
    set { customType = newValue }
  }
  /// The document's name. By default, the last path component of its URL.
  open var name: String? {
    get { customName ?? url?.lastPathComponent }
    set { customName = newValue }
  }
  /// The document's icons. Always empty.
  open var icons: [UIImage] { [] }
  /// The gesture recognizers for a view that represents the document. Always empty.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// Returns false, because previews are not supported.
  open func presentPreview(animated: Bool) -> Bool { false }
  /// Does nothing, because previews are not supported.
  open func dismissPreview(animated: Bool) {}
  /// Returns false, because menus are not supported.
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Returns false, because menus are not supported.
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Returns false, because there are no other apps.
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Returns false, because there are no other apps.
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Does nothing, because menus are not supported.
  open func dismissMenu(animated: Bool) {}
}

/// A delegate for a document's previews. Never called, because previews are not supported.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  /// Returns the controller that presents a preview. Never called in Tessera.
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
