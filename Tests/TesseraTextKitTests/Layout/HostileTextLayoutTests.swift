// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRandom
import Testing

@testable import TesseraGraphics
@testable import TesseraTextKit

@Suite struct HostileTextLayoutTests {
  private final class ForeignLocation: NSObject, NSTextLocation {
    func compare(_ location: any NSTextLocation) -> ComparisonResult { .orderedSame }
  }

  @Test func clampsForeignLocations() {
    let system = TextSystem("a👩‍👧b\nשלום", width: 100)
    let content = system.content
    #expect(content.location(content.documentRange.location, offsetBy: .max) == nil)
    #expect(content.location(content.documentRange.location, offsetBy: .min) == nil)
    #expect(content.location(content.documentRange.endLocation, offsetBy: .max) == nil)
    #expect(NSTextRange(location: system.place(3), end: system.place(1)) == nil)
    let other = TextSystem(String(repeating: "x", count: 1000), width: 100)
    let far = NSTextRange(location: other.place(500), end: other.place(1000))!
    #expect(system.content.textElements(for: far).isEmpty)
    #expect(system.layout.textLayoutFragment(for: other.place(900)) == nil)
    system.layout.setRenderingAttributes([.foregroundColor: UIColor.red], for: far)
    system.layout.ensureLayout(for: far)
    system.layout.invalidateLayout(for: far)
    system.layout.replaceContents(in: far, with: NSAttributedString(string: "!"))
    #expect(system.storage.string == "a👩‍👧b\nשלום!")
    _ = system.layout.textLayoutFragment(for: ForeignLocation())
    _ = system.layout.enumerateTextLayoutFragments(from: ForeignLocation(), options: .reverse) { _ in true }
    // Each UTF-16 unit inside a character has a position between the character's edges.
    for unit in 0...system.storage.length {
      var count = 0
      system.layout.enumerateTextSegments(in: system.range(unit, unit), type: .selection) { _, frame, _, _ in
        count += 1
        #expect(frame.minX.isFinite && frame.minX >= -0.001)
        return true
      }
      #expect(count == 1)
    }
    let inside = system.content.adjustedRange(from: system.range(2, 3), forEditingTextSelection: true)
    #expect(inside == system.range(1, 6))
  }

