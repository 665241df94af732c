// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What a PDF renderer's closure draws with.
open class UIGraphicsPDFRendererContext: NSObject {
  private let pages: PDFPages
  private let storedFormat: UIGraphicsPDFRendererFormat
  /// The context that draws the pages, y downwards.
  open var cgContext: CGContext { pages.context }
  /// The renderer's format.
  open var format: UIGraphicsPDFRendererFormat { storedFormat }
  /// The bounds of the present page, in points.
  open var pdfContextBounds: CGRect { pages.bounds }

  init(_ pages: PDFPages, _ format: UIGraphicsPDFRendererFormat) {
    self.pages = pages
    storedFormat = format
    super.init()
  }

  /// Ends the page before and begins one of the renderer's bounds. Colours, transform and clips are as at first.
  open func beginPage() { pages.beginPage() }
  /// Ends the page before and begins one of these bounds. The information is not used.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { pages.beginPage(bounds) }

  /// Makes a rectangle of the page lead to an address.
  open func setURL(_ url: URL, for rect: CGRect) { pages.link(to: url, rect) }
  /// Gives a point of the page a name that rectangles can lead to.
  open func addDestination(withName name: String, at point: CGPoint) { pages.addDestination(name, at: point) }
  /// Makes a rectangle of the page lead to a named point.
  open func setDestinationWithName(_ name: String, for rect: CGRect) { pages.link(to: name, rect) }

  /// Fills a rectangle with the fill colour, translucent colours over what is there.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Frames a rectangle with lines of one point inside it, in the stroke colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Cuts off what is drawn outside of a rectangle, until the context's state is restored.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
