// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation

/// How an action behaves.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt
  /// The options of a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// On an open device alone.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// It destroys something.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// It opens the app.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// What somebody can do with a notification. Nobody does.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// Its name for people.
  public let title: String
  /// How it behaves.
  public let options: UNNotificationActionOptions

  /// An action.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
    super.init()
  }
}

/// How notifications of a category behave.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt
  /// The options of a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app is told of those that are closed.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// In a car.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// The title shows where the text is hidden.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  /// The subtitle shows where the text is hidden.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}

/// Notifications with the same actions.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// What somebody can do.
  public let actions: [UNNotificationAction]
  /// Intents of Siri. Stored only.
  public let intentIdentifiers: [String]
  /// How they behave.
  public let options: UNNotificationCategoryOptions

  /// A category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions) = (identifier, actions)
    (self.intentIdentifiers, self.options) = (intentIdentifiers, options)
    super.init()
  }
}

/// The name of what somebody does who touches a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The name of what somebody does who closes a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
