// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing
@_spi(Tessera) import TesseraSwiftUILayout

/// Sizes and positions in grids.
@Suite struct GridTests {
  private static func grid(
    _ tree: Tree, _ alignment: Alignment, _ horizontal: CGFloat?, _ vertical: CGFloat?, _ rows: [LayoutElement]
  ) -> LayoutElement {
    let layout = GridLayout(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical)
    return tree.add(LayoutContainerElement(layout, children: rows))
  }

  private static func grid(
    _ tree: Tree, _ alignment: Alignment = .center, rows: [LayoutElement]
  ) -> LayoutElement { grid(tree, alignment, nil, nil, rows) }

  private static func row(
    _ tree: Tree, _ alignment: VerticalAlignment? = nil, _ cells: LayoutElement...
  ) -> LayoutElement { tree.add(GridRowElement(cells: cells, alignment: alignment)) }

  private static func span(_ columns: Int, _ child: LayoutElement) -> LayoutElement {
    LayoutValueElement(child: child, key: GridCellColumns.self, value: columns)
  }

  /// A column is as wide as its widest cell, and a row is as tall as its tallest cell.
  static let cases: [LayoutCase] = [
    c("empty", p(100, 100), s(0, 0)) { grid($0, rows: []) },
    c("empty row", p(100, 100), s(0, 0)) { grid($0, rows: [row($0)]) },
    // Columns of 30 and 40, rows of 20 and 10.
    c(
      "two by two", p(nil, nil), s(78, 38),
      [r(0, 0, 30, 20), r(48, 5, 20, 10), r(10, 28, 10, 10), r(38, 28, 40, 10)]
    ) { grid($0, rows: [row($0, nil, $0.box(30, 20), $0.box(20, 10)), row($0, nil, $0.box(10, 10), $0.box(40, 10))]) },
    c(
      "distances", p(nil, nil), s(72, 33),
      [r(0, 0, 30, 20), r(42, 5, 20, 10), r(10, 23, 10, 10), r(32, 23, 40, 10)]
    ) {
      grid(
        $0, .center, 2, 3,
        [
          row($0, nil, $0.box(30, 20), $0.box(20, 10)), row($0, nil, $0.box(10, 10), $0.box(40, 10)),
        ])
    },
    c(
      "top leading", p(nil, nil), s(78, 38),
      [r(0, 0, 30, 20), r(38, 0, 20, 10), r(0, 28, 10, 10), r(38, 28, 40, 10)]
    ) {
      grid(
        $0, .topLeading,
        rows: [
          row($0, nil, $0.box(30, 20), $0.box(20, 10)), row($0, nil, $0.box(10, 10), $0.box(40, 10)),
        ])
    },
    c("alignment of a row", p(nil, nil), s(58, 20), [r(0, 0, 30, 20), r(38, 10, 20, 10)]) {
      grid($0, rows: [row($0, .bottom, $0.box(30, 20), $0.box(20, 10))])
    },
    // Baselines at 15 and 40.
    c("baseline of a row", p(nil, nil), s(58, 45), [r(0, 25, 30, 20), r(38, 0, 20, 40)]) {
      grid($0, rows: [row($0, .firstTextBaseline, $0.text(3), $0.box(20, 40))])
    },
    c("alignment of a column", p(nil, nil), s(30, 38), [r(20, 0, 10, 10), r(0, 18, 30, 20)]) {
      grid(
        $0,
        rows: [
          row($0, nil, $0.box(10, 10)),
          row($0, nil, LayoutValueElement(child: $0.box(30, 20), key: GridColumnAlignment.self, value: .trailing)),
        ])
    },
    // A 10 x 10 view is anchored at the bottom leading corner of its 20 x 20 cell.
    c("anchor", p(nil, nil), s(58, 38), [r(0, 0, 30, 20), r(38, 10, 10, 10), r(38, 28, 20, 10)]) {
      grid(
        $0,
        rows: [
          row(
            $0, nil, $0.box(30, 20),
            LayoutValueElement(child: $0.box(10, 10), key: GridCellAnchor.self, value: .bottomLeading)),
          row($0, nil, span(1, $0.add(SpacerElement(minLength: 0))), $0.box(20, 10)),
        ])
    },
    // A cell with an anchor is as tall as the aligned one. It does not make the row taller.
    c("anchor in a centered row", p(nil, nil), s(58, 20), [r(0, 0, 30, 20), r(38, 0, 20, 20)]) {
      grid(
        $0,
        rows: [
          row(
            $0, .center, LayoutValueElement(child: $0.box(30, 20), key: GridCellAnchor.self, value: .leading),
            $0.box(20, 20))
        ])
    },
    // The aligned cell is centered in the row of the taller cell with an anchor: (40 - 10) / 2.
    c("tall anchor in a centered row", p(nil, nil), s(58, 40), [r(0, 0, 30, 40), r(38, 15, 20, 10)]) {
      grid(
        $0,
        rows: [
          row(
            $0, .center, LayoutValueElement(child: $0.box(30, 40), key: GridCellAnchor.self, value: .leading),
            $0.box(20, 10))
        ])
    },
    // A view outside a row spans both columns: 30 + 8 + 20.
    c(
      "a view without a row", p(nil, nil), s(58, 38), [r(0, 0, 30, 20), r(38, 5, 20, 10), r(24, 28, 10, 10)]
    ) { grid($0, rows: [row($0, nil, $0.box(30, 20), $0.box(20, 10)), $0.box(10, 10)]) },
    c("views without rows", p(nil, nil), s(30, 38), [r(0, 0, 30, 20), r(10, 28, 10, 10)]) {
      grid($0, rows: [$0.box(30, 20), $0.box(10, 10)])
    },
    c(
      "a cell of two columns", p(nil, nil), s(58, 38), [r(0, 0, 30, 20), r(38, 5, 20, 10), r(4, 28, 50, 10)]
    ) { grid($0, rows: [row($0, nil, $0.box(30, 20), $0.box(20, 10)), row($0, nil, span(2, $0.box(50, 10)))]) },
    // 98 - 58 = 40, so each column is 20 wider.
    c(
      "a wide cell of two columns", p(nil, nil), s(98, 38),
      [r(10, 0, 30, 20), r(68, 5, 20, 10), r(0, 28, 98, 10)]
    ) { grid($0, rows: [row($0, nil, $0.box(30, 20), $0.box(20, 10)), row($0, nil, span(2, $0.box(98, 10)))]) },
    // The columns share 108 - 8.
    c("flexible columns", p(108, 20), s(108, 20), [r(0, 0, 50, 20), r(58, 0, 50, 20)]) {
      grid($0, rows: [row($0, nil, $0.flex(), $0.flex())])
    },
    c("a fixed and a flexible column", p(108, 20), s(108, 20), [r(0, 0, 30, 20), r(38, 0, 70, 20)]) {
      grid($0, rows: [row($0, nil, $0.box(30, 20), $0.flex())])
    },
    // The rows share 68 - 8.
    c("flexible rows", p(50, 68), s(50, 68), [r(0, 0, 50, 30), r(0, 38, 50, 30)]) {
      grid($0, rows: [row($0, nil, $0.flex()), row($0, nil, $0.flex())])
    },
    // The unsized cell has the row's height.
    c("unsized cell", p(nil, nil), s(48, 20), [r(0, 0, 30, 20), r(38, 0, 10, 20)]) {
      grid(
        $0,
        rows: [
          row(
            $0, nil, $0.box(30, 20),
            LayoutValueElement(
              child: $0.flex(ideal: s(10, 90)), key: GridCellUnsizedAxes.self, value: .vertical))
        ])
    },
    c("texts in rows", p(nil, nil), s(30, 44), [r(0, 0, 30, 20), r(5, 24, 20, 20)]) {
      grid($0, rows: [row($0, nil, $0.text(3)), row($0, nil, $0.text(2))])
    },
    c("rows of different lengths", p(nil, nil), s(38, 38), [r(5, 0, 10, 10), r(0, 18, 20, 20), r(28, 23, 10, 10)]) {
      grid($0, rows: [row($0, nil, $0.box(10, 10)), row($0, nil, $0.box(20, 20), $0.box(10, 10))])
    },
  ]

