// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A screen that gets all colors and fonts from appearance proxies: bars, bar items, labels, controls and cells. The
/// proxies apply only to views in this tab bar controller because the other screens run in the same process.
final class AppearanceStates: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Self.applyTheme()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.viewControllers[0].title = "Kitchen"
    navigation.pushViewController(ThemedController(), animated: false)
    navigation.tabBarItem = UITabBarItem(title: "Recipes", image: UIImage(systemName: "book"), tag: 0)
    navigation.tabBarItem.badgeValue = "2"
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "Shopping", image: UIImage(systemName: "cart"), tag: 1)
    viewControllers = [navigation, other]
  }

  private static let ink = UIColor { $0.userInterfaceStyle == .dark ? .systemMint : .systemIndigo }

  /// Configures the appearance proxies. Their properties persist, so repeated calls have no effect.
  private static func applyTheme() {
    let inside: [any UIAppearanceContainer.Type] = [AppearanceStates.self]
    let bar = UINavigationBarAppearance()
    bar.configureWithOpaqueBackground()
    bar.backgroundColor = .secondarySystemBackground
    bar.titleTextAttributes = [.foregroundColor: ink, .font: UIFont.systemFont(ofSize: 19, weight: .heavy)]
    let navigationBar = UINavigationBar.appearance(whenContainedInInstancesOf: inside)
    navigationBar.standardAppearance = bar
    navigationBar.scrollEdgeAppearance = bar
    navigationBar.tintColor = .systemPink

    let item = UIBarButtonItem.appearance(whenContainedInInstancesOf: inside)
    item.setTitleTextAttributes([.font: UIFont.italicSystemFont(ofSize: 17)], for: .normal)

    let tabBar = UITabBar.appearance(whenContainedInInstancesOf: inside)
    tabBar.tintColor = ink
    tabBar.unselectedItemTintColor = .systemBrown
    let tab = UITabBarItem.appearance(whenContainedInInstancesOf: inside)
    tab.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 11, weight: .bold)], for: .normal)
    tab.badgeColor = .systemPurple

    UILabel.appearance(whenContainedInInstancesOf: inside).textColor = ink
    UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self] + inside).font = .monospacedSystemFont(
      ofSize: 15, weight: .regular)
    UISwitch.appearance(whenContainedInInstancesOf: inside).onTintColor = .systemOrange
    UISlider.appearance(whenContainedInInstancesOf: inside).minimumTrackTintColor = .systemPink
    UIProgressView.appearance(whenContainedInInstancesOf: inside).progressTintColor = .systemOrange
    UIPageControl.appearance(whenContainedInInstancesOf: inside).currentPageIndicatorTintColor = ink
    UIPageControl.appearance(whenContainedInInstancesOf: inside).pageIndicatorTintColor = .systemGray3
    let segments = UISegmentedControl.appearance(whenContainedInInstancesOf: inside)
    segments.selectedSegmentTintColor = .systemPink
    segments.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    let table = UITableView.appearance(whenContainedInInstancesOf: inside)
    table.backgroundColor = .systemBackground
    table.separatorColor = .systemPink
    UITableViewCell.appearance(whenContainedInInstancesOf: inside).backgroundColor = .secondarySystemBackground
  }
}

private final class ThemedController: UITableViewController {
  private let controls = UIStackView()

  init() {
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pancakes"
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Cook", style: .plain, target: nil, action: nil)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let (toggle, slider, progress, pages) = (UISwitch(), UISlider(), UIProgressView(), UIPageControl())
    toggle.isOn = true
    slider.value = 0.6
    progress.progress = 0.4
    pages.numberOfPages = 4
    pages.currentPage = 1
    let segments = UISegmentedControl(items: ["Flour", "Milk", "Eggs"])
    segments.selectedSegmentIndex = 1
    let own = UILabel()
    own.text = "A label with a colour of its own"
    own.textColor = .secondaryLabel
    let themed = UILabel()
    themed.text = "A label with the theme's"
    for label in [own, themed] {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    for view in [themed, own, toggle, slider, progress, segments, pages] { controls.addArrangedSubview(view) }
    controls.axis = .vertical
    controls.alignment = .fill
    controls.spacing = 10
    controls.isLayoutMarginsRelativeArrangement = true
    controls.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 20, bottom: 8, trailing: 20)
  }

  /// Sizes the header before the table shows it because the margins don't fit in a stack view with a size of zero.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = controls.systemLayoutSizeFitting(
      CGSize(width: tableView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard controls.frame.size != size else { return }
    controls.frame.size = size
    tableView.tableHeaderView = controls
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = ["Whisk", "Wait", "Fry"][indexPath.row]
    return cell
  }
}
