// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A shop's front page in a compositional layout: horizontally scrolling cards, a grid of colors, and a column of
/// tools.
final class StoreViewController: UIViewController {
  private typealias Registration<Cell: UICollectionViewCell> = UICollectionView.CellRegistration<Cell, StoreItem>

  private let dataSource: UICollectionViewDiffableDataSource<StoreSection, StoreItem>
  private let collection = UICollectionView(frame: .zero, collectionViewLayout: StoreLayout.make())

  init() {
    let cards = Registration<CardCell> { cell, _, item in cell.show(item) }
    let colors = Registration<ColorCell> { cell, _, item in cell.show(item) }
    let tools = Registration<ToolCell> { cell, path, item in cell.show(item, isLast: path.item % 3 == 2) }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, item in
      switch StoreSection(rawValue: path.section) {
      case .featured: collection.dequeueConfiguredReusableCell(using: cards, for: path, item: item)
      case .colors: collection.dequeueConfiguredReusableCell(using: colors, for: path, item: item)
      default: collection.dequeueConfiguredReusableCell(using: tools, for: path, item: item)
      }
    }
    super.init(nibName: nil, bundle: nil)
    let headers = UICollectionView.SupplementaryRegistration<SectionTitle>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      view.show(StoreSection(rawValue: path.section)?.title ?? "")
    }
    dataSource.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collection.backgroundColor = .systemBackground
    collection.alwaysBounceVertical = true
    collection.contentInset.top = 8
    collection.frame = view.bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collection)
    var snapshot = NSDiffableDataSourceSnapshot<StoreSection, StoreItem>()
    for section in StoreSection.allCases {
      snapshot.appendSections([section])
      snapshot.appendItems(section.items)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

private struct StoreItem: Hashable {
  let title: String
  let detail: String
  let symbol: String
  let color: Int
  let shade: Int

  init(_ title: String, _ detail: String, _ symbol: String, _ color: Int, _ shade: Int) {
    (self.title, self.detail, self.symbol, self.color, self.shade) = (title, detail, symbol, color, shade)
  }
}

private enum StoreSection: Int, CaseIterable {
  case featured, colors, tools

  var title: String {
    switch self {
    case .featured: "Today"
    case .colors: "Shop by colour"
    case .tools: "For the workshop"
    }
  }

  var items: [StoreItem] {
    switch self {
    case .featured:
      [
        StoreItem("Ravenna Gold", "Gold leaf between two layers of glass", "sun.max.fill", 0xF6B73C, 0xB8560F),
        StoreItem("Aegean Blue", "Twelve tones, from shallow to deep", "drop.fill", 0x38A3D1, 0x1B3F8B),
        StoreItem("Forest Floor", "Serpentine and tumbled marble", "tree.fill", 0x6FA85A, 0x1F4D3A),
      ]
    case .colors:
      [
        StoreItem("Red", "", "", 0xF2665B, 0xC0322F), StoreItem("Orange", "", "", 0xFFB056, 0xE8762B),
        StoreItem("Yellow", "", "", 0xFBDD6B, 0xEDB21F), StoreItem("Green", "", "", 0x86C985, 0x3E8E54),
        StoreItem("Teal", "", "", 0x6CCAC3, 0x258A8F), StoreItem("Blue", "", "", 0x72AEEF, 0x2E62C0),
        StoreItem("Violet", "", "", 0xA98BE0, 0x6440AE), StoreItem("Stone", "", "", 0xBDB7AC, 0x7D766A),
      ]
    case .tools:
      [
        StoreItem("Wheeled nippers", "Straight cuts in glass", "scissors", 0x7C8894, 0x4A545E),
        StoreItem("Lime mortar", "5 kg, slow setting", "bag.fill", 0xC9A27C, 0x8C6239),
        StoreItem("Hammer & hardie", "Forged, with a wooden block", "hammer", 0x9A6A52, 0x5C3626),
        StoreItem("Grout float", "Soft rubber", "paintbrush.fill", 0x5C9AA8, 0x2B5C68),
        StoreItem("Sealer", "Half a litre, matt", "drop.fill", 0x6C8FD4, 0x35559A),
        StoreItem("Work light", "Daylight, 5000 K", "sun.max.fill", 0xF1C453, 0xC98A1B),
      ]
    }
  }
}

/// The compositional layout: cards, a grid of four columns, and pages of three rows.
@MainActor private enum StoreLayout {
  private static let margin: CGFloat = 20

  static func make() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 26
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in
        let section: NSCollectionLayoutSection
        switch StoreSection(rawValue: index) {
        case .featured: section = cards()
        case .colors: section = grid()
        default: section = rows()
        }
        section.contentInsets = NSDirectionalEdgeInsets(
          top: index == 2 ? 2 : 10, leading: margin, bottom: 0, trailing: margin)
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .estimated(30)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
      }, configuration: configuration)
  }

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private static let whole = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))

  private static func cards() -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.88), .absolute(210)), subitems: [whole])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 12
    return section
  }

  private static func grid() -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(100)),
      subitem: NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .estimated(100))), count: 4)
    group.interItemSpacing = .fixed(12)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 14
    return section
  }

  private static func rows() -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(72)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.92), .absolute(216)), repeatingSubitem: row, count: 3)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 12
    return section
  }
}

