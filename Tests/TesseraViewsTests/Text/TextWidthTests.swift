// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// Text widths match iOS. Because glyphs differ, a single text may differ by 2 % and 0.4 points (a pixel and its
/// rounding), but the mean for each size and weight by at most half a percent.
@Suite @MainActor struct TextWidthTests {
  @Test(arguments: IOSTextWidths.texts + IOSTextWidths.titles)
  func textWidthsMatchIOS(_ row: IOSTextWidths.Row) throws {
    let width = try ink(row)
    #expect(abs(width - row.width) <= 0.02 * row.width + 0.4, "\(width) instead of \(row.width)")
  }

  @Test func sizesAndWeightsMatchOnAverage() throws {
    for (name, rows) in Dictionary(grouping: IOSTextWidths.texts, by: \.group) {
      let errors = try rows.map { try ink($0) / $0.width - 1 }
      let mean = errors.reduce(0, +) / CGFloat(errors.count)
      #expect(abs(mean) <= 0.005, "\(name): \(mean)")
    }
  }

  /// The heights are exact. The widths are from iOS 13, whose font has no optical sizes between text and display.
  @Test(arguments: IOSTextWidths.labels)
  func labelSizesMatchIOS(_ size: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    let label = UILabel()
    label.text = "What's the point?"
    label.font = .systemFont(ofSize: size)
    let window = makeWindow(600, 200, scale: 3)
    window.addSubview(label)
    let fitting = label.sizeThatFits(CGSize(width: 1000, height: 1000))
    #expect(abs(fitting.height - height) < 0.01)
    #expect(abs(fitting.width - width) <= 0.02 * width + 0.4, "\(fitting.width) instead of \(width)")
  }

  /// Returns the width from the first to the last column that contains a pixel with a coverage of at least a quarter.
  /// For our earlier images, this yields the same widths as the method used to measure iOS's images.
  private func ink(_ row: IOSTextWidths.Row) throws -> CGFloat {
    let label = UILabel(frame: CGRect(x: 4, y: 4, width: 480, height: 60))
    label.text = row.text
    label.font = row.font
    label.textColor = .black
    let scale: CGFloat = 3
    let window = makeWindow(500, 70, scale: scale)
    window.addSubview(label)
    window.layoutIfNeeded()
    let (width, height) = (1500, 210)
    let white = Color(red: 255, green: 255, blue: 255)
    let bitmap = try Painter().paint(window.displayList(scale: scale, pixels: (width, height), background: white))
    let columns = (0..<width).filter { x in
      (0..<height).contains { bitmap.bytes[($0 * width + x) * 4] <= 255 - 64 }
    }
    return CGFloat(try #require(columns.last) - (try #require(columns.first)) + 1) / scale
  }
}
