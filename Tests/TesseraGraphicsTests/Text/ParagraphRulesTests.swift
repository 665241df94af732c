// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraText
import Testing

@testable import TesseraGraphics

/// The effects of `NSParagraphStyle` on lines: tabs, line break strategies, hyphenation and tightening.
@Suite struct ParagraphRulesTests {
  private func rules(_ change: (NSMutableParagraphStyle) -> Void) -> ParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return ParagraphStyle(style, direction: .leftToRight)
  }

  @Test func defaults() {
    let plain = rules { _ in }
    #expect(plain == ParagraphStyle(NSParagraphStyle.default, direction: .leftToRight))
    #expect(plain.tabs == TabStops())
    #expect(!plain.avoidsShortLastLine && !plain.keepsHangulWords && !plain.tightensBeforeTruncation)
    #expect(plain.hyphenationFactor == 0)
  }

  @Test func tabs() {
    let tabs = rules {
      $0.tabStops = [
        NSTextTab(textAlignment: .center, location: 200), NSTextTab(textAlignment: .left, location: 50),
        NSTextTab(
          textAlignment: .right, location: 100,
          options: [.columnTerminators: NSTextTab.columnTerminators(for: Locale(identifier: "de"))]),
      ]
      $0.defaultTabInterval = 36
    }.tabs
    typealias Stop = TabStops.Stop
    #expect(
      tabs.stops == [
        Stop(location: 50), Stop(location: 100, alignment: .decimal, terminators: [0x2C]),
        Stop(location: 200, alignment: .center),
      ])
    #expect(tabs.interval == 36)
    let defaults: [Double] = (1...12).map { 28 * Double($0) }
    #expect(rules { $0.defaultTabInterval = 10 }.tabs.stops.map(\.location) == defaults)
  }

  @Test func strategies() {
    #expect(rules { $0.lineBreakStrategy = .pushOut }.avoidsShortLastLine)
    #expect(rules { $0.lineBreakStrategy = .hangulWordPriority }.keepsHangulWords)
    let all = rules { $0.lineBreakStrategy = .standard }
    #expect(all.avoidsShortLastLine && all.keepsHangulWords)
    #expect(rules { $0.allowsDefaultTighteningForTruncation = true }.tightensBeforeTruncation)
  }

  @Test(arguments: [(Float(0.5), 0.5), (2, 1), (-1, 0), (.nan, 0), (.infinity, 0)])
  func hyphenation(_ factor: Float, _ expected: Double) {
    #expect(rules { $0.hyphenationFactor = factor }.hyphenationFactor == expected)
  }

  @Test func defaultHyphenation() {
    #expect(rules { $0.usesDefaultHyphenation = true }.hyphenationFactor == 0.9)
  }
}
