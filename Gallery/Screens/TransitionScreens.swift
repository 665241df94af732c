// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Tessera
import UIKit

/// Screens for videos of system animations: view controller transitions, and controls whose values change.
let transitionScreens = [
  Screen("searching", device: .pocket, animations: [SearchingStates.search]) { SearchingStates(nil, isActive: false) },
  Screen("transitions", device: .pocket, animations: TransitionsViewController.films) { TransitionsViewController() },
  Screen("control-motion", device: .pocket, animations: [ControlMotionViewController.change]) {
    ControlMotionViewController()
  },
]

extension Device {
  fileprivate static let pocket =
    (try? Device(
      name: "pocket", size: CGSize(width: 320, height: 480), scale: 2,
      safeArea: .init(top: 20))) ?? .iPhoneSE
}

/// Two tabs, the first of which contains a navigation stack.
final class TransitionsViewController: UITabBarController {
  private let pages = UINavigationController(rootViewController: PageViewController("Library", .systemTeal))

  override func viewDidLoad() {
    super.viewDidLoad()
    pages.tabBarItem = UITabBarItem(title: "Library", image: UIImage(systemName: "book"), tag: 0)
    let other = PageViewController("Search", .systemIndigo)
    other.tabBarItem = UITabBarItem(title: "Search", image: UIImage(systemName: "magnifyingglass"), tag: 1)
    viewControllers = [pages, other]
  }

  nonisolated static let films = [
    ScreenAnimation("push", duration: 0.55) { (screen: TransitionsViewController) in screen.push() },
    ScreenAnimation("pop", duration: 0.55) { (screen: TransitionsViewController) in screen.pop() },
    ScreenAnimation("push-without-tabs", duration: 0.55) { (screen: TransitionsViewController) in
      screen.push(hidesTabs: true)
    },
    ScreenAnimation("hide-bar", duration: 0.3) { (screen: TransitionsViewController) in
      screen.pages.setNavigationBarHidden(true, animated: true)
    },
    ScreenAnimation("sheet", duration: 0.55) { (screen: TransitionsViewController) in
      screen.present(TransitionsViewController.card(), animated: true)
    },
    ScreenAnimation("detent", duration: 0.55) { (screen: TransitionsViewController) in screen.raiseSheet() },
    ScreenAnimation("dismiss", duration: 0.55) { (screen: TransitionsViewController) in
      screen.present(TransitionsViewController.card(), animated: false)
      screen.dismiss(animated: true)
    },
    ScreenAnimation("alert", duration: 0.55) { (screen: TransitionsViewController) in screen.ask() },
    ScreenAnimation("flip", duration: 0.8) { (screen: TransitionsViewController) in screen.show(.flipHorizontal) },
    ScreenAnimation("dissolve", duration: 0.3) { (screen: TransitionsViewController) in screen.show(.crossDissolve) },
    ScreenAnimation("curl", duration: 0.8) { (screen: TransitionsViewController) in screen.show(.partialCurl) },
    ScreenAnimation("tab", duration: 0.3) { (screen: TransitionsViewController) in screen.chooseSearch() },
    ScreenAnimation("menu", duration: 0.45) { (screen: TransitionsViewController) in screen.openMenu() },
  ]

  private func push(hidesTabs: Bool = false) {
    let page = PageViewController("Atlas", .systemOrange)
    page.hidesBottomBarWhenPushed = hidesTabs
    pages.pushViewController(page, animated: true)
  }

  private func pop() {
    pages.pushViewController(PageViewController("Atlas", .systemOrange), animated: false)
    view.layoutIfNeeded()
    pages.popViewController(animated: true)
  }

  fileprivate static func card() -> UIViewController {
    UINavigationController(rootViewController: PageViewController("New Book", .systemPink))
  }

  private func raiseSheet() {
    let card = TransitionsViewController.card()
    card.sheetPresentationController?.detents = [.medium(), .large()]
    card.sheetPresentationController?.prefersGrabberVisible = true
    present(card, animated: false)
    view.window?.layoutIfNeeded()
    card.sheetPresentationController?.animateChanges {
      card.sheetPresentationController?.selectedDetentIdentifier = .large
    }
  }

