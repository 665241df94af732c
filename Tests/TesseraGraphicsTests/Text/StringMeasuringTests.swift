// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraGraphics

private let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

@Suite struct StringMeasuringTests {
  let font = UIFont.systemFont(ofSize: 17)

  @Test func oneLineHasTheFontsLineHeight() {
    let size = "Hello".size(withAttributes: [.font: font])
    #expect(abs(size.height - font.lineHeight) < 1e-9)
    #expect(size.width > 0)
  }

  // JetBrains Mono's characters are 600 of 1000 units wide.
  @Test func widthIsTheSumOfAdvances() {
    let mono = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
    #expect(abs("abcde".size(withAttributes: [.font: mono]).width - 30) < 1e-9)
    #expect(abs("abcde".size(withAttributes: [.font: mono, .kern: 2]).width - 40) < 1e-9)
    #expect(abs("ab\nabcd".size(withAttributes: [.font: mono]).width - 24) < 1e-9)
  }

  @Test func countsLines() {
    let mono = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
    // Three characters fit into 20 points, so "aa" and "aa" are on separate lines.
    let box = "aa aa".boundingRect(
      with: CGSize(width: 20, height: 0), options: .usesLineFragmentOrigin, attributes: [.font: mono], context: nil)
    #expect(abs(box.height - 2 * mono.lineHeight) < 1e-9)
    // The space at the break counts.
    #expect(abs(box.width - 18) < 1e-9)
    #expect(box.origin == .zero)
  }

  @Test func measuresOneLineAtTheBaselineWithoutLineOrigin() {
    let context = NSStringDrawingContext()
    let box = "aa aa".boundingRect(
      with: CGSize(width: 20, height: 0), options: [], attributes: [.font: font], context: context)
    #expect(abs(box.height - font.lineHeight) < 1e-9)
    #expect(abs(box.minY + font.ascender) < 1e-9)
    #expect(context.totalBounds == box)
    #expect(context.actualScaleFactor == 1)
  }

  @Test func includesLeadingOnRequest() {
    let body = UIFont.preferredFont(
      forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    let without = "a\nb".boundingRect(
      with: unlimited, options: .usesLineFragmentOrigin, attributes: [.font: body], context: nil)
    #expect(abs(without.height - 2 * body.lineHeight) < 1e-9)
    let with = "a\nb".boundingRect(
      with: unlimited, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: body], context: nil)
    #expect(with.height > without.height + 1)
  }

  @Test func truncationRespectsTheHeight() {
    let text = "one two three four five six seven"
    let limit = CGSize(width: 40, height: 2.5 * font.lineHeight)
    let free = text.boundingRect(
      with: limit, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    #expect(free.height > limit.height)
    let cut = text.boundingRect(
      with: limit, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: [.font: font],
      context: nil)
    #expect(abs(cut.height - 2 * font.lineHeight) < 1e-9)
  }

  @Test func defaultFontIsTwelvePoints() {
    #expect("Hello".size() == "Hello".size(withAttributes: [.font: UIFont(name: "Helvetica", size: 12) as Any]))
  }

  @Test func addsUpStyledParagraphs() {
    let style = NSMutableParagraphStyle()
    style.paragraphSpacing = 5
    let text = NSMutableAttributedString(string: "a\n", attributes: [.font: font, .paragraphStyle: style])
    text.append(NSAttributedString(string: "b", attributes: [.font: font]))
    #expect(abs(text.size().height - (2 * font.lineHeight + 5)) < 1e-9)
  }

  @Test(arguments: [CGFloat.nan, -1, 0, .infinity, .greatestFiniteMagnitude])
  func hostileLimitsAreIgnored(limit: CGFloat) {
    let box = "one two".boundingRect(
      with: CGSize(width: limit, height: limit), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      attributes: [.font: font], context: nil)
    #expect(box.size == "one two".size(withAttributes: [.font: font]))
  }

  @Test func emptyTextHasNoWidth() {
    #expect("".size(withAttributes: [.font: font]).width == 0)
    #expect(
      NSString(string: "Hello").size(withAttributes: [.font: font]) == "Hello".size(withAttributes: [.font: font]))
  }

  // The font's kerning pair brings A and V closer together. A kern of 0 disables it, but a negligible kern does not.
  @Test func zeroKernDisablesKerning() {
    let font = UIFont.systemFont(ofSize: 40)
    let kerned = "AVAVAV".size(withAttributes: [.font: font]).width
    let plain = "AVAVAV".size(withAttributes: [.font: font, .kern: 0]).width
    #expect(plain > kerned + 1)
    let advances = ["A", "V"].map { $0.size(withAttributes: [.font: font]).width }.reduce(0, +)
    #expect(abs(plain - 3 * advances) < 0.01)
    #expect(abs("AVAVAV".size(withAttributes: [.font: font, .kern: 0.001]).width - kerned) < 0.1)
  }
}
