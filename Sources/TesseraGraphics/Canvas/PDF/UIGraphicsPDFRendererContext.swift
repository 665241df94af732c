// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The drawing environment that a PDF renderer passes to its closure.
open class UIGraphicsPDFRendererContext: NSObject {
  private let pages: PDFPages
  private let storedFormat: UIGraphicsPDFRendererFormat
  /// The context that draws the pages. Its y-axis points down.
  open var cgContext: CGContext { pages.context }
  /// The renderer's format.
  open var format: UIGraphicsPDFRendererFormat { storedFormat }
  /// The current page's bounds, in points.
  open var pdfContextBounds: CGRect { pages.bounds }

  init(_ pages: PDFPages, _ format: UIGraphicsPDFRendererFormat) {
    self.pages = pages
    storedFormat = format
    super.init()
  }

  /// Ends the current page and begins another page with the renderer's bounds. Resets the colors, the transform and
  /// the clips.
  open func beginPage() { pages.beginPage() }
  /// Ends the current page and begins another page with the given bounds. The page information is ignored.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { pages.beginPage(bounds) }

  /// Links a rectangle on the page to a URL.
  open func setURL(_ url: URL, for rect: CGRect) { pages.link(to: url, rect) }
  /// Adds a named destination at a point on the page.
  open func addDestination(withName name: String, at point: CGPoint) { pages.addDestination(name, at: point) }
  /// Links a rectangle on the page to a named destination.
  open func setDestinationWithName(_ name: String, for rect: CGRect) { pages.link(to: name, rect) }

  /// Fills a rectangle with the fill color, blending translucent colors.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws a 1-point border inside a rectangle in the stroke color.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Clips to a rectangle until the context's state is restored.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
