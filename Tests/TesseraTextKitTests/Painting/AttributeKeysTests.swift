// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests that each attribute key changes the drawing unless its comment excludes that. The key list is read from the
// sources.

import Foundation
import TesseraGraphicsFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraTextKit

@Suite struct AttributeKeysTests {
  private static let font = UIFont.systemFont(ofSize: 24)

  /// A value for each key by its name in the sources. The value must have a visible effect on "fig ->".
  private static var values: [String: Any] {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 3, height: 3)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 10
    let override = NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.override.rawValue
    return [
      "font": UIFont.boldSystemFont(ofSize: 24), "paragraphStyle": style, "foregroundColor": UIColor.red,
      "backgroundColor": UIColor.yellow, "kern": 2, "tracking": 2, "strikethroughStyle": 1, "underlineStyle": 1,
      "strokeColor": UIColor.red, "strokeWidth": 4, "shadow": shadow,
      "textEffect": NSAttributedString.TextEffectStyle.letterpressStyle,
      "attachment": TextAttachmentBase(image: picture),
      "link": "https://example.com", "baselineOffset": -4, "underlineColor": UIColor.red,
      "strikethroughColor": UIColor.red, "obliqueness": 0.3, "expansion": 0.3, "writingDirection": [override],
      "inlinePresentationIntent": InlinePresentationIntent.stronglyEmphasized.rawValue, "ligature": 0,
      "verticalGlyphForm": 1, "presentationIntentAttributeName": PresentationIntent(.paragraph, identity: 1),
      "imageURL": URL(fileURLWithPath: "/a"), "alternateDescription": "a", "languageIdentifier": "de",
      "textHighlightStyle": NSAttributedString.TextHighlightStyle.default,
      "textHighlightColorScheme": NSAttributedString.TextHighlightColorScheme.mint, "textItemTag": "t",
    ]
  }

  /// Additional attributes that a key requires to have an effect, such as an underline style for an underline color.
  private static var company: [String: [NSAttributedString.Key: Any]] {
    [
      "strokeColor": [.strokeWidth: 4], "underlineColor": [.underlineStyle: 1],
      "strikethroughColor": [.strikethroughStyle: 1],
      "textEffect": [.foregroundColor: UIColor.gray],
      "textHighlightColorScheme": [.textHighlightStyle: NSAttributedString.TextHighlightStyle.default],
    ]
  }

  /// Attributes that do not change the drawing, according to their comments.
  private static let unseen: Set<String> = [
    "verticalGlyphForm", "presentationIntentAttributeName", "imageURL", "alternateDescription", "textItemTag",
  ]
  /// Attributes that affect only certain letters. Other tests cover them.
  private static let special: Set<String> = ["ligature", "languageIdentifier"]

  /// Returns the names, raw values and comments of the keys in a source file.
  private static func keys(_ path: String) throws -> [(name: String, raw: String, comment: String)] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    var found: [(name: String, raw: String, comment: String)] = []
    var comment = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("///") {
        comment += line.dropFirst(3) + "\n"
        continue
      }
      if let name = line.wholeMatch(of: /public static let (\w+) = NSAttributedString\.Key\(rawValue: "(\w+)"\)/) {
        found.append((String(name.1), String(name.2), comment))
      }
      comment = ""
    }
    return found
  }

  private func draw(_ attributes: [NSAttributedString.Key: Any]) -> UIImage {
    let text = NSMutableAttributedString(string: "fig -> \u{FFFC}", attributes: [.font: Self.font])
    text.addAttributes(attributes, range: NSRange(location: 0, length: text.length))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 160, height: 50), format: format).image { _ in
      text.draw(at: CGPoint(x: 10, y: 5))
    }
  }

  @Test func everyKeyIsDrawnOrReported() throws {
    let keys =
      try Self.keys("Sources/TesseraGraphics/Text/NSAttributedString.Key+UIKit.swift")
      + Self.keys("Sources/TesseraMarkdown/Markdown/FoundationAttributes+Intents.swift")
    #expect(keys.count >= 26)
    for key in keys {
      guard let value = Self.values[key.name] else {
        Issue.record("no value for \(key.name): add one to `values`")
        continue
      }
      let without = Self.company[key.name] ?? [:]
      let with = without.merging([NSAttributedString.Key(rawValue: key.raw): value]) { $1 }
      let differs = draw(with).pngData() != draw(without).pngData()
      if Self.unseen.contains(key.name) {
        #expect(!differs, "\(key.name) changes the picture, although its comment says otherwise")
      } else if !Self.special.contains(key.name) {
        #expect(differs, "\(key.name) does not change the picture")
        #expect(!key.comment.contains("not drawn") && !key.comment.contains("Not used"), "\(key.name) is drawn")
      }
    }
  }
}
