// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraPlaceholders
public import UIKit

/// A store of website data. It contains only the cookies that the app sets.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore()

  /// Returns the default store.
  open class func `default`() -> WKWebsiteDataStore { shared }
  /// Returns a store that doesn't persist. Other stores don't persist either.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  /// Whether the store is the default store.
  public let isPersistent: Bool

  private init(isPersistent: Bool = true) {
    self.isPersistent = isPersistent
    super.init()
  }

  /// Returns the types of website data.
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
  /// Finds nothing. The handler receives no records, in a later turn of the main queue.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
  ) { Placeholder.callLater { completionHandler([]) } }
  /// Returns an empty array.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
  /// Removes the cookies if they are among the types. The handler is called in a later turn of the main queue.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping @MainActor () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { cookies.forgetAll() }
    Placeholder.callLater { completionHandler() }
  }
  /// Removes nothing, because there are no records. The handler is called in a later turn of the main queue.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor () -> Void
  ) { Placeholder.callLater { completionHandler() } }
  /// Removes the cookies if they are among the types.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { cookies.forgetAll() }
  }
  /// The store of cookies.
  open var httpCookieStore: WKHTTPCookieStore { cookies }
  private let cookies = WKHTTPCookieStore()
}

/// The stored data of a site. Never created in Tessera.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  /// The name of the site. Always empty.
  open var displayName: String { "" }
  /// The types of data. Always empty.
  open var dataTypes: Set<String> { [] }
}

/// The type of fetch caches.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// The type of caches on disk.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// The type of caches in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// The type of caches for offline use.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// The type of cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// The type of session storage.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// The type of local storage.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// The type of WebSQL databases.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// The type of IndexedDB databases.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// The type of service worker registrations.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"
/// The type of file system storage.
public let WKWebsiteDataTypeFileSystem = "WKWebsiteDataTypeFileSystem"
