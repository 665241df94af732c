// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The property keys that contact requests use.

/// The key of the given name.
public let CNContactGivenNameKey = "givenName"
/// The key of the family name.
public let CNContactFamilyNameKey = "familyName"
/// The key of the middle name.
public let CNContactMiddleNameKey = "middleName"
/// The key of the name prefix.
public let CNContactNamePrefixKey = "namePrefix"
/// The key of the name suffix.
public let CNContactNameSuffixKey = "nameSuffix"
/// The key of the nickname.
public let CNContactNicknameKey = "nickname"
/// The key of the organization name.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of phone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of email addresses.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of postal addresses.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The key of the birthday.
public let CNContactBirthdayKey = "birthday"
/// The key of the image data.
public let CNContactImageDataKey = "imageData"
/// The key of the thumbnail image data.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of the flag that is true if image data is available.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key of the identifier.
public let CNContactIdentifierKey = "identifier"
/// The key of URL addresses.
public let CNContactUrlAddressesKey = "urlAddresses"
