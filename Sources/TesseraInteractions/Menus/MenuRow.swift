// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// A menu element that performs an action, such as a `UIAction` or `UICommand`.
typealias MenuLeaf = UIMenuElement & UIMenuLeaf

/// A visible row of a menu.
@MainActor
enum MenuRow {
  case leaf(any MenuLeaf)
  case submenu(UIMenu)
  /// A placeholder for elements that are being loaded.
  case loading(UIDeferredMenuElement)

  /// Creates the row of an element. Returns nil for hidden leaves and empty menus.
  init?(_ element: UIMenuElement) {
    if let leaf = element as? any MenuLeaf {
      guard !leaf.attributes.contains(.hidden) else { return nil }
      self = .leaf(leaf)
    } else if let menu = element as? UIMenu {
      guard !menu.children.isEmpty else { return nil }
      self = .submenu(menu)
    } else if let deferred = element as? UIDeferredMenuElement {
      self = .loading(deferred)
    } else {
      return nil
    }
  }

  /// The menu element, or nil while it is being loaded.
  var element: UIMenuElement? {
    switch self {
    case .leaf(let leaf): leaf
    case .submenu(let menu): menu
    case .loading: nil
    }
  }

  var title: String {
    switch self {
    case .leaf(let leaf): (leaf as any UIMenuLeaf).title
    case .submenu(let menu): menu.title
    case .loading: "Loading\u{2026}"
    }
  }

  var subtitle: String? { element?.subtitle.flatMap { $0.isEmpty ? nil : $0 } }

  var image: UIImage? {
    guard case .leaf(let leaf) = self else { return element?.image }
    return leaf.state == .on ? leaf.selectedImage ?? (leaf as any UIMenuLeaf).image : (leaf as any UIMenuLeaf).image
  }

  var state: UIMenuElement.State {
    if case .leaf(let leaf) = self { leaf.state } else { .off }
  }

  var isEnabled: Bool {
    switch self {
    case .leaf(let leaf): !leaf.attributes.contains(.disabled)
    case .submenu: true
    case .loading: false
    }
  }

  var isDestructive: Bool {
    switch self {
    case .leaf(let leaf): leaf.attributes.contains(.destructive)
    case .submenu(let menu): menu.options.contains(.destructive)
    case .loading: false
    }
  }

  /// The name of the symbol before the title, such as a checkmark, or nil.
  var mark: String? {
    switch self {
    case .submenu: "chevron.forward"
    case .leaf(let leaf): leaf.state == .off ? nil : leaf.state == .on ? "checkmark" : "minus"
    case .loading: nil
    }
  }
}
