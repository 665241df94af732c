// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
@_spi(Tessera) import TesseraViews

// From a menu to what is drawn of it: sections of rows. Menus with `displayInline` become sections of their own, what is
// hidden or empty is left out, and places whose elements are still to come hold a wheel.

/// Rows of a menu between two thick lines.
@MainActor
struct MenuSection {
  /// How the elements of a section stand.
  enum Shape {
    /// One below the other.
    case rows
    /// Side by side: images, or with titles below.
    case small, medium
    /// Side by side in one line that scrolls.
    case palette

    /// How many stand side by side.
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

  /// Returns the sections of a menu, without what has nothing to show.
  static func sections(of menu: UIMenu) -> [MenuSection] {
    var sections: [MenuSection] = []
    collect(menu, menu.children, title: "", inside: [], into: &sections)
    return sections.filter { !$0.rows.isEmpty }
  }

  /// - Parameter inside: The elements around that were given later: they may give themselves.
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
        guard UIMenu.mayGive(deferred, inside) else { continue }
        // What has come may hold menus to be shown inline, too.
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
  /// Whether the elements count as those of the menu around. A palette does always.
  var isInline: Bool { !options.isDisjoint(with: [.displayInline, .displayAsPalette]) }

  /// The places in the menu, and in what is shown inline in it, whose elements are made when it is shown.
  var deferredElements: [UIDeferredMenuElement] { Self.deferred(children, []) }

  /// Returns whether what an element gives is shown: not inside itself, nor inside sixteen others.
  static func mayGive(_ element: UIDeferredMenuElement, _ outer: [UIDeferredMenuElement]) -> Bool {
    outer.count < 16 && !outer.contains { $0 === element }
  }

  private static func deferred(
    _ elements: [UIMenuElement], _ outer: [UIDeferredMenuElement]
  ) -> [UIDeferredMenuElement] {
    elements.flatMap { child -> [UIDeferredMenuElement] in
      if let deferred = child as? UIDeferredMenuElement {
        guard mayGive(deferred, outer) else { return [] }
        return [deferred] + Self.deferred(deferred.elements ?? [], outer + [deferred])
      }
      guard let menu = child as? UIMenu, menu.isInline else { return [] }
      return Self.deferred(menu.children, outer)
    }
  }
}
