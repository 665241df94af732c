// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The format of the documents that a PDF renderer creates.
open class UIGraphicsPDFRendererFormat: NSObject {
  /// The document information. Supported keys are `kCGPDFContextTitle`, `…Author`, `…Subject`, `…Keywords` and
  /// `…Creator`. Empty by default.
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
