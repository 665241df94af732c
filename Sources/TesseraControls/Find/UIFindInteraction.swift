// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraViews

/// Searches what a view shows, with a bar at the bottom of its window: the find navigator.
///
/// - Note: Differs from UIKit: the navigator stands above the keyboard or at the bottom of the safe area on every device. It
///   has no menu of options, and its field does not take the keyboard by itself.
@preconcurrency @MainActor
public final class UIFindInteraction: NSObject, UIInteraction {
  public private(set) weak var view: UIView?
  /// Makes sessions. Not retained.
  public private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// The search that is going on; nil while the navigator does not show.
  public private(set) var activeFindSession: UIFindSession?
  /// Whether the navigator shows.
  public var isFindNavigatorVisible: Bool { navigator != nil }
  /// What is searched for; nil, the default, for nothing. Set while the navigator shows it searches.
  public var searchText: String? { didSet { if searchText != oldValue { search() } } }
  /// What replaces results; nil by default.
  public var replacementText: String? { didSet { navigator?.update() } }
  /// Kept and not used: the navigator has no menu. Nil by default.
  public var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  private(set) var navigator: FindNavigator?

  /// An interaction of a view. The delegate is not retained.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  public func willMove(to view: UIView?) { if view !== self.view { dismissFindNavigator() } }
  public func didMove(to view: UIView?) { self.view = view }

  /// Begins a session and shows the navigator. Does nothing for a view in no window, or without a session.
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
    new.stand(in: window)
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

  /// Shows the next result, after the last one the first.
  public func findNext() { step(.forward) }
  /// Shows the result before, before the first one the last.
  public func findPrevious() { step(.backward) }

  private func step(_ direction: UITextStorageDirection) {
    activeFindSession?.highlightNextResult(in: direction)
    updateResultCount()
  }

  /// Has the navigator tell the session's results.
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
