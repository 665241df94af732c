// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The authorization of an app to send notifications. Always denied.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user has not been asked yet.
  case notDetermined = 0
  /// It may not.
  case denied
  /// It may.
  case authorized
  /// It may, quietly.
  case provisional
  /// It may, for a while.
  case ephemeral
}

/// Whether a way of notifying is on.
public enum UNNotificationSetting: Int, Sendable {
  /// The setting is not supported.
  case notSupported = 0
  /// It is off.
  case disabled
  /// It is on.
  case enabled
}

/// The style of an alert.
public enum UNAlertStyle: Int, Sendable {
  /// It does not.
  case none = 0
  /// A banner that disappears automatically.
  case banner
  /// Until it is closed.
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
  /// Not at all.
  case passive = 0
  /// A little.
  case active
  /// Even when others may not.
  case timeSensitive
  /// Always.
  case critical
}

/// The requested authorization.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  /// The bit mask.
  public let rawValue: UInt
  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number at its icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// A text.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// In CarPlay.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Always.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// Settings in the app.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Quietly.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
  /// Read aloud.
  public static let announcement = UNAuthorizationOptions(rawValue: 128)
}

/// The presentation of a notification in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  /// The bit mask.
  public let rawValue: UInt
  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number at its icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// A text.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// In Notification Center.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// At the edge.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
