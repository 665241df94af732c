// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The views whose keyboard guides are in use. Their guides must be updated when an ancestor moves.
@MainActor
enum KeyboardGuideViews {
  private struct Entry {
    weak var view: UIView?
  }

  @exclusivity(unchecked) private static var entries: [Entry] = []

  static func addView(_ view: UIView) {
    entries.removeAll { $0.view == nil || $0.view === view }
    entries.append(Entry(view: view))
  }

  /// Updates the guides of descendants after a view has moved or changed its superview.
  static func placeDidChange(of ancestor: UIView) {
    for entry in entries {
      guard let view = entry.view, view !== ancestor, view.isInside(ancestor) else { continue }
      view.flags.needsSafeAreaUpdate = true
      view.markSubtreeNeedsLayout()
    }
  }
}
