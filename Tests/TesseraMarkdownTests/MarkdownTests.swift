// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests that compare Markdown attributed strings with CommonMark 0.31.2, using the specification's examples by
// number. The expected text is the text of the example's HTML, with markers for attributes: `e` emphasis, `s` strong,
// `c` code, `d` strikethrough.

import Foundation
import Testing

@testable import TesseraMarkdown

@Suite struct MarkdownTests {
  /// Returns the text with markers for its attributes, such as `{e:foo}`, and for its links, such as `<foo|/url>`.
  private func shown(_ markdown: String, _ options: AttributedString.MarkdownParsingOptions = .init()) throws -> String
  {
    let text = try AttributedString(markdown: markdown, options: options)
    var result = ""
    for run in text.runs {
      let intent = run.inlinePresentationIntent ?? []
      var letters = ""
      if intent.contains(.emphasized) { letters += "e" }
      if intent.contains(.stronglyEmphasized) { letters += "s" }
      if intent.contains(.code) { letters += "c" }
      if intent.contains(.strikethrough) { letters += "d" }
      if intent.contains(.inlineHTML) || intent.contains(.blockHTML) { letters += "h" }
      let piece = String(text[run.range].characters)
      let marked = letters.isEmpty ? piece : "{\(letters):\(piece)}"
      let target = run.link ?? run.imageURL
      result += target.map { "<\(marked)|\($0.relativeString)>" } ?? marked
    }
    return result
  }

