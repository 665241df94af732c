// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Lists in text views.

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraTextKit
@testable import TesseraViews

@MainActor @Suite struct TextListViewTests {
  private static let font = UIFont.systemFont(ofSize: 17)

  private func text(_ string: String, _ lists: [NSTextList]) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.textLists = lists
    style.headIndent = 56
    return NSAttributedString(string: string, attributes: [.font: Self.font, .paragraphStyle: style])
  }

  private func view(_ text: NSAttributedString, _ usesTextKit2: Bool) -> (UITextView, UIWindow) {
    let window = makeWindow(300, 400)
    let view = UITextView(usingTextLayoutManager: usesTextKit2)
    view.frame = CGRect(0, 0, 210, 300)
    view.attributedText = text
    window.addSubview(view)
    window.layoutIfNeeded()
    return (view, window)
  }

  private func caret(_ view: UITextView, _ unit: Int) -> CGRect {
    view.position(from: view.beginningOfDocument, offset: unit).map { view.caretRect(for: $0) } ?? .null
  }

  /// The marker is at the first default tab stop and the text at the second: 28 and 56 points after the 5-point
  /// padding.
  @Test(arguments: [true, false]) func positionsIgnoreMarkers(usesTextKit2: Bool) throws {
    let list = NSTextList(markerFormat: NSTextList.MarkerFormat("{decimal}."), options: 0)
    let (view, window) = view(text("one\n\nthree words that are wrapped", [list]), usesTextKit2)
    defer { withExtendedLifetime(window) {} }
    let line = Self.font.lineHeight
    for (unit, row) in [(0, 0.0), (4, 1), (5, 2)] {
      #expect(abs(caret(view, unit).minX - 61) <= 0.5, "\(unit)")
      #expect(abs(caret(view, unit).minY - 8 - row * line) <= 0.5, "\(unit)")
    }
    // A wrapped line has no marker. It begins at the head indent, aligned with the item's first-line text.
    let end = caret(view, view.text.utf16.count)
    #expect(abs(end.minY - 8 - 3 * line) <= 0.5 && end.minX > 61)
    // A touch on a marker maps to the start of the item.
    let hit = try #require(view.closestPosition(to: CGPoint(x: 36, y: 8 + 2.5 * line)))
    #expect(view.offset(from: view.beginningOfDocument, to: hit) == 5)
    let all = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    #expect(view.selectionRects(for: all).allSatisfy { $0.rect.minX >= 60 })
    #expect(view.text == "one\n\nthree words that are wrapped")
  }

  /// Text views draw the same pixels as labels, including the markers.
  @Test(arguments: [true, false]) func drawsMarkersLikeLabels(usesTextKit2: Bool) throws {
    let list = NSTextList(markerFormat: .disc, options: 0)
    let inner = NSTextList(markerFormat: .lowercaseRoman, options: 0)
    let whole = NSMutableAttributedString(attributedString: text("a\nb\n", [list]))
    whole.append(text("c\n", [list, inner]))
    whole.append(text("d", [list]))
    let view = UITextView(usingTextLayoutManager: usesTextKit2)
    view.frame = CGRect(0, 0, 150, 100)
    view.backgroundColor = .white
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.attributedText = whole
    let label = UILabel(frame: CGRect(0, 0, 150, 100))
    label.numberOfLines = 0
    label.backgroundColor = .white
    label.attributedText = whole
    label.frame.size.height = label.sizeThatFits(CGSize(width: 150, height: 1000)).height
    #expect(abs(view.sizeThatFits(CGSize(width: 150, height: 1000)).height - label.frame.height) <= 0.5)
    let (one, two) = (PaintedControl(view), PaintedControl(label))
    var ink = 0
    for y in stride(from: CGFloat(0), to: min(label.frame.height, 80), by: 1) {
      for x in stride(from: CGFloat(24), to: 60, by: 1) {
        let (first, second) = (try one.color(x, y), try two.color(x, y))
        #expect(first == second, "\(x) \(y)")
        if first != UIColor.white.light { ink += 1 }
      }
    }
    #expect(ink > 20)
  }

  /// An inserted item is numbered, and the items after it are renumbered.
  @Test func itemsFollowEdits() throws {
    let list = NSTextList(markerFormat: .decimal, options: 0)
    let (view, window) = view(text("a\nb", [list]), true)
    defer { withExtendedLifetime(window) {} }
    let content = try #require(view.textLayoutManager?.textContentManager as? NSTextContentStorage)
    func markers() -> [String?] {
      content.textElements(for: content.documentRange).map { ($0 as? NSTextListElement)?.marker?.text }
    }
    #expect(markers() == ["1", "2"])
    view.selectedRange = NSRange(location: 1, length: 0)
    view.insertText("\nnew")
    #expect(markers() == ["1", "2", "3"])
    content.includesTextListMarkers = true
    #expect(markers() == [nil, nil, nil])
    window.layoutIfNeeded()
    #expect(abs(caret(view, 0).minX - 5) <= 0.5)
  }
}
