// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests that print handwritten views as code and compare the output with Printed.swift, whose code rebuilds the
// views. TESSERA_RECORD=1 rewrites Printed.swift after the printer has changed.

import Foundation
import SwiftLayoutUtil
import Testing

@MainActor @Suite struct RoundTripTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Printed.swift")

  private func makeCard() -> ProfileCard { ProfileCard(frame: CGRect(x: 0, y: 0, width: 300, height: 400)) }

  private func makeBoard() -> TileBoard { TileBoard(frame: CGRect(x: 0, y: 0, width: 300, height: 200)) }

  private func source() -> String {
    let (card, board) = (makeCard(), makeBoard())
    card.buildByHand()
    board.buildByHand()
    let printedCard = ViewPrinter(card, tags: [card: "self"], options: .withViewConfig).updateIdentifiers().description
    let printedBoard = ViewPrinter(board, tags: [board: "self"], options: .shortForm).updateIdentifiers().description
    return """
      // SPDX-License-Identifier: MIT
      // SPDX-FileCopyrightText: The Tessera authors

      // swift-format-ignore-file
      // Written by RoundTripTests: the output of ViewPrinter for the views built by hand.

      import SwiftLayoutUtil

      extension ProfileCard {
        @LayoutBuilder var printedLayout: some Layout {
      \(printedCard)
        }
      }

      extension TileBoard {
        @LayoutBuilder var printedLayout: some Layout {
      \(printedBoard)
        }
      }

      """
  }

  @Test func printsTheSource() throws {
    let source = source()
    if ProcessInfo.processInfo.environment["TESSERA_RECORD"] == "1" {
      try source.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == source)
  }

  @Test func printedSourceBuildsTheCard() {
    let (original, copy) = (makeCard(), makeCard())
    original.buildByHand()
    copy.printedLayout.finalActive()
    for card in [original, copy] {
      card.updateIdentifiers()
      card.layoutIfNeeded()
    }
    #expect(frames(copy) == frames(original))
    #expect(equations(copy) == equations(original))
    #expect(copy.city.frame.height > copy.name.frame.height)
    // 48 points square, 16 from the left and 12 from the top.
    #expect(copy.header.avatar.frame == CGRect(x: 16, y: 12, width: 48, height: 48))
    // 300 / 4 = 75 wide and 10 high, at y = 12 + 48 + 12 = 72. The right margin is 8, so x = 300 - 8 - 75 = 217.
    #expect(copy.badge.frame == CGRect(x: 217, y: 72, width: 75, height: 10))
    #expect(copy.gutter.layoutFrame == CGRect(x: 0, y: 82, width: 20, height: 5))
  }

  @Test func printedSourceBuildsTheBoard() {
    let (original, copy) = (makeBoard(), makeBoard())
    original.buildByHand()
    copy.printedLayout.finalActive()
    for board in [original, copy] {
      board.updateIdentifiers()
      board.layoutIfNeeded()
    }
    #expect(frames(copy) == frames(original))
    #expect(equations(copy) == equations(original))
    // The height is 200 - 5 - 30 - 30 = 135.
    #expect(copy.middle.frame == CGRect(x: 0, y: 30, width: 300, height: 135))
    #expect(copy.tile.frame == CGRect(x: 9, y: 9, width: 282, height: 117))
  }

  /// Printing the copy yields the same code as printing the original.
  @Test func printingIsStable() {
    let (original, copy) = (makeCard(), makeCard())
    original.buildByHand()
    copy.printedLayout.finalActive()
    let texts = [original, copy].map {
      ViewPrinter($0, tags: [$0: "self"], options: .withViewConfig).updateIdentifiers().description
    }
    #expect(texts[0] == texts[1])
  }

  /// Returns the frames of a view and all its descendants, each parent before its subviews.
  private func frames(_ view: UIView) -> [String] {
    ["\(view.accessibilityIdentifier ?? "?") \(view.frame)"] + view.subviews.flatMap(frames)
  }

  /// Returns the descriptions of the tree's user-defined constraints.
  private func equations(_ view: UIView) -> Set<String> {
    var equations = Set(view.subviews.flatMap(equations))
    for c in view.constraints where c.identifier?.hasPrefix("UI") != true {
      equations.insert(
        "\(name(c.firstItem)).\(c.firstAttribute) \(c.relation) \(c.multiplier) \(name(c.secondItem))."
          + "\(c.secondAttribute) \(c.constant) \(c.priority.rawValue) \(c.identifier ?? "")")
    }
    return equations
  }

  private func name(_ item: AnyObject?) -> String {
    if let view = item as? UIView { return view.accessibilityIdentifier ?? "\(type(of: view))" }
    return (item as? UILayoutGuide)?.identifier ?? ""
  }
}
