// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraViews

/// The proposed effect of a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, NSCopying {
  /// The operation of the drop.
  open private(set) var operation: UIDropOperation
  /// Whether the drop is precise. Stored only, because drops are always at the finger. `false` by default.
  open var isPrecise = false
  /// Whether the preview keeps its full size. Stored only, because previews always keep their size. `false` by
  /// default.
  open var prefersFullSizePreview = false

  /// Creates a proposal with an operation.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// Returns a copy of the same class with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { SendableCopy(copied()) }.value
  }

  /// Returns the copy for `copy(with:)`. Subclasses override this method to copy their properties.
  @_spi(Tessera) open func copied() -> UIDropProposal {
    let copy = UIDropProposal(operation: operation)
    (copy.isPrecise, copy.prefersFullSizePreview) = (isPrecise, prefersFullSizePreview)
    return copy
  }
}
