// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Key-value observing of layers and their views. A view's geometry and appearance are stored in its layer, so a
// change to the layer is also a change to the view, regardless of whether it was made by code, an animation block or
// the layout engine. Active only while any object in the program is observed.

import Foundation
import TesseraFoundation

extension CALayer {
  private static let geometryKeys = ["frame", "bounds", "position"]
  /// The keys that depend on a view's bounds and position, including a scroll view's offset.
  private static let viewGeometryKeys = ["frame", "bounds", "center", "contentOffset"]

  /// Notifies observers before a stored property changes.
  func observedWillChange(_ key: String) {
    KeyValues.willChange(self, key, affecting: Self.dependents(of: key))
    guard let view = viewOwner, let keys = Self.viewKeys[key] else { return }
    KeyValues.willChange(view, nil, affecting: keys)
  }

  /// Notifies observers after a stored property has changed.
  func observedDidChange(_ key: String) {
    KeyValues.didChange(self, key, affecting: Self.dependents(of: key))
    guard let view = viewOwner, let keys = Self.viewKeys[key] else { return }
    KeyValues.didChange(view, nil, affecting: keys)
  }

  /// Runs a body that sets several geometry properties of the layer, and reports them as a single change.
  ///
  /// - Parameters:
  ///   - key: The layer property being set, or nil.
  ///   - viewKey: The corresponding view property.
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

  /// The view properties that depend on each layer property, keyed by the layer property's name.
  private static let viewKeys: [String: [String]] = [
    "bounds": ["bounds", "frame", "contentOffset"], "position": ["center", "frame"], "anchorPoint": ["frame"],
    "transform": ["transform", "frame"], "opacity": ["alpha"], "isHidden": ["isHidden"],
    "backgroundColor": ["backgroundColor"],
  ]
}
