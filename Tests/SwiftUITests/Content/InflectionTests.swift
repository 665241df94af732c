// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import Testing

/// Automatic grammar agreement in localized text.
@MainActor @Suite struct InflectionTests {
  private func string(_ text: Text) -> String { text.resolveString(in: EnvironmentValues()) }

  @Test func nounsAgreeWithTheirNumber() {
    #expect(string(Text("^[\(0) item](inflect: true)")) == "0 items")
    #expect(string(Text("^[\(1) item](inflect: true)")) == "1 item")
    #expect(string(Text("^[\(2) item](inflect: true)")) == "2 items")
    #expect(string(Text("Delete ^[\(3) entry](inflect: true)?")) == "Delete 3 entries?")
    #expect(string(Text("^[\(1) dog](inflect: true), ^[\(4) mouse](inflect: true)")) == "1 dog, 4 mice")
  }

  /// The number is an argument that is formatted when the text is shown.
  @Test func formattedNumbersCount() {
    #expect(string(Text("^[\(1, format: .number) box](inflect: true)")) == "1 box")
    #expect(string(Text("\(Text("A")): ^[\(1200, format: .number) box](inflect: true)")) == "A: 1,200 boxes")
  }

  /// The noun is the last word before a preposition.
  @Test func theNounPrecedesPrepositions() {
    #expect(string(Text("^[\(2) slice of bread](inflect: true)")) == "2 slices of bread")
    #expect(string(Text("^[\(2) large box](inflect: true)")) == "2 large boxes")
    #expect(string(Text("^[some box](inflect: true)")) == "some box")
  }

  /// The markup is not shown, even if nothing is inflected.
  @Test func otherAttributesAreRemoved() {
    #expect(string(Text("^[\(2) item](morphology: { partOfSpeech: \"noun\" })")) == "2 item")
    #expect(Inflection.resolve("^[3 Eintrag](inflect: true) gelöscht", isEnglish: false) == "3 Eintrag gelöscht")
  }

  @Test func markupThatIsIncompleteIsShown() {
    for source in ["^[2 item", "^[2 item]", "^[2 item](inflect: true", "2^[", "^", ""] {
      #expect(Inflection.resolve(source, isEnglish: true) == source)
    }
    #expect(Inflection.resolve("^[](inflect: true)", isEnglish: true) == "")
    #expect(Inflection.resolve("^[2 [x] (y) item](inflect: true)", isEnglish: true) == "2 [x] (y) items")
  }

  /// Nouns and their plurals by the rules of English spelling.
  private static let nouns: [(String, String)] = [
    ("city", "cities"), ("day", "days"), ("box", "boxes"), ("dish", "dishes"), ("bus", "buses"), ("class", "classes"),
    ("person", "people"), ("salesperson", "salespeople"), ("woman", "women"), ("human", "humans"),
    ("child", "children"),
    ("analysis", "analyses"), ("knife", "knives"), ("roof", "roofs"), ("potato", "potatoes"), ("photo", "photos"),
    ("sheep", "sheep"), ("items", "items"), ("stomach", "stomachs"), ("quiz", "quizzes"), ("lens", "lenses"),
    ("Entry", "Entries"), ("BOX", "BOXES"), ("item,", "items,"), ("", ""), ("7", "7"),
  ]

  @Test func plurals() {
    for (singular, plural) in Self.nouns { #expect(EnglishPhrase.plural(of: singular) == plural) }
  }

  @Test func emphasisIsKept() {
    let text = Text("**^[\(2) item](inflect: true)** left").resolve(in: EnvironmentValues())
    #expect(text.string == "2 items left")
  }
}
