// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI
import Testing

/// A view with an intrinsic size of 60 x 20 points.
private final class Box: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 20) }
}

private struct BoxView: UIViewRepresentable {
  var hugging = UILayoutPriority.required
  var made: () -> Void = {}

  func makeUIView(context: Context) -> Box {
    made()
    let box = Box()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { box.setContentHuggingPriority(hugging, for: axis) }
    return box
  }
  func updateUIView(_ uiView: Box, context: Context) {}
}

/// A view that wraps like text: its area is 14,400 square points at any width.
private struct Wrapping: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    let width = proposal.width ?? 120
    return CGSize(width: width, height: width > 0 ? 14_400 / width : 0)
  }
}

/// A table view with one row.
@MainActor private final class OneRow: NSObject, UITableViewDataSource {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
  let configuration: any UIContentConfiguration
  let accessory: UITableViewCell.AccessoryType

  init(
    _ configuration: any UIContentConfiguration, _ accessory: UITableViewCell.AccessoryType = .none,
    isRightToLeft: Bool = false
  ) {
    self.configuration = configuration
    self.accessory = accessory
    super.init()
    table.separatorStyle = .none
    if isRightToLeft { table.traitOverrides.layoutDirection = .rightToLeft }
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.layoutIfNeeded()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.accessoryType = accessory
    cell.contentConfiguration = configuration
    return cell
  }

  /// The row's height and the frames of its UIKit views.
  var row: (height: CGFloat, frames: [CGRect]) {
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    cell?.layoutIfNeeded()
    return (cell?.bounds.height ?? 0, cell?.contentView.subviews.map(\.frame) ?? [])
  }
}

/// SwiftUI views in cells. Rows are 320 points wide, with margins of 16 points at the sides and 11 points at the top
/// and bottom.
@MainActor @Suite struct HostingConfigurationTests {
  /// 20 + 2 * 11 = 42 is less than the minimum row height of 44. The box is centered: 16 + (288 - 60) / 2 = 130, 11 +
  /// (22 - 20) / 2 = 12.
  @Test func rowHeightIncludesMargins() {
    let row = OneRow(UIHostingConfiguration { BoxView() }).row
    #expect(row.height == 44)
    #expect(row.frames == [CGRect(x: 130, y: 12, width: 60, height: 20)])
    // Two boxes with a spacing of 8: 20 + 8 + 20 + 2 * 11 = 70.
    let two = OneRow(
      UIHostingConfiguration {
        BoxView()
        BoxView()
      }
    ).row
    #expect(two.height == 70)
    #expect(two.frames.map(\.minY) == [11, 39])
  }

  /// 14,400 / 288 + 2 * 11 = 72.
  @Test func heightsFollowTheWidth() {
    let row = OneRow(UIHostingConfiguration { Wrapping() }).row
    #expect(row.height == 72)
    #expect(row.frames == [CGRect(x: 16, y: 11, width: 288, height: 50)])
  }

  @Test func marginsReplaceTheCellsMargins() {
    let fills = BoxView(hugging: .defaultLow)
    let sides = OneRow(UIHostingConfiguration { fills }.margins(.horizontal, 20)).row
    #expect(sides.frames == [CGRect(x: 20, y: 11, width: 280, height: 22)])
    let all = OneRow(UIHostingConfiguration { fills }.margins(.all, 30)).row
    #expect(all.height == 80)
    #expect(all.frames == [CGRect(x: 30, y: 30, width: 260, height: 20)])
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let some = OneRow(UIHostingConfiguration { fills }.margins([.top, .leading], insets).minSize(height: 0)).row
    // The row is 1 + 20 + 11 = 32 points high: the bottom margin of 11 is unchanged. The side margins are 2 and 16.
    #expect(some.height == 32)
    #expect(some.frames == [CGRect(x: 2, y: 1, width: 302, height: 20)])
  }

  @Test func minimumCellSize() {
    let content = UIHostingConfiguration { BoxView() }.margins(.all, 0)
    #expect(OneRow(content).row.height == 44)
    #expect(OneRow(content.minSize(height: 0)).row.height == 20)
    #expect(OneRow(content.minSize(width: 500, height: 100)).row.height == 100)
  }

