// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The key for a script's results in an item provider's dictionary.
public let NSExtensionJavaScriptPreprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey"
/// The key for the argument of a script's finalize function.
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"
/// The key for the items that an error refers to.
public let NSExtensionItemsAndErrorsKey = "NSExtensionItemsAndErrorsKey"

/// An item that an app passes to an app extension, with its attachments.
open class NSExtensionItem: NSObject, NSCopying {
  /// The item's title, if any.
  open var attributedTitle: NSAttributedString?
  /// The item's text, if any.
  open var attributedContentText: NSAttributedString?
  /// The item's data, such as images, URLs or text.
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

/// The context in which an app extension runs, with its input and results.
///
/// - Note: Differs from UIKit: extensions are never started. A test or a preview creates the context, which stores
///   the extension's results.
open class NSExtensionContext: NSObject {
  /// The extension's input, as `NSExtensionItem` objects.
  open var inputItems: [Any]
  /// The items passed to `completeRequest`, or nil before the call.
  public private(set) var returnedItems: [Any]?
  /// The error passed to `cancelRequest`, or nil before the call.
  public private(set) var cancellation: (any Error)?

  /// Creates a context with input items.
  public init(inputItems: [Any] = []) {
    self.inputItems = inputItems
    super.init()
  }

  /// Completes the request with items. The handler is called immediately with false, because the context has not
  /// expired.
  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
    returnedItems = items ?? []
    completionHandler?(false)
  }

  /// Cancels the request.
  open func cancelRequest(withError error: any Error) { cancellation = error }

  /// Calls the handler with false, because URLs can't be opened.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}
