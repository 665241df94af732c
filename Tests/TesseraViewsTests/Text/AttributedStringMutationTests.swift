// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Foundation compares attribute values whenever a mutation makes two runs adjacent. These tests apply all mutations
// with equal and different values of all of this project's attribute classes, and check the resulting values.

import Foundation
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

@Suite struct AttributedStringMutationTests {
  /// An attribute value class with two different values, "a" and "b", which are new objects each time.
  enum Kind: CaseIterable {
    case font, color, gray, systemColor, paragraphStyle, shadow

    var key: NSAttributedString.Key {
      switch self {
      case .font: .font
      case .color: .foregroundColor
      case .gray: .backgroundColor
      case .systemColor: .underlineColor
      case .paragraphStyle: .paragraphStyle
      case .shadow: .shadow
      }
    }

    func value(_ name: Character) -> NSObject {
      let isA = name == "a"
      switch self {
      case .font: return UIFont.systemFont(ofSize: isA ? 17 : 40)
      case .color: return UIColor(red: isA ? 1 : 0, green: 0, blue: 0.5, alpha: 1)
      case .gray: return UIColor(white: isA ? 0.25 : 0.75, alpha: 1)
      case .systemColor: return isA ? UIColor.systemRed : UIColor.systemBlue
      case .paragraphStyle:
        let style = NSMutableParagraphStyle()
        style.alignment = isA ? .center : .right
        return style
      case .shadow:
        let shadow = NSShadow()
        shadow.shadowOffset.width = isA ? 1 : 2
        return shadow
      }
    }

    func attributes(_ name: Character) -> [NSAttributedString.Key: Any] { [key: value(name)] }

    /// Returns a letter with the attributes of a value.
    func letter(_ name: Character) -> NSAttributedString {
      NSAttributedString(string: "x", attributes: attributes(name))
    }

    /// Returns a string with one letter per value name.
    func text(_ names: String) -> NSMutableAttributedString {
      let text = NSMutableAttributedString(string: "")
      for name in names { text.append(letter(name)) }
      return text
    }

    /// Returns the value names of a string's letters: "a", "b", "-" for no value and "?" for others.
    func names(_ text: NSAttributedString) -> String {
      String((0..<text.length).map { name(text.attribute(key, at: $0, effectiveRange: nil)) })
    }

    /// Returns the lengths of runs with equal values.
    func runs(_ text: NSAttributedString) -> [Int] {
      var lengths: [Int] = []
      text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { _, range, _ in
        lengths.append(range.length)
      }
      return lengths
    }

    private func name(_ value: Any?) -> Character {
      guard let value else { return "-" }
      return ["a", "b"].first { (value as? NSObject)?.isEqual(self.value($0)) == true } ?? "?"
    }
  }

  typealias Change = @Sendable (NSMutableAttributedString, Kind) -> Void

  /// A mutation of "aab", and the resulting values according to the definition of the method.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let names: String
    let runs: [Int]
    let change: Change

