// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

extension ControlPiece {
  static let containers = [
    ControlPiece("page view controller", 320, 240, controller: { Pages() }),
    ControlPiece("split view controller", 660, 240, controller: makeSplit),
    ControlPiece("menu button", 200, 36, make: { _ in menuButton() }),
    ControlPiece("interactions", 120, 60, make: { _ in Card() }),
  ]

  /// The samples that present something on top of other samples. They are last, so that the others have already
  /// appeared.
  static let overlays = [
    ControlPiece(
      "menu button, open", 200, 36, make: { _ in menuButton() }, appear: { ($0 as? UIButton)?.performPrimaryAction() }),
    fieldWithKeyboard,
  ]

  @MainActor
  private static func makeSplit() -> UIViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(NameList(.plain), for: .primary)
    let letter = UIViewController()
    letter.title = "Letter"
    split.setViewController(letter, for: .secondary)
    return split
  }

  @MainActor
  private static func menuButton() -> UIButton {
    let button = UIButton(configuration: .tinted())
    button.setTitle("View options", for: .normal)
    button.setImage(UIImage(systemName: "ellipsis.circle"), for: .normal)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(
      title: "Layout",
      children: [
        UIAction(title: "List", image: UIImage(systemName: "list.bullet"), state: .on) { _ in },
        UIAction(title: "Grid", image: UIImage(systemName: "square.grid.2x2")) { _ in },
        UIMenu(title: "Sort by", subtitle: "Name", children: [UIAction(title: "Name") { _ in }]),
        UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in },
      ])
    return button
  }
}

/// A page view controller with three pages and a page indicator.
private final class Pages: UIPageViewController, UIPageViewControllerDataSource {
  private let pages = [UIColor.systemTeal, .systemIndigo, .systemPink].map { color in
    let page = UIViewController()
    page.view.backgroundColor = color
    return page
  }

  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    setViewControllers([pages[1]], direction: .forward, animated: false)
  }

  func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController)
    -> UIViewController?
  {
    pages.firstIndex(of: page).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
  }

  func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController)
    -> UIViewController?
  {
    pages.firstIndex(of: page).flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
}

/// A view with context menu, drag, drop and pointer interactions, and a label that is styled by an appearance proxy.
private final class Card: UIView, UIContextMenuInteractionDelegate, UIDragInteractionDelegate,
  UIDropInteractionDelegate,
  UIPointerInteractionDelegate
{
  override init(frame: CGRect) {
    super.init(frame: frame)
    UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .systemRed
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    let label = UILabel(frame: CGRect(x: 8, y: 8, width: 100, height: 40))
    label.text = "Card"
    addSubview(label)
    addInteraction(UIContextMenuInteraction(delegate: self))
    addInteraction(UIDragInteraction(delegate: self))
    addInteraction(UIDropInteraction(delegate: self))
    addInteraction(UIPointerInteraction(delegate: self))
  }

  required init?(coder: NSCoder) { nil }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    []
  }
}
