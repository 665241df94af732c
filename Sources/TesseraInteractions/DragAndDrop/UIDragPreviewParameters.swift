// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// How a preview of something that is dragged looks.
open class UIDragPreviewParameters: UIPreviewParameters {
  /// The appearance of a view that is shown whole.
  public override init() {
    super.init()
  }

  /// Returns a copy of the same kind with the same values.
  nonisolated open override func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { SendableCopy(copied()) }.value
  }

  private func copied() -> UIDragPreviewParameters {
    let copy = UIDragPreviewParameters()
    copy.take(from: self)
    return copy
  }
}
