// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import UIKit

/// Photographs from an asset catalog in a collection view: a large one followed by a grid.
final class PlacesViewController: UIViewController, UICollectionViewDataSource {
  private struct Place {
    var photo: String
    var name: String
    var detail: String
  }

  private let sections = [
    [Place(photo: "Alps", name: "Above the tree line", detail: "Five days on foot, huts booked")],
    [
      Place(photo: "Lake", name: "Evening lake", detail: "1 day"),
      Place(photo: "Meadow", name: "Long meadow", detail: "12 days"),
      Place(photo: "Fjord", name: "Cold fjord", detail: "4 days"),
      Place(photo: "Desert", name: "Red desert", detail: "7 days"),
    ],
  ]

  private lazy var collection = UICollectionView(frame: .zero, collectionViewLayout: Self.layout)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Places"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "map"), primaryAction: UIAction { _ in })
    navigationItem.rightBarButtonItem?.accessibilityLabel = "Map"
    view.backgroundColor = .systemBackground
    collection.dataSource = self
    collection.backgroundColor = nil
    collection.register(PlaceCell.self, forCellWithReuseIdentifier: "place")
    collection.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collection)
    NSLayoutConstraint.activate([
      collection.topAnchor.constraint(equalTo: view.topAnchor),
      collection.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collection.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collection.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private static var layout: UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, _ in
      let isFeatured = section == 0
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(isFeatured ? 1 : 0.5), heightDimension: .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(isFeatured ? 264 : 166)),
        subitems: [item])
      let layout = NSCollectionLayoutSection(group: row)
      layout.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
      return layout
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "place", for: indexPath)
    let place = sections[indexPath.section][indexPath.item]
    (cell as? PlaceCell)?.show(
      UIImage(named: place.photo, in: .module, compatibleWith: nil), place.name, place.detail,
      isLarge: indexPath.section == 0)
    return cell
  }
}

/// A photograph with labels on a gradient at the bottom.
private final class PlaceCell: UICollectionViewCell {
  private let photo = UIImageView()
  private let shade = ShadeView()
  private let name = UILabel()
  private let detail = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 14
    contentView.clipsToBounds = true
    photo.contentMode = .scaleAspectFill
    name.textColor = .white
    detail.textColor = UIColor(white: 1, alpha: 0.85)
    let words = UIStackView(arrangedSubviews: [name, detail])
    words.axis = .vertical
    words.spacing = 1
    for view in [photo, shade, words] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate(
      [photo, shade].flatMap {
        [
          $0.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          $0.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          $0.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ]
      } + [
        photo.topAnchor.constraint(equalTo: contentView.topAnchor),
        shade.topAnchor.constraint(equalTo: words.topAnchor, constant: -28),
        words.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
        words.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -12),
        words.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ image: UIImage?, _ title: String, _ text: String, isLarge: Bool) {
    photo.image = image
    name.text = title
    detail.text = text
    name.font = .preferredFont(forTextStyle: isLarge ? .title3 : .subheadline).bold
    detail.font = .preferredFont(forTextStyle: isLarge ? .subheadline : .caption1)
  }
}

/// A gradient from clear to black.
private final class ShadeView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let gradient = layer as? CAGradientLayer
    gradient?.colors = [UIColor(white: 0, alpha: 0).cgColor, UIColor(white: 0, alpha: 0.65).cgColor]
  }

  required init?(coder: NSCoder) { nil }
}