    init(_ name: String, _ names: String, _ runs: [Int], _ change: @escaping Change) {
      testDescription = name
      self.names = names
      self.runs = runs
      self.change = change
    }
  }

  private static let cases: [Case] = [
    Case("append equal", "aabb", [2, 2]) { $0.append($1.letter("b")) },
    Case("append different", "aaba", [2, 1, 1]) { $0.append($1.letter("a")) },
    Case("insert equal", "aaab", [3, 1]) { $0.insert($1.letter("a"), at: 1) },
    Case("insert different", "abab", [1, 1, 1, 1]) { $0.insert($1.letter("b"), at: 1) },
    Case("insert first", "baab", [1, 2, 1]) { $0.insert($1.letter("b"), at: 0) },
    Case("add equal", "aab", [2, 1]) { $0.addAttribute($1.key, value: $1.value("a"), range: range(0, 2)) },
    Case("add different", "abb", [1, 2]) { $0.addAttribute($1.key, value: $1.value("b"), range: range(1, 1)) },
    Case("add across", "bbb", [3]) { $0.addAttribute($1.key, value: $1.value("b"), range: range(0, 3)) },
    Case("add attributes", "aaa", [3]) { $0.addAttributes($1.attributes("a"), range: range(1, 2)) },
    Case("set equal", "aab", [2, 1]) { $0.setAttributes($1.attributes("a"), range: range(1, 1)) },
    Case("set different", "bab", [1, 1, 1]) { $0.setAttributes($1.attributes("b"), range: range(0, 1)) },
    Case("set none", "a-b", [1, 1, 1]) { text, _ in text.setAttributes(nil, range: range(1, 1)) },
    Case("remove", "--b", [2, 1]) { $0.removeAttribute($1.key, range: range(0, 2)) },
    Case("replace equal", "abb", [1, 2]) { $0.replaceCharacters(in: range(1, 1), with: $1.letter("b")) },
    Case("replace different", "aba", [1, 1, 1]) { $0.replaceCharacters(in: range(1, 2), with: $1.text("ba")) },
    // Replacing letters have the attributes of the first replaced letter.
    Case("replace letters", "aaa", [3]) { text, _ in text.replaceCharacters(in: range(1, 2), with: "yz") },
    Case("delete", "ab", [1, 1]) { text, _ in text.deleteCharacters(in: range(0, 1)) },
    Case("delete a run", "b", [1]) { text, _ in text.deleteCharacters(in: range(0, 2)) },
    Case("delete all", "", []) { text, _ in text.deleteCharacters(in: range(0, 3)) },
    Case("set string", "ab", [1, 1]) { $0.setAttributedString($1.text("ab")) },
  ]

  private static func range(_ location: Int, _ length: Int) -> NSRange {
    NSRange(location: location, length: length)
  }

  @Test(arguments: cases, Kind.allCases)
  func changesPreserveValues(_ test: Case, _ kind: Kind) {
    let text = kind.text("aab")
    test.change(text, kind)
    #expect(kind.names(text) == test.names)
    #expect(kind.runs(text) == test.runs)
  }

  // Adjacent letters with equal values form one run.
  @Test(arguments: Kind.allCases)
  func deletingMergesRuns(_ kind: Kind) {
    let text = kind.text("abab")
    text.deleteCharacters(in: Self.range(1, 1))
    #expect(kind.names(text) == "aab")
    #expect(kind.runs(text) == [2, 1])
  }

  @Test(arguments: Kind.allCases)
  func stringsCompareByValue(_ kind: Kind) {
    #expect(kind.text("ab").isEqual(to: kind.text("ab")))
    #expect(!kind.text("ab").isEqual(to: kind.text("aa")))
  }

  @Test func runsWithSeveralKeysKeepAllValues() {
    let text = NSMutableAttributedString(string: "")
    for name in "aba" {
      let attributes = Kind.allCases.map { ($0.key, $0.value(name) as Any) }
      text.append(NSAttributedString(string: "x", attributes: Dictionary(uniqueKeysWithValues: attributes)))
    }
    text.addAttributes(Kind.font.attributes("b"), range: Self.range(0, 1))
    #expect(Kind.font.names(text) == "bba")
    for kind in Kind.allCases where kind != .font { #expect(kind.names(text) == "aba", "\(kind)") }
  }

  @Test func valuesKeepTheirClass() {
    let text = Kind.font.text("ab")
    #expect((text.attribute(.font, at: 1, effectiveRange: nil) as? UIFont)?.pointSize == 40)
    let attributes = Kind.shadow.text("ab").attributes(at: 1, effectiveRange: nil)
    #expect((attributes[.shadow] as? NSShadow)?.shadowOffset.width == 2)
  }

  @Test(arguments: Kind.allCases)
  @MainActor func labelsReturnMutableText(_ kind: Kind) throws {
    let label = UILabel()
    label.attributedText = kind.text("ab")
    let text = NSMutableAttributedString(attributedString: try #require(label.attributedText))
    text.append(kind.letter("a"))
    text.addAttributes(kind.attributes("b"), range: Self.range(0, 1))
    label.attributedText = text
    #expect(label.attributedText.map(kind.names) == "bba")
  }

  // A line is at least as tall as its largest font's line height.
  @Test @MainActor func labelsMeasureAppendedText() {
    let label = UILabel()
    let small = Kind.font.text("aa")
    label.attributedText = small
    let height = label.intrinsicContentSize.height
    small.append(Kind.font.letter("b"))
    label.attributedText = small
    #expect(label.intrinsicContentSize.height > height)
    #expect(label.intrinsicContentSize.height >= UIFont.systemFont(ofSize: 40).lineHeight)
  }
}
