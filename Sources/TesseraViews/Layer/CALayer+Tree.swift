// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Adding, moving and replacing sublayers.

import Foundation

extension CALayer {
  func insert(_ layer: CALayer, at index: Int) {
    checkInsertion(layer)
    layer.removeFromSuperlayer()
    let place = min(index, sublayerList?.count ?? 0)
    if sublayerList == nil { sublayerList = [layer] } else { sublayerList?.insert(layer, at: place) }
    layer.parent = self
    if watchesBounds, host == nil { LayerLayout.addLayer(self) }
  }

  /// The implementation of the `sublayers` setter. Removes omitted layers, and removes new layers from their previous
  /// superlayers.
  func replaceSublayers(_ layers: [CALayer]) {
    var kept: Set<ObjectIdentifier> = []
    let layers = layers.filter { kept.insert(ObjectIdentifier($0)).inserted }
    for layer in layers where layer.parent !== self { checkInsertion(layer) }
    for layer in sublayerList ?? [] where !kept.contains(ObjectIdentifier(layer)) { layer.parent = nil }
    for layer in layers where layer.parent !== self {
      layer.removeFromSuperlayer()
      layer.parent = self
    }
    sublayerList = layers.isEmpty ? nil : layers
    if watchesBounds, host == nil { LayerLayout.addLayer(self) }
  }

  /// Removes the layer from its superlayer.
  func detach() {
    guard let parent else { return }
    if parent.sublayerList?.last === self {
      parent.sublayerList?.removeLast()
    } else if let index = parent.sublayerList?.firstIndex(where: { $0 === self }) {
      parent.sublayerList?.remove(at: index)
    }
    if parent.sublayerList?.isEmpty == true { parent.sublayerList = nil }
    self.parent = nil
  }

  func index(of sublayer: CALayer?) -> Int? { sublayerList?.firstIndex { $0 === sublayer } }

  /// Raises an exception for a cycle, as in Core Animation. A layer without sublayers can form a cycle only with
  /// itself.
  private func checkInsertion(_ layer: CALayer) {
    var above: CALayer? = layer === self || layer.sublayerList != nil ? self : nil
    while let current = above {
      if current === layer {
        raise(
          "CALayerInvalid", "layer \(layer) is a part of cycle in its layer tree. Remove it from the tree first.")
      }
      above = current.superlayer
    }
  }
}
