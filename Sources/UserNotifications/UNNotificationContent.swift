// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  fileprivate var values = (title: "", subtitle: "", body: "", badge: nil as NSNumber?, info: [:] as [AnyHashable: Any])

  /// The title.
  open var title: String { values.title }
  /// What stands below the title.
  open var subtitle: String { values.subtitle }
  /// The text.
  open var body: String { values.body }
  /// The number at the app's icon.
  open var badge: NSNumber? { values.badge }
  /// What the app wants to know again.
  open var userInfo: [AnyHashable: Any] { values.info }
}

/// What a notification is to say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The title.
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// What stands below the title.
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
  /// What the app wants to know again.
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

/// A sound of a notification. Nothing sounds.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The usual sound.
  public static let `default` = UNNotificationSound()
}

/// When a notification is to come.
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
  /// Its name.
  public let identifier: String
  /// What it is to say.
  public let content: UNNotificationContent
  /// When it is to come; nil for at once.
  public let trigger: UNNotificationTrigger?

  /// A wish.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    super.init()
  }
}

/// A notification that came. None comes.
open class UNNotification: NSObject, @unchecked Sendable {
  /// The wish.
  public let request: UNNotificationRequest

  init(request: UNNotificationRequest) {
    self.request = request
    super.init()
  }
}

/// What somebody did with a notification. Nobody does.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// What was touched.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
    super.init()
  }
}
