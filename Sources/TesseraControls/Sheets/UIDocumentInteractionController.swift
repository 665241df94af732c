// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics
public import TesseraViews
import UniformTypeIdentifiers

/// What can be done with a document.
///
/// - Note: Differs from UIKit: values only. Nothing previews or opens a document, so every menu and preview says that it cannot
///   be shown.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  private var ownName: String?
  private var ownType: String?
  /// Where the document is.
  open var url: URL?
  /// Stored only: nothing is told to others.
  open var annotation: Any?
  /// Who would be asked for a preview. Never called.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  /// For a document.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  /// The name of the document's type: what was set, else that of the file's extension; nil where that has none.
  open var uti: String? {
    get { ownType ?? url.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier } }
    set { ownType = newValue }
  }
  /// The document's name: what was set, else the last part of its address.
  open var name: String? {
    get { ownName ?? url?.lastPathComponent }
    set { ownName = newValue }
  }
  /// Empty: documents have no icons.
  open var icons: [UIImage] { [] }
  /// Empty: nothing is to be tapped.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// False: there are no previews.
  open func presentPreview(animated: Bool) -> Bool { false }
  /// Does nothing: there are no previews.
  open func dismissPreview(animated: Bool) {}
  /// False: there is no menu.
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// False: there is no menu.
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// False: no other app opens anything.
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// False: no other app opens anything.
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Does nothing: there is no menu.
  open func dismissMenu(animated: Bool) {}
}

/// Who is asked about previews of a document. Never called: there are none.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  /// The controller over which a preview shows. Never asked.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// A preview begins. Never called.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// A preview has ended. Never called.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  /// A plain controller.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  /// Does nothing.
  public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
  /// Does nothing.
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
}
