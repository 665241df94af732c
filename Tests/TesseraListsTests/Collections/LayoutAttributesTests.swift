// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import TesseraViews
import Testing

@testable import TesseraLists

/// Attributes with a z-index or 3D transform, and a layout's attributes for supplementary and decoration views.
@MainActor @Suite struct LayoutAttributesTests {
  @Test func transformAndTransform3DAreLinked() throws {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(0, 0, 100, 50)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(attributes.transform3D.m11 == 2 && attributes.frame == CGRect(-50, -25, 200, 100))
    var tilted = CATransform3DIdentity
    tilted.m34 = -0.002
    attributes.transform3D = tilted
    #expect(attributes.transform.isIdentity)
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy.transform3D == tilted && copy.isEqual(attributes))
    copy.transform3D = CATransform3DIdentity
    #expect(!copy.isEqual(attributes))
  }

  @Test func defaultsOfAppearingAndMovingElements() throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.minimumInteritemSpacing = 0
    let view = UICollectionView(frame: CGRect(0, 0, 100, 200), collectionViewLayout: layout)
    let source = Source()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    view.layoutIfNeeded()
    let first = IndexPath(item: 0, section: 0)
    let header = try #require(
      layout.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: first))
    #expect(header.alpha == 0 && header.frame == CGRect(0, 0, 100, 30))
    let moving = layout.layoutAttributesForInteractivelyMovingItem(
      at: first, withTargetPosition: CGPoint(x: 70, y: 90))
    #expect(moving.center == CGPoint(x: 70, y: 90) && moving.size == CGSize(width: 50, height: 50))
    // The second item is at (50, 30). A position outside all items does not change the index path.
    #expect(layout.targetIndexPath(forInteractivelyMovingItem: first, withPosition: CGPoint(x: 70, y: 50)).item == 1)
    #expect(layout.targetIndexPath(forInteractivelyMovingItem: first, withPosition: CGPoint(x: 70, y: 190)) == first)
    _ = source
  }

  @Test func statesOfCells() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    #expect(state.cellDropState == .none && state.cellDragState == .none && !state.isPinned)
    state.cellDropState = .targeted
    let key = UIConfigurationStateCustomKey("item")
    state[key] = "value"
    #expect(
      state.cellDropState == .targeted && state[key] as? String == "value"
        && state[UIConfigurationStateCustomKey("other")] == nil)
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }
}
