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
  /// Returns a store that does not persist. The default store does not persist either.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  /// Whether the store counts as persistent. `true` for the default store only.
  public let isPersistent: Bool

  private init(isPersistent: Bool = true) {
    self.isPersistent = isPersistent
    super.init()
  }

  /// Returns all types of website data.
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
  /// Fetches no records. The handler receives an empty array in a later turn of the main queue.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
  ) { Placeholder.callLater { completionHandler([]) } }
  /// Returns an empty array.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
  /// Removes the cookies if the types include cookies. The handler is called in a later turn of the main queue.
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
  /// Removes the cookies if the types include cookies.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { cookies.forgetAll() }
  }
  /// The cookie store.
  open var httpCookieStore: WKHTTPCookieStore { cookies }
  private let cookies = WKHTTPCookieStore()
}

/// The data that is stored for a site. Never created in Tessera.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  /// The site's name. Always empty.
  open var displayName: String { "" }
  /// The types of stored data. Always empty.
  open var dataTypes: Set<String> { [] }
}

/// The data type of fetch caches.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// The data type of on-disk caches.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// The data type of in-memory caches.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// The data type of offline caches.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// The data type of cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// The data type of session storage.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// The data type of local storage.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// The data type of WebSQL databases.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// The data type of IndexedDB databases.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// The data type of service worker registrations.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"
/// The data type of file system storage.
public let WKWebsiteDataTypeFileSystem = "WKWebsiteDataTypeFileSystem"
