// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// The appearance of a drag preview.
open class UIDragPreviewParameters: UIPreviewParameters {
  /// Creates parameters that show the whole view.
  public override init() {
    super.init()
  }

  /// Returns a copy of the same class with the same values.
  nonisolated open override func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { SendableCopy(copied()) }.value
  }

  private func copied() -> UIDragPreviewParameters {
    let copy = UIDragPreviewParameters()
    copy.take(from: self)
    return copy
  }
}
