// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraFoundation
import Testing

/// Name styles according to the documentation of `PersonNameComponentsFormatter.Style`.
struct PersonNameTests {
  private var clark: PersonNameComponents {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.middleName) = ("Mr.", "Thomas", "Louis")
    (name.familyName, name.nameSuffix, name.nickname) = ("Clark", "Esquire", "Tom")
    return name
  }

  @Test("Each style includes its components")
  func styles() {
    #expect(names.short(clark) == "Tom")
    #expect(names.medium(clark) == "Thomas Clark")
    #expect(names.long(clark) == "Mr. Thomas Louis Clark Esquire")
    #expect(names.abbreviated(clark) == "TC")
  }

  @Test("Han names start with the family name and have no spaces, and missing components leave no spaces")
  func others() {
    var name = PersonNameComponents()
    name.givenName = "光"
    #expect(names.medium(name) == "光")
    name.familyName = "木村"
    #expect(names.medium(name) == "木村光")
    #expect(names.long(PersonNameComponents()) == "")
    #expect(names.phonetic(name) == "")
  }

  private var names: any PersonNames.Type { FormattedNames.self }
}

/// The formatter members that the tests use. The protocol avoids deprecation warnings, which are errors here:
/// Foundation on Linux deprecates the class.
private protocol PersonNames {
  static func short(_ name: PersonNameComponents) -> String
  static func medium(_ name: PersonNameComponents) -> String
  static func long(_ name: PersonNameComponents) -> String
  static func abbreviated(_ name: PersonNameComponents) -> String
  static func phonetic(_ name: PersonNameComponents) -> String
}

private enum FormattedNames: PersonNames {
  @available(*, deprecated) static func short(_ name: PersonNameComponents) -> String {
    PersonNameComponentsFormatter.localizedString(from: name, style: .short, options: [])
  }

  @available(*, deprecated) static func medium(_ name: PersonNameComponents) -> String {
    PersonNameComponentsFormatter.localizedString(from: name, style: .default, options: [])
  }

  @available(*, deprecated) static func long(_ name: PersonNameComponents) -> String {
    PersonNameComponentsFormatter.localizedString(from: name, style: .long)
  }

  @available(*, deprecated) static func abbreviated(_ name: PersonNameComponents) -> String {
    PersonNameComponentsFormatter.localizedString(from: name, style: .abbreviated)
  }

  @available(*, deprecated) static func phonetic(_ name: PersonNameComponents) -> String {
    PersonNameComponentsFormatter.localizedString(from: name, style: .default, options: [.phonetic])
  }
}
