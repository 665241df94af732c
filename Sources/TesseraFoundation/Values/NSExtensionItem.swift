// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The key of a script's results in `NSExtensionItem.userInfo`.
public let NSExtensionJavaScriptPreprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey"
/// The key of the argument with which a script is finalized.
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"
/// The key of the items that an error refers to.
public let NSExtensionItemsAndErrorsKey = "NSExtensionItemsAndErrorsKey"

/// An item passed to an app extension, with its attachments.
open class NSExtensionItem: NSObject, NSCopying {
  /// The title, or nil.
  open var attributedTitle: NSAttributedString?
  /// The text, or nil.
  open var attributedContentText: NSAttributedString?
  /// The data: images, URLs, text.
  open var attachments: [NSItemProvider]?
  /// Additional information.
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

/// The environment of an app extension, from its start to its end.
///
/// - Note: Differs from UIKit: extensions are never started; a test or a preview creates the context, which stores the results
///   of the extension.
open class NSExtensionContext: NSObject {
  /// The input of the extension, as `NSExtensionItem`s.
  open var inputItems: [Any]
  /// The items passed to `completeRequest`, or nil before.
  public private(set) var returnedItems: [Any]?
  /// The error passed to `cancelRequest`, or nil before.
  public private(set) var cancellation: (any Error)?

  /// Creates a context with input items.
  public init(inputItems: [Any] = []) {
    self.inputItems = inputItems
    super.init()
  }

  /// Completes the request with a result. The handler is called immediately with false, which means not expired.
  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
    returnedItems = items ?? []
    completionHandler?(false)
  }

  /// Cancels the request.
  open func cancelRequest(withError error: any Error) { cancellation = error }

  /// Does not open the URL; the handler is called with false.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}
