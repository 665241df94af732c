// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What documents of a renderer are like.
open class UIGraphicsPDFRendererFormat: NSObject {
  /// What the file says of itself, by the keys `kCGPDFContextTitle`, `…Author`, `…Subject`, `…Keywords` and `…Creator`; others
  /// are left out. Empty by default.
  open var documentInfo: [String: Any] = [:]

  /// A format without information.
  public override init() {
    super.init()
  }

  /// A new format without information.
  open class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
  /// A new format without information.
  open class func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}
