// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraText
import Testing

@testable import TesseraGraphics
@testable import TesseraTextKit

@Suite struct NSTextListElementTests {
  private func part(_ text: String, _ lists: [NSTextList]) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.textLists = lists
    return NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
  }

  private func storage(_ parts: [NSAttributedString]) -> NSTextContentStorage {
    let content = NSTextContentStorage()
    for part in parts { content.textStorage?.append(part) }
    return content
  }

  @Test func storagesReturnListElements() throws {
    let list = NSTextList(markerFormat: NSTextList.MarkerFormat("{decimal}."), startingItemNumber: 3)
    let inner = NSTextList(markerFormat: .lowercaseAlpha, options: .prependEnclosingMarker, startingItemNumber: 1)
    let content = storage([
      part("a\nb\n", [list]), part("c\nd\n", [list, inner]), part("e\n", [list]), part("g\n", []), part("h", [list]),
    ])
    let elements = content.textElements(for: content.documentRange)
    #expect(elements.map { ($0 as? NSTextListElement)?.marker?.text } == ["3.", "4.", "4.a", "4.b", "5.", nil, "3."])
    let items = elements.compactMap { $0 as? NSTextListElement }
    #expect(items[1].childElements.map(ObjectIdentifier.init) == [items[2], items[3]].map(ObjectIdentifier.init))
    #expect(items[2].parentElement === items[1] && items[1].parentElement == nil && items[0].childElements.isEmpty)
    #expect(items[2].textList === inner && items[2].contents?.string == "c\n" && items[2].markerAttributes == nil)
    #expect(items[2].attributedString.string == "c\n" && items[2].elementRange.map { content.units(of: $0) } == 4..<6)
    content.includesTextListMarkers = true
    #expect(content.textElements(for: content.documentRange).allSatisfy { !($0 is NSTextListElement) })
  }

  /// Numbering 2000 items counts each item once.
  @Test func numbersLongLists() {
    let list = NSTextList(markerFormat: .decimal, options: 0)
    let content = storage([part(String(repeating: "x\n", count: 2000), [list])])
    let last = content.textElements(for: content.documentRange).last as? NSTextListElement
    #expect(last?.marker?.text == "2000")
  }

  @Test func appsCanCreateElements() throws {
    let list = NSTextList(markerFormat: .decimal, options: 0)
    let inner = NSTextList(markerFormat: .uppercaseRoman, options: .prependEnclosingMarker, startingItemNumber: 1)
    func item(_ text: String, _ list: NSTextList, _ children: [NSTextListElement] = []) throws -> NSTextListElement {
      try #require(
        NSTextListElement(
          contents: NSAttributedString(string: text), markerAttributes: [.foregroundColor: UIColor.red], textList: list,
          childElements: children))
    }
    let (one, two) = (try item("x", inner), try item("y", inner))
    let outer = try item("whole", list, [one, two])
    #expect(one.parentElement === outer && outer.childElements.count == 2 && outer.marker?.text == "1")
    #expect(two.marker?.text == "1II" && two.marker?.attributes[.foregroundColor] as? UIColor == .red)
    let empty = try #require(
      NSTextListElement(parentElement: outer, textList: inner, contents: nil, markerAttributes: nil, childElements: nil)
    )
    #expect(empty.contents == nil && empty.parentElement === outer && empty.attributedString.length == 0)
    #expect(
      NSTextListElement(
        contents: NSAttributedString(string: "a\nb"), markerAttributes: nil, textList: list, childElements: nil) == nil)
  }

  /// The line contains the marker's glyphs, but the marker's characters are not part of the line's text.
  @Test func linesHaveMarkers() throws {
    let list = NSTextList(markerFormat: .disc, options: 0)
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    manager.addTextContainer(container)
    let storage = NSTextStorage(attributedString: part("ab\n\n", [list]))
    storage.addLayoutManager(manager)
    let lines = manager.fragments(in: container)
    #expect(lines.map(\.range) == [0..<3, 3..<4])
    let glyphs = lines.map { $0.line.runs.reduce(0) { $0 + $1.glyphs.glyphs.count } }
    // The marker consists of two tabs and a disc, and the text of two letters.
    #expect(glyphs[0] - glyphs[1] == 2 && glyphs[1] >= 1)
    #expect(lines[0].clusters.filter { $0.count > 0 }.map(\.range) == [0..<1, 1..<2])
    #expect(abs(lines[0].caret(before: 0) - 61) < 0.01 && abs(lines[1].caret(before: 3) - 61) < 0.01)
    #expect(lines[0].character(atX: 36).index == 0 && lines[1].character(atX: 36).index == 3)
    #expect(manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 1), in: container).minX >= 60)
  }

  /// A multiline marker is laid out on a single line.
  @Test func hostileMarkersKeepTheirText() {
    let list = NSTextList(markerFormat: NSTextList.MarkerFormat("a\nb\u{2029}{decimal}"), options: 0)
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 300, height: 0))
    manager.addTextContainer(container)
    NSTextStorage(attributedString: part("text", [list])).addLayoutManager(manager)
    #expect(manager.textStorage == nil || manager.fragments(in: container).map(\.range) == [0..<4])
  }
}
