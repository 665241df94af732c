// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// The first tab of a music app: horizontally scrolling rows of albums, and a player above the tab bar.
@MainActor
enum ShowMusic {
  static func make() -> UITabBarController {
    let home = UINavigationController(rootViewController: ShelvesController())
    home.navigationBar.prefersLargeTitles = true
    let tabs = PlayingTabs()
    tabs.view.tintColor = .systemPink
    tabs.viewControllers = [
      ShowParts.tab(home, "Home", "house.fill"),
      ShowParts.tab(UIViewController(), "New", "square.grid.2x2.fill"),
      ShowParts.tab(UIViewController(), "Radio", "dot.radiowaves.left.and.right"),
      ShowParts.tab(UIViewController(), "Library", "music.note.list"),
      ShowParts.tab(UIViewController(), "Search", "magnifyingglass"),
    ]
    return tabs
  }
}

/// A tab bar controller with a small player above the tab bar.
private final class PlayingTabs: UITabBarController {
  private let player = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    effect.clipsToBounds = true
    effect.layer.cornerRadius = 14
    effect.layer.cornerCurve = .continuous
    let cover = ShowParts.picture(Scenery.image(7, size: CGSize(width: 40, height: 40)), 40, 40, radius: 6)
    let title = ShowParts.label("Tides at Dawn", .callout)
    title.setContentHuggingPriority(.defaultLow, for: .horizontal)
    let row = ShowParts.stack(
      .horizontal,
      [cover, title, ShowParts.symbol("play.fill", 22, .label), ShowParts.symbol("forward.fill", 22, .label)],
      spacing: 12, alignment: .center)
    row.setCustomSpacing(22, after: row.arrangedSubviews[2])
    effect.contentView.add(row, leading: 8, trailing: 16)
    player.add(effect)
    view.add(player.size(nil, 56), top: nil, leading: 8, bottom: nil, trailing: 8)
    player.bottomAnchor.constraint(equalTo: tabBar.topAnchor, constant: -6).isActive = true
  }
}

private struct Record: Hashable {
  let title: String
  let artist: String
  let seed: Int
}

private final class ShelvesController: UIViewController, UICollectionViewDataSource {
  private static let shelves: [(String, [Record])] = [
    (
      "Top Picks for You",
      [
        Record(title: "Slow Coast", artist: "The Harbour Lights", seed: 1),
        Record(title: "Dune Letters", artist: "Amira Saleh", seed: 3),
        Record(title: "Night Windows", artist: "Kepler Street", seed: 4),
      ]
    ),
    (
      "Recently Played",
      [
        Record(title: "Tides at Dawn", artist: "Marisol Vega", seed: 7),
        Record(title: "Petal Machine", artist: "Fern & Fable", seed: 11),
        Record(title: "Small Hours", artist: "Ono Quartet", seed: 2),
        Record(title: "Ridgeline", artist: "Northbound", seed: 6),
      ]
    ),
    (
      "New Releases for You",
      [
        Record(title: "Sodium", artist: "Kepler Street", seed: 10),
        Record(title: "Glasshouse", artist: "Ines Duarte", seed: 17),
        Record(title: "Heat Haze", artist: "Amira Saleh", seed: 9),
      ]
    ),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = ShowParts.item("person.crop.circle", "Account")
    let collection = UICollectionView(frame: .zero, collectionViewLayout: Self.layout())
    collection.backgroundColor = .systemBackground
    collection.contentInset.bottom = 70
    collection.dataSource = self
    collection.register(RecordCell.self, forCellWithReuseIdentifier: "record")
    collection.register(
      ShelfTitle.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    view.add(collection)
  }

  private static func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let width: CGFloat = index == 0 ? 240 : 160
      let height: CGFloat = width + (index == 0 ? 0 : 44)
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 12
      section.orthogonalScrollingBehavior = .groupPaging
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 22, trailing: 20)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return section
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { Self.shelves.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    Self.shelves[section].1.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "record", for: indexPath)
    (cell as? RecordCell)?.show(Self.shelves[indexPath.section].1[indexPath.item], isLarge: indexPath.section == 0)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    (view as? ShelfTitle)?.show(Self.shelves[indexPath.section].0, hasMore: indexPath.section > 0)
    return view
  }
}

private final class ShelfTitle: UICollectionReusableView {
  private let title = ShowParts.label("", .title2, weight: .bold)
  private let chevron = ShowParts.symbol("chevron.right", 15, .secondaryLabel, weight: .semibold)

  override init(frame: CGRect) {
    super.init(frame: frame)
    let row = ShowParts.stack(.horizontal, [title, chevron], spacing: 5, alignment: .center)
    add(row, leading: 0, bottom: 6, trailing: nil)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, hasMore: Bool) {
    title.text = text
    chevron.isHidden = !hasMore
  }
}

/// A dark material that fades out toward its upper edge.
private final class FadingFoot: UIVisualEffectView {
  private let fade = CAGradientLayer()

  override func layoutSubviews() {
    super.layoutSubviews()
    fade.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
    fade.locations = [0, 0.6]
    fade.frame = bounds
    layer.mask = fade
  }
}

/// An album cover. The title is below the cover or, for large cells, on the darkened bottom of the cover.
private final class RecordCell: UICollectionViewCell {
  private let cover = UIImageView()
  private let title = ShowParts.label("", .subheadline)
  private let artist = ShowParts.label("", .subheadline, .secondaryLabel)
  private let foot = FadingFoot(effect: UIBlurEffect(style: .systemThinMaterialDark))

  override init(frame: CGRect) {
    super.init(frame: frame)
    cover.contentMode = .scaleAspectFill
    cover.clipsToBounds = true
    cover.layer.cornerCurve = .continuous
    contentView.add(cover, bottom: nil)
    cover.heightAnchor.constraint(equalTo: cover.widthAnchor).isActive = true
    cover.add(foot.size(nil, 84), top: nil)
    contentView.add(ShowParts.stack(.vertical, [title, artist]), top: nil, leading: 0, bottom: 4, trailing: 0)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ record: Record, isLarge: Bool) {
    cover.image = Scenery.image(record.seed, size: CGSize(width: 240, height: 240))
    cover.layer.cornerRadius = isLarge ? 10 : 8
    title.text = record.title
    artist.text = record.artist
    foot.isHidden = !isLarge
    title.textColor = isLarge ? .white : .label
    artist.textColor = isLarge ? UIColor(white: 1, alpha: 0.7) : .secondaryLabel
    title.superview?.transform = isLarge ? CGAffineTransform(translationX: 14, y: -8) : .identity
  }
}