/// A section's title.
private final class SectionTitle: UICollectionReusableView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor), label.bottomAnchor.constraint(equalTo: bottomAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor), label.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String) { label.text = title }
}

/// A view that fades from one color to another.
private final class FadeView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  func show(_ item: StoreItem) {
    guard let layer = layer as? CAGradientLayer else { return }
    layer.colors = [UIColor(rgb: item.color).cgColor, UIColor(rgb: item.shade).cgColor]
    layer.startPoint = CGPoint(x: 0, y: 0)
    layer.endPoint = CGPoint(x: 1, y: 1)
  }
}

/// A large card: a symbol, a title, and a line of text.
private final class CardCell: UICollectionViewCell {
  private let fade = FadeView()
  private let symbol = UIImageView()
  private let title = UILabel()
  private let detail = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundView = fade
    fade.layer.cornerRadius = 18
    fade.layer.cornerCurve = .continuous
    fade.clipsToBounds = true
    symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 64, weight: .regular)
    symbol.tintColor = UIColor.white.withAlphaComponent(0.9)
    title.font = .systemFont(ofSize: 26, weight: .bold)
    detail.font = .preferredFont(forTextStyle: .subheadline)
    detail.numberOfLines = 2
    for label in [title, detail] { label.textColor = .white }
    let texts = UIStackView(arrangedSubviews: [title, detail])
    texts.axis = .vertical
    texts.spacing = 2
    for view in [symbol, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      symbol.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
      symbol.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
      texts.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
      texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -18),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: StoreItem) {
    fade.show(item)
    symbol.image = UIImage(systemName: item.symbol)
    title.text = item.title
    detail.text = item.detail
  }
}

/// A colored square with the color's name.
private final class ColorCell: UICollectionViewCell {
  private let fade = FadeView()
  private let name = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    fade.layer.cornerRadius = 14
    fade.layer.cornerCurve = .continuous
    fade.clipsToBounds = true
    name.font = .preferredFont(forTextStyle: .footnote)
    name.textAlignment = .center
    for view in [fade, name] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      fade.topAnchor.constraint(equalTo: contentView.topAnchor),
      fade.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      fade.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      fade.heightAnchor.constraint(equalTo: fade.widthAnchor, multiplier: 0.8),
      name.topAnchor.constraint(equalTo: fade.bottomAnchor, constant: 5),
      name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      name.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: StoreItem) {
    fade.show(item)
    name.text = item.title
  }
}

/// A tool: an image, two lines of text, and a button.
private final class ToolCell: UICollectionViewCell {
  private let fade = FadeView()
  private let symbol = UIImageView()
  private let title = UILabel()
  private let detail = UILabel()
  private let button = UIButton(configuration: .gray())
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    fade.layer.cornerRadius = 13
    fade.layer.cornerCurve = .continuous
    fade.clipsToBounds = true
    symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 24, weight: .medium)
    symbol.tintColor = .white
    symbol.contentMode = .center
    title.font = .preferredFont(forTextStyle: .body)
    detail.font = .preferredFont(forTextStyle: .footnote)
    detail.textColor = .secondaryLabel
    line.backgroundColor = .separator
    var look = UIButton.Configuration.gray()
    look.title = "ADD"
    look.cornerStyle = .capsule
    look.buttonSize = .small
    button.configuration = look
    button.setContentHuggingPriority(.required, for: .horizontal)
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    let texts = UIStackView(arrangedSubviews: [title, detail])
    texts.axis = .vertical
    texts.spacing = 1
    for view in [fade, symbol, texts, button, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      fade.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      fade.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      fade.widthAnchor.constraint(equalToConstant: 56), fade.heightAnchor.constraint(equalToConstant: 56),
      symbol.centerXAnchor.constraint(equalTo: fade.centerXAnchor),
      symbol.centerYAnchor.constraint(equalTo: fade.centerYAnchor),
      texts.leadingAnchor.constraint(equalTo: fade.trailingAnchor, constant: 12),
      texts.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: -12),
      texts.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      button.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      button.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      line.leadingAnchor.constraint(equalTo: texts.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: StoreItem, isLast: Bool) {
    fade.show(item)
    line.isHidden = isLast
    symbol.image = UIImage(systemName: item.symbol)
    title.text = item.title
    detail.text = item.detail
  }
}
