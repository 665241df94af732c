// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Stands for a layer that others refer to without keeping it alive. The layer clears it when it is destroyed.
final class LayerHandle: @unchecked Sendable {
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var layer: CALayer?

  init(_ layer: CALayer) { self.layer = layer }
}
