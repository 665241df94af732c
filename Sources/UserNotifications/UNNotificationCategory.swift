// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation

/// Options of an action.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  /// The bit mask.
  public let rawValue: UInt
  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Requires an unlocked device.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// Performs a destructive task.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// Opens the app.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// An action of a notification. Never performed.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// The localized title.
  public let title: String
  /// The options.
  public let options: UNNotificationActionOptions

  /// Creates an action.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
    super.init()
  }
}

/// Options of a category.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  /// The bit mask.
  public let rawValue: UInt
  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Reports dismissals to the delegate.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// Allows notifications in CarPlay.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// Shows the title when previews are hidden.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  /// Shows the subtitle when previews are hidden.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}

/// A category of notifications with the same actions.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// The actions.
  public let actions: [UNNotificationAction]
  /// Siri intents. Stored only.
  public let intentIdentifiers: [String]
  /// The options.
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

/// The identifier of the action of opening a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of the action of dismissing a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
