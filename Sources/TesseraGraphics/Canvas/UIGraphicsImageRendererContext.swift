// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The drawing environment that an image renderer passes to its closure.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context that draws the image.
  open var cgContext: CGContext { storedContext }
  private let storedContext: CGContext
  /// The renderer's format.
  open var format: UIGraphicsImageRendererFormat { storedFormat }
  private let storedFormat: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    storedContext = context
    storedFormat = format
    super.init()
  }

  /// Fills a rectangle with the fill color, blending translucent colors.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws a 1-point border inside a rectangle in the stroke color.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Clips to a rectangle until the context's state is restored.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
