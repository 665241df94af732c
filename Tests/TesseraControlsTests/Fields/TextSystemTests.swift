// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphicsFixtures
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraTextKit
@_spi(Tessera) @testable import TesseraViews

/// Text views with a custom storage, layout manager and container, and text systems that replicate a label's layout.
@MainActor @Suite struct TextSystemTests {
  private static let line = UIFont.systemFont(ofSize: 17).lineHeight

  private func view(_ text: String, width: CGFloat = 200) -> (UITextView, UIWindow) {
    let window = makeWindow()
    let view = UITextView(frame: CGRect(0, 0, width, 100))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    window.addSubview(view)
    return (view, window)
  }

  // MARK: The storage

  @Test func theStorageContainsTheText() {
    let (view, window) = view("Hello")
    defer { withExtendedLifetime(window) {} }
    let storage = view.textStorage
    #expect(storage === view.textStorage && storage.string == "Hello")
    #expect(
      view.layoutManager.textStorage === storage && view.layoutManager.textContainers.first === view.textContainer)
    #expect(storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 17))
    storage.replaceCharacters(in: NSRange(location: 5, length: 0), with: " there\nyou")
    #expect(view.text == "Hello there\nyou")
    #expect(abs(view.contentSize.height - (16 + 2 * Self.line)) < 1)
    storage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 5))
    #expect(view.attributedText.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
    view.text = "New"
    #expect(storage.string == "New")
    view.insertText("er")
    #expect(storage.string == "Newer")
    view.font = .systemFont(ofSize: 20)
    #expect(storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
  }

  private final class Numbers: NSObject, NSTextStorageDelegate {
    var ranges: [NSRange] = []

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      if editedMask.contains(.editedCharacters) { ranges.append(editedRange) }
      for (index, unit) in textStorage.string.utf16.enumerated() where (0x30...0x39).contains(unit) {
        textStorage.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: index, length: 1))
      }
    }
  }

  /// Typing changes the storage, and colors set by the storage's delegate are visible.
  @Test func theStorageDelegateCanSetColors() {
    let (view, window) = view("abc")
    defer { withExtendedLifetime(window) {} }
    let numbers = Numbers()
    view.textStorage.delegate = numbers
    view.selectedRange = NSRange(location: 1, length: 0)
    view.insertText("7")
    #expect(numbers.ranges == [NSRange(location: 1, length: 1)])
    #expect(view.text == "a7bc")
    #expect(view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .blue)
    #expect(view.attributedText.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor != .blue)
  }

  @Test func viewsUseAGivenTextSystem() {
    let storage = NSTextStorage(string: "one\ntwo\nthree", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let container = NSTextContainer(size: CGSize(width: 100, height: 0))
    manager.addTextContainer(container)
    let view = UITextView(frame: CGRect(0, 0, 200, 100), textContainer: container)
    #expect(view.text == "one\ntwo\nthree" && view.textStorage === storage && view.layoutManager === manager)
    view.text = "four"
    #expect(storage.string == "four")
  }

  // MARK: The layout manager

  private final class Painter: NSLayoutManager {
    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
      enumerateLineFragments(forGlyphRange: glyphsToShow) { _, used, _, _, _ in
        UIColor.green.setFill()
        UIBezierPath(rect: used.offsetBy(dx: origin.x, dy: origin.y)).fill()
      }
    }
  }

  @Test func layoutManagerSubclassesDrawIntoTheView() throws {
    let storage = NSTextStorage(string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let manager = Painter()
    storage.addLayoutManager(manager)
    let container = NSTextContainer()
    manager.addTextContainer(container)
    let view = UITextView(frame: CGRect(0, 0, 100, 60), textContainer: container)
    let width = NSAttributedString(string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 17)]).size().width
    let box = try #require(picture(view).box { $0.green > 200 && $0.red < 60 && $0.blue < 60 })
    // The used rect includes 5 points of padding at both ends and begins below the 8-point inset.
    #expect(abs(box.minX) <= 1 && abs(box.maxX - (width + 10)) <= 1)
    #expect(abs(box.minY - 8) <= 1 && abs(box.maxY - (8 + Self.line)) <= 1)
  }

  private func picture(_ view: UIView) -> UIImage {
    let window = makeWindow()
    window.addSubview(view)
    window.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { context in
      view.layer.render(in: context.cgContext)
    }
  }

  @Test func textAvoidsExclusionPaths() throws {
    let (view, window) = view(String(repeating: "word ", count: 20))
    defer { withExtendedLifetime(window) {} }
    let before = view.contentSize.height
    let first = view.caretRect(for: view.beginningOfDocument)
    view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 40))]
    #expect(view.contentSize.height > before)
    // The text begins after the exclusion path and the line fragment padding.
    let moved = view.caretRect(for: view.beginningOfDocument)
    #expect(abs(moved.minX - (first.minX + 100)) <= 0.5 && moved.minY == first.minY)
    #expect(
      view.closestPosition(to: CGPoint(x: 0, y: 20)).map { view.offset(from: view.beginningOfDocument, to: $0) } == 0)
    let ink = try #require(picture(view).box { $0.red < 100 && $0.alpha > 200 })
    #expect(ink.maxY > 40)
  }

  // MARK: Labels mirrored by a layout manager

  /// The label draws one word at a time in red. A tap in the middle of the red area must find a character of that
  /// word.
  @Test(arguments: [NSTextAlignment.left, .center, .right])
  func tapsFindTheVisibleCharacter(_ alignment: NSTextAlignment) throws {
    let string = "By tapping you agree to the Terms of Service and to the Privacy Policy of this app"
    let words = string.split(separator: " ").map(String.init)
    for word in Set(words) where words.filter({ $0 == word }).count == 1 && word.count > 2 {
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      let text = NSMutableAttributedString(
        string: string,
        attributes: [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style, .foregroundColor: UIColor.black])
      let range = (string as NSString).range(of: word)
      text.addAttribute(.foregroundColor, value: UIColor.red, range: range)
      let label = UILabel(frame: CGRect(0, 0, 150, 140))
      label.numberOfLines = 0
      label.attributedText = text
      let red = try #require(picture(label).box { $0.red > 150 && $0.green < 100 && $0.alpha > 150 })
      let index = tapped(label, at: CGPoint(x: red.midX, y: red.midY))
      #expect(NSLocationInRange(index, range), "\(word): \(index)")
    }
  }

  /// Returns the index of the tapped character, using code that is common in apps.
  private func tapped(_ label: UILabel, at point: CGPoint) -> Int {
    let layoutManager = NSLayoutManager()
    let textContainer = NSTextContainer(size: CGSize.zero)
    let textStorage = NSTextStorage(attributedString: label.attributedText!)
    layoutManager.addTextContainer(textContainer)
    textStorage.addLayoutManager(layoutManager)
    textContainer.lineFragmentPadding = 0.0
    textContainer.lineBreakMode = label.lineBreakMode
    textContainer.maximumNumberOfLines = label.numberOfLines
    let labelSize = label.bounds.size
    textContainer.size = labelSize
    let box = layoutManager.usedRect(for: textContainer)
    let offset = CGPoint(x: 0, y: (labelSize.height - box.size.height) * 0.5 - box.origin.y)
    let place = CGPoint(x: point.x - offset.x, y: point.y - offset.y)
    return layoutManager.characterIndex(
      for: place, in: textContainer, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  @Test func labelsAndButtonsShowAttachments() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
    }
    let text = NSMutableAttributedString(string: "a ")
    text.append(NSAttributedString(attachment: NSTextAttachment(image: image)))
    let label = UILabel(frame: CGRect(0, 0, 60, 30))
    label.attributedText = text
    let button = UIButton(frame: CGRect(0, 0, 60, 30))
    button.setAttributedTitle(text, for: .normal)
    let textView = UITextView(frame: CGRect(0, 0, 60, 40))
    textView.attributedText = text
    for view in [label, button, textView] as [UIView] {
      let red = try #require(picture(view).box { $0.red > 200 && $0.green < 60 && $0.alpha > 200 })
      #expect(abs(red.width - 12) <= 1 && abs(red.height - 12) <= 1)
    }
  }

  @Test func showsDetectedLinksUnlessEditable() {
    let (view, window) = view("See www.example.com or call 030 1234567 now")
    defer { withExtendedLifetime(window) {} }
    func links() -> [String] {
      guard case .attributed(let text) = view.contentWithDetectedLinks else { return [] }
      var found: [String] = []
      text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { link, _, _ in
        if let link = link as? URL { found.append(link.absoluteString) }
      }
      return found
    }
    view.dataDetectorTypes = [.link, .phoneNumber]
    #expect(links().isEmpty)
    view.isEditable = false
    #expect(links() == ["http://www.example.com", "tel:0301234567"])
    view.dataDetectorTypes = .link
    #expect(links() == ["http://www.example.com"])
  }
}
