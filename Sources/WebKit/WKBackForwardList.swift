// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A web view's history. Always empty.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  /// The current page. Always `nil`.
  open var currentItem: WKBackForwardListItem? { nil }
  /// The previous page. Always `nil`.
  open var backItem: WKBackForwardListItem? { nil }
  /// The next page. Always `nil`.
  open var forwardItem: WKBackForwardListItem? { nil }
  /// The pages before the current one. Always empty.
  open var backList: [WKBackForwardListItem] { [] }
  /// The pages after the current one. Always empty.
  open var forwardList: [WKBackForwardListItem] { [] }
  /// Returns the page at an index relative to the current page. Always returns `nil`.
  open func item(at index: Int) -> WKBackForwardListItem? { nil }
}

/// A page in a web view's history. Never created in Tessera.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  /// The page's URL.
  open var url: URL { URL(fileURLWithPath: "/") }
  /// The URL that was originally requested.
  open var initialURL: URL { url }
  /// The page's title.
  open var title: String? { nil }
}

/// A namespace that separates an app's scripts from a page's scripts.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
  private static var worlds: [String: WKContentWorld] = [:]

  /// The world of the page's own scripts.
  public static let page = WKContentWorld(name: nil)
  /// The default world of the app's scripts.
  public static let defaultClient = WKContentWorld(name: nil)
  /// The name; `nil` for the two predefined worlds.
  public let name: String?

  private init(name: String?) {
    self.name = name
    super.init()
  }

  /// Returns the world with the given name. The same name always returns the same object.
  open class func world(name: String) -> WKContentWorld {
    if let known = worlds[name] { return known }
    let made = WKContentWorld(name: name)
    worlds[name] = made
    return made
  }
}
