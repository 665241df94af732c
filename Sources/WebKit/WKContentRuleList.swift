// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraPlaceholders
public import UIKit

/// Rules for what pages may load. Kept only: no page loads.
@preconcurrency @MainActor
open class WKContentRuleList: NSObject {
  /// Its name in the store. Always set.
  public let identifier: String!

  init(_ identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

/// Where rules are kept, as long as the program runs. Handlers are called in later turns of the main queue.
@preconcurrency @MainActor
open class WKContentRuleListStore: NSObject {
  private static let shared = WKContentRuleListStore()
  private var lists: [String: WKContentRuleList] = [:]

  /// The store of the app. Always there.
  open class func `default`() -> WKContentRuleListStore! { shared }

  /// Keeps a list of rules. Fails with `contentRuleListStoreCompileFailed` for what is no JSON array of rules, each an object
  /// with `trigger` and `action`.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: @escaping @MainActor (WKContentRuleList?, (any Error)?) -> Void
  ) {
    let text = Data((encodedContentRuleList ?? "").utf8)
    let rules = try? JSONSerialization.jsonObject(with: text) as? [[String: Any]]
    let isRight = rules?.allSatisfy { $0["trigger"] != nil && $0["action"] != nil } ?? false
    guard let identifier, isRight else {
      return Placeholder.answer { completionHandler(nil, WKError(.contentRuleListStoreCompileFailed)) }
    }
    let list = WKContentRuleList(identifier)
    lists[identifier] = list
    Placeholder.answer { completionHandler(list, nil) }
  }

  /// Gives the list of a name. Fails with `contentRuleListStoreLookUpFailed` where there is none.
  open func lookUpContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: @escaping @MainActor (WKContentRuleList?, (any Error)?) -> Void
  ) {
    let found = identifier.flatMap { lists[$0] }
    Placeholder.answer { completionHandler(found, found == nil ? WKError(.contentRuleListStoreLookUpFailed) : nil) }
  }

  /// Forgets the list of a name. Fails with `contentRuleListStoreRemoveFailed` where there is none.
  open func removeContentRuleList(
    forIdentifier identifier: String!, completionHandler: @escaping @MainActor ((any Error)?) -> Void
  ) {
    let found = identifier.flatMap { lists.removeValue(forKey: $0) }
    Placeholder.answer { completionHandler(found == nil ? WKError(.contentRuleListStoreRemoveFailed) : nil) }
  }

  /// Gives the names of all lists, sorted.
  open func getAvailableContentRuleListIdentifiers(_ completionHandler: @escaping @MainActor ([String]?) -> Void) {
    let names = lists.keys.sorted()
    Placeholder.answer { completionHandler(names) }
  }
}
