// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import TesseraGraphics
import TesseraViews
import Testing

/// Reserved lines, links, placeholders and font weights. The window is 200 x 100 points.
@MainActor @Suite struct TextDetailTests {
  private func lines(_ label: UILabel) -> [CGRect] { label.painter(in: label.bounds).lineRects }

  /// The text's line begins at the top of the frame, which is two lines high.
  @Test func reservedLinesAreBelowTheText() throws {
    let text = Text(verbatim: "Text").font(.system(size: 20))
    let label = try #require(HostedScreen(text.lineLimit(2, reservesSpace: true)).labels.first)
    let line = try #require(HostedScreen(text).labels.first).frame.height
    #expect(abs(label.frame.height - 2 * line) <= 1)
    #expect(lines(label).map(\.minY) == [0])
  }

  /// The last baseline is that of the last line with text, so equal texts are aligned.
  @Test func reservedLinesHaveNoBaseline() {
    let text = Text(verbatim: "Text").font(.system(size: 20))
    let screen = HostedScreen(
      HStack(alignment: .lastTextBaseline) {
        text.lineLimit(2, reservesSpace: true)
        text
      })
    #expect(screen.labels.count == 2 && screen.labels[0].frame.minY == screen.labels[1].frame.minY)
  }

  /// Links have the tint, with or without their own font, and no underline.
  @Test func linksHaveTheTint() throws {
    var string = AttributedString("link")
    string.link = URL(string: "https://example.com")
    var large = string
    large.font = .system(size: 20)
    for text in [Text("[link](https://example.com)"), Text(string), Text(large)] {
      let label = try #require(HostedScreen(text.tint(.green)).labels.first)
      let decorations = label.labelText.styled.decorations
      #expect(decorations.map(\.color) == [.systemGreen])
      #expect(decorations.map(\.underline) == [[]])
    }
    let plain = try #require(HostedScreen(Text(string)).labels.first)
    #expect(plain.labelText.styled.decorations.map(\.color) == [.tintColor])
    let lined = try #require(HostedScreen(Text(string).underline()).labels.first)
    #expect(lined.labelText.styled.decorations.map(\.underline) == [.single])
  }

  /// The second line is much shorter than the first one.
  @Test func placeholdersHaveTheWidthsOfTheirLines() throws {
    let text = Text(verbatim: "WWWWWW\nW").font(.system(size: 20))
    let screen = HostedScreen(text.redacted(reason: .placeholder))
    let frame = try #require(screen.labels.first).frame
    let (left, right) = (Int(frame.minX) + 5, Int(frame.maxX) - 6)
    let (top, bottom) = (Int(frame.minY + frame.height / 4), Int(frame.minY + frame.height * 3 / 4))
    let gray = screen.pixel(left, top)
    #expect(gray != [255, 255, 255, 255])
    #expect(screen.pixel(right, top) == gray)
    #expect(screen.pixel(left, bottom) == gray)
    #expect(screen.pixel(right, bottom) == [255, 255, 255, 255])
  }

  /// The rounded design keeps the weight.
  @Test func designsKeepTheWeight() throws {
    let text = Text(verbatim: "NL").font(.system(size: 20, weight: .semibold, design: .rounded))
    let font = try #require(HostedScreen(text).labels.first?.font)
    let descriptor = UIFont.systemFont(ofSize: 20, weight: .semibold).fontDescriptor.withDesign(.rounded)
    #expect(font == UIFont(descriptor: try #require(descriptor), size: 20))
    let regular = UIFont.systemFont(ofSize: 20).fontDescriptor.withDesign(.rounded)
    #expect(font != UIFont(descriptor: try #require(regular), size: 20))
  }
}
