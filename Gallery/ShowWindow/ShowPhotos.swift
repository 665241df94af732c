// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A photo library: a full-screen grid, with a tab bar and controls on translucent materials above it.
@MainActor
enum ShowPhotos {
  static func make() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      ShowParts.tab(LibraryController(), "Library", "photo.on.rectangle"),
      ShowParts.tab(UIViewController(), "For You", "heart.circle"),
      ShowParts.tab(UIViewController(), "Albums", "rectangle.stack.fill"),
      ShowParts.tab(UIViewController(), "Search", "magnifyingglass"),
    ]
    return tabs
  }
}

private final class LibraryController: UIViewController, UICollectionViewDataSource {
  private static let names = ["Alps", "Lake", "Meadow", "Fjord", "Desert"]
  private static let seeds = [3, 1, 0, 5, 4, 13, 6, 2, 11, 9, 17, 10, 19, 12, 8, 23, 7, 18, 16, 15, 14]
  private static let columns = 3
  private let shade = CAGradientLayer()

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let collection = UICollectionView(frame: .zero, collectionViewLayout: Self.layout())
    collection.backgroundColor = .systemBackground
    collection.contentInsetAdjustmentBehavior = .never
    collection.contentInset.bottom = 100
    collection.dataSource = self
    collection.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    view.add(collection)
    shade.colors = [UIColor(white: 0, alpha: 0.5).cgColor, UIColor(white: 0, alpha: 0).cgColor]
    view.layer.addSublayer(shade)
    addHeader()
    addPeriods()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    shade.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.safeAreaInsets.top + 70)
  }

  private static func layout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1))
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
      repeatingSubitem: item, count: columns)
    group.interItemSpacing = .fixed(2)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 2
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func addHeader() {
    let title = ShowParts.label("Nov 16 – 23", .title1, .white, weight: .bold)
    let select = Self.pill("Select")
    let more = Self.pill(nil, symbol: "ellipsis")
    let row = ShowParts.stack(.horizontal, [title, UIView(), select, more], spacing: 8, alignment: .center)
    view.add(row, in: view.safeAreaLayoutGuide, top: 8, leading: 16, bottom: nil, trailing: 16)
  }

  private static func pill(_ title: String?, symbol: String? = nil) -> UIView {
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialDark))
    effect.clipsToBounds = true
    effect.layer.cornerRadius = 14
    let content: UIView =
      title.map { ShowParts.label($0, .subheadline, .white, weight: .semibold) }
      ?? ShowParts.symbol(symbol ?? "", 14, .white, weight: .semibold)
    let inset: CGFloat = title == nil ? 0 : 12
    effect.contentView.add(content, leading: inset, trailing: inset)
    return effect.size(title == nil ? 28 : nil, 28)
  }

  private func addPeriods() {
    let periods = UISegmentedControl(items: ["Years", "Months", "Days", "All Photos"])
    periods.selectedSegmentIndex = 3
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    effect.clipsToBounds = true
    effect.layer.cornerRadius = 9
    effect.contentView.add(periods)
    view.add(effect, in: view.safeAreaLayoutGuide, top: nil, leading: 16, bottom: 10, trailing: 16)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 21 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    // Every fourth image is one of the asset catalog's landscapes; the other images are drawn in code.
    let index = indexPath.item
    let image =
      index % 4 == 1
      ? UIImage(named: Self.names[index / 4 % Self.names.count])
      : Scenery.image(Self.seeds[index % Self.seeds.count], size: CGSize(width: 131, height: 131))
    (cell as? PhotoCell)?.show(image, length: index == 6 ? "0:14" : nil, isFavorite: index == 11)
    return cell
  }
}

private final class PhotoCell: UICollectionViewCell {
  private let picture = UIImageView()
  private let length = ShowParts.label("", .caption1, .white, weight: .medium)
  private let heart = ShowParts.symbol("heart.fill", 12, .white)

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    contentView.add(picture)
    contentView.add(length, top: nil, leading: nil, bottom: 4, trailing: 6)
    contentView.add(heart, top: nil, leading: 6, bottom: 6, trailing: nil)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ image: UIImage?, length text: String?, isFavorite: Bool) {
    picture.image = image
    length.text = text
    heart.isHidden = !isFavorite
  }
}
