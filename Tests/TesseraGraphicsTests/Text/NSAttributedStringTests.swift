// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing
import TesseraText

@testable import TesseraGraphics

@Suite struct NSAttributedStringTests {
  @Test func startsEmpty() {
    #expect(NSAttributedString().length == 0)
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a")
  }

  @Test func foundationAttributesBecomeRunAttributes() {
    let bold = UIFont.boldSystemFont(ofSize: 20)
    let text = NSMutableAttributedString(string: "aöb")
    text.addAttribute(.font, value: bold, range: NSRange(location: 1, length: 1))
    let runs = StyledText(text, defaults: TextDefaults()).blocks.first?.text.runs
    #expect(runs?.map(\.count) == [1, 2, 1])
    #expect(runs?.map { $0.attributes.font == bold.textFont } == [false, true, false])
  }

  // Reading an attribute returns the object that was set.
  @Test func keysKeepTheirValues() {
    let values: [NSAttributedString.Key: NSObject] = [
      .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red, .paragraphStyle: NSParagraphStyle.default,
      .shadow: NSShadow(),
    ]
    let text = NSAttributedString(string: "a", attributes: values)
    let read = text.attributes(at: 0, effectiveRange: nil)
    #expect(read.count == 4)
    for (key, value) in values { #expect(read[key] as? NSObject === value, "\(key.rawValue)") }
  }
}
