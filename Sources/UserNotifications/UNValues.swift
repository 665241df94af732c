// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The status of an app's authorization to send notifications. Always denied.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user has not been prompted yet.
  case notDetermined = 0
  /// The user has denied authorization.
  case denied
  /// The user has granted authorization.
  case authorized
  /// The app may deliver notifications quietly.
  case provisional
  /// The app may deliver notifications for a limited time.
  case ephemeral
}

/// The state of a notification setting.
public enum UNNotificationSetting: Int, Sendable {
  /// The setting is not supported.
  case notSupported = 0
  /// The setting is disabled.
  case disabled
  /// The setting is enabled.
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

/// The setting that determines when previews are shown.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// Previews are always shown.
  case always = 0
  /// Previews are shown while the device is unlocked.
  case whenAuthenticated
  /// Previews are never shown.
  case never
}

/// The interruption level of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// The notification is added to the list without light or sound.
  case passive = 0
  /// The notification is presented immediately.
  case active
  /// The notification is presented even during a Focus.
  case timeSensitive
  /// The notification is presented even if the device is muted.
  case critical
}

/// The types of interaction for which an app requests authorization.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  /// The bit mask.
  public let rawValue: UInt
  /// Creates options from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Permission to set the app's badge.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Permission to play sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Permission to show alerts.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Permission to show notifications in CarPlay.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Permission to play critical alerts.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// Permission to add a button for the app's notification settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Permission to deliver notifications quietly.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
  /// Permission to let Siri announce notifications.
  public static let announcement = UNAuthorizationOptions(rawValue: 128)
}

/// The presentation of a notification while the app is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  /// The bit mask.
  public let rawValue: UInt
  /// Creates options from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app's badge is updated.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// The sound is played.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// An alert is shown.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// The notification appears in Notification Center.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// The notification appears as a banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
