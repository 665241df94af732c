// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The type of an activity that shows a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What is told when an activity is saved or continued elsewhere. Nothing calls it but `NSUserActivity` itself, before
/// it becomes current.
public protocol NSUserActivityDelegate: AnyObject {
  /// Called before an activity with `needsSave` becomes current, to fill `userInfo`.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Called on iOS when another device goes on with the activity. Never called: there is no other device.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// What a user does in an app, as a value: a type, a title, an address, facts.
///
/// - Note: Differs from UIKit: no other device, search or system hears of it.
open class NSUserActivity: NSObject {
  /// Which kind of activity it is, in reverse-DNS style.
  public let activityType: String
  /// What it is called; nil for none.
  open var title: String?
  /// Facts to go on with.
  open var userInfo: [AnyHashable: Any]?
  /// Which keys of `userInfo` are needed to go on. Stored only.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether `userInfo` is to be filled anew: the delegate is asked when the activity becomes current.
  open var needsSave = false
  /// The page that a browser shows for the activity. Only http and https addresses may be set.
  open var webpageURL: URL? {
    didSet {
      guard let scheme = webpageURL?.scheme?.lowercased(), scheme != "http", scheme != "https" else { return }
      raise("NSInvalidArgumentException", "-[NSUserActivity setWebpageURL:]: must be http or https, not \(scheme).")
    }
  }
  /// The page that the activity was found on.
  open var referrerURL: URL?
  /// When it is of no use any more. Stored only.
  open var expirationDate: Date?
  /// Words that find it. Stored only.
  open var keywords: Set<String> = []
  /// Whether another device may go on with it. Stored only; true by default.
  open var isEligibleForHandoff = true
  /// Whether searches find it. Stored only.
  open var isEligibleForSearch = false
  /// Whether other users' searches find it. Stored only.
  open var isEligibleForPublicIndexing = false
  /// Whether the system proposes it. Stored only.
  open var isEligibleForPrediction = false
  /// A name to delete it by. Stored only.
  open var persistentIdentifier: String?
  /// A name of what it is about. Stored only.
  open var targetContentIdentifier: String?
  /// Stored only.
  open var supportsContinuationStreams = false
  /// Who fills `userInfo`; held weakly.
  open weak var delegate: (any NSUserActivityDelegate)?
  private var isInvalid = false

  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// The activity that the user is in; the last one that became current.
  nonisolated(unsafe) private(set) static weak var current: NSUserActivity?

  /// Makes it the activity that the user is in. An invalidated one stays out.
  open func becomeCurrent() {
    guard !isInvalid else { return }
    if needsSave {
      delegate?.userActivityWillSave(self)
      needsSave = false
    }
    Self.current = self
  }

  /// Ends being the one that the user is in.
  open func resignCurrent() {
    if Self.current === self { Self.current = nil }
  }

  /// Ends the activity for good.
  open func invalidate() {
    resignCurrent()
    isInvalid = true
  }

  /// Adds facts, in place of those with the same keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Calls the handler at once: nothing is saved.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) { handler() }
  /// Calls the handler at once: nothing is saved.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: @escaping () -> Void
  ) {
    handler()
  }
}
