// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Whether an app may notify. Here it never may.
public enum UNAuthorizationStatus: Int, Sendable {
  /// Nobody was asked yet.
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
  /// There is no such way.
  case notSupported = 0
  /// It is off.
  case disabled
  /// It is on.
  case enabled
}

/// How a notification shows.
public enum UNAlertStyle: Int, Sendable {
  /// It does not.
  case none = 0
  /// For a while.
  case banner
  /// Until it is closed.
  case alert
}

/// When a notification shows what it says.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// Always.
  case always = 0
  /// When the device is open.
  case whenAuthenticated
  /// Never.
  case never
}

/// How much a notification disturbs.
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

/// What an app wants to do.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt
  /// The options of a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number at its icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// A text.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// In a car.
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

/// How a notification shows while the app runs.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt
  /// The options of a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number at its icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// A text.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// In the list.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// At the edge.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