  /// Presents an alert and dismisses it as soon as it is visible.
  private func ask() {
    let alert = UIAlertController(title: "Delete Book?", message: "It cannot be brought back.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    present(alert, animated: true) { self.dismiss(animated: true) }
  }

  private func show(_ style: UIModalTransitionStyle) {
    let page = TransitionsViewController.card()
    page.modalPresentationStyle = .fullScreen
    page.modalTransitionStyle = style
    present(page, animated: true)
  }

  private func chooseSearch() {
    let place = CGPoint(x: tabBar.bounds.width * 3 / 4, y: 20)
    view.window?.tap(at: tabBar.convert(place, to: nil))
  }

  private func openMenu() { (pages.topViewController as? PageViewController)?.openMenu() }
}

/// A heading, a single-color image, and lines of text.
final class PageViewController: UIViewController {
  private let color: UIColor
  private let menuButton = UIButton(type: .system)

  init(_ title: String, _ color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    self.title = title
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let picture = UIView()
    picture.backgroundColor = color
    picture.layer.cornerRadius = 12
    picture.heightAnchor.constraint(equalToConstant: 150).isActive = true
    let lines = UILabel()
    lines.numberOfLines = 0
    lines.text = "Every page stands on a shelf of its own, and comes and goes as pages on a phone do."
    menuButton.setTitle("Sort by Title", for: .normal)
    menuButton.contentHorizontalAlignment = .leading
    menuButton.menu = UIMenu(children: [
      UIAction(title: "Title", image: UIImage(systemName: "textformat")) { _ in },
      UIAction(title: "Author", image: UIImage(systemName: "person")) { _ in },
      UIAction(title: "Remove", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in },
    ])
    menuButton.showsMenuAsPrimaryAction = true
    let stack = UIStackView(arrangedSubviews: [picture, lines, menuButton])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
  }

  func openMenu() { menuButton.performPrimaryAction() }
}

/// Controls whose values all change simultaneously.
final class ControlMotionViewController: UIViewController {
  private let toggles = (on: UISwitch(), off: UISwitch())
  private let slider = UISlider()
  private let progress = UIProgressView()
  private let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
  private let dots = UIPageControl()
  private let wheel = UIActivityIndicatorView(style: .large)
  private let button = UIButton(configuration: .filled())
  private let plain = UIButton(type: .system)

  nonisolated static let change = ScreenAnimation("change", duration: 0.44) { (screen: ControlMotionViewController) in
    screen.change()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    toggles.off.isOn = true
    slider.value = 0.1
    progress.progress = 0.2
    segments.selectedSegmentIndex = 0
    dots.numberOfPages = 5
    dots.pageIndicatorTintColor = .systemGray3
    dots.currentPageIndicatorTintColor = .label
    wheel.startAnimating()
    button.configuration?.title = "Pressed"
    plain.setTitle("Pressed, too", for: .normal)
    let stack = UIStackView(arrangedSubviews: [
      row(toggles.on, toggles.off, wheel), slider, progress, segments, dots, row(button, plain),
    ])
    stack.axis = .vertical
    stack.spacing = 30
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 30),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -30),
    ])
  }

  private func row(_ views: UIView...) -> UIStackView {
    let row = UIStackView(arrangedSubviews: views)
    row.distribution = .equalSpacing
    row.alignment = .center
    return row
  }

  private func change() {
    for button in [button, plain] { button.isHighlighted = true }
    view.layoutIfNeeded()
    toggles.on.setOn(true, animated: true)
    toggles.off.setOn(false, animated: true)
    slider.setValue(0.8, animated: true)
    progress.setProgress(0.9, animated: true)
    segments.selectedSegmentIndex = 2
    dots.currentPage = 3
    for button in [button, plain] { button.isHighlighted = false }
  }
}
