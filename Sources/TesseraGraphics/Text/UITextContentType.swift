// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The raw values are the names of the same fields in web forms: https://html.spec.whatwg.org/#autofill-field.

/// What a text field is for. Kept to be read: the keyboard offers nothing to fill it with.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the field in web forms, where it has one there.
  public let rawValue: String

  /// A field of any name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// What stands before a name, such as Dr.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A name between the first and the last.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// What stands after a name, such as Jr.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A name among friends.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A title in a job.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// A company.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place, by name or address.
  public static let location = UITextContentType(rawValue: "location")
  /// A street with its number, in one field.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street and number.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street and number.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state or province.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A city and its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country or region.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address for e-mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A link.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is chosen now.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that was sent for this one time.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A day of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// A date, a time or both.
  public static let dateTime = UITextContentType(rawValue: "date-time")
}
