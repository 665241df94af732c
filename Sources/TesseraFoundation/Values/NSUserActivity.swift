// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The activity type for browsing a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// The delegate of a user activity.
public protocol NSUserActivityDelegate: AnyObject {
  /// Called before an activity becomes current if its `needsSave` is true. Implementations update `userInfo`.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Called on iOS when another device continues the activity. Never called in Tessera.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// A user's activity in an app, with a type, a title, a URL and additional information.
///
/// - Note: Differs from UIKit: activities are not shared with other devices, search or the system.
open class NSUserActivity: NSObject {
  /// The activity's type, in reverse-DNS style.
  public let activityType: String
  /// The title, if any.
  open var title: String?
  /// The information required to continue the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that are required to continue the activity. Stored only.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether `userInfo` must be updated. If true, the delegate is called when the activity becomes current.
  open var needsSave = false
  /// The URL of a web page that corresponds to the activity. Only http and https URLs are allowed.
  open var webpageURL: URL? {
    didSet {
      guard let scheme = webpageURL?.scheme?.lowercased(), scheme != "http", scheme != "https" else { return }
      raise("NSInvalidArgumentException", "-[NSUserActivity setWebpageURL:]: must be http or https, not \(scheme).")
    }
  }
  /// The URL of the web page that referred to the activity.
  open var referrerURL: URL?
  /// The expiration date. Stored only.
  open var expirationDate: Date?
  /// Keywords for search. Stored only.
  open var keywords: Set<String> = []
  /// Whether another device can continue the activity. Stored only; true by default.
  open var isEligibleForHandoff = true
  /// Whether the user can find the activity with search. Stored only.
  open var isEligibleForSearch = false
  /// Whether other users can find the activity with search. Stored only.
  open var isEligibleForPublicIndexing = false
  /// Whether the system can suggest the activity. Stored only.
  open var isEligibleForPrediction = false
  /// An identifier for deleting the activity. Stored only.
  open var persistentIdentifier: String?
  /// An identifier of the activity's content. Stored only.
  open var targetContentIdentifier: String?
  /// Whether continuation streams are supported. Stored only.
  open var supportsContinuationStreams = false
  /// The delegate, which updates `userInfo`. A weak reference.
  open weak var delegate: (any NSUserActivityDelegate)?
  private var isInvalid = false

  /// Creates an activity with a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// The activity that most recently became current; nil if it has resigned.
  nonisolated(unsafe) private(set) static weak var current: NSUserActivity?

  /// Makes this the current activity unless it has been invalidated.
  open func becomeCurrent() {
    guard !isInvalid else { return }
    if needsSave {
      delegate?.userActivityWillSave(self)
      needsSave = false
    }
    Self.current = self
  }

  /// Resigns this activity if it is the current activity.
  open func resignCurrent() {
    if Self.current === self { Self.current = nil }
  }

  /// Invalidates the activity permanently.
  open func invalidate() {
    resignCurrent()
    isInvalid = true
  }

  /// Adds entries to `userInfo`, replacing values with the same keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Calls the handler immediately, because activities are never saved.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) { handler() }
  /// Calls the handler immediately, because activities are never saved.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: @escaping () -> Void
  ) {
    handler()
  }
}
