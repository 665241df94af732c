// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What observers of layers and of their views are told. A view's geometry and look are its layer's, so a change of the
// layer is one of the view, whoever made it: code, an animation block or the layout engine. Runs while something in the
// program is observed, and then only.

import Foundation
import TesseraFoundation

extension CALayer {
  private static let geometryKeys = ["frame", "bounds", "position"]
  /// What depends on bounds and place of a view, a scroll view's offset among it.
  private static let viewGeometryKeys = ["frame", "bounds", "center", "contentOffset"]

  /// Before a stored property changes.
  func observedWillChange(_ key: String) {
    KeyValues.willChange(self, key, affecting: Self.dependents(of: key))
    guard let view = viewOwner, let keys = Self.viewKeys[key] else { return }
    KeyValues.willChange(view, nil, affecting: keys)
  }

  /// After it has.
  func observedDidChange(_ key: String) {
    KeyValues.didChange(self, key, affecting: Self.dependents(of: key))
    guard let view = viewOwner, let keys = Self.viewKeys[key] else { return }
    KeyValues.didChange(view, nil, affecting: keys)
  }

  /// Runs a body that sets several properties of the layer's geometry, as one change.
  ///
  /// - Parameters:
  ///   - key: The layer's property that is set; nil for none.
  ///   - viewKey: That of its view.
  func observedGeometry(_ key: String? = nil, view viewKey: String? = nil, _ body: () -> Void) {
    guard let view = viewOwner else {
      return KeyValues.change(self, key: key, affecting: Self.geometryKeys, body: body)
    }
    KeyValues.change(view, key: viewKey, affecting: Self.viewGeometryKeys) {
      KeyValues.change(self, key: key, affecting: Self.geometryKeys, body: body)
    }
  }

  private static func dependents(of key: String) -> [String] {
    switch key {
    case "bounds", "position", "anchorPoint", "transform": ["frame"]
    default: []
    }
  }

  /// What a layer's property is called in its view, and what depends on it there.
  private static let viewKeys: [String: [String]] = [
    "bounds": ["bounds", "frame", "contentOffset"], "position": ["center", "frame"], "anchorPoint": ["frame"],
    "transform": ["transform", "frame"], "opacity": ["alpha"], "isHidden": ["isHidden"],
    "backgroundColor": ["backgroundColor"],
  ]
}
