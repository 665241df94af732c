// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The authorization of an app to send notifications. Always denied.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user has not been asked yet.
  case notDetermined = 0
  /// Denied.
  case denied
  /// Authorized.
  case authorized
  /// Authorized to deliver quietly.
  case provisional
  /// Authorized for a limited time.
  case ephemeral
}

/// The state of a notification setting.
public enum UNNotificationSetting: Int, Sendable {
  /// The setting is not supported.
  case notSupported = 0
  /// Disabled.
  case disabled
  /// Enabled.
  case enabled
}

/// The style of an alert.
public enum UNAlertStyle: Int, Sendable {
  /// No alert.
  case none = 0
  /// A banner that disappears automatically.
  case banner
  /// An alert that stays until it is dismissed.
  case alert
}

/// The condition for showing previews.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// Always.
  case always = 0
  /// While the device is unlocked.
  case whenAuthenticated
  /// Never.
  case never
}

/// The interruption level of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// Passive: added to the list without light or sound.
  case passive = 0
  /// Active: presented immediately.
  case active
  /// Time-sensitive: presented despite Focus.
  case timeSensitive
  /// Critical: presented even if the device is muted.
  case critical
}

/// The requested authorization.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  /// The bit mask.
  public let rawValue: UInt
  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Badges.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Alerts.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Notifications in CarPlay.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Critical alerts.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// A button for the app's notification settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Quiet delivery.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
  /// Announcements by Siri.
  public static let announcement = UNAuthorizationOptions(rawValue: 128)
}

/// The presentation of a notification in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  /// The bit mask.
  public let rawValue: UInt
  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Badges.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// Sounds.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// Alerts.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// In Notification Center.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// As a banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
