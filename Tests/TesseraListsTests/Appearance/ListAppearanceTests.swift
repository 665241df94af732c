// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@testable import TesseraLists
@_spi(Tessera) @testable import TesseraViews

private final class Shelf: UIView {}
private class Cell: UITableViewCell {}
/// A cell class without `init(frame:)`, like most app cells.
private final class StyledCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}
private final class Header: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { nil }
}
private final class Grid: UICollectionView {
  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite struct ListAppearanceTests {
  /// Returns the number of appearance keys that a class adds to its superclass's keys.
  private func count(_ type: UIView.Type, _ base: UIView.Type) -> Int {
    type.appearanceKeys.keys.count - base.appearanceKeys.keys.count
  }

  @Test func tables() {
    AppearanceProxies.isolated {
      let inset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 4)
      let proxy = UITableView.appearance(whenContainedInInstancesOf: [Shelf.self])
      (proxy.separatorColor, proxy.separatorInset, proxy.separatorStyle) = (.systemRed, inset, .none)
      (proxy.sectionHeaderTopPadding, proxy.rowHeight, proxy.estimatedRowHeight) = (1, 50, 51)
      (proxy.sectionHeaderHeight, proxy.sectionFooterHeight) = (20, 21)
      (proxy.estimatedSectionHeaderHeight, proxy.estimatedSectionFooterHeight) = (22, 23)
      proxy.cellLayoutMarginsFollowReadableWidth = true
      (proxy.sectionIndexColor, proxy.sectionIndexBackgroundColor) = (.systemRed, .systemBlue)
      (proxy.sectionIndexTrackingBackgroundColor, proxy.sectionIndexMinimumDisplayRowCount) = (.systemGreen, 9)
      // The tuples above cover all keys.
      #expect(count(UITableView.self, UIScrollView.self) == 15)
      let (window, shelf, table) = (makeWindow(), Shelf(), UITableView(frame: .zero, style: .grouped))
      shelf.addSubview(table)
      window.addSubview(shelf)
      #expect(table.separatorColor == .systemRed && table.separatorInset == inset && table.separatorStyle == .none)
      #expect(table.sectionHeaderTopPadding == 1 && table.rowHeight == 50 && table.estimatedRowHeight == 51)
      #expect(table.sectionHeaderHeight == 20 && table.sectionFooterHeight == 21)
      #expect(table.estimatedSectionHeaderHeight == 22 && table.estimatedSectionFooterHeight == 23)
      #expect(table.cellLayoutMarginsFollowReadableWidth)
      #expect(table.sectionIndexColor == .systemRed && table.sectionIndexBackgroundColor == .systemBlue)
      #expect(
        table.sectionIndexTrackingBackgroundColor == .systemGreen && table.sectionIndexMinimumDisplayRowCount == 9)
    }
  }

  /// The default background of a table or list style does not count as a color set by the app.
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func backgroundsOfTables(_ style: UITableView.Style) {
    AppearanceProxies.isolated {
      UITableView.appearance(whenContainedInInstancesOf: [Shelf.self]).backgroundColor = .clear
      let (window, shelf) = (makeWindow(), Shelf())
      let (table, own) = (UITableView(frame: .zero, style: style), UITableView(frame: .zero, style: style))
      own.backgroundColor = .systemTeal
      for view in [table, own] { shelf.addSubview(view) }
      window.addSubview(shelf)
      #expect(table.backgroundColor == .clear && own.backgroundColor == .systemTeal)
    }
  }

  @Test func backgroundsOfLists() {
    AppearanceProxies.isolated {
      UICollectionView.appearance(whenContainedInInstancesOf: [Shelf.self]).backgroundColor = .systemRed
      let list = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
      let (window, shelf) = (makeWindow(), Shelf())
      let views = [list, UICollectionViewFlowLayout()].map { UICollectionView(frame: .zero, collectionViewLayout: $0) }
      for view in views { shelf.addSubview(view) }
      window.addSubview(shelf)
      #expect(views.map(\.backgroundColor) == [.systemRed, .systemRed])
    }
  }

  @Test func cells() {
    AppearanceProxies.isolated {
      Cell.appearance().backgroundColor = .systemYellow
      Cell.appearance().selectionStyle = .none
      Cell.appearance().accessoryType = .checkmark
      Cell.appearance().separatorInset = .zero
      Cell.appearance().indentationWidth = 3
      #expect(count(UITableViewCell.self, UIView.self) == 4)
      UILabel.appearance(whenContainedInInstancesOf: [Cell.self]).textColor = .systemRed
      let (window, cell) = (makeWindow(), Cell(style: .default, reuseIdentifier: nil))
      cell.textLabel?.text = "Text"
      window.addSubview(cell)
      #expect(cell.backgroundColor == .systemYellow && cell.selectionStyle == .none && cell.accessoryType == .checkmark)
      #expect(cell.separatorInset == .zero && cell.indentationWidth == 3 && cell.textLabel?.textColor == .systemRed)
    }
  }

  /// Appearance proxies of classes whose views are not created with `init(frame:)`.
  @Test func classesWithCustomInitializers() {
    AppearanceProxies.isolated {
      StyledCell.appearance().backgroundColor = .systemRed
      Header.appearance().tintColor = .systemRed
      Grid.appearance().backgroundColor = .systemRed
      #expect(
        StyledCell.appearance().style == .subtitle
          && Grid.appearance().collectionViewLayout is UICollectionViewFlowLayout)
      let cell = StyledCell(style: .default, reuseIdentifier: "a")
      let grid = Grid(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let header = Header(reuseIdentifier: nil)
      let window = makeWindow()
      for view in [cell, grid, header] as [UIView] { window.addSubview(view) }
      #expect(
        cell.backgroundColor == .systemRed && grid.backgroundColor == .systemRed && header.tintColor == .systemRed)
    }
  }

  @Test func headers() {
    AppearanceProxies.isolated {
      let proxy = UILabel.appearance(whenContainedInInstancesOf: [Header.self])
      proxy.font = .boldSystemFont(ofSize: 20)
      proxy.textColor = .systemRed
      let (window, header, own) = (makeWindow(), Header(reuseIdentifier: nil), Header(reuseIdentifier: nil))
      own.textLabel?.textColor = .systemBlue
      for view in [header, own] {
        view.textLabel?.text = "Section"
        window.addSubview(view)
      }
      #expect(header.textLabel?.font == .boldSystemFont(ofSize: 20) && header.textLabel?.textColor == .systemRed)
      #expect(own.textLabel?.font == .boldSystemFont(ofSize: 20) && own.textLabel?.textColor == .systemBlue)
    }
  }

  /// A table's rows receive their appearance when they become visible.
  @Test func rowsOfATable() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
    }
    AppearanceProxies.isolated {
      Cell.appearance().backgroundColor = .systemYellow
      let (window, table, source) = (makeWindow(), UITableView(frame: CGRect(0, 0, 390, 400)), Source())
      table.register(Cell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      window.addSubview(table)
      window.layoutIfNeeded()
      #expect(table.visibleCells.map(\.backgroundColor) == [.systemYellow, .systemYellow, .systemYellow])
    }
  }
}
