// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A type that defines the appearance of lists.
@MainActor @preconcurrency
public protocol ListStyle {
  /// Whether sections are shown on cards, and whether the cards have margins.
  static var _appearance: (isGrouped: Bool, isInset: Bool) { get }
}

extension ListStyle {
  /// Whether sections are shown on cards, and whether the cards have margins. Both are true by default.
  public static var _appearance: (isGrouped: Bool, isInset: Bool) { (true, true) }
}

/// The default list style, which is inset grouped, or the sidebar style in the sidebar of a split view.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A style that shows rows without cards.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Whether sections are shown on cards, and whether the cards have margins. Both are false.
  public static var _appearance: (isGrouped: Bool, isInset: Bool) { (false, false) }
}
/// A style that shows each section on a card that fills the list's width.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Whether sections are shown on cards, and whether the cards have margins. Sections are on cards without margins.
  public static var _appearance: (isGrouped: Bool, isInset: Bool) { (true, false) }
}
/// A style that shows each section on a card with margins.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// The inset style. It is shown like the plain style.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Whether sections are shown on cards, and whether the cards have margins. Both are false.
  public static var _appearance: (isGrouped: Bool, isInset: Bool) { (false, false) }
}
/// The style of sidebars. On regular width, rows are shown without cards and separators, and on compact width like those of
/// the inset grouped style. The headers of sections are prominent.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style, which is inset grouped.
  public nonisolated static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// A style that shows rows without cards.
  public nonisolated static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// A style that shows each section on a card that fills the list's width.
  public nonisolated static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// A style that shows each section on a card with margins.
  public nonisolated static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// The inset style. It is shown like the plain style.
  public nonisolated static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// The style of sidebars.
  public nonisolated static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The values set by list modifiers.
struct ListAppearance: Equatable {
  struct Style: Equatable {
    var isGrouped = true
    var isInset = true
    /// Whether the headers of sections are prominent, and those of expandable sections have a button.
    var isSidebar = false
    /// Whether the list has the default style of its position.
    var isAutomatic = true
  }
  var style = Style()
  var sectionSpacing: CGFloat?
  var rowSpacing: CGFloat?
  var minimumRowHeight: CGFloat?
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
  /// The minimum row height of lists.
  public var defaultMinListRowHeight: CGFloat {
    get { listAppearance.minimumRowHeight ?? (isGlass ? 52 : 44) }
    set { listAppearance.minimumRowHeight = newValue }
  }
}

/// The spacing between list sections.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?
  /// The list style's default spacing.
  public static let `default` = ListSectionSpacing(length: nil)
  /// A compact spacing of 16 points.
  public static let compact = ListSectionSpacing(length: 16)
  /// Returns a custom spacing in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

/// A type that defines the appearance of forms.
@MainActor @preconcurrency
public protocol FormStyle {}
/// The default form style, which is grouped.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A style that shows grouped rows.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// The columns style. It is shown like the grouped style.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}
}
extension FormStyle where Self == AutomaticFormStyle {
  /// The default style, which is grouped.
  public nonisolated static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// A style that shows grouped rows.
  public nonisolated static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// The columns style. It is shown like the grouped style.
  public nonisolated static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets the style for lists within this view.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let appearance = S._appearance
    return environment(
      \.listAppearance.style,
      ListAppearance.Style(
        isGrouped: appearance.isGrouped, isInset: appearance.isInset, isSidebar: S.self == SidebarListStyle.self,
        isAutomatic: S.self == DefaultListStyle.self))
  }
  /// Sets the style for forms. Has no effect, because every form is grouped.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
  /// Sets the spacing between list sections.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listAppearance.sectionSpacing, spacing.length)
  }
  /// Sets the spacing between list sections, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listAppearance.sectionSpacing, spacing)
  }
  /// Sets the visibility of the background of lists and forms within this view.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesScrollContentBackground, visibility == .hidden)
  }
}
