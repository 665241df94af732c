// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing
import TesseraText

@testable import TesseraGraphics

@Suite struct NSParagraphStyleTests {
  // The defaults in Apple's documentation of NSParagraphStyle.
  @Test(arguments: [NSParagraphStyle.default, NSParagraphStyle(), NSMutableParagraphStyle()])
  func documentedDefaults(style: NSParagraphStyle) {
    #expect(style.alignment == .natural)
    #expect(style.lineBreakMode == .byWordWrapping)
    #expect(style.baseWritingDirection == .natural)
    let lengths = [
      style.firstLineHeadIndent, style.headIndent, style.tailIndent, style.minimumLineHeight, style.maximumLineHeight,
      style.lineHeightMultiple, style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore,
      style.defaultTabInterval,
    ]
    #expect(lengths == Array(repeating: 0, count: 10))
    #expect(style.hyphenationFactor == 0)
    #expect(!style.usesDefaultHyphenation)
    #expect(!style.allowsDefaultTighteningForTruncation)
    #expect(style.lineBreakStrategy == [])
    // Twelve left-aligned tab stops, 28 points apart.
    #expect(style.tabStops.map(\.location) == [28, 56, 84, 112, 140, 168, 196, 224, 252, 280, 308, 336])
    #expect(style.tabStops.allSatisfy { $0.alignment == .left })
  }

  // Raw values of UIKit's enumerations on iOS.
  @Test func rawValues() {
    #expect([NSTextAlignment.left, .center, .right, .justified, .natural].map(\.rawValue) == [0, 1, 2, 3, 4])
    let modes: [NSLineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
    ]
    #expect(modes.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect([NSWritingDirection.natural, .leftToRight, .rightToLeft].map(\.rawValue) == [-1, 0, 1])
    #expect(NSParagraphStyle.LineBreakStrategy.standard.contains([.pushOut, .hangulWordPriority]))
  }

  @Test(arguments: [
    ("ar", NSWritingDirection.rightToLeft), ("he", .rightToLeft), ("fa-IR", .rightToLeft), ("en", .leftToRight),
    ("de-AT", .leftToRight), ("ja", .leftToRight),
  ])
  func writingDirections(language: String, direction: NSWritingDirection) {
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: language) == direction)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: nil) == .natural)
  }

  @Test func convertsEveryValue() {
    let style = NSMutableParagraphStyle()
    style.alignment = .justified
    style.lineBreakMode = .byTruncatingMiddle
    style.lineSpacing = 1
    style.lineHeightMultiple = 2
    style.minimumLineHeight = 3
    style.maximumLineHeight = 4
    style.firstLineHeadIndent = 5
    style.headIndent = 6
    style.tailIndent = -7
    style.paragraphSpacing = 8
    style.paragraphSpacingBefore = 9
    style.baseWritingDirection = .rightToLeft
    var expected = ParagraphStyle()
    expected.alignment = .justified
    expected.lineBreakMode = .truncatingMiddle
    expected.lineSpacing = 1
    expected.lineHeightMultiple = 2
    expected.minimumLineHeight = 3
    expected.maximumLineHeight = 4
    expected.firstLineHeadIndent = 5
    expected.headIndent = 6
    expected.tailIndent = -7
    expected.paragraphSpacing = 8
    expected.paragraphSpacingBefore = 9
    expected.baseDirection = .rightToLeft
    #expect(ParagraphStyle(style, direction: .leftToRight) == expected)
  }

  @Test func naturalDirectionFallsBackToTheViewsDirection() {
    let ltr = ParagraphStyle(.default, direction: .leftToRight)
    let rtl = ParagraphStyle(.default, direction: .rightToLeft)
    #expect(ltr.baseDirection == .natural(fallbackIsRightToLeft: false))
    #expect(rtl.baseDirection == .natural(fallbackIsRightToLeft: true))
    // NSTextAlignment.natural: "the default alignment associated with the current localization of the app".
    #expect(ltr.alignment == .left && rtl.alignment == .right)
    // Natural alignment follows an explicit base writing direction.
    for writing in [NSWritingDirection.leftToRight, .rightToLeft] {
      let style = NSMutableParagraphStyle()
      style.baseWritingDirection = writing
      #expect(ParagraphStyle(style, direction: .rightToLeft).alignment == .natural)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func invalidLengthsCountAsZero(length: CGFloat) {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = length
    style.headIndent = length
    style.maximumLineHeight = length
    #expect(ParagraphStyle(style, direction: .leftToRight) == ParagraphStyle(.default, direction: .leftToRight))
  }
}
