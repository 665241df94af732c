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
    #expect(format(clark, .short) == "Tom")
    #expect(format(clark, .default) == "Thomas Clark")
    #expect(format(clark, .long) == "Mr. Thomas Louis Clark Esquire")
    #expect(format(clark, .abbreviated) == "TC")
  }

  @Test("Han names start with the family name and have no spaces, and missing components leave no spaces")
  func others() {
    var name = PersonNameComponents()
    name.givenName = "光"
    #expect(format(name, .default) == "光")
    name.familyName = "木村"
    #expect(format(name, .default) == "木村光")
    #expect(format(PersonNameComponents(), .long) == "")
    #expect(format(name, .default, [.phonetic]) == "")
  }

  @Test("Words become components, and a prefix ends with a period")
  func parsing() throws {
    let formatter = PersonNameComponentsFormatter()
    let name = try #require(formatter.personNameComponents(from: "Dr. Maria Anna  Mozart"))
    #expect(name.namePrefix == "Dr.")
    #expect(name.givenName == "Maria")
    #expect(name.middleName == "Anna")
    #expect(name.familyName == "Mozart")
    #expect(formatter.personNameComponents(from: "Cher")?.familyName == nil)
    #expect(formatter.personNameComponents(from: " ") == nil)
  }

  private func format(
    _ name: PersonNameComponents, _ style: PersonNameComponentsFormatter.Style,
    _ options: PersonNameComponentsFormatter.Options = []
  ) -> String {
    PersonNameComponentsFormatter.localizedString(from: name, style: style, options: options)
  }
}
