// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The file that a script leaves its results in, in `NSExtensionItem.userInfo`.
public let NSExtensionJavaScriptPreprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey"
/// What a script is called with at the end.
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"
/// Under which errors that concern items hold those.
public let NSExtensionItemsAndErrorsKey = "NSExtensionItemsAndErrorsKey"

/// One thing that is handed to an app extension, with what is attached to it.
open class NSExtensionItem: NSObject, NSCopying {
  /// Its title; nil for none.
  open var attributedTitle: NSAttributedString?
  /// Its text; nil for none.
  open var attributedContentText: NSAttributedString?
  /// Its data: pictures, addresses, texts.
  open var attachments: [NSItemProvider]?
  /// Further facts.
  open var userInfo: [AnyHashable: Any]?

  /// Returns a new item with the same contents.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSExtensionItem()
    copy.attributedTitle = attributedTitle
    copy.attributedContentText = attributedContentText
    copy.attachments = attachments
    copy.userInfo = userInfo
    return copy
  }
}

/// What an app extension is started with, and how it ends.
///
/// - Note: Differs from UIKit: nothing starts extensions; a test or a preview makes the context. What the extension
///   answers is kept in it.
open class NSExtensionContext: NSObject {
  /// What the extension is about: `NSExtensionItem`s.
  open var inputItems: [Any]
  /// What `completeRequest` was called with; nil before.
  public private(set) var returnedItems: [Any]?
  /// What `cancelRequest` was called with; nil before.
  public private(set) var cancellation: (any Error)?

  /// Creates a context with these items.
  public init(inputItems: [Any] = []) {
    self.inputItems = inputItems
    super.init()
  }

  /// Ends the extension's work with a result. The handler is called at once, with false for not having expired.
  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
    returnedItems = items ?? []
    completionHandler?(false)
  }

  /// Ends the extension's work without a result.
  open func cancelRequest(withError error: any Error) { cancellation = error }

  /// Opens nothing; the handler is called with false.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}