  @Test func unusualPointsAndSizes() {
    let system = TextSystem("one\ntwo", width: 100)
    let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0]
    for number in numbers {
      system.container.size = CGSize(width: number, height: number)
      system.container.lineFragmentPadding = number
      _ = system.layout.usageBoundsForTextContainer
      for fragment in system.fragments {
        #expect(fragment.layoutFragmentFrame.minY.isFinite && fragment.layoutFragmentFrame.height.isFinite)
      }
      for other in numbers {
        let point = CGPoint(x: number, y: other)
        _ = system.layout.textLayoutFragment(for: point)
        _ = system.layout.lineFragmentRange(for: point, inContainerAt: system.place(0))
        for line in system.fragments.flatMap(\.textLineFragments) {
          _ = line.characterIndex(for: point)
          _ = line.fractionOfDistanceThroughGlyph(for: point)
        }
        system.layout.ensureLayout(for: CGRect(x: number, y: other, width: other, height: number))
      }
    }
  }

  private final class Wide: NSTextLayoutFragment {
    override var leadingPadding: CGFloat { .nan }
    override var trailingPadding: CGFloat { 1e9 }
    override var topMargin: CGFloat { -.infinity }
    override var bottomMargin: CGFloat { .infinity }
  }

  private final class EditingDelegate: NSObject, NSTextLayoutManagerDelegate {
    weak var system: TextSystem?
    var edits = 0
    func textLayoutManager(
      _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
      in textElement: NSTextElement
    ) -> NSTextLayoutFragment {
      if edits < 5 {
        edits += 1
        system?.storage.append(NSAttributedString(string: "x\n"))
      }
      return Wide(textElement: textElement, range: nil)
    }
    func textLayoutManager(
      _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation, hyphenating: Bool
    ) -> Bool { false }
  }

  @Test func delegatesThatEditDuringLayoutTerminate() {
    let system = TextSystem("some words to break\nand more of them", width: 60)
    let meddler = EditingDelegate()
    meddler.system = system
    system.layout.delegate = meddler
    for _ in 0..<10 { _ = system.fragments }
    #expect(meddler.edits == 5)
    #expect(!system.fragments.isEmpty)
    for fragment in system.fragments { #expect(fragment.layoutFragmentFrame.height.isFinite) }
  }

  @Test func editsEndEnumerations() {
    let system = TextSystem("a\nb\nc\n", width: 100)
    var count = 0
    system.layout.enumerateTextLayoutFragments(from: nil, options: []) { _ in
      count += 1
      system.storage.insert(NSAttributedString(string: "new\n"), at: 0)
      return true
    }
    #expect(count == 1)
    count = 0
    system.content.enumerateTextElements(from: nil, options: .reverse) { _ in
      count += 1
      system.storage.deleteCharacters(in: NSRange(location: 0, length: 4))
      return true
    }
    #expect(count == 1 && system.storage.string == "a\nb\nc\n")
  }

  @Test func replacesStoragesAndManagers() {
    let system = TextSystem("first", width: 100)
    let fragment = system.fragments[0]
    let old = system.storage
    system.content.textStorage = NSTextStorage(string: "second\nthird")
    #expect(old.textStorageObserver == nil && system.fragments.count == 2)
    #expect(fragment.textLayoutManager == nil)
    old.append(NSAttributedString(string: "\n\n\n"))
    #expect(system.fragments.count == 2)
    system.content.textStorage = nil
    #expect(system.fragments.isEmpty && system.content.documentRange.isEmpty)
    #expect(system.layout.usageBoundsForTextContainer == .zero)
    let next = NSTextContentStorage()
    next.attributedString = NSAttributedString(string: "x")
    system.layout.replace(next)
    #expect(system.content.textLayoutManagers.isEmpty && system.fragments.count == 1)
    let container = NSTextContainer(size: CGSize(width: 10, height: 0))
    system.layout.textContainer = container
    #expect(container.textLayoutManager === system.layout)
    let other = NSTextLayoutManager()
    other.textContainer = container
    #expect(system.layout.textContainer == nil)
    _ = fragment.layoutFragmentFrame
    fragment.invalidateLayout()
  }

  /// A delegate that replaces paragraphs with longer or shorter paragraphs.
  private final class Other: NSObject, NSTextContentStorageDelegate {
    var text = ""
    func textContentStorage(
      _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph? { NSTextParagraph(attributedString: NSAttributedString(string: text)) }
  }

  @Test func substituteParagraphsOfDifferentLengths() {
    for text in ["", "x", "\n", String(repeating: "long\n", count: 50), "👩‍👧\u{FFFC}"] {
      let system = TextSystem("abc\ndef", width: 50)
      let other = Other()
      other.text = text
      system.content.delegate = other
      for unit in 0...7 {
        _ = system.frames(unit, 7, .selection)
        _ = system.layout.textLayoutFragment(for: system.place(unit))?.textLineFragment(
          forTextLocation: system.place(unit), isUpstreamAffinity: true)
        let selection = NSTextSelection(system.place(unit), affinity: .upstream)
        for direction: NSTextSelectionNavigation.Direction in [.forward, .backward, .up, .down, .left, .right] {
          _ = system.layout.textSelectionNavigation.destinationSelection(
            for: selection, direction: direction, destination: .word, extending: true, confined: true)
        }
      }
      #expect(system.fragments.allSatisfy { $0.layoutFragmentFrame.height.isFinite })
    }
  }

  /// Laying out the top of a text with a million characters lays out only the lines there.
  @Test func aMillionCharacters() {
    let system = TextSystem(String(repeating: "word ", count: 19) + "\n", width: 300)
    let paragraph = String(repeating: "word ", count: 19) + "12345\n"
    system.storage.setAttributedString(NSAttributedString(string: String(repeating: paragraph, count: 10000)))
    system.layout.textViewportLayoutController.layoutViewport()
    system.layout.ensureLayout(for: CGRect(x: 0, y: 0, width: 300, height: 600))
    #expect(system.layout.layoutCount < 100)
    system.storage.replaceCharacters(in: NSRange(location: 10, length: 2), with: "X")
    _ = system.layout.textLayoutFragment(for: .zero)
    #expect(system.layout.layoutCount < 110)
  }

  @Test func randomRangesAndEdits() {
    var random = SeededRandom(state: 99)
    for _ in 0..<40 {
      let system = TextSystem(NSTextLayoutManagerTests.randomText(&random), width: 120)
      for _ in 0..<20 {
        let length = system.storage.length
        let low = Int.random(in: 0...length, using: &random)
        let high = Int.random(in: low...length, using: &random)
        let range = system.range(low, high)
        var width: CGFloat = 0
        system.layout.enumerateTextSegments(in: range, type: .highlight) { _, frame, _, _ in
          width += frame.width
          return true
        }
        #expect(width >= 0 && width.isFinite)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: system.storage.replaceCharacters(in: NSRange(location: low, length: min(3, high - low)), with: "é👍\r")
        case 1: system.layout.setRenderingAttributes([.underlineStyle: 1], for: range)
        case 2: system.layout.invalidateLayout(for: range)
        case 3: system.container.size.width = CGFloat(Int.random(in: -5...200, using: &random))
        default:
          _ = system.layout.textLayoutFragment(for: range.endLocation)?.frameForTextAttachment(at: range.location)
        }
      }
    }
  }
}