  @Test(arguments: cases)
  func places(_ layout: LayoutCase) { layout.check() }

  @Test func rightToLeft() {
    LayoutCase(
      name: "grid", proposal: p(nil, nil), size: s(78, 38),
      frames: [r(48, 0, 30, 20), r(20, 0, 20, 10), r(68, 28, 10, 10), r(0, 28, 40, 10)]
    ) {
      Self.grid(
        $0, .topLeading,
        rows: [
          Self.row($0, nil, $0.box(30, 20), $0.box(20, 10)), Self.row($0, nil, $0.box(10, 10), $0.box(40, 10)),
        ])
    }.check(direction: .rightToLeft)
  }

  /// Cells move even if the frame of their row does not change.
  @Test func cellsFollowOtherRows() {
    let tree = Tree()
    let fixed = FixedFrameElement(child: tree.box(10, 10), width: 30, height: 10)
    let first = GridRowElement(cells: [tree.flex(height: 10...10), tree.flex(height: 10...10)])
    let grid = LayoutContainerElement(
      GridLayout(horizontalSpacing: 0), children: [GridRowElement(cells: [fixed]), first])
    let space = LayoutSpace(bounds: r(0, 0, 100, 100))
    grid.place(in: r(0, 0, 100, 28), proposal: p(100, nil), space: space)
    #expect(tree.leaves[2].frame == r(50, 18, 50, 10))
    fixed.width = 70
    grid.place(in: r(0, 0, 100, 28), proposal: p(100, nil), space: space)
    #expect(tree.leaves[2].frame == r(70, 18, 30, 10))
  }
}
