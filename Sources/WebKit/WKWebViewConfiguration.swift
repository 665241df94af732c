// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import FoundationNetworking
public import UIKit

/// What a web view is made with. Stored only.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// Scripts and messages. Stored only.
  open var userContentController = WKUserContentController()
  /// Settings. Stored only.
  open var preferences = WKPreferences()
  /// Settings of pages. Stored only.
  open var defaultWebpagePreferences: WKWebpagePreferences? = WKWebpagePreferences()
  /// Where cookies are kept. Stored only.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// Which views share a process. Stored only.
  open var processPool = WKProcessPool()
  /// Stored only. False by default.
  open var allowsInlineMediaPlayback = false
  /// Stored only. All kinds by default.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
  /// Stored only. False by default.
  open var suppressesIncrementalRendering = false
  /// Stored only.
  open var applicationNameForUserAgent: String?
  /// Stored only. Nothing by default.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  private var handlers: [String: any WKURLSchemeHandler] = [:]

  /// A configuration with defaults.
  public override init() {
    super.init()
  }

  /// Keeps who would serve a scheme. Nobody asks it.
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
    handlers[urlScheme] = urlSchemeHandler
  }
  /// Who would serve a scheme.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { handlers[urlScheme] }
}

/// Kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt
  /// The kinds of a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sound.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Moving pictures.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Both.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// What in texts of pages would become a link.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt
  /// The kinds of a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  /// Addresses of the web.
  public static let link = WKDataDetectorTypes(rawValue: 2)
  /// Addresses of places.
  public static let address = WKDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  /// All kinds.
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// Settings of web views. Stored only.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// Stored only. 0 by default.
  open var minimumFontSize: CGFloat = 0
  /// Stored only. True by default.
  open var javaScriptEnabled = true
  /// Stored only. False by default.
  open var javaScriptCanOpenWindowsAutomatically = false
}

/// Settings of pages. Stored only.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// Stored only. True by default.
  open var allowsContentJavaScript = true
  /// Stored only.
  open var preferredContentMode = ContentMode.recommended

  /// Which pages are asked for.
  public enum ContentMode: Int, Sendable {
    /// As the device likes them.
    case recommended = 0
    /// Those for telephones.
    case mobile
    /// Those for computers.
    case desktop
  }
}

/// Which views share a process. There is none.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {}

/// Where cookies are kept. There are none.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore()

  /// The store of all views.
  open class func `default`() -> WKWebsiteDataStore { shared }
  /// A store that forgets. Nothing is kept in others, either.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// The kinds of data there could be: none.
  open class func allWebsiteDataTypes() -> Set<String> { [] }
  /// Removes nothing; the handler is called at once.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping @MainActor () -> Void
  ) { completionHandler() }
  /// The cookies: none, and those that are set are only kept.
  open var httpCookieStore: WKHTTPCookieStore { cookies }
  private let cookies = WKHTTPCookieStore()
}

/// Cookies that nobody sends.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  private var cookies: [HTTPCookie] = []

  /// Gives the cookies that were set.
  open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
    completionHandler(cookies)
  }
  /// Keeps a cookie.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    cookies.append(cookie)
    completionHandler?()
  }
  /// Forgets a cookie.
  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    cookies.removeAll { $0 == cookie }
    completionHandler?()
  }
}
