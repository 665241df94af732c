// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What is told of the text of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// The search bar has become first responder, its text or scope has changed, or the search has ended.
  func updateSearchResults(for searchController: UISearchController)
}

/// What is told of the beginning and end of a search.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search bar and what is done with its text. A navigation item shows the bar below its title.
///
/// - Note: Differs from UIKit: an active search changes nothing on screen but the cancel button. The results controller
///   is kept for its owner to show, and the navigation bar stays.
open class UISearchController: UIViewController, NavigationSearch {
  private let bar = UISearchBar()
  open private(set) var searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var showsSearchResultsController = false
  open var automaticallyShowsSearchResultsController = true
  /// Whether the cancel button comes and goes with the search.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes come and go with the search.
  open var automaticallyShowsScopeBar = true
  open var searchBar: UISearchBar { bar }
  package var searchView: UIView { searchBar }
  package var onHeightChange: (() -> Void)? {
    get { searchBar.onHeightChange }
    set { searchBar.onHeightChange = newValue }
  }

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    connect()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    connect()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    connect()
  }

  private func connect() {
    bar.searchBarStyle = .minimal
    let field = bar.searchTextField
    field.addAction(UIAction { [weak self] _ in self?.isActive = true }, for: .editingDidBegin)
    field.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
    bar.onScope = { [weak self] in self?.update() }
    bar.onCancel = { [weak self] in self?.isActive = false }
  }

  /// Whether a search is going on: from the first tap on the search bar until it is cancelled.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive { begin() } else { end() }
    }
  }

  private func begin() {
    delegate?.willPresentSearchController(self)
    showExtras(true)
    bar.becomeFirstResponder()
    update()
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    showExtras(false)
    bar.resignFirstResponder()
    bar.text = nil
    update()
    delegate?.didDismissSearchController(self)
  }

  private func showExtras(_ shows: Bool) {
    if automaticallyShowsCancelButton { bar.showsCancelButton = shows }
    if automaticallyShowsScopeBar, bar.scopeButtonTitles?.isEmpty == false { bar.showsScopeBar = shows }
    bar.onHeightChange?()
  }

  private func update() { searchResultsUpdater?.updateSearchResults(for: self) }
}
