// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@testable import TesseraLists
@testable import TesseraViews

/// Delegates that modify the list in its callbacks or are released in them. Rows are 44 points high in a 300 x 400
/// table view, and items are 100 x 100 in a flow layout of equal size.
@MainActor @Suite struct ListReentrancyTests {
  enum Moment: CaseIterable {
    case select, highlight, willDisplay, didEndDisplaying, prefetch, scroll, header, height
  }

  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching,
    UICollectionViewDataSource, UICollectionViewDelegate, UICollectionViewDataSourcePrefetching
  {
    var count = 30
    var moment: Moment?
    var change: (() -> Void)?

    private func now(_ moment: Moment) {
      guard moment == self.moment, let change else { return }
      self.change = nil
      change()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      now(.height)
      return 44
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      now(.header)
      return nil
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { now(.highlight) }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { now(.select) }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      now(.willDisplay)
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      now(.didEndDisplaying)
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { now(.prefetch) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { now(.scroll) }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { now(.highlight) }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { now(.select) }
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { now(.willDisplay) }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { now(.didEndDisplaying) }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) { now(.prefetch) }
  }

  let window = makeWindow(300, 400)

  private func makeTable(_ source: Source) -> UITableView {
    let table = UITableView(frame: window.bounds, style: .plain)
    table.contentInsetAdjustmentBehavior = .never
    (table.dataSource, table.delegate, table.prefetchDataSource) = (source, source, source)
    window.addSubview(table)
    return table
  }

  private func makeCollection(_ source: Source) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.contentInsetAdjustmentBehavior = .never
    (view.dataSource, view.delegate, view.prefetchDataSource) = (source, source, source)
    window.addSubview(view)
    return view
  }

  /// Performs layout, taps and scrolling to trigger all callbacks.
  private func use(_ list: UIScrollView) {
    window.layoutIfNeeded()
    window.tap(at: CGPoint(x: 50, y: 60))
    list.contentOffset.y = 200
    window.layoutIfNeeded()
    list.contentOffset.y = 0
    window.layoutIfNeeded()
  }

  /// After a reload with three rows, three rows are visible, regardless of the callback that reloads.
  @Test(arguments: Moment.allCases) func tablesReload(moment: Moment) {
    let source = Source()
    let table = makeTable(source)
    source.moment = moment
    source.change = {
      source.count = 3
      table.reloadData()
    }
    use(table)
    #expect(source.change == nil && table.visibleCells.count == 3 && table.numberOfRows(inSection: 0) == 3)
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == 3)
  }

  @Test(arguments: Moment.allCases) func tablesDelete(moment: Moment) {
    let source = Source()
    let table = makeTable(source)
    window.layoutIfNeeded()
    source.moment = moment
    source.change = {
      source.count = 2
      table.deleteRows(at: (2..<30).map { IndexPath(row: $0, section: 0) }, with: .none)
    }
    if moment == .header || moment == .height { table.sectionHeaderTopPadding = 1 }
    use(table)
    #expect(source.change != nil || table.visibleCells.count == 2)
  }

  @Test(arguments: [Moment.select, .highlight, .willDisplay, .didEndDisplaying, .prefetch, .scroll])
  func collectionsReload(moment: Moment) {
    let source = Source()
    let view = makeCollection(source)
    source.moment = moment
    source.change = {
      source.count = 3
      view.reloadData()
    }
    use(view)
    #expect(source.change == nil && view.visibleCells.count == 3)
    #expect(view.subviews.filter { $0 is UICollectionViewCell }.count == 3)
  }

  /// The list is removed in its callbacks, or its data source and delegate are released.
  @Test(arguments: [true, false]) func releasedLists(ofTheList: Bool) {
    var source: Source? = Source()
    var table: UITableView? = source.map(makeTable)
    source?.moment = .select
    source?.change = {
      if ofTheList { table?.removeFromSuperview() } else { source = nil }
    }
    window.layoutIfNeeded()
    window.tap(at: CGPoint(x: 50, y: 60))
    window.layoutIfNeeded()
    #expect(ofTheList ? table?.superview == nil : table?.dataSource == nil)
    table = nil
  }

  /// Empty lists can be shown, dragged, indexed and prefetched.
  @Test func emptyLists() {
    let source = Source()
    source.count = 0
    for list: UIScrollView in [makeTable(source), makeCollection(source)] {
      use(list)
      window.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 100))
      window.press(at: CGPoint(x: 150, y: 200))
      list.removeFromSuperview()
    }
    #expect(window.subviews.isEmpty)
  }
}
