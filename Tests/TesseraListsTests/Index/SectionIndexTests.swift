// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@testable import TesseraLists
@testable import TesseraViews

/// Ten sections, "A" to "J", in a 300 x 400 table view. Each has a 30-point header and ten 44-point rows, so a
/// section is 470 high. The index has ten 14-point titles, 140 high in total, from y = 130 to 270 in the last 15
/// points of the width.
@MainActor @Suite struct SectionIndexTests {
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var titles: [String]? = "ABCDEFGHIJ".map { String($0) }
    var sections = 10
    var asked: [String] = []
    var answer: ((Int) -> Int)?

    func numberOfSections(in tableView: UITableView) -> Int { sections }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
      asked.append("\(title)\(index)")
      return answer?(index) ?? index
    }
  }

  let window = makeWindow(300, 400)
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
  let source = Source()

  init() {
    (table.rowHeight, table.sectionHeaderTopPadding) = (44, 0)
    table.contentInsetAdjustmentBehavior = .never
    (table.dataSource, table.delegate) = (source, source)
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  private var view: SectionIndexView? { table.index?.view }

  @Test func positionsAndRows() {
    #expect(view?.frame == CGRect(x: 285, y: 0, width: 15, height: 400))
    #expect(view?.subviews.compactMap { ($0 as? UILabel)?.text } == source.titles)
    #expect(view?.subviews.first?.frame == CGRect(x: 0, y: 130, width: 15, height: 14))
    #expect(table.visibleCells.first?.contentView.frame.width == 285)
    table.contentOffset.y = 200
    window.layoutIfNeeded()
    #expect(view?.frame.minY == 200 && table.subviews.last === view, "the index does not scroll and is topmost")
  }

  /// `alwaysHidden` hides the index, which then takes no space and receives no touches. `automatic` shows it again.
  @Test func displayMode() {
    table.indexDisplayMode = .alwaysHidden
    window.layoutIfNeeded()
    #expect(view?.isHidden == true && table.visibleCells.first?.contentView.frame.width == 300)
    window.tap(at: CGPoint(x: 292, y: 165))
    #expect(source.asked == [] && table.contentOffset.y == 0)
    table.reloadData()
    window.layoutIfNeeded()
    #expect(view?.isHidden == true)
    table.indexDisplayMode = .automatic
    window.layoutIfNeeded()
    #expect(view?.isHidden == false && table.visibleCells.first?.contentView.frame.width == 285)
  }

  /// The center of the third title is at 130 + 2 · 14 + 7 = 165.
  @Test func taps() {
    window.tap(at: CGPoint(x: 292, y: 165))
    #expect(source.asked == ["C2"] && table.contentOffset.y == 940)
    #expect(table.indexPathForSelectedRow == nil)
  }

  /// A finger that slides down selects each title once, whether it moves immediately or after a rest.
  @Test(arguments: [0, 0.3]) func slides(rest: TimeInterval) {
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 292, y: 137))
      fingers.wait(rest)
      fingers.move(to: CGPoint(x: 292, y: 137 + 28), over: 0.2, steps: 10)
      fingers.end()
    }
    #expect(source.asked == ["A0", "B1", "C2"] && table.contentOffset.y == 940)
    #expect(table.index?.isTracked == false)
  }

  /// Titles without a section, such as the search icon's, do not scroll.
  @Test func sectionsThatDoNotExist() {
    source.answer = { $0 == 0 ? NSNotFound : -1 }
    window.tap(at: CGPoint(x: 292, y: 137))
    window.tap(at: CGPoint(x: 292, y: 165))
    #expect(source.asked.count == 2 && table.contentOffset.y == 0)
  }

  /// The table has 100 rows.
  @Test(arguments: [(100, true), (101, false)]) func minimumCount(minimum: Int, shows: Bool) {
    table.sectionIndexMinimumDisplayRowCount = minimum
    table.reloadSectionIndexTitles()
    window.layoutIfNeeded()
    #expect((view != nil) == shows)
    #expect(table.visibleCells.first?.contentView.frame.width == (shows ? 285 : 300))
  }

  @Test func colors() {
    table.sectionIndexColor = .red
    table.sectionIndexBackgroundColor = .yellow
    table.sectionIndexTrackingBackgroundColor = .green
    window.layoutIfNeeded()
    #expect((view?.subviews.first as? UILabel)?.textColor == .red && view?.backgroundColor == .yellow)
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 292, y: 137))
      fingers.wait(0.2)
      #expect(view?.backgroundColor == .green)
    }
    #expect(view?.backgroundColor == .yellow)
  }

  /// The index has an odd number of lines, and every second line is a dot. For 26 letters in five lines, the first,
  /// 13th and last letters are shown.
  @Test(
    arguments: [
      (26, 70, "A•M•Z"), (26, 84, "A•M•Z"), (26, 364, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"), (26, 28, "A"), (26, 0, "A"),
      (3, 42, "ABC"), (0, 100, ""),
    ] as [(Int, CGFloat, String)])
  func lines(count: Int, height: CGFloat, text: String) {
    let titles = (0..<count).compactMap { UnicodeScalar(65 + $0).map { String(Character($0)) } }
    #expect(SectionIndexView.lines(titles, height: height).map { $0 ?? "•" }.joined() == text)
  }

  @Test func rightToLeft() {
    let window = makeWindow(300, 400, direction: .rightToLeft)
    window.addSubview(table)
    table.reloadData()
    window.layoutIfNeeded()
    #expect(view?.frame.minX == 0 && table.visibleCells.first?.contentView.frame.minX == 15)
  }

  @Test func appearsAndDisappears() {
    source.titles = nil
    table.reloadData()
    window.layoutIfNeeded()
    #expect(view == nil && table.subviews.contains { $0 is SectionIndexView } == false)
    #expect(UITableView(frame: .zero).index == nil)
  }

  // MARK: Collection views

  final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func indexTitles(for collectionView: UICollectionView) -> [String]? { ["1", "2", "3"] }
    func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: index * 10, section: 0) }
  }

  /// Items of 100 x 100, three per line, so item 10 is in the fourth line, at y = 300. The three index titles span y
  /// = 179 to 221.
  @Test func collections() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let (view, items) = (UICollectionView(frame: table.frame, collectionViewLayout: layout), Items())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = items
    table.removeFromSuperview()
    window.addSubview(view)
    window.layoutIfNeeded()
    window.tap(at: CGPoint(x: 292, y: 200))
    #expect(view.contentOffset.y == 300)
  }
}
