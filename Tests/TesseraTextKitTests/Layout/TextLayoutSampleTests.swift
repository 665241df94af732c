// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Uses of TextKit 2 that are common in apps: comments in bubbles, line numbers and collapsed comments.

import Foundation
import TesseraGraphicsFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraTextKit

extension NSAttributedString.Key {
  fileprivate static let commentDepth = NSAttributedString.Key("commentDepth")
}

/// A layout fragment that draws a comment in a bubble, indented by its depth.
private final class BubbleLayoutFragment: NSTextLayoutFragment {
  var depth = 0
  override var leadingPadding: CGFloat { 20 * CGFloat(depth) }
  override var trailingPadding: CGFloat { 50 }
  override var topMargin: CGFloat { 6 }
  override var bottomMargin: CGFloat { 6 }

  private var tightTextBounds: CGRect {
    textLineFragments.reduce(CGRect.null) { $0.union($1.typographicBounds) }
  }
  var bubbleRect: CGRect { tightTextBounds.insetBy(dx: -3, dy: -3) }
  override var renderingSurfaceBounds: CGRect { bubbleRect.union(super.renderingSurfaceBounds) }

  override func draw(at renderingOrigin: CGPoint, in context: CGContext) {
    context.saveGState()
    let bubble = bubbleRect.offsetBy(dx: renderingOrigin.x, dy: renderingOrigin.y)
    context.addPath(CGPath(roundedRect: bubble, cornerWidth: 4, cornerHeight: 4, transform: nil))
    context.setFillColor(UIColor.systemIndigo.cgColor)
    context.fillPath()
    context.restoreGState()
    super.draw(at: renderingOrigin, in: context)
  }
}

/// A document with collapsible comments.
private final class CommentController: NSObject, NSTextContentStorageDelegate, NSTextLayoutManagerDelegate {
  let content = NSTextContentStorage()
  let layout = NSTextLayoutManager()
  let container: NSTextContainer
  var hidesComments = false

  init(_ text: NSAttributedString, width: CGFloat) {
    container = NSTextContainer(size: CGSize(width: width, height: 0))
    super.init()
    content.delegate = self
    layout.delegate = self
    layout.textContainer = container
    content.addTextLayoutManager(layout)
    content.primaryTextLayoutManager = layout
    content.performEditingTransaction { content.textStorage?.setAttributedString(text) }
  }

  private func depth(_ element: NSTextElement) -> Int? {
    guard let paragraph = element as? NSTextParagraph, paragraph.attributedString.length > 0 else { return nil }
    return paragraph.attributedString.attribute(.commentDepth, at: 0, effectiveRange: nil) as? Int
  }

  func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool { !hidesComments || depth(textElement) == nil }

  func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph? {
    guard let text = textContentStorage.textStorage?.attributedSubstring(from: range),
      text.attribute(.commentDepth, at: 0, effectiveRange: nil) != nil
    else { return nil }
    let shown = NSMutableAttributedString(attributedString: text)
    shown.addAttribute(.foregroundColor, value: UIColor.white, range: NSRange(location: 0, length: text.length))
    return NSTextParagraph(attributedString: shown)
  }

  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment {
    guard let depth = depth(textElement) else {
      return NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange)
    }
    let bubble = BubbleLayoutFragment(textElement: textElement, range: textElement.elementRange)
    bubble.depth = depth
    return bubble
  }

  /// The number and first baseline of each paragraph, for a line number ruler.
  var lineNumbers: [(number: Int, baseline: CGFloat)] {
    var numbers: [(number: Int, baseline: CGFloat)] = []
    layout.enumerateTextLayoutFragments(from: layout.documentRange.location, options: [.ensuresLayout]) { fragment in
      guard let line = fragment.textLineFragments.first else { return true }
      let top = fragment.layoutFragmentFrame.minY + line.typographicBounds.minY
      numbers.append((numbers.count + 1, top + line.glyphOrigin.y))
      return true
    }
    return numbers
  }

  var fragments: [NSTextLayoutFragment] {
    var all: [NSTextLayoutFragment] = []
    layout.enumerateTextLayoutFragments(from: nil, options: []) {
      all.append($0); return true
    }
    return all
  }
}

