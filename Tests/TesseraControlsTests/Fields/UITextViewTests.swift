// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraTextKit
@_spi(Tessera) @testable import TesseraViews

/// A line of 17-point text is 20.287 high. A text view adds 8 points at the top and bottom, and 5 points at both
/// sides.
@MainActor @Suite struct UITextViewTests {
  private func view(_ text: String, width: CGFloat = 200, height: CGFloat = 100) -> (UITextView, UIWindow) {
    let window = makeWindow()
    let view = UITextView(frame: CGRect(0, 0, width, height))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    window.addSubview(view)
    return (view, window)
  }

  @Test func defaults() {
    let view = UITextView()
    #expect(view.text == "" && view.attributedText.length == 0 && !view.hasText)
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5 && view.textContainer.maximumNumberOfLines == 0)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(view.isEditable && view.isSelectable && view.isScrollEnabled)
  }

  /// The height for n lines is 16 + n * 20.287, rounded up to half a point.
  @Test(arguments: [("", CGFloat(36.5)), ("a", 36.5), ("a\nb", 57), ("a\nb\nc", 77), ("a\n", 57), ("a\n\nb", 77)])
  func contentHeight(_ text: String, _ height: CGFloat) {
    let (view, window) = view(text)
    defer { withExtendedLifetime(window) {} }
    #expect(view.contentSize == CGSize(width: 200, height: height))
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height == height)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == height)
  }

  /// With `clearsOnInsertion`, the first insertion replaces the contents. A deletion is not an insertion.
  @Test func clearsOnInsertionOnly() {
    let (view, window) = view("Some text")
    defer { withExtendedLifetime(window) {} }
    view.clearsOnInsertion = true
    view.selectedRange = NSRange(location: 9, length: 0)
    view.deleteBackward()
    #expect(view.text == "Some tex" && view.clearsOnInsertion)
    view.insertText("N")
    #expect(view.text == "N" && !view.clearsOnInsertion)
    view.insertText("o")
    #expect(view.text == "No")
  }

  @Test func widthIncludesPadding() {
    let (view, window) = view("Some text")
    defer { withExtendedLifetime(window) {} }
    let label = UILabel()
    window.addSubview(label)
    label.text = "Some text"
    view.isScrollEnabled = false
    // The width is rounded up to half a point once, not twice.
    let difference = view.intrinsicContentSize.width - label.intrinsicContentSize.width
    #expect(difference == 10)
  }

  @Test func wrapsWithoutScrollingAtItsSolvedWidth() {
    let (view, window) = view("one two three four five six seven eight nine ten")
    view.isScrollEnabled = false
    view.translatesAutoresizingMaskIntoConstraints = false
    activate(
      view.leftAnchor.constraint(equalTo: window.leftAnchor), view.topAnchor.constraint(equalTo: window.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 120))
    window.layoutIfNeeded()
    let height = view.frame.height
    #expect(height == view.sizeThatFits(CGSize(width: 120, height: 0)).height && height > 57)
    // Lines are 10 points narrower than the view, so a 110-point label has the same number of lines.
    let label = UILabel()
    window.addSubview(label)
    label.numberOfLines = 0
    label.text = view.text
    #expect(abs(height - 16 - label.sizeThatFits(CGSize(width: 110, height: 0)).height) <= 0.5)
    view.isScrollEnabled = true
    #expect(view.intrinsicContentSize.height == -1)
  }

  @Test func wideningReducesTheContentHeight() {
    let (view, window) = view("one two three four five six seven eight nine ten", width: 100)
    defer { withExtendedLifetime(window) {} }
    let before = view.contentSize
    view.frame.size.width = 380
    #expect(view.contentSize.width == 380 && view.contentSize.height < before.height)
    view.textContainer.maximumNumberOfLines = 1
    #expect(view.contentSize.height == 36.5)
    view.textContainer.lineFragmentPadding = 0
    view.textContainerInset = .zero
    #expect(view.contentSize.height == 20.5)
  }

  @Test func selectionIsClampedToTheText() {
    let (view, _) = view("abc")
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    view.selectedRange = NSRange(location: 1, length: 99)
    #expect(view.selectedRange == NSRange(location: 1, length: 2))
    view.insertText("x")
    #expect(view.text == "ax" && view.selectedRange == NSRange(location: 2, length: 0))
    view.selectedRange = NSRange(location: -5, length: -1)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
    view.deleteBackward()
    #expect(view.text == "ax")
  }

  /// Twenty lines in a view that is 100 high. Line 10 ends at 8 + 10 * 20.287 = 210.87, so showing it requires an
  /// offset of 110.87, rounded to 111 on the pixel grid.
  @Test func scrollsToARange() {
    let (view, window) = view((1...20).map { "l\($0 % 10)" }.joined(separator: "\n"))
    defer { withExtendedLifetime(window) {} }
    window.layoutIfNeeded()
    view.scrollRangeToVisible(NSRange(location: 9 * 3, length: 2))
    #expect(view.contentOffset == CGPoint(x: 0, y: 111))
    view.scrollRangeToVisible(NSRange(location: 8 * 3, length: 1))
    #expect(view.contentOffset.y == 111)
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    // Line 1 begins at 8, below the text container inset.
    #expect(view.contentOffset.y == 8)
    view.scrollRangeToVisible(NSRange(location: 9999, length: 9999))
    // The last line ends at 8 + 405.74 = 413.74, so the offset is 313.74, rounded to 313.5 on the pixel grid.
    #expect(view.contentOffset.y == 313.5)
  }

  final class Log: UITextViewDelegate {
    var lines: [String] = []
    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { lines.append("end") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      lines.append("should \(range.location) \(range.length) \(text)")
      return text != "no"
    }
    func textViewDidChange(_ textView: UITextView) { lines.append("change") }
    func textViewDidChangeSelection(_ textView: UITextView) { lines.append("selection") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("scroll") }
  }

  @Test func editingNotifiesTheDelegate() {
    let (view, _) = view("ab")
    let log = Log()
    view.delegate = log
    #expect(view.delegate === log)
    view.startEditing()
    view.typeText("c")
    view.typeText("no")
    view.stopEditing()
    view.contentOffset.y = 5
    #expect(log.lines == ["begin", "should 2 0 c", "selection", "change", "should 3 0 no", "end", "scroll"])
    #expect(view.text == "abc")
    view.isEditable = false
    #expect(!view.startEditing())
  }

  private func colors(_ window: UIWindow) -> [Color] {
    window.displayList(scale: 2, pixels: (780, 1688), background: .clear).commands.compactMap {
      if case .glyphs(_, let color, _) = $0 { color } else { nil }
    }
  }

  @Test func linksUseTheirAttributes() {
    let (view, window) = view("")
    let text = NSMutableAttributedString(string: "see ")
    text.append(NSAttributedString(string: "this", attributes: [.link: "https://example.com"]))
    view.attributedText = text
    #expect(colors(window) == [UIColor.label.light, UIColor.systemBlue.light])
    view.linkTextAttributes = [.foregroundColor: UIColor.red]
    #expect(colors(window) == [UIColor.label.light, UIColor.red.light])
  }

  /// Of a thousand lines, only the lines near the visible 100 points are drawn.
  @Test func paintsOnlyVisibleLines() {
    let (view, window) = view(Array(repeating: "x", count: 1000).joined(separator: "\n"))
    window.layoutIfNeeded()
    view.contentOffset.y = 8000
    #expect((5...9).contains(colors(window).count))
  }

  /// The insertion point is at x = 5 in an empty view, at the end of typed text, and on the next line after a line
  /// break.
  @Test func insertionPoint() {
    let (view, window) = view("")
    defer { withExtendedLifetime(window) {} }
    #expect(view.insertionRect == CGRect(5, 8, 2, 20.5))
    view.insertText("Wide")
    let label = UILabel()
    window.addSubview(label)
    label.text = "Wide"
    #expect(abs(view.insertionRect.minX - 5 - label.intrinsicContentSize.width) <= 0.5)
    view.selectedRange = NSRange(location: 0, length: 0)
    #expect(view.insertionRect.minX == 5)
    view.text = "a\n"
    #expect(view.insertionRect.minX == 5 && view.insertionRect.minY == 28.5)
  }
}
