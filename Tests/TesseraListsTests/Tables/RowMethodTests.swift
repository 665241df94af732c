// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraLists
@testable import TesseraViews

/// As in Xcode's template, overriding only `commit` in a table view controller makes rows deletable by swiping, and
/// overriding only `moveRowAt` adds reorder handles. Rows are 44 points high in a 300 x 400 table view.
@MainActor @Suite struct RowMethodTests {
  class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  class Deleting: Rows {
    var deleted: [Int] = []
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { deleted.append(indexPath.row) }
  }

  final class DeletingMore: Deleting {}

  final class Moving: Rows {
    override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {}
  }

  private func swipedTo(_ controller: Rows) -> CGFloat? {
    let window = makeWindow(300, 400)
    window.rootViewController = controller
    controller.tableView.rowHeight = 44
    window.isHidden = false
    window.layoutIfNeeded()
    window.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 120, y: 66))
    return controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minX
  }

  /// The Delete button is 74 points wide.
  @Test func deletes() {
    #expect(swipedTo(Deleting()) == -74 && swipedTo(DeletingMore()) == -74)
    #expect(swipedTo(Rows()) == 0 && swipedTo(Moving()) == 0)
  }

  /// A controller's `isEditing` equals its table view's, even if it is set before the table view is loaded.
  @Test func editing() {
    let controller = Rows()
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing)
    controller.isEditing = false
    #expect(!controller.tableView.isEditing)
    let collection = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    collection.loadViewIfNeeded()
    collection.setEditing(true, animated: true)
    #expect(collection.collectionView.isEditing)
  }

  @Test func handles() {
    for (controller, hasHandle) in [(Moving(), true), (Deleting(), false)] as [(Rows, Bool)] {
      _ = swipedTo(controller)
      controller.tableView.setEditing(true, animated: false)
      controller.tableView.layoutIfNeeded()
      let cell = controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
      #expect((cell?.editingViews?.handle != nil) == hasHandle)
    }
  }
}
