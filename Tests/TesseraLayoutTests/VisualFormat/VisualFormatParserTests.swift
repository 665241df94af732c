// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRandom
import Testing

@testable import TesseraLayout

/// The grammar, rule by rule. Each error contains the byte offset at which it was detected.
@Suite struct VisualFormatParserTests {
  @Test func readsEveryRule() throws {
    let format = try VisualFormatParser.parse(
      "V:|-[_a1(==b@hi,<=100)]-(>=2.5e1,<=-.5@7)-[b]gap[c]".replacing("gap", with: "-gap-"))
    let name = { (text: String, offset: Int) in VisualFormat.Name(text: text, offset: offset) }
    let expected = VisualFormat(
      axis: .vertical, leadingEdge: 2, trailingEdge: nil,
      views: [
        VisualFormat.View(
          name: name("_a1", 5),
          predicates: [
            VisualFormat.Predicate(
              relation: .equal, object: .name(name("b", 11)), priority: .name(name("hi", 13))),
            VisualFormat.Predicate(relation: .lessThanOrEqual, object: .number(100, offset: 18), priority: nil),
          ]),
        VisualFormat.View(name: name("b", 43), predicates: []),
        VisualFormat.View(name: name("c", 51), predicates: []),
      ],
      connections: [
        .standard,
        .spaces([
          VisualFormat.Predicate(relation: .greaterThanOrEqual, object: .number(25, offset: 27), priority: nil),
          VisualFormat.Predicate(
            relation: .lessThanOrEqual, object: .number(-0.5, offset: 35), priority: .number(7, offset: 39)),
        ]),
        .spaces([VisualFormat.Predicate(relation: .equal, object: .name(name("gap", 46)), priority: nil)]),
      ])
    #expect(format == expected)
  }

  @Test(arguments: ["[a]", "H:[a]", "|[a]|", "|-[a]-|", "[a][b]", "[a]-[b]-0-[c]-(0)-|"])
  func horizontalIsTheDefault(_ text: String) throws {
    #expect(try VisualFormatParser.parse(text).axis == .horizontal)
  }

  /// Numbers with digits before the decimal point, after it, or both, and with exponents. Hexadecimal numbers and
  /// words are errors.
  @Test(arguments: [
    ("8", 8), ("8.", 8), (".5", 0.5), ("0.25", 0.25), ("1e2", 100), ("1.5E-1", 0.15), ("007", 7), ("+3", 3), ("-4", -4),
    ("-.5e1", -5),
  ])
  func numbersUseTheCLocale(_ text: String, _ value: Double) throws {
    let view = try VisualFormatParser.parse("[a(\(text))]").views[0]
    #expect(view.predicates == [VisualFormat.Predicate(object: .number(value, offset: 3))])
  }

  static let refusals: [(format: String, offset: Int, words: String)] = [
    ("", 0, "Expected a view"),
    ("H:", 2, "Expected a view"),
    ("V|[a]|", 1, "Expected ':' after 'V' to specify vertical arrangement"),
    ("H[a]", 1, "Expected ':' after 'H' to specify horizontal arrangement"),
    ("h:[a]", 0, "Expected a view"),
    ("|", 1, "Expected a view"),
    ("|-|", 2, "Expected a view"),
    ("[]", 1, "Expected the name of a view"),
    ("[1a]", 1, "Expected the name of a view"),
    ("[ä]", 1, "Expected the name of a view"),
    ("[a", 2, "Expected ']' or '('"),
    ("[a ]", 2, "Expected ']' or '('"),
    ("[a]]", 3, "Expected a view"),
    ("[a]|[b]", 4, "Expected the format to end after '|'"),
    ("[a(100]", 6, "A predicate on a view's thickness must end with ')' and the view must end with ']'"),
    ("[a(100)", 7, "A predicate on a view's thickness must end with ')' and the view must end with ']'"),
    ("[a(=100)]", 3, "Unknown relation. Must be ==, >=, or <="),
    ("[a(>100)]", 3, "Unknown relation. Must be ==, >=, or <="),
    ("[a()]", 3, "Expected a number or a name"),
    ("[a(.)]", 3, "Expected a number or a name"),
    ("[a(1,)]", 5, "Expected a number or a name"),
    ("[a(1@)]", 5, "Expected a priority after '@'"),
    ("[a(1e999)]", 3, "The number is too large"),
    ("[a(0x10)]", 4, "A predicate on a view's thickness"),
    ("[a]-", 4, "Expected a view, '|', a metric, a positive number"),
    ("[a]--5-[b]", 4, "Expected a view, '|', a metric, a positive number"),
    ("[a]-5[b]", 5, "Expected '-' after a space"),
    ("[a]-(5-[b]", 6, "Expected ')' to end the predicates"),
    ("[a]-(5)", 7, "Expected '-' after a space"),
  ]

