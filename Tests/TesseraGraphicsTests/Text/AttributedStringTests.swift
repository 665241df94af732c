// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraGraphics

@Suite struct AttributedStringTests {
  @Test func attributesConvertToUIKit() throws {
    var text = AttributedString("Sale")
    text.font = .boldSystemFont(ofSize: 20)
    text.foregroundColor = .systemRed
    text.kern = 1.5
    text.underlineStyle = .double
    text.link = URL(string: "https://example.org")
    let result = NSAttributedString(text)
    let attributes = result.attributes(at: 0, effectiveRange: nil)
    #expect(result.string == "Sale")
    #expect(attributes[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(attributes[.foregroundColor] as? UIColor == .systemRed)
    #expect(attributes[.kern] as? CGFloat == 1.5)
    #expect(attributes[.underlineStyle] as? Int == 9)
    #expect(attributes[.link] as? URL == URL(string: "https://example.org"))
    #expect(attributes.count == 5)
  }

  @Test func runsKeepTheirRanges() {
    var text = AttributedString("plain ")
    var bold = AttributedString("fett 👩‍👩‍👧 é")
    bold.backgroundColor = .systemYellow
    text += bold
    let result = NSAttributedString(text)
    var range = NSRange()
    #expect(result.attribute(.backgroundColor, at: 0, effectiveRange: &range) == nil)
    #expect(range == NSRange(location: 0, length: 6))
    #expect(result.attribute(.backgroundColor, at: 6, effectiveRange: &range) as? UIColor == .systemYellow)
    #expect(range == NSRange(location: 6, length: "fett 👩‍👩‍👧 é".utf16.count))
  }

  @Test func everyAttributeRoundTrips() {
    var text = AttributedString("x")
    text.font = .italicSystemFont(ofSize: 9)
    text.paragraphStyle = NSParagraphStyle.default
    text.foregroundColor = .red
    text.backgroundColor = .green
    text.ligature = 0
    text.kern = 1
    text.tracking = 2
    text.strikethroughStyle = .thick
    text.underlineStyle = [.single, .byWord]
    text.strokeColor = .blue
    text.strokeWidth = -3
    text.baselineOffset = 4
    text.underlineColor = .cyan
    text.strikethroughColor = .magenta
    text.obliqueness = 0.25
    text.link = URL(string: "a:b")
    #expect(AttributedString(NSAttributedString(text)) == text)
    #expect(NSAttributedString(text).attributes(at: 0, effectiveRange: nil).count == 16)
  }

  @Test func containersReadDictionaries() {
    let container = AttributeContainer([
      .font: UIFont.systemFont(ofSize: 11), .kern: 3, .underlineStyle: NSUnderlineStyle.single.rawValue,
      .link: "https://example.org", .foregroundColor: "not a colour",
    ])
    #expect(container.font == .systemFont(ofSize: 11))
    #expect(container.kern == 3)
    #expect(container.underlineStyle == .single)
    #expect(container.link == URL(string: "https://example.org"))
    #expect(container.foregroundColor == nil)
  }

  @Test func emptyStringsStayEmpty() {
    #expect(NSAttributedString(AttributedString()).length == 0)
    #expect(AttributedString(NSAttributedString(string: "")).characters.isEmpty)
  }
}
