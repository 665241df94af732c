// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraGraphics

@Suite struct TextDecorationTests {
  private func decoration(
    _ attributes: [NSAttributedString.Key: Any], _ defaults: TextDefaults = TextDefaults(color: .red, linkColor: .green)
  ) -> TextDecoration {
    TextDecoration(attributes, defaults: defaults)
  }

  @Test func noDecorationUsesTheDefaultColor() {
    #expect(decoration([:]) == TextDecoration(color: .red))
  }

  @Test func readsColors() {
    let all = decoration([
      .foregroundColor: UIColor.blue, .backgroundColor: UIColor.yellow, .underlineColor: UIColor.cyan,
      .strikethroughColor: UIColor.brown, .strokeColor: UIColor.black,
    ])
    #expect(all.color == .blue)
    #expect(all.backgroundColor == .yellow)
    #expect(all.underlineColor == .cyan)
    #expect(all.strikethroughColor == .brown)
    #expect(all.strokeColor == .black)
    #expect(all.underline == [] && all.strikethrough == [])
  }

  // Raw values of UIKit's NSUnderlineStyle.
  static let lines: [(Int, NSUnderlineStyle)] = [
    (0, []), (1, .single), (2, .thick), (9, .double), (0x101, [.single, .patternDot]),
    (0x202, [.thick, .patternDash]), (0x8001, [.single, .byWord]), (-1, NSUnderlineStyle(rawValue: -1)),
  ]

  @Test(arguments: lines)
  func readsLineStylesFromNumbersAndOptions(raw: Int, style: NSUnderlineStyle) {
    #expect(decoration([.underlineStyle: raw]).underline == style)
    #expect(decoration([.strikethroughStyle: NSNumber(value: raw)]).strikethrough == style)
    #expect(decoration([.underlineStyle: style]).underline == style)
  }

  @Test func ignoresValuesOfOtherTypes() {
    let odd = decoration([
      .underlineStyle: "single", .strikethroughStyle: Double.nan, .foregroundColor: 7, .backgroundColor: "red",
      .strokeWidth: CGFloat.infinity, .shadow: "shadow", .underlineColor: NSNull(),
    ])
    #expect(odd == TextDecoration(color: .red))
    #expect(decoration([.underlineStyle: 1.5]).underline == [])
  }

  @Test func linksUseTheLinkColorAndAnUnderline() {
    let url = URL(string: "https://example.com")
    for link in [url as Any, "https://example.com"] {
      let plain = decoration([.link: link])
      #expect(plain.isLink && plain.color == .green && plain.underline == .single)
      let colored = decoration([.link: link, .foregroundColor: UIColor.blue, .underlineStyle: 0])
      #expect(colored.isLink && colored.color == .green && colored.underline == [])
    }
  }

  @Test func linksOfTextViewsAreStyledByAttributes() {
    var defaults = TextDefaults(color: .red, linkColor: .green)
    defaults.stylesLinks = false
    let plain = decoration([.link: "a:b"], defaults)
    #expect(plain.isLink && plain.color == .green && plain.underline == [])
    #expect(decoration([.link: "a:b", .foregroundColor: UIColor.blue], defaults).color == .blue)
  }

  @Test func strokesAndShadows() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.black
    let both = decoration([.strokeWidth: -4, .shadow: shadow])
    #expect(both.strokeWidth == -4)
    #expect(both.shadow == .init(color: .black, offset: CGSize(width: 1, height: 2), blur: 3))
    shadow.shadowColor = nil
    #expect(decoration([.shadow: shadow]).shadow == nil)
  }

  @Test func equalDecorationsHashEqually() {
    let attributes: [NSAttributedString.Key: Any] = [.shadow: NSShadow(), .foregroundColor: UIColor.label]
    #expect(decoration(attributes) == decoration(attributes))
    #expect(Set([decoration(attributes), decoration(attributes), decoration([:])]).count == 2)
  }
}
