// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What an image renderer's closure draws with.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  open var cgContext: CGContext { storedContext }
  private let storedContext: CGContext
  open var format: UIGraphicsImageRendererFormat { storedFormat }
  private let storedFormat: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    storedContext = context
    storedFormat = format
    super.init()
  }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Frames a rectangle with lines inside it.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
