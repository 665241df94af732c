// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A list of actions and menus.
///
/// Buttons and bar items show it at a touch, context menus after a long press.
open class UIMenu: UIMenuElement {
  /// A name that tells menus apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier of a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a menu is shown in the one around.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The children stand in the menu around, between thick lines.
    public static let displayInline = Options(rawValue: 1)
    /// Its title is red.
    public static let destructive = Options(rawValue: 2)
    /// Choosing one action turns it on and the others off.
    public static let singleSelection = Options(rawValue: 32)
    /// The children stand side by side as images.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// What tells the menu apart: one that was given, or a new one for each menu.
  open private(set) var identifier: Identifier
  /// How the menu is shown in the one around.
  open private(set) var options: Options
  /// The actions and menus in this one, in order.
  open private(set) var children: [UIMenuElement]
  /// How large the elements are shown. `automatic` by default.
  open var preferredElementSize: ElementSize = .automatic
  private static var count = 0

  /// Creates a menu of actions and further menus.
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

  /// The actions whose state is on, in order, those of menus with `displayInline` included.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let action = child as? UIAction { return action.state == .on ? [action] : [] }
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.selectedElements
    }
  }

  /// The actions of the menu and of those displayed inline in it, in order.
  var actions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let action = child as? UIAction { return action.attributes.contains(.hidden) ? [] : [action] }
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.actions
    }
  }

  /// Returns a copy of the menu, of the same identifier, with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}
