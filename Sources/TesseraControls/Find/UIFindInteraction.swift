// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraViews

/// An interaction for searching a view's content. It presents a find bar, called the find navigator, at the bottom of
/// the window.
///
/// - Note: Differs from UIKit: the navigator is above the keyboard or at the bottom of the safe area on every device.
///   It has no options menu, and its search field does not show the keyboard automatically.
@preconcurrency @MainActor
public final class UIFindInteraction: NSObject, UIInteraction {
  public private(set) weak var view: UIView?
  /// The delegate, which creates sessions. A weak reference.
  public private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// The active search session; nil while the navigator is hidden.
  public private(set) var activeFindSession: UIFindSession?
  /// Whether the navigator is visible.
  public var isFindNavigatorVisible: Bool { navigator != nil }
  /// The search string; nil by default. Setting it while the navigator is visible starts a search.
  public var searchText: String? { didSet { if searchText != oldValue { search() } } }
  /// The replacement string; nil by default.
  public var replacementText: String? { didSet { navigator?.update() } }
  /// A closure that creates the options menu. Stored only, because the navigator has no menu. nil by default.
  public var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  private(set) var navigator: FindNavigator?

  /// Creates an interaction with a delegate, which is not retained.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  public func willMove(to view: UIView?) { if view !== self.view { dismissFindNavigator() } }
  public func didMove(to view: UIView?) { self.view = view }

  /// Begins a session and shows the navigator. Does nothing if the view is not in a window or the delegate returns no
  /// session.
  public func presentFindNavigator(showingReplace: Bool) {
    guard let view, let window = view.window else { return }
    if let navigator {
      navigator.showsReplace = showingReplace && activeFindSession?.supportsReplacement ?? false
      return
    }
    guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
    activeFindSession = session
    let new = FindNavigator(self, showsReplace: showingReplace && session.supportsReplacement)
    navigator = new
    new.show(in: window)
    delegate?.findInteraction(self, didBegin: session)
    search()
  }

  /// Ends the session and hides the navigator.
  public func dismissFindNavigator() {
    navigator?.removeFromSuperview()
    navigator = nil
    guard let session = activeFindSession else { return }
    session.invalidateFoundResults()
    activeFindSession = nil
    delegate?.findInteraction(self, didEnd: session)
  }

  /// Highlights the next result, wrapping around after the last result.
  public func findNext() { step(.forward) }
  /// Highlights the previous result, wrapping around before the first result.
  public func findPrevious() { step(.backward) }

  private func step(_ direction: UITextStorageDirection) {
    activeFindSession?.highlightNextResult(in: direction)
    updateResultCount()
  }

  /// Updates the result count in the navigator.
  public func updateResultCount() { navigator?.update() }

  private func search() {
    activeFindSession?.performSearch(query: searchText ?? "", options: nil)
    updateResultCount()
  }

  func replace(all: Bool) {
    let (query, text) = (searchText ?? "", replacementText ?? "")
    if all {
      activeFindSession?.replaceAll(searchQuery: query, replacementString: text, options: nil)
    } else {
      activeFindSession?.performSingleReplacement(query: query, replacementString: text, options: nil)
    }
    updateResultCount()
  }
}
