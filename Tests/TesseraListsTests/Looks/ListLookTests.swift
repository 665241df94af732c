// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraLists
@testable import TesseraViews

/// Distances in tables and lists, measured in pictures recorded on iOS 18.5 and 26 with three pixels per point. They agree
/// within a pixel.
@MainActor @Suite struct ListLookTests {
  private final class Source: NSObject, UITableViewDataSource {
    let titles: (header: String?, footer: String?)
    init(header: String? = nil, footer: String? = nil) { titles = (header, footer) }
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles.header }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { titles.footer }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      let control = UIView(frame: CGRect(0, 0, 63, 28))
      cell.accessoryView = control
      return cell
    }
  }

  private func window(_ look: SystemLook) -> UIWindow {
    let size = CGSize(width: 402, height: 874)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.environment = ScreenEnvironment(
      size: size, scale: 3, safeArea: .zero,
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(look: look), UITraitCollection(displayScale: 3),
        UITraitCollection(userInterfaceStyle: .light),
        UITraitCollection(preferredContentSizeCategory: .large), UITraitCollection(layoutDirection: .leftToRight),
      ]))
    return window
  }

  private func table(_ style: UITableView.Style, _ look: SystemLook, _ source: Source) -> (UITableView, UIWindow) {
    let window = window(look)
    let table = UITableView(frame: window.bounds, style: style)
    table.dataSource = source
    window.addSubview(table)
    window.isHidden = false
    window.layoutIfNeeded()
    return (table, window)
  }

  private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= 0.34 }

  // MARK: Tables

  /// A plain row has a pitch of 53 points. The capitals begin 20.33 and the baseline is 32.67 points below its top, the text
  /// begins at x 20, and the accessory ends 20 points from the edge.
  @Test func plainRowOfGlass() throws {
    let source = Source()
    let (table, _) = table(.plain, .iOS26, source)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(isClose(cell.frame.minY, 53) && isClose(cell.frame.height, 53), "\(cell.frame)")
    let label = try #require(cell.textLabel)
    let frame = label.convert(label.bounds, to: cell)
    let baseline = frame.minY + label.font.ascender
    #expect(isClose(baseline, 32.67) && isClose(baseline - label.font.capHeight, 20.67), "\(baseline)")
    #expect(frame.minX == 20 && cell.accessoryView?.frame.maxX == 382)
  }

  /// Cards are inset by 16 points, with corners of 26 points. Their separators are 1 point thick and inset by 16 points.
  @Test func cardsOfGlass() throws {
    let source = Source()
    let (table, window) = table(.insetGrouped, .iOS26, source)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.frame.minX == 16 && cell.frame.maxX == 386)
    #expect(cell.layer.cornerRadius == 26 && cell.layer.cornerCurve == .continuous)
    let line = try #require(cell.separator)
    let frame = line.convert(line.bounds, to: window)
    #expect(frame.minX == 32 && frame.maxX == 370 && frame.height == 1, "\(frame)")
    let color = UIColor.separator
    let light = UITraitCollection(look: .iOS26).modifyingTraits { $0.userInterfaceStyle = .light }
    let components = color.rasterColor(with: light)
    // Over white: (232, 232, 232).
    let covered = Int(components.alpha) * (255 - Int(components.red)) / 255
    #expect(abs(255 - covered - 232) <= 1)
  }

  /// On iOS 18, cards are 56.33 points apart with a header between them, and 72.33 with a footer and a header. On iOS 26, a
  /// header is 40.33 points high, 17.67 points below a card without a footer, and a footer is 29.67 points high.
  @Test(
    arguments: [
      (SystemLook.iOS18, false, 56.33), (.iOS18, true, 72.33), (.iOS26, false, 17.67 + 40.33),
      (.iOS26, true, 29.67 + 40.33),
    ])
  func distanceOfCards(_ look: SystemLook, _ hasFooter: Bool, _ distance: Double) throws {
    let source = Source(header: "Fruits", footer: hasFooter ? "Due this month" : nil)
    let (table, _) = table(.insetGrouped, look, source)
    let upper = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let lower = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
    #expect(isClose(lower.frame.minY - upper.frame.maxY, distance), "\(lower.frame.minY - upper.frame.maxY)")
    let header = try #require(table.headerView(forSection: 1)?.textLabel)
    #expect(header.text == (look == .iOS26 ? "Fruits" : "FRUITS"))
    #expect(header.font == .preferredFont(forTextStyle: look == .iOS26 ? .headline : .footnote))
    let baseline = header.convert(header.bounds, to: table).minY + header.font.ascender
    // The baseline is 9.0 points above the card on iOS 18 and 13.67 on iOS 26.
    #expect(isClose(lower.frame.minY - baseline, look == .iOS26 ? 13.67 : 9), "\(lower.frame.minY - baseline)")
  }

  // MARK: Lists

  /// A row is 52 points high with 17-point text, and 51 points high with 16-point text.
  @Test(arguments: [(CGFloat(17), CGFloat(52)), (16, 51)])
  func rowsOfLists(_ size: CGFloat, _ height: CGFloat) {
    let window = window(.iOS26)
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      content.textProperties.font = .systemFont(ofSize: size)
      content.minimumHeight = 0
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, text in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
    window.addSubview(view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["One", "Two"])
    source.apply(snapshot, animatingDifferences: false)
    window.isHidden = false
    window.layoutIfNeeded()
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    let frame = cell?.frame ?? .null
    #expect(isClose(frame.height, height) && frame.minX == 16, "\(frame)")
  }

  // MARK: Highlights and swipes

  /// The highlight of a row in a card is as round as the card. In other tables, it is a rectangle over the separator above.
  @Test(arguments: [(UITableView.Style.insetGrouped, CGFloat(26)), (.plain, 0)])
  func highlightOfRows(_ style: UITableView.Style, _ radius: CGFloat) throws {
    let source = Source()
    let (table, window) = table(style, .iOS26, source)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    cell.isHighlighted = true
    window.layoutIfNeeded()
    let view = try #require(cell.highlightView)
    #expect(view.layer.cornerRadius == radius)
    #expect(
      view.frame
        == (radius > 0 ? cell.bounds : cell.bounds.inset(by: UIEdgeInsets(top: -1, left: 0, bottom: 0, right: 0))))
  }

  /// The buttons of a swiped row are circles and capsules in the look of iOS 26, and fill the row in the look of iOS 18.
  @Test func swipeButtons() {
    let flag = UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
    flag.image = UIImage(systemName: "flag.fill")
    let more = UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) }
    let round = SwipeButtons([flag, more], isLeft: false, isRound: true)
    round.frame = CGRect(0, 0, round.totalWidth(height: 53), 53)
    round.layoutIfNeeded()
    let shapes = round.subviews.compactMap { $0.subviews.first }.sorted { $0.bounds.width < $1.bounds.width }
    #expect(shapes.count == 2 && shapes.allSatisfy { isClose($0.bounds.height, 45) })
    #expect(shapes.allSatisfy { $0.layer.cornerRadius == $0.bounds.height / 2 })
    #expect(shapes.first.map { isClose($0.bounds.width, 45) } == true)
    #expect(SwipeButtons([flag], isLeft: false, isRound: false).totalWidth(height: 53) == 74)
  }

  @Test func headersOfLists() {
    SystemLook.$scoped.withValue(.iOS26) {
      let header = UIListContentConfiguration.groupedHeader()
      #expect(header.textProperties.transform == .none)
      #expect(header.textProperties.font == .preferredFont(forTextStyle: .headline))
    }
    #expect(UIListContentConfiguration.groupedHeader().textProperties.transform == .uppercase)
  }
}
