// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// In images of iOS 17.5 and 18.5, text and separators begin at x = 20 in table views that are 393 or 402 points wide.

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraLists
@testable import TesseraViews

@MainActor @Suite struct RowMarginTests {
  /// Returns a table view with three cells created by `make`, in a window of `width` x 800 at 3 pixels per point.
  private func table(
    _ style: UITableView.Style = .plain, width: CGFloat = 402, _ make: @escaping () -> UITableViewCell
  ) -> (table: UITableView, rows: Rows, window: UIWindow) {
    let window = makeWindow(width, 800, scale: 3)
    let rows = Rows([[50, 50, 50]])
    rows.make = { _, _ in make() }
    let table = UITableView(frame: window.bounds, style: style)
    table.dataSource = rows
    window.addSubview(table)
    window.layoutIfNeeded()
    return (table, rows, window)
  }

  private func contentCell(_ text: String = "Text") -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
    return cell
  }

  // MARK: Margins

  /// A width of 390 points has not been measured on iOS and is treated as narrow.
  nonisolated static let margins: [(width: CGFloat, side: CGFloat)] = [
    (320, 16), (375, 16), (390, 16), (393, 20), (402, 20), (414, 20), (430, 20),
  ]

  @Test(arguments: margins)
  func textAndSeparatorsStartAtTheMargin(width: CGFloat, side: CGFloat) throws {
    let (table, _, window) = table(width: width) {
      let cell = contentCell()
      cell.accessoryView = UIView(frame: CGRect(0, 0, 20, 20))
      return cell
    }
    let cell = try #require(table.visibleCells.first)
    let text = try #require(cell.contentView.subviews.compactMap { $0 as? UILabel }.first)
    #expect(text.convert(text.bounds, to: table).minX == side)
    #expect(cell.separator?.frame.minX == side && cell.separator?.frame.maxX == width)
    #expect(cell.accessoryView?.frame.maxX == width - side)
    #expect(table.separatorInset.left == side)
    // The margins adapt when the width changes.
    table.frame.size.width = side == 16 ? 402 : 375
    window.layoutIfNeeded()
    #expect(text.convert(text.bounds, to: table).minX == (side == 16 ? 20 : 16))
  }

  /// The separator begins at the text, 10 points after a 24-point image: 16 + 24 + 10, unless an inset is set.
  @Test func separatorsStartAtTheTextNextToAnImage() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
    let (table, source, window) = table(width: 375) {
      let cell = contentCell()
      var content = cell.defaultContentConfiguration()
      (content.text, content.image, content.imageToTextPadding) = ("Text", image, 10)
      cell.contentConfiguration = content
      return cell
    }
    let cell = try #require(table.visibleCells.first)
    #expect(cell.separator?.frame.minX == 50 && cell.separator?.frame.maxX == 375)
    table.separatorInset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
    window.layoutIfNeeded()
    #expect(cell.separator?.frame.minX == 8)
    withExtendedLifetime(source) {}
  }

  @Test(arguments: margins)
  func standardStylesStartAtTheMargin(width: CGFloat, side: CGFloat) {
    let (table, _, _) = table(width: width) {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      return cell
    }
    #expect(table.visibleCells.first?.textLabel?.frame.minX == side)
  }

  /// Margins set on the content are preserved.
  @Test func keepsCustomMargins() throws {
    let (table, _, _) = table {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = "Text"
      content.directionalLayoutMargins.leading = 50
      cell.contentConfiguration = content
      return cell
    }
    let cell = try #require(table.visibleCells.first)
    #expect(cell.contentView.subviews.first?.frame.minX == 50)
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.directionalLayoutMargins.leading == 50)
  }

  @Test(arguments: margins)
  func controllersAndBarsHaveTheSameMargin(width: CGFloat, side: CGFloat) {
    let window = makeWindow(width, 800, scale: 3)
    let controller = UIViewController()
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.systemMinimumLayoutMargins.leading == side)
    #expect(controller.view.layoutMargins.left == side && controller.view.layoutMargins.right == side)
    #expect(BarMetrics.margin(width: width) == side)
  }
}
