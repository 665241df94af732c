// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Tessera
import UIKit

/// A table of tasks under a large title, used to demonstrate row animations.
final class RowsViewController: UITableViewController {
  private var tasks = ["Water the ferns", "Call Ada", "Mend the kite", "Buy ink", "Read to Max", "Bake bread"]
  private let pulls = UIRefreshControl()

  /// Returns this view controller in a navigation controller with large titles.
  static func screen() -> UINavigationController {
    let rows = RowsViewController(style: .plain)
    rows.title = "Today"
    let navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    refreshControl = pulls
    tasks += (1...14).map { "Letter \($0)" }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tasks.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = tasks[indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// Inserts one row, removes another to the left, moves a third down, and updates the text of a fourth.
  func update() {
    tasks =
      ["Water the ferns", "Feed the cat", "Mend the kite", "Buy green ink", "Bake bread", "Call Ada"] + tasks[6...]
    tableView.performBatchUpdates { [self] in
      tableView.insertRows(at: [path(1)], with: .fade)
      tableView.deleteRows(at: [path(4)], with: .left)
      tableView.reloadRows(at: [path(3)], with: .fade)
      tableView.moveRow(at: path(1), to: path(5))
    }
  }

  func scrollDown() { tableView.scrollToRow(at: path(11), at: .top, animated: true) }
  func edit() { tableView.setEditing(true, animated: true) }

  func refresh() {
    pulls.beginRefreshing()
    // Scales the refresh control up while it is refreshing.
    pulls.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
    UIView.animate(withDuration: 0.6) {
      self.pulls.transform = .identity
    } completion: { _ in
      self.pulls.endRefreshing()
    }
  }
}

/// A grid of colored tiles, used to demonstrate item animations.
final class TilesViewController: UICollectionViewController {
  private var tiles = Array(0..<12)
  private static let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemBlue, .systemIndigo,
    .systemPurple, .systemPink, .systemBrown, .systemGray,
  ]

  private static func layout(_ size: CGSize) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (10, 10)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    return layout
  }

  init() { super.init(collectionViewLayout: Self.layout(CGSize(width: 62, height: 62))) }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    tiles.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    cell.contentView.backgroundColor = Self.colors[tiles[indexPath.item]]
    cell.contentView.layer.cornerRadius = 12
    return cell
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// Moves the first tile to the end and removes two tiles in the middle.
  func shuffle() {
    tiles = [1, 2, 3, 4, 7, 8, 9, 10, 11, 0]
    collectionView.performBatchUpdates { [self] in
      collectionView.moveItem(at: path(0), to: path(9))
      collectionView.deleteItems(at: [path(5), path(6)])
    }
  }

  func showList() {
    collectionView.setCollectionViewLayout(Self.layout(CGSize(width: 280, height: 30)), animated: true)
  }
}
