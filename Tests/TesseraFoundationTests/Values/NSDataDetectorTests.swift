// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraFoundation

/// Data detector matches in sentences.
struct NSDataDetectorTests {
  private func found(_ text: String, _ types: NSTextCheckingTypes) throws -> [String] {
    let detector = try NSDataDetector(types: types)
    let range = NSRange(location: 0, length: (text as NSString).length)
    return detector.matches(in: text, options: [], range: range).map {
      "\((text as NSString).substring(with: $0.range)) \($0.url?.absoluteString ?? $0.phoneNumber ?? "-")"
    }
  }

  @Test(
    "Links keep their text, without the sentence's punctuation, and have a scheme in the URL",
    arguments: [
      ("See https://swift.org/blog.", ["https://swift.org/blog https://swift.org/blog"]),
      ("(https://swift.org/a_(b))", ["https://swift.org/a_(b) https://swift.org/a_(b)"]),
      ("www.apple.com, please", ["www.apple.com http://www.apple.com"]),
      ("apple.com/mac?x=1 is it", ["apple.com/mac?x=1 http://apple.com/mac?x=1"]),
      ("Write to ada@example.org!", ["ada@example.org mailto:ada@example.org"]),
      ("Ä😀 https://a.io", ["https://a.io https://a.io"]),
      ("No link in e.g. this. Or that", []), ("", []), ("file.swift", []),
    ])
  func links(_ text: String, expected: [String]) throws {
    #expect(try found(text, 64) == expected)
  }

  @Test(
    "Telephone numbers of seven to fifteen digits",
    arguments: [
      ("Call +49 170 1234567 now", ["+49 170 1234567 +49 170 1234567"]),
      ("(555) 123-4567", ["(555) 123-4567 (555) 123-4567"]), ("555-1234", ["555-1234 555-1234"]),
      ("030 1234 567.", ["030 1234 567 030 1234 567"]), ("on 2024-01-15 at 192.168.10.12", []), ("1000 2000", []),
      ("in 2024 or 12", []), ("https://a.io/555-1234", []),
    ])
  func telephones(_ text: String, expected: [String]) throws {
    #expect(try found(text, 2048 | 64).filter { !$0.contains("https") } == expected)
  }

  @Test("Results have a type, and a detector without types can't be created")
  func types() throws {
    let detector = try NSDataDetector(types: 64)
    let match = detector.firstMatch(in: "a.com b.com", range: NSRange(location: 0, length: 11))
    #expect(match?.resultType.rawValue == 64)
    #expect(match?.range(at: 0) == NSRange(location: 0, length: 5))
    var count = 0
    detector.enumerateMatches(in: "a.com b.com", range: NSRange(location: 0, length: 11)) { _, _, stop in
      count += 1
      stop.pointee = true
    }
    #expect(count == 1)
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
  }
}
