// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// TextKit 2 text views.

import Foundation
import TesseraGraphicsFixtures
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraTextKit
@testable import TesseraViews

@MainActor @Suite struct TextKit2ViewTests {
  private func view(_ text: String, width: CGFloat = 200) -> (UITextView, UIWindow) {
    let window = makeWindow()
    let view = UITextView(frame: CGRect(0, 0, width, 100))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    window.addSubview(view)
    return (view, window)
  }

  @Test func viewsUseTextKit2UntilTextKit1IsAccessed() throws {
    let (view, window) = view("Hello")
    defer { withExtendedLifetime(window) {} }
    let layout = try #require(view.textLayoutManager)
    let content = try #require(layout.textContentManager as? NSTextContentStorage)
    #expect(content.textStorage === view.textStorage && view.textStorage.string == "Hello")
    #expect(layout.textContainer === view.textContainer && view.textContainer.layoutManager == nil)
    content.performEditingTransaction {
      view.textStorage.replaceCharacters(in: NSRange(location: 5, length: 0), with: " there")
    }
    #expect(view.text == "Hello there")
    let storage = view.textStorage
    let manager = view.layoutManager
    #expect(view.textLayoutManager == nil && view.textStorage === storage && manager.textStorage === storage)
    #expect(storage.textStorageObserver == nil && layout.textContainer == nil)
    storage.append(NSAttributedString(string: "!"))
    #expect(view.text == "Hello there!")
    #expect(UITextView(usingTextLayoutManager: false).textLayoutManager == nil)
    #expect(UITextView(usingTextLayoutManager: true).textLayoutManager != nil)
  }

  @Test func aContainerDeterminesTheTextSystem() {
    let content = NSTextContentStorage()
    let layout = NSTextLayoutManager()
    let container = NSTextContainer(size: .zero)
    layout.textContainer = container
    content.addTextLayoutManager(layout)
    content.textStorage?.setAttributedString(NSAttributedString(string: "Given"))
    let view = UITextView(frame: CGRect(0, 0, 200, 100), textContainer: container)
    #expect(view.text == "Given" && view.textLayoutManager === layout && view.textStorage === content.textStorage)
    view.text = "Taken"
    #expect(content.textStorage?.string == "Taken")
  }

  private final class Tall: NSTextLayoutFragment {
    override var topMargin: CGFloat { 11 }
    override func draw(at point: CGPoint, in context: CGContext) {
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: point.x, y: point.y, width: 40, height: 8))
      super.draw(at: point, in: context)
    }
  }

  private final class Maker: NSObject, NSTextLayoutManagerDelegate {
    func textLayoutManager(
      _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
      in textElement: NSTextElement
    ) -> NSTextLayoutFragment { Tall(textElement: textElement, range: textElement.elementRange) }
  }

  @Test func supportsCustomFragments() throws {
    let view = UITextView(frame: CGRect(0, 0, 200, 100))
    view.font = .systemFont(ofSize: 17)
    view.text = "one\ntwo"
    let plain = view.sizeThatFits(CGSize(width: 200, height: 0)).height
    let maker = Maker()
    view.textLayoutManager?.delegate = maker
    #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).height - plain - 22) <= 1)
    let painted = PaintedControl(view)
    #expect(try painted.color(8, 10) == UIColor.red.light)
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(try painted.color(8, 8 + 11 + line + 3) == UIColor.red.light)
    let caret = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: 5)!)
    #expect(abs(caret.minY - (8 + 22 + line)) <= 0.5)
    #expect(
      view.offset(from: view.beginningOfDocument, to: view.closestPosition(to: CGPoint(x: 0, y: caret.midY))!) == 4)
  }

  @Test func positionsMatchALabelsLines() throws {
    let text = "abc שלום def\n\nlast line that is wrapped somewhere"
    let (one, window) = view(text)
    let (two, other) = view(text)
    defer { withExtendedLifetime((window, other)) {} }
    let maker = Plain()
    two.textLayoutManager?.delegate = maker
    for unit in 0...text.utf16.count {
      let first = one.caretRect(for: one.position(from: one.beginningOfDocument, offset: unit)!)
      let second = two.caretRect(for: two.position(from: two.beginningOfDocument, offset: unit)!)
      #expect(first == second, "\(unit)")
    }
    let range = (one.textRange(from: one.beginningOfDocument, to: one.endOfDocument)!)
    let all = two.textRange(from: two.beginningOfDocument, to: two.endOfDocument)!
    #expect(one.selectionRects(for: range).map(\.rect).count == two.selectionRects(for: all).map(\.rect).count)
  }

  private final class Plain: NSObject, NSTextLayoutManagerDelegate {}

  @Test func drawsRenderingAttributes() throws {
    let (view, window) = view("wwwww")
    defer { withExtendedLifetime(window) {} }
    let layout = try #require(view.textLayoutManager)
    layout.addRenderingAttribute(.backgroundColor, value: UIColor.red, for: layout.documentRange)
    let painted = PaintedControl(view)
    #expect(try painted.color(6, 9) == UIColor.red.light)
    layout.removeRenderingAttribute(.backgroundColor, for: layout.documentRange)
    #expect(try painted.color(6, 9) != UIColor.red.light)
  }

  /// Only the visible part is drawn.
  @Test func drawsOnlyTheVisiblePartOfLongText() throws {
    let (view, window) = view("")
    defer { withExtendedLifetime(window) {} }
    let counter = Counter()
    view.textLayoutManager?.delegate = counter
    view.text = String(repeating: "line\n", count: 2000)
    let painted = PaintedControl(view)
    _ = try painted.color(1, 1)
    #expect(counter.drawn > 0 && counter.drawn < 20)
  }

  private final class Counter: NSObject, NSTextLayoutManagerDelegate {
    var drawn = 0
    func textLayoutManager(
      _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
      in textElement: NSTextElement
    ) -> NSTextLayoutFragment { Counted(self, textElement) }
  }

  private final class Counted: NSTextLayoutFragment {
    weak var counter: Counter?
    init(_ counter: Counter, _ element: NSTextElement) {
      self.counter = counter
      super.init(textElement: element, range: element.elementRange)
    }
    required convenience init?(coder: NSCoder) { return nil }
    override func draw(at point: CGPoint, in context: CGContext) {
      counter?.drawn += 1
      super.draw(at: point, in: context)
    }
  }

  @Test func rangesThatSplitCharacters() {
    let (view, window) = view("")
    defer { withExtendedLifetime(window) {} }
    view.attributedText = NSAttributedString(string: "ae\u{301}b", attributes: [.kern: 1])
    let start = view.position(from: view.beginningOfDocument, offset: 2)!
    let end = view.position(from: view.beginningOfDocument, offset: 3)!
    view.replace(view.textRange(from: start, to: end)!, withText: "")
    #expect(view.text == "aeb" && view.attributedText.length == 3)
  }
}
