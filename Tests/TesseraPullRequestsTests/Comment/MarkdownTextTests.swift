// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraPullRequests
import Testing

@Suite struct MarkdownTextTests {
  /// Expected values are character references of HTML, which CommonMark 6.2 displays literally.
  @Test(arguments: [
    ("a|b", "a&#124;b"),
    ("`rm -rf`", "&#96;rm -rf&#96;"),
    ("<img src=x onerror=y>", "&#60;img src&#61;x onerror&#61;y&#62;"),
    ("@team and #12", "&#64;&#8203;team and &#35;&#8203;12"),
    ("GH-12", "GH-&#8203;12"),
    ("a\nb\r\nc", "a b  c"),
    ("x --> <!-- y", "x --&#62; &#60;&#33;-- y"),
    ("[a](https://b.c)", "&#91;a&#93;&#40;https&#58;//b.c&#41;"),
    ("www.evil.com", "www&#46;evil.com"),
    ("cod\u{202E}gnp.exe", "cod&#91;U+202E&#93;gnp.exe"),
    ("a\u{200B}b\0c", "a&#91;U+200B&#93;b&#91;U+0000&#93;c"),
    ("- item", "&#45; item"),
    ("1. item", "&#49;. item"),
    ("sign-in.iphone-16", "sign-in.iphone-16"),
    ("&amp; \\| ~~x~~ $y$ ^", "&#38;amp; &#92;&#124; &#126;&#126;x&#126;&#126; &#36;y&#36; &#94;"),
    ("", ""),
  ])
  func escapes(_ text: String, _ expected: String) {
    #expect(MarkdownText.escaped(text) == expected)
  }

  @Test func longTextsAreTruncated() {
    #expect(MarkdownText.escaped(String(repeating: "x", count: 1000), limit: 10) == "xxxxxxxxxx…")
  }

  /// U+200B follows the dot after 16 characters, and the 28th character of a word.
  @Test func longWordsCanBreak() {
    #expect(MarkdownText.escaped("ReceiptTests/testRow.largeText.dark") == "ReceiptTests/testRow.&#8203;largeText.dark")
    let word = String(repeating: "W", count: 30)
    #expect(MarkdownText.escaped(word) == "\(word.prefix(28))&#8203;WW")
  }

  @Test func stackedAccentsAreLimited() {
    let text = "a" + String(repeating: "\u{0301}", count: 500)
    #expect(MarkdownText.escaped(text).unicodeScalars.count == 4)
  }

  /// Family emojis consist of several characters joined by U+200D, which is kept.
  @Test func emojisAreKept() {
    #expect(MarkdownText.escaped("👨‍👩‍👧 ok") == "👨‍👩‍👧 ok")
  }
}
