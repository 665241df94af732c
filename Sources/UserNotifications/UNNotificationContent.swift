// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation

/// The content of a notification.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  fileprivate var values = (title: "", subtitle: "", body: "", badge: nil as NSNumber?, info: [:] as [AnyHashable: Any])

  /// The title.
  open var title: String { values.title }
  /// The subtitle.
  open var subtitle: String { values.subtitle }
  /// The text.
  open var body: String { values.body }
  /// The number of the app's badge.
  open var badge: NSNumber? { values.badge }
  /// Custom data of the app.
  open var userInfo: [AnyHashable: Any] { values.info }
}

/// Content that can be changed.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The title.
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The subtitle.
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// The number of the app's badge.
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// Custom data of the app.
  open override var userInfo: [AnyHashable: Any] {
    get { values.info }
    set { values.info = newValue }
  }
  /// Stored only.
  open var sound: UNNotificationSound?
  /// Stored only.
  open var categoryIdentifier = ""
  /// Stored only.
  open var threadIdentifier = ""
  /// Stored only. `active` by default.
  open var interruptionLevel = UNNotificationInterruptionLevel.active
  /// Stored only, 0...1. 0 by default.
  open var relevanceScore = 0.0
}

/// The sound of a notification. Never played.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The default sound.
  public static let `default` = UNNotificationSound()
}

/// The condition for delivering a notification.
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

/// A trigger that fires at a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The date components.
  public let dateComponents: DateComponents

  /// Creates a trigger from date components.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// A request to deliver a notification.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// The content.
  public let content: UNNotificationContent
  /// The trigger; `nil` to deliver immediately.
  public let trigger: UNNotificationTrigger?

  /// Creates a request.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    super.init()
  }
}

/// A delivered notification. Never created in Tessera.
open class UNNotification: NSObject, @unchecked Sendable {
  /// The request.
  public let request: UNNotificationRequest

  init(request: UNNotificationRequest) {
    self.request = request
    super.init()
  }
}

/// The user's response to a notification. Never created in Tessera.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The identifier of the chosen action.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
    super.init()
  }
}
