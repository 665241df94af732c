// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraLayout

/// Stands for a layer that others refer to without keeping it alive.
final class LayerHandle: Sendable {
  private let reference: ZeroingReference<CALayer>

  /// The layer; nil as soon as its deinitialization begins.
  var layer: CALayer? { reference.object }

  init(_ layer: CALayer) { reference = ZeroingReference(layer, layer) }
}
