// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraLists
@testable import TesseraViews

/// The leading edges of text next to images in list content views, in 300-point rows.
@MainActor @Suite struct ListContentTests {
  private func textStart(_ image: UIImage?, reserved: CGSize = .zero) throws -> CGFloat {
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    content.image = image
    content.imageProperties.reservedLayoutSize = reserved
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    view.layoutIfNeeded()
    return view.textStart
  }

  /// Symbols reserve a width of 28 points, so that the text of all rows is aligned at 16 + 28 + 16.
  @Test(arguments: ["chevron.up.chevron.down", "folder", "doc", "person"])
  func symbols(_ name: String) throws {
    #expect(try textStart(UIImage(systemName: name)) == 60)
  }

  /// A transform changes the case of letters by the rules of the language, but not of attributed text.
  @Test func transformsChangeTheCase() {
    typealias Transform = UIListContentConfiguration.TextProperties.TextTransform
    func shown(_ transform: Transform, attributed: Bool = false) -> String? {
      var content = UIListContentConfiguration.cell()
      content.textProperties.transform = transform
      if attributed { content.attributedText = NSAttributedString(string: "in Use") } else { content.text = "in Use" }
      let view = UIListContentView(configuration: content)
      return view.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first
    }
    #expect(shown(.none) == "in Use" && shown(.uppercase) == "IN USE")
    #expect(shown(.lowercase) == "in use" && shown(.capitalized) == "In Use")
    #expect(shown(.uppercase, attributed: true) == "in Use")
    #expect(AmbientLanguage.with(LanguageTag("tr")) { shown(.uppercase) } == "İN USE")
    #expect(UIListContentConfiguration.groupedHeader().textProperties.transform == .uppercase)
    #expect(UIListContentConfiguration.plainHeader().textProperties.transform == .none)
  }

  /// Other images take their natural width. A configuration may reserve a larger width, or the standard width of
  /// symbols.
  @Test func images() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { $0.fill(CGRect(0, 0, 20, 20)) }
    let standard = UIListContentConfiguration.ImageProperties.standardDimension
    #expect(try textStart(image) == 52)
    #expect(try textStart(image, reserved: CGSize(width: 40, height: 0)) == 72)
    #expect(try textStart(image, reserved: CGSize(width: standard, height: standard)) == 60)
    #expect(try textStart(nil) == 16)
    #expect(try textStart(nil, reserved: CGSize(width: standard, height: 0)) == 60)
  }
}
