// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A bar that shows an appearance.
@preconcurrency @MainActor
protocol AppearanceBar: AnyObject {
  func contentDidChange()
}

/// The path from an appearance and its parts, which do not refer to their owners, to the bar that shows them.
///
/// Created with the bar's first layout; until then, the bar reads everything from scratch.
@MainActor
final class AppearanceLink {
  private(set) weak var bar: (any AppearanceBar)?

  init(_ bar: any AppearanceBar) {
    self.bar = bar
  }

  func didChange() { bar?.contentDidChange() }
}

extension AppearanceBar {
  /// Registers the bar for changes of the appearances.
  func observeAppearances(_ appearances: UIBarAppearance?...) {
    for case let appearance? in appearances where appearance.link?.bar !== self {
      appearance.link = AppearanceLink(self)
    }
  }
}
