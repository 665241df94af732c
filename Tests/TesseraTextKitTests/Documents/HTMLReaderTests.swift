// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraGraphics
@testable import TesseraTextKit

@Suite struct HTMLReaderTests {
  private func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }

  private func attributes(_ text: NSAttributedString, _ part: String) throws -> [NSAttributedString.Key: Any] {
    let range = (text.string as NSString).range(of: part)
    try #require(range.location != NSNotFound)
    return text.attributes(at: range.location, effectiveRange: nil)
  }

  private func font(_ text: NSAttributedString, _ part: String) throws -> UIFont {
    try #require(try attributes(text, part)[.font] as? UIFont)
  }

  @Test func linesShadowsAndSpacing() throws {
    let text = try read(
      """
      <style>.d { text-decoration: underline dotted #ff0000 }</style><span class=d>dots</span>
      <s style="text-decoration-style: double">twice</s> <i style="letter-spacing: 2px">wide</i>
      <b style="text-shadow: 1px 2px 3px rgb(0, 0, 255), 9px 9px red">shade</b>
      <em style="text-shadow: #00f 1px -2px">sharp</em> <u style="vertical-align: super">up</u>
      <div style="line-height: 2; font-size: 20px">high</div><div style="line-height: 30px">fixed</div>
      """)
    let dots = try attributes(text, "dots")
    #expect(dots[.underlineStyle] as? Int == NSUnderlineStyle([.single, .patternDot]).rawValue)
    #expect((dots[.underlineColor] as? UIColor) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(try attributes(text, "twice")[.strikethroughStyle] as? Int == NSUnderlineStyle.double.rawValue)
    #expect(try attributes(text, "wide")[.kern] as? CGFloat == 2)
    let shade = try #require(try attributes(text, "shade")[.shadow] as? NSShadow)
    #expect(shade.shadowOffset == CGSize(width: 1, height: 2) && shade.shadowBlurRadius == 3)
    #expect(shade.shadowColor as? UIColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    let sharp = try #require(try attributes(text, "sharp")[.shadow] as? NSShadow)
    #expect(sharp.shadowOffset == CGSize(width: 1, height: -2) && sharp.shadowBlurRadius == 0)
    #expect(try attributes(text, "up")[.baselineOffset] as? CGFloat ?? 0 > 3)
    #expect((try attributes(text, "high")[.paragraphStyle] as? NSParagraphStyle)?.minimumLineHeight == 40)
    #expect((try attributes(text, "fixed")[.paragraphStyle] as? NSParagraphStyle)?.maximumLineHeight == 30)
  }

  @Test func cellsAreParagraphs() throws {
    let text = try read("<table><tr><th>Name<th>Age</tr><tr><td>Ann</td><td>7</td></tr></table>after")
    #expect(text.string == "Name\nAge\nAnn\n7\nafter")
    #expect(try font(text, "Name").fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(try !font(text, "Ann").fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  /// Runs of spaces collapse into one, blocks end with a line break, and `br` becomes U+2028.
  @Test(arguments: [
    ("Hello", "Hello"), ("a <b>b</b> c", "a b c"), ("<p>one</p><p>two</p>", "one\ntwo\n"),
    ("  a \n\t b  ", "a b "), ("a<br>b<br/>c", "a\u{2028}b\u{2028}c"), ("<div>a</div>b", "a\nb"),
    ("<ul><li>x</li><li>y</li></ul>", "\t\u{2022}\tx\n\t\u{2022}\ty\n"),
    ("<ol start=3><li>x<li>y</ol>", "\t3.\tx\n\t4.\ty\n"),
    ("a&amp;b &lt;c&gt; &#65;&#x42; &eacute;&nbsp;&hellip;", "a&b <c> AB é\u{A0}…"),
    ("&unknown; & &; &#0; &#x110000;", "&unknown; & &; &#0; \u{FFFD}"), ("1 < 2 <3", "1 < 2 <3"),
    ("<!-- no --><?x?><!DOCTYPE html>yes", "yes"),
    ("<style>p{color:red}</style><script>if(a<b){}</script>text", "text"), ("<pre>a  b\n c</pre>", "a  b\n c\n"),
    ("<p>a<p>b", "a\nb\n"), ("<b>un<i>closed", "unclosed"), ("", ""), ("</p></b>x", "x"), ("<a", ""),
    ("<a href='x", ""), ("<p>a <b>b</p>c", "a b\nc"),
  ])
  func readsText(_ html: String, _ expected: String) throws {
    #expect(try read(html).string == expected)
  }

  @Test func theDefaultFontIsTimes12() throws {
    let text = try read("Hello")
    let font = try font(text, "Hello")
    #expect(font.familyName == "Times New Roman" && font.pointSize == 12)
    #expect(try attributes(text, "Hello")[.foregroundColor] as? UIColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  @Test func readsInlineStyles() throws {
    let text = try read("a<b>bold<i>both</i></b><em>em</em><u>under</u><s>struck</s><sup>up</sup>")
    func traits(_ part: String) throws -> UIFontDescriptor.SymbolicTraits {
      try font(text, part).fontDescriptor.symbolicTraits
    }
    #expect(try traits("bold").contains(.traitBold) && !traits("bold").contains(.traitItalic))
    #expect(try traits("both").contains([.traitBold, .traitItalic]))
    #expect(try traits("em").contains(.traitItalic))
    #expect(try attributes(text, "under")[.underlineStyle] as? Int == 1)
    #expect(try attributes(text, "struck")[.strikethroughStyle] as? Int == 1)
    #expect(try font(text, "up").pointSize == 9)
  }

  /// The sizes are 2, 1.5 and 1.17 times 12.
  @Test func headingsAreLargeAndBold() throws {
    let text = try read("<h1>one</h1><h2>two</h2><h3>three</h3>x")
    #expect(try ["one", "two", "three"].map { try font(text, $0).pointSize } == [24, 18, 14.04])
    #expect(try font(text, "one").fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(try font(text, "x").pointSize == 12)
  }

  @Test func linksAreBlueAndUnderlined() throws {
    let text = try read("see <a href=\"https://a.de/?b=1&amp;c=2\">there</a>")
    let link = try attributes(text, "there")
    #expect(link[.link] as? URL == URL(string: "https://a.de/?b=1&c=2"))
    #expect(link[.underlineStyle] as? Int == 1)
    #expect(try attributes(text, "see")[.link] == nil)
  }

  @Test(arguments: [
    ("<font color='#ff0000' size=5>x</font>", UIColor(red: 1, green: 0, blue: 0, alpha: 1), 18.0),
    ("<font color=00ff00>x</font>", UIColor(red: 0, green: 1, blue: 0, alpha: 1), 12),
    (
      "<span style=\"color: rgb(0, 0, 255); font-size: 20px\">x</span>", UIColor(red: 0, green: 0, blue: 1, alpha: 1),
      20
    ),
    ("<span style='COLOR:#f00;font-size:2em'>x</span>", UIColor(red: 1, green: 0, blue: 0, alpha: 1), 24),
    ("<span style='color:white;font-size:150%'>x</span>", UIColor(red: 1, green: 1, blue: 1, alpha: 1), 18),
    ("<span style='color:nonsense;font-size:huge'>x</span>", UIColor(red: 0, green: 0, blue: 0, alpha: 1), 12),
    (
      "<style>body, .a { color: #0f0; font-size: 15px }</style><p class='b a'>x</p>",
      UIColor(red: 0, green: 1, blue: 0, alpha: 1), 15
    ),
  ])
  func colorsAndSizes(_ html: String, _ color: UIColor, _ size: CGFloat) throws {
    let text = try read(html)
    #expect(try attributes(text, "x")[.foregroundColor] as? UIColor == color)
    #expect(try font(text, "x").pointSize == size)
  }

  @Test func styleAttributes() throws {
    let text = try read(
      "<p style='text-align:center'><span style=\"background-color:yellow;font-weight:700;text-decoration:underline;font-family:-apple-system, Arial\">x</span></p>"
    )
    let look = try attributes(text, "x")
    #expect(look[.backgroundColor] as? UIColor == UIColor(red: 1, green: 1, blue: 0, alpha: 1))
    #expect(look[.underlineStyle] as? Int == 1)
    #expect((look[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    #expect(try font(text, "x").familyName == UIFont.systemFont(ofSize: 12).familyName)
    #expect(try font(text, "x").fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test func deepNestingTerminates() throws {
    let html = String(repeating: "<div><b>", count: 20_000) + "x"
    #expect(try read(html).string.hasPrefix("x"))
  }

  // MARK: Documents

  @Test func plainTextHasTheDefaultAttributes() throws {
    var facts: NSDictionary?
    let text = try NSAttributedString(
      data: Data("<b>not html".utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.plain,
        .defaultAttributes: [NSAttributedString.Key.kern: 2],
      ], documentAttributes: &facts)
    #expect(text.string == "<b>not html")
    #expect(text.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 2)
    #expect(facts?["DocumentType"] as? String == "NSPlainText")
  }

  @Test func readsEncodingsAndThrowsErrors() throws {
    let latin = Data([0x61, 0xE9, 0x80])
    #expect(try NSAttributedString(data: latin, documentAttributes: nil).string == "aé€")
    #expect(throws: NSError.self) {
      try NSAttributedString(
        data: latin, options: [.characterEncoding: String.Encoding.utf8.rawValue], documentAttributes: nil)
    }
    #expect(throws: NSError.self) {
      try NSAttributedString(
        data: latin, options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
    }
    #expect(try NSAttributedString(data: Data(" <HTML><b>x</b>".utf8), documentAttributes: nil).string == "x")
    #expect(throws: NSError.self) {
      try NSAttributedString(string: "x").data(
        from: NSRange(location: 0, length: 1), documentAttributes: [.documentType: NSAttributedString.DocumentType.rtfd]
      )
    }
  }

  /// A written document is read with the same attributes.
  @Test(arguments: [NSAttributedString.DocumentType.html, .rtf])
  func roundTrips(_ type: NSAttributedString.DocumentType) throws {
    let text = NSMutableAttributedString(
      string: "plain é 😀 {a}\\b <c> & \"d\"\n", attributes: [.font: try #require(UIFont(name: "Helvetica", size: 13))])
    text.append(
      NSAttributedString(
        string: "bold\n",
        attributes: [
          .font: UIFont(name: "Helvetica-Bold", size: 20) as Any,
          .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1), .underlineStyle: 1,
        ]))
    let data = try text.data(from: NSRange(location: 0, length: text.length), documentAttributes: [.documentType: type])
    let read = try NSAttributedString(data: data, options: [.documentType: type], documentAttributes: nil)
    #expect(read.string == text.string)
    let font = try font(read, "bold")
    #expect(font.pointSize == 20 && font.familyName == "Helvetica")
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(try self.font(read, "plain").pointSize == 13)
    #expect(try attributes(read, "bold")[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(try attributes(read, "bold")[.underlineStyle] as? Int == 1)
    #expect(try attributes(read, "plain")[.underlineStyle] == nil)
  }
}
