// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraText
import Testing

@testable import TesseraGraphics
@testable import TesseraTextKit

@Suite struct PushOutTests {
  /// A layout manager breaks lines one at a time, and at the same positions as a label.
  @Test(arguments: stride(from: 40.0, through: 400, by: 9).map { $0 })
  func layoutManagersBreakLinesLikeLabels(width: Double) {
    let style = NSMutableParagraphStyle()
    style.lineBreakStrategy = .pushOut
    style.firstLineHeadIndent = 12
    style.headIndent = 4
    let text = NSAttributedString(
      string: "The quick brown fox jumps over the lazy dog and is gone\nA second paragraph ends with a short word, it",
      attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
    let label = LabelText(.attributed(text), defaults: TextDefaults(), lines: 0)
      .layout(width: width, height: .infinity)
    var start = 0
    let expected = label.blocks.flatMap { $0.layout.lines.map(\.range) }
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: 0))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    let storage = NSTextStorage(attributedString: text)
    storage.addLayoutManager(manager)
    let found = manager.fragments(in: container).map(\.range)
    #expect(found == expected)
    start = found.last?.upperBound ?? 0
    #expect(start == text.length)
  }

  /// With the push-out strategy, the last word is not alone on its line at a width at which it would be without the
  /// strategy.
  @Test func avoidsASingleLastWord() throws {
    func lastLine(_ strategy: NSParagraphStyle.LineBreakStrategy, _ width: CGFloat) -> String {
      let style = NSMutableParagraphStyle()
      style.lineBreakStrategy = strategy
      let storage = NSTextStorage(
        string: "one two three four five", attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
      let manager = NSLayoutManager()
      let container = NSTextContainer(size: CGSize(width: width, height: 0))
      container.lineFragmentPadding = 0
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      let range = manager.fragments(in: container).last?.range ?? 0..<0
      return (storage.string as NSString).substring(with: NSRange(range))
    }
    let width =
      NSAttributedString(
        string: "one two three four ", attributes: [.font: UIFont.systemFont(ofSize: 17)]
      ).size().width + 4
    #expect(lastLine([], width) == "five")
    #expect(lastLine(.pushOut, width) == "four five")
  }
}
