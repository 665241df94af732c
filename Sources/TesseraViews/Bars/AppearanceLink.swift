// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A bar that displays an appearance.
@preconcurrency @MainActor
protocol AppearanceBar: AnyObject {
  func contentDidChange()
}

/// A link from an appearance and its parts, which don't reference their owners, to the bar that displays them.
///
/// Created during the bar's first layout. No notification is required before then because the first layout reads all
/// values.
@MainActor
final class AppearanceLink {
  private(set) weak var bar: (any AppearanceBar)?

  init(_ bar: any AppearanceBar) {
    self.bar = bar
  }

  func didChange() { bar?.contentDidChange() }
}

extension AppearanceBar {
  /// Registers the bar as the observer of the appearances.
  func observeAppearances(_ appearances: UIBarAppearance?...) {
    for case let appearance? in appearances where appearance.link?.bar !== self {
      appearance.link = AppearanceLink(self)
    }
  }
}
