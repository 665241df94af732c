// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// The order of a menu's items.
public struct MenuOrder: Hashable, Sendable {
  private let rawValue: Int
  /// The default order for the context.
  public static let automatic = MenuOrder(rawValue: 0)
  /// The first item is closest to the location of the touch.
  public static let priority = MenuOrder(rawValue: 1)
  /// The order in which the items are declared.
  public static let fixed = MenuOrder(rawValue: 2)

  /// The order as UIKit's value.
  var elementOrder: UIContextMenuConfiguration.ElementOrder {
    self == .priority ? .priority : self == .fixed ? .fixed : .automatic
  }
}

/// A value that determines whether a menu is dismissed after an action.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let rawValue: Int
  /// The default behavior for the context: the menu is dismissed.
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

private struct MenuOrderKey: EnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}
private struct MenuDismissKey: EnvironmentKey {
  static var defaultValue: MenuActionDismissBehavior { .automatic }
}

extension EnvironmentValues {
  /// The order of menu items.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuDismissKey.self] }
    set { self[MenuDismissKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for menus. Has no effect, because every menu is shown as a button.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
  /// Sets the order of menu items within this view.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
  /// Sets the visibility of menu indicators. Has no effect yet.
  public func menuIndicator(_ visibility: Visibility) -> some View { unsupported("menuIndicator") }
  /// Sets whether menus are dismissed after an action. Applies to menus inside this view, and to the actions of a
  /// menu whose content has this modifier.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }
}
