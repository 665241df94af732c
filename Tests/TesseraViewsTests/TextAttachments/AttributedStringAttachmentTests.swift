// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraGraphics
@testable import TesseraTextKit
@testable import TesseraViews

@Suite struct AttributedStringAttachmentTests {
  @Test func attachmentsRoundTripThroughAttributedString() throws {
    let attachment = NSTextAttachment()
    var text = AttributedString("\u{FFFC}")
    text.attachment = attachment
    let string = NSAttributedString(text)
    #expect(string.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
    let back = AttributedString(string)
    #expect(back.attachment === attachment && back.runs.first?.attachment === attachment && back == text)
    #expect(AttributeContainer([.attachment: attachment]).attachment === attachment)
    text.attachment = nil
    #expect(text.attachment == nil && text == AttributedString("\u{FFFC}"))
  }
}
