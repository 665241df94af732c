// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A weak handle to a layer. The layer clears it when it is deallocated.
final class LayerHandle: @unchecked Sendable {
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var layer: CALayer?

  init(_ layer: CALayer) { self.layer = layer }
}