  /// The background is below the content and fills the cell.
  @Test func backgroundsHaveNoMargins() {
    let color = OneRow(UIHostingConfiguration { BoxView() }.background(.red)).row
    #expect(
      color.frames == [CGRect(x: 0, y: 0, width: 320, height: 44), CGRect(x: 130, y: 12, width: 60, height: 20)])
    let views = OneRow(
      UIHostingConfiguration { BoxView() }.background { BoxView(hugging: .defaultLow) }.margins(.all, 0))
    #expect(
      views.row.frames == [CGRect(x: 0, y: 0, width: 320, height: 44), CGRect(x: 130, y: 12, width: 60, height: 20)])
  }

  /// The trailing margin is 8 points next to an accessory. The content view ends where the accessory begins.
  @Test func accessoriesNarrowTheContent() throws {
    let one = OneRow(UIHostingConfiguration { BoxView(hugging: .defaultLow) }, .checkmark)
    let cell = try #require(one.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.contentView.frame.width < 310)
    #expect(one.row.frames.first?.minX == 16)
    #expect(one.row.frames.first?.maxX == cell.contentView.frame.width - 8)
  }

  /// In a right-to-left layout, the accessory and its 8-point margin are on the left.
  @Test func mirrorsInRightToLeft() throws {
    let one = OneRow(UIHostingConfiguration { BoxView(hugging: .defaultLow) }, .checkmark, isRightToLeft: true)
    let cell = try #require(one.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.contentView.frame.minX > 10)
    #expect(one.row.frames.first?.minX == 8)
    #expect(one.row.frames.first?.maxX == cell.contentView.frame.width - 16)
  }

  @Test func listsInCollectionsHaveTheSameMargins() {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let cells = Items(layout, UICollectionViewListCell.self, UIHostingConfiguration { Wrapping() })
    #expect(cells.frames == [CGRect(x: 0, y: 0, width: 320, height: 72)])
    #expect(cells.content == [CGRect(x: 16, y: 11, width: 288, height: 50)])
  }

  /// Self-sizing items with the default layout margins of 8 points: 60 + 16 wide and 20 + 16 high, but at least 44.
  @Test func flowLayoutItemsSizeThemselves() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let cells = Items(layout, UICollectionViewCell.self, UIHostingConfiguration { BoxView() })
    #expect(cells.frames.map(\.size) == [CGSize(width: 76, height: 44)])
    #expect(cells.content == [CGRect(x: 8, y: 12, width: 60, height: 20)])
  }

  /// A view of the same type is updated, whereas a different type creates a new view.
  @Test func cellsReuseTheirViews() {
    var count = 0
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    let box = BoxView(made: { count += 1 })
    cell.contentConfiguration = UIHostingConfiguration { box }
    cell.layoutIfNeeded()
    let view = cell.contentView
    cell.contentConfiguration = UIHostingConfiguration { box }.margins(.all, 1)
    cell.layoutIfNeeded()
    #expect(count == 1)
    #expect(cell.contentView === view)
    cell.contentConfiguration = UIHostingConfiguration { box }.background(.blue)
    #expect(cell.contentView !== view)
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test func leadingIsRightInRightToLeft() {
    let view = UIHostingConfiguration { BoxView(hugging: .defaultLow) }.margins(.leading, 50).makeContentView()
    view.traitOverrides.layoutDirection = .rightToLeft
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    view.layoutIfNeeded()
    #expect(view.subviews.map(\.frame) == [CGRect(x: 8, y: 8, width: 142, height: 28)])
  }
}

/// A collection view with one item.
@MainActor private final class Items: NSObject, UICollectionViewDataSource {
  private let view: UICollectionView
  private let configuration: any UIContentConfiguration

  init(_ layout: UICollectionViewLayout, _ type: UICollectionViewCell.Type, _ configuration: any UIContentConfiguration)
  {
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    self.configuration = configuration
    super.init()
    view.register(type, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentConfiguration = configuration
    return cell
  }

  var frames: [CGRect] { view.visibleCells.map(\.frame) }

  var content: [CGRect] {
    view.visibleCells.flatMap { cell in
      cell.layoutIfNeeded()
      return cell.contentView.subviews.map(\.frame)
    }
  }
}
