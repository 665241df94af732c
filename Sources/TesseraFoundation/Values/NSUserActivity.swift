// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The type of an activity for browsing a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// The delegate of an activity. Only called by `NSUserActivity`, before it becomes current.
public protocol NSUserActivityDelegate: AnyObject {
  /// Called before an activity with `needsSave` becomes current, to update `userInfo`.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Called on iOS when another device continues the activity. Never called here.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// A user's activity in an app: a type, a title, a URL, additional information.
///
/// - Note: Differs from UIKit: it is not shared with other devices, searches or the system.
open class NSUserActivity: NSObject {
  /// The type of the activity, in reverse-DNS style.
  public let activityType: String
  /// The title, or nil.
  open var title: String?
  /// The information for continuing the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that are required for continuing. Stored only.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether `userInfo` needs to be updated: the delegate is called when the activity becomes current.
  open var needsSave = false
  /// The web page for the activity. Only http and https URLs are allowed.
  open var webpageURL: URL? {
    didSet {
      guard let scheme = webpageURL?.scheme?.lowercased(), scheme != "http", scheme != "https" else { return }
      raise("NSInvalidArgumentException", "-[NSUserActivity setWebpageURL:]: must be http or https, not \(scheme).")
    }
  }
  /// The page on which the activity was found.
  open var referrerURL: URL?
  /// The expiration date. Stored only.
  open var expirationDate: Date?
  /// Keywords for searches. Stored only.
  open var keywords: Set<String> = []
  /// Whether another device may continue the activity. Stored only; true by default.
  open var isEligibleForHandoff = true
  /// Whether searches find it. Stored only.
  open var isEligibleForSearch = false
  /// Whether other users' searches find it. Stored only.
  open var isEligibleForPublicIndexing = false
  /// Whether the system suggests it. Stored only.
  open var isEligibleForPrediction = false
  /// An identifier for deleting it. Stored only.
  open var persistentIdentifier: String?
  /// An identifier of its content. Stored only.
  open var targetContentIdentifier: String?
  /// Whether continuation streams are supported. Stored only.
  open var supportsContinuationStreams = false
  /// The delegate that updates `userInfo`. Not retained.
  open weak var delegate: (any NSUserActivityDelegate)?
  private var isInvalid = false

  /// Creates an activity with a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// The current activity: the last one that became current.
  nonisolated(unsafe) private(set) static weak var current: NSUserActivity?

  /// Makes this the current activity, unless it was invalidated.
  open func becomeCurrent() {
    guard !isInvalid else { return }
    if needsSave {
      delegate?.userActivityWillSave(self)
      needsSave = false
    }
    Self.current = self
  }

  /// Stops being the current activity.
  open func resignCurrent() {
    if Self.current === self { Self.current = nil }
  }

  /// Invalidates the activity permanently.
  open func invalidate() {
    resignCurrent()
    isInvalid = true
  }

  /// Adds information, replacing values for the same keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Calls the handler immediately: nothing is saved.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) { handler() }
  /// Calls the handler immediately: nothing is saved.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: @escaping () -> Void
  ) {
    handler()
  }
}
