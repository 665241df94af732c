// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// The history of a web view. Always empty.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  /// Always `nil`.
  open var currentItem: WKBackForwardListItem? { nil }
  /// Always `nil`.
  open var backItem: WKBackForwardListItem? { nil }
  /// Always `nil`.
  open var forwardItem: WKBackForwardListItem? { nil }
  /// Always empty.
  open var backList: [WKBackForwardListItem] { [] }
  /// Always empty.
  open var forwardList: [WKBackForwardListItem] { [] }
  /// Always `nil`.
  open func item(at index: Int) -> WKBackForwardListItem? { nil }
}

/// A page in the history of a web view. Never created in Tessera.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  /// The URL of the page.
  open var url: URL { URL(fileURLWithPath: "/") }
  /// The requested URL of the page.
  open var initialURL: URL { url }
  /// The title.
  open var title: String? { nil }
}

/// A namespace for the scripts of an app.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
  private static var worlds: [String: WKContentWorld] = [:]

  /// The world of the page's scripts.
  public static let page = WKContentWorld(name: nil)
  /// The world of the app.
  public static let defaultClient = WKContentWorld(name: nil)
  /// The name; `nil` for the two predefined worlds.
  public let name: String?

  private init(name: String?) {
    self.name = name
    super.init()
  }

  /// Returns the world with a name. Returns the same object for the same name.
  open class func world(name: String) -> WKContentWorld {
    if let known = worlds[name] { return known }
    let made = WKContentWorld(name: name)
    worlds[name] = made
    return made
  }
}
