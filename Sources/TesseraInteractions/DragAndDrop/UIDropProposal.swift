// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraViews

/// What would happen if the finger lifted now.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, NSCopying {
  /// What the drop would do.
  open private(set) var operation: UIDropOperation
  /// Stored only: the place of the drop is always the finger's. `false` by default.
  open var isPrecise = false
  /// Stored only: previews keep their size. `false` by default.
  open var prefersFullSizePreview = false

  /// Creates a proposal to do something with the things that are dragged.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// Returns a proposal of the same class with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { SendableCopy(copied()) }.value
  }

  /// What `copy(with:)` returns; subclasses add what they have.
  @_spi(Tessera) open func copied() -> UIDropProposal {
    let copy = UIDropProposal(operation: operation)
    (copy.isPrecise, copy.prefersFullSizePreview) = (isPrecise, prefersFullSizePreview)
    return copy
  }
}
