// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraFoundation

/// Predicate formats from Apple's Predicate Programming Guide ("Predicate Format String Syntax", "Creating
/// Predicates").
struct NSPredicateFormatTests {
  nonisolated(unsafe) private static let people: [String: Any] = [
    "name": "Ångström", "age": 33, "rate": 2.5, "flag": true, "gap": NSNull(), "first name": "A",
    "address": ["city": "Uppsala", "zip": "75105"], "tags": ["a", "b", "C"], "in": 4,
    "children": [["name": "Jo", "age": 3], ["name": "Al", "age": 12]], "empty": [String](),
    "born": Date(timeIntervalSinceReferenceDate: 0),
  ]

  @Test("The format that apps use to check an email address")
  func mail() {
    let pattern = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
    let email: String? = "ada@example.org"
    #expect(NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: email))
    #expect(!NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: "ada@example.org, bob"))
    #expect(!NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: nil))
    #expect(NSPredicate(format: "SELF MATCHES[c] 'ADA.*'").evaluate(with: email as NSString?))
  }

  private static let table: [(String, Bool)] = [
    // Basic comparisons, in every notation.
    ("age = 33", true), ("age == 33", true), ("age != 33", false), ("age <> 33", false), ("age < 33", false),
    ("age <= 33", true), ("age =< 33", true), ("age > 32", true), ("age >= 34", false), ("age => 33", true),
    ("33 == age", true), ("rate == 2.5", true), ("rate > 2", true), ("age == 33.0", true), ("age == 0x21", true),
    ("age == 3.3e1", true), ("age > -1", true), ("age BETWEEN {33, 40}", true), ("age between { 34, 40 }", false),
    // Strings.
    ("name == 'ångström'", false), ("name ==[c] 'ångström'", true), ("name ==[cd] \"ANGSTROM\"", true),
    ("name BEGINSWITH 'Ång'", true), ("name BEGINSWITH[d] 'Ang'", true), ("name beginswith[cd] 'ang'", true),
    ("name BEGINSWITH 'str'", false), ("name ENDSWITH 'röm'", true), ("name ENDSWITH 'Ång'", false),
    ("name CONTAINS 'str'", true), ("name CONTAINS[c] 'STR'", true), ("name CONTAINS 'STR'", false),
    ("name CONTAINS ''", false), ("'str' IN name", true), ("address.city < 'V'", true),
    ("name LIKE 'Å*'", true), ("name LIKE '?ngstr?m'", true), ("name LIKE 'ngstr*'", false),
    ("name LIKE[cd] 'a*M'", true), ("address.city LIKE 'Upps.la'", false), ("'a*b' LIKE 'a\\\\*b'", true),
    ("'axb' LIKE 'a\\\\*b'", false), ("address.zip MATCHES '[0-9]{5}'", true),
    ("address.zip MATCHES '[0-9]{4}'", false),
    ("'ab' MATCHES 'a|ab'", true), ("'it\\'s' == \"it's\"", true), ("'\\u0041\\n' == \"A\n\"", true),
    ("'%@ %K $X' ENDSWITH '$X'", true), ("name.length == 8", true),
    // Compound predicates. NOT binds tighter than AND, and AND tighter than OR.
    ("age == 33 AND rate == 2.5", true), ("age == 33 && rate == 2", false), ("age == 1 OR rate == 2.5", true),
    ("age == 1 || rate == 2", false), ("NOT age == 1", true), ("! age == 33", false),
    ("not (age == 1 or age == 2)", true),
    ("age == 33 OR age == 1 AND age == 2", true), ("(age == 33 OR age == 1) AND age == 2", false),
    ("NOT age == 1 AND age == 33", true), ("TRUEPREDICATE", true), ("falsepredicate", false),
    ("TRUEPREDICATE AND NOT FALSEPREDICATE", true), ("((age)) == (33)", true),
    // Literals and names.
    ("flag == YES", true), ("flag == TRUE", true), ("flag = no", false), ("flag == 1", true), ("gap == nil", true),
    ("gap == NULL", true), ("name != nil", true), ("missing == nil", true), ("missing > 3", false),
    ("#in == 4", true), ("SELF.age == 33", true), ("self.name.length > 3", true), ("address.zip == '75105'", true),
    // Collections.
    ("age IN {1, 33}", true), ("age IN {}", false), ("'c' IN[c] tags", true), ("'c' IN tags", false),
    ("tags CONTAINS 'a'", true), ("{'a', 'b', 'C'} == tags", true), ("tags == {'b', 'a', 'C'}", false),
    ("tags.@count == 3", true), ("empty.@count == 0", true), ("tags[0] == 'a'", true), ("tags[LAST] == 'C'", true),
    ("tags[FIRST] == 'C'", false), ("tags[SIZE] == 3", true), ("tags[9] == nil", true),
    ("ANY children.age < 10", true), ("SOME children.age > 12", false), ("ALL children.age > 2", true),
    ("ALL children.age > 3", false), ("NONE children.age > 12", true), ("NONE children.name == 'Jo'", false),
    ("ANY tags BEGINSWITH[c] 'c'", true), ("ANY empty == 'a'", false), ("ALL empty == 'a'", true),
    ("ANY tags IN {'x', 'b'}", true), ("children.@sum.age == 15", true), ("children.@avg.age == 7.5", true),
    ("children.@max.age == 12", true), ("children.@min.age == 3", true), ("children.name == {'Jo', 'Al'}", true),
    // Arithmetic.
    ("age + 1 == 34", true), ("age - 3 * 10 == 3", true), ("(age - 3) * 10 == 300", true), ("rate / 2 == 1.25", true),
    ("2 ** 3 == 8", true), ("-age == -33", true), ("(age + 1) > 33 AND (age > 1)", true),
  ]