@Suite struct TextLayoutSampleTests {
  private static let font = UIFont.systemFont(ofSize: 17)
  private static let line = font.lineHeight

  private func controller() -> CommentController {
    let text = NSMutableAttributedString(string: "Question\n", attributes: [.font: Self.font])
    text.append(NSAttributedString(string: "Answer\n", attributes: [.font: Self.font, .commentDepth: 1]))
    text.append(NSAttributedString(string: "Again\n", attributes: [.font: Self.font, .commentDepth: 2]))
    text.append(NSAttributedString(string: "End", attributes: [.font: Self.font]))
    return CommentController(text, width: 300)
  }

  @Test func bubblesReserveSpace() {
    let fragments = controller().fragments
    #expect(fragments.map { $0 is BubbleLayoutFragment } == [false, true, true, false])
    #expect(fragments.map(\.layoutFragmentFrame.minX) == [5, 5, 5, 5])
    let heights = [Self.line, Self.line + 12, Self.line + 12, Self.line]
    var top: CGFloat = 0
    for (fragment, height) in zip(fragments, heights) {
      #expect(abs(fragment.layoutFragmentFrame.minY - top) < 0.001)
      #expect(abs(fragment.layoutFragmentFrame.height - height) < 0.001)
      top += height
    }
    let first = fragments[2].textLineFragments[0].typographicBounds
    #expect(abs(first.minX - 40) < 0.001 && abs(first.minY - 6) < 0.001)
    #expect(fragments[2].renderingSurfaceBounds.contains(first.insetBy(dx: -3, dy: -3)))
  }

  @Test func rulersFindBaselines() {
    let numbers = controller().lineNumbers
    #expect(numbers.map(\.number) == [1, 2, 3, 4])
    let tops = [0, Self.line + 6, 2 * Self.line + 18, 3 * Self.line + 24]
    for (entry, top) in zip(numbers, tops) { #expect(abs(entry.baseline - top - Self.font.ascender) < 0.01) }
  }

  @Test func doesNotLayOutFoldedComments() {
    let controller = controller()
    controller.hidesComments = true
    controller.layout.invalidateLayout(for: controller.layout.documentRange)
    #expect(controller.fragments.count == 2)
    #expect(abs(controller.layout.usageBoundsForTextContainer.height - 2 * Self.line) < 0.001)
    let comment = controller.content.location(controller.content.documentRange.location, offsetBy: 10)!
    #expect(controller.layout.textLayoutFragment(for: comment) == nil)
    controller.hidesComments = false
    controller.layout.invalidateLayout(for: controller.layout.documentRange)
    #expect(controller.fragments.count == 4)
  }

  @Test func drawsBubblesBelowWhiteText() {
    let controller = controller()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 120), format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 300, height: 120))
      for fragment in controller.fragments {
        fragment.draw(at: fragment.layoutFragmentFrame.origin, in: context.cgContext)
      }
    }
    // Indigo has much more blue than green, unlike white and black.
    let ink = image.box { $0.blue > $0.green + 60 }
    let bubbles = controller.fragments.compactMap { $0 as? BubbleLayoutFragment }
      .map { $0.bubbleRect.offsetBy(dx: 5, dy: $0.layoutFragmentFrame.minY) }
    let whole = bubbles.dropFirst().reduce(bubbles[0]) { $0.union($1) }
    guard let ink else { return #expect(Bool(false), "nothing is indigo") }
    #expect(abs(ink.minX - whole.minX) <= 1 && abs(ink.maxX - whole.maxX) <= 1)
    #expect(abs(ink.minY - whole.minY) <= 1 && abs(ink.maxY - whole.maxY) <= 1)
  }
}
