// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation

/// The content of a notification.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  fileprivate var values = (title: "", subtitle: "", body: "", badge: nil as NSNumber?, info: [:] as [AnyHashable: Any])

  /// The notification's title.
  open var title: String { values.title }
  /// The notification's subtitle.
  open var subtitle: String { values.subtitle }
  /// The main text.
  open var body: String { values.body }
  /// The number in the app's badge.
  open var badge: NSNumber? { values.badge }
  /// The app's custom data.
  open var userInfo: [AnyHashable: Any] { values.info }
}

/// Mutable notification content.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The notification's title.
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The notification's subtitle.
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The main text.
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// The number in the app's badge.
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// The app's custom data.
  open override var userInfo: [AnyHashable: Any] {
    get { values.info }
    set { values.info = newValue }
  }
  /// The sound. Stored but not used.
  open var sound: UNNotificationSound?
  /// The identifier of the category. Stored but not used.
  open var categoryIdentifier = ""
  /// The identifier of the notification's thread. Stored but not used.
  open var threadIdentifier = ""
  /// The interruption level. Stored but not used. `active` by default.
  open var interruptionLevel = UNNotificationInterruptionLevel.active
  /// The relevance score, in 0...1. Stored but not used. 0 by default.
  open var relevanceScore = 0.0
}

/// The sound of a notification. Never played.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The default sound.
  public static let `default` = UNNotificationSound()
}

/// The condition that triggers the delivery of a notification.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether the notification repeats.
  public let repeats: Bool

  fileprivate init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
}

/// A trigger that fires after a time interval.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time interval, in seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger from a time interval in seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// A trigger that fires when the date components match the current date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The date components to match.
  public let dateComponents: DateComponents

  /// Creates a trigger from date components.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// A request to deliver a notification.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The request's identifier.
  public let identifier: String
  /// The notification's content.
  public let content: UNNotificationContent
  /// The trigger. `nil` means immediate delivery.
  public let trigger: UNNotificationTrigger?

  /// Creates a request.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    super.init()
  }
}

/// A delivered notification. Never created, because notifications are not delivered.
open class UNNotification: NSObject, @unchecked Sendable {
  /// The request that caused the notification.
  public let request: UNNotificationRequest

  init(request: UNNotificationRequest) {
    self.request = request
    super.init()
  }
}

/// The user's response to a notification. Never created, because notifications are not delivered.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification to which the user responded.
  public let notification: UNNotification
  /// The identifier of the chosen action.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
    super.init()
  }
}
