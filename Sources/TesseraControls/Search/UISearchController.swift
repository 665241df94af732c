// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The method a search controller calls when the search changes.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search begins or ends, and after each change of its text or scope.
  func updateSearchResults(for searchController: UISearchController)
}

/// The methods a search controller calls when a search begins and ends.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// Called before a search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when a search has begun and its field is edited.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before a search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when a search has ended and its text is gone.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search bar and what is done with its text. A navigation item shows the bar below its title.
///
/// - Note: Differs from UIKit: an active search changes nothing on screen but the cancel button. The results controller
///   is kept for its owner to show, and the navigation bar stays.
open class UISearchController: UIViewController, NavigationSearch {
  private let bar = UISearchBar()
  /// The controller that was given to show results; nil for none. It is never shown.
  open private(set) var searchResultsController: UIViewController?
  /// Called when the search changes; nil for none.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Called when a search begins and ends; nil for none.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Stored only: nothing is dimmed. True by default.
  open var obscuresBackgroundDuringPresentation = true
  /// Stored only: the navigation bar stays. True by default.
  open var hidesNavigationBarDuringPresentation = true
  /// Stored only: the results controller is never shown. False by default.
  open var showsSearchResultsController = false
  /// Stored only: the results controller is never shown. True by default.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the cancel button comes and goes with the search. True by default.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes come and go with the search. True by default.
  open var automaticallyShowsScopeBar = true
  /// The bar, in the style `.minimal`.
  open var searchBar: UISearchBar { bar }
  package var searchView: UIView { searchBar }
  package var onHeightChange: (() -> Void)? {
    get { searchBar.onHeightChange }
    set { searchBar.onHeightChange = newValue }
  }

  /// A search that is not active.
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

  /// Whether a search is going on: from the moment its field is edited until it is cancelled. Code may set it.
  ///
  /// Ending it empties the field.
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
