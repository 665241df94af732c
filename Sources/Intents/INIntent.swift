// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation
import TesseraPlaceholders

/// An intent: a task that a user asks an app to perform.
open class INIntent: NSObject, @unchecked Sendable {
  /// The suggested invocation phrase.
  open var suggestedInvocationPhrase: String?
  /// The identifier. Always `nil`.
  open var identifier: String? { nil }
  private var images: [String: INImage] = [:]

  /// Creates an intent.
  public override init() { super.init() }
  /// Sets a parameter's image. Stored, but has no effect.
  open func setImage(_ image: INImage?, forParameterNamed parameterName: String) { images[parameterName] = image }
  /// Returns a parameter's image.
  open func image(forParameterNamed parameterName: String) -> INImage? { images[parameterName] }
}

/// The response to an intent.
open class INIntentResponse: NSObject, @unchecked Sendable {
  /// The activity that continues the intent.
  open var userActivity: NSUserActivity?
}

/// An image for an intent. Stored, but has no effect.
open class INImage: NSObject, @unchecked Sendable {
  /// The image data, or `nil` for a named image.
  public let imageData: Data?
  /// The image name, or `nil` for an image created from data.
  public let name: String?

  /// Creates an image from data.
  public init(imageData: Data) {
    (self.imageData, name) = (imageData, nil)
    super.init()
  }

  /// Creates an image with a name.
  public init(named name: String) {
    (imageData, self.name) = (nil, name)
    super.init()
  }
}

/// A parameter of an intent.
open class INParameter: NSObject, @unchecked Sendable {
  /// The key path.
  public let parameterKeyPath: String

  /// Creates a parameter from its key path.
  public init(keyPath: String) {
    parameterKeyPath = keyPath
    super.init()
  }
}

/// The type of a person handle.
public enum INPersonHandleType: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// An email address.
  case emailAddress
  /// A phone number.
  case phoneNumber
}

/// A person's handle, such as an email address or a phone number.
open class INPersonHandle: NSObject, @unchecked Sendable {
  /// The email address or phone number.
  public let value: String?
  /// The type.
  public let type: INPersonHandleType

  /// Creates a handle.
  public init(value: String?, type: INPersonHandleType) {
    (self.value, self.type) = (value, type)
    super.init()
  }
}

/// A person.
open class INPerson: NSObject, @unchecked Sendable {
  /// The handle.
  public let personHandle: INPersonHandle?
  /// The name components.
  public let nameComponents: PersonNameComponents?
  /// The name.
  public let displayName: String
  /// The image.
  public let image: INImage?
  /// The identifier of the person's contact.
  public let contactIdentifier: String?
  /// The app-specific identifier.
  public let customIdentifier: String?

  /// Creates a person.
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?
  ) {
    (self.personHandle, self.nameComponents, self.displayName) = (personHandle, nameComponents, displayName ?? "")
    (self.image, self.contactIdentifier, self.customIdentifier) = (image, contactIdentifier, customIdentifier)
    super.init()
  }
}

/// The intent to send a message.
open class INSendMessageIntent: INIntent, @unchecked Sendable {
  /// The recipients.
  open var recipients: [INPerson]?
  /// The message text.
  open var content: String?
  /// The conversation identifier.
  open var conversationIdentifier: String?
}

/// The intent to play media.
open class INPlayMediaIntent: INIntent, @unchecked Sendable {}
/// The intent to start an audio call.
open class INStartAudioCallIntent: INIntent, @unchecked Sendable {
  /// The people to call.
  open var contacts: [INPerson]?
}

/// The direction of an interaction.
public enum INInteractionDirection: Int, Sendable {
  /// Unknown.
  case unspecified = 0
  /// Outgoing.
  case outgoing
  /// Incoming.
  case incoming
}

/// An intent and the response to it.
open class INInteraction: NSObject, @unchecked Sendable {
  /// The intent.
  public let intent: INIntent
  /// The response.
  public let intentResponse: INIntentResponse?
  /// The direction. Stored, but has no effect.
  open var direction = INInteractionDirection.unspecified
  /// The identifier.
  open var identifier = UUID().uuidString
  /// The group identifier.
  open var groupIdentifier: String?

  /// Creates an interaction from an intent and the response to it.
  public init(intent: INIntent, response: INIntentResponse?) {
    (self.intent, intentResponse) = (intent, response)
    super.init()
  }

  /// Donates nothing, and logs a warning once. Calls the handler asynchronously without an error.
  open func donate(completion: (((any Error)?) -> Void)? = nil) {
    Placeholder.report("Intents", "INInteraction.donate(completion:) donates nothing")
    if let completion { Placeholder.callInBackground { completion(nil) } }
  }
  /// Deletes nothing because no interactions are stored. Calls the handler asynchronously.
  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
    if let completion { Placeholder.callInBackground { completion(nil) } }
  }
  /// Deletes nothing because no interactions are stored. Calls the handler asynchronously.
  open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
    deleteAll(completion: completion)
  }
}

/// A shortcut for an intent or a user activity.
public enum INShortcut: @unchecked Sendable {
  /// A shortcut for an intent.
  case intent(INIntent)
  /// A shortcut for a user activity.
  case userActivity(NSUserActivity)

  /// Creates a shortcut for an intent.
  public init?(intent: INIntent) { self = .intent(intent) }
  /// Creates a shortcut for a user activity.
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
  /// The intent, or `nil` for a user activity shortcut.
  public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }
  /// The user activity, or `nil` for an intent shortcut.
  public var userActivity: NSUserActivity? { if case .userActivity(let activity) = self { activity } else { nil } }
}

/// A shortcut that the user added. Never created in Tessera.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: UUID
  /// The invocation phrase.
  public let invocationPhrase: String
  /// The shortcut.
  public let shortcut: INShortcut

  init(_ shortcut: INShortcut) {
    (identifier, invocationPhrase, self.shortcut) = (UUID(), "", shortcut)
    super.init()
  }
}

/// The center for the shortcuts that the user added. Always empty.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  private static let center = INVoiceShortcutCenter()

  /// The shared center.
  open class var shared: INVoiceShortcutCenter { center }
  /// Calls the handler asynchronously with no shortcuts.
  open func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
    Placeholder.callInBackground { completion([], nil) }
  }
  /// Does nothing.
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

/// The app's authorization to use Siri. Always `denied`.
public enum INSiriAuthorizationStatus: Int, Sendable {
  /// The user hasn't been prompted yet.
  case notDetermined = 0
  /// The app isn't authorized, and the user can't change this.
  case restricted
  /// Denied.
  case denied
  /// Authorized.
  case authorized
}

/// The Siri settings. Tessera has no Siri.
open class INPreferences: NSObject, @unchecked Sendable {
  /// Returns `denied`.
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
  /// Requests authorization. The handler receives `denied` asynchronously on a private queue.
  open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
    Placeholder.report("Intents", "INPreferences.requestSiriAuthorization(_:) is denied")
    Placeholder.callInBackground { handler(.denied) }
  }
  /// Returns the process's language.
  open class func siriLanguageCode() -> String { Locale.ambient.identifier }
}
