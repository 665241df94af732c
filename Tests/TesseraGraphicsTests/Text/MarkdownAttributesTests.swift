// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraText
import Testing

@testable import TesseraGraphics

@Suite struct MarkdownAttributesTests {
  private func runs(_ markdown: String) throws -> [(text: String, attributes: TextAttributes, look: TextDecoration)] {
    let text = StyledText(
      try NSAttributedString(markdown: markdown), defaults: TextDefaults(font: .systemFont(ofSize: 20)))
    guard let block = text.blocks.first else { return [] }
    var rest = Substring(block.text.string)
    return block.text.runs.map { run in
      let piece = rest.utf8.prefix(run.count)
      rest = rest[piece.endIndex...]
      return (String(Substring(piece)), run.attributes, text.decorations[Int(run.attributes.style)])
    }
  }

  @Test func intentsBecomeFontsAndLines() throws {
    let found = try runs("a **b** *c* `d` ~~e~~ ***f***")
    func font(_ text: String) -> ScaledFont? { found.first { $0.text == text }?.attributes.font }
    let plain = UIFont.systemFont(ofSize: 20)
    #expect(font("a ") == plain.textFont)
    #expect(font("b") == UIFont.boldSystemFont(ofSize: 20).textFont)
    #expect(font("c") == UIFont.italicSystemFont(ofSize: 20).textFont)
    #expect(font("d")?.face === UIFont.monospacedSystemFont(ofSize: 20, weight: .regular).textFont.face)
    let both = plain.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]).map {
      UIFont(descriptor: $0, size: 20)
    }
    #expect(font("f") == both?.textFont)
    #expect(found.first { $0.text == "e" }?.look.strikethrough == .single)
  }

  @Test func markdownLinksAreLinks() throws {
    let found = try runs("see [the shop](https://example.com)")
    #expect(found.last?.look.isLink == true && found.last?.look.underline == .single)
  }

  @Test func attributesRoundTrip() throws {
    var text = try AttributedString(markdown: "*a* [b](c:d) ![e](f:g)\n\n# h")
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 3
    text.shadow = shadow
    text.textEffect = .letterpressStyle
    text.languageIdentifier = "de"
    text.alternateDescription = "i"
    #expect(AttributedString(NSAttributedString(text)) == text)
    let attributes = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.inlinePresentationIntent] as? UInt == 1)
    #expect(attributes[.shadow] as? NSShadow == shadow)
  }
}
