// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The views whose keyboard guides have been asked for. A guide follows from its view's place in the window, so it changes
/// when a view above moves.
@MainActor
enum KeyboardGuideViews {
  private struct Entry {
    weak var view: UIView?
  }

  private static var entries: [Entry] = []

  static func add(_ view: UIView) {
    entries.removeAll { $0.view == nil || $0.view === view }
    entries.append(Entry(view: view))
  }

  /// A view has moved, or has come into another superview.
  static func placeDidChange(of ancestor: UIView) {
    for entry in entries {
      guard let view = entry.view, view !== ancestor, view.isInside(ancestor) else { continue }
      view.flags.needsSafeAreaUpdate = true
      view.markSubtreeNeedsLayout()
    }
  }
}
