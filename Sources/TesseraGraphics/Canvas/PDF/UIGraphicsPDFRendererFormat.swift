// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The format of a renderer's documents.
open class UIGraphicsPDFRendererFormat: NSObject {
  /// The document information, with the keys `kCGPDFContextTitle`, `…Author`, `…Subject`, `…Keywords` and `…Creator`. Other keys
  /// are ignored. Empty by default.
  open var documentInfo: [String: Any] = [:]

  /// Creates a format without document information.
  public override init() {
    super.init()
  }

  /// Returns a new format without document information.
  open class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
  /// Returns a new format without document information.
  open class func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}
