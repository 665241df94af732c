// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The values of a view's navigation modifiers. They are passed up to the enclosing navigation stack.
struct NavigationFacts: Equatable {
  var title: Text?
  var titleMode: NavigationBarItem.TitleDisplayMode?
  var isBarHidden: Bool?
  var hidesBackButton: Bool?
  var entries: [_ToolbarEntry] = []
  var destinations: [ObjectIdentifier: (Any) -> AnyView] = [:]

  /// Returns false, because views can't be compared.
  static func == (a: NavigationFacts, b: NavigationFacts) -> Bool { false }
}

/// The preference key of `NavigationFacts`.
struct NavigationFactsKey: PreferenceKey {
  static var defaultValue: NavigationFacts { NavigationFacts() }
  static func reduce(value: inout NavigationFacts, nextValue: () -> NavigationFacts) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.titleMode = value.titleMode ?? next.titleMode
    value.isBarHidden = value.isBarHidden ?? next.isBarHidden
    value.hidesBackButton = value.hidesBackButton ?? next.hidesBackButton
    value.entries += next.entries
    value.destinations.merge(next.destinations) { first, _ in first }
  }
}

/// A namespace for navigation bar settings.
public struct NavigationBarItem: Sendable {
  /// The display mode of the title.
  public enum TitleDisplayMode: Sendable {
    /// Inherits the display mode of the previous item.
    case automatic
    /// Displays the title within the bar.
    case inline
    /// Displays a large title below the bar.
    case large
  }
}

extension View {
  func navigationFacts(_ change: @escaping (inout NavigationFacts) -> Void) -> some View {
    transformPreference(NavigationFactsKey.self, change)
  }
}
