// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
@_spi(Tessera) import TesseraViews

// The drawn structure of a menu: sections of rows. Menus with `displayInline` become separate sections, hidden or empty
// elements are omitted, and deferred elements show an activity indicator until they are loaded.

/// Rows of a menu between two thick separators.
@MainActor
struct MenuSection {
  /// The arrangement of a section's elements.
  enum Shape {
    /// In one column.
    case rows
    /// In rows of images, or of images with titles below.
    case small, medium
    /// In one row that scrolls.
    case palette

    /// The number of elements in a row.
    var columns: Int {
      switch self {
      case .rows: 1
      case .small: 4
      case .medium: 3
      case .palette: .max
      }
    }
  }

  /// The text above the rows; empty for none.
  let title: String
  let shape: Shape
  var rows: [MenuRow]
  /// The menu that the rows are in, for single selection.
  let menu: UIMenu

  /// Returns the sections of a menu, without empty ones.
  static func sections(of menu: UIMenu) -> [MenuSection] {
    var sections: [MenuSection] = []
    collect(menu, menu.children, title: "", inside: [], into: &sections)
    return sections.filter { !$0.rows.isEmpty }
  }

  /// - Parameter inside: The enclosing deferred elements. Each is skipped inside itself, because it may provide itself again.
  private static func collect(
    _ menu: UIMenu, _ children: [UIMenuElement], title: String, inside: [UIDeferredMenuElement],
    into sections: inout [MenuSection]
  ) {
    var current = MenuSection(title: title, shape: shape(of: menu), rows: [], menu: menu)
    for child in children {
      if let inline = child as? UIMenu, inline.isInline {
        sections.append(current)
        current = MenuSection(title: "", shape: current.shape, rows: [], menu: menu)
        collect(inline, inline.children, title: inline.title, inside: inside, into: &sections)
      } else if let deferred = child as? UIDeferredMenuElement, let elements = deferred.elements {
        guard UIMenu.showsElements(of: deferred, inside: inside) else { continue }
        // Loaded elements may contain inline menus as well.
        var inner: [MenuSection] = []
        collect(menu, elements, title: "", inside: inside + [deferred], into: &inner)
        guard let first = inner.first else { continue }
        current.rows += first.rows
        if inner.count > 1 {
          sections.append(current)
          sections += inner.dropFirst().dropLast()
          current = inner[inner.count - 1]
        }
      } else if let row = MenuRow(child) {
        current.rows.append(row)
      }
    }
    sections.append(current)
  }

  private static func shape(of menu: UIMenu) -> Shape {
    if menu.options.contains(.displayAsPalette) { return .palette }
    return switch menu.preferredElementSize {
    case .small: .small
    case .medium: .medium
    case .large, .automatic: .rows
    }
  }
}

extension UIMenu {
  /// Whether the elements are shown in the parent menu. Always `true` for a palette.
  var isInline: Bool { !options.isDisjoint(with: [.displayInline, .displayAsPalette]) }

  /// The deferred elements in the menu and its inline submenus.
  var deferredElements: [UIDeferredMenuElement] { Self.deferred(children, []) }

  /// Returns whether a deferred element's elements are shown. They are not shown inside the element itself or inside 16
  /// others.
  static func showsElements(of element: UIDeferredMenuElement, inside outer: [UIDeferredMenuElement]) -> Bool {
    outer.count < 16 && !outer.contains { $0 === element }
  }

  private static func deferred(
    _ elements: [UIMenuElement], _ outer: [UIDeferredMenuElement]
  ) -> [UIDeferredMenuElement] {
    elements.flatMap { child -> [UIDeferredMenuElement] in
      if let deferred = child as? UIDeferredMenuElement {
        guard showsElements(of: deferred, inside: outer) else { return [] }
        return [deferred] + Self.deferred(deferred.elements ?? [], outer + [deferred])
      }
      guard let menu = child as? UIMenu, menu.isInline else { return [] }
      return Self.deferred(menu.children, outer)
    }
  }
}
