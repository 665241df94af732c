// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraGraphics
@_spi(Tessera) public import TesseraViews

/// An object that updates search results when the search text or scope changes.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search begins or ends, and after its text or scope changes.
  func updateSearchResults(for searchController: UISearchController)
}

/// A delegate that is notified when a search begins or ends.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// Called before a search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after a search begins and its field is being edited.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before a search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after a search ends and its text has been cleared.
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

/// A controller that manages a search bar and shows search results. A navigation item shows the search bar below its
/// title.
///
/// While a search is active, the search bar replaces the navigation bar's titles and buttons. The content below is
/// dimmed, or covered by the results controller. If an animation clock is running, the transition takes 0.3 seconds.
/// Approximates iOS 17 and 18; not measured.
///
/// - Note: Differs from UIKit: the search controller is added as a child of the searched controller instead of being
///   presented, so that a controller pushed from the results covers both of them. A search bar outside of a
///   navigation bar does not move, and nothing covers it.
open class UISearchController: UIViewController, NavigationSearch {
  private let bar = UISearchBar()
  /// The controller that shows results; nil if the searched controller itself shows them.
  open private(set) var searchResultsController: UIViewController?
  /// The object that updates the search results when the search text or scope changes.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate, which is notified when a search begins or ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The deprecated name of `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the content is dimmed while the search is active but no results are visible. A tap on dimmed content
  /// ends the search. `true` by default if there is a results controller.
  open lazy var obscuresBackgroundDuringPresentation = searchResultsController != nil {
    didSet { overlay?.setNeedsLayout() }
  }
  /// Whether the search bar replaces the navigation bar's titles and buttons while the search is active. `true` by
  /// default.
  open var hidesNavigationBarDuringPresentation = true { didSet { bar.onHeightChange?() } }
  /// Whether the results controller is visible while the search is active. Setting this property sets
  /// `automaticallyShowsSearchResultsController` to false.
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? isActive && bar.text?.isEmpty == false : wantsResults }
    set {
      automaticallyShowsSearchResultsController = false
      wantsResults = newValue
      updateResults()
    }
  }
  private var wantsResults = false
  /// Whether the results controller appears as soon as the search field contains text. `true` by default.
  open var automaticallyShowsSearchResultsController = true { didSet { updateResults() } }
  /// Whether the cancel button appears when the search begins and disappears when it ends. `true` by default.
  open var automaticallyShowsCancelButton = true
  /// Whether the scope bar appears when the search begins and disappears when it ends. `true` by default.
  open var automaticallyShowsScopeBar = true
  /// The search bar, which has the `.minimal` style.
  open var searchBar: UISearchBar { bar }
  package var searchView: UIView { searchBar }
  package var onHeightChange: (() -> Void)? {
    get { searchBar.onHeightChange }
    set { searchBar.onHeightChange = newValue }
  }
  package var hidesTitles: Bool { hidesNavigationBarDuringPresentation }
  /// Whether the controller is in a search container, which controls the visibility of the results.
  var isContained = false
  private var overlay: SearchOverlay? { viewIfLoaded as? SearchOverlay }

  /// Creates an inactive search controller.
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

  open override func loadView() {
    let overlay = SearchOverlay()
    overlay.onTap = { [weak self] in self?.isActive = false }
    overlay.isDimmed = { [weak self] in self?.obscuresBackgroundDuringPresentation == true }
    view = overlay
  }

  /// Whether the search is active. A search begins when its field is edited and ends when the user cancels. The app
  /// can also set the property.
  ///
  /// Ending the search clears the field.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive { begin() } else { end() }
    }
  }

  /// The searched controller if the search is active.
  open override var presentingViewController: UIViewController? { isActive ? parent : super.presentingViewController }

  /// Ends the search. If the search controller has presented another controller, dismisses that controller instead.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard isActive, presentedViewController == nil else { return super.dismiss(animated: flag, completion: completion) }
    isActive = false
    completion?()
  }

  private func begin() {
    delegate?.willPresentSearchController(self)
    setExtras(isShown: true)
    animateIn()
    bar.becomeFirstResponder()
    update()
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    setExtras(isShown: false)
    bar.resignFirstResponder()
    bar.text = nil
    animateOut()
    update()
    delegate?.didDismissSearchController(self)
  }

  private func setExtras(isShown shows: Bool) {
    let isSeen = bar.window != nil
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(shows, animated: isSeen) }
    if automaticallyShowsScopeBar, bar.scopeButtonTitles?.isEmpty == false { bar.showsScopeBar = shows }
    bar.onHeightChange?()
  }

  private func update() {
    searchResultsUpdater?.updateSearchResults(for: self)
    updateResults()
  }

  // MARK: Dimming and results

  /// Adds the search controller as a child of the searched controller.
  private func animateIn() {
    guard !isContained, parent == nil, let searched = bar.searchedController, searched !== self,
      let below = searched.viewIfLoaded, below.window != nil
    else { return }
    searched.addChild(self)
    beginAppearanceTransition(true, animated: true)
    UIView.performWithoutAnimation {
      view.alpha = 0
      below.addSubview(view)
      layOut(over: below)
      view.layoutIfNeeded()
    }
    move {
      self.view.alpha = 1
    } completion: { [weak self] in
      guard let self, isActive else { return }
      endAppearanceTransition()
      didMove(toParent: parent)
    }
  }

  private func animateOut() {
    guard parent != nil, let overlay else { return bar.onHeightChange?() ?? () }
    willMove(toParent: nil)
    beginAppearanceTransition(false, animated: true)
    move {
      overlay.alpha = 0
    } completion: { [weak self] in
      guard let self, !isActive else { return }
      overlay.removeFromSuperview()
      endAppearanceTransition()
      setResults(isShown: false)
      removeFromParent()
    }
  }

  /// Animates the search bar together with `change`. If no animation clock is running, the frames change immediately
  /// and are laid out in the next layout pass.
  private func move(_ change: @escaping () -> Void, completion: @escaping () -> Void) {
    let window = bar.window
    SystemAnimation.run(for: 0.3, delay: 0, options: .curveEaseInOut) {
      change()
      if AnimationClock.current != nil { window?.layoutIfNeeded() }
    } completion: { _ in
      completion()
    }
  }

  package func layOut(over view: UIView) {
    guard let overlay, overlay.superview === view else { return }
    overlay.cover(view)
  }

  private func updateResults() { setResults(isShown: isActive && showsSearchResultsController) }

  private func setResults(isShown: Bool) {
    guard let results = searchResultsController, !isContained, parent != nil || !isShown, let overlay else { return }
    guard isShown != (results.parent === self) else { return }
    if isShown {
      addChild(results)
      overlay.results = results.view
      results.didMove(toParent: self)
    } else {
      results.willMove(toParent: nil)
      overlay.results = nil
      results.removeFromParent()
    }
  }
}
