// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import FoundationNetworking
import TesseraPlaceholders
public import UIKit

/// A store of cookies. They are never sent. Handlers and observers are called in later turns of the main queue.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  private struct Observer {
    weak var object: (any WKHTTPCookieStoreObserver)?
  }

  private var cookies: [HTTPCookie] = []
  private var observers: [Observer] = []

  /// Passes all cookies to a handler.
  open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
    Placeholder.callLater { [self] in completionHandler(cookies) }
  }
  /// Returns all cookies.
  open func allCookies() async -> [HTTPCookie] { cookies }

  /// Stores a cookie, replacing any cookie with the same name, domain and path.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    keep(cookie)
    callLater(completionHandler)
  }
  /// Stores a cookie, replacing any cookie with the same name, domain and path.
  open func setCookie(_ cookie: HTTPCookie) async { keep(cookie) }

  /// Removes the cookie with the same name, domain and path.
  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    remove(cookie)
    tell()
    callLater(completionHandler)
  }
  /// Removes the cookie with the same name, domain and path.
  open func deleteCookie(_ cookie: HTTPCookie) async {
    remove(cookie)
    tell()
  }

  /// Adds an observer of cookie changes, which is not retained.
  open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.append(Observer(object: observer)) }
  /// Removes an observer.
  open func remove(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.object == nil || $0.object === observer }
  }

  func forgetAll() {
    guard !cookies.isEmpty else { return }
    cookies = []
    tell()
  }

  private func keep(_ cookie: HTTPCookie) {
    remove(cookie)
    cookies.append(cookie)
    tell()
  }

  private func remove(_ cookie: HTTPCookie) {
    cookies.removeAll {
      $0.name == cookie.name && $0.path == cookie.path && $0.domain.lowercased() == cookie.domain.lowercased()
    }
  }

  private func tell() {
    Placeholder.callLater { [self] in
      for observer in observers { observer.object?.cookiesDidChange(in: self) }
    }
  }

  private func callLater(_ handler: (@MainActor () -> Void)?) {
    if let handler { Placeholder.callLater { handler() } }
  }
}

/// An observer of cookie changes.
@preconcurrency @MainActor
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  /// Called after cookies were set or removed.
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  /// Does nothing.
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
