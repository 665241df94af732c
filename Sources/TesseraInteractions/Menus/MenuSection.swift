// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
@_spi(Tessera) import TesseraViews

// The sections of rows that a menu displays. Menus with `displayInline` become separate sections, hidden and empty
// elements are omitted, and deferred elements show an activity indicator until they are loaded.

/// A group of a menu's rows between two thick separators.
@MainActor
struct MenuSection {
  /// The arrangement of a section's elements.
  enum Shape {
    /// A column of rows.
    case rows
    /// Rows of images (`small`), or of images with titles below (`medium`).
    case small, medium
    /// A single row that scrolls.
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

  /// The title above the rows, or an empty string.
  let title: String
  let shape: Shape
  var rows: [MenuRow]
  /// The menu that contains the rows, used for single selection.
  let menu: UIMenu

  /// Returns a menu's sections, omitting empty sections.
  static func sections(of menu: UIMenu) -> [MenuSection] {
    var sections: [MenuSection] = []
    collect(menu, menu.children, title: "", inside: [], into: &sections)
    return sections.filter { !$0.rows.isEmpty }
  }

  /// - Parameter inside: The enclosing deferred elements. An element nested in itself is skipped, because it could
  ///   provide itself endlessly.
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
        // Loaded elements may also contain inline menus.
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

  /// Returns whether the elements provided by a deferred element are shown. They are not shown if the deferred
  /// element is nested in itself or in 16 other deferred elements.
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
