// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A type that determines the appearance of lists.
@MainActor @preconcurrency
public protocol ListStyle {
  /// Whether sections are on cards, and whether the cards have margins.
  static var _appearance: (isGrouped: Bool, isInset: Bool) { get }
}

extension ListStyle {
  /// Whether sections are on cards, and whether the cards have margins. Cards with margins by default.
  public static var _appearance: (isGrouped: Bool, isInset: Bool) { (true, true) }
}

/// The default style for the context: inset grouped.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// Rows without cards.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Whether sections are on cards, and whether the cards have margins. No cards.
  public static var _appearance: (isGrouped: Bool, isInset: Bool) { (false, false) }
}
/// Sections across the width of the list.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Whether sections are on cards, and whether the cards have margins. Cards without margins.
  public static var _appearance: (isGrouped: Bool, isInset: Bool) { (true, false) }
}
/// Sections on cards.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// Rows with margins, shown as plain rows.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Whether sections are on cards, and whether the cards have margins. No cards.
  public static var _appearance: (isGrouped: Bool, isInset: Bool) { (false, false) }
}
/// A sidebar, shown as cards.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style for the context.
  public nonisolated static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows without cards.
  public nonisolated static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Sections across the width of the list.
  public nonisolated static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections on cards.
  public nonisolated static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows with margins, shown as plain rows.
  public nonisolated static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// A sidebar, shown as cards.
  public nonisolated static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The values of list modifiers.
struct ListAppearance: Equatable {
  struct Style: Equatable {
    var isGrouped = true
    var isInset = true
  }
  var style = Style()
  var sectionSpacing: CGFloat?
  var minimumRowHeight: CGFloat = 44
}

private struct ListAppearanceKey: EnvironmentKey {
  static var defaultValue: ListAppearance { ListAppearance() }
}
private struct HiddenBackgroundKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var listAppearance: ListAppearance {
    get { self[ListAppearanceKey.self] }
    set { self[ListAppearanceKey.self] = newValue }
  }
  var hidesScrollContentBackground: Bool {
    get { self[HiddenBackgroundKey.self] }
    set { self[HiddenBackgroundKey.self] = newValue }
  }
  /// The minimum height of rows in lists.
  public var defaultMinListRowHeight: CGFloat {
    get { listAppearance.minimumRowHeight }
    set { listAppearance.minimumRowHeight = newValue }
  }
}

/// The distance between sections.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?
  /// The default distance of the list style.
  public static let `default` = ListSectionSpacing(length: nil)
  /// A small distance.
  public static let compact = ListSectionSpacing(length: 16)
  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

/// A type that determines the appearance of forms.
@MainActor @preconcurrency
public protocol FormStyle {}
/// The default style for the context: grouped.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// Grouped rows.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// Columns, shown as grouped rows.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}
}
extension FormStyle where Self == AutomaticFormStyle {
  /// The default style for the context.
  public nonisolated static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// Grouped rows.
  public nonisolated static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// Columns, shown as grouped rows.
  public nonisolated static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets the style of lists.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let appearance = S._appearance
    return environment(
      \.listAppearance.style, ListAppearance.Style(isGrouped: appearance.isGrouped, isInset: appearance.isInset))
  }
  /// Sets the style of forms. All styles are grouped.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
  /// Sets the distance between the sections of lists.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listAppearance.sectionSpacing, spacing.length)
  }
  /// Sets the distance between the sections of lists.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listAppearance.sectionSpacing, spacing)
  }
  /// Sets the visibility of the background of lists and forms.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesScrollContentBackground, visibility == .hidden)
  }
}
