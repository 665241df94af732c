// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation

/// Options for a notification action.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  /// The bit mask.
  public let rawValue: UInt
  /// Creates options from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The action requires an unlocked device.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// The action performs a destructive task.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The action opens the app.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// An action that the user can choose in a notification. Never performed.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The action's identifier.
  public let identifier: String
  /// The action's localized title.
  public let title: String
  /// The action's options.
  public let options: UNNotificationActionOptions

  /// Creates an action.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
    super.init()
  }
}

/// Options for a notification category.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  /// The bit mask.
  public let rawValue: UInt
  /// Creates options from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The delegate is notified when the user dismisses the notification.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// The notifications are allowed in CarPlay.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// The title is shown even if previews are hidden.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  /// The subtitle is shown even if previews are hidden.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}

/// A category of notifications that have the same actions.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// The category's identifier.
  public let identifier: String
  /// The actions of the category's notifications.
  public let actions: [UNNotificationAction]
  /// The identifiers of Siri intents. Stored but not used.
  public let intentIdentifiers: [String]
  /// The category's options.
  public let options: UNNotificationCategoryOptions

  /// Creates a category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions) = (identifier, actions)
    (self.intentIdentifiers, self.options) = (intentIdentifiers, options)
    super.init()
  }
}

/// The identifier of the action that opens a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of the action that dismisses a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
