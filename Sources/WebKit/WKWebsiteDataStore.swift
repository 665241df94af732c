// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraPlaceholders
public import UIKit

/// Where cookies are kept. Only those that the app sets.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore()

  /// The store of all views.
  open class func `default`() -> WKWebsiteDataStore { shared }
  /// A store that forgets. Nothing is kept in others, either.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  /// Whether it is the store of all views, or one that forgets.
  public let isPersistent: Bool

  private init(isPersistent: Bool = true) {
    self.isPersistent = isPersistent
    super.init()
  }

  /// The kinds of data that a browser keeps.
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeFetchCache,
      WKWebsiteDataTypeDiskCache,
      WKWebsiteDataTypeMemoryCache,
      WKWebsiteDataTypeOfflineWebApplicationCache,
      WKWebsiteDataTypeCookies,
      WKWebsiteDataTypeSessionStorage,
      WKWebsiteDataTypeLocalStorage,
      WKWebsiteDataTypeWebSQLDatabases,
      WKWebsiteDataTypeIndexedDBDatabases,
      WKWebsiteDataTypeServiceWorkerRegistrations,
      WKWebsiteDataTypeFileSystem,
    ]
  }
  /// Finds nothing: the handler gets no records, in a later turn of the main queue.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
  ) { Placeholder.answer { completionHandler([]) } }
  /// Nothing.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
  /// Removes the cookies if they are among the types. The handler is called in a later turn of the main queue.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping @MainActor () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { cookies.forgetAll() }
    Placeholder.answer { completionHandler() }
  }
  /// Removes nothing: there are no records. The handler is called in a later turn of the main queue.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor () -> Void
  ) { Placeholder.answer { completionHandler() } }
  /// Removes the cookies if they are among the types.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { cookies.forgetAll() }
  }
  /// The cookies that were set.
  open var httpCookieStore: WKHTTPCookieStore { cookies }
  private let cookies = WKHTTPCookieStore()
}

/// What is kept of a site. There is none.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  /// The site. Always empty.
  open var displayName: String { "" }
  /// The kinds of data. Always empty.
  open var dataTypes: Set<String> { [] }
}

/// The kind of data: fetched by scripts.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// The kind of data: kept on disk.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// The kind of data: kept in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// The kind of data: kept for use without a network.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// The kind of data: cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// The kind of data: what pages keep for a session.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// The kind of data: what pages keep.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// The kind of data: databases in SQL.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// The kind of data: databases of objects.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// The kind of data: workers of pages.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"
/// The kind of data: files of pages.
public let WKWebsiteDataTypeFileSystem = "WKWebsiteDataTypeFileSystem"
