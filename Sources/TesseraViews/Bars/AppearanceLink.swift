// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A bar that shows an appearance.
@preconcurrency @MainActor
protocol AppearanceBar: AnyObject {
  func contentDidChange()
}

/// The link from an appearance and its parts, which have no reference to their owners, to the bar that shows them.
///
/// Created in the bar's first layout. Before that, no notification is necessary, because the first layout reads
/// everything.
@MainActor
final class AppearanceLink {
  private(set) weak var bar: (any AppearanceBar)?

  init(_ bar: any AppearanceBar) {
    self.bar = bar
  }

  func didChange() { bar?.contentDidChange() }
}

extension AppearanceBar {
  /// Registers the bar as the observer of changes of the appearances.
  func observeAppearances(_ appearances: UIBarAppearance?...) {
    for case let appearance? in appearances where appearance.link?.bar !== self {
      appearance.link = AppearanceLink(self)
    }
  }
}
