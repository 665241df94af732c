// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `tessera-bench swiftlayout [--views N] [--runs N]` measures the cost of updating a SwiftLayout layout.
//
//     flat     N views with four constraints each in one superview
//     nested   the same views in rows of ten
//
// The complete layout is built, compared and applied in three variants: unchanged, with one more view in the middle,
// and with that view removed. The views have already been laid out, so updates include the layout engine. The next
// layout pass is not measured.

import Foundation
import SwiftLayout

func runSwiftLayout(_ arguments: [String]) throws {
  let options = try Arguments(arguments, options: ["--views", "--runs"])
  let views = try options.count("--views", default: 1000)
  let runs = try options.count("--runs", default: 20)
  MainActor.assumeIsolated {
    print(SwiftLayoutBench.measure("flat", FlatBoard(views), runs))
    print(SwiftLayoutBench.measure("nested", NestedBoard(views), runs))
  }
}

@MainActor
private protocol Board: UIView, Layoutable {
  var isToggled: Bool { get set }
  var tiles: [UIView] { get }
}

@MainActor
private enum SwiftLayoutBench {
  static func measure(_ name: String, _ board: some Board, _ runs: Int) -> String {
    board.frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    let start = wallMilliseconds()
    board.sl.updateLayout(.forced)
    let first = wallMilliseconds() - start
    let unchanged = minimumMilliseconds(runs: runs, clock: wallMilliseconds) { board.sl.updateLayout() }
    var (on, off) = (Double.infinity, Double.infinity)
    for _ in 0..<runs {
      board.isToggled = true
      on = min(on, minimumMilliseconds(runs: 1, clock: wallMilliseconds) { board.sl.updateLayout() })
      board.layoutIfNeeded()
      board.isToggled = false
      off = min(off, minimumMilliseconds(runs: 1, clock: wallMilliseconds) { board.sl.updateLayout() })
      board.layoutIfNeeded()
    }
    var line = JSONLine()
    line.add("name", name)
    line.add("views", board.tiles.count)
    line.add("first_ms", first)
    line.add("unchanged_ms", unchanged)
    line.add("toggle_on_ms", on)
    line.add("toggle_off_ms", off)
    return line.text
  }
}

private final class FlatBoard: UIView, Board {
  let tiles: [UIView]
  let extra = UIView()
  var activation: Activation?
  var isToggled = false

  init(_ count: Int) {
    tiles = (0..<count).map { _ in UIView() }
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  var layout: some Layout {
    self.sublayout {
      for index in tiles.indices {
        if isToggled, index == tiles.count / 2 {
          extra.anchors {
            Anchors.top.leading
            Anchors.size.equalTo(width: 10, height: 10)
          }
        }
        tiles[index].anchors {
          Anchors.top.equalToSuper(constant: CGFloat(index))
          Anchors.leading.trailing.equalToSuper(inwardOffset: 8)
          Anchors.height.equalTo(constant: 20)
        }
      }
    }
  }
}

private final class NestedBoard: UIView, Board {
  let tiles: [UIView]
  let rows: [UIView]
  let extra = UIView()
  var activation: Activation?
  var isToggled = false

  init(_ count: Int) {
    tiles = (0..<count).map { _ in UIView() }
    rows = (0..<(count + 9) / 10).map { _ in UIView() }
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  var layout: some Layout {
    self.sublayout {
      for (number, row) in rows.enumerated() {
        row.anchors {
          Anchors.top.equalToSuper(constant: CGFloat(number * 10))
          Anchors.leading.trailing
          Anchors.height.equalTo(constant: 10)
        }.sublayout {
          for (place, tile) in tiles[(number * 10)..<min(number * 10 + 10, tiles.count)].enumerated() {
            tile.anchors {
              Anchors.vertical
              Anchors.leading.equalToSuper(constant: CGFloat(place * 10))
              Anchors.width.equalTo(constant: 10)
            }
          }
          if isToggled, number == rows.count / 2 { extra.anchors { Anchors.allSides(offset: 1) } }
        }
      }
    }
  }
}
