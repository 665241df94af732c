// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A button that represents a menu.
///
/// - Note: Differs from SwiftUI: tapping the label does not present the menu.
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

  /// A button with the menu's label.
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

/// The order of a menu's items.
public struct MenuOrder: Hashable, Sendable {
  private let rawValue: Int
  /// The default order for the context.
  public static let automatic = MenuOrder(rawValue: 0)
  /// The first item is closest to the location of the touch.
  public static let priority = MenuOrder(rawValue: 1)
  /// The order in which the items are declared.
  public static let fixed = MenuOrder(rawValue: 2)
}

/// A value that determines whether a menu is dismissed after an action.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let rawValue: Int
  /// The default behavior for the context.
  public static let automatic = MenuActionDismissBehavior(rawValue: 0)
  /// The menu is dismissed.
  public static let enabled = MenuActionDismissBehavior(rawValue: 1)
  /// The menu stays open.
  public static let disabled = MenuActionDismissBehavior(rawValue: 2)
}

/// A type that defines the appearance of menus.
@MainActor @preconcurrency
public protocol MenuStyle {}
/// The default menu style, a button.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A style that shows the menu as a button.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A style that shows the menu as a borderless button. Superseded by `ButtonMenuStyle`.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public nonisolated init() {}
}
extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style, a button.
  public nonisolated static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// A style that shows the menu as a button.
  public nonisolated static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A style that shows the menu as a borderless button.
  public nonisolated static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  /// Sets the style for menus. Has no effect, because every menu is shown as a button.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
  /// Sets the order of menu items. Has no effect yet.
  public func menuOrder(_ order: MenuOrder) -> some View { unsupported("menuOrder") }
  /// Sets the visibility of menu indicators. Has no effect yet.
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
