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
  /// The number at the app's icon.
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
  /// The number at the app's icon.
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
  /// The usual sound.
  public static let `default` = UNNotificationSound()
}

/// The condition for delivering a notification.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether again and again.
  public let repeats: Bool

  fileprivate init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
}

/// After a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// Seconds.
  public let timeInterval: TimeInterval

  /// After seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// At a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts of the date.
  public let dateComponents: DateComponents

  /// At a date of parts.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// A wish for a notification.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The name.
  public let identifier: String
  /// The content.
  public let content: UNNotificationContent
  /// The trigger; `nil` to deliver immediately.
  public let trigger: UNNotificationTrigger?

  /// Creates a wish.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    super.init()
  }
}

/// A delivered notification. There are none.
open class UNNotification: NSObject, @unchecked Sendable {
  /// The wish.
  public let request: UNNotificationRequest

  init(request: UNNotificationRequest) {
    self.request = request
    super.init()
  }
}

/// The user's response to a notification. There are none.
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
