// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraGraphics

@Suite struct NSMutableParagraphStyleTests {
  /// Mutations that change one property each.
  static let changes: [@Sendable (NSMutableParagraphStyle) -> Void] = [
    { $0.alignment = .center }, { $0.firstLineHeadIndent = 1 }, { $0.headIndent = 1 }, { $0.tailIndent = -1 },
    { $0.lineBreakMode = .byClipping }, { $0.lineBreakStrategy = .pushOut }, { $0.minimumLineHeight = 1 },
    { $0.maximumLineHeight = 1 }, { $0.lineHeightMultiple = 1.5 }, { $0.lineSpacing = 1 },
    { $0.paragraphSpacing = 1 }, { $0.paragraphSpacingBefore = 1 }, { $0.baseWritingDirection = .rightToLeft },
    { $0.hyphenationFactor = 1 }, { $0.usesDefaultHyphenation = true }, { $0.defaultTabInterval = 1 },
    { $0.allowsDefaultTighteningForTruncation = true }, { $0.tabStops = [] },
  ]

  @Test(arguments: changes.indices)
  func everyPropertyIsComparedAndCopied(index: Int) throws {
    let style = NSMutableParagraphStyle()
    Self.changes[index](style)
    #expect(style != NSMutableParagraphStyle() && style != NSParagraphStyle.default)
    for (other, change) in Self.changes.enumerated() where other != index {
      let different = NSMutableParagraphStyle()
      change(different)
      #expect(style != different)
    }
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style && copy.hash == style.hash && !(copy is NSMutableParagraphStyle))
    let mutable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    #expect(mutable == style)
    mutable.setParagraphStyle(.default)
    #expect(mutable == NSParagraphStyle.default && mutable != style && copy == style)
  }

  @Test func copiesAreIndependent() throws {
    let style = NSMutableParagraphStyle()
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.alignment = .right
    #expect(copy.alignment == .natural)
    #expect(NSParagraphStyle.default.alignment == .natural)
  }

  @Test func tabStopsAreSorted() {
    let style = NSMutableParagraphStyle()
    style.tabStops = []
    let (a, b) = (NSTextTab(textAlignment: .left, location: 50), NSTextTab(textAlignment: .right, location: 20))
    style.addTabStop(a)
    style.addTabStop(b)
    #expect(style.tabStops == [b, a])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 50))
    #expect(style.tabStops == [b])
    style.tabStops = nil
    #expect(style == NSParagraphStyle.default)
  }

  @Test func explicitlySetDefaultTabStopsEqualTheDefault() {
    let style = NSMutableParagraphStyle()
    let tab = NSTextTab(textAlignment: .left, location: 30)
    style.addTabStop(tab)
    #expect(style != NSParagraphStyle.default && style.tabStops.count == 13)
    style.removeTabStop(tab)
    #expect(style == NSParagraphStyle.default && style.hash == NSParagraphStyle.default.hash)
  }
}
