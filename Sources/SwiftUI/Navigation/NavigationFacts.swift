// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The values of navigation modifiers, which a view passes to its navigation stack.
struct NavigationFacts: Equatable {
  var title: Text?
  var titleMode: NavigationBarItem.TitleDisplayMode?
  var isBarHidden: Bool?
  var hidesBackButton: Bool?
  var entries: [_ToolbarEntry] = []
  var destinations: [ObjectIdentifier: (Any) -> AnyView] = [:]

  /// False: the views in the values cannot be compared.
  static func == (a: NavigationFacts, b: NavigationFacts) -> Bool { false }
}

/// The key of the values.
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

/// The appearance of a navigation bar.
public struct NavigationBarItem: Sendable {
  /// The size of the title.
  public enum TitleDisplayMode: Sendable {
    /// The size of the previous item.
    case automatic
    /// A title within the bar.
    case inline
    /// A large title below the bar.
    case large
  }
}

extension View {
  func navigationFacts(_ change: @escaping (inout NavigationFacts) -> Void) -> some View {
    transformPreference(NavigationFactsKey.self, change)
  }
}
