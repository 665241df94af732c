// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraGraphics
@testable import TesseraTextKit

@Suite struct NSTextSelectionNavigationTests {
  private func moved(
    _ system: TextSystem, _ range: Range<Int>, _ direction: NSTextSelectionNavigation.Direction,
    _ destination: NSTextSelectionNavigation.Destination, extending: Bool = false
  ) -> Range<Int>? {
    let selection = NSTextSelection(
      range: system.range(range.lowerBound, range.upperBound), affinity: .downstream, granularity: .character)
    let new = system.layout.textSelectionNavigation.destinationSelection(
      for: selection, direction: direction, destination: destination, extending: extending, confined: false)
    return (new?.textRanges.first).map { system.offset($0.location)..<system.offset($0.endLocation) }
  }

  @Test func movesInsertionPoints() {
    let system = TextSystem("one two.\nthree e\u{301}x", width: 300)
    let rows: [(Int, NSTextSelectionNavigation.Direction, NSTextSelectionNavigation.Destination, Int)] = [
      (0, .forward, .character, 1), (0, .backward, .character, 0), (1, .right, .character, 2),
      (1, .left, .character, 0),
      (0, .forward, .word, 3), (3, .forward, .word, 7), (5, .backward, .word, 4), (4, .backward, .word, 0),
      (7, .forward, .word, 14), (0, .forward, .line, 8), (3, .backward, .line, 0), (12, .backward, .line, 9),
      (12, .forward, .line, 18), (2, .forward, .paragraph, 9), (2, .forward, .document, 18),
      (17, .backward, .document, 0),
      (15, .forward, .character, 17), (17, .backward, .character, 15), (18, .forward, .character, 18),
      (0, .down, .character, 9), (9, .up, .character, 0), (2, .up, .character, 0), (17, .down, .character, 18),
    ]
    for (start, direction, destination, end) in rows {
      #expect(
        moved(system, start..<start, direction, destination) == end..<end, "\(start) \(direction) \(destination)")
    }
  }

  @Test func extendsAndShrinksRanges() {
    let system = TextSystem("one two three", width: 300)
    #expect(moved(system, 4..<7, .forward, .character) == 7..<7)
    #expect(moved(system, 4..<7, .backward, .character) == 4..<4)
    #expect(moved(system, 4..<7, .forward, .word, extending: true) == 4..<13)
    #expect(moved(system, 4..<7, .backward, .character, extending: true) == 4..<6)
    #expect(moved(system, 4..<4, .backward, .character, extending: true) == 3..<4)
  }

  @Test func rightIsBackwardInHebrew() {
    let system = TextSystem("שלום", width: 300)
    #expect(moved(system, 2..<2, .right, .character) == 1..<1)
    #expect(moved(system, 2..<2, .left, .character) == 3..<3)
  }

  @Test func selectsAtPoints() {
    let system = TextSystem("one two\nthree", width: 300)
    let navigation = system.layout.textSelectionNavigation
    let place = system.content.documentRange.location
    func select(_ point: CGPoint, _ anchors: [NSTextSelection] = []) -> Range<Int>? {
      let found = navigation.textSelections(
        interactingAt: point, inContainerAt: place, anchors: anchors, modifiers: anchors.isEmpty ? [] : .extend,
        selecting: !anchors.isEmpty, bounds: .zero)
      return (found.first?.textRanges.first).map { system.offset($0.location)..<system.offset($0.endLocation) }
    }
    #expect(select(CGPoint(x: 0, y: 2)) == 0..<0)
    #expect(select(CGPoint(x: 290, y: 2)) == 7..<7)
    #expect(select(CGPoint(x: 0, y: 900)) == 13..<13)
    #expect(select(CGPoint(x: 0, y: -9)) == 0..<0)
    let anchor = NSTextSelection(system.place(2), affinity: .downstream)
    #expect(select(CGPoint(x: 290, y: 25), [anchor]) == 2..<13)
    let word = navigation.textSelection(for: .word, enclosing: CGPoint(x: 2, y: 2), inContainerAt: place)
    #expect(word?.textRanges == [system.range(0, 3)])
    #expect(
      navigation.textSelection(for: .paragraph, enclosing: anchor).textRanges == [system.range(0, 8)])
  }

  @Test func deletesWhatMovementWouldPass() {
    let system = TextSystem("one e\u{301}", width: 300)
    let navigation = system.layout.textSelectionNavigation
    func ranges(
      _ unit: Int, _ direction: NSTextSelectionNavigation.Direction,
      _ destination: NSTextSelectionNavigation.Destination, decomposes: Bool = false
    ) -> [NSTextRange] {
      navigation.deletionRanges(
        for: NSTextSelection(system.place(unit), affinity: .downstream), direction: direction,
        destination: destination, allowsDecomposition: decomposes)
    }
    #expect(ranges(6, .backward, .character) == [system.range(4, 6)])
    #expect(ranges(6, .backward, .character, decomposes: true) == [system.range(5, 6)])
    #expect(ranges(3, .backward, .word) == [system.range(0, 3)])
    #expect(ranges(0, .backward, .character) == [])
    #expect(ranges(0, .forward, .document) == [system.range(0, 6)])
  }
}
