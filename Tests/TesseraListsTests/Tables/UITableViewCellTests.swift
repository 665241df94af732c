// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Expected frames of the standard styles follow from the margins (11 above and below, 16 at the sides, 8 before an
// accessory) and the sizes that the labels report.

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraLists
@testable import TesseraViews

@MainActor @Suite struct UITableViewCellTests {
  func makeCell(
    _ style: UITableViewCell.CellStyle, _ text: String, _ detail: String? = nil, width: CGFloat = 390
  ) -> UITableViewCell {
    let window = makeWindow(width, 800)
    let cell = UITableViewCell(style: style, reuseIdentifier: "id")
    cell.textLabel?.text = text
    cell.detailTextLabel?.text = detail
    window.addSubview(cell)
    let height = cell.sizeThatFits(CGSize(width: width, height: 0)).height
    cell.frame = CGRect(0, 0, width, height)
    window.layoutIfNeeded()
    return cell
  }

  @Test func stylesHaveUIKitsViews() {
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    #expect(UITableViewCell(style: .subtitle, reuseIdentifier: nil).detailTextLabel != nil)
    #expect(UITableViewCell(style: .value2, reuseIdentifier: nil).imageView == nil)
    #expect(UITableViewCell().reuseIdentifier == nil)
    #expect(UITableViewCell(style: .value1, reuseIdentifier: "x").reuseIdentifier == "x")
  }

  @Test func oneLineIsTheStandardHeight() throws {
    let cell = makeCell(.default, "One")
    #expect(cell.bounds.height == 44)
    let label = try #require(cell.textLabel)
    #expect(label.frame.minX == 16 && label.frame.maxX == 374)
    #expect(abs(label.frame.midY - 22) <= 0.25)
    #expect(cell.contentView.frame == CGRect(0, 0, 390, 44))
  }

  @Test func subtitleIsBelowTheTitle() throws {
    let cell = makeCell(.subtitle, "Title", "Detail")
    let (title, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    let heights =
      title.sizeThatFits(CGSize(width: 358, height: 1000)).height
      + detail.sizeThatFits(CGSize(width: 358, height: 1000)).height
    #expect(abs(cell.bounds.height - (heights + 3 + 22)) <= 0.5)
    #expect(abs(detail.frame.minY - title.frame.maxY - 3) <= 0.5)
    #expect(detail.font.pointSize == 12)
  }

  @Test func valueIsTrailing() throws {
    let cell = makeCell(.value1, "Title", "Value")
    let (title, value) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    #expect(title.frame.minX == 16)
    #expect(value.frame.maxX == 374)
    #expect(value.textColor == .secondaryLabel)
  }

  @Test func linesIncreaseTheRowHeight() {
    let text = String(repeating: "many words ", count: 20)
    let single = makeCell(.default, text)
    #expect(single.bounds.height == 44)
    single.textLabel?.numberOfLines = 0
    let lines = single.textLabel?.sizeThatFits(CGSize(width: 358, height: 10000)).height ?? 0
    #expect(lines > 60)
    #expect(abs(single.sizeThatFits(CGSize(width: 390, height: 0)).height - (lines + 22)) <= 0.5)
  }

  /// The accessory ends 16 points from the edge. The content view ends where the accessory begins, and text ends 8
  /// points before the content view's end.
  @Test func accessoriesReduceTheContentWidth() throws {
    let cell = makeCell(.default, "One")
    let box = UIView(frame: CGRect(0, 0, 50, 20))
    cell.accessoryView = box
    cell.layoutIfNeeded()
    #expect(box.frame == CGRect(324, 12, 50, 20))
    #expect(cell.contentView.frame.width == 324)
    #expect(cell.textLabel?.frame.maxX == 316)
    cell.accessoryView = nil
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    let chevron = try #require(cell.accessoryImage)
    #expect(box.superview == nil && chevron.superview === cell)
    #expect(chevron.frame.maxX == 374 && cell.contentView.frame.maxX == chevron.frame.minX)
    #expect(cell.textLabel?.frame.maxX == chevron.frame.minX - 8)
    cell.accessoryType = .none
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 390)
  }

  /// Vertical margins apply to text but not to images. The row is 44 high with a 29-point image, and 60 high with a
  /// 60-point image.
  @Test(arguments: [(29, 44), (44, 44), (60, 60)] as [(CGFloat, CGFloat)])
  func imagesHaveTheFullHeight(_ side: CGFloat, _ height: CGFloat) {
    let cell = makeCell(.default, "One")
    cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
    #expect(cell.sizeThatFits(CGSize(width: 390, height: 0)).height == height)
  }

  @Test(arguments: [
    UITableViewCell.AccessoryType.disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
  ])
  func accessoriesHaveImages(type: UITableViewCell.AccessoryType) throws {
    let cell = makeCell(.default, "One")
    cell.accessoryType = type
    cell.layoutIfNeeded()
    let view = try #require(cell.accessoryImage)
    #expect(view.frame.width > 5 && view.frame.height > 5)
  }

  @Test func mirrorsRightToLeft() throws {
    let window = makeWindow(390, 800, direction: .rightToLeft)
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "One"
    cell.detailTextLabel?.text = "Two"
    cell.accessoryView = UIView(frame: CGRect(0, 0, 50, 20))
    window.addSubview(cell)
    cell.frame = CGRect(0, 0, 390, 44)
    window.layoutIfNeeded()
    #expect(cell.accessoryView?.frame == CGRect(16, 12, 50, 20))
    #expect(cell.contentView.frame == CGRect(66, 0, 324, 44))
    #expect(cell.textLabel?.frame.maxX == 308)
    #expect(cell.detailTextLabel?.frame.minX == 8)
  }

  @Test func selectionShowsABackground() {
    let cell = makeCell(.default, "One")
    let own = UIView()
    cell.selectedBackgroundView = own
    cell.setSelected(true, animated: false)
    cell.layoutIfNeeded()
    #expect(own.superview === cell && own.frame == cell.bounds)
    cell.setSelected(false, animated: false)
    #expect(own.superview == nil)
    cell.selectionStyle = .none
    cell.setHighlighted(true, animated: false)
    #expect(own.superview == nil)
    cell.prepareForReuse()
    #expect(!cell.isHighlighted && !cell.isSelected)
  }

  // MARK: Content configurations

  @Test func configurationReplacesTheContentView() throws {
    let cell = makeCell(.default, "old")
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    content.secondaryText = "Detail"
    cell.contentConfiguration = content
    let view = try #require(cell.contentView as? UIListContentView)
    #expect(view.superview === cell && view.frame == CGRect(0, 0, 390, 44))
    let height = cell.sizeThatFits(CGSize(width: 390, height: 0)).height
    #expect(height > 44)
    content.secondaryText = nil
    cell.contentConfiguration = content
    #expect(cell.contentView === view)
    #expect(cell.sizeThatFits(CGSize(width: 390, height: 0)).height == 44)
    cell.contentConfiguration = nil
    #expect(cell.contentView !== view)
  }

  @Test func keepsCustomMargins() {
    let (_, table) = makeTable(Rows([[40]]), 430)
    #expect(table.visibleCells[0].contentView.directionalLayoutMargins.leading == 20)
    let cell = UITableViewCell()
    cell.contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    cell.rowContext.sideMargin = 20
    cell.applyMargins()
    #expect(cell.contentView.directionalLayoutMargins.leading == 2)
  }
}
