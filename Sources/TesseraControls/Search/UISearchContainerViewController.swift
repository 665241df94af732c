// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraViews

/// A controller that shows a search bar at the top and the search results below.
///
/// - Note: Differs from UIKit: the bar does not move when the search becomes active.
open class UISearchContainerViewController: UIViewController {
  /// The contained search controller.
  open private(set) var searchController: UISearchController

  /// Creates a container for a search controller.
  public init(searchController: UISearchController) {
    self.searchController = searchController
    super.init(nibName: nil, bundle: nil)
    searchController.isContained = true
  }

  /// Returns nil, because a search controller is required.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let bar = searchController.searchBar
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: guide.topAnchor), bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    guard let results = searchController.searchResultsController, let list = results.view else { return }
    addChild(results)
    list.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: bar.bottomAnchor), list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    results.didMove(toParent: self)
  }
}
