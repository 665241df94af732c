// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraLists
@testable import TesseraViews

/// Taps in a 300 x 400 collection view with ten 100-point rows, with and without editing mode.
@MainActor @Suite struct CollectionEditingTests {
  private let tiles = Tiles([10])

  private func make() -> (window: UIWindow, view: UICollectionView) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 100)
    layout.minimumLineSpacing = 0
    return makeCollection(tiles, layout)
  }

  /// In editing mode, `allowsMultipleSelectionDuringEditing` applies. Otherwise, `allowsMultipleSelection` applies.
  @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
  func severalItems(isEditing: Bool, forEditing: Bool) {
    let (window, view) = make()
    view.allowsSelectionDuringEditing = true
    view.allowsMultipleSelectionDuringEditing = forEditing
    view.allowsMultipleSelection = !forEditing
    view.isEditing = isEditing
    for row in [0, 2, 1] { window.tap(at: CGPoint(x: 150, y: 100 * CGFloat(row) + 50)) }
    #expect(
      view.indexPathsForSelectedItems
        == (isEditing == forEditing ? [item(0, 0), item(0, 2), item(0, 1)] : [item(0, 1)]))
    window.tap(at: CGPoint(x: 150, y: 150))
    #expect(view.indexPathsForSelectedItems == (isEditing == forEditing ? [item(0, 0), item(0, 2)] : [item(0, 1)]))
  }

  /// The delegate is notified only if the tap selects an item.
  @Test(arguments: [true, false], [true, false])
  func selectionCanRequireEditing(isEditing: Bool, forEditing: Bool) {
    let (window, view) = make()
    view.allowsSelection = !forEditing
    view.allowsSelectionDuringEditing = forEditing
    view.isEditing = isEditing
    window.tap(at: CGPoint(x: 150, y: 150))
    let expected = isEditing == forEditing ? [item(0, 1)] : []
    #expect(tiles.chosen == expected && view.indexPathsForSelectedItems == expected)
  }
}