  @Test(arguments: refusals)
  func rejectsInvalidFormats(_ row: (format: String, offset: Int, words: String)) {
    #expect {
      _ = try VisualFormatParser.parse(row.format)
    } throws: { error in
      guard let error = error as? VisualFormatError else { return false }
      return error.offset == row.offset && error.sentence.hasPrefix(row.words)
    }
  }

  /// The caret is below the invalid character, even after multibyte characters.
  @Test func theCaretPointsAtTheError() {
    let error = VisualFormatError(sentence: "No.", offset: 3)
    #expect(error.reason(in: "H:[") == "Unable to parse constraint format: \nNo. \nH:[ \n   ^")
    #expect(error.reason(in: "[ä]") == "Unable to parse constraint format: \nNo. \n[ä] \n  ^")
    #expect(VisualFormatError(sentence: "No.", offset: 99).reason(in: "ab").hasSuffix("ab \n  ^"))
  }

  /// For a format of several megabytes, the exception shows only the part near the error.
  @Test func abbreviatesLongFormats() {
    let format = String(repeating: "[a]", count: 500_000) + "?" + String(repeating: "[b]", count: 500_000)
    #expect {
      _ = try VisualFormatParser.parse(format)
    } throws: { error in
      guard let error = error as? VisualFormatError, error.offset == 1_500_000 else { return false }
      let lines = error.reason(in: format).split(separator: "\n")
      return lines.count == 4 && lines[2].count == 1003 && lines[2].hasPrefix("…") && lines[2].hasSuffix("… ")
        && Array(lines[2])[lines[3].count - 1] == "?"
    }
  }

  /// For any bytes, the parser terminates with a format that has a view, or with an error position inside the text.
  @Test(arguments: 0..<40)
  func terminatesForAnyText(_ seed: UInt64) {
    var random = SeededRandom(state: seed)
    let alphabet = Array("HV:|-[]()<>=@,.0123456789eEab_+ é\u{0}\u{301}🏝".unicodeScalars)
    let valid = Array("V:|-(>=8@750)-[a(==b,>=20)]-gap-[b(1.5e2@low)][c]-|".unicodeScalars)
    for round in 0..<250 {
      var scalars = round.isMultiple(of: 2) ? valid : []
      for _ in 0..<Int(random.next() % 12) {
        let place = Int(random.next() % UInt64(scalars.count + 1))
        let scalar = alphabet[Int(random.next() % UInt64(alphabet.count))]
        if random.next() % 3 == 0, place < scalars.count {
          scalars.remove(at: place)
        } else {
          scalars.insert(scalar, at: place)
        }
      }
      let text = String(String.UnicodeScalarView(scalars))
      do throws(VisualFormatError) {
        let format = try VisualFormatParser.parse(text)
        let items = format.views.count + (format.leadingEdge == nil ? 0 : 1) + (format.trailingEdge == nil ? 0 : 1)
        #expect(!format.views.isEmpty && format.connections.count == items - 1, "\(text)")
      } catch {
        #expect((0...text.utf8.count).contains(error.offset), "\(text)")
        #expect(error.reason(in: text).hasSuffix("^"))
      }
    }
  }

  /// Deep nesting and long repetitions don't exhaust the stack or the time limit. Each fragment is repeated 100,000
  /// times.
  @Test(arguments: ["[", "(", "[a]", "[a]-", "-", "|", "9", "[a(1,"])
  func terminatesForLongText(_ part: String) {
    let text = String(repeating: part, count: 100_000)
    let format = try? VisualFormatParser.parse(text)
    #expect(format == nil || format?.views.count == 100_000)
  }
}
