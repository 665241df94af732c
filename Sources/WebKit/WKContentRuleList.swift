// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraPlaceholders
public import UIKit

/// Rules that restrict the content that pages load. Stored but not used, because no page is loaded.
@preconcurrency @MainActor
open class WKContentRuleList: NSObject {
  /// The list's identifier in the store. Never `nil`.
  public let identifier: String!

  init(_ identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

/// A store of content rule lists, in memory only. Handlers are called in a later turn of the main queue.
@preconcurrency @MainActor
open class WKContentRuleListStore: NSObject {
  private static let shared = WKContentRuleListStore()
  private var lists: [String: WKContentRuleList] = [:]

  /// Returns the default store. Never `nil`.
  open class func `default`() -> WKContentRuleListStore! { shared }

  /// Stores a rule list. Fails with `contentRuleListStoreCompileFailed` if the source isn't a JSON array of objects
  /// with `trigger` and `action`.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: @escaping @MainActor (WKContentRuleList?, (any Error)?) -> Void
  ) {
    let text = Data((encodedContentRuleList ?? "").utf8)
    let rules = try? JSONSerialization.jsonObject(with: text) as? [[String: Any]]
    let isRight = rules?.allSatisfy { $0["trigger"] != nil && $0["action"] != nil } ?? false
    guard let identifier, isRight else {
      return Placeholder.callLater { completionHandler(nil, WKError(.contentRuleListStoreCompileFailed)) }
    }
    let list = WKContentRuleList(identifier)
    lists[identifier] = list
    Placeholder.callLater { completionHandler(list, nil) }
  }

  /// Looks up a rule list by identifier. Fails with `contentRuleListStoreLookUpFailed` if there is none.
  open func lookUpContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: @escaping @MainActor (WKContentRuleList?, (any Error)?) -> Void
  ) {
    let found = identifier.flatMap { lists[$0] }
    Placeholder.callLater { completionHandler(found, found == nil ? WKError(.contentRuleListStoreLookUpFailed) : nil) }
  }

  /// Removes a rule list by identifier. Fails with `contentRuleListStoreRemoveFailed` if there is none.
  open func removeContentRuleList(
    forIdentifier identifier: String!, completionHandler: @escaping @MainActor ((any Error)?) -> Void
  ) {
    let found = identifier.flatMap { lists.removeValue(forKey: $0) }
    Placeholder.callLater { completionHandler(found == nil ? WKError(.contentRuleListStoreRemoveFailed) : nil) }
  }

  /// Passes the identifiers of all rule lists, sorted, to a handler.
  open func getAvailableContentRuleListIdentifiers(_ completionHandler: @escaping @MainActor ([String]?) -> Void) {
    let names = lists.keys.sorted()
    Placeholder.callLater { completionHandler(names) }
  }
}
