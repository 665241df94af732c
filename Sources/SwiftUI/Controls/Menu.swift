// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A button that shows a menu.
///
/// - Note: Differs from SwiftUI: tapping the label does not show the menu.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  @Environment(\.primitiveButtonStyle) private var style

  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.label = label() }
  /// Creates a menu with a primary action. The action is never performed.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.label = label()
  }

  /// The label as a button.
  public var body: some View {
    Button(action: { Report.unsupported("Menu(content:)") }) { label }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { label = Text(titleKey) }
  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { label = Text(title) }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
  }
  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    label = SwiftUI.Label(title, systemImage: systemImage)
  }
}

/// The order of the items in a menu.
public struct MenuOrder: Hashable, Sendable {
  private let rawValue: Int
  /// The default order for the context.
  public static let automatic = MenuOrder(rawValue: 0)
  /// The first item is the closest to the finger.
  public static let priority = MenuOrder(rawValue: 1)
  /// The order in code.
  public static let fixed = MenuOrder(rawValue: 2)
}

/// The behavior of a menu after an action: whether it is dismissed.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let rawValue: Int
  /// The default dismissal for the context.
  public static let automatic = MenuActionDismissBehavior(rawValue: 0)
  /// The menu is dismissed.
  public static let enabled = MenuActionDismissBehavior(rawValue: 1)
  /// The menu stays open.
  public static let disabled = MenuActionDismissBehavior(rawValue: 2)
}

/// A type that determines the appearance of menus.
@MainActor @preconcurrency
public protocol MenuStyle {}
/// The default style for the context: a button.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A button.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A button without a border. An older name of `ButtonMenuStyle`.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public nonisolated init() {}
}
extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style for the context.
  public nonisolated static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// A button.
  public nonisolated static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  public nonisolated static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  /// Sets the style of menus. All styles are buttons.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
  /// Sets the order of the items in menus. Has no effect yet.
  public func menuOrder(_ order: MenuOrder) -> some View { unsupported("menuOrder") }
  /// Sets the visibility of the indicators of menus. Has no effect yet.
  public func menuIndicator(_ visibility: Visibility) -> some View { unsupported("menuIndicator") }
  /// Sets whether menus are dismissed after an action. Has no effect yet.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    unsupported("menuActionDismissBehavior")
  }
  /// Adds a context menu. Has no effect yet.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    unsupported("contextMenu")
  }
  /// Adds a context menu with a preview. Has no effect yet.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    unsupported("contextMenu")
  }
}
