// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The values of a view's navigation modifiers. They are passed up to the enclosing navigation stack.
struct NavigationFacts: Equatable {
  var title: Text?
  var subtitle: Text?
  var titleMode: NavigationBarItem.TitleDisplayMode?
  var hidesBackButton: Bool?
  var entries: [_ToolbarEntry] = []
  var destinations: [ObjectIdentifier: (Any) -> AnyView] = [:]
  /// The destinations that are pushed while a binding has a value.
  var presented: [PresentedDestination] = []
  var bars = BarFacts()
  var role: ToolbarRole?
  var titleMenu: AnyView?
  var removedItems: Set<ToolbarDefaultItemKind> = []
  var search: SearchSession?
  var columnWidth: ColumnWidth?
  /// The view that the page zooms out of.
  var zoomSource: MatchedFrames.Key?
  /// The number of the page's environment.
  var environmentNumber = 0

  /// Returns whether both have equal values and no views or closures, which can't be compared.
  static func == (a: NavigationFacts, b: NavigationFacts) -> Bool {
    a.isComparable && b.isComparable && a.title == b.title && a.subtitle == b.subtitle && a.titleMode == b.titleMode
      && a.hidesBackButton == b.hidesBackButton && a.bars.visibility == b.bars.visibility && a.role == b.role
      && a.removedItems == b.removedItems && a.zoomSource == b.zoomSource && a.environmentNumber == b.environmentNumber
  }

  private var isComparable: Bool {
    entries.isEmpty && destinations.isEmpty && presented.isEmpty && titleMenu == nil && search == nil
      && columnWidth == nil && bars.backgroundStyle.isEmpty && bars.backgroundVisibility.isEmpty
      && bars.colorScheme.isEmpty
  }
}

/// The visibility, background and color scheme of bars.
struct BarFacts {
  var visibility: [ToolbarPlacement: Visibility] = [:]
  var backgroundStyle: [ToolbarPlacement: any ShapeStyle] = [:]
  var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]
  var colorScheme: [ToolbarPlacement: ColorScheme?] = [:]

  /// Returns the value for a bar, which can be set for the bar or for the automatic placement.
  static func value<Value>(_ values: [ToolbarPlacement: Value], _ bar: ToolbarPlacement) -> Value? {
    // The automatic placement is the navigation bar.
    values[bar] ?? (bar == .navigationBar ? values[.automatic] : nil)
  }

  /// Whether a bar is hidden, or nil if no modifier sets it.
  func isHidden(_ bar: ToolbarPlacement) -> Bool? {
    switch Self.value(visibility, bar) {
    case .hidden: true
    case .visible: false
    case .automatic, nil: nil
    }
  }

  /// Adds the values of a later view. The first view's values win.
  mutating func merge(_ other: BarFacts) {
    visibility.merge(other.visibility) { first, _ in first }
    backgroundStyle.merge(other.backgroundStyle) { first, _ in first }
    backgroundVisibility.merge(other.backgroundVisibility) { first, _ in first }
    colorScheme.merge(other.colorScheme) { first, _ in first }
  }
}

/// A destination that is pushed while a binding has a value.
struct PresentedDestination {
  let isPresented: Bool
  let view: () -> AnyView
  /// Resets the binding.
  let dismiss: () -> Void
}

/// The width of a split view column, in points.
struct ColumnWidth: Equatable {
  var min: CGFloat?
  var ideal: CGFloat
  var max: CGFloat?
}

/// The preference key of `NavigationFacts`.
struct NavigationFactsKey: PreferenceKey {
  static var defaultValue: NavigationFacts { NavigationFacts() }
  static func reduce(value: inout NavigationFacts, nextValue: () -> NavigationFacts) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.subtitle = value.subtitle ?? next.subtitle
    value.titleMode = value.titleMode ?? next.titleMode
    value.hidesBackButton = value.hidesBackButton ?? next.hidesBackButton
    value.entries += next.entries
    value.destinations.merge(next.destinations) { first, _ in first }
    value.presented += next.presented
    value.bars.merge(next.bars)
    value.role = value.role ?? next.role
    value.titleMenu = value.titleMenu ?? next.titleMenu
    value.removedItems.formUnion(next.removedItems)
    value.search = value.search ?? next.search
    value.columnWidth = value.columnWidth ?? next.columnWidth
    value.zoomSource = value.zoomSource ?? next.zoomSource
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
