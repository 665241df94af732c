// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The keys of contact properties, used in requests.

/// The key: the first name.
public let CNContactGivenNameKey = "givenName"
/// The key: the last name.
public let CNContactFamilyNameKey = "familyName"
/// The key: the middle name.
public let CNContactMiddleNameKey = "middleName"
/// The key of the name prefix.
public let CNContactNamePrefixKey = "namePrefix"
/// The key of the name suffix.
public let CNContactNameSuffixKey = "nameSuffix"
/// The key: the nickname.
public let CNContactNicknameKey = "nickname"
/// The key: where it works.
public let CNContactOrganizationNameKey = "organizationName"
/// The key: telephone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key: addresses of mail.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key: addresses.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The key: the birthday.
public let CNContactBirthdayKey = "birthday"
/// The key: the picture.
public let CNContactImageDataKey = "imageData"
/// The key: the small picture.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of whether image data is available.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key: its name in the store.
public let CNContactIdentifierKey = "identifier"
/// The key: addresses of the web.
public let CNContactUrlAddressesKey = "urlAddresses"
