// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The transition of a navigation between views.
@MainActor @preconcurrency
public protocol NavigationTransition {}
/// The default navigation transition for the context.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the transition.
  public nonisolated init() {}
}
/// A navigation transition that zooms in from a view.
public struct ZoomNavigationTransition: NavigationTransition {
  nonisolated init() {}
}
extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default navigation transition for the context.
  public nonisolated static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Returns a navigation transition that zooms in from a view.
  public nonisolated static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

extension View {
  /// Makes the view the source of a zoom transition. Has no effect yet.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    unsupported("matchedTransitionSource")
  }
  /// Sets the navigation transition. Has no effect yet.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    unsupported("navigationTransition")
  }
}
