// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests the separators, accessories and text of list cells in 300-point rows.

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraLists
@testable import TesseraViews

@MainActor @Suite struct ListCellTests {
  @MainActor final class TextSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var chosen: [IndexPath] = []
    let cells: UICollectionView.CellRegistration<UICollectionViewListCell, Int>

    init(_ setUp: @escaping @MainActor (UICollectionViewListCell) -> Void) {
      cells = UICollectionView.CellRegistration { cell, _, _ in setUp(cell) }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: indexPath.item)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      chosen.append(indexPath)
    }
  }

  private func list(
    _ words: TextSource, _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> (window: UIWindow, view: UICollectionView) {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    change(&configuration)
    let window = makeWindow(300, 400)
    let view = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.dataSource = words
    view.delegate = words
    window.addSubview(view)
    window.layoutIfNeeded()
    return (window, view)
  }

  private func title(_ cell: UICollectionViewListCell) {
    var content = cell.defaultContentConfiguration()
    content.text = "Oak"
    cell.contentConfiguration = content
  }

  // MARK: Lines

  /// An automatic inset is replaced by the default: the line begins at the text, at 16, and ends at the cell's edge,
  /// at 300.
  @Test(arguments: [
    (50, CGFloat.greatestFiniteMagnitude, 50, 250), (.greatestFiniteMagnitude, 10, 16, 274),
    (.greatestFiniteMagnitude, .greatestFiniteMagnitude, 16, 284), (50, 10, 50, 240), (.nan, 0, 0, 300),
  ])
  func lineInsets(leading: CGFloat, trailing: CGFloat, start: CGFloat, length: CGFloat) throws {
    let words = TextSource(title)
    let (_, view) = list(words) {
      $0.separatorConfiguration.bottomSeparatorInsets.leading = leading
      $0.separatorConfiguration.bottomSeparatorInsets.trailing = trailing
    }
    let cell = try #require(view.visibleCells.first)
    let lines = cell.subviews.filter { !$0.isHidden && $0.frame.height == 0.5 }.map(\.frame)
    #expect(lines.map(\.minX) == [start] && lines.map(\.width) == [length])
  }

  // MARK: Accessories

  /// A tap on an accessory with a handler is delivered to the accessory and not to the cell, as on iOS, where the
  /// accessory is a button.
  @Test(arguments: ["detail", "delete", "insert", "outline"])
  func accessoriesCallTheirHandlers(kind: String) throws {
    var taps = 0
    let words = TextSource { cell in
      title(cell)
      let act = { taps += 1 }
      switch kind {
      case "detail": cell.accessories = [.detail(actionHandler: act)]
      case "delete": cell.accessories = [.delete(displayed: .always, actionHandler: act)]
      case "insert": cell.accessories = [.insert(displayed: .always, actionHandler: act)]
      default: cell.accessories = [.outlineDisclosure(actionHandler: act)]
      }
    }
    let (window, view) = list(words)
    let cell = try #require(view.visibleCells.last)
    let symbol = try #require(cell.subviews.compactMap { $0 as? UIImageView }.first)
    window.tap(at: symbol.convert(CGPoint(x: symbol.bounds.midX, y: symbol.bounds.midY), to: window))
    #expect(taps == 1 && words.chosen == [] && !cell.isHighlighted)
    window.tap(at: cell.convert(CGPoint(x: 150, y: 20), to: window))
    #expect(taps == 1 && words.chosen == [item(0, 2)])
  }

  @Test func tapsOnAccessoriesWithoutHandlerSelectTheCell() throws {
    let words = TextSource { cell in
      title(cell)
      cell.accessories = [.detail()]
    }
    let (window, view) = list(words)
    let symbol = try #require(view.visibleCells.first?.subviews.compactMap { $0 as? UIImageView }.first)
    window.tap(at: symbol.convert(CGPoint(x: symbol.bounds.midX, y: symbol.bounds.midY), to: window))
    #expect(words.chosen == [item(0, 0)])
  }

  // MARK: Texts

  @Test func shrinksText() throws {
    let words = TextSource { cell in
      var content = cell.defaultContentConfiguration()
      content.text = "Oak"
      content.textProperties.adjustsFontSizeToFitWidth = true
      content.secondaryText = "Acorn"
      cell.contentConfiguration = content
    }
    let (_, view) = list(words)
    let labels = try #require(view.visibleCells.first).contentView.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.adjustsFontSizeToFitWidth) == [true, false])
  }

  private func valueView(_ text: String, _ value: String, _ width: CGFloat) throws -> (text: CGRect, value: CGRect) {
    let window = makeWindow(width, 400)
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.secondaryText) = (text, value)
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: width, height: view.sizeThatFits(CGSize(width: width, height: 0)).height)
    window.addSubview(view)
    window.layoutIfNeeded()
    let labels = view.subviews.compactMap { $0 as? UILabel }
    return (try #require(labels.first).frame, try #require(labels.last).frame)
  }

  /// UIKit places the primary and secondary text next to each other if both fit with the padding between them.
  /// Otherwise, it stacks them.
  @Test func stacksTextsThatDoNotFit() throws {
    let beside = try valueView("Network", "Wireless", 400)
    #expect(beside.text.minX == 16 && beside.value.maxX == 384 && beside.text.midY == beside.value.midY)
    // The width of the primary and secondary text, the padding of 12 between them and margins of 16. If the width is
    // one point less, they don't fit.
    let font = UIFont.preferredFont(forTextStyle: .body)
    let widths = ["Network", "Wireless"].map { word in
      let label = UILabel()
      (label.text, label.font) = (word, font)
      return label.sizeThatFits(CGSize(width: 1000, height: 1000)).width
    }
    let exact = widths[0] + widths[1] + 12 + 32
    let fitting = try valueView("Network", "Wireless", exact + 0.5)
    #expect(fitting.value.minY < fitting.text.maxY)
    let below = try valueView("Network", "Wireless", exact - 1)
    #expect(below.text.minX == 16 && below.value.minX == 16 && below.value.minY == below.text.maxY + 3)
  }

  // MARK: Backgrounds

  /// UIKit's cell backgrounds have square corners. The backgrounds of sidebar cells and buttons have rounded corners.
  @Test func backgroundsHaveSquareCorners() {
    #expect(UIBackgroundConfiguration.clear().cornerRadius == 0)
    #expect(UIBackgroundConfiguration.listPlainCell().cornerRadius == 0)
    #expect(UIBackgroundConfiguration.listGroupedCell().cornerRadius == 0)
    #expect(UIButton.Configuration.plain().background.cornerRadius == 5.95)
    #expect(UIButton.Configuration.filled().background.cornerRadius == 5.95)
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    cell.backgroundConfiguration = background
    #expect(cell.subviews.first?.backgroundColor == .red && cell.subviews.first?.layer.cornerRadius == 0)
  }
}