  @Test("Conditions on a dictionary", arguments: table)
  func conditions(_ format: String, expected: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: Self.people) == expected)
  }

  @Test("Arguments are objects, key paths and numbers, in a list, an array or a C argument list")
  func arguments() {
    let people = Self.people
    #expect(
      NSPredicate(format: "%K == %d AND %K LIKE[cd] %@", "age", 33, "address.city", "upp*").evaluate(with: people))
    #expect(NSPredicate(format: "SELF.%K == %ld", "age", 33).evaluate(with: people))
    #expect(
      NSPredicate(format: "rate == %f && age < %lld && age > %u", 2.5, Int64(34), UInt32(32)).evaluate(with: people))
    #expect(NSPredicate(format: "age IN %@", [1, 33]).evaluate(with: people))
    #expect(NSPredicate(format: "age IN %@", NSArray(array: [1, 33])).evaluate(with: people))
    #expect(NSPredicate(format: "age IN %@", Set([1, 33])).evaluate(with: people))
    #expect(NSPredicate(format: "gap == %@", NSNull()).evaluate(with: people))
    #expect(NSPredicate(format: "born < %@", NSDate()).evaluate(with: people))
    #expect(NSPredicate(format: "born == %@", Date(timeIntervalSinceReferenceDate: 0)).evaluate(with: people))
    #expect(NSPredicate(format: "flag == %@", NSNumber(value: true)).evaluate(with: people))
    #expect(NSPredicate(format: "name == '%@'", "Ångström").evaluate(with: people) == false)
    let array: [Any] = ["age", 33, "Ång"]
    #expect(NSPredicate(format: "%K == %d AND name BEGINSWITH %@", argumentArray: array).evaluate(with: people))
    #expect(NSPredicate(format: "age == 33", argumentArray: nil).evaluate(with: people))
    withVaList(["age", 33, 2.5, "Ång"]) { list in
      let predicate = NSPredicate(format: "%K == %d AND rate == %f AND name BEGINSWITH %@", arguments: list)
      #expect(predicate.evaluate(with: people))
    }
  }

  @Test("Key-value coding, filtered arrays and variables")
  func objects() {
    let radio = Radio()
    radio.title = "So What"
    #expect(NSPredicate(format: "title BEGINSWITH 'So' AND sleeve.color == 'white'").evaluate(with: radio))
    #expect(NSPredicate(format: "next.title == nil AND volume == 5 AND isMuted == NO").evaluate(with: radio))
    #expect(NSPredicate(format: "SELF == %@", radio).evaluate(with: radio))
    #expect(!NSPredicate(format: "SELF == %@", Radio()).evaluate(with: radio))
    let names = NSArray(array: ["Nick", "Ben", "Adam", "Melissa"])
    let found = names.filtered(using: NSPredicate(format: "SELF beginswith[c] 'a' OR SELF == %@", "Ben"))
    #expect(found as? [String] == ["Ben", "Adam"])
    let template = NSPredicate(format: "SELF > $LEAST")
    #expect(template.evaluate(with: 5, substitutionVariables: ["LEAST": 4]))
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "SELF > 1"), NSPredicate(format: "SELF < %d", 3),
    ])
    #expect([1, 2, 3].filter { both.evaluate(with: $0) } == [2])
  }

  private static let wrongFormats = [
    "", " ", "age", "age =", "== 3", "age == 3 AND", "(age == 3", "age == 3)", "age === 3", "age == 'x", "age == 3 4",
    "{1, } == 2", "AND", "age LIKE[x] 'a'", "ANY age", "age == %", "age == %%", "age == %y", "3x == 3", "a..b == 1",
    "sum:(a) == 3", "NOT", "a + (b == 1)", "(a) AND (b)", "age == @", "$ == 1", "# == 1", "'\\u12' == 1", "é ≠ 1",
    String(repeating: "(", count: 100_000), String(repeating: "NOT ", count: 100_000),
    String(repeating: "a[", count: 100_000), String(repeating: "{", count: 100_000),
    String(repeating: "-", count: 99_999),
  ]

  @Test("Invalid formats do not parse", arguments: wrongFormats)
  func unreadable(_ format: String) {
    #expect(throws: PredicateError.unreadable) { try PredicateParser.parse(format) { $0.map { _ in nil } } }
  }

  @Test("Invalid formats trap with Objective-C's message")
  func misuse() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSPredicate(format: "age ==")
    }
    let text = String(decoding: try #require(result?.standardErrorContent), as: UTF8.self)
    #expect(text.contains("'NSInvalidArgumentException', reason: 'Unable to parse the format string \"age ==\"'"))
    let few = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSPredicate(format: "age == %d OR age == %d", 1)
    }
    #expect(String(decoding: try #require(few?.standardErrorContent), as: UTF8.self).contains("Insufficient arguments"))
  }

  @Test("Unsupported comparisons trap")
  func wrongValues() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSPredicate(format: "SELF MATCHES 'a'").evaluate(with: 5)
    }
    #expect(
      String(decoding: try #require(result?.standardErrorContent), as: UTF8.self)
        .contains("Can't do regex matching on object 5."))
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "SELF IN 3").evaluate(with: 5) }
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "SELF MATCHES '('").evaluate(with: "a") }
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "SELF MATCHES 'a)(b'").evaluate(with: "ab") }
  }

  @Test("Random formats parse or fail, and their descriptions parse to the same description", arguments: 0..<8)
  func randomFormats(_ seed: UInt64) {
    let pieces = [
      "a", "b.c", "SELF", "3", "2.5", "'x'", "\"y", "%@", "%K", "%d", "%", "{", "}", "(", ")", "[", "]", "[cd]", "==",
      "<", "=>", "!", "NOT", "AND", "||", "ANY", "NONE", "IN", "LIKE", "BETWEEN", "MATCHES", "@count", ".", ",", "#",
      "$V",
      "-", "**", "/", "nil", "TRUEPREDICATE", "\\", "é", "\u{0}", "😀", "1e", "0x", "FIRST",
    ]
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    func parses(_ format: String) -> Bool {
      (try? PredicateParser.parse(format) { $0.map { _ in "k.l" } }) != nil
    }
    var count = 0
    for _ in 0..<3000 {
      let words = (0..<next(12)).map { _ in pieces[next(pieces.count)] }
      let format = words.joined(separator: next(3) == 0 ? "" : " ")
      guard parses(format) else { continue }
      count += 1
      #expect(parses("NOT (\(format))"), "\(format)")
      #expect(!parses("\(format) )"), "\(format)")
    }
    #expect(count > 0)
  }
}
