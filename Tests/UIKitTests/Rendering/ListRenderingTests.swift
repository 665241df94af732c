// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Compares table view rows with measurements of images recorded on iOS 13 (textLabel) and 17.5 to 18.5. See
// ControlRenderingTests. BarRenderingTests tests rows with content configurations.

import Foundation
import TesseraViewFixtures
import Testing
import UIKit

@testable import TesseraViews

@Suite @MainActor struct ListRenderingTests {
  private final class Source: NSObject, UITableViewDataSource {
    let make: (Int) -> UITableViewCell
    init(_ make: @escaping (Int) -> UITableViewCell) { self.make = make }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      make(indexPath.row)
    }
  }

  private func picture(_ width: CGFloat, _ make: @escaping (Int) -> UITableViewCell) throws -> RenderedPicture {
    let source = Source(make)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 200))
    table.dataSource = source
    defer { withExtendedLifetime(source) {} }
    return try RenderedPicture(table, CGSize(width: width, height: 200))
  }

  private func labeled(_ text: String, _ style: UITableViewCell.CellStyle = .default) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = text
    return cell
  }

  /// On iOS 13 at 320 points, rows with text labels are 44.0 high. The separator is (198, 198, 200), a third of a
  /// point high at y = 43.67, and spans x = 16 to the right edge.
  @Test func rowsOfTextLabels() throws {
    let picture = try picture(320) { _ in labeled("Row") }
    for row in 0..<2 {
      let part = CGRect(x: 0, y: 40 + 44 * CGFloat(row), width: 320, height: 8)
      let line = try #require(picture.box(in: part) { $0 < 230 })
      #expect(line.isNear(16, 43.67 + 44 * CGFloat(row), 304, 0.33, within: 0.17), "\(line)")
      #expect(abs(picture.level(200, line.midY) - 198) <= 2)
    }
  }

  /// On iOS 17.5 and 18.5 at 393 and 402 points, the accessory ends 20 points from the right edge.
  @Test(arguments: [393, 402] as [CGFloat], [UITableViewCell.AccessoryType.disclosureIndicator, .checkmark])
  func accessories(_ width: CGFloat, _ type: UITableViewCell.AccessoryType) throws {
    let picture = try picture(width) { _ in
      let cell = labeled("Row")
      cell.accessoryType = type
      return cell
    }
    let part = CGRect(x: width / 2, y: 2, width: width / 2, height: 38)
    let ink = try #require(picture.box(in: part) { $0 < 225 })
    #expect(abs(ink.maxX - (width - 20)) <= 1.34, "\(ink)")
    #expect(abs(ink.midY - 22) <= 0.67, "\(ink)")
  }

  /// A switch as the accessory view ends 20 points from the right edge and is vertically centered in the row. Its
  /// track is 51 x 31.
  @Test func switches() throws {
    let picture = try picture(402) { _ in
      let cell = labeled("Row")
      cell.accessoryView = UISwitch()
      return cell
    }
    let track = try #require(picture.box(in: CGRect(x: 300, y: 2, width: 102, height: 39)) { $0 < 240 })
    #expect(abs(track.maxX - 382) <= 0.34 && abs(track.midY - 22) <= 0.67, "\(track)")
  }
}
