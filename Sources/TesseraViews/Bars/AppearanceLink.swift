// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A bar that shows an appearance.
@preconcurrency @MainActor
protocol AppearanceBar: AnyObject {
  func contentDidChange()
}

/// The way from an appearance and its parts, which know of each other only downwards, to the bar that shows them.
///
/// Made with the bar's first layout: until then the bar reads everything anew.
@MainActor
final class AppearanceLink {
  private(set) weak var bar: (any AppearanceBar)?

  init(_ bar: any AppearanceBar) {
    self.bar = bar
  }

  func didChange() { bar?.contentDidChange() }
}

extension AppearanceBar {
  /// Lets the appearances tell this bar of their changes.
  func watch(_ appearances: UIBarAppearance?...) {
    for case let appearance? in appearances where appearance.link?.bar !== self {
      appearance.link = AppearanceLink(self)
    }
  }
}
