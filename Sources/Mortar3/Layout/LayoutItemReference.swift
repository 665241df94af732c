// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A reference to a coordinate's item. Inside a builder, a view has no superview yet, and a reference may name a view
// that is created later. Therefore, items are resolved after the outermost builder has ended.

import UIKit

/// A view or guide, or a description of how to find it.
@MainActor
struct LayoutItemReference {
  enum Base {
    case view(UIView)
    case guide(UILayoutGuide)
    case parent(of: AnyObject)
    case reference(String, near: UIView)
  }

  enum Region {
    case own
    case safeArea
    case keyboard
  }

  let base: Base
  let region: Region

  init(_ base: Base, _ region: Region = .own) {
    self.base = base
    self.region = region
  }

  /// Returns the view or guide to constrain.
  func resolve() throws(MortarFault) -> AnyObject {
    let item = try resolveBase()
    guard region != .own else { return item }
    guard let view = item as? UIView else {
      throw MortarFault("A layout guide has no \(region.displayName). Use the guide of a view.")
    }
    return region == .safeArea ? view.safeAreaLayoutGuide : view.keyboardLayoutGuide
  }

  private func resolveBase() throws(MortarFault) -> AnyObject {
    switch base {
    case .view(let view): return view
    case .guide(let guide): return guide
    case .parent(let item):
      if let parent = Self.parent(of: item) { return parent }
      throw MortarFault(
        "\(MortarText.name(of: item)) has no superview. Put it into the braces of another view, add it with "
          + "addSubview(_:) first, or name the other view instead of the parent.")
    case .reference(let identifier, let view):
      guard MortarMainThreadLayoutStack.isExecuting else {
        throw MortarFault(
          "Layout references can only be used while a hierarchy is being built. Move the statement inside the braces "
            + "of the outermost view.")
      }
      if let found = MortarMainThreadLayoutStack.view(for: identifier, near: view) { return found }
      let known = MortarMainThreadLayoutStack.referenceNames
      throw MortarFault(
        "No view of this hierarchy has the layoutReferenceId \"\(identifier)\". "
          + (known.isEmpty
            ? "Set it on the referenced view."
            : "Known identifiers: \(known.map { "\"\($0)\"" }.joined(separator: ", "))."))
    }
  }

  /// Returns a view's superview or a guide's owning view.
  static func parent(of item: AnyObject) -> UIView? {
    (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
  }

  /// The item in approximately its source form.
  var text: String {
    switch (base, region) {
    case (.view(let view), .own): MortarText.name(of: view)
    case (.view(let view), let region): "\(MortarText.name(of: view)).\(region.spelling)"
    case (.guide(let guide), _): MortarText.name(of: guide)
    case (.parent, .own): "parentLayout"
    case (.parent, .safeArea): "parentSafeAreaLayout"
    case (.parent, .keyboard): "parentKeyboardLayout"
    case (.reference(let id, _), .own): "referencedLayout(\"\(id)\")"
    case (.reference(let id, _), .safeArea): "referencedSafeAreaLayout(\"\(id)\")"
    case (.reference(let id, _), .keyboard): "referencedKeyboardLayout(\"\(id)\")"
    }
  }
}

extension LayoutItemReference.Region {
  var displayName: String { self == .keyboard ? "keyboard guide" : "safe area" }
  var spelling: String { self == .keyboard ? "keyboardLayout" : "safeLayout" }
}
