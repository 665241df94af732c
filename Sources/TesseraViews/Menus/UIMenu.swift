// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A list of actions and submenus.
///
/// Buttons and bar items show their menu when tapped. Other views show a context menu after a long press.
open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw value of the identifier.
    public let rawValue: String

    /// Creates an identifier with a raw value.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier with a raw value.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Options for the presentation of a menu inside its parent menu.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The raw bits, with UIKit's values.
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Shows the children in the parent menu, between thick separators.
    public static let displayInline = Options(rawValue: 1)
    /// Shows the title in red.
    public static let destructive = Options(rawValue: 2)
    /// Choosing an action turns it on and turns the other actions off.
    public static let singleSelection = Options(rawValue: 32)
    /// Shows the children as a row of images.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// The identifier of the menu. It is unique unless the initializer received one.
  open private(set) var identifier: Identifier
  /// The presentation of the menu inside its parent menu.
  open private(set) var options: Options
  /// The actions and menus in this menu, in order.
  open private(set) var children: [UIMenuElement]
  /// The size of the elements. `automatic` by default.
  open var preferredElementSize: ElementSize = .automatic
  private static var count = 0

  /// Creates a menu of actions and submenus.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(Self.count)")
    self.options = options
    self.children = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The actions whose state is on, in order, including those of menus with `displayInline`.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let action = child as? UIAction { return action.state == .on ? [action] : [] }
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.selectedElements
    }
  }

  /// The actions of the menu and of its inline submenus, in order.
  var actions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let action = child as? UIAction { return action.attributes.contains(.hidden) ? [] : [action] }
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.actions
    }
  }

  /// Returns a copy of the menu with the same identifier and different children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}
