// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The layout of a share sheet. Approximates iOS, in points:
//
//     ┌──────────────────────────────┐
//     │ ▢ Title                    ⊗ │  height 76: image of 44 by 44, 16 from the edge
//     │   subtitle                   │
//     ├──────────────────────────────┤
//     │ ▣   ▣   ▣   ▣                │  apps: icons of 60 by 60, columns of 76, names below
//     ├──────────────────────────────┤
//     │ ┌──────────────────────────┐ │
//     │ │ Copy                   ⧉ │ │  actions: rows of 52 in cards, 16 from the edges and between cards;
//     │ └──────────────────────────┘ │  Copy is on a separate card
//     │ ┌──────────────────────────┐ │
//     │ │ Print                  ⎙ │ │
//     │ └──────────────────────────┘ │
//     │   Edit Actions…              │
//     └──────────────────────────────┘

import Foundation
import TesseraGraphics
@_spi(Tessera) import TesseraViews

final class ShareSheetView: UIView {
  /// The action cards, from top to bottom.
  enum Group: Int, CaseIterable { case first, others }

  private let apps = UIStackView()
  private let cards = Group.allCases.map { _ in SheetCard() }
  private let scrollView = UIScrollView()

  init(header: ShareSheetHeader, close: @escaping @MainActor () -> Void) {
    super.init(frame: UIScreen.main.bounds)
    backgroundColor = .systemGroupedBackground
    let top = makeHeader(header, close: close)
    let row = makeAppRow()
    let lines = [makeLine(), makeLine()]
    let content = UIView()
    let actions = makeActions()
    for view in [scrollView, content, actions] { view.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(scrollView)
    scrollView.addSubview(content)
    content.addSubview(actions)
    let column = UIStackView(arrangedSubviews: [top, lines[0], row, lines[1]])
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(column)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: topAnchor), scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      actions.topAnchor.constraint(equalTo: column.bottomAnchor, constant: 16),
      actions.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      actions.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      actions.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Parts

  func addApp(title: String?, picture: ActivityIcon, action: @escaping @MainActor () -> Void) {
    apps.addArrangedSubview(ShareSheetApp(title, picture, action: action))
  }

  /// Adds the More button after the apps. On a device, the button opens the list of apps. In Tessera, it does
  /// nothing.
  func addMore() { apps.addArrangedSubview(ShareSheetApp("More", .more) {}) }

  func addAction(
    _ title: String?, _ picture: ActivityIcon, to group: Group, action: @escaping @MainActor () -> Void
  ) {
    let image: UIImage? =
      switch picture {
      case .symbol(let name), .app(let name, _, _): UIImage(systemName: name)
      case .image(let image): image
      case .airDrop, .more: nil
      }
    let card = cards[group.rawValue]
    card.isHidden = false
    (card.arrangedSubviews.last as? SheetRow)?.hasLine = true
    card.addArrangedSubview(SheetRow(title, image: image, hasLine: false, action: action))
  }

  /// Returns a view with the cards, which are hidden while empty, and the Edit Actions button below. On a device, the
  /// button opens the list of actions. In Tessera, it does nothing.
  private func makeActions() -> UIView {
    let edit = UIButton(type: .system)
    edit.setTitle("Edit Actions…", for: .normal)
    edit.titleLabel?.font = .preferredFont(forTextStyle: .body)
    edit.titleLabel?.adjustsFontForContentSizeCategory = true
    edit.contentHorizontalAlignment = .leading
    edit.contentEdgeInsets = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    for card in cards { card.isHidden = true }
    let stack = UIStackView(arrangedSubviews: cards + [edit])
    stack.axis = .vertical
    stack.spacing = 16
    stack.setCustomSpacing(4, after: cards[cards.count - 1])
    return stack
  }

  private func makeLine() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    line.heightAnchor.constraint(equalToConstant: 0.5).isActive = true
    return line
  }

  private func makeHeader(_ header: ShareSheetHeader, close: @escaping @MainActor () -> Void) -> UIView {
    let picture = UIImageView(image: header.image ?? UIImage(systemName: "doc.text"))
    picture.contentMode = header.image == nil ? .center : .scaleAspectFill
    picture.tintColor = .secondaryLabel
    picture.backgroundColor = .tertiarySystemFill
    picture.layer.cornerRadius = 8
    picture.clipsToBounds = true
    let title = UILabel()
    title.text = header.title
    title.font = .preferredFont(forTextStyle: .headline)
    let subtitle = UILabel()
    subtitle.text = header.subtitle
    subtitle.font = .preferredFont(forTextStyle: .footnote)
    subtitle.textColor = .secondaryLabel
    for label in [title, subtitle] { label.adjustsFontForContentSizeCategory = true }
    let texts = UIStackView(arrangedSubviews: [title, subtitle])
    texts.axis = .vertical
    texts.spacing = 2
    let cross = UIButton(type: .close)
    cross.addAction(UIAction { _ in close() }, for: .touchUpInside)
    let row = UIStackView(arrangedSubviews: [picture, texts, cross])
    row.spacing = 12
    row.alignment = .center
    row.isLayoutMarginsRelativeArrangement = true
    row.insetsLayoutMarginsFromSafeArea = false
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    cross.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 44), picture.heightAnchor.constraint(equalToConstant: 44),
      cross.widthAnchor.constraint(equalToConstant: 30), cross.heightAnchor.constraint(equalToConstant: 30),
    ])
    return row
  }

  /// Returns a horizontally scrollable row of apps.
  private func makeAppRow() -> UIView {
    let row = UIScrollView()
    row.showsHorizontalScrollIndicator = false
    apps.translatesAutoresizingMaskIntoConstraints = false
    apps.alignment = .top
    row.addSubview(apps)
    let guide = row.contentLayoutGuide
    // If the apps don't fill the width, they are aligned with the leading edge.
    let narrow = guide.widthAnchor.constraint(equalTo: row.frameLayoutGuide.widthAnchor)
    narrow.priority = .defaultLow
    NSLayoutConstraint.activate([
      apps.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      apps.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -12),
      apps.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 8),
      apps.trailingAnchor.constraint(lessThanOrEqualTo: guide.trailingAnchor, constant: -8),
      guide.widthAnchor.constraint(greaterThanOrEqualTo: row.frameLayoutGuide.widthAnchor), narrow,
      row.heightAnchor.constraint(equalTo: guide.heightAnchor),
    ])
    return row
  }
}

final class ShareSheetApp: UIControl {
  init(_ title: String?, _ picture: ActivityIcon, action: @escaping @MainActor () -> Void) {
    super.init(frame: .zero)
    let icon = ShareSheetIcon(picture)
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: 11)
    label.textAlignment = .center
    label.numberOfLines = 2
    for view in [icon, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: 76), icon.topAnchor.constraint(equalTo: topAnchor),
      icon.centerXAnchor.constraint(equalTo: centerXAnchor), icon.widthAnchor.constraint(equalToConstant: 60),
      icon.heightAnchor.constraint(equalToConstant: 60),
      label.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 6),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -2),
      label.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }
}
