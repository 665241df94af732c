// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation
import TesseraPlaceholders

/// A contact.
open class CNContact: NSObject, @unchecked Sendable {
  fileprivate var values = Values()

  fileprivate struct Values {
    var given = ""
    var family = ""
    var organization = ""
    var image: Data?
    var phones: [CNLabeledValue<CNPhoneNumber>] = []
    var mails: [CNLabeledValue<NSString>] = []
  }

  /// The identifier in the contact store.
  public let identifier = UUID().uuidString
  /// The given name.
  open var givenName: String { values.given }
  /// The family name.
  open var familyName: String { values.family }
  /// The organization name.
  open var organizationName: String { values.organization }
  /// The data of the contact's image file.
  open var imageData: Data? { values.image }
  /// The image data, which is the same as `imageData`.
  open var thumbnailImageData: Data? { values.image }
  /// The phone numbers.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phones }
  /// The email addresses.
  open var emailAddresses: [CNLabeledValue<NSString>] { values.mails }
}

/// A mutable contact.
open class CNMutableContact: CNContact, @unchecked Sendable {
  /// The given name.
  open override var givenName: String {
    get { values.given }
    set { values.given = newValue }
  }
  /// The family name.
  open override var familyName: String {
    get { values.family }
    set { values.family = newValue }
  }
  /// The organization name.
  open override var organizationName: String {
    get { values.organization }
    set { values.organization = newValue }
  }
  /// The data of the contact's image file.
  open override var imageData: Data? {
    get { values.image }
    set { values.image = newValue }
  }
  /// The phone numbers.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { values.phones }
    set { values.phones = newValue }
  }
  /// The email addresses.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { values.mails }
    set { values.mails = newValue }
  }
}

/// A phone number.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  /// The number as a string.
  public let stringValue: String

  /// Creates a phone number from a string, which is not validated or reformatted.
  public init(stringValue string: String) {
    stringValue = string
    super.init()
  }
}

/// A value with a label.
open class CNLabeledValue<Value>: NSObject, @unchecked Sendable {
  /// The label.
  public let label: String?
  /// The value.
  public let value: Value

  /// Creates a value with a label.
  public init(label: String?, value: Value) {
    (self.label, self.value) = (label, value)
    super.init()
  }
}

/// The label of home values.
public let CNLabelHome = "_$!<Home>!$_"
/// The label of work values.
public let CNLabelWork = "_$!<Work>!$_"
/// The label of other values.
public let CNLabelOther = "_$!<Other>!$_"

/// The type of data to access.
public enum CNEntityType: Int, Sendable {
  /// Contacts.
  case contacts = 0
}

/// The app's authorization to access contacts. Always `denied`.
public enum CNAuthorizationStatus: Int, Sendable {
  /// The user hasn't been prompted yet.
  case notDetermined = 0
  /// The app isn't authorized, and the user can't change this.
  case restricted
  /// Denied.
  case denied
  /// Authorized.
  case authorized
}

/// The device's contact store. Always empty.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// Creates a store.
  public override init() {
    super.init()
  }

  /// Returns `denied`.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }
  /// Requests authorization. The handler receives `false` asynchronously on a private queue.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Placeholder.report("Contacts", "CNContactStore.requestAccess is denied")
    Placeholder.callInBackground { completionHandler(false, CNError(.authorizationDenied)) }
  }
  /// Requests access, which is always denied.
  ///
  /// - Throws: `CNError.authorizationDenied`.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    Placeholder.report("Contacts", "CNContactStore.requestAccess is denied")
    throw CNError(.authorizationDenied)
  }
}

/// A formatter of contact names.
open class CNContactFormatter: NSObject {
  /// The style of a name.
  public enum Style: Int, Sendable {
    /// The full name.
    case fullName = 0
    /// The phonetic full name.
    case phoneticFullName
  }

  /// Returns the given and family names, or the organization name if there are none. Returns `nil` if the contact has
  /// no name at all.
  open class func string(from contact: CNContact, style: Style) -> String? {
    let names = [contact.givenName, contact.familyName].filter { !$0.isEmpty }
    if !names.isEmpty { return names.joined(separator: " ") }
    return contact.organizationName.isEmpty ? nil : contact.organizationName
  }
}
