// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Code shared by the collection view suites: a data source that records its calls, and cells sized by the box inside
// them.

import Foundation
import TesseraViewFixtures

@testable import TesseraGraphics
@testable import TesseraLists
@testable import TesseraViews

func item(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

/// A data source with the given number of items per section, whose cells are `TileCell`s.
@MainActor class Tiles: UICollectionViewDataSource, UICollectionViewDelegate {
  var counts: [Int]
  var built: [IndexPath] = []
  var ended: [IndexPath] = []
  var chosen: [IndexPath] = []
  var unchosen: [IndexPath] = []
  var boxSize: (IndexPath) -> CGSize = { _ in CGSize(width: 30, height: 40) }
  var make: ((UICollectionView, IndexPath) -> UICollectionViewCell)?
  var makeEnd: ((UICollectionView, String, IndexPath) -> UICollectionReusableView)?

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    built.append(indexPath)
    if let make { return make(collectionView, indexPath) }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.show(boxSize(indexPath))
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let makeEnd { return makeEnd(collectionView, kind, indexPath) }
    return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "end", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { ended.append(indexPath) }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen.append(indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    unchosen.append(indexPath)
  }
}

/// A cell that is sized by constraints to its box.
final class TileCell: UICollectionViewCell {
  let box = UIView()
  private(set) lazy var boxWidth = box.widthAnchor.constraint(equalToConstant: 0)
  private(set) lazy var boxHeight = box.heightAnchor.constraint(equalToConstant: 0)
  private(set) var reuses = 0
  private(set) var applications = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    activate(
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor).at(999),
      contentView.trailingAnchor.constraint(equalTo: box.trailingAnchor).at(999), boxWidth.at(998), boxHeight.at(998))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ size: CGSize) {
    (boxWidth.constant, boxHeight.constant) = (size.width, size.height)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applications += 1
  }
}

/// Collection views have weak references to their data sources, so this array retains them until the process ends.
@MainActor private var kept: [Tiles] = []

@MainActor
func makeCollection(
  _ tiles: Tiles, _ layout: UICollectionViewLayout, _ width: CGFloat = 300, _ height: CGFloat = 400,
  direction: UITraitEnvironmentLayoutDirection = .leftToRight, scale: CGFloat = 2
) -> (window: UIWindow, view: UICollectionView) {
  let window = makeWindow(width, height, scale: scale, direction: direction)
  let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
  view.register(TileCell.self, forCellWithReuseIdentifier: "tile")
  for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge"] {
    view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "end")
  }
  kept.append(tiles)
  view.dataSource = tiles
  view.delegate = tiles
  window.addSubview(view)
  window.layoutIfNeeded()
  return (window, view)
}

extension UICollectionView {
  /// The frames of the visible cells, in this view's coordinates.
  var shownFrames: [CGRect] { visibleCells.map { $0.convert($0.bounds, to: self) } }

  func end(_ kind: String, _ section: Int) -> UICollectionReusableView? {
    supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
  }
}

let header = UICollectionView.elementKindSectionHeader
let footer = UICollectionView.elementKindSectionFooter