  @Test(arguments: [
    // Backslashes: 12, 14, 15, 16. Entities: 26, 31.
    (##"\!\"\#\$\%\&\'\(\)"##, ##"!"#$%&'()"##), (#"\*not emphasized*"#, "*not emphasized*"),
    (#"\\*emphasis*"#, #"\{e:emphasis}"#),
    ("&#35; &#1234; &#992; &#0;", "# Ӓ Ϡ \u{FFFD}"), ("&nbsp &x; &#; &#x;", "&nbsp &x; &#; &#x;"),
    // Code: 328, 329, 331, 338, 342.
    ("`foo`", "{c:foo}"), ("`` foo ` bar ``", "{c:foo ` bar}"), ("`  ``  `", "{c: `` }"),
    (#"`foo\`bar`"#, #"{c:foo\}bar`"#),
    ("*foo`*`", "*foo{c:*}"), ("```foo``", "```foo``"),
    // Emphasis: 350 to 356, 361, 366, 375, 384, 388.
    ("*foo bar*", "{e:foo bar}"), ("a * foo bar*", "a * foo bar*"), (#"a*"foo"*"#, #"a*"foo"*"#),
    ("foo*bar*", "foo{e:bar}"),
    ("foo_bar_", "foo_bar_"), ("*foo bar *", "*foo bar *"), ("**foo bar**", "{s:foo bar}"),
    ("__foo__bar__baz__", "{s:foo__bar__baz}"),
    // Nesting: 404, 405, 411, 412, 416, 417, 420, 426.
    ("*foo [bar](/url)*", "{e:foo }<{e:bar}|/url>"), ("*foo**bar**baz*", "{e:foo}{es:bar}{e:baz}"),
    ("*foo**bar*", "{e:foo**bar}"),
    ("***foo** bar*", "{es:foo}{e: bar}"), ("*foo **bar***", "{e:foo }{es:bar}"), ("foo***bar***baz", "foo{es:bar}baz"),
    ("foo *****", "foo *****"), ("**foo*", "*{e:foo}"), ("*foo**", "{e:foo}*"),
    ("*foo _bar* baz_", "{e:foo _bar} baz_"),
    ("*a `*`*", "{e:a }{ec:*}"),
    // Links: 482, 488, 493, 497, 505, 512, 519, 520 without its image, 527, 556, 561.
    (#"[link](/uri "title")"#, "<link|/uri>"), ("[link](/my uri)", "[link](/my uri)"), ("[a](<b)c>)", "<a|b)c>"),
    ("[link](foo(and(bar)))", "<link|foo(and(bar))>"), ("[link] (/uri)", "[link] (/uri)"),
    ("[foo [bar](/uri)](/uri)", "[foo <bar|/uri>](/uri)"), ("*[foo*](/uri)", "*<foo*|/uri>"),
    ("[foo][bar]\n\n[bar]: /url \"title\"", "<foo|/url>"),
    ("[Foo]\n\n[foo]: /url", "<Foo|/url>"), ("[foo][]\n\n[foo]: /url", "<foo|/url>"), ("[foo]", "[foo]"),
    // Images: 572, 574. Autolinks: 594, 604, 607. HTML: 613.
    (#"![foo](/url "title")"#, "<foo|/url>"), ("![foo *bar*](/url)", "<foo |/url><{e:bar}|/url>"),
    ("<http://foo.bar.baz>", "<http://foo.bar.baz|http://foo.bar.baz>"),
    ("<foo@bar.example.com>", "<foo@bar.example.com|mailto:foo@bar.example.com>"), ("<>", "<>"),
    ("a <b> c", "a {h:<b>} c"),
    // Line breaks: 633, 634, 648.
    ("foo  \nbaz", "foo\nbaz"), ("foo\\\nbaz", "foo\nbaz"), ("foo\nbaz", "foo baz"),
    // Strikethrough, as in GitHub's specification: 491, 492.
    ("~~Hi~~ Hello, ~there~ world!", "{d:Hi} Hello, {d:there} world!"), ("This ~~~~has~~~~", "This ~~~~has~~~~"),
  ])
  func inlines(_ markdown: String, _ expected: String) throws {
    #expect(try shown(markdown) == expected)
  }

  /// Returns the types of the blocks around each text run, starting with the innermost.
  private func blocks(_ markdown: String) throws -> [String] {
    let text = try AttributedString(markdown: markdown)
    return text.runs[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self].map { intent, range in
      let kinds = (intent?.components ?? []).map { component -> String in
        switch component.kind {
        case .paragraph: "p"
        case .header(let level): "h\(level)"
        case .orderedList: "ol"
        case .unorderedList: "ul"
        case .listItem(let ordinal): "li\(ordinal)"
        case .codeBlock(let language): "pre" + (language.map { "." + $0 } ?? "")
        case .blockQuote: "q"
        case .thematicBreak: "hr"
        case .table: "table"
        case .tableHeaderRow: "head"
        case .tableRow(let row): "row\(row)"
        case .tableCell(let column): "cell\(column)"
        }
      }
      return String(text[range].characters) + " " + kinds.joined(separator: " ")
    }
  }

  @Test(arguments: [
    ("# foo\n## foo ##\n#5 bolt", ["foo h1", "foo h2", "#5 bolt p"]), ("Foo\n===\nbar\n---", ["Foo h1", "bar h2"]),
    ("aaa\n\nbbb", ["aaa p", "bbb p"]), ("***\n---\n+++", ["\u{2E3B} hr", "\u{2E3B} hr", "+++ p"]),
    ("    a\n    b\n\nc", ["a\nb\n pre", "c p"]), ("```swift\nlet a\n```\nb", ["let a\n pre.swift", "b p"]),
    ("> # Foo\n> bar\nbaz", ["Foo h1 q", "bar baz p q"]), ("> - foo\n- bar", ["foo p li1 ul q", "bar p li1 ul"]),
    ("- one\n- two\n  1. three", ["one p li1 ul", "two p li2 ul", "three p li1 ol li2 ul"]),
    ("7. a\n8. b\n\n   c", ["a p li7 ol", "b p li8 ol", "c p li8 ol"]), ("- a\n-\n- c", ["a p li1 ul", "c p li3 ul"]),
    ("The number is\n14. not a list", ["The number is 14. not a list p"]), ("- a\n+ b", ["a p li1 ul", "b p li1 ul"]),
    (
      "| a | b |\n|---|:-:|\n| c | *d* |",
      ["a cell0 head table", "b cell1 head table", "c cell0 row1 table", "d cell1 row1 table"]
    ),
    ("[foo]: /url\n[foo]", ["foo p"]), ("", []), ("\n \n", []),
  ])
  func blocksBecomeIntents(_ markdown: String, _ expected: [String]) throws {
    #expect(try blocks(markdown) == expected)
  }

  @Test func inlineSyntaxKeepsBlocksAsText() throws {
    let inline = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnly)
    #expect(try shown("# a\n* **b**", inline) == "# a * {s:b}")
    let all = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    #expect(try shown("  a\n\n  *b*  ", all) == "  a\n\n  {e:b}  ")
  }

  @Test func linksAreRelativeToTheBaseURL() throws {
    let text = try AttributedString(markdown: "[a](b)", baseURL: URL(string: "https://example.com/c/"))
    #expect(text.runs.first?.link?.absoluteString == "https://example.com/c/b")
    let options = AttributedString.MarkdownParsingOptions(languageCode: "de")
    #expect(try AttributedString(markdown: "a", options: options).languageIdentifier == "de")
  }

  @Test func dataAndFiles() throws {
    #expect(try AttributedString(markdown: Data("*a*".utf8)) == AttributedString(markdown: "*a*"))
    #expect(throws: (any Error).self) { try AttributedString(contentsOf: URL(fileURLWithPath: "/nowhere/a.md")) }
  }

  /// Parsing input that is designed to be slow or deeply nested terminates, because the work is limited by the output
  /// length.
  @Test(arguments: [
    String(repeating: "*a **a ", count: 5000), String(repeating: "[", count: 20000),
    String(repeating: "[a](", count: 5000), String(repeating: "`a``b```c", count: 3000),
    String(repeating: ">", count: 20000), String(repeating: "- ", count: 5000) + "x",
    String(repeating: "<", count: 20000),
    String(repeating: "*", count: 20000), String(repeating: "a\n", count: 20000), "\0\u{FEFF}\u{202E}*",
    String(repeating: "![[]()](", count: 3000), String(repeating: "_a*b", count: 5000),
  ])
  func terminatesForHostileText(_ markdown: String) throws {
    let text = try AttributedString(markdown: markdown)
    #expect(text.characters.count <= markdown.count * 2)
  }
}
