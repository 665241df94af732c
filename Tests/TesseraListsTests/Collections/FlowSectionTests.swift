// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Expected positions follow from UICollectionViewFlowLayout's documentation: items are added to a line while they fit
// with the minimum spacing, and are then spread over the full width. The next line begins below the tallest item,
// after the line spacing.

import Foundation
import Testing

@testable import TesseraLists

@Suite struct FlowSectionTests {
  private func fill(
    _ widths: [CGFloat], heights: [CGFloat]? = nil, room: CGFloat = 100, spacing: CGFloat = 10, uniform: Bool = false,
    near: CGFloat = 0
  ) -> FlowSection {
    var section = FlowSection()
    (section.room, section.itemSpacing, section.lineSpacing, section.isUniform) = (room, spacing, 5, uniform)
    section.near = near
    section.fill(widths.enumerated().map { FlowSize(along: heights?[$0.offset] ?? 20, across: $0.element) })
    return section
  }

  /// The widths of items in 100-point lines with a minimum spacing of 10, the expected positions in each line, and
  /// whether all items have equal sizes.
  @Test(
    arguments: [
      // 40 + 10 + 40 = 90 fits, but a third item does not. The spacing of a full line grows to 20, and the last line
      // has the minimum spacing of 10.
      ([40, 40, 40, 30], [[0, 60], [0, 50]], false),
      // The items fill the line exactly.
      ([45, 45], [[0, 55]], false),
      // With equal sizes, the last line has the same columns as the other lines.
      ([40, 40, 40], [[0, 60], [0]], true),
      ([20, 20, 20, 20, 20], [[0, 40, 80], [0, 40]], true),
      // A single item is centered in its line. With equal sizes, it is also centered in the last line.
      ([70, 70], [[15], [15]], true),
      ([70, 80], [[15], [0]], false),
      // An item that is wider than the line.
      ([150, 30], [[0], [0]], false),
      ([], [], false),
      ([0, 0, 0], [[0, 10, 20]], false),
    ] as [([CGFloat], [[CGFloat]], Bool)])
  func lines(widths: [CGFloat], expected: [[CGFloat]], uniform: Bool) {
    let section = fill(widths, uniform: uniform)
    #expect(section.lines.map { section.placements[$0.items].map(\.across) } == expected)
  }

  /// Lines of 20 and 40 points with a spacing of 5. The shorter item in the second line is centered.
  @Test func heights() {
    let section = fill([60, 40, 40], heights: [20, 40, 10])
    #expect(section.lines.map(\.start) == [0, 25] && section.lines.map(\.end) == [20, 65])
    #expect(section.placements.map(\.along) == [0, 25, 40])
    #expect(section.length == 65)
  }

  @Test func insetsReduceTheSpace() {
    // 100 - 20 = 80 points are available. 30 + 10 + 30 fits, and the items are spread over [20, 100].
    let section = fill([30, 30, 30], near: 20)
    #expect(section.placements.map(\.across) == [20, 70, 20])
  }

  @Test func findsLines() {
    let section = fill(Array(repeating: 60, count: 1000))
    // 20-point lines begin every 25 points. [100, 160) intersects the fifth line at 100, and the lines at 125 and
    // 150.
    #expect(section.lines(from: 100, to: 160).map(\.start) == [100, 125, 150])
    #expect(section.lines(from: -50, to: 0).isEmpty && section.lines(from: 1e6, to: 1e7).isEmpty)
  }

  @Test func zeroSize() {
    var section = FlowSection()
    section.isUniform = true
    section.fill(Array(repeating: FlowSize(along: 0, across: 0), count: 5000))
    #expect(section.lines.count == 1 && section.placements.allSatisfy { $0.across == 0 } && section.length == 0)
  }
}
