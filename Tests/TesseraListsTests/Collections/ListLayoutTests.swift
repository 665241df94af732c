// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A list looks like a table view of the same style, so these tests show the same rows in both and compare the frames.
// UITableViewTests tests the absolute lengths. There is one difference: a table view's rows reserve a pixel for their
// separators (images of iOS 17.5 and 18.5), whereas a collection view cell's content view is as tall as the cell, and
// the separator is drawn over it.

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraLists
@testable import TesseraViews

@MainActor private final class TextSource: UITableViewDataSource, UICollectionViewDataSource {
  let words: [[String]]
  let cells: UICollectionView.CellRegistration<UICollectionViewListCell, String>
  let headers: UICollectionView.SupplementaryRegistration<UICollectionViewListCell>
  let title: String?

  init(_ words: [[String]], title: String? = nil, accessory: Bool = false) {
    self.words = words
    self.title = title
    cells = UICollectionView.CellRegistration { cell, _, word in
      var content = cell.defaultContentConfiguration()
      content.text = word
      cell.contentConfiguration = content
      cell.accessories = accessory ? [.disclosureIndicator()] : []
    }
    headers = UICollectionView.SupplementaryRegistration(elementKind: header) { cell, _, _ in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = title
      cell.contentConfiguration = content
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { words.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words[section].count }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = words[indexPath.section][indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { words.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    words[section].count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cells, for: indexPath, item: words[indexPath.section][indexPath.item])
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
  }
}

@MainActor @Suite struct ListLayoutTests {
  private let words = [
    ["Ash", "Birch, which is a word so long that it takes a second line in a row of three hundred points", "Cedar"],
    ["Oak"],
  ]

  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ words: TextSource, width: CGFloat = 300,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> UICollectionView {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    let window = makeWindow(width, 400)
    let view = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.dataSource = words
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  private func table(_ style: UITableView.Style, _ words: TextSource, width: CGFloat = 300) -> UITableView {
    let window = makeWindow(width, 400)
    let table = UITableView(frame: window.bounds, style: style)
    table.dataSource = words
    window.addSubview(table)
    window.layoutIfNeeded()
    return table
  }

  @Test(arguments: [
    (UICollectionLayoutListConfiguration.Appearance.plain, UITableView.Style.plain, 300.0),
    (.grouped, .grouped, 300), (.insetGrouped, .insetGrouped, 390), (.insetGrouped, .insetGrouped, 430),
  ])
  func rowsMatchATable(
    appearance: UICollectionLayoutListConfiguration.Appearance, style: UITableView.Style, width: CGFloat
  ) throws {
    let words = TextSource(words)
    let (list, table) = (list(appearance, words, width: width), table(style, words, width: width))
    // In the table view, each of the four rows is half a point taller than in the list. So the second and third rows
    // begin half a point and one point lower, and the first row of the next section one and a half points lower.
    let expected = zip(list.visibleCells, 0...).map { cell, row in
      let frame = cell.frame
      return CGRect(frame.minX, frame.minY + 0.5 * CGFloat(row), frame.width, frame.height + 0.5)
    }
    #expect(expected.count == 4 && table.visibleCells.map(\.frame) == expected)
    #expect(CGSize(width: list.contentSize.width, height: list.contentSize.height + 2) == table.contentSize)
    #expect(list.backgroundColor == table.backgroundColor)
    #expect(list.visibleCells.map(\.layer.cornerRadius) == table.visibleCells.map(\.layer.cornerRadius))
    for (cell, row) in zip(list.visibleCells, table.visibleCells) {
      let text = try #require(cell.contentView.subviews.compactMap { $0 as? UILabel }.first)
      let other = try #require(row.contentView.subviews.compactMap { $0 as? UILabel }.first)
      #expect(text.convert(text.bounds, to: cell) == other.convert(other.bounds, to: row))
      #expect(cell.contentView.frame == row.contentView.frame)
      // The bottom separator fills the last half point in both.
      #expect(lines(row) == lines(cell).map { $0.minY == 0 ? $0 : $0.offsetBy(dx: 0, dy: 0.5) })
    }
  }

  /// Returns the frames of thin subviews, which are the separators at the top and bottom.
  private func lines(_ view: UIView) -> [CGRect] {
    view.subviews.filter { !$0.isHidden && $0.frame.height == 0.5 }.map(\.frame).sorted { $0.minY < $1.minY }
  }

  @Test(arguments: [
    (UICollectionLayoutListConfiguration.Appearance.grouped, UITableView.Style.grouped),
    (.insetGrouped, .insetGrouped),
  ])
  func headersMatchATable(
    appearance: UICollectionLayoutListConfiguration.Appearance, style: UITableView.Style
  ) {
    let words = TextSource(words, title: "TREES")
    let list = list(appearance, words) { $0.headerMode = .supplementary }
    // Each separator in a row above adds half a point.
    let tops = zip(list.visibleCells, 0...).map { $0.frame.minY + 0.5 * CGFloat($1) }
    #expect(tops.count == 4 && table(style, words).visibleCells.map(\.frame.minY) == tops)
  }

  /// The header begins 22 points below the top and remains on screen when scrolling.
  @Test func plainHeadersPin() throws {
    let words = TextSource([Array(repeating: "word", count: 30)], title: "Trees")
    let view = list(.plain, words) { $0.headerMode = .supplementary }
    let top = try #require(view.end(header, 0))
    #expect(top.frame.minY == 22 && view.visibleCells.first?.frame.minY == top.frame.maxY)
    view.contentOffset.y = 200
    view.layoutIfNeeded()
    #expect(view.end(header, 0)?.frame.minY == 200)
  }

  @Test func firstItemsCanBeHeaders() {
    let view = list(.insetGrouped, TextSource(words)) { $0.headerMode = .firstItemInSection }
    #expect(view.visibleCells.first?.frame.minY == 0)
    #expect(view.visibleCells.map(\.layer.maskedCorners.isEmpty) == [true, false, false, true])
  }

  /// The chevron ends at the margin, and its width is a whole number of pixels. The content view ends where the
  /// chevron begins, and text ends 8 points before it.
  @Test func accessoriesAreTrailing() throws {
    let view = list(.plain, TextSource(words, accessory: true))
    let cell = try #require(view.visibleCells.first)
    let chevron = try #require(cell.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(chevron.frame.maxX == 284)
    #expect(cell.contentView.frame.maxX == chevron.frame.minX)
    let content = try #require(cell.contentView as? UIListContentView)
    #expect((content.configuration as? UIListContentConfiguration)?.directionalLayoutMargins.trailing == 8)
  }

  /// In dark mode, grouped lists are black and sidebars are #1C1C1E. In light mode, both are #F2F2F7.
  @Test func sidebarsAreGrayInDarkMode() throws {
    func color(_ appearance: UICollectionLayoutListConfiguration.Appearance, _ style: UIUserInterfaceStyle) throws
      -> [Int]
    {
      let color = try #require(UICollectionLayoutListConfiguration(appearance: appearance).backgroundColor)
        .resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      #expect(color.getRed(&red, green: &green, blue: &blue, alpha: nil))
      return [red, green, blue].map { Int(($0 * 255).rounded()) }
    }
    #expect(try color(.sidebar, .dark) == [0x1C, 0x1C, 0x1E])
    #expect(try color(.insetGrouped, .dark) == [0, 0, 0])
    #expect(try color(.sidebar, .light) == [0xF2, 0xF2, 0xF7])
    #expect(try color(.insetGrouped, .light) == [0xF2, 0xF2, 0xF7])
  }

  @Test func separatorsCanBeChanged() {
    let view = list(.plain, TextSource(words)) { configuration in
      configuration.itemSeparatorHandler = { path, lines in
        var result = lines
        if path.item == 0 { result.bottomSeparatorVisibility = .hidden }
        result.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 10)
        return result
      }
    }
    #expect(view.visibleCells.map { lines($0).map(\.minX) } == [[], [50], [50], []])
    #expect(lines(view.visibleCells[1]).first?.width == 240)
  }
}
